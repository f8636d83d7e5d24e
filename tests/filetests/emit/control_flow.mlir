// RUN: emit
// Ends of statements: loops and branches have no semicolon, except directly inside a while loop.
func.func @kernel(%n: i32 loc("n"), %c: i1) attributes {ascir.global} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %n, %b = %c0) -> (i32, i32) : i32 {
    %x = scf.if %c -> (i32) {
      scf.yield %a : i32
    } else {
      %y = arith.addi %b, %i : i32
      scf.yield %y : i32
    }
    scf.yield %x, %b : i32, i32
  }
  %w = scf.while (%v = %r#0) : (i32) -> i32 {
    %p = arith.cmpi slt, %v, %n : i32
    scf.if %p {
      %unused = arith.addi %v, %n : i32
    }
    scf.condition(%p) %v : i32
  } do {
  ^bb0(%u: i32):
    %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %u) -> (i32) : i32 {
      scf.yield %i : i32
    }
    scf.yield %s : i32
  }
  return
}

// CHECK: extern "C"  __global__ __aicore__ void kernel(int32_t v1_n, bool v2) {
// CHECK-NEXT:   constexpr int32_t c0_i32 = 0;
// CHECK-NEXT:   constexpr int32_t c1_i32 = 1;
// CHECK-NEXT:   int32_t v3;
// CHECK-NEXT:   int32_t v4;
// CHECK-NEXT:   int32_t v5 = v1_n;
// CHECK-NEXT:   int32_t v6 = c0_i32;
// CHECK-NEXT:   for (int32_t v7 = c0_i32; v7 < v1_n; v7 += c1_i32) {
// CHECK-NEXT:     int32_t v8;
// CHECK-NEXT:     if (v2) {
// CHECK-NEXT:       v8 = v5;
// CHECK-NEXT:     } else {
// CHECK-NEXT:       int32_t v9 = v6 + v7;
// CHECK-NEXT:       v8 = v9;
// CHECK-NEXT:     }
// CHECK-NEXT:     v5 = v8;
// CHECK-NEXT:     v6 = v6;
// CHECK-NEXT:   }
// CHECK-NEXT:   v3 = v5;
// CHECK-NEXT:   v4 = v6;
// CHECK-NEXT:   int32_t v10;
// CHECK-NEXT:   int32_t v11 = v3;
// CHECK-NEXT:   while (true) {
// CHECK-NEXT:     bool v12 = v11 < v1_n;
// CHECK-NEXT:     if (v12) {
// CHECK-NEXT:       int32_t v13 = v11 + v1_n;
// CHECK-NEXT:     };
// CHECK-NEXT:     if (!v12) {
// CHECK-NEXT:       v10 = v11;
// CHECK-NEXT:       break;
// CHECK-NEXT:     };
// CHECK-NEXT:     int32_t v14 = v11;
// CHECK-NEXT:     int32_t v15;
// CHECK-NEXT:     int32_t v16 = v14;
// CHECK-NEXT:     for (int32_t v17 = c0_i32; v17 < v1_n; v17 += c1_i32) {
// CHECK-NEXT:       v16 = v17;
// CHECK-NEXT:     }
// CHECK-NEXT:     v15 = v16;;
// CHECK-NEXT:     v11 = v15;
// CHECK-NEXT:   };
// CHECK-NEXT:   return;
// CHECK-NEXT: }
