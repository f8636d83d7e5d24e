#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void reduce_sum_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 0;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 2048;
  constexpr uint64_t v10 = 1;
  constexpr uint8_t v11 = 1;
  int8_t v12 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<float> v13 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<float> v14 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v9, v8);
  uint8_t v15 = (uint8_t) v12;
  uint64_t v13_mask_list0[] = {v10, v10};
  AscendC::ReduceSum(v13, v14, v13, v13_mask_list0, v15, v11);
  return;
}

