#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void relu_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 2048;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 10240;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v10 = 1;
  constexpr uint64_t v11 = 2;
  constexpr int8_t c1_i8 = 1;
  int64_t v12 = static_cast<int64_t>(v4_n);
  AscendC::LocalTensor<float> v13 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<int32_t> v14 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v9, v8);
  int32_t v15 = v4_n + c1_i32;
  AscendC::UnaryRepeatParams v16{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(v12), static_cast<uint8_t>(v15), static_cast<uint8_t>(c8_i32)};
  uint64_t v13_mask_list0[] = {v10, v11};
  AscendC::Relu<float, 0>(v13, v14, v13_mask_list0, c1_i8, v16);
  return;
}

