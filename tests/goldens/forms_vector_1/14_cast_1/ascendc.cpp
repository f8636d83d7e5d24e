#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void cast_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 4096;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 6144;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c2_i32 = 2;
  constexpr float c1_5_f32 = (float)1.500000000e+00;
  constexpr int32_t c8_i32 = 8;
  bool v10 = v4_n > c3_i32;
  AscendC::LocalTensor<half> v11 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<half> v12 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v9, v8);
  int32_t v13 = v4_n + c1_i32;
  AscendC::UnaryRepeatParams v14{static_cast<uint16_t>(v4_n), static_cast<uint16_t>(c2_i32), static_cast<uint8_t>(c1_5_f32), static_cast<uint8_t>(c8_i32)};
  uint64_t v15 = (uint64_t) v10;
  int8_t v16 = static_cast<int8_t>(v13);
  AscendC::Cast<half, half, 1>(v12, v11, AscendC::RoundMode::CAST_ROUND, v15, v16, v14);
  return;
}

