#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void mrg_sort4_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 6144;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 14336;
  constexpr int8_t c0_i8 = 0;
  constexpr uint16_t v10 = 1;
  constexpr uint32_t c0_idx = 0;
  constexpr uint32_t c1_idx = 1;
  int8_t v11 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<half> v12 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<uint32_t> v13 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v9, v8);
  AscendC::MrgSortSrcList<float> v14{v12, static_cast<AscendC::LocalTensor<half>>(v13)};
  uint16_t v15 = (uint16_t) v11;
  uint16_t v16[2];
  v16[c0_idx] = v10;
  v16[c1_idx] = v10;
  AscendC::MrgSort4Info v17{v16, static_cast<bool>(c0_i8), v15, v10};
  AscendC::MrgSort4(v12, v14, v17);
  return;
}

