#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void sync_explicit_false(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c1_i32 = 1;
  constexpr int64_t c1024_i64 = 1024;
  constexpr float c3_f32 = (float)3.000000000e+00;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c256_i32 = 256;
  AscendC::TPipe v4;
  AscendC::GlobalTensor<float> v5;
  v5.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v6;
  v6.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v7;
  v4.InitBuffer(v7, c1_i32, c1024_i64);
  AscendC::LocalTensor<float> v8 = v7.AllocTensor<float>();
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v9;
  v4.InitBuffer(v9, c1_i32, c1024_i64);
  AscendC::LocalTensor<float> v10 = v9.AllocTensor<float>();
  AscendC::DataCopy(v8, v5, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Muls<float, 1>(v10, v8, c3_f32, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v6, v10, c256_i32);
  v9.FreeTensor(v10);
  v7.FreeTensor(v8);
  return;
}

