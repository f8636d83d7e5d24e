#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void scalar_int_signs(__gm__ int32_t* v1_y, int32_t v2_a, int32_t v3_b, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t v7 = 1;
  constexpr int32_t c2_i32 = 2;
  constexpr uint32_t v8 = 2;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v9 = 3;
  constexpr uint32_t v10 = 4;
  constexpr uint32_t v11 = 5;
  AscendC::GlobalTensor<int32_t> v12;
  v12.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v13 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v5, v6);
  AscendC::Duplicate(v13, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v14 = v2_a / v3_b;
  v13.SetValue(v5, v14);
  int32_t v15 = v2_a % v3_b;
  v13.SetValue(v7, v15);
  int32_t v16 = v2_a / c2_i32;
  v13.SetValue(v8, v16);
  int32_t v17 = v2_a >> c1_i32;
  v13.SetValue(v9, v17);
  int32_t v18 = c0_i32 - v2_a;
  int32_t v19 = v18 / v3_b;
  v13.SetValue(v10, v19);
  int32_t v20 = v18 % v3_b;
  v13.SetValue(v11, v20);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v12, v13, c8_i32);
  return;
}

