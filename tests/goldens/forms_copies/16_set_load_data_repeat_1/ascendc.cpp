#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void set_load_data_repeat_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c7_i32 = 7;
  constexpr int32_t c1_i32 = 1;
  AscendC::LoadDataRepeatParam v7{static_cast<uint8_t>(c1_i32), static_cast<uint16_t>(c7_i32), static_cast<uint8_t>(c0_i32)};
  AscendC::SetLoadDataRepeat(v7);
  return;
}

