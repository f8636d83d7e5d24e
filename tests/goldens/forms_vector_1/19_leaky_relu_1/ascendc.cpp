#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void leaky_relu_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr float c0_100000001_f32 = (float)1.000000010e-01;
  constexpr int64_t c1_i64 = 1;
  AscendC::LocalTensor<float> v9 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::UnaryRepeatParams v10{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c1_i32)};
  int8_t v11 = static_cast<int8_t>(v4_n);
  AscendC::LeakyRelu<float, 1>(v9, v9, c0_100000001_f32, c1_i64, v11, v10);
  return;
}

