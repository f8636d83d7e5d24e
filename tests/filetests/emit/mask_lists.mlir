// RUN: emit
// Each kind of operation counts its own lists.
func.func @kernel(%t: !ascir.local_tensor<*xf32>, %m: ui64, %n: i32, %r: !ascir.binary_repeat_params) attributes {ascir.global} {
  ascir.add_l1 %t, %t, %t, %m, %m, %n, %r : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, ui64, ui64, i32, !ascir.binary_repeat_params
  ascir.add_l1 %t, %t, %t, %m, %m, %n, %r : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, ui64, ui64, i32, !ascir.binary_repeat_params
  ascir.sub_l1 %t, %t, %t, %m, %m, %n, %r {isSetMask} : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, ui64, ui64, i32, !ascir.binary_repeat_params
  return
}

// CHECK: extern "C"  __global__ __aicore__ void kernel(AscendC::LocalTensor<float> v1, uint64_t v2, int32_t v3, AscendC::BinaryRepeatParams v4) {
// CHECK-NEXT:   uint64_t v1_mask_list0[] = {v2, v2};
// CHECK-NEXT:   AscendC::Add<float, 0>(v1, v1, v1, v1_mask_list0, v3, v4);
// CHECK-NEXT:   uint64_t v1_mask_list1[] = {v2, v2};
// CHECK-NEXT:   AscendC::Add<float, 0>(v1, v1, v1, v1_mask_list1, v3, v4);
// CHECK-NEXT:   uint64_t v1_mask_list0[] = {v2, v2};
// CHECK-NEXT:   AscendC::Sub<float, 1>(v1, v1, v1, v1_mask_list0, v3, v4);
// CHECK-NEXT:   return;
// CHECK-NEXT: }
