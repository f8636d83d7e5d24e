// RUN: passes declare-py-struct
// Inner before outer, each once; results of nested operations come before the function's arguments.
func.func @kernel(%s: memref<?x!ascir.py_struct<"Outer", [i32, !ascir.py_struct<"Inner", [f32], ["x"]>], ["n", "in"]>, 22>) attributes {ascir.global} {
  %t = ascir.construct !ascir.py_struct<"Local", [i32], ["a"]>()
  %u = ascir.construct !ascir.py_struct<"Local", [i32], ["a"]>()
  return
}

// CHECK: module {
// CHECK-NEXT:   ascir.declare_py_struct !ascir.py_struct<"Local", [i32], ["a"]>
// CHECK-NEXT:   ascir.declare_py_struct !ascir.py_struct<"Inner", [f32], ["x"]>
// CHECK-NEXT:   ascir.declare_py_struct !ascir.py_struct<"Outer", [i32, !ascir.py_struct<"Inner", [f32], ["x"]>], ["n", "in"]>
// CHECK-NEXT:   func.func @kernel(%arg0: memref<?x!ascir.py_struct<"Outer", [i32, !ascir.py_struct<"Inner", [f32], ["x"]>], ["n", "in"]>, 22>) attributes {ascir.global} {
// CHECK-NEXT:     %0 = ascir.construct !ascir.py_struct<"Local", [i32], ["a"]>()
// CHECK-NEXT:     %1 = ascir.construct !ascir.py_struct<"Local", [i32], ["a"]>()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
