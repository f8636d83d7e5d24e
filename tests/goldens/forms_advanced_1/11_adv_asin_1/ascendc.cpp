#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void adv_asin_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 8192;
  constexpr uint32_t v9 = 10240;
  constexpr bool c0_i1 = false;
  AscendC::LocalTensor<int32_t> v10 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int32_t> v11 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::Asin<int32_t, c0_i1>(v10, v10, v11);
  return;
}

