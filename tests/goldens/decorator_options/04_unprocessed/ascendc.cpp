extern "C"  __global__ __aicore__ void unprocessed(__gm__ float* v1_x, __gm__ float* v2_y) {
  AscendC::GlobalTensor<float> v3;
  constexpr int32_t c64_i32 = 64;
  v3.SetGlobalBuffer(v1_x, c64_i32);
  AscendC::GlobalTensor<float> v4;
  constexpr int32_t c64_i32 = 64;
  v4.SetGlobalBuffer(v2_y, c64_i32);
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 64;
  AscendC::LocalTensor<float> v7 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v5, v6);
  constexpr int32_t c64_i32 = 64;
  AscendC::DataCopy(v7, v3, c64_i32);
  constexpr int32_t c0_i32 = 0;
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  constexpr int32_t c0_i32 = 0;
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  constexpr int32_t c64_i32 = 64;
  AscendC::Abs(v7, v7, c64_i32);
  constexpr int32_t c0_i32 = 0;
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  constexpr int32_t c0_i32 = 0;
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  constexpr int32_t c64_i32 = 64;
  AscendC::DataCopy(v4, v7, c64_i32);
  return;
}

