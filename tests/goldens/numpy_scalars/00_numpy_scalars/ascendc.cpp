#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void numpy_scalars(__gm__ int32_t* v1_y, int8_t v2_a, int16_t v3_b, int32_t v4_c, int64_t v5_d, half v6_e, float v7_f, float v8_g, __gm__ uint64_t* v9_ffts_addr) {
  set_ffts_base_addr(*v9_ffts_addr);
  constexpr int32_t c16_i32 = 16;
  constexpr uint32_t v10 = 0;
  constexpr uint32_t v11 = 16;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t v12 = 1;
  constexpr uint32_t v13 = 2;
  constexpr uint32_t v14 = 3;
  constexpr uint32_t v15 = 4;
  constexpr uint32_t v16 = 5;
  constexpr uint32_t v17 = 6;
  constexpr uint32_t v18 = 7;
  constexpr uint32_t v19 = 8;
  AscendC::GlobalTensor<int32_t> v20;
  v20.SetGlobalBuffer(v1_y, c16_i32);
  AscendC::LocalTensor<int32_t> v21 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v10, v11);
  AscendC::Duplicate(v21, c0_i32, c16_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v22 = static_cast<int32_t>(v2_a);
  v21.SetValue(v10, v22);
  int32_t v23 = static_cast<int32_t>(v3_b);
  v21.SetValue(v12, v23);
  v21.SetValue(v13, v4_c);
  int32_t v24 = static_cast<int32_t>(v5_d);
  v21.SetValue(v14, v24);
  int16_t v25 = static_cast<int16_t>(v6_e);
  int32_t v26 = static_cast<int32_t>(v25);
  v21.SetValue(v15, v26);
  int32_t v27 = static_cast<int32_t>(v7_f);
  v21.SetValue(v16, v27);
  int32_t v28 = static_cast<int32_t>(v8_g);
  v21.SetValue(v17, v28);
  int8_t v29 = static_cast<int8_t>(v3_b);
  int8_t v30 = v2_a + v29;
  int32_t v31 = static_cast<int32_t>(v30);
  v21.SetValue(v18, v31);
  int64_t v32 = static_cast<int64_t>(v4_c);
  int64_t v33 = v5_d + v32;
  int32_t v34 = static_cast<int32_t>(v33);
  v21.SetValue(v19, v34);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v20, v21, c16_i32);
  return;
}

