// RUN: passes strip-debug-info
func.func @kernel(%x: i32 loc("x")) attributes {ascir.global} {
  return
}

// CHECK: module attributes {asc.names_stripped} {
// CHECK-NEXT:   func.func @kernel(%arg0: i32) attributes {ascir.global} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
