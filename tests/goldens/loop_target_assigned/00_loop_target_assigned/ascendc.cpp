#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void loop_target_assigned(__gm__ int32_t* v1_y, int32_t v2_n, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c4_i32 = 4;
  constexpr uint32_t v6 = 1;
  AscendC::GlobalTensor<int32_t> v7;
  v7.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v8 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v4, v5);
  AscendC::Duplicate(v8, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v9 = v2_n + c1_i32;
  int32_t v10;
  int32_t v11 = v9;
  for (int32_t v12 = c0_i32; v12 < c4_i32; v12 += c1_i32) {
    int32_t v13 = v12 + v2_n;
    v8.SetValue(v4, v13);
    v11 = v13;
  }
  v10 = v11;
  v8.SetValue(v6, v10);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v7, v8, c8_i32);
  return;
}

