#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void conditional_expression(__gm__ int32_t* v1_y, int32_t v2_a, int32_t v3_b, float v4_f, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v6 = 0;
  constexpr uint32_t v7 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t v8 = 1;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c10_i32 = 10;
  constexpr int32_t c20_i32 = 20;
  constexpr uint32_t v9 = 2;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c5_i32 = 5;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v10 = 3;
  constexpr uint32_t v11 = 4;
  constexpr float c2_f32 = (float)2.000000000e+00;
  constexpr uint32_t v12 = 5;
  AscendC::GlobalTensor<int32_t> v13;
  v13.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v14 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v6, v7);
  AscendC::Duplicate(v14, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  bool v15 = v2_a > v3_b;
  int32_t v16 = v15 ? v2_a : v3_b;
  v14.SetValue(v6, v16);
  int32_t v17 = v15 ? v3_b : v2_a;
  v14.SetValue(v8, v17);
  bool v18 = v2_a == c3_i32;
  int32_t v19 = v18 ? c10_i32 : c20_i32;
  v14.SetValue(v9, v19);
  bool v20 = v2_a > c2_i32;
  int32_t v21;
  if (v20) {
    bool v22 = v2_a > c5_i32;
    int32_t v23 = v22 ? c1_i32 : c2_i32;
    v21 = v23;
  } else {
    v21 = c3_i32;
  }
  v14.SetValue(v10, v21);
  int32_t v24 = v2_a + c1_i32;
  v14.SetValue(v11, v24);
  float v25;
  if (v15) {
    v25 = v4_f;
  } else {
    float v26 = v4_f * c2_f32;
    v25 = v26;
  }
  int32_t v27 = static_cast<int32_t>(v25);
  v14.SetValue(v12, v27);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v13, v14, c8_i32);
  return;
}

