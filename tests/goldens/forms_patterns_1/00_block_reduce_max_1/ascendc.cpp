#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void block_reduce_max_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 18432;
  constexpr uint64_t v10 = 0;
  constexpr int32_t c7_i32 = 7;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c16_i32 = 16;
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint8_t> v12 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v9, v7);
  uint64_t v13 = (uint64_t) v4_n;
  uint64_t v12_mask_list0[] = {v13, v10};
  AscendC::BlockReduceMax(v12, v11, c7_i32, v12_mask_list0, c1_i32, c16_i32, c7_i32);
  return;
}

