#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void data_copy_3(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 14336;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c0_i32 = 0;
  AscendC::GlobalTensor<int32_t> v9;
  v9.SetGlobalBuffer(v3_i, v4_n);
  AscendC::LocalTensor<uint32_t> v10 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v7, v8);
  int32_t v11 = v4_n + c1_i32;
  AscendC::DataCopyParams v12{static_cast<uint16_t>(v4_n), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(v11), static_cast<uint16_t>(c0_i32)};
  AscendC::DataCopy(v9, v10, v12);
  return;
}

