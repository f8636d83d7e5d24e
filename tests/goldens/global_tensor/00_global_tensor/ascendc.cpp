#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void global_tensor(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_n, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr uint64_t v5 = 3;
  constexpr uint64_t v6 = 0;
  constexpr int32_t c16_i32 = 16;
  constexpr uint64_t v7 = 1;
  constexpr float c2_5_f32 = (float)2.500000000e+00;
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v2_y, c256_i32);
  v8.SetL2CacheHint<AscendC::CacheRwMode::RW>(AscendC::CacheMode::CACHE_MODE_DISABLE);
  AscendC::GlobalTensor<float> v10;
  v10.SetGlobalBuffer(v1_x);
  float v11 = v10.GetValue(v5);
  v9.SetValue(v6, v11);
  AscendC::GlobalTensor<float> v12 = v8[c16_i32];
  uint64_t v13 = (uint64_t) v3_n;
  float v14 = v12.GetValue(v13);
  v9.SetValue(v7, v14);
  uint64_t v15 = (uint64_t) v3_n;
  v9.SetValue(v15, c2_5_f32);
  AscendC::DataCacheCleanAndInvalid<float, AscendC::CacheLine::SINGLE_CACHE_LINE>(v9);
  return;
}

