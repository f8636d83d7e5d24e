// Gather, scatter, broadcast of blocks.

#ifndef ASCIR_GATHER
#define ASCIR_GATHER

include "types.td"

def BrcbL0Op : Function<"brcb_l0", "Brcb", (ins LocalTensor:$dst, LocalTensor:$src0, AnyType:$repeatTimes,
  BrcbRepeatParams:$repeatParams)>;
def GatherL0Op : Function<"gather_l0", "Gather", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$srcOffset,
  AnyType:$srcBaseAddr, AnyType:$mask, AnyType:$repeatTimes, AnyType:$dstRepStride)> {
  let emit = "custom";
}
def GatherL1Op : Function<"gather_l1", "Gather", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$dstOffset,
  AnyType:$dstBase, Variadic<AnyType>:$mask, AnyType:$repeatTimes, AnyType:$srcRepStride)> {
  let emit = "custom";
}
def GatherL2Op : Function<"gather_l2", "Gather", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$srcOffset,
  AnyType:$srcBaseAddr, AnyType:$count)> {
  let emit = "custom";
}
def GatherMaskOp : Function<"gather_mask", "GatherMask", (ins LocalTensor:$dst, LocalTensor:$src0,
  AnyType:$src1Pattern, AnyType:$reduceMode, AnyType:$mask, GatherMaskParams:$params,
  GatherMaskMode:$gatherMaskMode), (outs AnyType:$rsvdCnt)> {
  let assemblyFormat = [{
    $dst `,` $src0 `,` $src1Pattern `,` $reduceMode `,` $mask `,` $params `,` $gatherMaskMode attr-dict `:`
    qualified(type($dst)) `,` qualified(type($src0)) `,` type($src1Pattern) `,` type($reduceMode) `,`
    type($mask) `,` type($params) `->` type($rsvdCnt)
  }];
  let emit = "custom";
}
def GatherbL0Op : Function<"gatherb_l0", "Gatherb", (ins LocalTensor:$dst, LocalTensor:$src0, LocalTensor:$offset,
  AnyType:$repeatTimes, GatherRepeatParams:$repeatParams)> {
  let emit = "custom";
}
def GetGatherMaskRemainCountOp : Function<"get_gather_mask_remain_count", "GetGatherMaskRemainCount", (ins), (outs AnyType:$result)> {
  let assemblyFormat = "attr-dict `:` type($result)";
}
def ScatterL0Op : Function<"scatter_l0", "Scatter", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$dstOffset,
  AnyType:$dstBase, AnyType:$mask, AnyType:$repeatTimes, AnyType:$srcRepStride)>;
def ScatterL1Op : Function<"scatter_l1", "Scatter", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$dstOffset,
  AnyType:$dstBase, Variadic<AnyType>:$mask, AnyType:$repeatTimes, AnyType:$srcRepStride)> {
  let emit = "custom";
}
def ScatterL2Op : Function<"scatter_l2", "Scatter", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$dstOffset,
  AnyType:$dstBase, AnyType:$count)>;

#endif
