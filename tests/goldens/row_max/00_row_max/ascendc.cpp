#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void row_max(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_rows, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c64_i32 = 64;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 8192;
  constexpr uint32_t v7 = 32768;
  constexpr uint32_t v8 = 128;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  int32_t v9 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v10 = v9 * v3_rows;
  int32_t v11 = v10 * c64_i32;
  uint32_t v12 = static_cast<uint32_t>(v11);
  __gm__ float* v13 = v1_x + v12;
  int32_t v14 = v3_rows * c64_i32;
  AscendC::GlobalTensor<float> v15;
  v15.SetGlobalBuffer(v13, v14);
  uint32_t v16 = static_cast<uint32_t>(v10);
  __gm__ float* v17 = v2_y + v16;
  AscendC::GlobalTensor<float> v18;
  v18.SetGlobalBuffer(v17, v3_rows);
  AscendC::LocalTensor<float> v19 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<float> v20 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v7, v8);
  AscendC::DataCopy(v19, v15, v14);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WholeReduceMax(v20, v19, c64_i32, v3_rows, c1_i32, c1_i32, c8_i32, AscendC::ReduceOrder::ORDER_ONLY_VALUE);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v18, v20, v3_rows);
  return;
}

