#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void reduce_min_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 2048;
  constexpr uint32_t v10 = 8192;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v11 = 2;
  constexpr uint8_t v12 = 16;
  constexpr int8_t c0_i8 = 0;
  AscendC::LocalTensor<float> v13 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<float> v14 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::LocalTensor<int32_t> v15 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v10, v7);
  AscendC::LocalTensor<float> v16 = v14[c8_i32];
  uint8_t v17 = (uint8_t) v4_n;
  AscendC::ReduceMin(v13, v15, v16, v11, v17, v12, c0_i8);
  return;
}

