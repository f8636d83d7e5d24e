#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void duplicate_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 18432;
  constexpr uint8_t v9 = 3;
  constexpr uint64_t v10 = 16;
  constexpr int8_t c0_i8 = 0;
  AscendC::LocalTensor<uint8_t> v11 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v8, v7);
  int8_t v12 = static_cast<int8_t>(v4_n);
  AscendC::Duplicate<uint8_t, 1>(v11, v9, v10, v12, c0_i8, v12);
  return;
}

