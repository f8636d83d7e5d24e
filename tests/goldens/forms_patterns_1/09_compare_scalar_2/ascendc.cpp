#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void compare_scalar_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 22528;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr uint16_t v9 = 16;
  constexpr uint64_t v10 = 3;
  constexpr int8_t c7_i8 = 7;
  AscendC::LocalTensor<uint16_t> v11 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::UnaryRepeatParams v12{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
  AscendC::CompareScalar(v11, v11, v9, AscendC::CMPMODE::NE, v10, c7_i8, v12);
  return;
}

