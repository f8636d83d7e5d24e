#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void block_reduce_min_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 6144;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 16384;
  constexpr int32_t c2_i32 = 2;
  AscendC::LocalTensor<half> v10 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<int8_t> v11 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v9, v8);
  uint64_t v11_mask_list0[] = {};
  AscendC::BlockReduceMin(v11, v10, v4_n, v11_mask_list0, c2_i32, c2_i32, v4_n);
  return;
}

