#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void bool_to_int(__gm__ int32_t* v1_y, int32_t v2_n, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v6 = 1;
  constexpr uint32_t v7 = 2;
  constexpr int32_t c4_i32 = 4;
  constexpr uint32_t v8 = 3;
  AscendC::GlobalTensor<int32_t> v9;
  v9.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v10 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v4, v5);
  AscendC::Duplicate(v10, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  bool v11 = v2_n > c3_i32;
  int32_t v12 = static_cast<int32_t>(v11);
  v10.SetValue(v4, v12);
  bool v13 = v2_n < c3_i32;
  int32_t v14 = static_cast<int32_t>(v13);
  v10.SetValue(v6, v14);
  v10.SetValue(v7, v12);
  bool v15 = v2_n == c4_i32;
  int32_t v16 = static_cast<int32_t>(v15);
  v10.SetValue(v8, v16);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v9, v10, c8_i32);
  return;
}

