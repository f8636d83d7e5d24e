#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void mul_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 12288;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c8_i32 = 8;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c16_i32 = 16;
  constexpr int64_t c8_i64 = 8;
  AscendC::LocalTensor<int16_t> v9 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::BinaryRepeatParams v10{static_cast<uint8_t>(v4_n), static_cast<uint8_t>(c2_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c3_i32), static_cast<uint8_t>(c16_i32)};
  int8_t v11 = static_cast<int8_t>(v4_n);
  AscendC::Mul<int16_t, 0>(v9, v9, v9, c8_i64, v11, v10);
  return;
}

