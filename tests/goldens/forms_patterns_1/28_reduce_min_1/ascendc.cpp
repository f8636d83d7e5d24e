#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void reduce_min_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 8192;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 10240;
  constexpr uint64_t v10 = 1;
  constexpr uint8_t v11 = 7;
  constexpr int8_t c0_i8 = 0;
  int64_t v12 = static_cast<int64_t>(v4_n);
  AscendC::LocalTensor<int32_t> v13 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<int32_t> v14 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v9, v8);
  uint64_t v15 = (uint64_t) v12;
  uint8_t v16 = (uint8_t) v4_n;
  uint64_t v14_mask_list0[] = {v15, v10};
  AscendC::ReduceMin(v14, v13, v13, v14_mask_list0, v16, v11, c0_i8);
  return;
}

