#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void loaddata3dparamsv1_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1_i32 = 1;
  constexpr uint8_t v7 = 0;
  constexpr uint16_t v8 = 1;
  constexpr uint16_t v9 = 7;
  constexpr uint16_t v10 = 16;
  constexpr uint8_t v11 = 1;
  constexpr uint8_t v12 = 8;
  constexpr uint8_t v13 = 2;
  constexpr uint8_t v14 = 7;
  constexpr uint8_t v15 = 64;
  int32_t v16 = v4_n + c1_i32;
  uint8_t v17 = (uint8_t) v4_n;
  uint8_t v18 = (uint8_t) v16;
  return;
}

