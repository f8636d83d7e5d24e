#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void block_reduce_sum_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 18432;
  constexpr uint64_t v10 = 1;
  constexpr int32_t c70000_i32 = 70000;
  constexpr int32_t c16_i32 = 16;
  constexpr int32_t c0_i32 = 0;
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint8_t> v12 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v9, v7);
  uint64_t v11_mask_list0[] = {v10};
  AscendC::BlockReduceSum(v11, v12, v4_n, v11_mask_list0, c70000_i32, c16_i32, c0_i32);
  return;
}

