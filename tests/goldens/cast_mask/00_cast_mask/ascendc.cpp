#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void cast_mask(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ float* v3_z, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c512_i32 = 512;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 256;
  constexpr uint32_t v7 = 1024;
  constexpr uint32_t v8 = 512;
  constexpr uint32_t v9 = 2048;
  constexpr int32_t c0_i32 = 0;
  half c0_f16 = 0.0e+00;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v10 = 64;
  constexpr int8_t c4_i8 = 4;
  constexpr uint64_t v11 = 65535;
  constexpr uint64_t v12 = 0;
  AscendC::GlobalTensor<float> v13;
  v13.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<half> v14;
  v14.SetGlobalBuffer(v2_h, c512_i32);
  AscendC::GlobalTensor<float> v15;
  v15.SetGlobalBuffer(v3_z, c256_i32);
  AscendC::LocalTensor<float> v16 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<half> v17 = AscendC::LocalTensor<half>(AscendC::TPosition::VECOUT, v7, v8);
  AscendC::LocalTensor<float> v18 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v9, v6);
  AscendC::DataCopy(v16, v13, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Duplicate(v17, c0_f16, c512_i32);
  AscendC::UnaryRepeatParams v19{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c4_i32), static_cast<uint8_t>(c8_i32)};
  AscendC::Cast<half, float, 1>(v17, v16, AscendC::RoundMode::CAST_NONE, v10, c4_i8, v19);
  AscendC::LocalTensor<half> v20 = v17[c256_i32];
  uint64_t v20_mask_list0[] = {v11, v12};
  AscendC::Cast<half, float, 1>(v20, v16, AscendC::RoundMode::CAST_RINT, v20_mask_list0, c4_i8, v19);
  AscendC::UnaryRepeatParams v21{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c4_i32)};
  AscendC::Cast<float, half, 1>(v18, v17, AscendC::RoundMode::CAST_NONE, v10, c4_i8, v21);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v14, v17, c512_i32);
  AscendC::DataCopy(v15, v18, c256_i32);
  return;
}

