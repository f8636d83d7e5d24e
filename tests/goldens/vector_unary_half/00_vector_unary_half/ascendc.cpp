#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void vector_unary_half(__gm__ half* v1_x, __gm__ half* v2_z, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c1792_i32 = 1792;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 256;
  constexpr uint32_t v6 = 512;
  constexpr uint32_t v7 = 1792;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c512_i32 = 512;
  constexpr int32_t c768_i32 = 768;
  constexpr int32_t c1024_i32 = 1024;
  constexpr int32_t c1280_i32 = 1280;
  constexpr int32_t c1536_i32 = 1536;
  AscendC::GlobalTensor<half> v8;
  v8.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<half> v9;
  v9.SetGlobalBuffer(v2_z, c1792_i32);
  AscendC::LocalTensor<half> v10 = AscendC::LocalTensor<half>(AscendC::TPosition::VECIN, v4, v5);
  AscendC::LocalTensor<half> v11 = AscendC::LocalTensor<half>(AscendC::TPosition::VECOUT, v6, v7);
  AscendC::DataCopy(v10, v8, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::LocalTensor<half> v12 = v11[c0_i32];
  AscendC::Abs(v12, v10, c256_i32);
  AscendC::LocalTensor<half> v13 = v11[c256_i32];
  AscendC::Exp(v13, v10, c256_i32);
  AscendC::LocalTensor<half> v14 = v11[c512_i32];
  AscendC::Ln(v14, v10, c256_i32);
  AscendC::LocalTensor<half> v15 = v11[c768_i32];
  AscendC::Reciprocal(v15, v10, c256_i32);
  AscendC::LocalTensor<half> v16 = v11[c1024_i32];
  AscendC::Relu(v16, v10, c256_i32);
  AscendC::LocalTensor<half> v17 = v11[c1280_i32];
  AscendC::Rsqrt(v17, v10, c256_i32);
  AscendC::LocalTensor<half> v18 = v11[c1536_i32];
  AscendC::Sqrt(v18, v10, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v9, v11, c1792_i32);
  return;
}

