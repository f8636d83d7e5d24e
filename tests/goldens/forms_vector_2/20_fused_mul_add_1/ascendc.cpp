#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void fused_mul_add_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 2048;
  constexpr int32_t c1_i32 = 1;
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::FusedMulAdd(v10, v11, v10, c1_i32);
  return;
}

