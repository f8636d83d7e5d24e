#loc1 = loc("tests/kernels/forms_system_2.py":53:0)
#loc3 = loc("x"(#loc1))
#loc4 = loc("h"(#loc1))
#loc5 = loc("i"(#loc1))
#loc6 = loc("n"(#loc1))
#loc7 = loc("f"(#loc1))
module {
  func.func @printf_1(%arg0: memref<?xf32, 22> loc("x"(#loc1)), %arg1: memref<?xf16, 22> loc("h"(#loc1)), %arg2: memref<?xi32, 22> loc("i"(#loc1)), %arg3: i32 loc("n"(#loc1)), %arg4: f32 loc("f"(#loc1))) attributes {ascendc.aicore, ascendc.global} {
    ascendc.printf  {desc = "text"} :  loc(#loc2)
    return loc(#loc2)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("tests/kernels/forms_system_2.py":54:15)
