// RUN: passes insert-sync
// Written in a loop, read inside a later branch: no place for the enqueue.
func.func @kernel(%q: !ascir.queue<vecout, 1>, %n: i32, %c: i1) attributes {ascir.global} {
  %c0 = arith.constant 0 : i32
  %g = ascir.global_tensor : !ascir.global_tensor<*xf32>
  %t = ascir.que_bind.alloc_tensor %q : !ascir.queue<vecout, 1>, !ascir.local_tensor<*xf32>
  scf.for %i = %c0 to %n step %n : i32 {
    ascir.duplicate_l2 %t, %i, %n : !ascir.local_tensor<*xf32>, i32, i32 loc(fused<8 : i64>["k.py":9:0])
  }
  scf.if %c {
    ascir.data_copy_l2 %g, %t, %n : !ascir.global_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32 loc(fused<11 : i64>["k.py":12:0])
  }
  return
}

// CHECK: error ASC4102 at 8: cannot synchronise automatically: this tensor is written inside a loop or branch and read where that block cannot reach (read here at 11)
