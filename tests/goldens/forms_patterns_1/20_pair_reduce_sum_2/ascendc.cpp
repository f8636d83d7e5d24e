#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void pair_reduce_sum_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 4096;
  constexpr int32_t c1_i32 = 1;
  constexpr uint64_t v9 = 255;
  constexpr uint64_t v10 = 3;
  constexpr int32_t c300_i32 = 300;
  constexpr int32_t c0_i32 = 0;
  AscendC::LocalTensor<half> v11 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v8, v7);
  int32_t v12 = v4_n + c1_i32;
  uint64_t v11_mask_list0[] = {v9, v10};
  AscendC::PairReduceSum(v11, v11, v12, v11_mask_list0, c1_i32, c300_i32, c0_i32);
  return;
}

