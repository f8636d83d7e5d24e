#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void pool_init_buffer_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v7 = 4096;
  constexpr int32_t c16_i32 = 16;
  AscendC::TPipe v8;
  AscendC::TQueBind<AscendC::TPosition::VECCALC, AscendC::TPosition::VECCALC, 0> v9;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v10;
  v8.InitBuffer(v10, c1024_i32);
  AscendC::TBufPool<AscendC::TPosition::VECCALC, 4> v11;
  bool v12 = v8.InitBufPool(v11, v7);
  v11.InitBuffer(v10, c16_i32);
  return;
}

