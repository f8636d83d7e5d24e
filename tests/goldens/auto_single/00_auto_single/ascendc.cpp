#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void auto_single(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c64_i32 = 64;
  constexpr int64_t c256_i64 = 256;
  AscendC::GlobalTensor<float> v4;
  v4.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v5;
  v5.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v6;
  for (int32_t v7 = c0_i32; v7 < c4_i32; v7 += c1_i32) {
    AscendC::TPipe v8;
    v8.InitBuffer(v6, c1_i32, c256_i64);
    AscendC::LocalTensor<float> v9 = v6.AllocTensor<float>();
    int32_t v10 = v7 * c64_i32;
    AscendC::GlobalTensor<float> v11 = v4[v10];
    AscendC::DataCopy(v9, v11, c64_i32);
    v6.EnQue(v9);
    AscendC::GlobalTensor<float> v12 = v5[v10];
    AscendC::LocalTensor<float> v13 = v6.DeQue<float>();
    AscendC::DataCopy(v12, v13, c64_i32);
    AscendC::PipeBarrier<PIPE_V>();
    v6.FreeTensor(v9);
  }
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

