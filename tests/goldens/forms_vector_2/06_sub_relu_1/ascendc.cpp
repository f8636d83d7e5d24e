#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void sub_relu_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 4096;
  constexpr uint32_t v9 = 6144;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c16_i32 = 16;
  constexpr uint64_t v10 = 0;
  constexpr int8_t c64_i8 = 64;
  AscendC::LocalTensor<half> v11 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<half> v12 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v9, v7);
  int32_t v13 = v4_n + c1_i32;
  AscendC::BinaryRepeatParams v14{static_cast<uint8_t>(v13), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c2_i32), static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c16_i32), static_cast<uint8_t>(c8_i32)};
  uint64_t v15 = (uint64_t) v4_n;
  uint64_t v11_mask_list0[] = {v15, v10};
  AscendC::SubRelu<half, 1>(v11, v11, v12, v11_mask_list0, c64_i8, v14);
  return;
}

