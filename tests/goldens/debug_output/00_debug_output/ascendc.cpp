#include "kernel_operator.h"
extern "C"  __global__ __aicore__ void debug_output(__gm__ float* v1_x, __gm__ float* v2_y, int32_t v3_n, float v4_s, __gm__ uint64_t* v5_ffts_addr, __gm__ uint8_t* dump_addr) {
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
  set_ffts_base_addr(*v5_ffts_addr);
  constexpr int32_t c256_i32 = 256;
  constexpr uint32_t v6 = 0;
  constexpr uint32_t v7 = 256;
  constexpr int32_t c1_i32 = 1;
  constexpr uint32_t v8 = 1;
  constexpr uint32_t v9 = 32;
  constexpr uint32_t v10 = 2;
  constexpr uint32_t v11 = 64;
  constexpr int32_t c3_i32 = 3;
  constexpr int32_t c100_i32 = 100;
  AscendC::GlobalTensor<float> v12;
  v12.SetGlobalBuffer(v1_x, c256_i32);
  AscendC::GlobalTensor<float> v13;
  v13.SetGlobalBuffer(v2_y, c256_i32);
  AscendC::LocalTensor<float> v14 = AscendC::LocalTensor<float>(AscendC::TPosition::VECCALC, v6, v7);
  AscendC::printf("begin\n");
  AscendC::printf("n = %d, s = %f\n", v3_n, v4_s);
  int32_t v15 = static_cast<int32_t>(AscendC::GetBlockIdx());
  AscendC::printf("mode fast, core %d of %d\n", v15, c1_i32);
  AscendC::DataCopy(v14, v12, c256_i32);
  AscendC::DumpTensor(v12, v8, v9);
  AscendC::PipeBarrier<PIPE_ALL>();
  AscendC::DumpTensor(v14, v10, v11);
  AscendC::PrintTimeStamp(c3_i32);
  bool v16 = v3_n > c100_i32;
  if (v16) {
    AscendC::Trap();
  }
  AscendC::DataCopy(v13, v14, c256_i32);
  return;
}


