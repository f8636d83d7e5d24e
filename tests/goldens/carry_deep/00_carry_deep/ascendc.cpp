#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void carry_deep(__gm__ int32_t* v1_y, int32_t v2_n, int32_t v3_m, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c10_i32 = 10;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c100_i32 = 100;
  constexpr int32_t c99_i32 = 99;
  constexpr uint32_t v7 = 1;
  constexpr uint32_t v8 = 2;
  constexpr uint32_t v9 = 3;
  constexpr uint32_t v10 = 4;
  AscendC::GlobalTensor<int32_t> v11;
  v11.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v12 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v5, v6);
  AscendC::Duplicate(v12, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v13 = v2_n + v3_m;
  bool v14 = v2_n > c1_i32;
  int32_t v15;
  int32_t v16;
  int32_t v17;
  if (v14) {
    int32_t v18;
    int32_t v19;
    int32_t v20;
    int32_t v21 = v13;
    int32_t v22 = c0_i32;
    int32_t v23 = v3_m;
    for (int32_t v24 = c0_i32; v24 < v2_n; v24 += c1_i32) {
      bool v25 = v24 == c1_i32;
      int32_t v26;
      int32_t v27;
      int32_t v28;
      if (v25) {
        int32_t v29 = v22 + c10_i32;
        v26 = v29;
        v27 = v23;
        v28 = v21;
      } else {
        bool v30 = v24 == c2_i32;
        int32_t v31;
        int32_t v32;
        int32_t v33;
        if (v30) {
          int32_t v34;
          int32_t v35;
          int32_t v36 = v21;
          int32_t v37 = v23;
          for (int32_t v38 = c0_i32; v38 < v3_m; v38 += c1_i32) {
            bool v39 = v38 > v24;
            int32_t v40;
            if (v39) {
              int32_t v41 = v37 + v38;
              v40 = v41;
            } else {
              v40 = v37;
            }
            int32_t v42 = v36 - c1_i32;
            v36 = v42;
            v37 = v40;
          }
          v34 = v36;
          v35 = v37;
          v31 = v22;
          v32 = v35;
          v33 = v34;
        } else {
          bool v43 = v24 > c3_i32;
          int32_t v44;
          int32_t v45;
          if (v43) {
            int32_t v46 = v22 + v23;
            v44 = v46;
            v45 = v21;
          } else {
            int32_t v47 = v21 + c100_i32;
            v44 = v22;
            v45 = v47;
          }
          v31 = v44;
          v32 = v23;
          v33 = v45;
        }
        v26 = v31;
        v27 = v32;
        v28 = v33;
      }
      v21 = v28;
      v22 = v26;
      v23 = v27;
    }
    v18 = v21;
    v19 = v22;
    v20 = v23;
    v15 = v19;
    v16 = v20;
    v17 = v18;
  } else {
    int32_t v48 = v2_n + c99_i32;
    v15 = v48;
    v16 = v3_m;
    v17 = v13;
  }
  v12.SetValue(v5, v15);
  v12.SetValue(v7, v16);
  v12.SetValue(v8, v17);
  int32_t v49;
  int32_t v50 = v15;
  for (int32_t v51 = c0_i32; v51 < v3_m; v51 += c1_i32) {
    int32_t v52 = v50 + v51;
    v50 = v52;
  }
  v49 = v50;
  int32_t v53;
  int32_t v54 = v16;
  for (int32_t v55 = c2_i32; v55 < v3_m; v55 += c1_i32) {
    int32_t v56 = v54 + v49;
    v54 = v56;
  }
  v53 = v54;
  v12.SetValue(v9, v49);
  v12.SetValue(v10, v53);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v11, v12, c8_i32);
  return;
}

