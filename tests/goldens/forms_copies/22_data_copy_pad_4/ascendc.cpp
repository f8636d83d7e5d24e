#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void data_copy_pad_4(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v7 = 22528;
  constexpr uint32_t v8 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c3_i32 = 3;
  constexpr float c1_5_f32 = (float)1.500000000e+00;
  constexpr bool c0_i1 = false;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t v9 = 2;
  AscendC::GlobalTensor<float> v10;
  v10.SetGlobalBuffer(v1_x, c1024_i32);
  half v11 = static_cast<half>(v5_f);
  AscendC::LocalTensor<uint16_t> v12 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::DataCopyExtParams v13{static_cast<uint16_t>(c1_i32), static_cast<uint32_t>(c3_i32), static_cast<uint32_t>(c1_5_f32), static_cast<uint32_t>(c3_i32), static_cast<uint32_t>(v4_n)};
  AscendC::DataCopyPadExtParams<uint32_t> v14{c0_i1, static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(v11), v9};
  AscendC::DataCopyPad(v12, v10, v13, v14);
  return;
}

