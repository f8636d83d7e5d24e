#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void auto_types(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int64_t c512_i64 = 512;
  constexpr int32_t c1_i32 = 1;
  constexpr int64_t c1024_i64 = 1024;
  constexpr int32_t c256_i32 = 256;
  AscendC::TPipe v4;
  AscendC::GlobalTensor<float> v5;
  v5.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v6;
  v6.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v7;
  v4.InitBuffer(v7, c1_i32, c1024_i64);
  AscendC::LocalTensor<float> v8 = v7.AllocTensor<float>();
  AscendC::TBuf<AscendC::TPosition::VECCALC> v9;
  v4.InitBuffer(v9, c512_i64);
  AscendC::LocalTensor<half> v10 = v9.Get<half>();
  AscendC::TBuf<AscendC::TPosition::VECCALC> v11;
  v4.InitBuffer(v11, c1024_i64);
  AscendC::LocalTensor<int32_t> v12 = v11.Get<int32_t>();
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v13;
  v4.InitBuffer(v13, c1_i32, c1024_i64);
  AscendC::LocalTensor<float> v14 = v13.AllocTensor<float>();
  AscendC::DataCopy(v8, v5, c256_i32);
  v7.EnQue(v8);
  AscendC::LocalTensor<float> v15 = v7.DeQue<float>();
  AscendC::Cast<half, float>(v10, v15, AscendC::RoundMode::CAST_RINT, c256_i32);
  AscendC::PipeBarrier<PIPE_V>();
  AscendC::Cast<int32_t, half>(v12, v10, AscendC::RoundMode::CAST_FLOOR, c256_i32);
  AscendC::PipeBarrier<PIPE_V>();
  AscendC::Cast<float, int32_t>(v14, v12, AscendC::RoundMode::CAST_NONE, c256_i32);
  v13.EnQue(v14);
  AscendC::LocalTensor<float> v16 = v13.DeQue<float>();
  AscendC::DataCopy(v6, v16, c256_i32);
  v13.FreeTensor(v14);
  v7.FreeTensor(v8);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

