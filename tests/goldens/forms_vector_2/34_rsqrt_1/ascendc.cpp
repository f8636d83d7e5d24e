#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void rsqrt_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 16384;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c8_i32 = 8;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c300_i32 = 300;
  constexpr uint64_t v9 = 1;
  constexpr int8_t c1_i8 = 1;
  int64_t v10 = static_cast<int64_t>(v4_n);
  AscendC::LocalTensor<int8_t> v11 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<int8_t> v12 = v11[c8_i32];
  AscendC::UnaryRepeatParams v13{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c300_i32)};
  uint64_t v14 = (uint64_t) v10;
  uint64_t v11_mask_list0[] = {v14, v9};
  AscendC::Rsqrt<int8_t, 0>(v11, v12, v11_mask_list0, c1_i8, v13);
  return;
}

