// RUN: passes insert-sync
// Written in a loop, read behind it: the enqueue moves out.
func.func @kernel(%q: !ascir.queue<vecout, 1>, %n: i32) attributes {ascir.global} {
  %c0 = arith.constant 0 : i32
  %g = ascir.global_tensor : !ascir.global_tensor<*xf32>
  %t = ascir.que_bind.alloc_tensor %q : !ascir.queue<vecout, 1>, !ascir.local_tensor<*xf32>
  scf.for %i = %c0 to %n step %n : i32 {
    ascir.duplicate_l2 %t, %i, %n : !ascir.local_tensor<*xf32>, i32, i32
  }
  ascir.data_copy_l2 %g, %t, %n : !ascir.global_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kernel(%arg0: !ascir.queue<vecout, 1>, %arg1: i32) attributes {ascir.global} {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = ascir.global_tensor : !ascir.global_tensor<*xf32>
// CHECK-NEXT:     %1 = ascir.que_bind.alloc_tensor %arg0 : !ascir.queue<vecout, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     scf.for %arg2 = %c0_i32 to %arg1 step %arg1  : i32 {
// CHECK-NEXT:       ascir.duplicate_l2 %1, %arg2, %arg1 : !ascir.local_tensor<*xf32>, i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     ascir.que_bind.enque_tensor %arg0, %1 : !ascir.queue<vecout, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     %2 = ascir.que_bind.deque_tensor %arg0 : !ascir.queue<vecout, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.data_copy_l2 %0, %2, %arg1 : !ascir.global_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
// CHECK-NEXT:     ascir.pipe_barrier pipe_all
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
