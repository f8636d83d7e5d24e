#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void flags_in_branches(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_n, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 256;
  constexpr int32_t c0_i32 = 0;
  constexpr float c2_f32 = (float)2.000000000e+00;
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::LocalTensor<float> v9 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v5, v6);
  AscendC::DataCopy(v9, v7, c256_i32);
  bool v10 = v3_n > c0_i32;
  if (v10) {
    AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(v3_n);
    AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(v3_n);
    AscendC::Muls<float, 1>(v9, v9, c2_f32, c256_i32);
  } else {
    AscendC::PipeBarrier<PIPE_ALL>();
  }
  AscendC::PipeBarrier<PIPE_ALL>();
  AscendC::DataCopy(v8, v9, c256_i32);
  return;
}

