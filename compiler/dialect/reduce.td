// Reductions.

#ifndef ASCIR_REDUCE
#define ASCIR_REDUCE

include "types.td"

let summary = "Max of each 32 B block.", summaryZh = "每个数据块内求最大。", pipe = "V", cost = "reduce_block_max",
    reads = ["src"], writes = ["dst"], positions = ["dst src: UB"], limits = ["aligned dst src 32"] in {
  def BlockReduceMaxL0Op : Function<"block_reduce_max_l0", "BlockReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
    AnyType:$repeatTime, AnyType:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)> {
    let python = [Py<"asc.block_reduce_max",
      "dst: local, src: local, repeat: int as i32 -> repeatTime, mask: int as i32, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32">];
  }
  def BlockReduceMaxL1Op : Function<"block_reduce_max_l1", "BlockReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
    AnyType:$repeatTime, Variadic<UI64>:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)> {
    let emit = "AscendC::{api}({dst}, {src}, {repeatTime}, {list uint64_t dst _mask_list# mask}, {dstRepStride}, "
               "{srcBlkStride}, {srcRepStride})";
    let python = [Py<"asc.block_reduce_max",
      "dst: local, src: local, repeat: int as i32 -> repeatTime, mask: list as ui64 @0, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32">];
    let autoSync = 1;
  }
}

let summary = "Min of each 32 B block.", summaryZh = "每个数据块内求最小。", pipe = "V", cost = "reduce_block_max",
    reads = ["src"], writes = ["dst"], positions = ["dst src: UB"], limits = ["aligned dst src 32"] in {
  def BlockReduceMinL0Op : Function<"block_reduce_min_l0", "BlockReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
    AnyType:$repeatTime, AnyType:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)> {
    let python = [Py<"asc.block_reduce_min",
      "dst: local, src: local, repeat: int as i32 -> repeatTime, mask: int as i32, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32">];
  }
  def BlockReduceMinL1Op : Function<"block_reduce_min_l1", "BlockReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
    AnyType:$repeatTime, Variadic<UI64>:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)> {
    let emit = "AscendC::{api}({dst}, {src}, {repeatTime}, {list uint64_t dst _mask_list# mask}, {dstRepStride}, "
               "{srcBlkStride}, {srcRepStride})";
    let python = [Py<"asc.block_reduce_min",
      "dst: local, src: local, repeat: int as i32 -> repeatTime, mask: list as ui64 @0, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32">];
    let autoSync = 1;
  }
}

let summary = "Sum of each 32 B block.", summaryZh = "每个数据块内求和。", pipe = "V", cost = "reduce_block_sum",
    reads = ["src"], writes = ["dst"], positions = ["dst src: UB"], limits = ["aligned dst src 32"] in {
  def BlockReduceSumL0Op : Function<"block_reduce_sum_l0", "BlockReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
    AnyType:$repeatTime, AnyType:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)> {
    let python = [Py<"asc.block_reduce_sum",
      "dst: local, src: local, repeat: int as i32 -> repeatTime, mask: int as i32, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32">];
  }
  def BlockReduceSumL1Op : Function<"block_reduce_sum_l1", "BlockReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
    AnyType:$repeatTime, Variadic<UI64>:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)> {
    let emit = "AscendC::{api}({dst}, {src}, {repeatTime}, {list uint64_t dst _mask_list# mask}, {dstRepStride}, "
               "{srcBlkStride}, {srcRepStride})";
    let python = [Py<"asc.block_reduce_sum",
      "dst: local, src: local, repeat: int as i32 -> repeatTime, mask: list as ui64 @0, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32">];
    let autoSync = 1;
  }
}

