// RUN: emit
// Values replace their numbers; numbers without a value stay.
func.func @kernel(%n: i32, %x: f32) attributes {ascir.global} {
  ascir.verbatim "a = $0 + $1 + $2;" %n, %x : i32, f32
  ascir.verbatim "line\nline"
  return
}

// CHECK: extern "C"  __global__ __aicore__ void kernel(int32_t v1, float v2) {
// CHECK-NEXT:   a = v1 + v2 + $2;;
// CHECK-NEXT:   line
// CHECK-NEXT:   line;
// CHECK-NEXT:   return;
// CHECK-NEXT: }
