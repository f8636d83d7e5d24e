// Sorting and proposals.

#ifndef ASCIR_SORT
#define ASCIR_SORT

include "types.td"

def ConcatOp : Function<"concat", "Concat", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$tmp,
  AnyType:$repeatTime)> {
  let python = [Py<"asc.adv.concat", "dst: local, src: local, tmp: local, repeat_time: int">];
  let summary = "Prepares scores for sort.";
  let summaryZh = "为排序拼接分数。";
  let pipe = "V";
  let cost = "sort";
  let reads = ["src"];
  let writes = ["dst"];
  let positions = ["dst src: UB"];
  let limits = ["aligned dst src 32"];
}

def ExtractOp : Function<"extract", "Extract", (ins LocalTensor:$dstValue, LocalTensor:$dstIndex, LocalTensor:$src,
  AnyType:$repeatTime)> {
  let python = [Py<"asc.adv.extract", "dst_value: local, dst_index: local, src: local, repeat_time: int">];
  let summary = "Splits sorted entries into scores and indices.";
  let summaryZh = "取出分数与下标。";
  let pipe = "V";
  let cost = "sort";
  let reads = ["src"];
  let writes = ["dstValue", "dstIndex"];
  let positions = ["dstValue dstIndex src: UB"];
  let limits = ["aligned dstValue dstIndex src 32"];
}

def GetMrgSortResultOp : Function<"get_mrg_sort_result", "GetMrgSortResult", (ins),
  (outs AnyType:$mrgSortList1, AnyType:$mrgSortList2, AnyType:$mrgSortList3, AnyType:$mrgSortList4)> {
  let assemblyFormat = [{
    attr-dict `:` type($mrgSortList1) `,` type($mrgSortList2) `,` type($mrgSortList3) `,` type($mrgSortList4)
  }];
  let emit = "uint16_t {name mrgSortList1};\nuint16_t {name mrgSortList2};\nuint16_t {name mrgSortList3};\nuint16_t "
             "{name mrgSortList4};\nAscendC::{api}({name mrgSortList1}, {name mrgSortList2}, {name mrgSortList3}, "
             "{name mrgSortList4})";
  let python = [Py<"asc.get_mrg_sort_result", "=> ui16, ui16, ui16, ui16">];
  let summary = "Numbers consumed by the last suspended merge.";
  let summaryZh = "最近一次归并各队列已处理数量。";
}

def GetSortLenOp : Function<"get_sort_len", "GetSortLen<float>", (ins UI32:$elemCount), (outs UI32:$result)> {
  let python = [Py<"asc.get_sort_len", "elem_count: int as ui32 => raw ui32">];
  let summary = "Space taken by n sorted entries.";
  let summaryZh = "n 个已排序元素占用的长度。";
}

def GetSortOffsetOp : Function<"get_sort_offset", "GetSortOffset<float>", (ins UI32:$elemOffset), (outs UI32:$result)> {
  let python = [Py<"asc.get_sort_offset", "elem_offset: int as ui32 => raw ui32">];
  let summary = "Offset of element n in sorted data.";
  let summaryZh = "第 n 个元素在已排序数据中的偏移。";
}

def MrgSortOp : Function<"mrg_sort", "MrgSort", (ins AnyType:$dst, MrgSortSrcList:$sortList,
  Variadic<UI16>:$elementCountList, Variadic<UI32>:$sortedNum, AnyType:$validBit, AnyType:$repeatTime,
  UnitAttr:$isExhaustedSuspension), (outs), [AttrSizedOperandSegments]> {
  let emit = "AscendC::MrgSort<{elem dst}, {flag isExhaustedSuspension}>({dst}, {sortList}, {list uint16_t dst "
             "_element_count_list_# elementCountList}, {list uint32_t dst _sorted_num_# sortedNum}, {validBit}, "
             "{repeatTime})";
  let python = [Py<"asc.mrg_sort",
    "strict dst: local, sort_list: MrgSortSrcList, element_count_list: list as ui16, sorted_num: list as ui32, "
    "valid_bit: int as ui16, repeat_time: int as ui16, is_exhausted_suspension: bool = False">];
  let summary = "Merges up to four sorted lists.";
  let summaryZh = "归并至多 4 条有序队列。";
  let pipe = "V";
  let cost = "merge_sort";
  let reads = ["sortList"];
  let writes = ["dst"];
  let positions = ["dst: UB"];
  let limits = ["aligned dst 32"];
}