let summary = "Sums neighbouring lane pairs.", summaryZh = "相邻两元素求和。", pipe = "V", cost = "reduce_pair",
    reads = ["src"], writes = ["dst"], positions = ["dst src: UB"], limits = ["aligned dst src 32"] in {
  def PairReduceSumL0Op : Function<"pair_reduce_sum_l0", "PairReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
    AnyType:$repeatTime, AnyType:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
    UnitAttr:$isSetMask)> {
    let python = [Py<"asc.pair_reduce_sum",
      "dst: local, src: local, repeat_time: int as i32, mask: int as i32, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32, is_set_mask: bool = True">];
  }
  def PairReduceSumL1Op : Function<"pair_reduce_sum_l1", "PairReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
    AnyType:$repeatTime, Variadic<UI64>:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
    UnitAttr:$isSetMask)> {
    let emit = "AscendC::{api}({dst}, {src}, {repeatTime}, {list uint64_t dst _mask_list# mask}, {dstRepStride}, "
               "{srcBlkStride}, {srcRepStride})";
    let python = [Py<"asc.pair_reduce_sum",
      "dst: local, src: local, repeat_time: int as i32, mask: list as ui64 @0, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32, is_set_mask: bool = True">];
    let autoSync = 1;
  }
}

let summary = "Global max and optional index.", summaryZh = "全局最大值(可带下标)。", pipe = "V", cost = "reduce_max",
    reads = ["src"], writes = ["dst"], positions = ["dst src: UB"], limits = ["aligned dst src 32"], autoSync = 1 in {
  def ReduceMaxL0Op : Function<"reduce_max_l0", "ReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
    LocalTensor:$sharedTmpBuffer, AnyType:$mask, AnyType:$repeatTime, AnyType:$srcRepStride, AnyType:$calIndex)> {
    let python = [Py<"asc.reduce_max",
      "dst: local, src: local, shared_tmp_buffer: local, mask: int as ui64, repeat_time: int as ui8, "
      "src_rep_stride: int as ui8, cal_index: bool = False as i8">];
  }
  def ReduceMaxL1Op : Function<"reduce_max_l1", "ReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
    LocalTensor:$sharedTmpBuffer, Variadic<AnyType>:$mask, AnyType:$repeatTime, AnyType:$srcRepStride,
    AnyType:$calIndex)> {
    let emit = "AscendC::{api}({dst}, {src}, {sharedTmpBuffer}, {list uint64_t dst _mask_list# mask}, {repeatTime}, "
               "{srcRepStride}, {calIndex})";
    let python = [Py<"asc.reduce_max",
      "dst: local, src: local, shared_tmp_buffer: local, mask: list as ui64, repeat_time: int as ui8, "
      "src_rep_stride: int as ui8, cal_index: bool = False as i8">];
  }
  def ReduceMaxL2Op : Function<"reduce_max_l2", "ReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
    LocalTensor:$sharedTmpBuffer, AnyType:$count, AnyType:$calIndex)> {
    let python = [Py<"asc.reduce_max",
      "dst: local, src: local, shared_tmp_buffer: local, count: int as ui32, cal_index: bool = False as i8">];
  }
}

let summary = "Global min and optional index.", summaryZh = "全局最小值(可带下标)。", pipe = "V", cost = "reduce_max",
    reads = ["src"], writes = ["dst"], positions = ["dst src: UB"], limits = ["aligned dst src 32"], autoSync = 1 in {
  def ReduceMinL0Op : Function<"reduce_min_l0", "ReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
    LocalTensor:$sharedTmpBuffer, AnyType:$mask, AnyType:$repeatTime, AnyType:$srcRepStride, AnyType:$calIndex)> {
    let python = [Py<"asc.reduce_min",
      "dst: local, src: local, shared_tmp_buffer: local, mask: int as ui64, repeat_time: int as ui8, "
      "src_rep_stride: int as ui8, cal_index: bool = False as i8">];
  }
  def ReduceMinL1Op : Function<"reduce_min_l1", "ReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
    LocalTensor:$sharedTmpBuffer, Variadic<AnyType>:$mask, AnyType:$repeatTime, AnyType:$srcRepStride,
    AnyType:$calIndex)> {
    let emit = "AscendC::{api}({dst}, {src}, {sharedTmpBuffer}, {list uint64_t dst _mask_list# mask}, {repeatTime}, "
               "{srcRepStride}, {calIndex})";
    let python = [Py<"asc.reduce_min",
      "dst: local, src: local, shared_tmp_buffer: local, mask: list as ui64, repeat_time: int as ui8, "
      "src_rep_stride: int as ui8, cal_index: bool = False as i8">];
  }
  def ReduceMinL2Op : Function<"reduce_min_l2", "ReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
    LocalTensor:$sharedTmpBuffer, AnyType:$count, AnyType:$calIndex)> {
    let python = [Py<"asc.reduce_min",
      "dst: local, src: local, shared_tmp_buffer: local, count: int as ui32, cal_index: bool = False as i8">];
  }
}

