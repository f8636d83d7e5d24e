#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void leftovers(__gm__ float* v1_x, int32_t v2_n, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c0_i32 = 0;
  constexpr uint8_t v6 = 1;
  constexpr int8_t c0_i8 = 0;
  constexpr int16_t v7 = ONE_BLK_SIZE;
  AscendC::GlobalTensor<float> v8;
  v8.SetGlobalBuffer(v1_x);
  v8.SetL2CacheHint<AscendC::CacheRwMode::READ>(AscendC::CacheMode::CACHE_MODE_DISABLE);
  AscendC::TPipe v9;
  v9.Reset();
  AscendC::LocalTensor<half> v10 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v4, v5);
  AscendC::GatherMaskParams v11{static_cast<uint8_t>(c1_i32), static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c0_i32), static_cast<uint8_t>(c0_i32)};
  uint64_t v12;
  AscendC::GatherMask<half, AscendC::defaultGatherMaskMode>(v10, v10, v6, c0_i8, v4, v11, v12);
  AscendC::LocalTensor<half> v13;
  AscendC::PopStackBuffer<half, AscendC::TPosition::VECCALC>(v13);
  return;
}

