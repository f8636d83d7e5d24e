#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void auto_branches(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_n, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c1_i32 = 1;
  constexpr int64_t c1024_i64 = 1024;
  constexpr float c2_f32 = (float)2.000000000e+00;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c256_i32 = 256;
  AscendC::TPipe v5;
  AscendC::GlobalTensor<float> v6;
  v6.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v8;
  v5.InitBuffer(v8, c1_i32, c1024_i64);
  AscendC::LocalTensor<float> v9 = v8.AllocTensor<float>();
  AscendC::DataCopy(v9, v6, c256_i32);
  v8.EnQue(v9);
  bool v10 = v3_n > c2_i32;
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v11;
  v5.InitBuffer(v11, c1_i32, c1024_i64);
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v12;
  v5.InitBuffer(v12, c1_i32, c1024_i64);
  AscendC::LocalTensor<float> v13 = v8.DeQue<float>();
  if (v10) {
    AscendC::LocalTensor<float> v14 = v12.AllocTensor<float>();
    AscendC::Adds<float, 1>(v14, v13, c1_f32, c256_i32);
    v12.EnQue(v14);
    AscendC::LocalTensor<float> v15 = v12.DeQue<float>();
    AscendC::DataCopy(v7, v15, c256_i32);
    v12.FreeTensor(v14);
  } else {
    AscendC::LocalTensor<float> v16 = v11.AllocTensor<float>();
    AscendC::Muls<float, 1>(v16, v13, c2_f32, c256_i32);
    v11.EnQue(v16);
    AscendC::LocalTensor<float> v17 = v11.DeQue<float>();
    AscendC::DataCopy(v7, v17, c256_i32);
    v11.FreeTensor(v16);
  }
  v8.FreeTensor(v9);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

