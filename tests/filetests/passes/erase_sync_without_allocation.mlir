// RUN: passes erase-sync
func.func @kernel(%q: !ascir.queue<vecin, 1> loc("q"(fused<2 : i64>["k.py":3:0])), %n: i32) attributes {ascir.global} {
  %d = ascir.que_bind.deque_tensor %q : !ascir.queue<vecin, 1>, !ascir.local_tensor<*xf32> loc(fused<7 : i64>["k.py":8:0])
  ascir.abs_l2 %d, %d, %n : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
  return
}

// CHECK: error ASC4101 at 7: cannot synchronise automatically: this deque() has no alloc_tensor() of the same queue (queue declared here at 2)