let summary = "Sums all selected elements to dst[0].", summaryZh = "全部元素求和写入首元素。", pipe = "V",
    cost = "reduce_sum", reads = ["src"], writes = ["dst"], positions = ["dst src: UB"],
    limits = ["aligned dst src 32"], autoSync = 1 in {
  def ReduceSumL0Op : Function<"reduce_sum_l0", "ReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
    LocalTensor:$sharedTmpBuffer, AnyType:$mask, AnyType:$repeatTime, AnyType:$srcRepStride)> {
    let python = [Py<"asc.reduce_sum",
      "dst: local, src: local, shared_tmp_buffer: local, mask: int as ui64, repeat_time: int as ui8, "
      "src_rep_stride: int as ui8">];
  }
  def ReduceSumL1Op : Function<"reduce_sum_l1", "ReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
    LocalTensor:$sharedTmpBuffer, Variadic<AnyType>:$mask, AnyType:$repeatTime, AnyType:$srcRepStride)> {
    let emit = "AscendC::{api}({dst}, {src}, {sharedTmpBuffer}, {list uint64_t dst _mask_list# mask}, {repeatTime}, "
               "{srcRepStride})";
    let python = [Py<"asc.reduce_sum",
      "dst: local, src: local, shared_tmp_buffer: local, mask: list as ui64, repeat_time: int as ui8, "
      "src_rep_stride: int as ui8">];
  }
  def ReduceSumL2Op : Function<"reduce_sum_l2", "ReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
    LocalTensor:$sharedTmpBuffer, AnyType:$count)> {
    let python = [Py<"asc.reduce_sum", "dst: local, src: local, shared_tmp_buffer: local, count: int as ui32">];
  }
}

def RepeatReduceSumL0Op : Function<"repeat_reduce_sum_l0", "RepeatReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
  AnyType:$repeatTime, AnyType:$mask, AnyType:$dstBlkStride, AnyType:$srcBlkStride, AnyType:$dstRepStride,
  AnyType:$srcRepStride, UnitAttr:$isSetMask)> {
  let python = [Py<"asc.repeat_reduce_sum",
    "dst: local, src: local, repeat_time: int as i32, mask: int as i32, dst_blk_stride: int as i32, "
    "src_blk_stride: int as i32, dst_rep_stride: int as i32, src_rep_stride: int as i32, is_set_mask: bool = True">];
  let summary = "Sums each repeat (contiguous mask only).";
  let summaryZh = "每个 repeat 求和(仅连续掩码)。";
  let pipe = "V";
  let cost = "reduce_whole_sum";
  let reads = ["src"];
  let writes = ["dst"];
  let positions = ["dst src: UB"];
  let limits = ["aligned dst src 32"];
}

