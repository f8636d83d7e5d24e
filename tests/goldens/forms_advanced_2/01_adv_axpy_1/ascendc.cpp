#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void adv_axpy_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int64_t c256_i64 = 256;
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 22528;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr bool cm1_i1 = true;
  AscendC::TPipe v9;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v10;
  v9.InitBuffer(v10, c256_i64);
  AscendC::LocalTensor<float> v11 = v10.Get<float>();
  bool v12 = v4_n > c3_i32;
  AscendC::LocalTensor<uint16_t> v13 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECCALC, v7, v8);
  int32_t v14 = v4_n + c1_i32;
  uint16_t v15 = (uint16_t) v12;
  AscendC::Axpy<float, uint16_t, cm1_i1>(v11, v13, v15, v14);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

