#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void carry_functions(__gm__ int32_t* v1_y, int32_t v2_n, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v6 = 1;
  constexpr int32_t c5_i32 = 5;
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 2;
  constexpr uint32_t v8 = 3;
  AscendC::GlobalTensor<int32_t> v9;
  v9.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v10 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v4, v5);
  AscendC::Duplicate(v10, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v11;
  int32_t v12;
  int32_t v13 = c0_i32;
  int32_t v14 = c1_i32;
  for (int32_t v15 = c0_i32; v15 < v2_n; v15 += c1_i32) {
    int32_t v16 = v13 + v14;
    v13 = v14;
    v14 = v16;
  }
  v11 = v13;
  v12 = v14;
  v10.SetValue(v4, v11);
  v10.SetValue(v6, v12);
  int32_t v17 = v2_n + c5_i32;
  int32_t v18 = v2_n * c3_i32;
  int32_t v19;
  int32_t v20;
  int32_t v21 = v18;
  int32_t v22 = v17;
  for (int32_t v23 = c0_i32; v23 < c3_i32; v23 += c1_i32) {
    int32_t v24 = v21 - v23;
    int32_t v25 = v22 + v23;
    bool v26 = v24 > v25;
    int32_t v27 = v26 ? v25 : v24;
    int32_t v28 = v26 ? v24 : v25;
    v21 = v28;
    v22 = v27;
  }
  v19 = v21;
  v20 = v22;
  v10.SetValue(v7, v20);
  v10.SetValue(v8, v19);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v9, v10, c8_i32);
  return;
}

