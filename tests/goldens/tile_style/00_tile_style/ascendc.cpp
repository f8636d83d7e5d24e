#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void tile_style(__gm__ half* v1_x, __gm__ half* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 256;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c16_i32 = 16;
  half c2_f16 = 2.00000e+00;
  AscendC::GlobalTensor<half> v6;
  v6.SetGlobalBuffer(v1_x, c1024_i32);
  AscendC::GlobalTensor<half> v7;
  v7.SetGlobalBuffer(v2_y, c1024_i32);
  AscendC::LocalTensor<half> v8 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v4, v5);
  AscendC::DataCopyParams v9{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c16_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(c0_i32)};
  for (int32_t v10 = c0_i32; v10 < c4_i32; v10 += c1_i32) {
    int32_t v11 = v10 * c256_i32;
    AscendC::GlobalTensor<half> v12 = v6[v11];
    AscendC::DataCopy(v8, v12, v9);
    AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
    AscendC::Muls<half, 1>(v8, v8, c2_f16, c256_i32);
    AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
    AscendC::GlobalTensor<half> v13 = v7[v11];
    AscendC::DataCopy(v13, v8, c256_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
  }
  return;
}

