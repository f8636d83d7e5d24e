#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void gather_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 4096;
  constexpr uint32_t v9 = 8192;
  constexpr uint32_t v10 = 16;
  constexpr uint64_t v11 = 16;
  constexpr uint8_t v12 = 2;
  AscendC::LocalTensor<half> v13 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int32_t> v14 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v9, v7);
  uint16_t v15 = (uint16_t) v4_n;
  AscendC::Gather(v14, v13, v14, v10, v11, v12, v15);
  return;
}

