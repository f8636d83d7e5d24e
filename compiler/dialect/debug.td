// Printing, dumping, profiling marks.

#ifndef ASCIR_DEBUG
#define ASCIR_DEBUG

include "types.td"

def DumpAccChkPointOp : Function<"dump_acc_chk_point", "DumpAccChkPoint", (ins TensorLike:$tensor, AnyType:$index,
  AnyType:$countOff, AnyType:$dumpSize)> {
  let python = [Py<"asc.dump_acc_chk_point",
    "strict tensor: tensor, index: int as ui32, count_off: int as ui32, dump_size: int as ui32">];
  let summary = "Prints tensor from an offset.";
  let summaryZh = "从偏移处打印张量。";
  let cost = "debug";
}

def DumpTensorOp : Function<"dump_tensor", "DumpTensor", (ins TensorLike:$tensor, AnyType:$desc, AnyType:$dumpSize,
  Optional<ShapeInfo>:$shapeInfo)> {
  let python = [Py<"asc.dump_tensor",
    "strict tensor: tensor, desc: int as ui32, dump_size: int as ui32, shape_info: ShapeInfo = None">];
  let summary = "Prints tensor contents.";
  let summaryZh = "打印张量内容。";
  let cost = "debug";
}

def MetricsProfStartOp : Function<"metrics_prof_start", "MetricsProfStart", (ins)> {
  let assemblyFormat = "attr-dict";
  let python = [Py<"asc.metrics_prof_start", "">];
  let summary = "Starts profiling window.";
  let summaryZh = "开始性能采集。";
}

def MetricsProfStopOp : Function<"metrics_prof_stop", "MetricsProfStop", (ins)> {
  let assemblyFormat = "attr-dict";
  let python = [Py<"asc.metrics_prof_stop", "">];
  let summary = "Ends profiling window.";
  let summaryZh = "结束性能采集。";
}

def PrintTimeStampOp : Function<"print_time_stamp", "PrintTimeStamp", (ins AnyType:$descId)> {
  let python = [Py<"asc.print_time_stamp", "desc_id: int as i32">];
  let summary = "Prints a time stamp.";
  let summaryZh = "打印时间戳。";
  let cost = "debug";
}

def PrintfOp : Function<"printf", "printf", (ins StrAttr:$desc, Variadic<AnyType>:$vars)> {
  let assemblyFormat = "($vars^):(` `)? attr-dict ` ` `:` custom<MaybeTypes>(type($vars))";
  let emit = "custom:printf";
  let python = [Py<"asc.printf", "desc: str, *params -> vars">];
  let summary = "Formatted debug print.";
  let summaryZh = "格式化打印。";
  let cost = "debug";
}

def TrapOp : Function<"trap", "Trap", (ins)> {
  let assemblyFormat = "attr-dict";
  let python = [Py<"asc.trap", "">];
  let summary = "Raises an exception.";
  let summaryZh = "触发异常。";
}

#endif
