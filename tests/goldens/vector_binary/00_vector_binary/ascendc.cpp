#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void vector_binary(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ float* v3_z, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c1536_i32 = 1536;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 256;
  constexpr uint32_t v7 = 1024;
  constexpr uint32_t v8 = 2048;
  constexpr uint32_t v9 = 1536;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c512_i32 = 512;
  constexpr int32_t c768_i32 = 768;
  constexpr int32_t c1024_i32 = 1024;
  constexpr int32_t c1280_i32 = 1280;
  AscendC::GlobalTensor<float> v10;
  v10.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v11;
  v11.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::GlobalTensor<float> v12;
  v12.SetGlobalBuffer(v3_z, c1536_i32);
  AscendC::LocalTensor<float> v13 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<float> v14 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v7, v6);
  AscendC::LocalTensor<float> v15 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v8, v9);
  AscendC::DataCopy(v13, v10, c256_i32);
  AscendC::DataCopy(v14, v11, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::LocalTensor<float> v16 = v15[c0_i32];
  AscendC::Add(v16, v13, v14, c256_i32);
  AscendC::LocalTensor<float> v17 = v15[c256_i32];
  AscendC::Sub(v17, v13, v14, c256_i32);
  AscendC::LocalTensor<float> v18 = v15[c512_i32];
  AscendC::Mul(v18, v13, v14, c256_i32);
  AscendC::LocalTensor<float> v19 = v15[c768_i32];
  AscendC::Div(v19, v13, v14, c256_i32);
  AscendC::LocalTensor<float> v20 = v15[c1024_i32];
  AscendC::Max(v20, v13, v14, c256_i32);
  AscendC::LocalTensor<float> v21 = v15[c1280_i32];
  AscendC::Min(v21, v13, v14, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v12, v15, c1536_i32);
  return;
}

