#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void relu_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 12288;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 16384;
  constexpr int32_t c7_i32 = 7;
  constexpr uint64_t v10 = 3;
  half v11 = static_cast<half>(v5_f);
  AscendC::LocalTensor<int16_t> v12 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<int8_t> v13 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v9, v8);
  AscendC::UnaryRepeatParams v14{static_cast<uint16_t>(v11), static_cast<uint16_t>(v4_n), static_cast<uint8_t>(c7_i32), static_cast<uint8_t>(v5_f)};
  int8_t v15 = static_cast<int8_t>(v4_n);
  AscendC::Relu<int8_t, 1>(v13, v12, v10, v15, v14);
  return;
}

