#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void auto_dynamic(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_n, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c1_i32 = 1;
  constexpr int64_t c4_i64 = 4;
  constexpr float c2_f32 = (float)2.000000000e+00;
  constexpr int32_t c256_i32 = 256;
  constexpr int64_t c8_i64 = 8;
  AscendC::TPipe v5;
  AscendC::GlobalTensor<float> v6;
  v6.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v2_y, c256_i32);
  int64_t v8 = static_cast<int64_t>(v3_n);
  int64_t v9 = v8 * c4_i64;
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v10;
  v5.InitBuffer(v10, c1_i32, v9);
  AscendC::LocalTensor<float> v11 = v10.AllocTensor<float>();
  int64_t v12 = v8 * c8_i64;
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v13;
  v5.InitBuffer(v13, c1_i32, v12);
  AscendC::LocalTensor<float> v14 = v13.AllocTensor<float>();
  AscendC::DataCopy(v11, v6, v3_n);
  v10.EnQue(v11);
  AscendC::LocalTensor<float> v15 = v10.DeQue<float>();
  AscendC::Adds<float, 1>(v14, v15, c2_f32, v3_n);
  v13.EnQue(v14);
  AscendC::LocalTensor<float> v16 = v13.DeQue<float>();
  AscendC::DataCopy(v7, v16, v3_n);
  v13.FreeTensor(v14);
  v10.FreeTensor(v11);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

