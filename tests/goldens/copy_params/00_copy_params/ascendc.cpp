#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void copy_params(__gm__ float* v1_x, __gm__ float* v2_a, __gm__ float* v3_b, __gm__ float* v4_c, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr int32_t c128_i32 = 128;
  constexpr int32_t c64_i32 = 64;
  constexpr uint32_t v6 = 0;
  constexpr uint32_t v7 = 128;
  constexpr uint32_t v8 = 512;
  constexpr uint32_t v9 = 64;
  constexpr uint32_t v10 = 768;
  constexpr uint32_t v11 = 1024;
  constexpr int32_t c0_i32 = 0;
  constexpr float c0_f32 = (float)0.0e+00;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c3_i32 = 3;
  AscendC::GlobalTensor<float> v12;
  v12.SetGlobalBuffer(v1_x, c128_i32);
  AscendC::GlobalTensor<float> v13;
  v13.SetGlobalBuffer(v2_a, c64_i32);
  AscendC::GlobalTensor<float> v14;
  v14.SetGlobalBuffer(v3_b, c64_i32);
  AscendC::GlobalTensor<float> v15;
  v15.SetGlobalBuffer(v4_c, c64_i32);
  AscendC::LocalTensor<float> v16 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v6, v7);
  AscendC::LocalTensor<float> v17 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v8, v9);
  AscendC::LocalTensor<float> v18 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v10, v9);
  AscendC::LocalTensor<float> v19 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v11, v9);
  AscendC::DataCopy(v16, v12, c128_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Duplicate(v19, c0_f32, c64_i32);
  AscendC::DataCopyParams v20{static_cast<uint16_t>(c4_i32), static_cast<uint16_t>(c2_i32), static_cast<uint16_t>(c2_i32), static_cast<uint16_t>(c0_i32)};
  AscendC::DataCopy(v17, v12, v20);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c1_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c1_i32);
  AscendC::DataCopy(v18, v17, c64_i32);
  AscendC::DataCopyParams v21{static_cast<uint16_t>(c4_i32), static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c3_i32), static_cast<uint16_t>(c1_i32)};
  AscendC::DataCopy(v19, v16, v21);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v13, v17, c64_i32);
  AscendC::DataCopy(v14, v18, c64_i32);
  AscendC::DataCopy(v15, v19, c64_i32);
  return;
}

