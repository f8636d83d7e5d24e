#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void transpose(__gm__ half* v1_x, __gm__ half* v2_z, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 256;
  constexpr uint32_t v6 = 512;
  constexpr int32_t c0_i32 = 0;
  AscendC::GlobalTensor<half> v7;
  v7.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<half> v8;
  v8.SetGlobalBuffer(v2_z, c256_i32);
  AscendC::LocalTensor<half> v9 = AscendC::LocalTensor<half>(AscendC::TPosition::VECIN, v4, v5);
  AscendC::LocalTensor<half> v10 = AscendC::LocalTensor<half>(AscendC::TPosition::VECOUT, v6, v5);
  AscendC::DataCopy(v9, v7, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Transpose(v10, v9);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v8, v10, c256_i32);
  return;
}

