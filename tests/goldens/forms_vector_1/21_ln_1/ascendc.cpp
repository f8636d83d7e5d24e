#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void ln_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 6144;
  constexpr int32_t c8_i32 = 8;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c16_i32 = 16;
  constexpr uint64_t v9 = 3;
  constexpr int8_t c8_i8 = 8;
  AscendC::LocalTensor<half> v10 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<half> v11 = v10[c8_i32];
  AscendC::UnaryRepeatParams v12{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c3_i32), static_cast<uint8_t>(c16_i32)};
  AscendC::Ln<half, 1>(v10, v11, v9, c8_i8, v12);
  return;
}

