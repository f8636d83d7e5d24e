#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void dump_tensor_1(__gm__ float* v1_x, __gm__ half* v2_h, __gm__ int32_t* v3_i, int32_t v4_n, float v5_f, __gm__ uint64_t* v6_ffts_addr, __gm__ uint8_t* dump_addr) {
  #if defined ASCENDC_DUMP
    constexpr uint32_t ascendc_one_core_dump_size = 1048576;
    AscendC::InitDump(false, dump_addr, ascendc_one_core_dump_size);
    uint64_t asc_timestamp = 0;
    uint64_t asc_version = 0;
    __gm__ char* asc_version_str = nullptr;
    GetCannVersion(asc_version_str, asc_version, asc_timestamp);
    if (asc_timestamp == 0) {
      AscendC::printf("[WARNING]: CANN TimeStamp is invalid,                 CANN TimeStamp is %u\n", asc_timestamp);
    } else {
      AscendC::printf("CANN Version: %s, TimeStamp: %u\n",                 (__gm__ const char*)(asc_version_str), asc_timestamp);
    }
  #endif
  set_ffts_base_addr(*v6_ffts_addr);
  constexpr uint32_t v7 = 256;
  constexpr uint32_t v8 = 22528;
  constexpr uint32_t v9 = 3;
  constexpr uint32_t v10 = 1;
  AscendC::LocalTensor<uint16_t> v11 = AscendC::LocalTensor<uint16_t>(AscendC::TPosition::VECCALC, v8, v7);
  AscendC::LocalTensor<uint16_t> v12 = v11[v4_n];
  AscendC::DumpTensor(v12, v10, v9);
  return;
}


