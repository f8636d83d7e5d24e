#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void fixpipe_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 0;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 2048;
  constexpr int32_t c1_i32 = 1;
  constexpr uint16_t v10 = 7;
  constexpr uint16_t v11 = 300;
  constexpr uint32_t v12 = 7;
  constexpr bool c0_i1 = false;
  constexpr int32_t c0_i32 = 0;
  constexpr uint16_t v13 = 1;
  constexpr uint16_t v14 = 2;
  constexpr uint16_t v15 = 0;
  AscendC::GlobalTensor<half> v16;
  v16.SetGlobalBuffer(v2_h);
  AscendC::LocalTensor<float> v17 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<float> v18 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v9, v8);
  int32_t v19 = v4_n + c1_i32;
  uint16_t v20 = (uint16_t) v19;
  AscendC::FixpipeParamsV220 v21{v10, v11, v20, v12, c0_i1, static_cast<QuantMode_t>(c0_i32), static_cast<uint64_t>(c0_i32), v13, v14, v15, static_cast<uint8_t>(c0_i32), c0_i1};
  AscendC::FixpipeConfig v22{static_cast<AscendC::CO2Layout>(c1_i32)};
  AscendC::Fixpipe<half, float, AscendC::CFG_ROW_MAJOR>(v16, v17, v18, v21);
  return;
}

