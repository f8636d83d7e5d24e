#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void mrg_sort_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 12288;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 20480;
  constexpr int8_t c0_i8 = 0;
  constexpr uint16_t v10 = 1;
  constexpr uint16_t v11 = 255;
  constexpr uint32_t c0_idx = 0;
  constexpr uint16_t v12 = 0;
  constexpr uint32_t c1_idx = 1;
  int8_t v13 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<int16_t> v14 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<uint64_t> v15 = AscendC::LocalTensor<uint64_t>(AscendC::TPosition::VECCALC, v9, v8);
  AscendC::MrgSortSrcList<int8_t> v16{v14, static_cast<AscendC::LocalTensor<int16_t>>(v15), v14};
  uint16_t v17 = (uint16_t) v13;
  uint16_t v18[2];
  v18[c0_idx] = v11;
  v18[c1_idx] = v12;
  AscendC::MrgSort4Info v19{v18, static_cast<bool>(c0_i8), v17, v10};
  AscendC::MrgSort(v14, v16, v19);
  return;
}

