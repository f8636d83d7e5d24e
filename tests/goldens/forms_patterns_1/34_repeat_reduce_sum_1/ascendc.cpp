#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void repeat_reduce_sum_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 8192;
  constexpr uint32_t v9 = 22528;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c300_i32 = 300;
  AscendC::LocalTensor<int32_t> v10 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint16_t> v11 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::RepeatReduceSum(v10, v11, c0_i32, v4_n, c1_i32, c2_i32, c1_i32, c300_i32);
  return;
}

