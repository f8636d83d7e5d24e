#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void adv_atanh_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 12288;
  constexpr bool c0_i1 = false;
  AscendC::LocalTensor<int16_t> v9 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int16_t> v10 = v9[v4_n];
  AscendC::Atanh<int16_t, c0_i1>(v10, v9, v9);
  return;
}

