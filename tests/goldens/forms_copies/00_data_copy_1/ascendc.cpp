#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void data_copy_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 0;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c8_i32 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c3_i32 = 3;
  constexpr bool cm1_i1 = true;
  AscendC::GlobalTensor<half> v9;
  v9.SetGlobalBuffer(v2_h);
  AscendC::LocalTensor<float> v10 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v8);
  int32_t v11 = v4_n + c1_i32;
  AscendC::DataCopyParams v12{static_cast<uint16_t>(v11), static_cast<uint16_t>(c8_i32), static_cast<uint16_t>(v11), static_cast<uint16_t>(c0_i32)};
  AscendC::DataCopyEnhancedParams v13{static_cast<AscendC::BlockMode>(c3_i32), static_cast<AscendC::DeqScale>(c0_i32), static_cast<uint64_t>(v4_n), static_cast<uint8_t>(c3_i32), cm1_i1, static_cast<AscendC::pad_t>(c1_i32), static_cast<uint64_t>(c8_i32)};
  AscendC::DataCopy(v9, v10, v12, v13);
  return;
}

