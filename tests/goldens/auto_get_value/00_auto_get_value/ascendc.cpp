#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void auto_get_value(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr uint32_t v4 = 256;
  constexpr uint32_t v5 = 0;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c4_i32 = 4;
  constexpr int32_t c1_i32 = 1;
  constexpr int64_t c1024_i64 = 1024;
  constexpr int64_t c32_i64 = 32;
  AscendC::TPipe v6;
  AscendC::GlobalTensor<float> v7;
  v7.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v9;
  v6.InitBuffer(v9, c1_i32, c1024_i64);
  AscendC::LocalTensor<float> v10 = v9.AllocTensor<float>();
  AscendC::TBuf<AscendC::TPosition::VECCALC> v11;
  v6.InitBuffer(v11, c1024_i64);
  AscendC::LocalTensor<float> v12 = v11.Get<float>();
  AscendC::TBuf<AscendC::TPosition::VECCALC> v13;
  v6.InitBuffer(v13, c32_i64);
  AscendC::LocalTensor<float> v14 = v13.Get<float>();
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v15;
  v6.InitBuffer(v15, c1_i32, c1024_i64);
  AscendC::LocalTensor<float> v16 = v15.AllocTensor<float>();
  AscendC::DataCopy(v10, v7, c256_i32);
  v9.EnQue(v10);
  AscendC::LocalTensor<float> v17 = v9.DeQue<float>();
  AscendC::ReduceSum(v14, v17, v12, v4);
  AscendC::PipeBarrier<PIPE_V>();
  int8_t v18 = v6.FetchEventID<AscendC::HardEvent::V_S>();
  AscendC::SetFlag<AscendC::HardEvent::V_S>(v18);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(v18);
  float v19 = v14.GetValue(v5);
  int8_t v20 = v6.FetchEventID<AscendC::HardEvent::S_V>();
  AscendC::SetFlag<AscendC::HardEvent::S_V>(v20);
  AscendC::WaitFlag<AscendC::HardEvent::S_V>(v20);
  AscendC::Adds<float, 1>(v16, v17, v19, c256_i32);
  v15.EnQue(v16);
  AscendC::LocalTensor<float> v21 = v15.DeQue<float>();
  int8_t v22 = v6.FetchEventID<AscendC::HardEvent::V_S>();
  AscendC::SetFlag<AscendC::HardEvent::V_S>(v22);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(v22);
  v21.SetValue(v5, v19);
  int8_t v23 = v6.FetchEventID<AscendC::HardEvent::S_V>();
  AscendC::SetFlag<AscendC::HardEvent::S_V>(v23);
  AscendC::WaitFlag<AscendC::HardEvent::S_V>(v23);
  for (int32_t v24 = c0_i32; v24 < c4_i32; v24 += c1_i32) {
    int32_t v25 = v24 + c1_i32;
    uint32_t v26 = (uint32_t) v25;
    int8_t v27 = v6.FetchEventID<AscendC::HardEvent::V_S>();
    AscendC::SetFlag<AscendC::HardEvent::V_S>(v27);
    AscendC::WaitFlag<AscendC::HardEvent::V_S>(v27);
    v21.SetValue(v26, v19);
    int8_t v28 = v6.FetchEventID<AscendC::HardEvent::S_V>();
    AscendC::SetFlag<AscendC::HardEvent::S_V>(v28);
    AscendC::WaitFlag<AscendC::HardEvent::S_V>(v28);
  }
  AscendC::DataCopy(v8, v21, c256_i32);
  v15.FreeTensor(v16);
  v9.FreeTensor(v10);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

