#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void check_local_memory_ia_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 1;
  constexpr uint8_t v8 = 1;
  constexpr bool c0_i1 = false;
  constexpr bool cm1_i1 = true;
  uint32_t v9 = (uint32_t) v4_n;
  AscendC::CheckLocalMemoryIAParam v10{v8, v7, v9, c0_i1, c0_i1, cm1_i1, c0_i1, c0_i1, cm1_i1, c0_i1};
  AscendC::CheckLocalMemoryIA(v10);
  return;
}

