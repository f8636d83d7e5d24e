#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void compare_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 3;
  constexpr uint32_t v8 = 8192;
  constexpr uint32_t v9 = 256;
  constexpr uint32_t v10 = 10240;
  constexpr bool cm1_i1 = true;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v11 = 8;
  int8_t v12 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<int32_t> v13 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v8, v9);
  AscendC::LocalTensor<int32_t> v14 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v10, v9);
  AscendC::BinaryRepeatParams v15{static_cast<uint8_t>(cm1_i1), static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(v12), static_cast<uint8_t>(v5_f)};
  int8_t v16 = (int8_t) v7;
  AscendC::Compare(v14, v14, v13, AscendC::CMPMODE::GT, v11, v16, v15);
  return;
}

