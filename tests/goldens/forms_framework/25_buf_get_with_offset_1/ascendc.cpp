#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void buf_get_with_offset_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v7 = 1;
  constexpr uint32_t v8 = 0;
  AscendC::TPipe v9;
  AscendC::TQueBind<AscendC::TPosition::VECCALC, AscendC::TPosition::VECCALC, 0> v10;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v11;
  v9.InitBuffer(v11, c1024_i32);
  AscendC::LocalTensor<float> v12 = v11.GetWithOffset<float>(v7, v8);
  return;
}

