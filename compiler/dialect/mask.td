// The vector mask register.

#ifndef ASCIR_MASK
#define ASCIR_MASK

include "types.td"

def ResetMaskOp : Function<"reset_mask", "ResetMask", (ins)> {
  let assemblyFormat = "attr-dict";
  let python = [Py<"asc.reset_mask", "">];
  let summary = "Sets all mask bits.";
  let summaryZh = "掩码恢复全 1。";
  let cost = "set_mask";
}

def SetMaskCountOp : Function<"set_mask_count", "SetMaskCount", (ins)> {
  let assemblyFormat = "attr-dict";
  let python = [Py<"asc.set_mask_count", "">];
  let summary = "Selects counter mask mode.";
  let summaryZh = "切换到计数掩码模式。";
  let cost = "set_mask";
}

def SetMaskNormOp : Function<"set_mask_norm", "SetMaskNorm", (ins)> {
  let assemblyFormat = "attr-dict";
  let python = [Py<"asc.set_mask_norm", "">];
  let summary = "Selects normal mask mode.";
  let summaryZh = "切换到常规掩码模式。";
  let cost = "set_mask";
}

let summary = "Sets the mask register.", summaryZh = "设置掩码寄存器。", cost = "set_mask" in {
  def SetVectorMaskL0Op : Function<"set_vector_mask_l0", "SetVectorMask", (ins AnyType:$len, TypeAttr:$dtype,
    MaskMode:$mode)> {
    let emit = "AscendC::SetVectorMask<{unsigned dtype}, {enum mode}>({len})";
    let python = [Py<"asc.set_vector_mask",
      "length/: int as i32 -> len, dtype!: dtype, mode!: MaskMode">];
  }
  def SetVectorMaskL1Op : Function<"set_vector_mask_l1", "SetVectorMask", (ins AnyType:$maskHigh, AnyType:$maskLow,
    TypeAttr:$dtype, MaskMode:$mode)> {
    let emit = "AscendC::SetVectorMask<{unsigned dtype}, {enum mode}>({maskHigh}, {maskLow})";
    let python = [Py<"asc.set_vector_mask",
      "mask_high/: int as ui64, mask_low/: int as ui64, dtype!: dtype, mode!: MaskMode">];
  }
}

#endif
