#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void data_copy_4(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 8192;
  constexpr uint32_t v8 = 256;
  AscendC::GlobalTensor<int32_t> v9;
  v9.SetGlobalBuffer(v3_i, v4_n);
  int8_t v10 = static_cast<int8_t>(v4_n);
  AscendC::LocalTensor<int32_t> v11 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECCALC, v7, v8);
  int32_t v12 = static_cast<int32_t>(v10);
  AscendC::DataCopy(v11, v9, v12);
  return;
}

