#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void load_data_5(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 12288;
  constexpr uint8_t v9 = 0;
  constexpr uint16_t v10 = 1;
  constexpr uint8_t v11 = 1;
  constexpr uint16_t v12 = 0;
  constexpr bool c0_i1 = false;
  AscendC::LocalTensor<int16_t> v13 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LoadData3DParamsV2 v14{v9, v9, v9, v9, v10, v10, v11, v10, v10, v12, v12, v11, v11, v11, v11, v11, v11, c0_i1, v12, c0_i1, c0_i1, c0_i1};
  AscendC::LoadData(v13, v13, v14);
  return;
}

