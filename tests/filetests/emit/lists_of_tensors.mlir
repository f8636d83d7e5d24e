// RUN: emit
func.func @kernel(%a: !ascir.local_tensor<*xf16>, %b: !ascir.local_tensor<*xf16>, %p: !ascir.trans_data_to_5hd_params) attributes {ascir.global} {
  %u = ascir.local_tensor.get_phy_addr %a : !ascir.local_tensor<*xf16>, ui64
  %v = ascir.local_tensor.get_phy_addr %b : !ascir.local_tensor<*xf16>, ui64
  ascir.trans_data_to_5hd_tensor_list %a, %b, %b, %a, %p {operandSegmentSizes = array<i32: 2, 2, 1>} : !ascir.local_tensor<*xf16>, !ascir.local_tensor<*xf16>, !ascir.local_tensor<*xf16>, !ascir.local_tensor<*xf16>, !ascir.trans_data_to_5hd_params
  ascir.trans_data_to_5hd_uint_list %u, %v, %v, %u, %p {operandSegmentSizes = array<i32: 2, 2, 1>} : ui64, ui64, ui64, ui64, !ascir.trans_data_to_5hd_params
  return
}

// CHECK: extern "C"  __global__ __aicore__ void kernel(AscendC::LocalTensor<half> v1, AscendC::LocalTensor<half> v2, AscendC::TransDataTo5HDParams v3) {
// CHECK-NEXT:   uint64_t v4 = v1.GetPhyAddr();
// CHECK-NEXT:   uint64_t v5 = v2.GetPhyAddr();
// CHECK-NEXT:   AscendC::LocalTensor<half> v1_list[] = {v1, v2};
// CHECK-NEXT:   AscendC::LocalTensor<half> v2_list[] = {v2, v1};
// CHECK-NEXT:   AscendC::TransDataTo5HD<half>(v1_list, v2_list, v3);
// CHECK-NEXT:   uint64_t v3_dst_list[] = {v4, v5};
// CHECK-NEXT:   uint64_t v3_src_list[] = {v5, v4};
// CHECK-NEXT:   AscendC::TransDataTo5HD<half>(v3_dst_list, v3_src_list, v3);
// CHECK-NEXT:   return;
// CHECK-NEXT: }
