#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void set_deq_scale_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr bool cm1_i1 = true;
  constexpr int16_t c3_i16 = 3;
  constexpr float c1_5_f32 = (float)1.500000000e+00;
  AscendC::SetDeqScale(c1_5_f32, c3_i16, cm1_i1);
  return;
}

