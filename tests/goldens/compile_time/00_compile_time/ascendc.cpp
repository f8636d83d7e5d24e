#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void compile_time(__gm__ int32_t* v1_y, int32_t v2_n, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t v6 = 1;
  constexpr int32_t c14_i32 = 14;
  constexpr uint32_t v7 = 2;
  constexpr uint32_t v8 = 3;
  constexpr int32_t c16_i32 = 16;
  constexpr uint32_t v9 = 4;
  constexpr int32_t c4_i32 = 4;
  constexpr uint32_t v10 = 5;
  constexpr int32_t c1_i32 = 1;
  AscendC::GlobalTensor<int32_t> v11;
  v11.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v12 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v4, v5);
  AscendC::Duplicate(v12, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  v12.SetValue(v4, c8_i32);
  v12.SetValue(v6, c14_i32);
  v12.SetValue(v7, v2_n);
  v12.SetValue(v8, c16_i32);
  v12.SetValue(v9, c4_i32);
  v12.SetValue(v10, c1_i32);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v11, v12, c8_i32);
  return;
}

