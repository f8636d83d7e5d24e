#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void reduce_max_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 8192;
  constexpr uint32_t v9 = 10240;
  constexpr uint64_t v10 = 255;
  constexpr uint64_t v11 = 3;
  constexpr uint8_t v12 = 2;
  constexpr uint8_t v13 = 64;
  constexpr int8_t c0_i8 = 0;
  AscendC::LocalTensor<int32_t> v14 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int32_t> v15 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v9, v7);
  uint64_t v15_mask_list0[] = {v10, v11};
  AscendC::ReduceMax(v15, v14, v15, v15_mask_list0, v12, v13, c0_i8);
  return;
}

