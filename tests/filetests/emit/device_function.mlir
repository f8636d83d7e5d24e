// RUN: emit
// Functions that were not inlined; names start anew in each.
func.func private @device(%a: i32 loc("a"), %b: f32) -> i32 {
  return %a : i32
}
func.func @kernel(%x: memref<?xf32, 22>, %n: i32) attributes {ascir.global} {
  %one = arith.constant 1.0 : f32
  %r = func.call @device(%n, %one) : (i32, f32) -> i32
  return
}

// CHECK: __inline__ __attribute__((always_inline)) __aicore__ int32_t device(int32_t v1_a, float v2) {
// CHECK-NEXT:   return v1_a;
// CHECK-NEXT: }
// CHECK-NEXT: extern "C"  __global__ __aicore__ void kernel(__gm__ float* v1, int32_t v2) {
// CHECK-NEXT:   constexpr float c1_f32 = (float)1.000000000e+00;
// CHECK-NEXT:   int32_t v3 = device(v2, c1_f32);
// CHECK-NEXT:   return;
// CHECK-NEXT: }
