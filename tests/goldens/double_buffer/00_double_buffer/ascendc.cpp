#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void double_buffer(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ float* v3_z, int32_t v4_tiles, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr int32_t c2048_i32 = 2048;
  constexpr uint32_t v6 = 0;
  constexpr uint32_t v7 = 4096;
  constexpr uint32_t v8 = 16384;
  constexpr uint32_t v9 = 32768;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c2_i32 = 2;
  int32_t v10 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v11 = v10 * v4_tiles;
  int32_t v12 = v11 * c2048_i32;
  uint32_t v13 = static_cast<uint32_t>(v12);
  __gm__ float* v14 = v1_x + v13;
  int32_t v15 = v4_tiles * c2048_i32;
  AscendC::GlobalTensor<float> v16;
  v16.SetGlobalBuffer(v14, v15);
  __gm__ float* v17 = v2_y + v13;
  AscendC::GlobalTensor<float> v18;
  v18.SetGlobalBuffer(v17, v15);
  __gm__ float* v19 = v3_z + v13;
  AscendC::GlobalTensor<float> v20;
  v20.SetGlobalBuffer(v19, v15);
  AscendC::LocalTensor<float> v21 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v6, v7);
  AscendC::LocalTensor<float> v22 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v8, v7);
  AscendC::LocalTensor<float> v23 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v9, v7);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE2>(c0_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE3_V>(c0_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE2>(c1_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE3_V>(c1_i32);
  for (int32_t v24 = c0_i32; v24 < v4_tiles; v24 += c1_i32) {
    int32_t v25 = v24 % c2_i32;
    int32_t v26 = v25 * c2048_i32;
    AscendC::WaitFlag<AscendC::HardEvent::V_MTE2>(v25);
    AscendC::LocalTensor<float> v27 = v21[v26];
    int32_t v28 = v24 * c2048_i32;
    AscendC::GlobalTensor<float> v29 = v16[v28];
    AscendC::DataCopy(v27, v29, c2048_i32);
    AscendC::LocalTensor<float> v30 = v22[v26];
    AscendC::GlobalTensor<float> v31 = v18[v28];
    AscendC::DataCopy(v30, v31, c2048_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(v25);
    AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(v25);
    AscendC::WaitFlag<AscendC::HardEvent::MTE3_V>(v25);
    AscendC::LocalTensor<float> v32 = v23[v26];
    AscendC::Mul(v32, v27, v27, c2048_i32);
    AscendC::Add(v32, v32, v30, c2048_i32);
    AscendC::SetFlag<AscendC::HardEvent::V_MTE2>(v25);
    AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(v25);
    AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(v25);
    AscendC::GlobalTensor<float> v33 = v20[v28];
    AscendC::DataCopy(v33, v32, c2048_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE3_V>(v25);
  }
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE2>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE3_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE2>(c1_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE3_V>(c1_i32);
  return;
}

