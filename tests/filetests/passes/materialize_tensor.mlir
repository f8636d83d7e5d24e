// RUN: passes materialize-tensor
// A buffer for scratch, a queue for what is copied, with its length in bytes; the last one goes first, so it is freed
// first.
func.func @kernel(%n: i64) attributes {ascir.global} {
  %scratch = ascir.local_tensor_auto() : <16xf16>
  %in = ascir.local_tensor_auto() input : <64xf32>
  %out = ascir.local_tensor_auto(%n) output : <?xf32>
  %both = ascir.local_tensor_auto() input output : <8xi64>
  ascir.add_l2 %out, %in, %scratch, %n : !ascir.local_tensor<?xf32>, !ascir.local_tensor<64xf32>, !ascir.local_tensor<16xf16>, i64
  ascir.abs_l2 %both, %both, %n : !ascir.local_tensor<8xi64>, !ascir.local_tensor<8xi64>, i64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @kernel(%arg0: i64) attributes {ascir.global} {
// CHECK-NEXT:     %c64_i64 = arith.constant 64 : i64
// CHECK-NEXT:     %c4_i64 = arith.constant 4 : i64
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c256_i64 = arith.constant 256 : i64
// CHECK-NEXT:     %c32_i64 = arith.constant 32 : i64
// CHECK-NEXT:     %0 = ascir.pipe
// CHECK-NEXT:     %1 = ascir.tbuf : <veccalc>
// CHECK-NEXT:     ascir.pipe.init_buffer %0, %1, %c32_i64 : !ascir.tbuf<veccalc>, i64
// CHECK-NEXT:     %2 = ascir.tbuf.get_tensor %1 : !ascir.tbuf<veccalc>, !ascir.local_tensor<16xf16>
// CHECK-NEXT:     %3 = ascir.pipe
// CHECK-NEXT:     %4 = ascir.queue : <vecin, 1>
// CHECK-NEXT:     ascir.pipe.init_queue %3, %4, %c1_i32, %c256_i64 : !ascir.queue<vecin, 1>, i32, i64
// CHECK-NEXT:     %5 = ascir.que_bind.alloc_tensor %4 : !ascir.queue<vecin, 1>, !ascir.local_tensor<64xf32>
// CHECK-NEXT:     %6 = arith.muli %arg0, %c4_i64 : i64
// CHECK-NEXT:     %7 = ascir.pipe
// CHECK-NEXT:     %8 = ascir.queue : <vecout, 1>
// CHECK-NEXT:     ascir.pipe.init_queue %7, %8, %c1_i32, %6 : !ascir.queue<vecout, 1>, i32, i64
// CHECK-NEXT:     %9 = ascir.que_bind.alloc_tensor %8 : !ascir.queue<vecout, 1>, !ascir.local_tensor<?xf32>
// CHECK-NEXT:     %10 = ascir.pipe
// CHECK-NEXT:     %11 = ascir.queue : <vecout, 1>
// CHECK-NEXT:     ascir.pipe.init_queue %10, %11, %c1_i32, %c64_i64 : !ascir.queue<vecout, 1>, i32, i64
// CHECK-NEXT:     %12 = ascir.que_bind.alloc_tensor %11 : !ascir.queue<vecout, 1>, !ascir.local_tensor<8xi64>
// CHECK-NEXT:     ascir.add_l2 %9, %5, %2, %arg0 : !ascir.local_tensor<?xf32>, !ascir.local_tensor<64xf32>, !ascir.local_tensor<16xf16>, i64
// CHECK-NEXT:     ascir.abs_l2 %12, %12, %arg0 : !ascir.local_tensor<8xi64>, !ascir.local_tensor<8xi64>, i64
// CHECK-NEXT:     ascir.que_bind.free_tensor %11, %12 : !ascir.queue<vecout, 1>, !ascir.local_tensor<8xi64>
// CHECK-NEXT:     ascir.que_bind.free_tensor %8, %9 : !ascir.queue<vecout, 1>, !ascir.local_tensor<?xf32>
// CHECK-NEXT:     ascir.que_bind.free_tensor %4, %5 : !ascir.queue<vecin, 1>, !ascir.local_tensor<64xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
