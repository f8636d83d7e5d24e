#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void data_copy_pad_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 14336;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c0_i32 = 0;
  AscendC::GlobalTensor<int32_t> v9;
  v9.SetGlobalBuffer(v3_i, v4_n);
  int64_t v10 = static_cast<int64_t>(v4_n);
  AscendC::LocalTensor<uint32_t> v11 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::DataCopyParams v12{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(v10), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(c0_i32)};
  AscendC::DataCopyPad(v9, v11, v12);
  return;
}

