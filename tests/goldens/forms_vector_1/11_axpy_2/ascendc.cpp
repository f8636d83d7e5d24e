#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void axpy_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 4096;
  constexpr uint32_t v9 = 6144;
  constexpr int32_t c7_i32 = 7;
  constexpr int32_t c16_i32 = 16;
  constexpr int32_t c1_i32 = 1;
  half c3_f16 = 3.00000e+00;
  constexpr int64_t c7_i64 = 7;
  constexpr int8_t c7_i8 = 7;
  AscendC::LocalTensor<half> v10 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<half> v11 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::UnaryRepeatParams v12{static_cast<uint16_t>(c7_i32), static_cast<uint16_t>(c16_i32), static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c16_i32)};
  AscendC::Axpy<half, half, 1>(v11, v10, c3_f16, c7_i64, c7_i8, v12);
  return;
}

