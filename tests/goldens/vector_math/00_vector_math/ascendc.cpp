#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void vector_math(__gm__ float* v1_x, __gm__ float* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 256;
  constexpr uint32_t v6 = 1024;
  constexpr uint32_t v7 = 2048;
  constexpr uint32_t v8 = 32768;
  constexpr int32_t c0_i32 = 0;
  constexpr bool c0_i1 = false;
  constexpr int32_t c128_i32 = 128;
  constexpr int32_t c64_i32 = 64;
  constexpr int32_t c192_i32 = 192;
  AscendC::GlobalTensor<float> v9;
  v9.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v10;
  v10.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v4, v5);
  AscendC::LocalTensor<float> v12 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v6, v5);
  AscendC::LocalTensor<uint8_t> v13 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::DataCopy(v11, v9, c256_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::Sin<float, c0_i1>(v12, v11, c256_i32);
  AscendC::Cos<float, c0_i1>(v12, v12, c256_i32);
  AscendC::Tanh<float, c0_i1>(v12, v12, v13, c256_i32);
  AscendC::LocalTensor<float> v14 = v12[c128_i32];
  AscendC::Floor<float, c0_i1>(v14, v14, c64_i32);
  AscendC::LocalTensor<float> v15 = v12[c192_i32];
  AscendC::LocalTensor<float> v16 = v11[c192_i32];
  AscendC::Sign<float, c0_i1>(v15, v16, c64_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v10, v12, c256_i32);
  return;
}

