#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void reduce_min_3(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 8192;
  constexpr uint32_t v9 = 10240;
  constexpr uint32_t v10 = 12288;
  constexpr uint32_t v11 = 3;
  constexpr int8_t c1_i8 = 1;
  AscendC::LocalTensor<int32_t> v12 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int32_t> v13 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::LocalTensor<int16_t> v14 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v10, v7);
  AscendC::ReduceMin(v12, v13, v14, v11, c1_i8);
  return;
}

