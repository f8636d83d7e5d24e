#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void relu_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 18432;
  constexpr uint32_t v9 = 20480;
  constexpr int32_t c3_i32 = 3;
  AscendC::LocalTensor<uint8_t> v10 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint64_t> v11 = AscendC::LocalTensor<uint64_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::Relu(v10, v11, c3_i32);
  return;
}

