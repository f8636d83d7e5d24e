#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void load_data_4(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 20480;
  constexpr uint16_t v10 = 0;
  constexpr uint8_t v11 = 1;
  constexpr uint16_t v12 = 3;
  constexpr uint16_t v13 = 300;
  constexpr bool c0_i1 = false;
  constexpr uint8_t v14 = 0;
  AscendC::LocalTensor<float> v15 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint64_t> v16 = AscendC::LocalTensor<uint64_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::LoadData2DParams v17{v10, v11, v12, v10, v13, c0_i1, v14};
  AscendC::LoadData(v16, v15, v17);
  return;
}

