#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void cast_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 10240;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 16384;
  bool v10 = v4_n > c3_i32;
  AscendC::LocalTensor<int32_t> v11 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<int8_t> v12 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v9, v8);
  int32_t v13 = static_cast<int32_t>(v10);
  AscendC::Cast<int32_t, int8_t>(v11, v12, AscendC::RoundMode::CAST_ROUND, v13);
  return;
}

