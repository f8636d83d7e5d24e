#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void range_bounds(__gm__ int32_t* v1_y, int32_t v2_n, float v3_f, int64_t v4_w, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v6 = 0;
  constexpr uint32_t v7 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t cm1_i32 = -1;
  constexpr int32_t c1000_i32 = 1000;
  constexpr uint32_t v8 = 1;
  constexpr uint32_t v9 = 2;
  constexpr uint32_t v10 = 3;
  constexpr int32_t cm3_i32 = -3;
  constexpr uint32_t v11 = 4;
  AscendC::GlobalTensor<int32_t> v12;
  v12.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v13 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v6, v7);
  AscendC::Duplicate(v13, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v14 = v2_n * c2_i32;
  int32_t v15 = v2_n * c3_i32;
  int32_t v16 = v15 + c1_i32;
  int32_t v17 = v2_n - c2_i32;
  int32_t v18;
  int32_t v19 = c0_i32;
  for (int32_t v20 = v14; v20 < v16; v20 += v17) {
    int32_t v21 = v19 + v20;
    v19 = v21;
  }
  v18 = v19;
  v13.SetValue(v6, v18);
  int32_t v22;
  int32_t v23 = v18;
  for (int32_t v24 = v2_n; v24 < c0_i32; v24 += cm1_i32) {
    int32_t v25 = v23 + c1000_i32;
    v23 = v25;
  }
  v22 = v23;
  v13.SetValue(v8, v22);
  int32_t v26 = static_cast<int32_t>(v3_f);
  int32_t v27;
  int32_t v28 = v22;
  for (int32_t v29 = c0_i32; v29 < v26; v29 += c1_i32) {
    int32_t v30 = v28 + c1_i32;
    v28 = v30;
  }
  v27 = v28;
  v13.SetValue(v9, v27);
  int32_t v31 = static_cast<int32_t>(v4_w);
  int32_t v32;
  int32_t v33 = v27;
  for (int32_t v34 = c0_i32; v34 < v31; v34 += c1_i32) {
    int32_t v35 = v33 + c2_i32;
    v33 = v35;
  }
  v32 = v33;
  v13.SetValue(v10, v32);
  int32_t v36;
  int32_t v37 = v32;
  for (int32_t v38 = cm3_i32; v38 < c3_i32; v38 += c1_i32) {
    int32_t v39 = v37 + v38;
    v37 = v39;
  }
  v36 = v37;
  v13.SetValue(v11, v36);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v12, v13, c8_i32);
  return;
}

