#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void a_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  AscendC::LocalTensor<float> v9 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  return;
}

