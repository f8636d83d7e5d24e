#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void pair_reduce_sum_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 4096;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 6144;
  constexpr int32_t cm1_i32 = -1;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  bool v10 = v4_n > c3_i32;
  int8_t v11 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<half> v12 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<half> v13 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v9, v8);
  int32_t v14 = static_cast<int32_t>(v10);
  int32_t v15 = static_cast<int32_t>(v11);
  AscendC::PairReduceSum(v12, v13, v14, cm1_i32, c1_i32, v15, c8_i32);
  return;
}

