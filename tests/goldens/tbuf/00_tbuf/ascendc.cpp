#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void tbuf(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c1024_i32 = 1024;
  constexpr int32_t c2048_i32 = 2048;
  constexpr uint32_t v4 = 256;
  constexpr uint32_t v5 = 1024;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr float c2_f32 = (float)2.000000000e+00;
  AscendC::GlobalTensor<float> v6;
  v6.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TPipe v8;
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v9;
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v10;
  v8.InitBuffer(v9, c1_i32, c1024_i32);
  v8.InitBuffer(v10, c1_i32, c1024_i32);
  AscendC::TQueBind<AscendC::TPosition::VECCALC, AscendC::TPosition::VECCALC, 0> v11;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v12;
  AscendC::TQueBind<AscendC::TPosition::VECCALC, AscendC::TPosition::VECCALC, 0> v13;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v14;
  v8.InitBuffer(v12, c1024_i32);
  v8.InitBuffer(v14, c2048_i32);
  AscendC::LocalTensor<float> v15 = v12.Get<float>();
  AscendC::LocalTensor<float> v16 = v14.Get<float>(v4);
  AscendC::LocalTensor<float> v17 = v14.GetWithOffset<float>(v4, v5);
  AscendC::LocalTensor<float> v18 = v9.AllocTensor<float>();
  AscendC::DataCopy(v18, v6, c256_i32);
  v9.EnQue(v18);
  AscendC::LocalTensor<float> v19 = v9.DeQue<float>();
  AscendC::Mul(v15, v19, v19, c256_i32);
  AscendC::Adds<float, 1>(v16, v15, c1_f32, c256_i32);
  AscendC::Muls<float, 1>(v17, v15, c2_f32, c256_i32);
  AscendC::LocalTensor<float> v20 = v10.AllocTensor<float>();
  AscendC::Add(v20, v16, v17, c256_i32);
  v10.EnQue(v20);
  v9.FreeTensor(v19);
  AscendC::LocalTensor<float> v21 = v10.DeQue<float>();
  AscendC::DataCopy(v7, v21, c256_i32);
  v10.FreeTensor(v21);
  return;
}

