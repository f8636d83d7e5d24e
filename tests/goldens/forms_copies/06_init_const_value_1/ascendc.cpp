#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void init_const_value_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  constexpr int32_t c0_i32 = 0;
  constexpr uint16_t v9 = 64;
  constexpr uint16_t v10 = 0;
  constexpr uint16_t v11 = 2;
  AscendC::LocalTensor<float> v12 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::InitConstValueParams v13{v9, v10, v11, c0_i32};
  AscendC::InitConstValue(v12, v13);
  return;
}

