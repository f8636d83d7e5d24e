#include "kernel_operator.h"
#pragma pack(push, 8)
struct Tail {
  int32_t size;
  int32_t offset;
};
#pragma pack(pop)

#pragma pack(push, 8)
struct Config {
  int32_t count;
  float scale;
  Tail tail;
  uint8_t small;
};
#pragma pack(pop)

extern "C"  __global__ __aicore__ void struct_args(__gm__ int32_t* v1_y, __gm__ Config* v2_s, int32_t v3_n, __gm__ uint64_t* v4_ffts_addr) {
  set_ffts_base_addr(*v4_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v5 = 0;
  constexpr uint32_t v6 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr uint32_t v7 = 1;
  constexpr uint32_t v8 = 2;
  constexpr uint32_t v9 = 3;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v10 = 4;
  constexpr int32_t c2_i32 = 2;
  constexpr int32_t c5_i32 = 5;
  constexpr uint32_t v11 = 5;
  constexpr uint32_t v12 = 6;
  constexpr uint32_t v13 = 7;
  Config v14;
  for (size_t i = 0; i < sizeof(v14); i++) {
    auto byte = reinterpret_cast<__gm__ uint8_t*>(v2_s)[i];
    reinterpret_cast<uint8_t*>(&v14)[i] = byte;
  };
  AscendC::GlobalTensor<int32_t> v15;
  v15.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v16 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v5, v6);
  AscendC::Duplicate(v16, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  int32_t v17 = v14.count;
  v16.SetValue(v5, v17);
  Tail v18 = v14.tail;
  int32_t v19 = v18.size;
  Tail v20 = v14.tail;
  int32_t v21 = v20.offset;
  int32_t v22 = v19 + v21;
  v16.SetValue(v7, v22);
  float v23 = v14.scale;
  int32_t v24 = static_cast<int32_t>(v23);
  v16.SetValue(v8, v24);
  int32_t v25 = v14.count;
  int32_t v26 = v25 + v3_n;
  v14.count = v26;
  int32_t v27 = v14.count;
  v16.SetValue(v9, v27);
  Tail v28 = v14.tail;
  v28.offset = c1_i32;
  int32_t v29 = v14.count;
  Tail v30 = v14.tail;
  int32_t v31 = v30.size;
  int32_t v32 = v29 * v31;
  v16.SetValue(v10, v32);
  Tail v33;
  int32_t v34 = v3_n * c2_i32;
  v33.size = v34;
  v33.offset = c5_i32;
  int32_t v35 = v33.size;
  int32_t v36 = v33.offset;
  int32_t v37 = v35 + v36;
  v16.SetValue(v11, v37);
  for (int32_t v38 = c0_i32; v38 < c2_i32; v38 += c1_i32) {
    int32_t v39 = v14.count;
    int32_t v40 = v39 + v38;
    v14.count = v40;
  }
  int32_t v41 = v14.count;
  v16.SetValue(v12, v41);
  uint8_t v42 = v14.small;
  int32_t v43 = (int32_t) v42;
  v16.SetValue(v13, v43);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v15, v16, c8_i32);
  return;
}

