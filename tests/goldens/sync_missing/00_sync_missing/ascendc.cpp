#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void sync_missing(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c64_i32 = 64;
  constexpr float c4_f32 = (float)4.000000000e+00;
  AscendC::GlobalTensor<float> v4;
  v4.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v5;
  v5.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TPipe v6;
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v7;
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v8;
  v6.InitBuffer(v7, c1_i32, c256_i32);
  v6.InitBuffer(v8, c1_i32, c256_i32);
  for (int32_t v9 = c0_i32; v9 < c4_i32; v9 += c1_i32) {
    AscendC::LocalTensor<float> v10 = v7.AllocTensor<float>();
    AscendC::LocalTensor<float> v11 = v8.AllocTensor<float>();
    int32_t v12 = v9 * c64_i32;
    AscendC::GlobalTensor<float> v13 = v4[v12];
    AscendC::DataCopy(v10, v13, c64_i32);
    v7.EnQue(v10);
    AscendC::LocalTensor<float> v14 = v7.DeQue<float>();
    AscendC::Adds<float, 1>(v11, v14, c4_f32, c64_i32);
    v8.EnQue(v11);
    AscendC::LocalTensor<float> v15 = v8.DeQue<float>();
    AscendC::Exp(v15, v15, c64_i32);
    v8.EnQue(v15);
    AscendC::GlobalTensor<float> v16 = v5[v12];
    AscendC::LocalTensor<float> v17 = v8.DeQue<float>();
    AscendC::DataCopy(v16, v17, c64_i32);
    AscendC::PipeBarrier<PIPE_V>();
    v7.FreeTensor(v10);
    v8.FreeTensor(v11);
  }
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

