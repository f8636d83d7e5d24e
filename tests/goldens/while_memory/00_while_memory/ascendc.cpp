#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void while_memory(__gm__ int32_t* v1_y, int32_t v2_n, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t c0_idx = 0;
  constexpr uint32_t c1_idx = 1;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c2_i32 = 2;
  constexpr uint32_t v6 = 1;
  constexpr uint32_t v7 = 7;
  constexpr int32_t c5_i32 = 5;
  constexpr int32_t c4_i32 = 4;
  AscendC::GlobalTensor<int32_t> v8;
  v8.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v9 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v4, v5);
  AscendC::Duplicate(v9, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v10[2];
  v10[c0_idx] = v2_n;
  v10[c1_idx] = c0_i32;
  while (true) {
    int32_t v11 = v10[c0_idx];
    bool v12 = v11 > c3_i32;
    if (!v12) {
      break;
    };
    int32_t v13 = v10[c0_idx];
    int32_t v14 = v13 - c1_i32;
    v10[c0_idx] = v14;
    int32_t v15 = v10[c1_idx];
    int32_t v16 = v15 + c2_i32;
    v10[c1_idx] = v16;
  };
  int32_t v17 = v10[c0_idx];
  v9.SetValue(v4, v17);
  int32_t v18 = v10[c1_idx];
  v9.SetValue(v6, v18);
  v9.SetValue(v7, c5_i32);
  while (true) {
    int32_t v19 = v9.GetValue(v7);
    bool v20 = v19 < v2_n;
    if (!v20) {
      break;
    };
    int32_t v21 = v9.GetValue(v7);
    int32_t v22 = v21 + c4_i32;
    v9.SetValue(v7, v22);
  };
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v8, v9, c8_i32);
  return;
}

