#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void barriers(__gm__ float* v1_x, __gm__ float* v2_z, int32_t v3_n, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c64_i32 = 64;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 64;
  constexpr uint32_t v7 = 256;
  constexpr int32_t c0_i32 = 0;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr float c2_f32 = (float)2.000000000e+00;
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v1_x, c64_i32);
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v2_z, c64_i32);
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v7, v6);
  AscendC::DataCopy(v10, v8, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::PipeBarrier<PIPE_V>();
  AscendC::Adds<float, 1>(v11, v10, c1_f32, c64_i32);
  AscendC::PipeBarrier<PIPE_ALL>();
  AscendC::Muls<float, 1>(v11, v11, c2_f32, c64_i32);
  AscendC::PipeBarrier<PIPE_ALL>();
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(v3_n);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(v3_n);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v9, v11, c64_i32);
  return;
}

