#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void get_sort_offset_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c3_i32 = 3;
  bool v7 = v4_n > c3_i32;
  uint32_t v8 = (uint32_t) v7;
  uint32_t v9 = AscendC::GetSortOffset<float>(v8);
  return;
}

