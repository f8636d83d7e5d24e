#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void add_framework(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ float* v3_z, int32_t v4_block_length, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c4096_i32 = 4096;
  constexpr int32_t c1024_i32 = 1024;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  int32_t v6 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v7 = v6 * v4_block_length;
  uint32_t v8 = static_cast<uint32_t>(v7);
  __gm__ float* v9 = v1_x + v8;
  AscendC::GlobalTensor<float> v10;
  v10.SetGlobalBuffer(v9, v4_block_length);
  __gm__ float* v11 = v2_y + v8;
  AscendC::GlobalTensor<float> v12;
  v12.SetGlobalBuffer(v11, v4_block_length);
  __gm__ float* v13 = v3_z + v8;
  AscendC::GlobalTensor<float> v14;
  v14.SetGlobalBuffer(v13, v4_block_length);
  AscendC::TPipe v15;
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v16;
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v17;
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v18;
  v15.InitBuffer(v16, c2_i32, c4096_i32);
  v15.InitBuffer(v17, c2_i32, c4096_i32);
  v15.InitBuffer(v18, c2_i32, c4096_i32);
  int32_t v19 = v4_block_length / c1024_i32;
  for (int32_t v20 = c0_i32; v20 < v19; v20 += c1_i32) {
    AscendC::LocalTensor<float> v21 = v16.AllocTensor<float>();
    AscendC::LocalTensor<float> v22 = v17.AllocTensor<float>();
    int32_t v23 = v20 * c1024_i32;
    AscendC::GlobalTensor<float> v24 = v10[v23];
    AscendC::DataCopy(v21, v24, c1024_i32);
    AscendC::GlobalTensor<float> v25 = v12[v23];
    AscendC::DataCopy(v22, v25, c1024_i32);
    v16.EnQue(v21);
    v17.EnQue(v22);
    AscendC::LocalTensor<float> v26 = v16.DeQue<float>();
    AscendC::LocalTensor<float> v27 = v17.DeQue<float>();
    AscendC::LocalTensor<float> v28 = v18.AllocTensor<float>();
    AscendC::Add(v28, v26, v27, c1024_i32);
    v18.EnQue(v28);
    v16.FreeTensor(v26);
    v17.FreeTensor(v27);
    AscendC::LocalTensor<float> v29 = v18.DeQue<float>();
    AscendC::GlobalTensor<float> v30 = v14[v23];
    AscendC::DataCopy(v30, v29, c1024_i32);
    v18.FreeTensor(v29);
  }
  return;
}

