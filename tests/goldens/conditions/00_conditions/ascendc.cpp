#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void conditions(__gm__ int32_t* v1_y, int8_t v2_flag, int32_t v3_n, float v4_f, int64_t v5_w, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v7 = 0;
  constexpr uint32_t v8 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int8_t c0_i8 = 0;
  constexpr uint32_t v9 = 1;
  constexpr int32_t c9_i32 = 9;
  constexpr int32_t c2_i32 = 2;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr bool c0_i1 = false;
  constexpr uint32_t v10 = 2;
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v11 = 3;
  constexpr int32_t c4_i32 = 4;
  constexpr float c0_f32 = (float)0.0e+00;
  constexpr uint32_t v12 = 4;
  constexpr int32_t c5_i32 = 5;
  constexpr uint32_t v13 = 5;
  constexpr float c1_5_f32 = (float)1.500000000e+00;
  constexpr int32_t c6_i32 = 6;
  constexpr uint32_t v14 = 6;
  constexpr int32_t c7_i32 = 7;
  constexpr uint32_t v15 = 7;
  AscendC::GlobalTensor<int32_t> v16;
  v16.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v17 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v7, v8);
  AscendC::Duplicate(v17, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  bool v18 = static_cast<bool>(v2_flag);
  if (v18) {
    v17.SetValue(v7, c1_i32);
  }
  bool v19 = v2_flag == c0_i8;
  if (v19) {
    v17.SetValue(v9, c9_i32);
  } else {
    v17.SetValue(v9, c2_i32);
  }
  bool v20 = v3_n > c2_i32;
  bool v21 = v4_f < c1_f32;
  bool v22 = v21 == c0_i1;
  bool v23 = v20 & v22;
  if (v23) {
    v17.SetValue(v10, c3_i32);
  }
  int64_t v24 = static_cast<int64_t>(v3_n);
  bool v25 = v5_w > v24;
  if (v25) {
    v17.SetValue(v11, c4_i32);
  }
  bool v26 = v3_n == c3_i32;
  bool v27 = v4_f == c0_f32;
  bool v28 = v26 | v27;
  if (v28) {
    bool v29 = v3_n != c3_i32;
    if (v29) {
      v17.SetValue(v12, c9_i32);
    } else {
      v17.SetValue(v12, c5_i32);
    }
  }
  float v30 = static_cast<float>(v3_n);
  bool v31 = v4_f > v30;
  if (v31) {
    v17.SetValue(v13, c9_i32);
  } else {
    bool v32 = v4_f >= c1_5_f32;
    if (v32) {
      v17.SetValue(v13, c6_i32);
    }
  }
  v17.SetValue(v14, c7_i32);
  v17.SetValue(v15, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v16, v17, c8_i32);
  return;
}

