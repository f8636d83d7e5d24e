#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void shift_right_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 16384;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 20480;
  constexpr int32_t c7_i32 = 7;
  constexpr int32_t c1_i32 = 1;
  constexpr uint64_t v10 = 1;
  constexpr int8_t c3_i8 = 3;
  int64_t v11 = static_cast<int64_t>(v4_n);
  AscendC::LocalTensor<int8_t> v12 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<uint64_t> v13 = AscendC::LocalTensor<uint64_t>(AscendC::TPosition::VECCALC, v9, v8);
  AscendC::UnaryRepeatParams v14{static_cast<uint16_t>(c7_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c7_i32), static_cast<uint8_t>(c1_i32)};
  AscendC::ShiftRight<int8_t, 1>(v12, v13, v10, v11, c3_i8, v14);
  return;
}

