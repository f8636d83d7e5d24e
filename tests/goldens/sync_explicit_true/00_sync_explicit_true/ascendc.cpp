#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void sync_explicit_true(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c1024_i32 = 1024;
  constexpr float c3_f32 = (float)3.000000000e+00;
  AscendC::GlobalTensor<float> v4;
  v4.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v5;
  v5.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TPipe v6;
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v7;
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v8;
  v6.InitBuffer(v7, c1_i32, c1024_i32);
  v6.InitBuffer(v8, c1_i32, c1024_i32);
  AscendC::LocalTensor<float> v9 = v7.AllocTensor<float>();
  AscendC::DataCopy(v9, v4, c256_i32);
  v7.EnQue(v9);
  AscendC::LocalTensor<float> v10 = v8.AllocTensor<float>();
  AscendC::LocalTensor<float> v11 = v7.DeQue<float>();
  AscendC::Add(v10, v11, v11, c256_i32);
  v8.EnQue(v10);
  AscendC::LocalTensor<float> v12 = v8.DeQue<float>();
  AscendC::Muls<float, 1>(v12, v12, c3_f32, c256_i32);
  v8.EnQue(v12);
  v7.FreeTensor(v9);
  AscendC::LocalTensor<float> v13 = v8.DeQue<float>();
  AscendC::DataCopy(v5, v13, c256_i32);
  v8.FreeTensor(v10);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

