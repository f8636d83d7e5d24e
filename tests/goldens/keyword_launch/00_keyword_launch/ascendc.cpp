#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void keyword_launch(__gm__ int32_t* v1_y, int32_t v2_n, int32_t v3_m, int32_t v4_extra, __gm__ uint64_t* v5_ffts_addr) {
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v6 = 0;
  constexpr uint32_t v7 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t v8 = 1;
  constexpr uint32_t v9 = 2;
  AscendC::GlobalTensor<int32_t> v10;
  v10.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v11 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v6, v7);
  AscendC::Duplicate(v11, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  v11.SetValue(v6, v2_n);
  v11.SetValue(v8, v3_m);
  v11.SetValue(v9, v4_extra);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v10, v11, c8_i32);
  return;
}

