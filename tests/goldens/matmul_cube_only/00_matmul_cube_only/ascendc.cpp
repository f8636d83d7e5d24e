#define ASCENDC_CUBE_ONLY
#include "kernel_operator.h"
#include "lib/matmul_intf.h"
extern "C"  __global__ __aicore__ void matmul_cube_only(__gm__ half* v1_a, __gm__ half* v2_b, __gm__ float* v3_bias, __gm__ float* v4_c, __gm__ float* v5_workspace, __gm__ TCubeTiling* v6_tiling, __gm__ uint64_t* v7_ffts_addr) {
  set_ffts_base_addr(*v7_ffts_addr);
  constexpr bool cm1_i1 = true;
  constexpr bool c0_i1 = false;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c2_i32 = 2;
  constexpr int8_t c0_i8 = 0;
  TCubeTiling v8;
  for (size_t i = 0; i < sizeof(v8); i++) {
    auto byte = reinterpret_cast<__gm__ uint8_t*>(v6_tiling)[i];
    reinterpret_cast<uint8_t*>(&v8)[i] = byte;
  };
  int32_t v9 = v8.M;
  int32_t v10 = v8.Ka;
  int32_t v11 = v9 * v10;
  AscendC::GlobalTensor<half> v12;
  v12.SetGlobalBuffer(v1_a, v11);
  int32_t v13 = v8.Kb;
  int32_t v14 = v8.N;
  int32_t v15 = v13 * v14;
  AscendC::GlobalTensor<half> v16;
  v16.SetGlobalBuffer(v2_b, v15);
  int32_t v17 = v8.M;
  int32_t v18 = v8.N;
  int32_t v19 = v17 * v18;
  AscendC::GlobalTensor<float> v20;
  v20.SetGlobalBuffer(v4_c, v19);
  int32_t v21 = v8.N;
  AscendC::GlobalTensor<float> v22;
  v22.SetGlobalBuffer(v3_bias, v21);
  int32_t v23 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v24 = v8.M;
  int32_t v25 = v8.singleCoreM;
  int32_t v26 = v24 + v25;
  int32_t v27 = v26 - c1_i32;
  int32_t v28 = v27 / v25;
  int32_t v29 = v23 % v28;
  int32_t v30 = v23 / v28;
  int32_t v31 = v8.Ka;
  int32_t v32 = v29 * v31;
  int32_t v33 = v8.singleCoreM;
  int32_t v34 = v32 * v33;
  int32_t v35 = v8.singleCoreN;
  int32_t v36 = v30 * v35;
  int32_t v37 = v8.N;
  int32_t v38 = v29 * v37;
  int32_t v39 = v8.singleCoreM;
  int32_t v40 = v38 * v39;
  int32_t v41 = v8.singleCoreN;
  int32_t v42 = v30 * v41;
  int32_t v43 = v40 + v42;
  AscendC::GlobalTensor<half> v44 = v12[v34];
  AscendC::GlobalTensor<half> v45 = v16[v36];
  AscendC::GlobalTensor<float> v46 = v20[v43];
  AscendC::TPipe v47;
  constexpr static MatmulConfig CFG{1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,BatchMode::BATCH_LESS_THAN_L1,1,1,1,1,1,1,1,255,1,0,0,0,IterateOrder::UNDEF,ScheduleType::INNER_PRODUCT,0,1,0,0,0,0,0,0,0,65536,BatchOutMode::SINGLE_BATCH};matmul::Matmul<matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float>, CFG> v48;
  using namespace AscendC;
  REGIST_MATMUL_OBJ(&v47, v5_workspace, v48, &v8);
  v48.SetTensorA(v44, c0_i1);
  v48.SetTensorB(v45, c0_i1);
  for (int32_t v49 = c0_i32; v49 < c2_i32; v49 += c1_i32) {
    v48.IterateAll<cm1_i1>(v46, c0_i8, c0_i1, c0_i1, c0_i1);
  }
  v48.End();
  return;
}

