#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void ib_set_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1024_i32 = 1024;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c7_i32 = 7;
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v1_x, c1024_i32);
  AscendC::TPipe v8;
  AscendC::TQue<AscendC::TPosition::VECIN, 2> v9;
  v8.InitBuffer(v9, c2_i32, c1024_i32);
  AscendC::LocalTensor<float> v10 = v9.AllocTensor<float>();
  AscendC::IBSet(v7, v10, c1_i32, c7_i32);
  return;
}

