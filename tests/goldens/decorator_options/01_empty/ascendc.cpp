#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void empty(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c64_i32 = 64;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 64;
  constexpr int32_t c0_i32 = 0;
  AscendC::GlobalTensor<float> v6;
  v6.SetGlobalBuffer(v1_x, c64_i32);
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v2_y, c64_i32);
  AscendC::LocalTensor<float> v8 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v4, v5);
  AscendC::DataCopy(v8, v6, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Abs(v8, v8, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v7, v8, c64_i32);
  return;
}

