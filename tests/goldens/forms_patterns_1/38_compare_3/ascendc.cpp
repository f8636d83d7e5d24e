#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void compare_3(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 4096;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 6144;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c16_i32 = 16;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v10 = 255;
  constexpr uint64_t v11 = 3;
  constexpr int8_t c0_i8 = 0;
  bool v12 = v4_n > c3_i32;
  AscendC::LocalTensor<half> v13 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<half> v14 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v9, v8);
  AscendC::BinaryRepeatParams v15{static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c16_i32), static_cast<uint8_t>(v12), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
  uint64_t v14_mask_list[] = {v10, v11};
  AscendC::Compare(v14, v13, v14, AscendC::CMPMODE::LE, v14_mask_list, c0_i8, v15);
  return;
}

