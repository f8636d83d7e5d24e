#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void auto_carried(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int64_t c1024_i64 = 1024;
  constexpr float c2_f32 = (float)2.000000000e+00;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c0_i32 = 0;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr int32_t c256_i32 = 256;
  AscendC::TPipe v4;
  AscendC::GlobalTensor<float> v5;
  v5.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v6;
  v6.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v7;
  v4.InitBuffer(v7, c1_i32, c1024_i64);
  AscendC::LocalTensor<float> v8 = v7.AllocTensor<float>();
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v9;
  v4.InitBuffer(v9, c1_i32, c1024_i64);
  AscendC::LocalTensor<float> v10 = v9.AllocTensor<float>();
  AscendC::DataCopy(v8, v5, c256_i32);
  v7.EnQue(v8);
  AscendC::LocalTensor<float> v11 = v7.DeQue<float>();
  AscendC::Adds<float, 1>(v10, v11, c1_f32, c256_i32);
  v9.EnQue(v10);
  AscendC::LocalTensor<float> v12 = v9.DeQue<float>();
  for (int32_t v13 = c0_i32; v13 < c3_i32; v13 += c1_i32) {
    AscendC::Muls<float, 1>(v12, v12, c2_f32, c256_i32);
  }
  v9.EnQue(v12);
  AscendC::LocalTensor<float> v14 = v9.DeQue<float>();
  AscendC::DataCopy(v6, v14, c256_i32);
  v9.FreeTensor(v10);
  v7.FreeTensor(v8);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

