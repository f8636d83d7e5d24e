#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void data_copy_pad_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 22528;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c16_i32 = 16;
  constexpr bool cm1_i1 = true;
  constexpr int32_t c7_i32 = 7;
  AscendC::GlobalTensor<half> v9;
  v9.SetGlobalBuffer(v2_h);
  AscendC::LocalTensor<uint16_t> v10 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECCALC, v7, v8);
  int32_t v11 = v4_n + c1_i32;
  AscendC::DataCopyParams v12{static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(c3_i32), static_cast<uint16_t>(c16_i32), static_cast<uint16_t>(v11)};
  AscendC::DataCopyPadParams v13{cm1_i1, static_cast<uint16_t>(c7_i32), static_cast<uint16_t>(c3_i32), static_cast<uint64_t>(c1_i32)};
  AscendC::DataCopyPad(v10, v9, v12, v13);
  return;
}

