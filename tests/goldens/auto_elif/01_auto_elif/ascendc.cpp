#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void auto_elif(__gm__ int32_t* v1_x, __gm__ int32_t* v2_y, __gm__ int32_t* v3_z, int32_t v4_kind, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr int64_t c512_i64 = 512;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c128_i32 = 128;
  AscendC::TPipe v6;
  AscendC::GlobalTensor<int32_t> v7;
  v7.SetGlobalBuffer(v1_x);
  AscendC::GlobalTensor<int32_t> v8;
  v8.SetGlobalBuffer(v2_y);
  AscendC::GlobalTensor<int32_t> v9;
  v9.SetGlobalBuffer(v3_z);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v10;
  v6.InitBuffer(v10, c1_i32, c512_i64);
  AscendC::LocalTensor<int32_t> v11 = v10.AllocTensor<int32_t>();
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v12;
  v6.InitBuffer(v12, c1_i32, c512_i64);
  AscendC::LocalTensor<int32_t> v13 = v12.AllocTensor<int32_t>();
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v14;
  v6.InitBuffer(v14, c1_i32, c512_i64);
  AscendC::LocalTensor<int32_t> v15 = v14.AllocTensor<int32_t>();
  AscendC::DataCopy(v11, v7, c128_i32);
  v10.EnQue(v11);
  bool v16 = v4_kind == c1_i32;
  AscendC::LocalTensor<int32_t> v17 = v10.DeQue<int32_t>();
  if (v16) {
    AscendC::DataCopy(v13, v8, c128_i32);
    v12.EnQue(v13);
    AscendC::LocalTensor<int32_t> v18 = v12.DeQue<int32_t>();
    AscendC::Add(v15, v17, v18, c128_i32);
  } else {
    bool v19 = v4_kind == c2_i32;
    if (v19) {
      AscendC::Muls<int32_t, 1>(v15, v17, c3_i32, c128_i32);
    } else {
      AscendC::Adds<int32_t, 1>(v15, v17, v4_kind, c128_i32);
    }
  }
  v14.EnQue(v15);
  AscendC::LocalTensor<int32_t> v20 = v14.DeQue<int32_t>();
  v14.EnQue(v20);
  AscendC::LocalTensor<int32_t> v21 = v14.DeQue<int32_t>();
  v14.EnQue(v21);
  AscendC::LocalTensor<int32_t> v22 = v14.DeQue<int32_t>();
  AscendC::Muls<int32_t, 1>(v22, v22, c2_i32, c128_i32);
  v14.EnQue(v22);
  AscendC::LocalTensor<int32_t> v23 = v14.DeQue<int32_t>();
  AscendC::DataCopy(v9, v23, c128_i32);
  v14.FreeTensor(v15);
  v12.FreeTensor(v13);
  v10.FreeTensor(v11);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

