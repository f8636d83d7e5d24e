#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void leaky_relu(__gm__ half* v1_x, __gm__ half* v2_y, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c8192_i32 = 8192;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c16384_i32 = 16384;
  int32_t v4 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v5 = v4 * c8192_i32;
  uint32_t v6 = static_cast<uint32_t>(v5);
  __gm__ half* v7 = v1_x + v6;
  AscendC::GlobalTensor<half> v8;
  v8.SetGlobalBuffer(v7, c8192_i32);
  __gm__ half* v9 = v2_y + v6;
  AscendC::GlobalTensor<half> v10;
  v10.SetGlobalBuffer(v9, c8192_i32);
  AscendC::TPipe v11;
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v12;
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v13;
  v11.InitBuffer(v12, c1_i32, c16384_i32);
  v11.InitBuffer(v13, c1_i32, c16384_i32);
  AscendC::LocalTensor<half> v14 = v12.AllocTensor<half>();
  AscendC::DataCopy(v14, v8, c8192_i32);
  v12.EnQue(v14);
  AscendC::LocalTensor<half> v15 = v12.DeQue<half>();
  AscendC::LocalTensor<half> v16 = v13.AllocTensor<half>();
  AscendC::Relu(v16, v15, c8192_i32);
  v13.EnQue(v16);
  v12.FreeTensor(v15);
  AscendC::LocalTensor<half> v17 = v13.DeQue<half>();
  AscendC::DataCopy(v10, v17, c8192_i32);
  v13.FreeTensor(v17);
  return;
}

