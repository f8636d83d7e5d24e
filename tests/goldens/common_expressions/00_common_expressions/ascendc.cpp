#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void common_expressions(__gm__ int32_t* v1_y, int32_t v2_n, int32_t v3_m, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c5_i32 = 5;
  constexpr int32_t c7_i32 = 7;
  constexpr uint32_t v7 = 1;
  constexpr int32_t c2_i32 = 2;
  constexpr uint32_t v8 = 2;
  constexpr uint32_t v9 = 3;
  constexpr uint32_t v10 = 4;
  constexpr uint32_t v11 = 5;
  constexpr uint32_t v12 = 6;
  constexpr uint32_t v13 = 7;
  constexpr int32_t c15_i32 = 15;
  constexpr int32_t c32_i32 = 32;
  AscendC::GlobalTensor<int32_t> v14;
  v14.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v15 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v5, v6);
  AscendC::Duplicate(v15, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v16 = v2_n + v3_m;
  int32_t v17 = v16 * v16;
  int32_t v18 = v2_n * v3_m;
  int32_t v19 = v18 + c5_i32;
  int32_t v20 = v2_n % c7_i32;
  int32_t v21;
  int32_t v22 = v17;
  for (int32_t v23 = c0_i32; v23 < v2_n; v23 += c1_i32) {
    int32_t v24 = v22 + v19;
    int32_t v25 = v24 + v20;
    int32_t v26 = v23 * c3_i32;
    int32_t v27;
    int32_t v28 = v25;
    for (int32_t v29 = c0_i32; v29 < v3_m; v29 += c1_i32) {
      int32_t v30 = v28 + v18;
      int32_t v31 = v30 + v26;
      v28 = v31;
    }
    v27 = v28;
    v22 = v27;
  }
  v21 = v22;
  v15.SetValue(v5, v21);
  v15.SetValue(v7, v17);
  bool v32 = v2_n > v3_m;
  if (v32) {
    int32_t v33 = v16 * c2_i32;
    v15.SetValue(v8, v33);
  } else {
    int32_t v34 = v16 * c3_i32;
    v15.SetValue(v9, v34);
  }
  v15.SetValue(v10, v16);
  int32_t v35 = v2_n + c15_i32;
  v15.SetValue(v11, v35);
  int32_t v36 = v2_n * c32_i32;
  v15.SetValue(v12, v36);
  int32_t v37 = v2_n << c1_i32;
  int32_t v38 = v37 << c2_i32;
  v15.SetValue(v13, v38);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v14, v15, c8_i32);
  return;
}

