// Gather, scatter, broadcast of blocks.

#ifndef ASCIR_GATHER
#define ASCIR_GATHER

include "types.td"

def BrcbL0Op : Function<"brcb_l0", "Brcb", (ins LocalTensor:$dst, LocalTensor:$src0, AnyType:$repeatTimes,
  BrcbRepeatParams:$repeatParams)> {
  let python = [Py<"asc.brcb", "dst: local, src0: local, repeat_times: int as ui8, repeat_params: BrcbRepeatParams">];
  let summary = "Spreads 8 source elements into 8 blocks per repeat.";
  let summaryZh = "每次将 8 个元素各铺满一个数据块。";
  let pipe = "V";
  let cost = "brcb";
  let reads = ["src0"];
  let writes = ["dst"];
  let positions = ["dst src0: UB"];
  let limits = ["aligned dst src0 32"];
}

let summary = "Picks elements by byte offsets.", summaryZh = "按字节偏移逐元素收集。", pipe = "V", cost = "gather",
    writes = ["dst"], autoSync = 1 in {
  def GatherL0Op : Function<"gather_l0", "Gather", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$srcOffset,
    AnyType:$srcBaseAddr, AnyType:$mask, AnyType:$repeatTimes, AnyType:$dstRepStride)> {
    let python = [Py<"asc.gather",
      "dst: local, src: local, src_offset: local, src_base: int as ui32 -> srcBaseAddr, mask: int as ui64, "
      "repeat_times: int as ui8, dst_rep_stride: int as ui16">];
    let reads = ["src", "srcOffset"];
    let positions = ["dst src srcOffset: UB"];
    let limits = ["aligned dst src srcOffset 32"];
  }
  def GatherL1Op : Function<"gather_l1", "Gather", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$dstOffset,
    AnyType:$dstBase, Variadic<AnyType>:$mask, AnyType:$repeatTimes, AnyType:$srcRepStride)> {
    let emit = "AscendC::{api}({dst}, {src}, {dstOffset}, {dstBase}, {list uint64_t dst _mask_list# mask}, "
               "{repeatTimes}, {srcRepStride})";
    let python = [Py<"asc.gather",
      "dst: local, src: local, src_offset: local -> dstOffset, src_base: int as ui32 -> dstBase, "
      "mask: list as ui64 @0, repeat_times: int as ui8, dst_rep_stride: int as ui16 -> srcRepStride">];
    let reads = ["src", "dstOffset"];
    let positions = ["dst src dstOffset: UB"];
    let limits = ["aligned dst src dstOffset 32"];
  }
  def GatherL2Op : Function<"gather_l2", "Gather", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$srcOffset,
    AnyType:$srcBaseAddr, AnyType:$count)> {
    let python = [Py<"asc.gather",
      "dst: local, src: local, src_offset: local, src_base: int as ui32 -> srcBaseAddr, count: int as ui32">];
    let reads = ["src", "srcOffset"];
    let positions = ["dst src srcOffset: UB"];
    let limits = ["aligned dst src srcOffset 32"];
  }
}

def GatherMaskOp : Function<"gather_mask", "GatherMask", (ins LocalTensor:$dst, LocalTensor:$src0,
  AnyType:$src1Pattern, AnyType:$reduceMode, AnyType:$mask, GatherMaskParams:$params,
  GatherMaskMode:$gatherMaskMode), (outs AnyType:$rsvdCnt)> {
  let assemblyFormat = [{
    $dst `,` $src0 `,` $src1Pattern `,` $reduceMode `,` $mask `,` $params `,` $gatherMaskMode attr-dict `:`
    qualified(type($dst)) `,` qualified(type($src0)) `,` type($src1Pattern) `,` type($reduceMode) `,`
    type($mask) `,` type($params) `->` type($rsvdCnt)
  }];
  let emit = "custom:gather_mask";
  let python = [
    Py<"asc.gather_mask",
      "dst: local, src0: local, src1_pattern: local, reduce_mode: bool as i8, mask: int as ui32, "
      "params: GatherMaskParams, gather_mask_mode: GatherMaskMode = DEFAULT => ui64">,
    Py<"asc.gather_mask",
      "dst: local, src0: local, src1_pattern: int as ui8, reduce_mode: bool as i8, mask: int as ui32, "
      "params: GatherMaskParams, gather_mask_mode: GatherMaskMode = DEFAULT => ui64">
  ];
  let summary = "Compacts selected elements.";
  let summaryZh = "按模式收集元素并紧密排列。";
  let pipe = "V";
  let cost = "gather_mask";
  let reads = ["src0"];
  let writes = ["dst"];
  let positions = ["dst src0: UB"];
  let limits = ["aligned dst src0 32"];
}

