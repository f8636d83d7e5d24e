#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void mins_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v7 = 14336;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v9 = 7;
  constexpr int64_t c7_i64 = 7;
  AscendC::TPipe v10;
  AscendC::TQue<AscendC::TPosition::VECIN, 2> v11;
  v10.InitBuffer(v11, c2_i32, c1024_i32);
  AscendC::LocalTensor<float> v12 = v11.AllocTensor<float>();
  AscendC::LocalTensor<uint32_t> v13 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v7, v8);
  int32_t v14 = v4_n + c1_i32;
  AscendC::UnaryRepeatParams v15{static_cast<uint16_t>(c2_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(v14), static_cast<uint8_t>(c2_i32)};
  int8_t v16 = static_cast<int8_t>(v4_n);
  AscendC::Mins<float, 1>(v12, v13, v9, c7_i64, v16, v15);
  return;
}

