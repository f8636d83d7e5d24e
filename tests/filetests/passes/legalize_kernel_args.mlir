// RUN: passes legalize-kernel-args
func.func @kernel(%x: memref<?xf32, 22>, %n: i32) attributes {ascir.global} {
  return
}
func.func private @device(%n: i32) {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kernel(%arg0: memref<?xf32, 22> {ascir.kernel_arg = #ascir<kernel_arg explicit>}, %arg1: i32 {ascir.kernel_arg = #ascir<kernel_arg explicit>}, %arg2: memref<?xui64, 22> {ascir.kernel_arg = #ascir<kernel_arg ffts_addr>}) attributes {ascir.global} {
// CHECK-NEXT:     ascir.set_ffts_base_addr %arg2 : memref<?xui64, 22>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @device(%arg0: i32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
