#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void a_set_value_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  constexpr float c1_f32 = (float)1.000000000e+00;
  AscendC::LocalTensor<float> v9 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  v9.SetValue(v8, c1_f32);
  return;
}

