#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void exp_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 8192;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v9 = 255;
  constexpr uint64_t v10 = 0;
  constexpr int8_t c64_i8 = 64;
  AscendC::LocalTensor<int32_t> v11 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::UnaryRepeatParams v12{static_cast<uint16_t>(c3_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(v4_n)};
  uint64_t v11_mask_list0[] = {v9, v10};
  AscendC::Exp<int32_t, 1>(v11, v11, v11_mask_list0, c64_i8, v12);
  return;
}

