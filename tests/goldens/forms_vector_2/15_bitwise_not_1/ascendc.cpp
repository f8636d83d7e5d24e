#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void bitwise_not_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 3;
  constexpr uint32_t v8 = 6144;
  constexpr uint32_t v9 = 256;
  constexpr uint32_t v10 = 22528;
  constexpr int32_t c2_i32 = 2;
  constexpr bool cm1_i1 = true;
  constexpr float c1_5_f32 = (float)1.500000000e+00;
  constexpr uint64_t v11 = 1;
  int64_t v12 = static_cast<int64_t>(v4_n);
  AscendC::LocalTensor<half> v13 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v8, v9);
  AscendC::LocalTensor<uint16_t> v14 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECCALC, v10, v9);
  AscendC::UnaryRepeatParams v15{static_cast<uint16_t>(c2_i32), static_cast<uint16_t>(cm1_i1), static_cast<uint8_t>(v12), static_cast<uint8_t>(c1_5_f32)};
  int8_t v16 = (int8_t) v7;
  uint64_t v13_mask_list0[] = {v11};
  AscendC::Not<half, 0>(v13, v14, v13_mask_list0, v16, v15);
  return;
}

