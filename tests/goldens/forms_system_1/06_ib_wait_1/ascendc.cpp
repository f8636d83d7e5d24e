#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void ib_wait_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v7 = 0;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v1_x, c1024_i32);
  int8_t v10 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::IBWait(v9, v11, c1_i32, v10);
  return;
}

