// RUN: emit
func.func @kernel(%n: index) attributes {ascir.global} {
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %r = scf.index_switch %n -> i32
  case 2 {
    scf.yield %c7 : i32
  }
  default {
    scf.yield %c8 : i32
  }
  return
}

// CHECK: extern "C"  __global__ __aicore__ void kernel(uint32_t v1) {
// CHECK-NEXT:   constexpr int32_t c7_i32 = 7;
// CHECK-NEXT:   constexpr int32_t c8_i32 = 8;
// CHECK-NEXT:   int32_t v2;
// CHECK-NEXT:   switch(v1) {
// CHECK-NEXT:   case 2: {
// CHECK-NEXT:     v2 = c7_i32;
// CHECK-NEXT:   } break;
// CHECK-NEXT:   default: {
// CHECK-NEXT:     v2 = c8_i32;
// CHECK-NEXT:   }
// CHECK-NEXT:   }
// CHECK-NEXT:   return;
// CHECK-NEXT: }
