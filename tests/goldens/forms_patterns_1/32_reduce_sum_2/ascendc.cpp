#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void reduce_sum_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 12288;
  constexpr uint32_t v9 = 16384;
  constexpr uint64_t v10 = 64;
  constexpr uint8_t v11 = 3;
  AscendC::LocalTensor<int16_t> v12 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int8_t> v13 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::ReduceSum(v12, v12, v13, v10, v11, v11);
  return;
}

