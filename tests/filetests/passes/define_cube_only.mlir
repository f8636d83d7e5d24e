// RUN: passes define-cube-only
func.func @kernel() attributes {ascir.global} {
  return
}

// CHECK: module attributes {asc.matmul_cube_only} {
// CHECK-NEXT:   emitc.verbatim "#define ASCENDC_CUBE_ONLY"
// CHECK-NEXT:   func.func @kernel() attributes {ascir.global} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
