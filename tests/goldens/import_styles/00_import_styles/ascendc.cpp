#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void import_styles(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 256;
  constexpr uint32_t v6 = 1024;
  constexpr int32_t c0_i32 = 0;
  constexpr float c1_5_f32 = (float)1.500000000e+00;
  constexpr int32_t c128_i32 = 128;
  constexpr float c2_5_f32 = (float)2.500000000e+00;
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::LocalTensor<float> v9 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v4, v5);
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v6, v5);
  AscendC::DataCopy(v9, v7, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Muls<float, 1>(v10, v9, c1_5_f32, c128_i32);
  AscendC::LocalTensor<float> v11 = v10[c128_i32];
  AscendC::LocalTensor<float> v12 = v9[c128_i32];
  AscendC::Muls<float, 1>(v11, v12, c2_5_f32, c128_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v8, v10, c256_i32);
  return;
}

