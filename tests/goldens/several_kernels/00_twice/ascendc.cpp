#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void twice(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_length, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 256;
  constexpr int32_t c0_i32 = 0;
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v1_x, v3_length);
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v2_y, v3_length);
  AscendC::LocalTensor<float> v9 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v5, v6);
  AscendC::DataCopy(v9, v7, v3_length);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Add(v9, v9, v9, v3_length);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v8, v9, v3_length);
  return;
}

