#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void whole_reduce_max_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 12288;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c3_i32 = 3;
  AscendC::LocalTensor<int16_t> v9 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v7, v8);
  int32_t v10 = static_cast<int32_t>(v5_f);
  AscendC::WholeReduceMax(v9, v9, v10, c1_i32, v4_n, c1_i32, c3_i32, AscendC::ReduceOrder::ORDER_ONLY_INDEX);
  return;
}

