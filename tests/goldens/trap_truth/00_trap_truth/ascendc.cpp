#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void trap_truth(__gm__ int32_t* v1_y, int32_t v2_n, int32_t v3_m, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c11_i32 = 11;
  constexpr uint32_t v7 = 1;
  constexpr int32_t c12_i32 = 12;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c2_i32 = 2;
  constexpr uint32_t v8 = 2;
  AscendC::GlobalTensor<int32_t> v9;
  v9.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v10 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v5, v6);
  AscendC::Duplicate(v10, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  bool v11 = static_cast<bool>(v2_n);
  if (v11) {
    v10.SetValue(v5, c11_i32);
  }
  bool v12 = static_cast<bool>(v3_m);
  if (v12) {
    v10.SetValue(v7, c12_i32);
  }
  bool v13 = v11 & v12;
  int32_t v14 = v13 ? c1_i32 : c2_i32;
  v10.SetValue(v8, v14);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v9, v10, c8_i32);
  return;
}

