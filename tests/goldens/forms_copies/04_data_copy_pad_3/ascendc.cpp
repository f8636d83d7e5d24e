#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void data_copy_pad_3(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 4096;
  constexpr uint32_t v9 = 6144;
  constexpr uint32_t v10 = 8192;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c7_i32 = 7;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c16_i32 = 16;
  AscendC::LocalTensor<half> v11 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<half> v12 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v9, v7);
  AscendC::LocalTensor<int32_t> v13 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v10, v7);
  AscendC::DataCopyParams v14{static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(v4_n), static_cast<uint16_t>(c0_i32)};
  int32_t v15 = v4_n + c1_i32;
  AscendC::Nd2NzParams v16{static_cast<uint16_t>(c7_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(c2_i32), static_cast<uint16_t>(c16_i32), static_cast<uint16_t>(c2_i32), static_cast<uint16_t>(v15), static_cast<uint16_t>(c1_i32), static_cast<uint16_t>(v13)};
  AscendC::DataCopyPad(v12, v11, v14, v16);
  return;
}

