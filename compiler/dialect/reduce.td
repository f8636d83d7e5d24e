// Reductions.

#ifndef ASCIR_REDUCE
#define ASCIR_REDUCE

include "types.td"

def BlockReduceMaxL0Op : Function<"block_reduce_max_l0", "BlockReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, AnyType:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)>;
def BlockReduceMaxL1Op : Function<"block_reduce_max_l1", "BlockReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, Variadic<UI64>:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)> {
  let emit = "custom";
}
def BlockReduceMinL0Op : Function<"block_reduce_min_l0", "BlockReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, AnyType:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)>;
def BlockReduceMinL1Op : Function<"block_reduce_min_l1", "BlockReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, Variadic<UI64>:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)> {
  let emit = "custom";
}
def BlockReduceSumL0Op : Function<"block_reduce_sum_l0", "BlockReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, AnyType:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)>;
def BlockReduceSumL1Op : Function<"block_reduce_sum_l1", "BlockReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, Variadic<UI64>:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)> {
  let emit = "custom";
}
def PairReduceSumL0Op : Function<"pair_reduce_sum_l0", "PairReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, AnyType:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
  UnitAttr:$isSetMask)>;
def PairReduceSumL1Op : Function<"pair_reduce_sum_l1", "PairReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, Variadic<UI64>:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
  UnitAttr:$isSetMask)> {
  let emit = "custom";
}
def ReduceMaxL0Op : Function<"reduce_max_l0", "ReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
  LocalTensor:$sharedTmpBuffer, AnyType:$mask, AnyType:$repeatTime, AnyType:$srcRepStride, AnyType:$calIndex)>;
def ReduceMaxL1Op : Function<"reduce_max_l1", "ReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
  LocalTensor:$sharedTmpBuffer, Variadic<AnyType>:$mask, AnyType:$repeatTime, AnyType:$srcRepStride,
  AnyType:$calIndex)> {
  let emit = "custom";
}
def ReduceMaxL2Op : Function<"reduce_max_l2", "ReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
  LocalTensor:$sharedTmpBuffer, AnyType:$count, AnyType:$calIndex)>;
def ReduceMinL0Op : Function<"reduce_min_l0", "ReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
  LocalTensor:$sharedTmpBuffer, AnyType:$mask, AnyType:$repeatTime, AnyType:$srcRepStride, AnyType:$calIndex)>;
def ReduceMinL1Op : Function<"reduce_min_l1", "ReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
  LocalTensor:$sharedTmpBuffer, Variadic<AnyType>:$mask, AnyType:$repeatTime, AnyType:$srcRepStride,
  AnyType:$calIndex)> {
  let emit = "custom";
}
def ReduceMinL2Op : Function<"reduce_min_l2", "ReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
  LocalTensor:$sharedTmpBuffer, AnyType:$count, AnyType:$calIndex)>;
def ReduceSumL0Op : Function<"reduce_sum_l0", "ReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
  LocalTensor:$sharedTmpBuffer, AnyType:$mask, AnyType:$repeatTime, AnyType:$srcRepStride)>;
def ReduceSumL1Op : Function<"reduce_sum_l1", "ReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
  LocalTensor:$sharedTmpBuffer, Variadic<AnyType>:$mask, AnyType:$repeatTime, AnyType:$srcRepStride)> {
  let emit = "custom";
}
def ReduceSumL2Op : Function<"reduce_sum_l2", "ReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
  LocalTensor:$sharedTmpBuffer, AnyType:$count)>;
def RepeatReduceSumL0Op : Function<"repeat_reduce_sum_l0", "RepeatReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, AnyType:$mask, AnyType:$dstBlkStride, AnyType:$srcBlkStride, AnyType:$dstRepStride,
  AnyType:$srcRepStride, UnitAttr:$isSetMask)>;
def WholeReduceMaxL0Op : Function<"whole_reduce_max_l0", "WholeReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
  ReduceOrder:$order, UnitAttr:$isSetMask)> {
  let emit = "AscendC::WholeReduceMax({dst}, {src}, {mask}, {repeatTime}, {dstRepStride}, {srcBlkStride}, {srcRepStride}, AscendC::ReduceOrder::{order upper})";
}
def WholeReduceMaxL1Op : Function<"whole_reduce_max_l1", "WholeReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
  Variadic<UI64>:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
  ReduceOrder:$order, UnitAttr:$isSetMask)> {
  let emit = "custom";
}
def WholeReduceMinL0Op : Function<"whole_reduce_min_l0", "WholeReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
  ReduceOrder:$order, UnitAttr:$isSetMask)> {
  let emit = "AscendC::WholeReduceMin({dst}, {src}, {mask}, {repeatTime}, {dstRepStride}, {srcBlkStride}, {srcRepStride}, AscendC::ReduceOrder::{order upper})";
}
def WholeReduceMinL1Op : Function<"whole_reduce_min_l1", "WholeReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
  Variadic<UI64>:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
  ReduceOrder:$order, UnitAttr:$isSetMask)> {
  let emit = "custom";
}
def WholeReduceSumL0Op : Function<"whole_reduce_sum_l0", "WholeReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
  UnitAttr:$isSetMask)>;
def WholeReduceSumL1Op : Function<"whole_reduce_sum_l1", "WholeReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
  Variadic<UI64>:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
  UnitAttr:$isSetMask)> {
  let emit = "custom";
}

#endif
