#include "kernel_operator.h"
#include "lib/matmul_intf.h"
extern "C"  __global__ __aicore__ void matmul_all(__gm__ half* v1_a, __gm__ half* v2_b, __gm__ float* v3_bias, __gm__ float* v4_c, __gm__ float* v5_workspace, __gm__ TCubeTiling* v6_tiling, __gm__ uint64_t* v7_ffts_addr) {
  set_ffts_base_addr(*v7_ffts_addr);
  bool v8 = g_coreType == AscendC::AIC;
  if (v8) {
    constexpr int64_t c3873_i64 = 3873;
    ffts_cross_core_sync(PIPE_MTE3, c3873_i64);
  }
  constexpr bool cm1_i1 = true;
  constexpr bool c0_i1 = false;
  constexpr int32_t cm1_i32 = -1;
  constexpr int8_t c0_i8 = 0;
  constexpr int32_t c1_i32 = 1;
  TCubeTiling v9;
  for (size_t i = 0; i < sizeof(v9); i++) {
    auto byte = reinterpret_cast<__gm__ uint8_t*>(v6_tiling)[i];
    reinterpret_cast<uint8_t*>(&v9)[i] = byte;
  };
  int32_t v10 = v9.M;
  int32_t v11 = v9.Ka;
  int32_t v12 = v10 * v11;
  AscendC::GlobalTensor<half> v13;
  v13.SetGlobalBuffer(v1_a, v12);
  int32_t v14 = v9.Kb;
  int32_t v15 = v9.N;
  int32_t v16 = v14 * v15;
  AscendC::GlobalTensor<half> v17;
  v17.SetGlobalBuffer(v2_b, v16);
  int32_t v18 = v9.M;
  int32_t v19 = v9.N;
  int32_t v20 = v18 * v19;
  AscendC::GlobalTensor<float> v21;
  v21.SetGlobalBuffer(v4_c, v20);
  int32_t v22 = v9.N;
  AscendC::GlobalTensor<float> v23;
  v23.SetGlobalBuffer(v3_bias, v22);
  int32_t v24 = static_cast<int32_t>(AscendC::GetBlockIdx());
  int32_t v25 = v9.M;
  int32_t v26 = v9.singleCoreM;
  int32_t v27 = v25 + v26;
  int32_t v28 = v27 - c1_i32;
  int32_t v29 = v28 / v26;
  int32_t v30 = v24 % v29;
  int32_t v31 = v24 / v29;
  int32_t v32 = v9.Ka;
  int32_t v33 = v30 * v32;
  int32_t v34 = v9.singleCoreM;
  int32_t v35 = v33 * v34;
  int32_t v36 = v9.singleCoreN;
  int32_t v37 = v31 * v36;
  int32_t v38 = v9.N;
  int32_t v39 = v30 * v38;
  int32_t v40 = v9.singleCoreM;
  int32_t v41 = v39 * v40;
  int32_t v42 = v9.singleCoreN;
  int32_t v43 = v31 * v42;
  int32_t v44 = v41 + v43;
  AscendC::GlobalTensor<half> v45 = v13[v35];
  AscendC::GlobalTensor<half> v46 = v17[v37];
  AscendC::GlobalTensor<float> v47 = v21[v44];
  AscendC::TPipe v48;
  constexpr static MatmulConfig CFG{1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,BatchMode::BATCH_LESS_THAN_L1,1,1,1,1,1,1,1,255,1,0,0,0,IterateOrder::UNDEF,ScheduleType::INNER_PRODUCT,0,1,0,0,0,0,0,0,0,65536,BatchOutMode::SINGLE_BATCH};matmul::Matmul<matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float>, CFG> v49;
  using namespace AscendC;
  REGIST_MATMUL_OBJ(&v48, v5_workspace, v49, &v9);
  int32_t v50 = v9.M;
  int32_t v51 = v9.singleCoreM;
  int32_t v52 = v24 * v51;
  int32_t v53 = v50 - v52;
  int32_t v54 = v9.singleCoreM;
  bool v55 = v53 < v54;
  if (v55) {
    int32_t v56 = v9.singleCoreN;
    v49.SetTail(v53, v56, cm1_i32);
  }
  v49.SetTensorA(v45, c0_i1);
  v49.SetTensorB(v46, c0_i1);
  int32_t v57 = v9.isBias;
  bool v58 = static_cast<bool>(v57);
  if (v58) {
    v49.SetBias(v23);
  }
  v49.IterateAll<cm1_i1>(v47, c0_i8, c0_i1, c0_i1, c0_i1);
  v49.End();
  return;
}

