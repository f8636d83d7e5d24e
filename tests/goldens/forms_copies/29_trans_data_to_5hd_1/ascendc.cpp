#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void trans_data_to_5hd_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int32_t c3_i32 = 3;
  constexpr uint32_t v7 = 3;
  constexpr uint32_t v8 = 14336;
  constexpr uint32_t v9 = 256;
  constexpr bool c0_i1 = false;
  constexpr int32_t c7_i32 = 7;
  constexpr int32_t c0_i32 = 0;
  bool v10 = v4_n > c3_i32;
  AscendC::LocalTensor<uint32_t> v11 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v8, v9);
  AscendC::TransDataTo5HDParams v12{c0_i1, v10, static_cast<uint8_t>(c7_i32), static_cast<uint16_t>(c0_i32), static_cast<uint16_t>(v7)};
  AscendC::LocalTensor<uint32_t> v11_list[] = {v11, v11};
  AscendC::LocalTensor<uint32_t> v11_list[] = {v11, v11};
  AscendC::TransDataTo5HD<uint32_t>(v11_list, v11_list, v12);
  return;
}

