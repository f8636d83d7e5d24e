#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void exp_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 3;
  constexpr uint32_t v8 = 2048;
  constexpr uint32_t v9 = 256;
  constexpr uint32_t v10 = 20480;
  constexpr int32_t c1_i32 = 1;
  constexpr int8_t c0_i8 = 0;
  bool v11 = v4_n > c3_i32;
  int8_t v12 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<float> v13 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v9);
  AscendC::LocalTensor<uint64_t> v14 = AscendC::LocalTensor<uint64_t>(AscendC::TPosition::VECCALC, v10, v9);
  AscendC::UnaryRepeatParams v15{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(v5_f), static_cast<uint8_t>(v12), static_cast<uint8_t>(v7)};
  uint64_t v16 = (uint64_t) v11;
  AscendC::Exp<uint64_t, 1>(v14, v13, v16, c0_i8, v15);
  return;
}

