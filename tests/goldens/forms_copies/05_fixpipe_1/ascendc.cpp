#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void fixpipe_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v7 = 22528;
  constexpr uint32_t v8 = 256;
  constexpr uint16_t v9 = 7;
  constexpr uint16_t v10 = 3;
  constexpr uint16_t v11 = 8;
  constexpr uint32_t v12 = 8;
  constexpr bool c0_i1 = false;
  constexpr int32_t c64_i32 = 64;
  constexpr uint16_t v13 = 0;
  constexpr bool cm1_i1 = true;
  constexpr int32_t c0_i32 = 0;
  AscendC::GlobalTensor<half> v14;
  v14.SetGlobalBuffer(v2_h);
  AscendC::TPipe v15;
  AscendC::TQue<AscendC::TPosition::VECIN, 2> v16;
  v15.InitBuffer(v16, c2_i32, c1024_i32);
  AscendC::LocalTensor<uint16_t> v17 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::FixpipeParamsV220 v18{v9, v10, v11, v12, c0_i1, static_cast<QuantMode_t>(c2_i32), static_cast<uint64_t>(c64_i32), v11, v13, v13, static_cast<uint8_t>(v16), cm1_i1};
  AscendC::FixpipeConfig v19{static_cast<AscendC::CO2Layout>(c0_i32)};
  AscendC::Fixpipe<half, uint16_t, AscendC::CFG_NZ>(v14, v17, v18);
  return;
}

