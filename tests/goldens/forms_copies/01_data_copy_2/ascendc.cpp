#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void data_copy_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 2048;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c7_i32 = 7;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c8_i32 = 8;
  constexpr bool c0_i1 = false;
  int64_t v9 = static_cast<int64_t>(v4_n);
  bool v10 = v4_n > c3_i32;
  AscendC::LocalTensor<float> v11 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v7, v8);
  int32_t v12 = v4_n + c1_i32;
  AscendC::DataCopyCO12DstParams v13{static_cast<uint64_t>(v12), static_cast<uint64_t>(v9), static_cast<uint64_t>(c2_i32), static_cast<uint64_t>(c7_i32), static_cast<QuantMode_t>(c0_i32), static_cast<uint8_t>(c8_i32), v10, c0_i1};
  AscendC::DataCopy(v11, v11, v13);
  return;
}

