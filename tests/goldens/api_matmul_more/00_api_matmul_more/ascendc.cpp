#include "kernel_operator.h"
#include "lib/matmul_intf.h"
extern "C"  __global__ __aicore__ void api_matmul_more(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr) {
  set_ffts_base_addr(*v6_ffts_addr);
  bool v7 = g_coreType == AscendC::AIC;
  if (v7) {
    constexpr int64_t c3873_i64 = 3873;
    ffts_cross_core_sync(PIPE_MTE3, c3873_i64);
  }
  constexpr int32_t c1024_i32 = 1024;
  constexpr uint32_t v8 = 0;
  constexpr uint32_t v9 = 256;
  constexpr uint32_t v10 = 2048;
  constexpr uint32_t v11 = 512;
  constexpr uint32_t v12 = 4096;
  constexpr bool cm1_i1 = true;
  constexpr bool c0_i1 = false;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c2_i32 = 2;
  half c3_f16 = 3.00000e+00;
  constexpr uint64_t v13 = 5;
  constexpr int8_t c0_i8 = 0;
  constexpr int8_t c1_i8 = 1;
  constexpr uint32_t v14 = 2;
  constexpr uint32_t v15 = 1;
  constexpr int32_t cm1_i32 = -1;
  constexpr int32_t c16_i32 = 16;
  AscendC::GlobalTensor<float> v16;
  v16.SetGlobalBuffer(v1_x, c1024_i32);
  AscendC::GlobalTensor<half> v17;
  v17.SetGlobalBuffer(v2_h, c1024_i32);
  AscendC::GlobalTensor<int32_t> v18;
  v18.SetGlobalBuffer(v3_i, c1024_i32);
  AscendC::LocalTensor<float> v19 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v8, v9);
  AscendC::LocalTensor<float> v20 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v10, v11);
  AscendC::LocalTensor<half> v21 = AscendC::LocalTensor<half>(AscendC::TPosition::VECCALC, v12, v9);
  AscendC::TPipe v22;
  constexpr static MatmulConfig CFG{1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,BatchMode::BATCH_LESS_THAN_L1,1,1,1,1,1,1,1,255,1,0,0,0,IterateOrder::UNDEF,ScheduleType::INNER_PRODUCT,0,1,0,0,0,0,0,0,0,65536,BatchOutMode::SINGLE_BATCH};matmul::Matmul<matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, true, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, true, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float>, CFG> v23;
  using namespace AscendC;
  REGIST_MATMUL_OBJ(&v22, v2_h, v23);
  v23.SetTensorA(v17, c0_i1);
  v23.SetTensorB(v17, c0_i1);
  v23.SetTensorA(v21, c0_i1);
  v23.SetTensorA(c3_f16);
  v23.SetTensorB(c3_f16);
  v23.SetBatchNum(c2_i32, c2_i32);
  v23.SetQuantScalar(v13);
  v23.SetQuantVector(v16);
  v23.SetSelfDefineData(reinterpret_cast<uint64_t>(v2_h));
  uint64_t v24 = (uint64_t) v4_n;
  v23.SetSelfDefineData(reinterpret_cast<uint64_t>(v24));
  v23.SetSparseIndex(v16);
  v23.SetUserDefInfo(reinterpret_cast<uint64_t>(v2_h));
  v23.SetWorkspace(v2_h);
  v23.SetWorkspace(v16, c1024_i32);
  v23.SetWorkspace(v2_h, v4_n);
  v23.AsyncGetTensorC(v19);
  v23.WaitGetTensorC();
  v23.WaitIterateBatch();
  v23.GetTensorC<c0_i1>(v19, c0_i8, c0_i1);
  v23.GetTensorC<cm1_i1>(v16, v19, c1_i8, cm1_i1);
  v23.GetTensorC<cm1_i1>(v16, v19, c0_i8, c0_i1);
  MatrixOffset v25 = v23.GetOffsetC();
  v23.IterateBatch<cm1_i1, c0_i1>(v16, v14, v14, c0_i1, v8, v8, v8);
  v23.IterateBatch<cm1_i1, c0_i1>(v16, v8, v8, c0_i1, v8, v8, v8);
  v23.IterateNBatch<cm1_i1, c0_i1>(v15, v14, v14, c0_i1, v8, v8, v8);
  v23.IterateAll<c0_i1>(v16, c0_i8, cm1_i1, cm1_i1, cm1_i1);
  v23.IterateAll<cm1_i1>(v19, c0_i8);
  v23.SetSingleShape(v4_n, v4_n, v4_n);
  v23.SetTail(cm1_i32, c16_i32, c16_i32);
  v23.SetHF32(c0_i1, c0_i32);
  int32_t v26;
  int32_t v27 = c0_i32;
  while (true) {
    bool v28 = v23.Iterate<cm1_i1>(cm1_i1);
    if (!v28) {
      v26 = v27;
      break;
    };
    int32_t v29 = v27;
    v23.GetTensorC<cm1_i1>(v16, c0_i8, c0_i1);
    AscendC::PipeBarrier<PIPE_ALL>();
    int32_t v30 = v29 + c1_i32;
    v27 = v30;
  };
  int32_t v31;
  int32_t v32 = c0_i32;
  while (true) {
    bool v33 = v23.Iterate<cm1_i1>(c0_i1, v19);
    if (!v33) {
      v31 = v32;
      break;
    };
    int32_t v34 = v32;
    v23.GetTensorC<cm1_i1>(v19, c0_i8, cm1_i1);
    int32_t v35 = v34 + c1_i32;
    v32 = v35;
  };
  return;
}

