#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void relu_scale(__gm__ float* v1_x, __gm__ float* v2_y, float v3_scale, int32_t v4_length, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr uint32_t v6 = 0;
  constexpr uint32_t v7 = 4096;
  constexpr int32_t c0_i32 = 0;
  int32_t v8 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v9 = v8 * v4_length;
  uint32_t v10 = static_cast<uint32_t>(v9);
  __gm__ float* v11 = v1_x + v10;
  AscendC::GlobalTensor<float> v12;
  v12.SetGlobalBuffer(v11, v4_length);
  __gm__ float* v13 = v2_y + v10;
  AscendC::GlobalTensor<float> v14;
  v14.SetGlobalBuffer(v13, v4_length);
  AscendC::LocalTensor<float> v15 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v6, v7);
  AscendC::DataCopy(v15, v12, v4_length);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Relu(v15, v15, v4_length);
  AscendC::Muls<float, 1>(v15, v15, v3_scale, v4_length);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v14, v15, v4_length);
  return;
}

