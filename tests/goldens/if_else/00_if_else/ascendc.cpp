#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void if_else(__gm__ int32_t* v1_y, int32_t v2_n, int32_t v3_m, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c2_i32 = 2;
  constexpr uint32_t v7 = 1;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c100_i32 = 100;
  constexpr int32_t c200_i32 = 200;
  constexpr int32_t c7_i32 = 7;
  constexpr int32_t c300_i32 = 300;
  constexpr int32_t c400_i32 = 400;
  constexpr uint32_t v8 = 2;
  constexpr uint32_t v9 = 3;
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v10 = 6;
  constexpr int32_t c11_i32 = 11;
  constexpr uint32_t v11 = 7;
  constexpr int32_t c12_i32 = 12;
  AscendC::GlobalTensor<int32_t> v12;
  v12.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v13 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v5, v6);
  AscendC::Duplicate(v13, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  bool v14 = v2_n > v3_m;
  int32_t v15;
  int32_t v16;
  if (v14) {
    int32_t v17 = v2_n - v3_m;
    int32_t v18 = v2_n * c2_i32;
    v15 = v17;
    v16 = v18;
  } else {
    int32_t v19 = v3_m - v2_n;
    v15 = v19;
    v16 = v3_m;
  }
  v13.SetValue(v5, v15);
  v13.SetValue(v7, v16);
  bool v20 = v2_n == c1_i32;
  int32_t v21;
  int32_t v22;
  if (v20) {
    int32_t v23 = v15 + c100_i32;
    v21 = v23;
    v22 = v16;
  } else {
    bool v24 = v2_n == c2_i32;
    int32_t v25;
    int32_t v26;
    if (v24) {
      int32_t v27 = v15 + c200_i32;
      v25 = v27;
      v26 = v16;
    } else {
      bool v28 = v2_n == c7_i32;
      int32_t v29;
      int32_t v30;
      if (v28) {
        bool v31 = v3_m > c2_i32;
        int32_t v32;
        int32_t v33;
        if (v31) {
          int32_t v34 = v15 + c300_i32;
          v32 = v34;
          v33 = v16;
        } else {
          int32_t v35 = v16 + c1_i32;
          v32 = v15;
          v33 = v35;
        }
        v29 = v32;
        v30 = v33;
      } else {
        int32_t v36 = v15 + c400_i32;
        v29 = v36;
        v30 = v16;
      }
      v25 = v29;
      v26 = v30;
    }
    v21 = v25;
    v22 = v26;
  }
  v13.SetValue(v8, v21);
  v13.SetValue(v9, v22);
  bool v37 = v3_m != c3_i32;
  if (v37) {
    v13.SetValue(v10, c11_i32);
  }
  bool v38 = v3_m == c3_i32;
  if (v38) {
    v13.SetValue(v11, c12_i32);
  }
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v12, v13, c8_i32);
  return;
}

