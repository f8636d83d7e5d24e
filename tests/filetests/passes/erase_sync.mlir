// RUN: passes erase-sync
// What is dequeued becomes what was allocated last; flags, barriers and enqueues go.
func.func @kernel(%q: !ascir.queue<vecin, 1>, %n: i32) attributes {ascir.global} {
  %t = ascir.que_bind.alloc_tensor %q : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
  ascir.que_bind.enque_tensor %q, %t : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
  %d = ascir.que_bind.deque_tensor %q : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
  ascir.set_flag mte2_v, %n : i32
  ascir.wait_flag mte2_v, %n : i32
  ascir.pipe_barrier pipe_v
  ascir.abs_l2 %d, %d, %n : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
  ascir.que_bind.free_tensor %q, %d : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kernel(%arg0: !ascir.queue<vecin, 1>, %arg1: i32) attributes {ascir.global} {
// CHECK-NEXT:     %0 = ascir.que_bind.alloc_tensor %arg0 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.abs_l2 %0, %0, %arg1 : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
// CHECK-NEXT:     ascir.que_bind.free_tensor %arg0, %0 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
