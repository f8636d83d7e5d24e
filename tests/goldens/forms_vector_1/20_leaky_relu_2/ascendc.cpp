#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void leaky_relu_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 10240;
  constexpr uint32_t v9 = 14336;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c7_i32 = 7;
  constexpr uint64_t v10 = 255;
  constexpr uint64_t v11 = 3;
  constexpr int8_t c16_i8 = 16;
  AscendC::LocalTensor<int32_t> v12 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint32_t> v13 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::UnaryRepeatParams v14{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c7_i32), static_cast<uint8_t>(v4_n), static_cast<uint8_t>(v13)};
  int32_t v15 = static_cast<int32_t>(v5_f);
  uint64_t v13_mask_list0[] = {v10, v11};
  AscendC::LeakyRelu<uint32_t, 0>(v13, v12, v15, v13_mask_list0, c16_i8, v14);
  return;
}

