#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void auto_functions(__gm__ float* v1_x, __gm__ float* v2_y, float v3_factor, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int64_t c256_i64 = 256;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c256_i32 = 256;
  AscendC::TPipe v5;
  AscendC::GlobalTensor<float> v6;
  v6.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TBuf<AscendC::TPosition::VECCALC> v8;
  v5.InitBuffer(v8, c256_i64);
  AscendC::LocalTensor<float> v9 = v8.Get<float>();
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v10;
  v5.InitBuffer(v10, c1_i32, c256_i64);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v11;
  v5.InitBuffer(v11, c1_i32, c256_i64);
  for (int32_t v12 = c0_i32; v12 < c4_i32; v12 += c1_i32) {
    int32_t v13 = v12 * c64_i32;
    AscendC::LocalTensor<float> v14 = v11.AllocTensor<float>();
    AscendC::LocalTensor<float> v15 = v10.AllocTensor<float>();
    AscendC::GlobalTensor<float> v16 = v6[v13];
    AscendC::DataCopy(v14, v16, c64_i32);
    v11.EnQue(v14);
    AscendC::LocalTensor<float> v17 = v11.DeQue<float>();
    AscendC::Muls<float, 1>(v9, v17, v3_factor, c64_i32);
    AscendC::PipeBarrier<PIPE_V>();
    AscendC::Adds<float, 1>(v15, v9, c1_f32, c64_i32);
    v10.EnQue(v15);
    AscendC::GlobalTensor<float> v18 = v7[v13];
    AscendC::LocalTensor<float> v19 = v10.DeQue<float>();
    AscendC::DataCopy(v18, v19, c64_i32);
    AscendC::PipeBarrier<PIPE_V>();
    v10.FreeTensor(v15);
    v11.FreeTensor(v14);
  }
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

