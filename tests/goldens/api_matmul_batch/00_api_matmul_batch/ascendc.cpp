#include "kernel_operator.h"
#include "lib/matmul_intf.h"
extern "C"  __global__ __aicore__ void api_matmul_batch(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  bool v7 = g_coreType == AscendC::AIC;
  if (v7) {
    constexpr int64_t c3873_i64 = 3873;
    ffts_cross_core_sync(PIPE_MTE3, c3873_i64);
  }
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 256;
  constexpr bool cm1_i1 = true;
  constexpr bool c0_i1 = false;
  constexpr int8_t c0_i8 = 0;
  constexpr uint32_t v10 = 2;
  AscendC::GlobalTensor<float> v11;
  v11.SetGlobalBuffer(v1_x, c1024_i32);
  AscendC::GlobalTensor<half> v12;
  v12.SetGlobalBuffer(v2_h, c1024_i32);
  AscendC::GlobalTensor<int32_t> v13;
  v13.SetGlobalBuffer(v3_i, c1024_i32);
  AscendC::LocalTensor<float> v14 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v9);
  AscendC::TPipe v15;
  constexpr static MatmulConfig CFG{1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,BatchMode::BATCH_LESS_THAN_L1,1,1,1,1,1,1,1,255,1,0,0,0,IterateOrder::UNDEF,ScheduleType::INNER_PRODUCT,0,1,0,0,0,0,0,0,0,65536,BatchOutMode::SINGLE_BATCH};matmul::Matmul<matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, true, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, true, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float>, CFG> v16;
  using namespace AscendC;
  REGIST_MATMUL_OBJ(&v15, v2_h, v16);
  v16.SetTensorA(v12, c0_i1);
  v16.SetTensorB(v12, c0_i1);
  AscendC::GlobalTensor<float> v17 = v16.GetTensorC<c0_i1>(c0_i8, c0_i1);
  AscendC::GlobalTensor<float> v18 = v16.GetBatchTensorC<c0_i1>(v10, v10, c0_i1);
  v16.GetBatchTensorC<c0_i1>(v14, v10, v10, cm1_i1);
  constexpr static MatmulConfig CFG{0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,BatchMode::BATCH_LESS_THAN_L1,1,1,1,1,1,1,1,255,1,0,0,0,IterateOrder::UNDEF,ScheduleType::INNER_PRODUCT,0,1,0,0,0,0,0,0,0,65536,BatchOutMode::SINGLE_BATCH};matmul::Matmul<matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, true, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, true, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float>, CFG> v19;
  v19.End();
  return;
}

