// From the cube unit to memory.

#ifndef ASCIR_FIXPIPE
#define ASCIR_FIXPIPE

include "types.td"

let summary = "Moves L0C tiles to GM with quantisation, ReLU and layout change.",
    summaryZh = "将 L0C 搬到 GM,并做量化、激活与格式转换。", pipe = "FIX", cost = "fixpipe", writes = ["dst"],
    positions = ["dst: GM", "src: L0C"] in {
  def FixpipeOp : Function<"fixpipe", "Fixpipe", (ins GlobalTensor:$dst, LocalTensor:$src,
    FixpipeParamsV220:$intriParams, FixpipeConfig:$fixpipeConfig)> {
    let emit = "custom:fixpipe";
    let python = [Py<"asc.fixpipe",
      "dst: global, src: local, params: FixpipeParamsV220 -> intriParams, "
      "config: FixpipeConfig = FixpipeConfig.cfg_row_major() -> fixpipeConfig">];
    let reads = ["src"];
  }
  def FixpipeWithWorkspaceOp : Function<"fixpipe_with_workspace", "Fixpipe", (ins GlobalTensor:$dst, LocalTensor:$src,
    LocalTensor:$cbufWorkspace, FixpipeParamsV220:$intriParams, FixpipeConfig:$fixpipeConfig)> {
    let emit = "custom:fixpipe";
    let python = [Py<"asc.fixpipe",
      "dst: global, src: local, cbuf_workspace: local, params: FixpipeParamsV220 -> intriParams, "
      "config: FixpipeConfig = FixpipeConfig.cfg_row_major() -> fixpipeConfig">];
    let reads = ["src", "cbufWorkspace"];
  }
}

let summary = "Stores dequantisation parameters in a register.", summaryZh = "设置反量化参数寄存器。" in {
  def SetDeqScaleOp : Function<"set_deq_scale", "SetDeqScale", (ins AnyType:$scale, Optional<I16>:$offset,
    Optional<AnyType>:$signMode), (outs), [AttrSizedOperandSegments]> {
    let assemblyFormat = [{
      $scale attr-dict (`,` $offset^)? (`,` $signMode^)? `:` type($scale) (`,` type($offset)^)? (`,`
      type($signMode)^)?
    }];
    let python = [
      Py<"asc.set_deq_scale", "scale: float as f16">,
      Py<"asc.set_deq_scale", "scale: float as f32, offset: int as i16, sign_mode: bool as i1">
    ];
  }
  def SetDeqScaleL4Op : Function<"set_deq_scale_l4", "SetDeqScale", (ins LocalTensor:$vdeq, VdeqInfo:$vdeqInfo)> {
    let python = [Py<"asc.set_deq_scale", "vdeq: local, vdeq_info: VdeqInfo">];
  }
}

def SetFixpipePreQuantFlagOp : Function<"set_fixpipe_pre_quant_flag", "SetFixpipePreQuantFlag", (ins AnyType:$config)> {
  let assemblyFormat = "$config attr-dict `:` type($config)";
  let python = [Py<"asc.set_fix_pipe_pre_quant_flag", "config: int as ui64">];
  let summary = "Sets the scalar quantisation word for fixpipe/data_copy.";
  let summaryZh = "设置随路量化标量参数。";
}

#endif
