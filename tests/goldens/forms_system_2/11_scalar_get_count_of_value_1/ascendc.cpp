#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void scalar_get_count_of_value_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1_i32 = 1;
  int32_t v7 = v4_n + c1_i32;
  uint64_t v8 = (uint64_t) v4_n;
  int64_t v9 = AscendC::ScalarGetCountOfValue<v7>(v8);
  return;
}

