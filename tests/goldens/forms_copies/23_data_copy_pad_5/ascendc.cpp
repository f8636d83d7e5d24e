#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void data_copy_pad_5(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 3;
  constexpr uint32_t v8 = 18432;
  constexpr uint32_t v9 = 256;
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c0_i32 = 0;
  AscendC::GlobalTensor<half> v10;
  v10.SetGlobalBuffer(v2_h);
  AscendC::LocalTensor<uint8_t> v11 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v8, v9);
  AscendC::DataCopyExtParams v12{static_cast<uint16_t>(v7), static_cast<uint32_t>(c64_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(v4_n), static_cast<uint32_t>(v5_f)};
  AscendC::DataCopyPad(v10, v11, v12);
  return;
}

