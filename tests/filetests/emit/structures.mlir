// RUN: emit
ascir.declare_py_struct !ascir.py_struct<"Inner", [i32, f32], ["p", "q"]>
func.func @kernel(%s: memref<?x!ascir.py_struct<"Inner", [i32, f32], ["p", "q"]>, 22> loc("s"), %n: i32) attributes {ascir.global} {
  %c = ascir.copy_struct %s : memref<?x!ascir.py_struct<"Inner", [i32, f32], ["p", "q"]>, 22>, !ascir.py_struct<"Inner", [i32, f32], ["p", "q"]>
  %p = ascir.member %c "p" : !ascir.py_struct<"Inner", [i32, f32], ["p", "q"]>, i32
  %q = ascir.member %s "p" : memref<?x!ascir.py_struct<"Inner", [i32, f32], ["p", "q"]>, 22>, i32
  ascir.set_member %c "p", %n : !ascir.py_struct<"Inner", [i32, f32], ["p", "q"]>, i32
  return
}

// CHECK: #pragma pack(push, 8)
// CHECK-NEXT: struct Inner {
// CHECK-NEXT:   int32_t p;
// CHECK-NEXT:   float q;
// CHECK-NEXT: };
// CHECK-NEXT: #pragma pack(pop)
// CHECK-NEXT: extern "C"  __global__ __aicore__ void kernel(__gm__ Inner* v1_s, int32_t v2) {
// CHECK-NEXT:   Inner v3;
// CHECK-NEXT:   for (size_t i = 0; i < sizeof(v3); i++) {
// CHECK-NEXT:     auto byte = reinterpret_cast<__gm__ uint8_t*>(v1_s)[i];
// CHECK-NEXT:     reinterpret_cast<uint8_t*>(&v3)[i] = byte;
// CHECK-NEXT:   };
// CHECK-NEXT:   int32_t v4 = v3.p;
// CHECK-NEXT:   int32_t v5 = v1_s->p;
// CHECK-NEXT:   v3.p = v2;
// CHECK-NEXT:   return;
// CHECK-NEXT: }
