#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void add_relu_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v7 = 0;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c7_i32 = 7;
  AscendC::TPipe v9;
  AscendC::TQue<AscendC::TPosition::VECIN, 2> v10;
  v9.InitBuffer(v10, c2_i32, c1024_i32);
  AscendC::LocalTensor<float> v11 = v10.AllocTensor<float>();
  AscendC::LocalTensor<float> v12 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::AddRelu(v11, v12, v12, c7_i32);
  return;
}

