#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void add_relu_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 3;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 256;
  constexpr uint32_t v10 = 2048;
  constexpr int32_t c16_i32 = 16;
  constexpr bool cm1_i1 = true;
  constexpr int64_t c1_i64 = 1;
  constexpr int8_t c0_i8 = 0;
  int8_t v11 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<float> v12 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v9);
  AscendC::LocalTensor<float> v13 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v10, v9);
  AscendC::BinaryRepeatParams v14{static_cast<uint8_t>(v5_f), static_cast<uint8_t>(c16_i32), static_cast<uint8_t>(v4_n), static_cast<uint8_t>(v11), static_cast<uint8_t>(cm1_i1), static_cast<uint8_t>(v7)};
  AscendC::AddRelu<float, 1>(v12, v13, v12, c1_i64, c0_i8, v14);
  return;
}

