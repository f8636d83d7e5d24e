#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void load_data_with_transpose_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 8192;
  constexpr uint16_t v9 = 3;
  constexpr uint8_t v10 = 0;
  constexpr uint16_t v11 = 0;
  constexpr uint16_t v12 = 1;
  constexpr uint8_t v13 = 8;
  AscendC::LocalTensor<int32_t> v14 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LoadData2dTransposeParamsV2 v15{v9, v10, v11, v11, v12, v11, v13};
  AscendC::LoadDataWithTranspose(v14, v14, v15);
  return;
}

