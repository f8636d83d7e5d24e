#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void allocator(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int64_t c1_i64 = 1;
  constexpr int32_t c0_i32 = 0;
  constexpr float c5_f32 = (float)5.000000000e+00;
  AscendC::GlobalTensor<float> v4;
  v4.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v5;
  v5.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::LocalMemAllocator<AscendC::Hardware::UB> v6;
  AscendC::LocalTensor<float> v7 = v6.Alloc<AscendC::TPosition::VECIN, float>(c256_i32);
  AscendC::LocalTensor<float> v8 = v6.Alloc<AscendC::TPosition::VECOUT, float>(c256_i32);
  AscendC::DataCopy(v7, v4, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Adds<float, 1>(v8, v7, c5_f32, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v5, v8, c256_i32);
  return;
}

