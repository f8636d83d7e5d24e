#include "kernel_operator.h"
#include "lib/matmul_intf.h"
extern "C"  __global__ __aicore__ void api_matmul(__gm__ half* v1_a, __gm__ half* v2_b, __gm__ float* v3_c, __gm__ float* v4_bias, __gm__ float* v5_workspace, __gm__ TCubeTiling* v6_tiling, __gm__ uint64_t* v7_ffts_addr) {
  set_ffts_base_addr(*v7_ffts_addr);
  bool v8 = g_coreType == AscendC::AIC;
  if (v8) {
    constexpr int64_t c3873_i64 = 3873;
    ffts_cross_core_sync(PIPE_MTE3, c3873_i64);
  }
  constexpr int32_t c4096_i32 = 4096;
  constexpr int32_t c64_i32 = 64;
  constexpr uint32_t v9 = 0;
  constexpr uint32_t v10 = 4096;
  constexpr bool cm1_i1 = true;
  constexpr bool c0_i1 = false;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c32_i32 = 32;
  constexpr int32_t cm1_i32 = -1;
  constexpr int8_t c0_i8 = 0;
  constexpr int8_t c1_i8 = 1;
  TCubeTiling v11;
  for (size_t i = 0; i < sizeof(v11); i++) {
    auto byte = reinterpret_cast<__gm__ uint8_t*>(v6_tiling)[i];
    reinterpret_cast<uint8_t*>(&v11)[i] = byte;
  };
  AscendC::GlobalTensor<half> v12;
  v12.SetGlobalBuffer(v1_a, c4096_i32);
  AscendC::GlobalTensor<half> v13;
  v13.SetGlobalBuffer(v2_b, c4096_i32);
  AscendC::GlobalTensor<float> v14;
  v14.SetGlobalBuffer(v3_c, c4096_i32);
  AscendC::GlobalTensor<float> v15;
  v15.SetGlobalBuffer(v4_bias, c64_i32);
  AscendC::TPipe v16;
  AscendC::LocalTensor<float> v17 = AscendC::LocalTensor<float>(AscendC::TPosition::VECIN, v9, v10);
  constexpr static MatmulConfig CFG{1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,BatchMode::BATCH_LESS_THAN_L1,1,1,1,1,1,1,1,255,1,0,0,0,IterateOrder::UNDEF,ScheduleType::INNER_PRODUCT,0,1,0,0,0,0,0,0,0,65536,BatchOutMode::SINGLE_BATCH};matmul::Matmul<matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float>, CFG> v18;
  using namespace AscendC;
  REGIST_MATMUL_OBJ(&v16, v5_workspace, v18, &v11);
  v18.Init(&v11);
  v18.SetOrgShape(c64_i32, c64_i32, c64_i32);
  v18.SetOrgShape(c64_i32, c64_i32, c64_i32, c64_i32, c64_i32);
  v18.SetSingleShape(c32_i32, c32_i32, c64_i32);
  v18.SetTail(c32_i32, c32_i32, cm1_i32);
  v18.SetTensorA(v12, c0_i1);
  v18.SetTensorA(v12, cm1_i1);
  v18.SetTensorB(v13, cm1_i1);
  v18.SetBias(v15);
  v18.DisableBias();
  v18.SetHF32(cm1_i1, c1_i32);
  v18.SetWorkspace(v14);
  int32_t v19;
  int32_t v20 = c0_i32;
  while (true) {
    bool v21 = v18.Iterate<cm1_i1>(c0_i1);
    if (!v21) {
      v19 = v20;
      break;
    };
    int32_t v22 = v20;
    v18.GetTensorC<cm1_i1>(v14, c0_i8, c0_i1);
    int32_t v23 = v22 + c1_i32;
    v20 = v23;
  };
  int32_t v24;
  int32_t v25 = c0_i32;
  while (true) {
    bool v26 = v18.Iterate<c0_i1>(c0_i1);
    if (!v26) {
      v24 = v25;
      break;
    };
    int32_t v27 = v25;
    v18.GetTensorC<cm1_i1>(v17, c0_i8, cm1_i1);
    int32_t v28 = v27 + c1_i32;
    v25 = v28;
  };
  v18.IterateAll<cm1_i1>(v14, c0_i8, c0_i1, c0_i1, c0_i1);
  v18.IterateAll<c0_i1>(v14, c1_i8, c0_i1, c0_i1, c0_i1);
  v18.WaitIterateAll();
  v18.End();
  return;
}

