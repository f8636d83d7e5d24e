#include "kernel_operator.h"
#pragma pack(push, 8)
struct Shape {
  int32_t rows;
  int32_t columns;
};
#pragma pack(pop)

extern "C"  __global__ __aicore__ void struct_enum(__gm__ int32_t* v1_y, __gm__ Shape* v2_p, __gm__ Shape* v3_q, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t v7 = 1;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v8 = 2;
  constexpr int32_t c7_i32 = 7;
  constexpr uint32_t v9 = 3;
  constexpr int32_t c10_i32 = 10;
  constexpr uint32_t v10 = 4;
  Shape v11;
  for (size_t i = 0; i < sizeof(v11); i++) {
    auto byte = reinterpret_cast<__gm__ uint8_t*>(v2_p)[i];
    reinterpret_cast<uint8_t*>(&v11)[i] = byte;
  };
  Shape v12;
  for (size_t i = 0; i < sizeof(v12); i++) {
    auto byte = reinterpret_cast<__gm__ uint8_t*>(v3_q)[i];
    reinterpret_cast<uint8_t*>(&v12)[i] = byte;
  };
  AscendC::GlobalTensor<int32_t> v13;
  v13.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v14 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v5, v6);
  AscendC::Duplicate(v14, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v15 = v11.rows;
  int32_t v16 = v12.columns;
  int32_t v17 = v15 * v16;
  v14.SetValue(v5, v17);
  int32_t v18 = v11.columns;
  int32_t v19 = v12.rows;
  int32_t v20 = v18 + v19;
  v14.SetValue(v7, v20);
  int32_t v21 = v11.rows;
  int32_t v22 = v21 + c1_i32;
  v12.rows = v22;
  int32_t v23 = v12.rows;
  v14.SetValue(v8, v23);
  Shape v24;
  v24.rows = c7_i32;
  int32_t v25 = v12.columns;
  v24.columns = v25;
  int32_t v26 = v24.rows;
  int32_t v27 = v24.columns;
  int32_t v28 = v26 * v27;
  v14.SetValue(v9, v28);
  int32_t v29 = v11.rows;
  int32_t v30 = v12.columns;
  bool v31 = v29 > v30;
  if (v31) {
    int32_t v32 = v11.rows;
    int32_t v33 = v32 - c1_i32;
    v11.rows = v33;
  } else {
    int32_t v34 = v11.rows;
    int32_t v35 = v34 + c10_i32;
    v11.rows = v35;
  }
  int32_t v36 = v11.rows;
  v14.SetValue(v10, v36);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v13, v14, c8_i32);
  return;
}

