#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void mrg_sort_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 22528;
  constexpr int32_t c8_i32 = 8;
  constexpr uint16_t v9 = 0;
  constexpr uint32_t v10 = 0;
  constexpr uint16_t v11 = 1;
  AscendC::LocalTensor<uint16_t> v12 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint16_t> v13 = v12[c8_i32];
  AscendC::MrgSortSrcList<float> v14{v13, v12, v12};
  uint16_t v15 = (uint16_t) v4_n;
  uint32_t v16 = (uint32_t) v4_n;
  uint16_t v12_element_count_list_0[] = {v15, v9};
  uint32_t v12_sorted_num_0[] = {v16, v10};
  AscendC::MrgSort<uint16_t, 0>(v12, v14, v12_element_count_list_0, v12_sorted_num_0, v11, v11);
  return;
}

