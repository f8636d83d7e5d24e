#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void sqrt_3(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 2048;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v10 = 0;
  constexpr int8_t c1_i8 = 1;
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<float> v12 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::UnaryRepeatParams v13{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
  uint64_t v14 = (uint64_t) v4_n;
  uint64_t v11_mask_list0[] = {v14, v10};
  AscendC::Sqrt<float, 1>(v11, v12, v11_mask_list0, c1_i8, v13);
  return;
}

