#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void mins_3(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 2048;
  constexpr uint32_t v9 = 16384;
  constexpr int32_t c1_i32 = 1;
  constexpr bool cm1_i1 = true;
  constexpr int32_t c2_i32 = 2;
  constexpr float c2_f32 = (float)2.000000000e+00;
  constexpr uint64_t v10 = 1;
  constexpr uint64_t v11 = 2;
  AscendC::LocalTensor<float> v12 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int8_t> v13 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v9, v7);
  int32_t v14 = v4_n + c1_i32;
  AscendC::UnaryRepeatParams v15{static_cast<uint16_t>(v14), static_cast<uint16_t>(cm1_i1), static_cast<uint8_t>(c2_i32), static_cast<uint8_t>(v5_f)};
  int8_t v16 = static_cast<int8_t>(v4_n);
  uint64_t v13_mask_list0[] = {v10, v11};
  AscendC::Mins<int8_t, 1>(v13, v12, c2_f32, v13_mask_list0, v16, v15);
  return;
}

