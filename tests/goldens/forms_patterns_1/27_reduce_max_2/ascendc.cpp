#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void reduce_max_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 2048;
  constexpr uint32_t v10 = 18432;
  constexpr uint32_t v11 = 7;
  constexpr int8_t c0_i8 = 0;
  AscendC::LocalTensor<float> v12 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<float> v13 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::LocalTensor<uint8_t> v14 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v10, v7);
  AscendC::ReduceMax(v14, v13, v12, v11, c0_i8);
  return;
}

