#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void pipe_init_buffer_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1024_i32 = 1024;
  constexpr int32_t c7_i32 = 7;
  AscendC::TPipe v7;
  AscendC::TQueBind<AscendC::TPosition::VECCALC, AscendC::TPosition::VECCALC, 0> v8;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v9;
  v7.InitBuffer(v9, c1024_i32);
  v7.InitBuffer(v9, c7_i32);
  return;
}

