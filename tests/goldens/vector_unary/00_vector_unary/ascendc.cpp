#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void vector_unary(__gm__ float* v1_x, __gm__ float* v2_z, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c1792_i32 = 1792;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 256;
  constexpr uint32_t v6 = 1024;
  constexpr uint32_t v7 = 1792;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c512_i32 = 512;
  constexpr int32_t c768_i32 = 768;
  constexpr int32_t c1024_i32 = 1024;
  constexpr int32_t c1280_i32 = 1280;
  constexpr int32_t c1536_i32 = 1536;
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v2_z, c1792_i32);
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v4, v5);
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v6, v7);
  AscendC::DataCopy(v10, v8, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::LocalTensor<float> v12 = v11[c0_i32];
  AscendC::Abs(v12, v10, c256_i32);
  AscendC::LocalTensor<float> v13 = v11[c256_i32];
  AscendC::Exp(v13, v10, c256_i32);
  AscendC::LocalTensor<float> v14 = v11[c512_i32];
  AscendC::Ln(v14, v10, c256_i32);
  AscendC::LocalTensor<float> v15 = v11[c768_i32];
  AscendC::Reciprocal(v15, v10, c256_i32);
  AscendC::LocalTensor<float> v16 = v11[c1024_i32];
  AscendC::Relu(v16, v10, c256_i32);
  AscendC::LocalTensor<float> v17 = v11[c1280_i32];
  AscendC::Rsqrt(v17, v10, c256_i32);
  AscendC::LocalTensor<float> v18 = v11[c1536_i32];
  AscendC::Sqrt(v18, v10, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v9, v11, c1792_i32);
  return;
}

