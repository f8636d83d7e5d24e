#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void get_set_value(__gm__ int32_t* v1_x, __gm__ int32_t* v2_y, int32_t v3_count, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 64;
  constexpr uint32_t v7 = 256;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t cm1_i32 = -1;
  AscendC::GlobalTensor<int32_t> v8;
  v8.SetGlobalBuffer(v1_x, v3_count);
  AscendC::GlobalTensor<int32_t> v9;
  v9.SetGlobalBuffer(v2_y, v3_count);
  AscendC::LocalTensor<int32_t> v10 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<int32_t> v11 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v7, v6);
  AscendC::DataCopy(v10, v8, v3_count);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_S>(c0_i32);
  int32_t v12;
  int32_t v13 = c0_i32;
  for (int32_t v14 = c0_i32; v14 < v3_count; v14 += c1_i32) {
    uint32_t v15 = (uint32_t) v14;
    int32_t v16 = v10.GetValue(v15);
    int32_t v17 = v13 + v16;
    uint32_t v18 = (uint32_t) v14;
    v11.SetValue(v18, v17);
    v13 = v17;
  }
  v12 = v13;
  v11.SetValue(v5, cm1_i32);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v9, v11, v3_count);
  return;
}

