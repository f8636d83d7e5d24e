#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void auto_loop(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int64_t c256_i64 = 256;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c256_i32 = 256;
  AscendC::TPipe v4;
  AscendC::GlobalTensor<float> v5;
  v5.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v6;
  v6.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TBuf<AscendC::TPosition::VECCALC> v7;
  v4.InitBuffer(v7, c256_i64);
  AscendC::LocalTensor<float> v8 = v7.Get<float>();
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v9;
  v4.InitBuffer(v9, c1_i32, c256_i64);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v10;
  v4.InitBuffer(v10, c1_i32, c256_i64);
  for (int32_t v11 = c0_i32; v11 < c2_i32; v11 += c1_i32) {
    int32_t v12 = v11 * c2_i32;
    for (int32_t v13 = c0_i32; v13 < c2_i32; v13 += c1_i32) {
      int32_t v14 = v12 + v13;
      int32_t v15 = v14 * c64_i32;
      AscendC::LocalTensor<float> v16 = v10.AllocTensor<float>();
      AscendC::LocalTensor<float> v17 = v9.AllocTensor<float>();
      AscendC::GlobalTensor<float> v18 = v5[v15];
      AscendC::DataCopy(v16, v18, c64_i32);
      v10.EnQue(v16);
      AscendC::LocalTensor<float> v19 = v10.DeQue<float>();
      AscendC::Mul(v8, v19, v19, c64_i32);
      AscendC::PipeBarrier<PIPE_V>();
      AscendC::Adds<float, 1>(v17, v8, c1_f32, c64_i32);
      v9.EnQue(v17);
      AscendC::GlobalTensor<float> v20 = v6[v15];
      AscendC::LocalTensor<float> v21 = v9.DeQue<float>();
      AscendC::DataCopy(v20, v21, c64_i32);
      AscendC::PipeBarrier<PIPE_V>();
      v9.FreeTensor(v17);
      v10.FreeTensor(v16);
    }
  }
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

