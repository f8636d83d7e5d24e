#loc1 = loc("tests/kernels/forms_advanced_1.py":45:0)
#loc3 = loc("x"(#loc1))
#loc4 = loc("h"(#loc1))
#loc5 = loc("i"(#loc1))
#loc6 = loc("n"(#loc1))
#loc7 = loc("f"(#loc1))
module {
  func.func @adv_matmultype_1(%arg0: memref<?xf32, 22> loc("x"(#loc1)), %arg1: memref<?xf16, 22> loc("h"(#loc1)), %arg2: memref<?xi32, 22> loc("i"(#loc1)), %arg3: i32 loc("n"(#loc1)), %arg4: f32 loc("f"(#loc1))) attributes {ascendc.aicore, ascendc.global} {
    return loc(#loc2)
  } loc(#loc1)
} loc(#loc)
#loc = loc(unknown)
#loc2 = loc("tests/kernels/forms_advanced_1.py":46:75)
