#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void data_cache_clean_and_invalid_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  AscendC::GlobalTensor<half> v7;
  v7.SetGlobalBuffer(v2_h);
  AscendC::DataCacheCleanAndInvalid<half, AscendC::CacheLine::ENTIRE_DATA_CACHE>(v7);
  return;
}

