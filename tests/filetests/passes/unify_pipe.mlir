// RUN: passes unify-pipe
func.func @two(%n: i32) {
  %c0 = arith.constant 0 : i32
  %p = ascir.pipe
  %b = ascir.tbuf : <veccalc>
  ascir.pipe.init_buffer %p, %b, %n : !ascir.tbuf<veccalc>, i32
  scf.for %i = %c0 to %n step %n : i32 {
    %q = ascir.pipe
    %c = ascir.tbuf : <veccalc>
    ascir.pipe.init_buffer %q, %c, %i : !ascir.tbuf<veccalc>, i32
  }
  return
}
// A single one stays where it is.
func.func @one(%n: i32) {
  %c0 = arith.constant 0 : i32
  scf.for %i = %c0 to %n step %n : i32 {
    %q = ascir.pipe
    %c = ascir.tbuf : <veccalc>
    ascir.pipe.init_buffer %q, %c, %i : !ascir.tbuf<veccalc>, i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @two(%arg0: i32) {
// CHECK-NEXT:     %0 = ascir.pipe
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %1 = ascir.tbuf : <veccalc>
// CHECK-NEXT:     ascir.pipe.init_buffer %0, %1, %arg0 : !ascir.tbuf<veccalc>, i32
// CHECK-NEXT:     scf.for %arg1 = %c0_i32 to %arg0 step %arg0  : i32 {
// CHECK-NEXT:       %2 = ascir.tbuf : <veccalc>
// CHECK-NEXT:       ascir.pipe.init_buffer %0, %2, %arg1 : !ascir.tbuf<veccalc>, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @one(%arg0: i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     scf.for %arg1 = %c0_i32 to %arg0 step %arg0  : i32 {
// CHECK-NEXT:       %0 = ascir.pipe
// CHECK-NEXT:       %1 = ascir.tbuf : <veccalc>
// CHECK-NEXT:       ascir.pipe.init_buffer %0, %1, %arg1 : !ascir.tbuf<veccalc>, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
