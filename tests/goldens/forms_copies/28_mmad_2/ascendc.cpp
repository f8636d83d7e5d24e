#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void mmad_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 12288;
  constexpr uint16_t v9 = 2;
  constexpr uint16_t v10 = 7;
  constexpr uint16_t v11 = 1;
  constexpr bool c0_i1 = false;
  AscendC::LocalTensor<int16_t> v12 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::MmadParams v13{v9, v10, v11, c0_i1, c0_i1, c0_i1};
  AscendC::Mmad(v12, v12, v12, v12, v13);
  return;
}

