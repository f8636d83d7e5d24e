#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void loop_carried(__gm__ int32_t* v1_y, int32_t v2_n, float v3_scale, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr float c0_f32 = (float)0.0e+00;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c2_i32 = 2;
  constexpr float c2_f32 = (float)2.000000000e+00;
  constexpr uint32_t v7 = 1;
  constexpr uint32_t v8 = 2;
  constexpr uint32_t v9 = 3;
  AscendC::GlobalTensor<int32_t> v10;
  v10.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v11 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v5, v6);
  AscendC::Duplicate(v11, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  float v12 = v3_scale + c0_f32;
  int32_t v13;
  int32_t v14;
  int32_t v15;
  float v16;
  int32_t v17 = c0_i32;
  int32_t v18 = c0_i32;
  int32_t v19 = c0_i32;
  float v20 = v12;
  for (int32_t v21 = c0_i32; v21 < v2_n; v21 += c1_i32) {
    int32_t v22 = v21 % c2_i32;
    bool v23 = v22 == c0_i32;
    int32_t v24;
    int32_t v25;
    int32_t v26;
    if (v23) {
      int32_t v27 = v19 + v21;
      int32_t v28 = v17 + c1_i32;
      v24 = v18;
      v25 = v27;
      v26 = v28;
    } else {
      int32_t v29 = v18 + v21;
      v24 = v29;
      v25 = v19;
      v26 = v17;
    }
    float v30;
    int32_t v31;
    float v32 = v20;
    int32_t v33 = v25;
    for (int32_t v34 = c0_i32; v34 < c2_i32; v34 += c1_i32) {
      float v35 = v32 * c2_f32;
      int32_t v36 = v33 + v34;
      v32 = v35;
      v33 = v36;
    }
    v30 = v32;
    v31 = v33;
    v17 = v26;
    v18 = v24;
    v19 = v31;
    v20 = v30;
  }
  v13 = v17;
  v14 = v18;
  v15 = v19;
  v16 = v20;
  v11.SetValue(v5, v15);
  v11.SetValue(v7, v14);
  v11.SetValue(v8, v13);
  int32_t v37 = static_cast<int32_t>(v16);
  v11.SetValue(v9, v37);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v10, v11, c8_i32);
  return;
}

