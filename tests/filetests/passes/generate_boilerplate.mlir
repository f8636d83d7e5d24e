// RUN: passes generate-boilerplate
func.func @kernel() attributes {ascir.global} {
  %l = ascir.list_tensor_desc : !ascir.list_tensor_desc
  %d = ascir.tensor_desc f32 : !ascir.tensor_desc
  return
}

// CHECK: module {
// CHECK-NEXT:   emitc.include "kernel_operator.h"
// CHECK-NEXT:   emitc.include "kernel_operator_list_tensor_intf.h"
// CHECK-NEXT:   emitc.include "kernel_operator_list_tensor_intf.h"
// CHECK-NEXT:   func.func @kernel() attributes {ascir.global} {
// CHECK-NEXT:     %0 = ascir.list_tensor_desc : !ascir.list_tensor_desc
// CHECK-NEXT:     %1 = ascir.tensor_desc f32 : !ascir.tensor_desc
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
