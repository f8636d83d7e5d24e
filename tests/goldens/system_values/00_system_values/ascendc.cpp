#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void system_values(__gm__ int32_t* v1_y, int32_t v2_n, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t v6 = 1;
  constexpr uint32_t v7 = 2;
  constexpr uint32_t v8 = 3;
  constexpr uint32_t v9 = 4;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v10 = 5;
  constexpr int32_t c2_i32 = 2;
  AscendC::GlobalTensor<int32_t> v11;
  v11.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v12 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v4, v5);
  AscendC::Duplicate(v12, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v13 = static_cast<int32_t>(AscendC::GetBlockIdx());
  v12.SetValue(v4, v13);
  int32_t v14 = static_cast<int32_t>(AscendC::GetBlockNum());
  v12.SetValue(v6, v14);
  int32_t v15 = AscendC::GetDataBlockSizeInBytes();
  v12.SetValue(v7, v15);
  int64_t v16 = AscendC::GetSystemCycle();
  int64_t v17 = AscendC::GetProgramCounter();
  int64_t v18 = AscendC::GetSubBlockIdx();
  int32_t v19 = static_cast<int32_t>(v18);
  v12.SetValue(v8, v19);
  int64_t v20 = AscendC::GetTaskRatio();
  uint64_t v21 = AscendC::GetSubBlockNum();
  bool v22 = g_coreType == AscendC::AIV;
  if (v22) {
    v12.SetValue(v9, c1_i32);
  }
  bool v23 = g_coreType == AscendC::AIC;
  if (v23) {
    v12.SetValue(v10, c2_i32);
  }
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v11, v12, c8_i32);
  return;
}