def GatherbL0Op : Function<"gatherb_l0", "Gatherb", (ins LocalTensor:$dst, LocalTensor:$src0, LocalTensor:$offset,
  AnyType:$repeatTimes, GatherRepeatParams:$repeatParams)> {
  let python = [Py<"asc.gatherb",
    "dst: local, src0: local, offset: local, repeat_times: int as ui8, repeat_params: GatherRepeatParams">];
  let summary = "Picks 32 B blocks by byte offsets.";
  let summaryZh = "按偏移收集 32 B 数据块。";
  let pipe = "V";
  let cost = "gather_block";
  let reads = ["src0", "offset"];
  let writes = ["dst"];
  let positions = ["dst src0 offset: UB"];
  let limits = ["aligned dst src0 offset 32"];
  let autoSync = 1;
}

def GetGatherMaskRemainCountOp : Function<"get_gather_mask_remain_count", "GetGatherMaskRemainCount", (ins),
  (outs AnyType:$result)> {
  let assemblyFormat = "attr-dict `:` type($result)";
  let python = [Py<"asc.get_gather_mask_remain_count", "=> raw ui64">];
  let summary = "Element count kept by the last gather_mask.";
  let summaryZh = "最近一次 gather_mask 保留的元素数。";
}

let summary = "Writes elements to byte offsets.", summaryZh = "按字节偏移逐元素散布。", pipe = "V", cost = "scatter", elements = "dstOffset in ui32",
    reads = ["src", "dstOffset"], writes = ["dst"], positions = ["dst src dstOffset: UB"],
    limits = ["aligned dst src dstOffset 32"], autoSync = 1 in {
  def ScatterL0Op : Function<"scatter_l0", "Scatter", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$dstOffset,
    AnyType:$dstBase, AnyType:$mask, AnyType:$repeatTimes, AnyType:$srcRepStride)> {
    let python = [Py<"asc.scatter",
      "dst: local, src: local, dst_offset: local, dst_base: int as ui32, mask: int as ui64, "
      "repeat_times: int as ui8, src_rep_stride: int as ui8">];
  }
  def ScatterL1Op : Function<"scatter_l1", "Scatter", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$dstOffset,
    AnyType:$dstBase, Variadic<AnyType>:$mask, AnyType:$repeatTimes, AnyType:$srcRepStride)> {
    let emit = "AscendC::{api}({dst}, {src}, {dstOffset}, {dstBase}, {list uint64_t dst _mask_list# mask}, "
               "{repeatTimes}, {srcRepStride})";
    let python = [Py<"asc.scatter",
      "dst: local, src: local, dst_offset: local, dst_base: int as ui32, mask: list as ui64 @0, "
      "repeat_times: int as ui8, src_rep_stride: int as ui8">];
  }
  def ScatterL2Op : Function<"scatter_l2", "Scatter", (ins LocalTensor:$dst, LocalTensor:$src, LocalTensor:$dstOffset,
    AnyType:$dstBase, AnyType:$count)> {
    let python = [Py<"asc.scatter",
      "dst: local, src: local, dst_offset: local, dst_base: int as ui32, count: int as ui32">];
  }
}

#endif
