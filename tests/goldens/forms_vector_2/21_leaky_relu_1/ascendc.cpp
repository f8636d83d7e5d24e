#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void leaky_relu_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 10240;
  constexpr uint32_t v9 = 18432;
  constexpr int32_t cm1_i32 = -1;
  AscendC::LocalTensor<int32_t> v10 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint8_t> v11 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::LocalTensor<int32_t> v12 = v10[v4_n];
  int32_t v13 = static_cast<int32_t>(v5_f);
  AscendC::LeakyRelu<uint8_t, 1>(v11, v12, v13, cm1_i32);
  return;
}

