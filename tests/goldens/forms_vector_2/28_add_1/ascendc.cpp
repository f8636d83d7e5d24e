#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void add_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 12288;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v9 = 255;
  constexpr uint64_t v10 = 3;
  constexpr int8_t c16_i8 = 16;
  AscendC::LocalTensor<int16_t> v11 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int16_t> v12 = v11[v4_n];
  AscendC::BinaryRepeatParams v13{static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
  uint64_t v11_mask_list0[] = {v9, v10};
  AscendC::Add<int16_t, 1>(v11, v12, v11, v11_mask_list0, c16_i8, v13);
  return;
}

