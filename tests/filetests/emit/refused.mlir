// RUN: emit
func.func @kernel(%x: f32) attributes {ascir.global} {
  %y = arith.negf %x : f32 loc(fused<5 : i64>["k.py":6:0])
  return
}

// CHECK: error ASC2901 at 5: Ascend C has no form for arith.negf, which this expression compiles to
