#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void muls_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 14336;
  constexpr uint32_t v9 = 20480;
  constexpr bool cm1_i1 = true;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v10 = 0;
  constexpr int64_t c0_i64 = 0;
  constexpr int8_t cm1_i8 = -1;
  AscendC::LocalTensor<uint32_t> v11 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint64_t> v12 = AscendC::LocalTensor<uint64_t>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::UnaryRepeatParams v13{static_cast<uint16_t>(cm1_i1), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
  AscendC::Muls<uint64_t, 1>(v12, v11, v10, c0_i64, cm1_i8, v13);
  return;
}

