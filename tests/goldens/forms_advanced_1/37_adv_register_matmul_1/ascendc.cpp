#include "kernel_operator.h"
#include "lib/matmul_intf.h"
extern "C"  __global__ __aicore__ void adv_register_matmul_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ TCubeTiling* v6_tiling, __gm__ uint64_t* v7_ffts_addr) {
  set_ffts_base_addr(*v7_ffts_addr);
  bool v8 = g_coreType == AscendC::AIC;
  if (v8) {
    constexpr int64_t c3873_i64 = 3873;
    ffts_cross_core_sync(PIPE_MTE3, c3873_i64);
  }
  TCubeTiling v9;
  for (size_t i = 0; i < sizeof(v9); i++) {
    auto byte = reinterpret_cast<__gm__ uint8_t*>(v6_tiling)[i];
    reinterpret_cast<uint8_t*>(&v9)[i] = byte;
  };
  AscendC::TPipe v10;
  constexpr static MatmulConfig CFG{1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,BatchMode::BATCH_LESS_THAN_L1,1,1,1,1,1,1,1,255,1,0,0,0,IterateOrder::UNDEF,ScheduleType::INNER_PRODUCT,0,1,0,0,0,0,0,0,0,65536,BatchOutMode::SINGLE_BATCH};matmul::Matmul<matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float>, CFG> v11;
  using namespace AscendC;
  REGIST_MATMUL_OBJ(&v10, v1_x, v11, &v9);
  return;
}

