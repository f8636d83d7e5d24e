#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void adv_exp_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 6144;
  constexpr uint32_t v9 = 3;
  constexpr uint8_t v10 = 16;
  AscendC::LocalTensor<half> v11 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v8, v7);
  bool v12 = static_cast<bool>(v4_n);
  AscendC::Exp<half, v10, v12>(v11, v11, v9);
  return;
}

