#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void localtensorauto_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int64_t c256_i64 = 256;
  AscendC::TPipe v7;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v8;
  v7.InitBuffer(v8, c256_i64);
  AscendC::LocalTensor<float> v9 = v8.Get<float>();
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

