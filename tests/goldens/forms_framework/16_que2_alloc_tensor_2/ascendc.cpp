#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void que2_alloc_tensor_2(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 22528;
  constexpr uint32_t v8 = 256;
  AscendC::TQueBind<AscendC::TPosition::VECIN, AscendC::TPosition::VECOUT, 1> v9;
  bool v10 = v9.HasIdleBuffer();
  AscendC::LocalTensor<uint16_t> v11 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECCALC, v7, v8);
  v9.AllocTensor<uint16_t>(v11);
  return;
}

