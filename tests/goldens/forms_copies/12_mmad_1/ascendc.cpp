#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void mmad_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 4096;
  constexpr uint32_t v9 = 6144;
  constexpr int32_t c1_i32 = 1;
  constexpr uint16_t v10 = 0;
  constexpr uint16_t v11 = 3;
  constexpr uint16_t v12 = 8;
  constexpr bool c0_i1 = false;
  AscendC::LocalTensor<half> v13 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<half> v14 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v9, v7);
  int32_t v15 = v4_n + c1_i32;
  bool v16 = static_cast<bool>(v15);
  AscendC::MmadParams v17{v10, v11, v12, v16, c0_i1, c0_i1};
  AscendC::Mmad(v13, v13, v14, v17);
  return;
}

