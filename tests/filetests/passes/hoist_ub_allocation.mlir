// RUN: passes hoist-ub-allocation
// Scratch tensors leave all loops and come out in reverse order; what is filled in the loop stays, and so does what
// depends on it.
func.func @kernel(%g: !ascir.global_tensor<*xf32>, %n: i64) attributes {ascir.global} {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 : i64 {
    scf.for %j = %c0 to %n step %c1 : i64 {
      %a = ascir.local_tensor_auto() : <16xf32>
      %b = ascir.local_tensor_auto() : <32xf32>
      %c = ascir.local_tensor_auto() input : <64xf32>
      %d = ascir.local_tensor_auto(%i) : <?xf32>
      ascir.add_l2 %a, %b, %c, %n : !ascir.local_tensor<16xf32>, !ascir.local_tensor<32xf32>, !ascir.local_tensor<64xf32>, i64
      ascir.abs_l2 %a, %d, %n : !ascir.local_tensor<16xf32>, !ascir.local_tensor<?xf32>, i64
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kernel(%arg0: !ascir.global_tensor<*xf32>, %arg1: i64) attributes {ascir.global} {
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %c1_i64 = arith.constant 1 : i64
// CHECK-NEXT:     %0 = ascir.local_tensor_auto() : <32xf32>
// CHECK-NEXT:     %1 = ascir.local_tensor_auto() : <16xf32>
// CHECK-NEXT:     scf.for %arg2 = %c0_i64 to %arg1 step %c1_i64  : i64 {
// CHECK-NEXT:       %2 = ascir.local_tensor_auto(%arg2) : <?xf32>
// CHECK-NEXT:       scf.for %arg3 = %c0_i64 to %arg1 step %c1_i64  : i64 {
// CHECK-NEXT:         %3 = ascir.local_tensor_auto() input : <64xf32>
// CHECK-NEXT:         ascir.add_l2 %1, %0, %3, %arg1 : !ascir.local_tensor<16xf32>, !ascir.local_tensor<32xf32>, !ascir.local_tensor<64xf32>, i64
// CHECK-NEXT:         ascir.abs_l2 %1, %2, %arg1 : !ascir.local_tensor<16xf32>, !ascir.local_tensor<?xf32>, i64
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
