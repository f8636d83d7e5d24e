// The vector mask register.

#ifndef ASCIR_MASK
#define ASCIR_MASK

include "types.td"

def ResetMaskOp : Function<"reset_mask", "ResetMask", (ins)> {
  let assemblyFormat = "attr-dict";
}
def SetMaskCountOp : Function<"set_mask_count", "SetMaskCount", (ins)> {
  let assemblyFormat = "attr-dict";
}
def SetMaskNormOp : Function<"set_mask_norm", "SetMaskNorm", (ins)> {
  let assemblyFormat = "attr-dict";
}
def SetVectorMaskL0Op : Function<"set_vector_mask_l0", "SetVectorMask", (ins AnyType:$len, TypeAttr:$dtype,
  MaskMode:$mode)> {
  let emit = "custom";
}
def SetVectorMaskL1Op : Function<"set_vector_mask_l1", "SetVectorMask", (ins AnyType:$maskHigh, AnyType:$maskLow,
  TypeAttr:$dtype, MaskMode:$mode)> {
  let emit = "custom";
}

#endif
