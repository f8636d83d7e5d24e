#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void copy_out_params(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_gap, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c256_i32 = 256;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 64;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c2_i32 = 2;
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v1_x, c64_i32);
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::LocalTensor<float> v9 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::DataCopy(v9, v7, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
  AscendC::DataCopyParams v10{static_cast<uint16_t>(c4_i32), static_cast<uint16_t>(c2_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(v3_gap)};
  AscendC::DataCopy(v8, v9, v10);
  return;
}

