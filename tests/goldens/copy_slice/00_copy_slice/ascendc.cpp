#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void copy_slice(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c512_i32 = 512;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 64;
  constexpr int32_t c16_i32 = 16;
  constexpr int32_t c31_i32 = 31;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c8_i32 = 8;
  constexpr int32_t c15_i32 = 15;
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v6 = 2;
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v1_x, c512_i32);
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v2_y, c512_i32);
  AscendC::LocalTensor<float> v9 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v4, v5);
  AscendC::SliceInfo v10{static_cast<uint32_t>(c16_i32), static_cast<uint32_t>(c31_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c2_i32), static_cast<uint32_t>(c64_i32)};
  AscendC::SliceInfo v11{static_cast<uint32_t>(c1_i32), static_cast<uint32_t>(c4_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c1_i32), static_cast<uint32_t>(c8_i32)};
  AscendC::SliceInfo v12{static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c15_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c2_i32), static_cast<uint32_t>(c16_i32)};
  AscendC::SliceInfo v13{static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c3_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c1_i32), static_cast<uint32_t>(c4_i32)};
  AscendC::SliceInfo v9_slice_info[] = {v12, v13};
  AscendC::SliceInfo v7_slice_info[] = {v10, v11};
  AscendC::DataCopy(v9, v7, v9_slice_info, v7_slice_info, v6);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_MTE3>(c0_i32);
  AscendC::SliceInfo v8_slice_info[] = {v10, v11};
  AscendC::SliceInfo v9_slice_info[] = {v12, v13};
  AscendC::DataCopy(v8, v9, v8_slice_info, v9_slice_info, v6);
  return;
}

