#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void events_from_pipe(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c1024_i32 = 1024;
  constexpr float c1_f32 = (float)1.000000000e+00;
  AscendC::GlobalTensor<float> v4;
  v4.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v5;
  v5.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TPipe v6;
  AscendC::TQueBind<AscendC::TPosition::VECCALC, AscendC::TPosition::VECCALC, 0> v7;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v8;
  v6.InitBuffer(v8, c1024_i32);
  AscendC::LocalTensor<float> v9 = v8.Get<float>();
  int32_t v10 = v6.AllocEventID<AscendC::HardEvent::MTE2_V>();
  AscendC::DataCopy(v9, v4, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(v10);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(v10);
  v6.ReleaseEventID<AscendC::HardEvent::MTE2_V>(v10);
  AscendC::Adds<float, 1>(v9, v9, c1_f32, c256_i32);
  int32_t v11 = v6.FetchEventID<AscendC::HardEvent::V_MTE3>();
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(v11);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(v11);
  AscendC::DataCopy(v5, v9, c256_i32);
  v6.Destroy();
  return;
}

