#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void gelu(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_tiles, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c2048_i32 = 2048;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 2048;
  constexpr uint32_t v7 = 8192;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr float cm1_59576917_f32 = (float)-1.595769170e+00;
  constexpr float c0_0447149985_f32 = (float)4.471499850e-02;
  int32_t v8 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v9 = v8 * v3_tiles;
  int32_t v10 = v9 * c2048_i32;
  uint32_t v11 = static_cast<uint32_t>(v10);
  __gm__ float* v12 = v1_x + v11;
  int32_t v13 = v3_tiles * c2048_i32;
  AscendC::GlobalTensor<float> v14;
  v14.SetGlobalBuffer(v12, v13);
  __gm__ float* v15 = v2_y + v11;
  AscendC::GlobalTensor<float> v16;
  v16.SetGlobalBuffer(v15, v13);
  AscendC::LocalTensor<float> v17 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<float> v18 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v7, v6);
  for (int32_t v19 = c0_i32; v19 < v3_tiles; v19 += c1_i32) {
    int32_t v20 = v19 * c2048_i32;
    AscendC::GlobalTensor<float> v21 = v14[v20];
    AscendC::DataCopy(v17, v21, c2048_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
    AscendC::Mul(v18, v17, v17, c2048_i32);
    AscendC::Mul(v18, v18, v17, c2048_i32);
    AscendC::Muls<float, 1>(v18, v18, c0_0447149985_f32, c2048_i32);
    AscendC::Add(v18, v18, v17, c2048_i32);
    AscendC::Muls<float, 1>(v18, v18, cm1_59576917_f32, c2048_i32);
    AscendC::Exp(v18, v18, c2048_i32);
    AscendC::Adds<float, 1>(v18, v18, c1_f32, c2048_i32);
    AscendC::Div(v18, v17, v18, c2048_i32);
    AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
    AscendC::GlobalTensor<float> v22 = v16[v20];
    AscendC::DataCopy(v22, v18, c2048_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
  }
  return;
}

