#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void dump_acc_chk_point_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 4096;
  constexpr uint32_t v9 = 2;
  AscendC::LocalTensor<half> v10 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v8, v7);
  uint32_t v11 = (uint32_t) v4_n;
  uint32_t v12 = (uint32_t) v4_n;
  AscendC::DumpAccChkPoint(v10, v9, v11, v12);
  return;
}

