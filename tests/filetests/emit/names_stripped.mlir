// RUN: emit
module attributes {asc.names_stripped} {
  func.func @kernel(%n: i32 loc("n")) attributes {ascir.global} {
    return
  }
}

// CHECK: extern "C"  __global__ __aicore__ void kernel(int32_t v1) {
// CHECK-NEXT:   return;
// CHECK-NEXT: }
