#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void adv_digamma_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 18432;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c64_i32 = 64;
  constexpr bool c0_i1 = false;
  AscendC::GlobalTensor<int32_t> v9;
  v9.SetGlobalBuffer(v3_i, v4_n);
  AscendC::LocalTensor<uint8_t> v10 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::Digamma<uint8_t, c0_i1>(v10, v9, v10, c64_i32);
  return;
}

