// RUN: passes privatize-func
func.func @device(%n: i32) -> i32 {
  return %n : i32
}
func.func private @kernel(%n: i32) attributes {ascir.global} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @device(%arg0: i32) -> i32 {
// CHECK-NEXT:     return %arg0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @kernel(%arg0: i32) attributes {ascir.global} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
