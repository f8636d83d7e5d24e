#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void load_data_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1_i32 = 1;
  constexpr uint16_t v7 = 0;
  constexpr uint16_t v8 = 2;
  constexpr bool c0_i1 = false;
  constexpr uint8_t v9 = 0;
  constexpr int64_t c256_i64 = 256;
  AscendC::GlobalTensor<int32_t> v10;
  v10.SetGlobalBuffer(v3_i, v4_n);
  AscendC::TPipe v11;
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v12;
  v11.InitBuffer(v12, c1_i32, c256_i64);
  AscendC::LocalTensor<float> v13 = v12.AllocTensor<float>();
  int32_t v14 = v4_n + c1_i32;
  uint8_t v15 = (uint8_t) v14;
  AscendC::LoadData2DParams v16{v7, v15, v7, v8, v7, c0_i1, v9};
  AscendC::LoadData(v13, v10, v16);
  v12.EnQue(v13);
  v12.FreeTensor(v13);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

