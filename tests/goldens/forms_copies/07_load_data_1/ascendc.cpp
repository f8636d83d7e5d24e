#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void load_data_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v7 = 18432;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 0;
  constexpr uint32_t v10 = 16;
  constexpr uint16_t v11 = 1;
  constexpr uint16_t v12 = 16;
  constexpr int32_t c2_i32 = 2;
  constexpr bool c0_i1 = false;
  constexpr uint8_t v13 = 2;
  AscendC::GlobalTensor<float> v14;
  v14.SetGlobalBuffer(v1_x, c1024_i32);
  AscendC::LocalTensor<uint8_t> v15 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v7, v8);
  uint16_t v16 = (uint16_t) v4_n;
  AscendC::LoadData2DParamsV2 v17{v9, v10, v11, v12, c2_i32, v16, c0_i1, v13};
  AscendC::LoadData(v15, v14, v17);
  return;
}

