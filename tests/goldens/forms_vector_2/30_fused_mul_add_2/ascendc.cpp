#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void fused_mul_add_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v7 = 3;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 256;
  constexpr uint32_t v10 = 2048;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c7_i32 = 7;
  constexpr int32_t c3_i32 = 3;
  constexpr bool cm1_i1 = true;
  constexpr int32_t c8_i32 = 8;
  constexpr int64_t c1_i64 = 1;
  constexpr int8_t c3_i8 = 3;
  AscendC::TPipe v11;
  AscendC::TQue<AscendC::TPosition::VECIN, 2> v12;
  v11.InitBuffer(v12, c2_i32, c1024_i32);
  AscendC::LocalTensor<float> v13 = v12.AllocTensor<float>();
  AscendC::LocalTensor<float> v14 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v9);
  AscendC::LocalTensor<float> v15 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v10, v9);
  AscendC::BinaryRepeatParams v16{static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c7_i32), static_cast<uint8_t>(v7), static_cast<uint8_t>(c3_i32), static_cast<uint8_t>(cm1_i1), static_cast<uint8_t>(c8_i32)};
  AscendC::FusedMulAdd<float, 1>(v15, v14, v13, c1_i64, c3_i8, v16);
  return;
}

