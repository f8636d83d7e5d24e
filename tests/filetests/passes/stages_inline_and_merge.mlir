// RUN: stages inline,cse,loop-invariant-code-motion
// Provenance: inlined operations are new and tied to where they were written; equal ones are fused; hoisted ones moved.
func.func private @device(%a: i32) -> i32 {
  %r = arith.muli %a, %a : i32 loc(fused<1 : i64>["k.py":2:0])
  return %r : i32 loc(fused<2 : i64>["k.py":3:0])
}
func.func @kernel(%n: i32, %t: !ascir.local_tensor<*xf32>) attributes {ascir.global} {
  %c0 = arith.constant 0 : i32 loc(fused<4 : i64>["k.py":5:0])
  scf.for %i = %c0 to %n step %n : i32 {
    %b = ascir.get_block_idx : i32 loc(fused<6 : i64>["k.py":7:0])
    %c = ascir.get_block_idx : i32 loc(fused<7 : i64>["k.py":8:0])
    %d = func.call @device(%b) : (i32) -> i32 loc(fused<8 : i64>["k.py":9:0])
    ascir.duplicate_l2 %t, %d, %c : !ascir.local_tensor<*xf32>, i32, i32 loc(fused<9 : i64>["k.py":10:0])
  } loc(fused<5 : i64>["k.py":6:0])
  return loc(fused<10 : i64>["k.py":11:0])
}

// CHECK: after inline
// CHECK-NEXT: Edited 6:arith.muli @1<8 Exact from [2:arith.muli]
// CHECK-NEXT: Edited 7:ascir.duplicate_l2 @9 Exact from [11:ascir.duplicate_l2]
// CHECK-NEXT: erased [1:func.func, 3:func.return, 10:func.call]
// CHECK-NEXT: after cse
// CHECK-NEXT: Fused 4:ascir.get_block_idx @6 Exact from [4:ascir.get_block_idx, 5:ascir.get_block_idx]
// CHECK-NEXT: erased []
// CHECK-NEXT: after loop-invariant-code-motion
// CHECK-NEXT: Moved 3:ascir.get_block_idx @6 Exact from [4:ascir.get_block_idx]
// CHECK-NEXT: Moved 4:arith.muli @1<8 Exact from [5:arith.muli]
// CHECK-NEXT: erased []
