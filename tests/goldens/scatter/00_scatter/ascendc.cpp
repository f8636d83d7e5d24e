#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void scatter(__gm__ float* v1_x, __gm__ uint32_t* v2_k, __gm__ float* v3_z, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c128_i32 = 128;
  constexpr int32_t c384_i32 = 384;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 128;
  constexpr uint32_t v7 = 512;
  constexpr uint32_t v8 = 1024;
  constexpr uint32_t v9 = 384;
  constexpr float c0_f32 = (float)0.0e+00;
  constexpr int32_t c0_i32 = 0;
  constexpr uint64_t v10 = 64;
  constexpr uint8_t v11 = 2;
  constexpr uint8_t v12 = 8;
  constexpr uint64_t v13 = 255;
  constexpr uint64_t v14 = 0;
  AscendC::GlobalTensor<float> v15;
  v15.SetGlobalBuffer(v1_x, c128_i32);
  AscendC::GlobalTensor<uint32_t> v16;
  v16.SetGlobalBuffer(v2_k, c128_i32);
  AscendC::GlobalTensor<float> v17;
  v17.SetGlobalBuffer(v3_z, c384_i32);
  AscendC::LocalTensor<float> v18 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<uint32_t> v19 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECIN, v7, v6);
  AscendC::LocalTensor<float> v20 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v8, v9);
  AscendC::DataCopy(v18, v15, c128_i32);
  AscendC::DataCopy(v19, v16, c128_i32);
  AscendC::Duplicate(v20, c0_f32, c384_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Scatter(v20, v18, v19, v5, v6);
  AscendC::Scatter(v20, v18, v19, v7, v10, v11, v12);
  uint64_t v20_mask_list0[] = {v13, v14};
  AscendC::Scatter(v20, v18, v19, v8, v20_mask_list0, v11, v12);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v17, v20, c384_i32);
  return;
}

