#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void muls_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 12288;
  constexpr int32_t c1_i32 = 1;
  constexpr float c2_f32 = (float)2.000000000e+00;
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int16_t> v11 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v9, v7);
  int32_t v12 = v4_n + c1_i32;
  AscendC::Muls<int16_t, 1>(v11, v10, c2_f32, v12);
  return;
}

