#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void configurations(int32_t v1_n, __gm__ uint64_t* v2_ffts_addr) {
  set_ffts_base_addr(*v2_ffts_addr);
  constexpr int32_t c65536_i32 = 65536;
  constexpr int32_t c1_i32 = 1;
  constexpr int32_t c0_i32 = 0;
  constexpr bool c0_i1 = false;
  constexpr bool cm1_i1 = true;
  constexpr int32_t c2_i32 = 2;
  static constexpr MatmulConfig v3{cm1_i1, c0_i1, c0_i1, static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32), c0_i1, c0_i1, c0_i1, c0_i1, static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32), static_cast<uint32_t>(c0_i32), cm1_i1, c0_i1, c0_i1, c0_i1, c0_i1, cm1_i1, static_cast<BatchMode>(c1_i32), cm1_i1, cm1_i1, cm1_i1, cm1_i1, cm1_i1, cm1_i1, cm1_i1, static_cast<uint8_t>(c2_i32), cm1_i1, c0_i1, c0_i1, c0_i1, static_cast<IterateOrder>(c2_i32), static_cast<ScheduleType>(c0_i32), static_cast<bool>(c0_i32), cm1_i1, c0_i1, c0_i1, c0_i1, c0_i1, c0_i1, c0_i1, c0_i1, static_cast<uint32_t>(c65536_i32), static_cast<BatchOutMode>(c1_i32)};
  MatmulApiStaticTiling v4 = GetMatmulApiTiling<matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half, false, LayoutMode::NONE>, matmul::MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half>>(v3, v1_n);
  return;
}

