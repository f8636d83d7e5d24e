#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void load_data_with_transpose_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 16384;
  constexpr uint32_t v8 = 256;
  constexpr uint16_t v9 = 0;
  constexpr uint8_t v10 = 1;
  constexpr uint16_t v11 = 300;
  constexpr uint16_t v12 = 1;
  int64_t v13 = static_cast<int64_t>(v4_n);
  AscendC::LocalTensor<int8_t> v14 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v7, v8);
  uint8_t v15 = (uint8_t) v13;
  AscendC::LoadData2dTransposeParams v16{v9, v10, v11, v12, v12, v15};
  AscendC::LoadDataWithTranspose(v14, v14, v16);
  return;
}

