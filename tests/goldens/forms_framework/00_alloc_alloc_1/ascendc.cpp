#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void alloc_alloc_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int64_t c1_i64 = 1;
  constexpr int32_t c7_i32 = 7;
  AscendC::LocalMemAllocator<AscendC::Hardware::UB> v7;
  AscendC::LocalTensor<float> v8 = v7.Alloc<AscendC::TPosition::C2, float>(c7_i32);
  return;
}

