#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void mm_init_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ TCubeTiling* v6_tiling, __gm__ uint64_t* v7_ffts_addr) {
  set_ffts_base_addr(*v7_ffts_addr);
  TCubeTiling v8;
  for (size_t i = 0; i < sizeof(v8); i++) {
    auto byte = reinterpret_cast<__gm__ uint8_t*>(v6_tiling)[i];
    reinterpret_cast<uint8_t*>(&v8)[i] = byte;
  };
  constexpr static MatmulConfig CFG{1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,1,BatchMode::BATCH_LESS_THAN_L1,1,1,1,1,1,1,1,255,1,0,0,0,IterateOrder::UNDEF,ScheduleType::INNER_PRODUCT,0,1,0,0,0,0,0,0,0,65536,BatchOutMode::SINGLE_BATCH};matmul::Matmul<matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float>, CFG> v9;
  v9.Init(&v8);
  return;
}

