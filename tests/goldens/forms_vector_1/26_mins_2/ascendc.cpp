#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void mins_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int64_t c256_i64 = 256;
  constexpr uint32_t v7 = 2048;
  constexpr uint32_t v8 = 256;
  constexpr float c1_5_f32 = (float)1.500000000e+00;
  constexpr int32_t c2_i32 = 2;
  AscendC::TPipe v9;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v10;
  v9.InitBuffer(v10, c256_i64);
  AscendC::LocalTensor<float> v11 = v10.Get<float>();
  AscendC::LocalTensor<float> v12 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::Mins<float, 1>(v11, v12, c1_5_f32, c2_i32);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

