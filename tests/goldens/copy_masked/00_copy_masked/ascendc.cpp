#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void copy_masked(__gm__ float* v1_x, __gm__ float* v2_z, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr int32_t c640_i32 = 640;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 256;
  constexpr uint32_t v6 = 1024;
  constexpr uint32_t v7 = 640;
  constexpr float c0_f32 = (float)0.0e+00;
  constexpr int32_t c0_i32 = 0;
  constexpr uint16_t v8 = 1;
  constexpr uint16_t v9 = 8;
  constexpr int8_t c1_i8 = 1;
  constexpr uint8_t v10 = 4;
  constexpr uint64_t v11 = 64;
  constexpr uint64_t v12 = 255;
  constexpr uint64_t v13 = 0;
  constexpr int32_t c512_i32 = 512;
  constexpr uint16_t v14 = 2;
  constexpr uint16_t v15 = 16;
  constexpr uint8_t v16 = 2;
  AscendC::GlobalTensor<float> v17;
  v17.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v18;
  v18.SetGlobalBuffer(v2_z, c640_i32);
  AscendC::LocalTensor<float> v19 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v4, v5);
  AscendC::LocalTensor<float> v20 = AscendC::LocalTensor<float>(AscendC::TPosition::VECOUT, v6, v7);
  AscendC::DataCopy(v19, v17, c256_i32);
  AscendC::Duplicate(v20, c0_f32, c640_i32);
  AscendC::SetFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::MTE2_V>(c0_i32);
  AscendC::CopyRepeatParams v21{v8, v8, v9, v9};
  AscendC::Copy<float, c1_i8>(v20, v19, v11, v10, v21);
  AscendC::LocalTensor<float> v22 = v20[c256_i32];
  uint64_t v22_mask_list0[] = {v12, v13};
  AscendC::Copy<float, c1_i8>(v22, v19, v22_mask_list0, v10, v21);
  AscendC::LocalTensor<float> v23 = v20[c512_i32];
  AscendC::CopyRepeatParams v24{v8, v14, v9, v15};
  AscendC::Copy<float, c1_i8>(v23, v19, v11, v16, v24);
  AscendC::SetFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_MTE3>(c0_i32);
  AscendC::DataCopy(v18, v20, c640_i32);
  return;
}

