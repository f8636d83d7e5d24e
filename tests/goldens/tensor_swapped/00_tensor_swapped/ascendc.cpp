#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void tensor_swapped(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_n, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c64_i32 = 64;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 64;
  constexpr uint32_t v7 = 256;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr int64_t c1_i64 = 1;
  constexpr int64_t c4_i64 = 4;
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v1_x, c64_i32);
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v2_y, c64_i32);
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v7, v6);
  AscendC::DataCopy(v10, v8, c64_i32);
  AscendC::PipeBarrier<PIPE_ALL>();
  AscendC::TPipe v12;
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v13;
  v12.InitBuffer(v13, c1_i32, c4_i64);
  AscendC::LocalTensor<float> v14 = v13.AllocTensor<float>();
  AscendC::LocalTensor<float> v15;
  AscendC::LocalTensor<float> v16;
  AscendC::LocalTensor<float> v17 = v10;
  AscendC::LocalTensor<float> v18 = v11;
  for (int32_t v19 = c0_i32; v19 < v3_n; v19 += c1_i32) {
    AscendC::Adds<float, 1>(v18, v17, c1_f32, c64_i32);
    v17 = v11;
    v18 = v10;
  }
  v15 = v17;
  v16 = v18;
  AscendC::DataCopy(v14, v15, c1_i64);
  AscendC::PipeBarrier<PIPE_ALL>();
  AscendC::DataCopy(v9, v14, c64_i32);
  v13.FreeTensor(v14);
  return;
}

