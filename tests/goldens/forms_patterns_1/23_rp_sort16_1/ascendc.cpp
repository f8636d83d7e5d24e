#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void rp_sort16_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 2048;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c0_i32 = 0;
  constexpr int64_t c2_i64 = 2;
  int64_t v9 = static_cast<int64_t>(v4_n);
  int64_t v10 = v9 * c2_i64;
  AscendC::TPipe v11;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v12;
  v11.InitBuffer(v12, v10);
  AscendC::LocalTensor<half> v13 = v12.Get<half>();
  AscendC::LocalTensor<float> v14 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::RpSort16(v13, v14, c0_i32);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

