#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void brcb_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 18432;
  constexpr int32_t c1_i32 = 1;
  constexpr uint16_t v9 = 8;
  constexpr uint8_t v10 = 2;
  AscendC::LocalTensor<uint8_t> v11 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v8, v7);
  int32_t v12 = v4_n + c1_i32;
  uint16_t v13 = (uint16_t) v12;
  AscendC::BrcbRepeatParams v14{v13, v9};
  AscendC::Brcb(v11, v11, v10, v14);
  return;
}

