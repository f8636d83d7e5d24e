// From the cube unit to memory.

#ifndef ASCIR_FIXPIPE
#define ASCIR_FIXPIPE

include "types.td"

def FixpipeOp : Function<"fixpipe", "Fixpipe", (ins GlobalTensor:$dst, LocalTensor:$src,
  FixpipeParamsV220:$intriParams, FixpipeConfig:$fixpipeConfig)> {
  let emit = "custom";
}
def FixpipeWithWorkspaceOp : Function<"fixpipe_with_workspace", "Fixpipe", (ins GlobalTensor:$dst, LocalTensor:$src,
  LocalTensor:$cbufWorkspace, FixpipeParamsV220:$intriParams, FixpipeConfig:$fixpipeConfig)> {
  let emit = "custom";
}
def SetDeqScaleOp : Function<"set_deq_scale", "SetDeqScale", (ins AnyType:$scale, Optional<I16>:$offset,
  Optional<AnyType>:$signMode), (outs), [AttrSizedOperandSegments]> {
  let assemblyFormat = [{
    $scale attr-dict (`,` $offset^)? (`,` $signMode^)? `:` type($scale) (`,` type($offset)^)? (`,`
    type($signMode)^)?
  }];
}
def SetDeqScaleL4Op : Function<"set_deq_scale_l4", "SetDeqScale", (ins LocalTensor:$vdeq, VdeqInfo:$vdeqInfo)> {
  let emit = "custom";
}
def SetFixpipePreQuantFlagOp : Function<"set_fixpipe_pre_quant_flag", "SetFixpipePreQuantFlag", (ins AnyType:$config)> {
  let assemblyFormat = "$config attr-dict `:` type($config)";
}

#endif
