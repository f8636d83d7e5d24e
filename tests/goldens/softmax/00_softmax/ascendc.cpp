#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void softmax(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_rows, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c512_i32 = 512;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 512;
  constexpr uint32_t v7 = 2048;
  constexpr uint32_t v8 = 4096;
  constexpr uint32_t v9 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int8_t c0_i8 = 0;
  constexpr float c0_f32 = (float)0.0e+00;
  constexpr float c1_f32 = (float)1.000000000e+00;
  int32_t v10 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v11 = v10 * v3_rows;
  int32_t v12 = v11 * c512_i32;
  uint32_t v13 = static_cast<uint32_t>(v12);
  __gm__ float* v14 = v1_x + v13;
  int32_t v15 = v3_rows * c512_i32;
  AscendC::GlobalTensor<float> v16;
  v16.SetGlobalBuffer(v14, v15);
  __gm__ float* v17 = v2_y + v13;
  AscendC::GlobalTensor<float> v18;
  v18.SetGlobalBuffer(v17, v15);
  AscendC::LocalTensor<float> v19 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v5, v6);
  AscendC::LocalTensor<float> v20 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v6);
  AscendC::LocalTensor<float> v21 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v9);
  for (int32_t v22 = c0_i32; v22 < v3_rows; v22 += c1_i32) {
    int32_t v23 = v22 * c512_i32;
    AscendC::GlobalTensor<float> v24 = v16[v23];
    AscendC::DataCopy(v19, v24, c512_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
    AscendC::ReduceMax(v21, v19, v20, v6, c0_i8);
    AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
    float v25 = v21.GetValue(v5);
    AscendC::SetFlag<AscendC::HardEvent::S_V>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::S_V>(c0_i32);
    float v26 = c0_f32 - v25;
    AscendC::Adds<float, 1>(v19, v19, v26, c512_i32);
    AscendC::Exp(v19, v19, c512_i32);
    AscendC::ReduceSum(v21, v19, v20, v6);
    AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
    float v27 = v21.GetValue(v5);
    AscendC::SetFlag<AscendC::HardEvent::S_V>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::S_V>(c0_i32);
    float v28 = c1_f32 / v27;
    AscendC::Muls<float, 1>(v19, v19, v28, c512_i32);
    AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
    AscendC::GlobalTensor<float> v29 = v18[v23];
    AscendC::DataCopy(v29, v19, c512_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
  }
  return;
}

