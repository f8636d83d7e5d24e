#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void block_split(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_tiles, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c64_i32 = 64;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 64;
  constexpr float c1_f32 = (float)1.000000000e+00;
  int32_t v7 = static_cast<int32_t>(AscendC::GetBlockNum());
  int32_t v8 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v9 = v3_tiles + v7;
  int32_t v10 = v9 - c1_i32;
  int32_t v11 = v10 / v7;
  int32_t v12 = v8 * v11;
  int32_t v13 = v3_tiles - v12;
  bool v14 = v13 > v11;
  int32_t v15 = v14 ? v11 : v13;
  int32_t v16 = v3_tiles * c64_i32;
  AscendC::GlobalTensor<float> v17;
  v17.SetGlobalBuffer(v1_x, v16);
  AscendC::GlobalTensor<float> v18;
  v18.SetGlobalBuffer(v2_y, v16);
  AscendC::LocalTensor<float> v19 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v5, v6);
  for (int32_t v20 = c0_i32; v20 < v15; v20 += c1_i32) {
    int32_t v21 = v12 + v20;
    int32_t v22 = v21 * c64_i32;
    AscendC::GlobalTensor<float> v23 = v17[v22];
    AscendC::DataCopy(v19, v23, c64_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
    AscendC::Adds<float, 1>(v19, v19, c1_f32, c64_i32);
    AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
    AscendC::GlobalTensor<float> v24 = v18[v22];
    AscendC::DataCopy(v24, v19, c64_i32);
    AscendC::SetFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
    AscendC::WaitFlag<AscendC::HardEvent::MTE3_MTE2>(c0_i32);
  }
  return;
}

