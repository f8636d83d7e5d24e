#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void ElementwiseAdd(__gm__ half* v1_x, __gm__ half* v2_y, __gm__ half* v3_z, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c1_i32 = 1;
  constexpr int64_t c4096_i64 = 4096;
  constexpr int32_t c2048_i32 = 2048;
  AscendC::TPipe v5;
  AscendC::GlobalTensor<half> v6;
  v6.SetGlobalBuffer(v1_x);
  AscendC::GlobalTensor<half> v7;
  v7.SetGlobalBuffer(v2_y);
  AscendC::GlobalTensor<half> v8;
  v8.SetGlobalBuffer(v3_z);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v9;
  v5.InitBuffer(v9, c1_i32, c4096_i64);
  AscendC::LocalTensor<half> v10 = v9.AllocTensor<half>();
  AscendC::DataCopy(v10, v6, c2048_i32);
  v9.EnQue(v10);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v11;
  v5.InitBuffer(v11, c1_i32, c4096_i64);
  AscendC::LocalTensor<half> v12 = v11.AllocTensor<half>();
  AscendC::DataCopy(v12, v7, c2048_i32);
  v11.EnQue(v12);
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v13;
  v5.InitBuffer(v13, c1_i32, c4096_i64);
  AscendC::LocalTensor<half> v14 = v13.AllocTensor<half>();
  AscendC::LocalTensor<half> v15 = v9.DeQue<half>();
  AscendC::LocalTensor<half> v16 = v11.DeQue<half>();
  AscendC::Add(v14, v15, v16, c2048_i32);
  v13.EnQue(v14);
  AscendC::LocalTensor<half> v17 = v13.DeQue<half>();
  AscendC::DataCopy(v8, v17, c2048_i32);
  v13.FreeTensor(v14);
  v11.FreeTensor(v12);
  v9.FreeTensor(v10);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

