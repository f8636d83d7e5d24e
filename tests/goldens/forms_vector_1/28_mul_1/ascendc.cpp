#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void mul_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 3;
  constexpr uint32_t v8 = 12288;
  constexpr uint32_t v9 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c16_i32 = 16;
  constexpr float c1_5_f32 = (float)1.500000000e+00;
  constexpr uint64_t v10 = 1;
  constexpr int8_t c64_i8 = 64;
  int64_t v11 = static_cast<int64_t>(v4_n);
  AscendC::LocalTensor<int16_t> v12 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v8, v9);
  int32_t v13 = v4_n + c1_i32;
  AscendC::BinaryRepeatParams v14{static_cast<uint8_t>(v13), static_cast<uint8_t>(c16_i32), static_cast<uint8_t>(v7), static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(v4_n), static_cast<uint8_t>(c1_5_f32)};
  uint64_t v15 = (uint64_t) v11;
  uint64_t v12_mask_list0[] = {v15, v10};
  AscendC::Mul<int16_t, 1>(v12, v12, v12, v12_mask_list0, c64_i8, v14);
  return;
}

