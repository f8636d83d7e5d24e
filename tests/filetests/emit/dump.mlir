// RUN: emit
// A kernel that prints gets a parameter for what it prints, and announces the version.
module attributes {asc.enable_debug} {
  func.func @kernel(%n: i32 loc("n")) attributes {ascir.global} {
    ascir.printf %n {desc = "n is\n%d"} : i32
    return
  }
}

// CHECK: extern "C"  __global__ __aicore__ void kernel(int32_t v1_n, __gm__ uint8_t* dump_addr) {
// CHECK-NEXT:   #if defined ASCENDC_DUMP
// CHECK-NEXT:     constexpr uint32_t ascendc_one_core_dump_size = 1048576;
// CHECK-NEXT:     AscendC::InitDump(false, dump_addr, ascendc_one_core_dump_size);
// CHECK-NEXT:     uint64_t asc_timestamp = 0;
// CHECK-NEXT:     uint64_t asc_version = 0;
// CHECK-NEXT:     __gm__ char* asc_version_str = nullptr;
// CHECK-NEXT:     GetCannVersion(asc_version_str, asc_version, asc_timestamp);
// CHECK-NEXT:     if (asc_timestamp == 0) {
// CHECK-NEXT:       AscendC::printf("[WARNING]: CANN TimeStamp is invalid,                 CANN TimeStamp is %u\n", asc_timestamp);
// CHECK-NEXT:     } else {
// CHECK-NEXT:       AscendC::printf("CANN Version: %s, TimeStamp: %u\n",                 (__gm__ const char*)(asc_version_str), asc_timestamp);
// CHECK-NEXT:     }
// CHECK-NEXT:   #endif
// CHECK-NEXT:   AscendC::printf("n is
// CHECK-NEXT:   %d", v1_n);
// CHECK-NEXT:   return;
// CHECK-NEXT: }
