#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void block_reduce_max_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 6144;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 22528;
  constexpr int32_t c300_i32 = 300;
  constexpr int32_t cm1_i32 = -1;
  constexpr int32_t c16_i32 = 16;
  AscendC::LocalTensor<half> v10 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<uint16_t> v11 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECCALC, v9, v8);
  AscendC::BlockReduceMax(v11, v10, c300_i32, v4_n, cm1_i32, v4_n, c16_i32);
  return;
}

