#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void copy_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 10240;
  constexpr uint32_t v8 = 256;
  constexpr uint16_t v9 = 0;
  constexpr int8_t c1_i8 = 1;
  constexpr uint8_t v10 = 3;
  constexpr uint64_t v11 = 0;
  bool v12 = v4_n > c3_i32;
  AscendC::LocalTensor<int32_t> v13 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v7, v8);
  uint16_t v14 = (uint16_t) v12;
  AscendC::CopyRepeatParams v15{v14, v9, v9, v9};
  uint64_t v16 = (uint64_t) v4_n;
  uint64_t v13_mask_list0[] = {v16, v11};
  AscendC::Copy<int32_t, c1_i8>(v13, v13, v13_mask_list0, v10, v15);
  return;
}

