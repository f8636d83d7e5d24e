#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void masked_tail(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_length, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 1024;
  constexpr uint32_t v7 = 4096;
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c0_i32 = 0;
  constexpr bool c0_i1 = false;
  constexpr float c0_f32 = (float)0.0e+00;
  constexpr int32_t c8_i32 = 8;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr int64_t c64_i64 = 64;
  constexpr int8_t c1_i8 = 1;
  int32_t v8 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v9 = v8 * v3_length;
  uint32_t v10 = static_cast<uint32_t>(v9);
  __gm__ float* v11 = v1_x + v10;
  AscendC::GlobalTensor<float> v12;
  v12.SetGlobalBuffer(v11, v3_length);
  __gm__ float* v13 = v2_y + v10;
  AscendC::GlobalTensor<float> v14;
  v14.SetGlobalBuffer(v13, v3_length);
  AscendC::LocalTensor<float> v15 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<float> v16 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v7, v6);
  int32_t v17 = v3_length / c64_i32;
  int32_t v18 = v3_length % c64_i32;
  int32_t v19 = v3_length * c4_i32;
  AscendC::DataCopyExtParams v20{static_cast<uint16_t>(c1_i32), static_cast<uint32_t>(v19), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32)};
  AscendC::DataCopyPadExtParams<float> v21{c0_i1, static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(c0_i32), c0_f32};
  AscendC::DataCopyPad(v15, v12, v20, v21);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  bool v22 = v17 > c0_i32;
  if (v22) {
    AscendC::UnaryRepeatParams v23{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
    int8_t v24 = static_cast<int8_t>(v17);
    AscendC::Adds<float, 1>(v16, v15, c1_f32, c64_i64, v24, v23);
  }
  bool v25 = v18 > c0_i32;
  if (v25) {
    int32_t v26 = v17 * c64_i32;
    AscendC::LocalTensor<float> v27 = v16[v26];
    AscendC::LocalTensor<float> v28 = v15[v26];
    AscendC::UnaryRepeatParams v29{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
    int64_t v30 = static_cast<int64_t>(v18);
    AscendC::Adds<float, 1>(v27, v28, c1_f32, v30, c1_i8, v29);
  }
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopyPad(v14, v16, v20);
  return;
}

