#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void scatter_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 14336;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v9 = 1;
  constexpr uint32_t v10 = 0;
  constexpr uint8_t v11 = 7;
  constexpr uint8_t v12 = 1;
  AscendC::LocalTensor<uint32_t> v13 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint32_t> v14 = v13[c8_i32];
  uint64_t v13_mask_list0[] = {v9};
  AscendC::Scatter(v13, v13, v14, v10, v13_mask_list0, v11, v12);
  return;
}

