#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void muls_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 2048;
  constexpr uint32_t v9 = 6144;
  constexpr int32_t c8_i32 = 8;
  constexpr int32_t c7_i32 = 7;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr uint64_t v10 = 0;
  constexpr int8_t c16_i8 = 16;
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<half> v12 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::UnaryRepeatParams v13{static_cast<uint16_t>(c8_i32), static_cast<uint16_t>(v4_n), static_cast<uint8_t>(c7_i32), static_cast<uint8_t>(v4_n)};
  uint64_t v14 = (uint64_t) v4_n;
  uint64_t v12_mask_list0[] = {v14, v10};
  AscendC::Muls<half, 0>(v12, v11, c1_f32, v12_mask_list0, c16_i8, v13);
  return;
}

