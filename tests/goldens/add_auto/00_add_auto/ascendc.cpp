#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void add_auto(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ float* v3_z, int32_t v4_block_length, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr int64_t c8192_i64 = 8192;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c2048_i32 = 2048;
  AscendC::TPipe v6;
  int32_t v7 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v8 = v7 * v4_block_length;
  uint32_t v9 = static_cast<uint32_t>(v8);
  __gm__ float* v10 = v1_x + v9;
  AscendC::GlobalTensor<float> v11;
  v11.SetGlobalBuffer(v10, v4_block_length);
  __gm__ float* v12 = v2_y + v9;
  AscendC::GlobalTensor<float> v13;
  v13.SetGlobalBuffer(v12, v4_block_length);
  __gm__ float* v14 = v3_z + v9;
  AscendC::GlobalTensor<float> v15;
  v15.SetGlobalBuffer(v14, v4_block_length);
  int32_t v16 = v4_block_length / c2048_i32;
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v17;
  v6.InitBuffer(v17, c1_i32, c8192_i64);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v18;
  v6.InitBuffer(v18, c1_i32, c8192_i64);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v19;
  v6.InitBuffer(v19, c1_i32, c8192_i64);
  for (int32_t v20 = c0_i32; v20 < v16; v20 += c1_i32) {
    AscendC::LocalTensor<float> v21 = v19.AllocTensor<float>();
    AscendC::LocalTensor<float> v22 = v18.AllocTensor<float>();
    AscendC::LocalTensor<float> v23 = v17.AllocTensor<float>();
    int32_t v24 = v20 * c2048_i32;
    AscendC::GlobalTensor<float> v25 = v11[v24];
    AscendC::DataCopy(v21, v25, c2048_i32);
    v19.EnQue(v21);
    AscendC::GlobalTensor<float> v26 = v13[v24];
    AscendC::DataCopy(v22, v26, c2048_i32);
    v18.EnQue(v22);
    AscendC::LocalTensor<float> v27 = v19.DeQue<float>();
    AscendC::LocalTensor<float> v28 = v18.DeQue<float>();
    AscendC::Add(v23, v27, v28, c2048_i32);
    v17.EnQue(v23);
    AscendC::GlobalTensor<float> v29 = v15[v24];
    AscendC::LocalTensor<float> v30 = v17.DeQue<float>();
    AscendC::DataCopy(v29, v30, c2048_i32);
    AscendC::PipeBarrier<PIPE_V>();
    v17.FreeTensor(v23);
    v18.FreeTensor(v22);
    v19.FreeTensor(v21);
  }
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

