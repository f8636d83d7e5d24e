#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void adv_erfc_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 2048;
  constexpr uint32_t v9 = 14336;
  constexpr int32_t c0_i32 = 0;
  constexpr bool c0_i1 = false;
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint32_t> v11 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::Erfc<uint32_t, c0_i1>(v11, v11, v10, c0_i32);
  return;
}

