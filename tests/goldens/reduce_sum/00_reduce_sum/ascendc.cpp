#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void reduce_sum(__gm__ float* v1_x, __gm__ float* v2_total, int32_t v3_length, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 4096;
  constexpr uint32_t v7 = 16384;
  constexpr uint32_t v8 = 32768;
  constexpr uint32_t v9 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c4_i32 = 4;
  int32_t v10 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v11 = v10 * v3_length;
  uint32_t v12 = static_cast<uint32_t>(v11);
  __gm__ float* v13 = v1_x + v12;
  AscendC::GlobalTensor<float> v14;
  v14.SetGlobalBuffer(v13, v3_length);
  AscendC::GlobalTensor<float> v15;
  v15.SetGlobalBuffer(v2_total, c1_i32);
  AscendC::LocalTensor<float> v16 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<float> v17 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v6);
  AscendC::LocalTensor<float> v18 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v8, v9);
  AscendC::DataCopy(v16, v14, v3_length);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  uint32_t v19 = (uint32_t) v3_length;
  AscendC::ReduceSum(v18, v16, v17, v19);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::SetAtomicAdd<float>();
  AscendC::DataCopyExtParams v20{static_cast<uint16_t>(c1_i32), static_cast<uint32_t>(c4_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32)};
  AscendC::DataCopyPad(v15, v18, v20);
  AscendC::SetAtomicNone();
  return;
}

