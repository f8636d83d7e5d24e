#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void cast_rounding(__gm__ float* v1_x, __gm__ int32_t* v2_z, __gm__ float* v3_f, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c320_i32 = 320;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 64;
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 320;
  constexpr uint32_t v9 = 1536;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c128_i32 = 128;
  constexpr int32_t c192_i32 = 192;
  constexpr int32_t c256_i32 = 256;
  AscendC::GlobalTensor<float> v10;
  v10.SetGlobalBuffer(v1_x, c64_i32);
  AscendC::GlobalTensor<int32_t> v11;
  v11.SetGlobalBuffer(v2_z, c320_i32);
  AscendC::GlobalTensor<float> v12;
  v12.SetGlobalBuffer(v3_f, c320_i32);
  AscendC::LocalTensor<float> v13 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<int32_t> v14 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v7, v8);
  AscendC::LocalTensor<float> v15 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v9, v8);
  AscendC::DataCopy(v13, v10, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Cast<int32_t, float>(v14, v13, AscendC::RoundMode::CAST_RINT, c64_i32);
  AscendC::LocalTensor<int32_t> v16 = v14[c64_i32];
  AscendC::Cast<int32_t, float>(v16, v13, AscendC::RoundMode::CAST_FLOOR, c64_i32);
  AscendC::LocalTensor<int32_t> v17 = v14[c128_i32];
  AscendC::Cast<int32_t, float>(v17, v13, AscendC::RoundMode::CAST_CEIL, c64_i32);
  AscendC::LocalTensor<int32_t> v18 = v14[c192_i32];
  AscendC::Cast<int32_t, float>(v18, v13, AscendC::RoundMode::CAST_ROUND, c64_i32);
  AscendC::LocalTensor<int32_t> v19 = v14[c256_i32];
  AscendC::Cast<int32_t, float>(v19, v13, AscendC::RoundMode::CAST_TRUNC, c64_i32);
  AscendC::Cast<float, int32_t>(v15, v14, AscendC::RoundMode::CAST_NONE, c320_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v11, v14, c320_i32);
  AscendC::DataCopy(v12, v15, c320_i32);
  return;
}

