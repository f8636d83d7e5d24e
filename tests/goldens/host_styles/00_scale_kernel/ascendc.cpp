#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void scale_kernel(__gm__ float* v1_x, __gm__ float* v2_y, float v3_factor, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c512_i32 = 512;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c8_i32 = 8;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c64_i32 = 64;
  int32_t v5 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v6 = v5 * c512_i32;
  uint32_t v7 = static_cast<uint32_t>(v6);
  __gm__ float* v8 = v1_x + v7;
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v8);
  __gm__ float* v10 = v2_y + v7;
  AscendC::GlobalTensor<float> v11;
  v11.SetGlobalBuffer(v10);
  AscendC::TPipe v12;
  AscendC::TQue<AscendC::TPosition::VECIN, 2> v13;
  AscendC::TQue<AscendC::TPosition::VECOUT, 2> v14;
  v12.InitBuffer(v13, c2_i32, c256_i32);
  v12.InitBuffer(v14, c2_i32, c256_i32);
  for (int32_t v15 = c0_i32; v15 < c8_i32; v15 += c1_i32) {
    AscendC::LocalTensor<float> v16 = v13.AllocTensor<float>();
    int32_t v17 = v15 * c64_i32;
    AscendC::GlobalTensor<float> v18 = v9[v17];
    AscendC::DataCopy(v16, v18, c64_i32);
    v13.EnQue(v16);
    AscendC::LocalTensor<float> v19 = v13.DeQue<float>();
    AscendC::LocalTensor<float> v20 = v14.AllocTensor<float>();
    AscendC::Muls<float, 1>(v20, v19, v3_factor, c64_i32);
    v14.EnQue(v20);
    v13.FreeTensor(v19);
    AscendC::LocalTensor<float> v21 = v14.DeQue<float>();
    AscendC::GlobalTensor<float> v22 = v11[v17];
    AscendC::DataCopy(v22, v21, c64_i32);
    v14.FreeTensor(v21);
  }
  return;
}

