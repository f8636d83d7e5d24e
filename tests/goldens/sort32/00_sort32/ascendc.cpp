#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void sort32(__gm__ float* v1_x, __gm__ uint32_t* v2_k, __gm__ float* v3_z, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c128_i32 = 128;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 64;
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 512;
  constexpr uint32_t v9 = 128;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c2_i32 = 2;
  AscendC::GlobalTensor<float> v10;
  v10.SetGlobalBuffer(v1_x, c64_i32);
  AscendC::GlobalTensor<uint32_t> v11;
  v11.SetGlobalBuffer(v2_k, c64_i32);
  AscendC::GlobalTensor<float> v12;
  v12.SetGlobalBuffer(v3_z, c128_i32);
  AscendC::LocalTensor<float> v13 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<uint32_t> v14 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECIN, v7, v6);
  AscendC::LocalTensor<float> v15 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v8, v9);
  AscendC::DataCopy(v13, v10, c64_i32);
  AscendC::DataCopy(v14, v11, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Sort32(v15, v13, v14, c2_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v12, v15, c128_i32);
  return;
}

