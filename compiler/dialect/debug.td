// Printing, dumping, profiling marks.

#ifndef ASCIR_DEBUG
#define ASCIR_DEBUG

include "types.td"

def DumpAccChkPointOp : Function<"dump_acc_chk_point", "DumpAccChkPoint", (ins TensorLike:$tensor, AnyType:$index,
  AnyType:$countOff, AnyType:$dumpSize)>;
def DumpTensorOp : Function<"dump_tensor", "DumpTensor", (ins TensorLike:$tensor, AnyType:$desc, AnyType:$dumpSize,
  Optional<ShapeInfo>:$shapeInfo)>;
def MetricsProfStartOp : Function<"metrics_prof_start", "MetricsProfStart", (ins)> {
  let assemblyFormat = "attr-dict";
}
def MetricsProfStopOp : Function<"metrics_prof_stop", "MetricsProfStop", (ins)> {
  let assemblyFormat = "attr-dict";
}
def PrintTimeStampOp : Function<"print_time_stamp", "PrintTimeStamp", (ins AnyType:$descId)>;
def PrintfOp : Function<"printf", "printf", (ins StrAttr:$desc, Variadic<AnyType>:$vars)> {
  let assemblyFormat = "($vars^):(` `)? attr-dict `:` custom<MaybeTypes>(type($vars))";
  let emit = "custom";
}
def TrapOp : Function<"trap", "Trap", (ins)> {
  let assemblyFormat = "attr-dict";
}

#endif
