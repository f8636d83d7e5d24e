#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void reduce_count(__gm__ float* v1_x, __gm__ float* v2_z, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c40_i32 = 40;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 256;
  constexpr uint32_t v6 = 1024;
  constexpr uint32_t v7 = 40;
  constexpr uint32_t v8 = 1184;
  constexpr float c0_f32 = (float)0.0e+00;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c8_i32 = 8;
  constexpr int8_t c0_i8 = 0;
  constexpr int32_t c16_i32 = 16;
  constexpr int32_t c24_i32 = 24;
  constexpr int8_t c1_i8 = 1;
  constexpr int32_t c32_i32 = 32;
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v10;
  v10.SetGlobalBuffer(v2_z, c40_i32);
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v4, v5);
  AscendC::LocalTensor<float> v12 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v6, v7);
  AscendC::LocalTensor<float> v13 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v5);
  AscendC::DataCopy(v11, v9, c256_i32);
  AscendC::Duplicate(v12, c0_f32, c40_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::ReduceSum(v12, v11, v13, v5);
  AscendC::LocalTensor<float> v14 = v12[c8_i32];
  AscendC::ReduceMax(v14, v11, v13, v5, c0_i8);
  AscendC::LocalTensor<float> v15 = v12[c16_i32];
  AscendC::ReduceMin(v15, v11, v13, v5, c0_i8);
  AscendC::LocalTensor<float> v16 = v12[c24_i32];
  AscendC::ReduceMax(v16, v11, v13, v5, c1_i8);
  AscendC::LocalTensor<float> v17 = v12[c32_i32];
  AscendC::ReduceMin(v17, v11, v13, v5, c1_i8);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v10, v12, c40_i32);
  return;
}

