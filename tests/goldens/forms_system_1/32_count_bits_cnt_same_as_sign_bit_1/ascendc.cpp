#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void count_bits_cnt_same_as_sign_bit_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1_i32 = 1;
  int32_t v7 = v4_n + c1_i32;
  int64_t v8 = static_cast<int64_t>(v7);
  int64_t v9 = AscendC::CountBitsCntSameAsSignBit(v8);
  return;
}

