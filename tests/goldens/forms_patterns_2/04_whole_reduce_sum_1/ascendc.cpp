#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void whole_reduce_sum_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 2048;
  constexpr uint32_t v9 = 3;
  constexpr uint32_t v10 = 20480;
  constexpr uint64_t v11 = 255;
  constexpr uint64_t v12 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c300_i32 = 300;
  AscendC::LocalTensor<float> v13 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint64_t> v14 = AscendC::LocalTensor<uint64_t>(AscendC::TPosition::VECCALC, v10, v7);
  int32_t v15 = (int32_t) v9;
  uint64_t v13_mask_list0[] = {v11, v12};
  AscendC::WholeReduceSum(v13, v14, v13_mask_list0, v15, v4_n, c1_i32, c300_i32);
  return;
}

