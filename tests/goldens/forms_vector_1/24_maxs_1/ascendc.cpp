#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void maxs_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int64_t c256_i64 = 256;
  constexpr uint32_t v7 = 6144;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  half c1_f16 = 1.00000e+00;
  AscendC::TPipe v9;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v10;
  v9.InitBuffer(v10, c256_i64);
  AscendC::LocalTensor<float> v11 = v10.Get<float>();
  AscendC::LocalTensor<half> v12 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v7, v8);
  int32_t v13 = v4_n + c1_i32;
  AscendC::Maxs<float, 1>(v11, v12, c1_f16, v13);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