let summary = "Max (and index) of each repeat.", summaryZh = "每个 repeat 求最大值及下标。", pipe = "V",
    cost = "reduce_whole_max", reads = ["src"], writes = ["dst"], positions = ["dst src: UB"],
    limits = ["aligned dst src 32"] in {
  def WholeReduceMaxL0Op : Function<"whole_reduce_max_l0", "WholeReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
    AnyType:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
    ReduceOrder:$order, UnitAttr:$isSetMask)> {
    let emit = "AscendC::WholeReduceMax({dst}, {src}, {mask}, {repeatTime}, {dstRepStride}, {srcBlkStride}, "
               "{srcRepStride}, {enum order})";
    let python = [Py<"asc.whole_reduce_max",
      "dst: local, src: local, mask: int as i32, repeat_time: int as i32, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32, order: ReduceOrder = ORDER_VALUE_INDEX, "
      "+isSetMask">];
  }
  def WholeReduceMaxL1Op : Function<"whole_reduce_max_l1", "WholeReduceMax", (ins LocalTensor:$dst, LocalTensor:$src,
    Variadic<UI64>:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
    ReduceOrder:$order, UnitAttr:$isSetMask)> {
    let emit = "AscendC::{api}({dst}, {src}, {list uint64_t dst _mask_list# mask}, {repeatTime}, {dstRepStride}, "
               "{srcBlkStride}, {srcRepStride}, {enum order})";
    let python = [Py<"asc.whole_reduce_max",
      "dst: local, src: local, mask: list as ui64, repeat_time: int as i32, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32, order: ReduceOrder = ORDER_VALUE_INDEX, "
      "+isSetMask">];
    let autoSync = 1;
  }
}

let summary = "Min (and index) of each repeat.", summaryZh = "每个 repeat 求最小值及下标。", pipe = "V",
    cost = "reduce_whole_max", reads = ["src"], writes = ["dst"], positions = ["dst src: UB"],
    limits = ["aligned dst src 32"] in {
  def WholeReduceMinL0Op : Function<"whole_reduce_min_l0", "WholeReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
    AnyType:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
    ReduceOrder:$order, UnitAttr:$isSetMask)> {
    let emit = "AscendC::WholeReduceMin({dst}, {src}, {mask}, {repeatTime}, {dstRepStride}, {srcBlkStride}, "
               "{srcRepStride}, {enum order})";
    let python = [Py<"asc.whole_reduce_min",
      "dst: local, src: local, mask: int as i32, repeat_time: int as i32, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32, order: ReduceOrder = ORDER_VALUE_INDEX, "
      "+isSetMask">];
  }
  def WholeReduceMinL1Op : Function<"whole_reduce_min_l1", "WholeReduceMin", (ins LocalTensor:$dst, LocalTensor:$src,
    Variadic<UI64>:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
    ReduceOrder:$order, UnitAttr:$isSetMask)> {
    let emit = "AscendC::{api}({dst}, {src}, {list uint64_t dst _mask_list# mask}, {repeatTime}, {dstRepStride}, "
               "{srcBlkStride}, {srcRepStride}, {enum order})";
    let python = [Py<"asc.whole_reduce_min",
      "dst: local, src: local, mask: list as ui64, repeat_time: int as i32, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32, order: ReduceOrder = ORDER_VALUE_INDEX, "
      "+isSetMask">];
    let autoSync = 1;
  }
}

let summary = "Sums each repeat to one element.", summaryZh = "每个 repeat 求和得一个元素。", pipe = "V",
    cost = "reduce_whole_sum", reads = ["src"], writes = ["dst"], positions = ["dst src: UB"],
    limits = ["aligned dst src 32"] in {
  def WholeReduceSumL0Op : Function<"whole_reduce_sum_l0", "WholeReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
    AnyType:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
    UnitAttr:$isSetMask)> {
    let python = [Py<"asc.whole_reduce_sum",
      "dst: local, src: local, mask: int as i32, repeat_time: int as i32, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32, is_set_mask: bool = True">];
  }
  def WholeReduceSumL1Op : Function<"whole_reduce_sum_l1", "WholeReduceSum", (ins LocalTensor:$dst, LocalTensor:$src,
    Variadic<UI64>:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
    UnitAttr:$isSetMask)> {
    let emit = "AscendC::{api}({dst}, {src}, {list uint64_t dst _mask_list# mask}, {repeatTime}, {dstRepStride}, "
               "{srcBlkStride}, {srcRepStride})";
    let python = [Py<"asc.whole_reduce_sum",
      "dst: local, src: local, mask: list as ui64, repeat_time: int as i32, dst_rep_stride: int as i32, "
      "src_blk_stride: int as i32, src_rep_stride: int as i32, is_set_mask: bool = True">];
    let autoSync = 1;
  }
}

#endif
