// RUN: stages materialize-tensor,insert-sync
// Provenance: a tensor splits into queue, initialisation and allocation; synchronisation is new and inherits.
func.func @kernel(%g: !ascir.global_tensor<*xf32>, %n: i32) attributes {ascir.global} {
  %t = ascir.local_tensor_auto() input : <64xf32> loc(fused<3 : i64>["k.py":4:0])
  ascir.data_copy_l2 %t, %g, %n : !ascir.local_tensor<64xf32>, !ascir.global_tensor<*xf32>, i32 loc(fused<4 : i64>["k.py":5:0])
  ascir.abs_l2 %t, %t, %n : !ascir.local_tensor<64xf32>, !ascir.local_tensor<64xf32>, i32 loc(fused<5 : i64>["k.py":6:0])
  return loc(fused<6 : i64>["k.py":7:0])
}

// CHECK: after materialize-tensor
// CHECK-NEXT: Split 2:arith.constant @3 Inherited from [2:ascir.local_tensor_auto]
// CHECK-NEXT: Split 3:arith.constant @3 Inherited from [2:ascir.local_tensor_auto]
// CHECK-NEXT: Split 4:ascir.pipe @3 Inherited from [2:ascir.local_tensor_auto]
// CHECK-NEXT: Split 5:ascir.queue @3 Inherited from [2:ascir.local_tensor_auto]
// CHECK-NEXT: Split 6:ascir.pipe.init_queue @3 Inherited from [2:ascir.local_tensor_auto]
// CHECK-NEXT: Split 7:ascir.que_bind.alloc_tensor @3 Inherited from [2:ascir.local_tensor_auto]
// CHECK-NEXT: Edited 8:ascir.data_copy_l2 @4 Exact from [3:ascir.data_copy_l2]
// CHECK-NEXT: Edited 9:ascir.abs_l2 @5 Exact from [4:ascir.abs_l2]
// CHECK-NEXT: Split 10:ascir.que_bind.free_tensor @3 Inherited from [2:ascir.local_tensor_auto]
// CHECK-NEXT: erased []
// CHECK-NEXT: after insert-sync
// CHECK-NEXT: New 9:ascir.que_bind.enque_tensor @4 Inherited from []
// CHECK-NEXT: New 10:ascir.que_bind.deque_tensor @4 Inherited from []
// CHECK-NEXT: Edited 11:ascir.abs_l2 @5 Exact from [9:ascir.abs_l2]
// CHECK-NEXT: New 12:ascir.que_bind.enque_tensor @5 Inherited from []
// CHECK-NEXT: New 14:ascir.pipe_barrier Lost from []
// CHECK-NEXT: erased []
