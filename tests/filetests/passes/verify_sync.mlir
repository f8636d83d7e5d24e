// RUN: passes verify-sync
// One of each: a use between enqueue and dequeue, a second free, a dequeue without enqueue, an allocation without free,
// an enqueue without dequeue, a free without allocation.
func.func @kernel(%q: !ascir.queue<vecin, 1> loc("q"(fused<2 : i64>["k.py":3:0])), %r: !ascir.queue<vecin, 1>, %s: !ascir.queue<vecin, 1>, %x: !ascir.local_tensor<*xf32>, %n: i32) attributes {ascir.global} {
  %t = ascir.que_bind.alloc_tensor %q : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<3 : i64>["k.py":4:0])
  ascir.que_bind.enque_tensor %q, %t : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<4 : i64>["k.py":5:0])
  ascir.abs_l2 %t, %t, %n : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32 loc(fused<5 : i64>["k.py":6:0])
  %d = ascir.que_bind.deque_tensor %q : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<6 : i64>["k.py":7:0])
  ascir.que_bind.free_tensor %q, %d : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<7 : i64>["k.py":8:0])
  ascir.que_bind.free_tensor %q, %d : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<8 : i64>["k.py":9:0])
  %e = ascir.que_bind.deque_tensor %r : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<9 : i64>["k.py":10:0])
  ascir.que_bind.free_tensor %r, %e : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<10 : i64>["k.py":11:0])
  %a = ascir.que_bind.alloc_tensor %s : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<11 : i64>["k.py":12:0])
  ascir.que_bind.enque_tensor %s, %a : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<12 : i64>["k.py":13:0])
  ascir.que_bind.free_tensor %s, %x : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<13 : i64>["k.py":14:0])
  return
}

// CHECK: warning ASC4011 at 5: unexpected use of tensor between EnQue and DeQue (tensor declared here at 3)
// CHECK-NEXT: warning ASC4012 at 8: FreeTensor: tensor memory was freed before its last use (tensor declared here at 6)
// CHECK-NEXT: warning ASC4014 at 9: DeQue: there is no corresponding call to EnQue (queue declared here at 0)
// CHECK-NEXT: warning ASC4013 at 10: FreeTensor: there is no corresponding call to AllocTensor (tensor declared here at 9)
// CHECK-NEXT: warning ASC4013 at 13: FreeTensor: there is no corresponding call to AllocTensor (tensor declared here at 0)
// CHECK-NEXT: warning ASC4015 at 11: AllocTensor: there is no corresponding call to FreeTensor for this tensor
// CHECK-NEXT: warning ASC4016 at 12: EnQue: there is no corresponding call to DeQue for this tensor (queue declared here at 0)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @kernel(%arg0: !ascir.queue<vecin, 1>, %arg1: !ascir.queue<vecin, 1>, %arg2: !ascir.queue<vecin, 1>, %arg3: !ascir.local_tensor<*xf32>, %arg4: i32) attributes {ascir.global} {
// CHECK-NEXT:     %0 = ascir.que_bind.alloc_tensor %arg0 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.que_bind.enque_tensor %arg0, %0 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.abs_l2 %0, %0, %arg4 : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
// CHECK-NEXT:     %1 = ascir.que_bind.deque_tensor %arg0 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.que_bind.free_tensor %arg0, %1 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.que_bind.free_tensor %arg0, %1 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     %2 = ascir.que_bind.deque_tensor %arg1 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.que_bind.free_tensor %arg1, %2 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     %3 = ascir.que_bind.alloc_tensor %arg2 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.que_bind.enque_tensor %arg2, %3 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     ascir.que_bind.free_tensor %arg2, %arg3 : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
