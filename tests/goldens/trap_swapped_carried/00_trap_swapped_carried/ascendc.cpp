#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void trap_swapped_carried(__gm__ int32_t* v1_y, int32_t v2_n, int32_t v3_m, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c100_i32 = 100;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v7 = 1;
  AscendC::GlobalTensor<int32_t> v8;
  v8.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v9 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v5, v6);
  AscendC::Duplicate(v9, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v10 = v3_m + c100_i32;
  int32_t v11;
  int32_t v12;
  int32_t v13 = v2_n;
  int32_t v14 = v10;
  for (int32_t v15 = c0_i32; v15 < c3_i32; v15 += c1_i32) {
    v13 = v10;
    v14 = v13;
  }
  v11 = v13;
  v12 = v14;
  v9.SetValue(v5, v11);
  v9.SetValue(v7, v12);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v8, v9, c8_i32);
  return;
}

