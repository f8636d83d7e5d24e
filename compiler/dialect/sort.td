// Sorting and proposals.

#ifndef ASCIR_SORT
#define ASCIR_SORT

include "types.td"

def ConcatOp : Function<"concat", "Concat", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$tmp,
  AnyType:$repeatTime)>;
def ExtractOp : Function<"extract", "Extract", (ins LocalTensor:$dstValue, LocalTensor:$dstIndex, LocalTensor:$src,
  AnyType:$repeatTime)>;
def GetMrgSortResultOp : Function<"get_mrg_sort_result", "GetMrgSortResult", (ins), (outs AnyType:$mrgSortList1, AnyType:$mrgSortList2, AnyType:$mrgSortList3, AnyType:$mrgSortList4)> {
  let assemblyFormat = [{
    attr-dict `:` type($mrgSortList1) `,` type($mrgSortList2) `,` type($mrgSortList3) `,` type($mrgSortList4)
  }];
  let emit = "custom";
}
def GetSortLenOp : Function<"get_sort_len", "GetSortLen<float>", (ins UI32:$elemCount), (outs UI32:$result)>;
def GetSortOffsetOp : Function<"get_sort_offset", "GetSortOffset<float>", (ins UI32:$elemOffset), (outs UI32:$result)>;
def MrgSortOp : Function<"mrg_sort", "MrgSort", (ins AnyType:$dst, MrgSortSrcList:$sortList,
  Variadic<UI16>:$elementCountList, Variadic<UI32>:$sortedNum, AnyType:$validBit, AnyType:$repeatTime,
  UnitAttr:$isExhaustedSuspension), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def MrgSort4Op : Function<"mrg_sort4", "MrgSort4", (ins AnyType:$dst, MrgSortSrcList:$src, MrgSort4Info:$params)>;
def MrgSortSrcListOp : Constructor<"mrg_sort_src_list", (outs MrgSortSrcList:$params)> {
  let assemblyFormat = "attr-dict `:` qualified(type($params))";
}
def MrgSortWithInfoOp : Function<"mrg_sort_with_info", "MrgSort", (ins AnyType:$dst, MrgSortSrcList:$src,
  MrgSort4Info:$params)>;
def ProposalConcatOp : Function<"proposal_concat", "ProposalConcat", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, AnyType:$modeNumber)>;
def ProposalExtractOp : Function<"proposal_extract", "ProposalExtract", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, AnyType:$modeNumber)>;
def RpSort16Op : Function<"rp_sort16", "RpSort16", (ins AnyType:$dst, AnyType:$src, AnyType:$repeatTime)>;
def SortOp : Function<"sort", "Sort", (ins AnyType:$dst, AnyType:$concat, AnyType:$index, AnyType:$tmp,
  AnyType:$repeatTime, UnitAttr:$isFullSort)> {
  let emit = "custom";
}
def Sort32Op : Function<"sort32", "Sort32", (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, AnyType:$repeatTime)>;

#endif
