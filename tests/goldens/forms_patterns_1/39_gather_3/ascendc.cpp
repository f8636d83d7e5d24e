#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void gather_3(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int64_t c256_i64 = 256;
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 20480;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 24576;
  constexpr uint8_t v10 = 7;
  AscendC::TPipe v11;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v12;
  v11.InitBuffer(v12, c256_i64);
  AscendC::LocalTensor<float> v13 = v12.Get<float>();
  int64_t v14 = static_cast<int64_t>(v4_n);
  bool v15 = v4_n > c3_i32;
  AscendC::LocalTensor<uint64_t> v16 = AscendC::LocalTensor<uint64_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<int64_t> v17 = AscendC::LocalTensor<int64_t>(AscendC::TPosition::VECCALC, v9, v8);
  uint32_t v18 = (uint32_t) v14;
  uint16_t v19 = (uint16_t) v15;
  uint64_t v16_mask_list0[] = {};
  AscendC::Gather(v16, v17, v13, v18, v16_mask_list0, v10, v19);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

