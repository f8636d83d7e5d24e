#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void block_reduce_sum_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 4096;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c0_i32 = 0;
  int8_t v9 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<half> v10 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v7, v8);
  int32_t v11 = v4_n + c1_i32;
  int32_t v12 = static_cast<int32_t>(v5_f);
  int32_t v13 = static_cast<int32_t>(v9);
  AscendC::BlockReduceSum(v10, v10, c1_i32, v12, v13, c0_i32, v11);
  return;
}