def MrgSort4Op : Function<"mrg_sort4", "MrgSort4", (ins AnyType:$dst, MrgSortSrcList:$src, MrgSort4Info:$params)> {
  let python = [Py<"asc.mrg_sort4", "dst: local, src: MrgSortSrcList, params: MrgSort4Info">];
  let summary = "Merges up to four proposal lists.";
  let summaryZh = "归并至多 4 条 proposal 队列。";
  let pipe = "V";
  let cost = "merge_sort";
  let reads = ["src"];
  let writes = ["dst"];
  let positions = ["dst src: UB"];
  let limits = ["aligned dst src 32"];
}

def MrgSortSrcListOp : Constructor<"mrg_sort_src_list", (outs MrgSortSrcList:$params)> {
  let assemblyFormat = "attr-dict `:` qualified(type($params))";
}

def MrgSortWithInfoOp : Function<"mrg_sort_with_info", "MrgSort", (ins AnyType:$dst, MrgSortSrcList:$src,
  MrgSort4Info:$params)> {
  let python = [Py<"asc.mrg_sort", "dst: local, sort_list: MrgSortSrcList -> src, params: MrgSort4Info">];
  let summary = "Merges up to four sorted lists.";
  let summaryZh = "归并至多 4 条有序队列。";
  let pipe = "V";
  let cost = "merge_sort";
  let reads = ["src"];
  let writes = ["dst"];
  let positions = ["dst src: UB"];
  let limits = ["aligned dst src 32"];
}

def ProposalConcatOp : Function<"proposal_concat", "ProposalConcat", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, AnyType:$modeNumber)> {
  let python = [Py<"asc.proposal_concat",
    "dst: local, src: local, repeat_time: int, mode_number: int">];
  let summary = "Inserts a column into proposals.";
  let summaryZh = "把一列数据写入 proposal 的指定字段。";
  let pipe = "V";
  let cost = "sort";
  let reads = ["src"];
  let writes = ["dst"];
  let positions = ["dst src: UB"];
  let limits = ["aligned dst src 32"];
}

def ProposalExtractOp : Function<"proposal_extract", "ProposalExtract", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, AnyType:$modeNumber)> {
  let python = [Py<"asc.proposal_extract",
    "dst: local, src: local, repeat_time: int, mode_number: int">];
  let summary = "Extracts a proposal field into a column.";
  let summaryZh = "取出 proposal 的指定字段。";
  let pipe = "V";
  let cost = "sort";
  let reads = ["src"];
  let writes = ["dst"];
  let positions = ["dst src: UB"];
  let limits = ["aligned dst src 32"];
}

def RpSort16Op : Function<"rp_sort16", "RpSort16", (ins AnyType:$dst, AnyType:$src, AnyType:$repeatTime)> {
  let python = [Py<"asc.rp_sort16", "dst: local, src: local, repeat_time: int as i32">];
  let summary = "Sorts 16 proposals per repeat by score.";
  let summaryZh = "每次按分数降序排 16 个 proposal。";
  let pipe = "V";
  let cost = "sort";
  let reads = ["src"];
  let writes = ["dst"];
  let positions = ["dst src: UB"];
  let limits = ["aligned dst src 32"];
}

def SortOp : Function<"sort", "Sort", (ins AnyType:$dst, AnyType:$concat, AnyType:$index, AnyType:$tmp,
  AnyType:$repeatTime, UnitAttr:$isFullSort)> {
  let emit = "AscendC::Sort<{elem dst}, {flag isFullSort}>({dst}, {concat}, {index}, {tmp}, {repeatTime})";
  let python = [Py<"asc.sort",
    "dst: local, concat: local, index: local, tmp: local, repeat_time: int as i32, is_full_sort: bool = False">];
  let summary = "Full or per-32 sort built from sort32 and merges.";
  let summaryZh = "由 sort32 与归并组成的排序。";
  let pipe = "V";
  let cost = "sort";
  let reads = ["concat", "index"];
  let writes = ["dst"];
  let positions = ["dst concat index: UB"];
  let limits = ["aligned dst concat index 32"];
}

def Sort32Op : Function<"sort32", "Sort32", (ins AnyType:$dst, AnyType:$src0, AnyType:$src1, AnyType:$repeatTime)> {
  let python = [Py<"asc.sort32", "dst: local, src0: local, src1: local, repeat_time: int as i32">];
  let summary = "Sorts 32 score/index pairs per repeat, descending.";
  let summaryZh = "每次对 32 组分数/下标降序排序。";
  let pipe = "V";
  let cost = "sort";
  let reads = ["src0", "src1"];
  let writes = ["dst"];
  let positions = ["dst src0 src1: UB"];
  let limits = ["aligned dst src0 src1 32"];
}

#endif
