#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void device_nested(__gm__ int32_t* v1_y, int32_t v2_n, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t v6 = 1;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v7 = 2;
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v8 = 3;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c2_i32 = 2;
  AscendC::GlobalTensor<int32_t> v9;
  v9.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v10 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v4, v5);
  AscendC::Duplicate(v10, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v11 = v2_n * c2_i32;
  v10.SetValue(v4, v11);
  int32_t v12 = v11 + c1_i32;
  int32_t v13 = v12 * c2_i32;
  int32_t v14 = v12 + v13;
  v10.SetValue(v6, v14);
  int32_t v15;
  int32_t v16 = c0_i32;
  for (int32_t v17 = c0_i32; v17 < v2_n; v17 += c1_i32) {
    int32_t v18 = v17 * c2_i32;
    int32_t v19 = v16 + v18;
    v16 = v19;
  }
  v15 = v16;
  v10.SetValue(v7, v15);
  bool v20 = v2_n > c3_i32;
  int32_t v21;
  if (v20) {
    int32_t v22 = v15 * c2_i32;
    int32_t v23 = v22 + c1_i32;
    int32_t v24 = v23 * c2_i32;
    int32_t v25 = v23 + v24;
    v21 = v25;
  } else {
    v21 = v15;
  }
  v10.SetValue(v8, v21);
  for (int32_t v26 = c0_i32; v26 < c4_i32; v26 += c1_i32) {
    int32_t v27 = v26 + c4_i32;
    int32_t v28 = v2_n + v26;
    uint32_t v29 = (uint32_t) v27;
    v10.SetValue(v29, v28);
  }
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v9, v10, c8_i32);
  return;
}

