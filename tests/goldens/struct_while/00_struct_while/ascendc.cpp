#include "kernel_operator.h"
#pragma pack(push, 8)
struct Counter {
  int32_t left;
  int32_t done;
};
#pragma pack(pop)

extern "C"  __global__ __aicore__ void struct_while(__gm__ int32_t* v1_y, __gm__ Counter* v2_s, __gm__ uint64_t* v3_ffts_addr) {
  set_ffts_base_addr(*v3_ffts_addr);
  constexpr int32_t c8_i32 = 8;
  constexpr uint32_t v4 = 0;
  constexpr uint32_t v5 = 8;
  constexpr int32_t c0_i32 = 0;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v6 = 1;
  Counter v7;
  for (size_t i = 0; i < sizeof(v7); i++) {
    auto byte = reinterpret_cast<__gm__ uint8_t*>(v2_s)[i];
    reinterpret_cast<uint8_t*>(&v7)[i] = byte;
  };
  AscendC::GlobalTensor<int32_t> v8;
  v8.SetGlobalBuffer(v1_y, c8_i32);
  AscendC::LocalTensor<int32_t> v9 = AscendC::LocalTensor<int32_t>(AscendC::TPosition::VECOUT, v4, v5);
  AscendC::Duplicate(v9, c0_i32, c8_i32);
  AscendC::SetFlag<AscendC::HardEvent::V_S>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::V_S>(c0_i32);
  while (true) {
    int32_t v10 = v7.left;
    bool v11 = v10 > c0_i32;
    if (!v11) {
      break;
    };
    int32_t v12 = v7.left;
    int32_t v13 = v12 - c3_i32;
    v7.left = v13;
    int32_t v14 = v7.done;
    int32_t v15 = v14 + c1_i32;
    v7.done = v15;
  };
  int32_t v16 = v7.left;
  v9.SetValue(v4, v16);
  int32_t v17 = v7.done;
  v9.SetValue(v6, v17);
  AscendC::SetFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::WaitFlag<AscendC::HardEvent::S_MTE3>(c0_i32);
  AscendC::DataCopy(v8, v9, c8_i32);
  return;
}

