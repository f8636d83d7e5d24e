// RUN: passes hoist-que-bind
// Groups come out in reverse order, each with its queue first. A pipe stays, and what needs it too.
func.func @kernel(%p: !ascir.pipe, %n: i32) attributes {ascir.global} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %n step %c1 : i32 {
    scf.for %j = %c0 to %n step %c1 : i32 {
      %a = ascir.queue : <vecin, 1>
      ascir.pipe.init_queue %p, %a, %c1, %n : !ascir.queue<vecin, 1>, i32, i32
      %b = ascir.tbuf : <veccalc>
      ascir.pipe.init_buffer %p, %b, %n : !ascir.tbuf<veccalc>, i32
      %t = ascir.tbuf.get_tensor %b : !ascir.tbuf<veccalc>, !ascir.local_tensor<*xf32>
      ascir.abs_l2 %t, %t, %n : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
      %own = ascir.pipe
      %c = ascir.queue : <vecout, 1>
      ascir.pipe.init_queue %own, %c, %c1, %n : !ascir.queue<vecout, 1>, i32, i32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kernel(%arg0: !ascir.pipe, %arg1: i32) attributes {ascir.global} {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %0 = ascir.queue : <vecout, 1>
// CHECK-NEXT:     %1 = ascir.tbuf : <veccalc>
// CHECK-NEXT:     ascir.pipe.init_buffer %arg0, %1, %arg1 : !ascir.tbuf<veccalc>, i32
// CHECK-NEXT:     %2 = ascir.tbuf.get_tensor %1 : !ascir.tbuf<veccalc>, !ascir.local_tensor<*xf32>
// CHECK-NEXT:     %3 = ascir.queue : <vecin, 1>
// CHECK-NEXT:     ascir.pipe.init_queue %arg0, %3, %c1_i32, %arg1 : !ascir.queue<vecin, 1>, i32, i32
// CHECK-NEXT:     scf.for %arg2 = %c0_i32 to %arg1 step %c1_i32  : i32 {
// CHECK-NEXT:       scf.for %arg3 = %c0_i32 to %arg1 step %c1_i32  : i32 {
// CHECK-NEXT:         ascir.abs_l2 %2, %2, %arg1 : !ascir.local_tensor<*xf32>, !ascir.local_tensor<*xf32>, i32
// CHECK-NEXT:         %4 = ascir.pipe
// CHECK-NEXT:         ascir.pipe.init_queue %4, %0, %c1_i32, %arg1 : !ascir.queue<vecout, 1>, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
