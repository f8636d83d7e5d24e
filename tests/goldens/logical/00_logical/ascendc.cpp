#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void logical(__gm__ int32_t* v1_y, int32_t v2_a, int32_t v3_b, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c16_i32 = 16;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 16;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c10_i32 = 10;
  constexpr uint32_t v7 = 1;
  constexpr uint32_t v8 = 2;
  constexpr uint32_t v9 = 3;
  constexpr uint32_t v10 = 4;
  constexpr bool c0_i1 = false;
  constexpr uint32_t v11 = 5;
  constexpr int32_t c5_i32 = 5;
  constexpr uint32_t v12 = 6;
  constexpr uint32_t v13 = 7;
  constexpr int32_t c100_i32 = 100;
  constexpr uint32_t v14 = 8;
  constexpr int32_t c21_i32 = 21;
  constexpr uint32_t v15 = 9;
  constexpr int32_t c22_i32 = 22;
  AscendC::GlobalTensor<int32_t> v16;
  v16.SetGlobalBuffer(v1_y, c16_i32);
  AscendC::LocalTensor<int32_t> v17 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v5, v6);
  AscendC::Duplicate(v17, c0_i32, c16_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  bool v18 = v2_a > c1_i32;
  bool v19 = v3_b > c1_i32;
  bool v20 = v18 & v19;
  int32_t v21 = static_cast<int32_t>(v20);
  v17.SetValue(v5, v21);
  bool v22 = v3_b > c10_i32;
  bool v23 = v18 & v22;
  int32_t v24 = static_cast<int32_t>(v23);
  v17.SetValue(v7, v24);
  bool v25 = v2_a > c10_i32;
  bool v26 = v25 | v19;
  int32_t v27 = static_cast<int32_t>(v26);
  v17.SetValue(v8, v27);
  bool v28 = v25 | v22;
  int32_t v29 = static_cast<int32_t>(v28);
  v17.SetValue(v9, v29);
  bool v30 = v2_a == c0_i32;
  int32_t v31 = static_cast<int32_t>(v30);
  v17.SetValue(v10, v31);
  bool v32 = v18 == c0_i1;
  int32_t v33 = static_cast<int32_t>(v32);
  v17.SetValue(v11, v33);
  bool v34 = v2_a < c5_i32;
  bool v35 = v3_b < c5_i32;
  bool v36 = v34 | v35;
  bool v37 = v20 & v36;
  int32_t v38 = static_cast<int32_t>(v37);
  v17.SetValue(v12, v38);
  int32_t v39 = static_cast<int32_t>(v18);
  v17.SetValue(v13, v39);
  bool v40 = v2_a > c0_i32;
  bool v41 = v3_b < c100_i32;
  bool v42 = v40 & v41;
  if (v42) {
    v17.SetValue(v14, c21_i32);
  }
  bool v43 = v42 == c0_i1;
  if (v43) {
    v17.SetValue(v15, c22_i32);
  }
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v16, v17, c16_i32);
  return;
}

