#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void data_cache_preload_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1024_i32 = 1024;
  constexpr int32_t c3_i32 = 3;
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v1_x, c1024_i32);
  AscendC::DataCachePreload(v7, c3_i32);
  return;
}

