#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void select_register(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ float* v3_z, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c64_i32 = 64;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 64;
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 512;
  constexpr uint32_t v9 = 768;
  constexpr uint32_t v10 = 128;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v11 = 64;
  constexpr uint64_t v12 = 18446744073709551615;
  constexpr uint64_t v13 = 0;
  constexpr int8_t c1_i8 = 1;
  AscendC::GlobalTensor<float> v14;
  v14.SetGlobalBuffer(v1_x, c64_i32);
  AscendC::GlobalTensor<float> v15;
  v15.SetGlobalBuffer(v2_y, c64_i32);
  AscendC::GlobalTensor<float> v16;
  v16.SetGlobalBuffer(v3_z, c64_i32);
  AscendC::LocalTensor<float> v17 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<float> v18 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v7, v6);
  AscendC::LocalTensor<float> v19 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v8, v6);
  AscendC::LocalTensor<uint8_t> v20 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v9, v10);
  AscendC::DataCopy(v17, v14, c64_i32);
  AscendC::DataCopy(v18, v15, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::BinaryRepeatParams v21{static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
  AscendC::Compare(v17, v18, AscendC::CMPMODE::LT, v11, v21);
  AscendC::GetCmpMask(v20);
  uint64_t v17_mask_list[] = {v12, v13};
  AscendC::Compare(v17, v18, AscendC::CMPMODE::GT, v17_mask_list, v21);
  AscendC::SetCmpMask(v20);
  AscendC::Select(v19, v17, v18, c1_i8, v21);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v16, v19, c64_i32);
  return;
}

