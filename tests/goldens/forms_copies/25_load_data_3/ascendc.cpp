#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void load_data_3(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr int64_t c256_i64 = 256;
  constexpr uint32_t v7 = 14336;
  constexpr uint32_t v8 = 256;
  constexpr uint16_t v9 = 0;
  constexpr bool c0_i1 = false;
  constexpr uint64_t v10 = 0;
  constexpr uint64_t v11 = 1;
  AscendC::TPipe v12;
  AscendC::TBuf<AscendC::TPosition::VECCALC> v13;
  v12.InitBuffer(v13, c256_i64);
  AscendC::LocalTensor<float> v14 = v13.Get<float>();
  AscendC::LocalTensor<uint32_t> v15 = AscendC::LocalTensor<uint32_t>(AscendC::TPosition::VECCALC, v7, v8);
  AscendC::LoadData3DParamsV2Pro v16{v9, c0_i1, c0_i1, c0_i1, c0_i1, c0_i1, v10, v11};
  AscendC::LoadData(v14, v15, v16);
  AscendC::PipeBarrier<PIPE_ALL>();
  return;
}

