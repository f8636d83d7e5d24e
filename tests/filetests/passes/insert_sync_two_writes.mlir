// RUN: passes insert-sync
// The second write and everything behind it work on the dequeued tensor.
func.func @kernel(%q: !ascir.queue<vecout, 1>, %o: !ascir.global_tensor<*xf32>, %n: i32) attributes {ascir.global} {
  %g = ascir.global_tensor : !ascir.global_tensor<*xf32>
  %t = ascir.que_bind.alloc_tensor %q : !ascir.queue<vecout, 1>, !ascir.local_tensor<*xf32>
  ascir.duplicate_l2 %t, %n, %n : !ascir.local_tensor<*xf32>, i32, i32
  ascir.abs_l2 %t, %t, %n : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
  ascir.data_copy_l2 %g, %t, %n : !ascir.global_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kernel(%arg0: !ascir.queue<vecout, 1>, %arg1: !ascir.global_tensor<*xf32>, %arg2: i32) attributes {ascir.global} {
// CHECK-NEXT:     %0 = ascir.global_tensor : !ascir.global_tensor<*xf32>
// CHECK-NEXT:     %1 = ascir.que_bind.alloc_tensor %arg0 : !ascir.queue<vecout, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.duplicate_l2 %1, %arg2, %arg2 : !ascir.local_tensor<*xf32>, i32, i32
// CHECK-NEXT:     ascir.que_bind.enque_tensor %arg0, %1 : !ascir.queue<vecout, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     %2 = ascir.que_bind.deque_tensor %arg0 : !ascir.queue<vecout, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.abs_l2 %2, %2, %arg2 : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
// CHECK-NEXT:     ascir.que_bind.enque_tensor %arg0, %2 : !ascir.queue<vecout, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     %3 = ascir.que_bind.deque_tensor %arg0 : !ascir.queue<vecout, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.data_copy_l2 %0, %3, %arg2 : !ascir.global_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
// CHECK-NEXT:     ascir.pipe_barrier pipe_all
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
