#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void cross_core(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c512_i32 = 512;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 64;
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c0_i32 = 0;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr int32_t c3_i32 = 3;
  AscendC::GlobalTensor<float> v6;
  v6.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v2_y, c512_i32);
  int32_t v8 = static_cast<int32_t>(AscendC::GetBlockIdx());
  AscendC::LocalTensor<float> v9 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v4, v5);
  int32_t v10 = v8 * c64_i32;
  AscendC::GlobalTensor<float> v11 = v6[v10];
  AscendC::DataCopy(v9, v11, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Adds<float, 1>(v9, v9, c1_f32, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::GlobalTensor<float> v12 = v7[v10];
  AscendC::DataCopy(v12, v9, c64_i32);
  AscendC::PipeBarrier<PIPE_ALL>();
  AscendC::SyncAll();
  int32_t v13 = c3_i32 - v8;
  int32_t v14 = v13 * c64_i32;
  AscendC::GlobalTensor<float> v15 = v7[v14];
  AscendC::DataCopy(v9, v15, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
  int32_t v16 = v10 + c256_i32;
  AscendC::GlobalTensor<float> v17 = v7[v16];
  AscendC::DataCopy(v17, v9, c64_i32);
  return;
}

