#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void vector_scalar(__gm__ float* v1_x, __gm__ float* v2_z, float v3_s, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c1280_i32 = 1280;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 256;
  constexpr uint32_t v7 = 1024;
  constexpr uint32_t v8 = 1280;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c512_i32 = 512;
  constexpr int32_t c768_i32 = 768;
  constexpr int32_t c1024_i32 = 1024;
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v10;
  v10.SetGlobalBuffer(v2_z, c1280_i32);
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<float> v12 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v7, v8);
  AscendC::DataCopy(v11, v9, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::LocalTensor<float> v13 = v12[c0_i32];
  AscendC::Adds<float, 1>(v13, v11, v3_s, c256_i32);
  AscendC::LocalTensor<float> v14 = v12[c256_i32];
  AscendC::Muls<float, 1>(v14, v11, v3_s, c256_i32);
  AscendC::LocalTensor<float> v15 = v12[c512_i32];
  AscendC::Maxs<float, 1>(v15, v11, v3_s, c256_i32);
  AscendC::LocalTensor<float> v16 = v12[c768_i32];
  AscendC::Mins<float, 1>(v16, v11, v3_s, c256_i32);
  AscendC::LocalTensor<float> v17 = v12[c1024_i32];
  AscendC::LeakyRelu<float, 1>(v17, v11, v3_s, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v10, v12, c1280_i32);
  return;
}

