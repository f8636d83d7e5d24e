#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void transpose_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 18432;
  constexpr int32_t cm1_i32 = -1;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c10_i32 = 10;
  AscendC::LocalTensor<uint8_t> v9 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::TransposeParamsExt v10{static_cast<uint16_t>(cm1_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(c0_i32), static_cast<AscendC::TransposeType>(c10_i32)};
  AscendC::Transpose(v9, v9, v9, v10);
  return;
}

