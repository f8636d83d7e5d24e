#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void shift_left_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 2048;
  constexpr uint32_t v9 = 6144;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr int8_t c7_i8 = 7;
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<half> v11 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::UnaryRepeatParams v12{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
  int64_t v13 = static_cast<int64_t>(v4_n);
  AscendC::ShiftLeft<half, 0>(v11, v10, c1_f32, v13, c7_i8, v12);
  return;
}

