#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void shift_right_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 3;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 256;
  half v10 = static_cast<half>(v5_f);
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v9);
  float v12 = static_cast<float>(v10);
  int32_t v13 = (int32_t) v7;
  AscendC::ShiftRight<float, 1>(v11, v11, v12, v13);
  return;
}

