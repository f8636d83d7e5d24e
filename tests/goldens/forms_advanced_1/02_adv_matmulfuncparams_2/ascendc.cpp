#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void adv_matmulfuncparams_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c1024_i32 = 1024;
  AscendC::TPipe v7;
  AscendC::TQue<AscendC::TPosition::VECIN, 2> v8;
  v7.InitBuffer(v8, c2_i32, c1024_i32);
  return;
}

