#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void vector_bitwise(__gm__ uint16_t* v1_x, __gm__ uint16_t* v2_y, __gm__ uint16_t* v3_z, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c512_i32 = 512;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 256;
  constexpr uint32_t v7 = 512;
  constexpr uint32_t v8 = 1024;
  constexpr int32_t c0_i32 = 0;
  AscendC::GlobalTensor<uint16_t> v9;
  v9.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<uint16_t> v10;
  v10.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::GlobalTensor<uint16_t> v11;
  v11.SetGlobalBuffer(v3_z, c512_i32);
  AscendC::LocalTensor<uint16_t> v12 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<uint16_t> v13 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECIN, v7, v6);
  AscendC::LocalTensor<uint16_t> v14 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECOUT, v8, v7);
  AscendC::DataCopy(v12, v9, c256_i32);
  AscendC::DataCopy(v13, v10, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::LocalTensor<uint16_t> v15 = v14[c0_i32];
  AscendC::And(v15, v12, v13, c256_i32);
  AscendC::LocalTensor<uint16_t> v16 = v14[c256_i32];
  AscendC::Or(v16, v12, v13, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v11, v14, c512_i32);
  return;
}

