#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void cast_chain(__gm__ int8_t* v1_x, __gm__ int8_t* v2_y, float v3_scale, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c2048_i32 = 2048;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c4096_i32 = 4096;
  constexpr int32_t c8192_i32 = 8192;
  int32_t v5 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v6 = v5 * c2048_i32;
  uint32_t v7 = static_cast<uint32_t>(v6);
  __gm__ int8_t* v8 = v1_x + v7;
  AscendC::GlobalTensor<int8_t> v9;
  v9.SetGlobalBuffer(v8, c2048_i32);
  __gm__ int8_t* v10 = v2_y + v7;
  AscendC::GlobalTensor<int8_t> v11;
  v11.SetGlobalBuffer(v10, c2048_i32);
  AscendC::TPipe v12;
  AscendC::TQue<AscendC::TPosition::VECIN, 1> v13;
  AscendC::TQue<AscendC::TPosition::VECOUT, 1> v14;
  AscendC::TQueBind<AscendC::TPosition::VECCALC, AscendC::TPosition::VECCALC, 0> v15;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v16;
  AscendC::TQueBind<AscendC::TPosition::VECCALC, AscendC::TPosition::VECCALC, 0> v17;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v18;
  v12.InitBuffer(v13, c1_i32, c2048_i32);
  v12.InitBuffer(v14, c1_i32, c2048_i32);
  v12.InitBuffer(v16, c4096_i32);
  v12.InitBuffer(v18, c8192_i32);
  AscendC::LocalTensor<int8_t> v19 = v13.AllocTensor<int8_t>();
  AscendC::DataCopy(v19, v9, c2048_i32);
  v13.EnQue(v19);
  AscendC::LocalTensor<int8_t> v20 = v13.DeQue<int8_t>();
  AscendC::LocalTensor<half> v21 = v16.Get<half>();
  AscendC::LocalTensor<float> v22 = v18.Get<float>();
  AscendC::LocalTensor<int8_t> v23 = v14.AllocTensor<int8_t>();
  AscendC::Cast<half, int8_t>(v21, v20, AscendC::RoundMode::CAST_NONE, c2048_i32);
  AscendC::Cast<float, half>(v22, v21, AscendC::RoundMode::CAST_NONE, c2048_i32);
  AscendC::Muls<float, 1>(v22, v22, v3_scale, c2048_i32);
  AscendC::Cast<half, float>(v21, v22, AscendC::RoundMode::CAST_RINT, c2048_i32);
  AscendC::Cast<int8_t, half>(v23, v21, AscendC::RoundMode::CAST_RINT, c2048_i32);
  v14.EnQue(v23);
  v13.FreeTensor(v20);
  AscendC::LocalTensor<int8_t> v24 = v14.DeQue<int8_t>();
  AscendC::DataCopy(v11, v24, c2048_i32);
  v14.FreeTensor(v24);
  return;
}

