// RUN: passes detect-enable-debug
func.func @kernel() attributes {ascir.global} {
  ascir.printf  {desc = "x"} :
  return
}

// CHECK: module attributes {asc.enable_debug} {
// CHECK-NEXT:   func.func @kernel() attributes {ascir.global} {
// CHECK-NEXT:     ascir.printf  {desc = "x"} : 
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
