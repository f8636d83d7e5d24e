#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void keyword_calls(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 256;
  constexpr uint32_t v6 = 1024;
  constexpr int32_t c1_i32 = 1;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr int32_t c8_i32 = 8;
  constexpr float c2_f32 = (float)2.000000000e+00;
  constexpr int64_t c64_i64 = 64;
  constexpr int8_t c4_i8 = 4;
  constexpr float c0_f32 = (float)0.0e+00;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c32_i32 = 32;
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::LocalTensor<float> v9 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v4, v5);
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v6, v5);
  AscendC::DataCopy(v9, v7, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c1_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c1_i32);
  AscendC::Add(v10, v9, v9, c256_i32);
  AscendC::Adds<float, 1>(v10, v10, c1_f32, c256_i32);
  AscendC::UnaryRepeatParams v11{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
  AscendC::Muls<float, 1>(v10, v10, c2_f32, c64_i64, c4_i8, v11);
  AscendC::Maxs<float, 1>(v10, v10, c0_f32, c64_i64, c4_i8, v11);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopyParams v12{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c32_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(c0_i32)};
  AscendC::DataCopy(v8, v10, v12);
  return;
}

