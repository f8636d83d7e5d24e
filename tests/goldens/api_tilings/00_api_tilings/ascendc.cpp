#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void api_tilings(__gm__ float* v1_x, __gm__ SoftMaxTiling* v2_soft, __gm__ RmsNormTiling* v3_rms, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 1024;
  constexpr uint32_t v7 = 4096;
  constexpr uint32_t v8 = 8192;
  constexpr uint32_t v9 = 64;
  constexpr uint32_t v10 = 8448;
  constexpr uint32_t v11 = 12288;
  constexpr uint32_t v12 = 16384;
  constexpr float c9_99999974Em6_f32 = (float)9.999999740e-06;
  constexpr float c2_f32 = (float)2.000000000e+00;
  constexpr float c1_f32 = (float)1.000000000e+00;
  constexpr int32_t c512_i32 = 512;
  SoftMaxTiling v13;
  for (size_t i = 0; i < sizeof(v13); i++) {
    auto byte = reinterpret_cast<__gm__ uint8_t*>(v2_soft)[i];
    reinterpret_cast<uint8_t*>(&v13)[i] = byte;
  };
  RmsNormTiling v14;
  for (size_t i = 0; i < sizeof(v14); i++) {
    auto byte = reinterpret_cast<__gm__ uint8_t*>(v3_rms)[i];
    reinterpret_cast<uint8_t*>(&v14)[i] = byte;
  };
  AscendC::GlobalTensor<float> v15;
  v15.SetGlobalBuffer(v1_x, c1024_i32);
  AscendC::LocalTensor<float> v16 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v5, v6);
  AscendC::LocalTensor<float> v17 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v7, v6);
  AscendC::LocalTensor<float> v18 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v9);
  AscendC::LocalTensor<float> v19 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v10, v9);
  AscendC::LocalTensor<int8_t> v20 = AscendC::LocalTensor<int8_t>(AscendC::TPosition::VECOUT, v11, v6);
  AscendC::LocalTensor<uint8_t> v21 = AscendC::LocalTensor<uint8_t>(AscendC::TPosition::VECCALC, v12, v8);
  AscendC::DataCopy(v16, v15, c1024_i32);
  AscendC::SoftMax<float, 0, 0, 0>(v17, v19, v18, v16, v13);
  AscendC::SoftMax<float, 0, 0, 0>(v17, v19, v18, v16, v13);
  AscendC::RmsNorm<float, 0>(v17, v16, v18, c9_99999974Em6_f32, v14);
  AscendC::RmsNorm<float, 0>(v17, v16, v18, v21, c9_99999974Em6_f32, v14);
  AscendC::AscendQuant<float, 0>(v20, v16, v21, c2_f32, c1_f32, c512_i32);
  int32_t v22 = v13.srcSize;
  int32_t v23 = v14.mainBsLengthAlign;
  return;
}

