#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void block_reduce_min_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 14336;
  constexpr uint32_t v9 = 16384;
  constexpr int32_t c16_i32 = 16;
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c2_i32 = 2;
  AscendC::LocalTensor<uint32_t> v10 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int8_t> v11 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::BlockReduceMin(v10, v11, c16_i32, c64_i32, c3_i32, v4_n, c2_i32);
  return;
}

