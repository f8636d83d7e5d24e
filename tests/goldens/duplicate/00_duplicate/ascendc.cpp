#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void duplicate(__gm__ float* v1_z, float v2_s, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 1024;
  constexpr float c0_f32 = (float)0.0e+00;
  constexpr float c1_5_f32 = (float)1.500000000e+00;
  constexpr int32_t c256_i32 = 256;
  constexpr uint64_t v6 = 64;
  constexpr int8_t c4_i8 = 4;
  constexpr int8_t c1_i8 = 1;
  constexpr int8_t c8_i8 = 8;
  constexpr int32_t c512_i32 = 512;
  constexpr uint64_t v7 = 240;
  constexpr uint64_t v8 = 0;
  constexpr float c3_f32 = (float)3.000000000e+00;
  constexpr int32_t c768_i32 = 768;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr int8_t c2_i8 = 2;
  constexpr int8_t c16_i8 = 16;
  constexpr int32_t c0_i32 = 0;
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v1_z, c1024_i32);
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v4, v5);
  AscendC::Duplicate(v10, c0_f32, c1024_i32);
  AscendC::Duplicate(v10, c1_5_f32, c256_i32);
  AscendC::LocalTensor<float> v11 = v10[c256_i32];
  AscendC::Duplicate<float, 1>(v11, v2_s, v6, c4_i8, c1_i8, c8_i8);
  AscendC::LocalTensor<float> v12 = v10[c512_i32];
  uint64_t v12_mask_list0[] = {v7, v8};
  AscendC::Duplicate<float, 1>(v12, c3_f32, v12_mask_list0, c4_i8, c1_i8, c8_i8);
  AscendC::LocalTensor<float> v13 = v10[c768_i32];
  float v14 = v2_s + c1_f32;
  AscendC::Duplicate<float, 1>(v13, v14, v6, c2_i8, c2_i8, c16_i8);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v9, v10, c1024_i32);
  return;
}

