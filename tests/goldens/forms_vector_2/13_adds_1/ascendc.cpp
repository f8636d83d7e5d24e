#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void adds_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 16384;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c300_i32 = 300;
  bool v9 = v4_n > c3_i32;
  AscendC::LocalTensor<int8_t> v10 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<int8_t> v11 = v10[v4_n];
  int8_t v12 = static_cast<int8_t>(v9);
  AscendC::Adds<int8_t, 0>(v10, v11, v12, c300_i32);
  return;
}

