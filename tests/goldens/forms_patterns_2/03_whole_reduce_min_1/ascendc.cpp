#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void whole_reduce_min_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 14336;
  constexpr uint32_t v9 = 3;
  constexpr uint32_t v10 = 18432;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v11 = 1;
  constexpr uint64_t v12 = 2;
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c3_i32 = 3;
  AscendC::LocalTensor<uint32_t> v13 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint8_t> v14 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v10, v7);
  AscendC::LocalTensor<uint8_t> v15 = v14[c8_i32];
  AscendC::LocalTensor<uint32_t> v16 = v13[c8_i32];
  int32_t v17 = (int32_t) v9;
  uint64_t v15_mask_list0[] = {v11, v12};
  AscendC::WholeReduceMin(v15, v16, v15_mask_list0, c64_i32, v17, c1_i32, c3_i32, AscendC::ReduceOrder::ORDER_ONLY_VALUE);
  return;
}

