// RUN: passes input-output-tensor
// Only direct copies count: %sliced is filled through a slice. Marks that are wrong go.
func.func @kernel(%g: !ascir.global_tensor<*xf32>, %n: i32) attributes {ascir.global} {
  %in = ascir.local_tensor_auto() output : <64xf32>
  %out = ascir.local_tensor_auto() : <64xf32>
  %both = ascir.local_tensor_auto() : <64xf32>
  %sliced = ascir.local_tensor_auto() : <64xf32>
  ascir.data_copy_l2 %in, %g, %n : !ascir.local_tensor<64xf32>, !ascir.global_tensor<*xf32>, i32
  ascir.data_copy_l2 %g, %out, %n : !ascir.global_tensor<*xf32>, !ascir.local_tensor<64xf32>, i32
  ascir.data_copy_l2 %both, %g, %n : !ascir.local_tensor<64xf32>, !ascir.global_tensor<*xf32>, i32
  ascir.data_copy_l2 %g, %both, %n : !ascir.global_tensor<*xf32>, !ascir.local_tensor<64xf32>, i32
  %slice = ascir.local_tensor.subindex %sliced[%n] : !ascir.local_tensor<64xf32>, i32, !ascir.local_tensor<64xf32>
  ascir.data_copy_l2 %slice, %g, %n : !ascir.local_tensor<64xf32>, !ascir.global_tensor<*xf32>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kernel(%arg0: !ascir.global_tensor<*xf32>, %arg1: i32) attributes {ascir.global} {
// CHECK-NEXT:     %0 = ascir.local_tensor_auto() input : <64xf32>
// CHECK-NEXT:     %1 = ascir.local_tensor_auto() output : <64xf32>
// CHECK-NEXT:     %2 = ascir.local_tensor_auto() input output : <64xf32>
// CHECK-NEXT:     %3 = ascir.local_tensor_auto() : <64xf32>
// CHECK-NEXT:     ascir.data_copy_l2 %0, %arg0, %arg1 : !ascir.local_tensor<64xf32>, !ascir.global_tensor<*xf32>, i32
// CHECK-NEXT:     ascir.data_copy_l2 %arg0, %1, %arg1 : !ascir.global_tensor<*xf32>, !ascir.local_tensor<64xf32>, i32
// CHECK-NEXT:     ascir.data_copy_l2 %2, %arg0, %arg1 : !ascir.local_tensor<64xf32>, !ascir.global_tensor<*xf32>, i32
// CHECK-NEXT:     ascir.data_copy_l2 %arg0, %2, %arg1 : !ascir.global_tensor<*xf32>, !ascir.local_tensor<64xf32>, i32
// CHECK-NEXT:     %4 = ascir.local_tensor.subindex %3[%arg1] : !ascir.local_tensor<64xf32>, i32, !ascir.local_tensor<64xf32>
// CHECK-NEXT:     ascir.data_copy_l2 %4, %arg0, %arg1 : !ascir.local_tensor<64xf32>, !ascir.global_tensor<*xf32>, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
