#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void pool_init_buf_pool_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 4096;
  constexpr uint32_t v8 = 0;
  AscendC::TPipe v9;
  AscendC::TBufPool<AscendC::TPosition::VECCALC, 4> v10;
  bool v11 = v9.InitBufPool(v10, v7);
  bool v12 = v10.InitBufPool(v10, v8, v10);
  return;
}

