// RUN: passes erase-sync
// The allocation that comes last stands in a branch.
func.func @kernel(%q: !ascir.queue<vecin, 1>, %n: i32, %c: i1) attributes {ascir.global} {
  %t = ascir.que_bind.alloc_tensor %q : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32>
  scf.if %c {
    %u = ascir.que_bind.alloc_tensor %q : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<5 : i64>["k.py":6:0])
  }
  %d = ascir.que_bind.deque_tensor %q : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<7 : i64>["k.py":8:0])
  ascir.abs_l2 %d, %d, %n : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
  return
}

// CHECK: error ASC4103 at 7: cannot synchronise automatically: the tensor that this queue allocates last is not available at this deque() (allocated last here at 5)
