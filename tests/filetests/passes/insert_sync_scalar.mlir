// RUN: passes insert-sync
// Flags around scalar accesses. A loop that does nothing but set a value is synchronised from outside.
func.func @kernel(%t: !ascir.local_tensor<*xf32>, %n: i32, %v: f32) attributes {ascir.global} {
  %c0 = arith.constant 0 : i32
  %x = ascir.local_tensor.get_value %t, %c0 : !ascir.local_tensor<*xf32>, i32, f32
  scf.for %i = %c0 to %n step %n : i32 {
    ascir.local_tensor.set_value %t, %i, %x : !ascir.local_tensor<*xf32>, i32, f32
  }
  scf.for %i = %c0 to %n step %n : i32 {
    %j = arith.addi %i, %n : i32
    ascir.local_tensor.set_value %t, %j, %v : !ascir.local_tensor<*xf32>, i32, f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kernel(%arg0: !ascir.local_tensor<*xf32>, %arg1: i32, %arg2: f32) attributes {ascir.global} {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %0 = ascir.pipe
// CHECK-NEXT:     %1 = ascir.pipe.fetch_event_id %0, v_s : i8
// CHECK-NEXT:     ascir.set_flag v_s, %1 : i8
// CHECK-NEXT:     ascir.wait_flag v_s, %1 : i8
// CHECK-NEXT:     %2 = ascir.local_tensor.get_value %arg0, %c0_i32 : !ascir.local_tensor<*xf32>, i32, f32
// CHECK-NEXT:     %3 = ascir.pipe
// CHECK-NEXT:     %4 = ascir.pipe.fetch_event_id %3, s_v : i8
// CHECK-NEXT:     ascir.set_flag s_v, %4 : i8
// CHECK-NEXT:     ascir.wait_flag s_v, %4 : i8
// CHECK-NEXT:     %5 = ascir.pipe
// CHECK-NEXT:     %6 = ascir.pipe.fetch_event_id %5, v_s : i8
// CHECK-NEXT:     ascir.set_flag v_s, %6 : i8
// CHECK-NEXT:     ascir.wait_flag v_s, %6 : i8
// CHECK-NEXT:     scf.for %arg3 = %c0_i32 to %arg1 step %arg1  : i32 {
// CHECK-NEXT:       ascir.local_tensor.set_value %arg0, %arg3, %2 : !ascir.local_tensor<*xf32>, i32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %7 = ascir.pipe
// CHECK-NEXT:     %8 = ascir.pipe.fetch_event_id %7, s_v : i8
// CHECK-NEXT:     ascir.set_flag s_v, %8 : i8
// CHECK-NEXT:     ascir.wait_flag s_v, %8 : i8
// CHECK-NEXT:     scf.for %arg3 = %c0_i32 to %arg1 step %arg1  : i32 {
// CHECK-NEXT:       %9 = arith.addi %arg3, %arg1 : i32
// CHECK-NEXT:       %10 = ascir.pipe
// CHECK-NEXT:       %11 = ascir.pipe.fetch_event_id %10, v_s : i8
// CHECK-NEXT:       ascir.set_flag v_s, %11 : i8
// CHECK-NEXT:       ascir.wait_flag v_s, %11 : i8
// CHECK-NEXT:       ascir.local_tensor.set_value %arg0, %9, %arg2 : !ascir.local_tensor<*xf32>, i32, f32
// CHECK-NEXT:       %12 = ascir.pipe
// CHECK-NEXT:       %13 = ascir.pipe.fetch_event_id %12, s_v : i8
// CHECK-NEXT:       ascir.set_flag s_v, %13 : i8
// CHECK-NEXT:       ascir.wait_flag s_v, %13 : i8
// CHECK-NEXT:     }
// CHECK-NEXT:     ascir.pipe_barrier pipe_all
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
