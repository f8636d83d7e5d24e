#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void tensor_carried(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_n, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 64;
  constexpr uint32_t v7 = 256;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c3_i32 = 3;
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v5, v6);
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v6);
  AscendC::LocalTensor<float> v12 = v10[c0_i32];
  AscendC::GlobalTensor<float> v13 = v8[c0_i32];
  bool v14 = v3_n > c1_i32;
  AscendC::GlobalTensor<float> v15;
  AscendC::LocalTensor<float> v16;
  if (v14) {
    AscendC::LocalTensor<float> v17 = v11[c0_i32];
    AscendC::GlobalTensor<float> v18 = v8[c64_i32];
    v15 = v18;
    v16 = v17;
  } else {
    v15 = v13;
    v16 = v12;
  }
  AscendC::GlobalTensor<float> v19;
  AscendC::GlobalTensor<float> v20 = v15;
  for (int32_t v21 = c0_i32; v21 < c3_i32; v21 += c1_i32) {
    AscendC::DataCopy(v16, v20, c64_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
    int32_t v22 = v21 * c64_i32;
    AscendC::GlobalTensor<float> v23 = v9[v22];
    AscendC::DataCopy(v23, v16, c64_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
    AscendC::GlobalTensor<float> v24 = v8[v22];
    v20 = v24;
  }
  v19 = v20;
  return;
}

