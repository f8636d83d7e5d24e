#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void axpy_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 8192;
  constexpr uint32_t v8 = 256;
  constexpr uint32_t v9 = 10240;
  constexpr int32_t c1_i32 = 1;
  constexpr int8_t c7_i8 = 7;
  int8_t v10 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<int32_t> v11 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LocalTensor<int32_t> v12 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v9, v8);
  AscendC::UnaryRepeatParams v13{static_cast<uint16_t>(v4_n), static_cast<uint16_t>(v4_n), static_cast<uint8_t>(v10), static_cast<uint8_t>(c1_i32)};
  uint64_t v11_mask_list0[] = {};
  AscendC::Axpy<int32_t, int32_t, 1>(v11, v12, v4_n, v11_mask_list0, c7_i8, v13);
  return;
}

