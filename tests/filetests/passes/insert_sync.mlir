// RUN: passes insert-sync
// A tensor of a queue is enqueued where it is written and dequeued in front of its first later use, which here is
// inside a branch. Anything else that writes a tensor holds up the vector pipe. The freed tensor stays the allocated one.
func.func @kernel(%q: !ascir.queue<vecin, 1>, %b: !ascir.tbuf<veccalc>, %g: !ascir.global_tensor<*xf32>, %n: i32, %c: i1) attributes {ascir.global} {
  %t = ascir.que_bind.alloc_tensor %q : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
  %s = ascir.tbuf.get_tensor %b : !ascir.tbuf<veccalc>, !ascir.local_tensor<*xf32>
  ascir.data_copy_l2 %t, %g, %n : !ascir.local_tensor<*xf32>, !ascir.global_tensor<*xf32>, i32
  scf.if %c {
    ascir.abs_l2 %s, %t, %n : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
  } else {
    ascir.exp_l2 %s, %t, %n : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
  }
  ascir.que_bind.free_tensor %q, %t : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kernel(%arg0: !ascir.queue<vecin, 1>, %arg1: !ascir.tbuf<veccalc>, %arg2: !ascir.global_tensor<*xf32>, %arg3: i32, %arg4: i1) attributes {ascir.global} {
// CHECK-NEXT:     %0 = ascir.que_bind.alloc_tensor %arg0 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     %1 = ascir.tbuf.get_tensor %arg1 : !ascir.tbuf<veccalc>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.data_copy_l2 %0, %arg2, %arg3 : !ascir.local_tensor<*xf32>, !ascir.global_tensor<*xf32>, i32
// CHECK-NEXT:     ascir.que_bind.enque_tensor %arg0, %0 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     %2 = ascir.que_bind.deque_tensor %arg0 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     scf.if %arg4 {
// CHECK-NEXT:       ascir.abs_l2 %1, %2, %arg3 : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
// CHECK-NEXT:       ascir.pipe_barrier pipe_v
// CHECK-NEXT:     } else {
// CHECK-NEXT:       ascir.exp_l2 %1, %2, %arg3 : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
// CHECK-NEXT:       ascir.pipe_barrier pipe_v
// CHECK-NEXT:     }
// CHECK-NEXT:     ascir.que_bind.free_tensor %arg0, %0 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.pipe_barrier pipe_all
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
