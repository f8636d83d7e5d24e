#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void gather(__gm__ float* v1_x, __gm__ uint32_t* v2_k, __gm__ float* v3_z, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c264_i32 = 264;
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c768_i32 = 768;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 264;
  constexpr uint32_t v7 = 1056;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 2080;
  constexpr uint32_t v10 = 768;
  constexpr float c0_f32 = (float)0.0e+00;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t v11 = 16;
  constexpr uint64_t v12 = 64;
  constexpr uint8_t v13 = 4;
  constexpr uint16_t v14 = 8;
  constexpr int32_t c512_i32 = 512;
  constexpr uint64_t v15 = 255;
  constexpr uint64_t v16 = 0;
  AscendC::GlobalTensor<float> v17;
  v17.SetGlobalBuffer(v1_x, c264_i32);
  AscendC::GlobalTensor<uint32_t> v18;
  v18.SetGlobalBuffer(v2_k, c256_i32);
  AscendC::GlobalTensor<float> v19;
  v19.SetGlobalBuffer(v3_z, c768_i32);
  AscendC::LocalTensor<float> v20 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<uint32_t> v21 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECIN, v7, v8);
  AscendC::LocalTensor<float> v22 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v9, v10);
  AscendC::DataCopy(v20, v17, c264_i32);
  AscendC::DataCopy(v21, v18, c256_i32);
  AscendC::Duplicate(v22, c0_f32, c768_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Gather(v22, v20, v21, v5, v8);
  AscendC::LocalTensor<float> v23 = v22[c256_i32];
  AscendC::Gather(v23, v20, v21, v11, v12, v13, v14);
  AscendC::LocalTensor<float> v24 = v22[c512_i32];
  uint64_t v24_mask_list0[] = {v15, v16};
  AscendC::Gather(v24, v20, v21, v5, v24_mask_list0, v13, v14);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v19, v22, c768_i32);
  return;
}

