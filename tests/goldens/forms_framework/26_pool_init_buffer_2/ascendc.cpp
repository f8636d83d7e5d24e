#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void pool_init_buffer_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v7 = 4096;
  constexpr uint32_t v8 = 3;
  AscendC::TPipe v9;
  AscendC::TQue<AscendC::TPosition::VECIN, 2> v10;
  v9.InitBuffer(v10, c2_i32, c1024_i32);
  AscendC::TBufPool<AscendC::TPosition::VECCALC, 4> v11;
  bool v12 = v9.InitBufPool(v11, v7);
  int32_t v13 = (int32_t) v8;
  v11.InitBuffer(v10, c2_i32, v13);
  return;
}

