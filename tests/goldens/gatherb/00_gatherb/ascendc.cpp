#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void gatherb(__gm__ float* v1_x, __gm__ uint32_t* v2_k, __gm__ float* v3_z, __gm__ float* v4_b, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c16_i32 = 16;
  constexpr int32_t c128_i32 = 128;
  constexpr uint32_t v6 = 0;
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 1024;
  constexpr uint32_t v9 = 16;
  constexpr uint32_t v10 = 1088;
  constexpr uint32_t v11 = 128;
  constexpr uint32_t v12 = 1600;
  constexpr int32_t c0_i32 = 0;
  constexpr uint16_t v13 = 1;
  constexpr uint16_t v14 = 8;
  constexpr uint8_t v15 = 2;
  AscendC::GlobalTensor<float> v16;
  v16.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<uint32_t> v17;
  v17.SetGlobalBuffer(v2_k, c16_i32);
  AscendC::GlobalTensor<float> v18;
  v18.SetGlobalBuffer(v3_z, c128_i32);
  AscendC::GlobalTensor<float> v19;
  v19.SetGlobalBuffer(v4_b, c128_i32);
  AscendC::LocalTensor<float> v20 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v6, v7);
  AscendC::LocalTensor<uint32_t> v21 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECIN, v8, v9);
  AscendC::LocalTensor<float> v22 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v10, v11);
  AscendC::LocalTensor<float> v23 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v12, v11);
  AscendC::DataCopy(v20, v16, c256_i32);
  AscendC::DataCopy(v21, v17, c16_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::GatherRepeatParams v24{v13, v14};
  AscendC::Gatherb(v22, v20, v21, v15, v24);
  AscendC::BrcbRepeatParams v25{v13, v14};
  AscendC::Brcb(v23, v20, v15, v25);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v18, v22, c128_i32);
  AscendC::DataCopy(v19, v23, c128_i32);
  return;
}

