#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void shift_left_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 16384;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c8_i32 = 8;
  constexpr int8_t c8_i8 = 8;
  constexpr uint64_t v9 = 1;
  constexpr int8_t cm1_i8 = -1;
  AscendC::LocalTensor<int8_t> v10 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::UnaryRepeatParams v11{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c3_i32), static_cast<uint8_t>(c8_i32)};
  uint64_t v10_mask_list0[] = {v9, v9};
  AscendC::ShiftLeft<int8_t, 0>(v10, v10, c8_i8, v10_mask_list0, cm1_i8, v11);
  return;
}

