#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void fixpipeparamsv220_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c3_i32 = 3;
  constexpr uint16_t v7 = 1;
  constexpr uint16_t v8 = 16;
  constexpr uint32_t v9 = 16;
  constexpr uint16_t v10 = 0;
  constexpr uint16_t v11 = 64;
  bool v12 = v4_n > c3_i32;
  uint16_t v13 = (uint16_t) v12;
  return;
}

