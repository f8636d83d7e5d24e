#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void vector_bitwise_not(__gm__ int16_t* v1_x, __gm__ int16_t* v2_z, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c768_i32 = 768;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 256;
  constexpr uint32_t v6 = 512;
  constexpr uint32_t v7 = 768;
  constexpr int16_t c0_i16 = 0;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr uint64_t v8 = 128;
  constexpr int8_t c2_i8 = 2;
  constexpr int32_t c512_i32 = 512;
  constexpr uint64_t v9 = 255;
  constexpr uint64_t v10 = 1;
  AscendC::GlobalTensor<int16_t> v11;
  v11.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<int16_t> v12;
  v12.SetGlobalBuffer(v2_z, c768_i32);
  AscendC::LocalTensor<int16_t> v13 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECIN, v4, v5);
  AscendC::LocalTensor<int16_t> v14 = AscendC::LocalTensor<int16_t>(AscendC::TPosition::VECOUT, v6, v7);
  AscendC::DataCopy(v13, v11, c256_i32);
  AscendC::Duplicate(v14, c0_i16, c768_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Not(v14, v13, c256_i32);
  AscendC::LocalTensor<int16_t> v15 = v14[c256_i32];
  AscendC::UnaryRepeatParams v16{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint8_t>(c8_i32), static_cast<uint8_t>(c8_i32)};
  AscendC::Not<int16_t, 1>(v15, v13, v8, c2_i8, v16);
  AscendC::LocalTensor<int16_t> v17 = v14[c512_i32];
  uint64_t v17_mask_list0[] = {v9, v10};
  AscendC::Not<int16_t, 1>(v17, v13, v17_mask_list0, c2_i8, v16);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v12, v14, c768_i32);
  return;
}

