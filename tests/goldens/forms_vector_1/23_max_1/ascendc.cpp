#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void max_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 8192;
  constexpr uint32_t v9 = 10240;
  constexpr int32_t c7_i32 = 7;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c8_i32 = 8;
  constexpr int64_t c2_i64 = 2;
  constexpr int8_t c3_i8 = 3;
  AscendC::LocalTensor<int32_t> v10 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int32_t> v11 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::BinaryRepeatParams v12{static_cast<uint8_t>(c7_i32), static_cast<uint8_t>(v4_n), static_cast<uint8_t>(c3_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
  AscendC::Max<int32_t, 1>(v10, v11, v10, c2_i64, c3_i8, v12);
  return;
}

