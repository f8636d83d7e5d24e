#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void pointer_offset(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_first, int32_t v4_upper, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr uint32_t v6 = 16;
  constexpr uint32_t v7 = 0;
  constexpr int32_t c16_i32 = 16;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t c16_idx = 16;
  constexpr uint32_t c32_idx = 32;
  AscendC::LocalTensor<float> v8 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v7, v6);
  uint32_t v9 = static_cast<uint32_t>(v3_first);
  __gm__ float* v10 = v1_x + v9;
  __gm__ float* v11 = v10 + c16_idx;
  bool v12 = v4_upper > c0_i32;
  __gm__ float* v13;
  if (v12) {
    __gm__ float* v14 = v11 + c32_idx;
    v13 = v14;
  } else {
    v13 = v11;
  }
  __gm__ float* v15;
  __gm__ float* v16;
  __gm__ float* v17_y = v2_y;
  __gm__ float* v18 = v13;
  for (int32_t v19 = c0_i32; v19 < c3_i32; v19 += c1_i32) {
    AscendC::GlobalTensor<float> v20;
    v20.SetGlobalBuffer(v18, c16_i32);
    AscendC::GlobalTensor<float> v21;
    v21.SetGlobalBuffer(v17_y, c16_i32);
    AscendC::DataCopy(v8, v20, c16_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
    AscendC::DataCopy(v21, v8, c16_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
    __gm__ float* v22 = v18 + c16_idx;
    int32_t v23 = v19 * c16_i32;
    uint32_t v24 = static_cast<uint32_t>(v23);
    __gm__ float* v25 = v17_y + v24;
    __gm__ float* v26 = v25 + c16_idx;
    v17_y = v26;
    v18 = v22;
  }
  v15 = v17_y;
  v16 = v18;
  return;
}

