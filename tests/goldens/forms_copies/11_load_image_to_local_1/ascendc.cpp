#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void load_image_to_local_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 16384;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c0_i32 = 0;
  half v9 = static_cast<half>(v5_f);
  AscendC::LocalTensor<int8_t> v10 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LoadImageToLocalParams v11{static_cast<uint16_t>(c2_i32), static_cast<uint16_t>(c2_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(c2_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(v9), static_cast<uint16_t>(c0_i32)};
  AscendC::LoadImageToLocal(v10, v11);
  return;
}

