// RUN: emit
func.func @kernel() attributes {ascir.global} {
  %a = arith.constant -5 : i32
  %b = arith.constant true
  %c = arith.constant false
  %d = arith.constant 1.5 : f16
  %e = arith.constant 1.0e10 : f32
  %f = arith.constant 0.1 : f64
  %g = arith.constant 0x7F800000 : f32
  %h = arith.constant 0xFF800000 : f32
  %i = arith.constant 0x7FC00000 : f32
  %j = arith.constant 7 : index
  %k = "emitc.constant"() <{value = 18446744073709551615 : ui64}> : () -> ui64
  %l = "emitc.constant"() <{value = #emitc.opaque<"::AscendC::ONE_BLK_SIZE">}> : () -> i16
  return
}

// CHECK: extern "C"  __global__ __aicore__ void kernel() {
// CHECK-NEXT:   constexpr int32_t cm5_i32 = -5;
// CHECK-NEXT:   constexpr bool cm1_i1 = true;
// CHECK-NEXT:   constexpr bool c0_i1 = false;
// CHECK-NEXT:   half c1_5_f16 = 1.50000e+00;
// CHECK-NEXT:   constexpr float c1_0Ep10_f32 = (float)1.000000000e+10;
// CHECK-NEXT:   constexpr double c0_10000000000000001_f64 = (double)1.00000000000000010e-01;
// CHECK-NEXT:   constexpr float cpInf_f32 = __builtin_inff();
// CHECK-NEXT:   constexpr float cmInf_f32 = -__builtin_inff();
// CHECK-NEXT:   constexpr float cNaN_f32 = (0.f / 0.f) /* nan */;
// CHECK-NEXT:   constexpr uint32_t c7_idx = 7;
// CHECK-NEXT:   constexpr uint64_t v1 = 18446744073709551615;
// CHECK-NEXT:   constexpr int16_t v2 = ::AscendC::ONE_BLK_SIZE;
// CHECK-NEXT:   return;
// CHECK-NEXT: }
