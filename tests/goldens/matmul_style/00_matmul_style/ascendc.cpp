#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void matmul_style(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_columns, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 64;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c32_i32 = 32;
  constexpr float c0_5_f32 = (float)5.000000000e-01;
  constexpr int32_t c3_i32 = 3;
  constexpr float c100_f32 = (float)1.000000000e+02;
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::LocalTensor<float> v9 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v5, v6);
  int32_t v10 = v3_columns / c32_i32;
  for (int32_t v11 = c0_i32; v11 < c4_i32; v11 += c1_i32) {
    int32_t v12 = v11 * v3_columns;
    bool v13 = v11 == c3_i32;
    for (int32_t v14 = c0_i32; v14 < v10; v14 += c1_i32) {
      int32_t v15 = v14 * c32_i32;
      int32_t v16 = v12 + v15;
      AscendC::GlobalTensor<float> v17 = v7[v16];
      AscendC::DataCopy(v9, v17, c32_i32);
      AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
      AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
      AscendC::LeakyRelu<float, 1>(v9, v9, c0_5_f32, c32_i32);
      if (v13) {
        AscendC::Adds<float, 1>(v9, v9, c100_f32, c32_i32);
      }
      AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
      AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
      AscendC::GlobalTensor<float> v18 = v8[v16];
      AscendC::DataCopy(v18, v9, c32_i32);
      AscendC::SetFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
      AscendC::WaitFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
    }
  }
  return;
}

