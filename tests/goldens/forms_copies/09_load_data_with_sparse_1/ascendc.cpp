#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void load_data_with_sparse_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 14336;
  constexpr uint32_t v9 = 16384;
  constexpr int32_t c1_i32 = 1;
  constexpr uint16_t v10 = 0;
  constexpr uint8_t v11 = 1;
  constexpr bool c0_i1 = false;
  constexpr uint8_t v12 = 0;
  AscendC::LocalTensor<uint32_t> v13 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<int8_t> v14 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v9, v7);
  int32_t v15 = v4_n + c1_i32;
  uint16_t v16 = (uint16_t) v15;
  AscendC::LoadData2DParams v17{v10, v11, v16, v10, v10, c0_i1, v12};
  AscendC::LoadDataWithSparse(v14, v14, v13, v17);
  return;
}

