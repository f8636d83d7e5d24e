#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void atomics(__gm__ float* v1_x, __gm__ float* v2_a, __gm__ float* v3_b, __gm__ float* v4_c, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr int32_t c64_i32 = 64;
  constexpr uint32_t v6 = 0;
  constexpr uint32_t v7 = 64;
  constexpr int32_t c0_i32 = 0;
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v1_x, c64_i32);
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v2_a, c64_i32);
  AscendC::GlobalTensor<float> v10;
  v10.SetGlobalBuffer(v3_b, c64_i32);
  AscendC::GlobalTensor<float> v11;
  v11.SetGlobalBuffer(v4_c, c64_i32);
  AscendC::LocalTensor<float> v12 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v6, v7);
  AscendC::DataCopy(v12, v8, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
  AscendC::SetAtomicAdd<float>();
  AscendC::DataCopy(v9, v12, c64_i32);
  AscendC::PipeBarrier<PIPE_MTE3>();
  AscendC::DataCopy(v9, v12, c64_i32);
  AscendC::SetAtomicNone();
  AscendC::SetAtomicMax<float>();
  AscendC::DataCopy(v10, v12, c64_i32);
  AscendC::SetAtomicNone();
  AscendC::SetAtomicMin<float>();
  AscendC::DataCopy(v11, v12, c64_i32);
  AscendC::SetAtomicNone();
  return;
}

