#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void select_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 12288;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c300_i32 = 300;
  constexpr float c1_5_f32 = (float)1.500000000e+00;
  constexpr int32_t c7_i32 = 7;
  constexpr uint64_t v9 = 300;
  constexpr int8_t c2_i8 = 2;
  AscendC::LocalTensor<int16_t> v10 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v8, v7);
  int32_t v11 = v4_n + c1_i32;
  AscendC::BinaryRepeatParams v12{static_cast<uint8_t>(c300_i32), static_cast<uint8_t>(v11), static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c1_5_f32), static_cast<uint8_t>(c7_i32), static_cast<uint8_t>(c300_i32)};
  AscendC::Select(v10, v10, v10, v10, AscendC::SELMODE::VSEL_TENSOR_TENSOR_MODE, v9, c2_i8, v12);
  return;
}

