#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void adv_quant_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 6144;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 14336;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c7_i32 = 7;
  half cm0_5_f16 = -5.00000e-01;
  int8_t v10 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<half> v11 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<uint32_t> v12 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v9, v8);
  static constexpr AscendC::AscendQuantConfig v13{static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c7_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32)};
  half v14 = static_cast<half>(v5_f);
  AscendC::AscendQuant<half, 0, v13>(v12, v11, v14, cm0_5_f16, v10);
  return;
}

