// RUN: passes input-output-tensor
// A tensor that leaves a loop and is copied out gets an output tensor of its own, for its latest use only.
func.func @kernel(%g: !ascir.global_tensor<*xf32>, %n: i32) attributes {ascir.global} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %t = ascir.local_tensor_auto() : <64xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (!ascir.local_tensor<64xf32>) : i32 {
    ascir.add_l2 %a, %a, %t, %n : !ascir.local_tensor<64xf32>, !ascir.local_tensor<64xf32>, !ascir.local_tensor<64xf32>, i32
    scf.yield %a : !ascir.local_tensor<64xf32>
  }
  ascir.data_copy_l2 %g, %r, %n : !ascir.global_tensor<*xf32>, !ascir.local_tensor<64xf32>, i32
  ascir.data_copy_l2 %g, %r, %n : !ascir.global_tensor<*xf32>, !ascir.local_tensor<64xf32>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kernel(%arg0: !ascir.global_tensor<*xf32>, %arg1: i32) attributes {ascir.global} {
// CHECK-NEXT:     %c64_i64 = arith.constant 64 : i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = ascir.local_tensor_auto() : <64xf32>
// CHECK-NEXT:     %1 = ascir.local_tensor_auto() output : <64xf32>
// CHECK-NEXT:     %2 = scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32 iter_args(%arg3 = %0) -> (!ascir.local_tensor<64xf32>)  : i32 {
// CHECK-NEXT:       ascir.add_l2 %arg3, %arg3, %0, %arg1 : !ascir.local_tensor<64xf32>, !ascir.local_tensor<64xf32>, !ascir.local_tensor<64xf32>, i32
// CHECK-NEXT:       scf.yield %arg3 : !ascir.local_tensor<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     ascir.data_copy_l2 %1, %2, %c64_i64 : !ascir.local_tensor<64xf32>, !ascir.local_tensor<64xf32>, i64
// CHECK-NEXT:     ascir.data_copy_l2 %arg0, %2, %arg1 : !ascir.global_tensor<*xf32>, !ascir.local_tensor<64xf32>, i32
// CHECK-NEXT:     ascir.data_copy_l2 %arg0, %1, %arg1 : !ascir.global_tensor<*xf32>, !ascir.local_tensor<64xf32>, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
