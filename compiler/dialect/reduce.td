// Reductions. `_l0` takes a mask length, `_l1` a mask bit list (made before everything else where the mark @0 says
// so), `_l2` an element count.

#ifndef ASCIR_REDUCE
#define ASCIR_REDUCE

include "types.td"

class Reduction<string mnemonic, string api, string cost_, string python_, string overload, dag rest>
    : Function<mnemonic, api, !con((ins LocalTensor:$dst, LocalTensor:$src), rest)> {
  let python = [Py<"asc." # python_, "dst: local, src: local, " # overload>];
  let pipe = "V";
  let cost = cost_;
  let reads = ["src"];
  let writes = ["dst"];
  let positions = ["dst src: UB"];
  let limits = ["aligned dst src 32"];
}

// One value of everything, through scratch space. `index`: the choice to return where it was found.
multiclass Total<string mnemonic, string api, string cost, string index, dag indexOperand, string en, string zh> {
  defvar repeats = "repeat_time: int as ui8, src_rep_stride: int as ui8";
  let summary = en, summaryZh = zh, autoSync = 1 in {
    def L0Op : Reduction<mnemonic # "_l0", api, cost, mnemonic,
      "shared_tmp_buffer: local, mask: int as ui64, " # repeats # index,
      !con((ins LocalTensor:$sharedTmpBuffer, AnyType:$mask, AnyType:$repeatTime, AnyType:$srcRepStride),
        indexOperand)>;
    def L1Op : Reduction<mnemonic # "_l1", api, cost, mnemonic,
      "shared_tmp_buffer: local, mask: list as ui64, " # repeats # index,
      !con((ins LocalTensor:$sharedTmpBuffer, Variadic<AnyType>:$mask, AnyType:$repeatTime, AnyType:$srcRepStride),
        indexOperand)> {
      let emit = "AscendC::{api}({dst}, {src}, {sharedTmpBuffer}, {list uint64_t dst _mask_list# mask}, {repeatTime}, "
                 # "{srcRepStride}" # !if(!empty(index), "", ", {calIndex}") # ")";
    }
    def L2Op : Reduction<mnemonic # "_l2", api, cost, mnemonic, "shared_tmp_buffer: local, count: int as ui32" # index,
      !con((ins LocalTensor:$sharedTmpBuffer, AnyType:$count), indexOperand)>;
  }
}

defm ReduceMax : Total<"reduce_max", "ReduceMax", "reduce_max", ", cal_index: bool = False as i8",
  (ins AnyType:$calIndex), "Global max and optional index.", "全局最大值(可带下标)。">;
defm ReduceMin : Total<"reduce_min", "ReduceMin", "reduce_max", ", cal_index: bool = False as i8",
  (ins AnyType:$calIndex), "Global min and optional index.", "全局最小值(可带下标)。">;
defm ReduceSum : Total<"reduce_sum", "ReduceSum", "reduce_sum", "", (ins), "Sums all selected elements to dst[0].",
  "全部元素求和写入首元素。">;

// One value per 32 B block.
multiclass PerBlock<string mnemonic, string api, string cost, string en, string zh> {
  defvar strides = "dst_rep_stride: int as i32, src_blk_stride: int as i32, src_rep_stride: int as i32";
  let summary = en, summaryZh = zh in {
    def L0Op : Reduction<mnemonic # "_l0", api, cost, mnemonic,
      "repeat: int as i32 -> repeatTime, mask: int as i32, " # strides,
      (ins AnyType:$repeatTime, AnyType:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride)>;
    def L1Op : Reduction<mnemonic # "_l1", api, cost, mnemonic,
      "repeat: int as i32 -> repeatTime, mask: list as ui64 @0, " # strides,
      (ins AnyType:$repeatTime, Variadic<UI64>:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride,
        AnyType:$srcRepStride)> {
      let emit = "AscendC::{api}({dst}, {src}, {repeatTime}, {list uint64_t dst _mask_list# mask}, {dstRepStride}, "
                 "{srcBlkStride}, {srcRepStride})";
      let autoSync = 1;
    }
  }
}

defm BlockReduceMax : PerBlock<"block_reduce_max", "BlockReduceMax", "reduce_block_max", "Max of each 32 B block.",
  "每个数据块内求最大。">;
defm BlockReduceMin : PerBlock<"block_reduce_min", "BlockReduceMin", "reduce_block_max", "Min of each 32 B block.",
  "每个数据块内求最小。">;
defm BlockReduceSum : PerBlock<"block_reduce_sum", "BlockReduceSum", "reduce_block_sum", "Sum of each 32 B block.",
  "每个数据块内求和。">;

// One value per repeat.
multiclass PerRepeat<string mnemonic, string api, string cost, string flags, dag attributes, string en, string zh> {
  defvar strides = "dst_rep_stride: int as i32, src_blk_stride: int as i32, src_rep_stride: int as i32, ";
  defvar order = !if(!eq(!size(attributes), 2), ", {enum order}", "");
  let summary = en, summaryZh = zh in {
    def L0Op : Reduction<mnemonic # "_l0", api, cost, mnemonic,
      "mask: int as i32, repeat_time: int as i32, " # strides # flags,
      !con((ins AnyType:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride,
        AnyType:$srcRepStride), attributes)> {
      let emit = "AscendC::{api}({dst}, {src}, {mask}, {repeatTime}, {dstRepStride}, {srcBlkStride}, {srcRepStride}"
                 # order # ")";
    }
    def L1Op : Reduction<mnemonic # "_l1", api, cost, mnemonic,
      "mask: list as ui64, repeat_time: int as i32, " # strides # flags,
      !con((ins Variadic<UI64>:$mask, AnyType:$repeatTime, AnyType:$dstRepStride, AnyType:$srcBlkStride,
        AnyType:$srcRepStride), attributes)> {
      let emit = "AscendC::{api}({dst}, {src}, {list uint64_t dst _mask_list# mask}, {repeatTime}, {dstRepStride}, "
                 # "{srcBlkStride}, {srcRepStride}" # order # ")";
      let autoSync = 1;
    }
  }
}

defm WholeReduceMax : PerRepeat<"whole_reduce_max", "WholeReduceMax", "reduce_whole_max",
  "order: ReduceOrder = ORDER_VALUE_INDEX, +isSetMask", (ins ReduceOrder:$order, UnitAttr:$isSetMask),
  "Max (and index) of each repeat.", "每个 repeat 求最大值及下标。">;
defm WholeReduceMin : PerRepeat<"whole_reduce_min", "WholeReduceMin", "reduce_whole_max",
  "order: ReduceOrder = ORDER_VALUE_INDEX, +isSetMask", (ins ReduceOrder:$order, UnitAttr:$isSetMask),
  "Min (and index) of each repeat.", "每个 repeat 求最小值及下标。">;
defm WholeReduceSum : PerRepeat<"whole_reduce_sum", "WholeReduceSum", "reduce_whole_sum",
  "is_set_mask: bool = True", (ins UnitAttr:$isSetMask), "Sums each repeat to one element.",
  "每个 repeat 求和得一个元素。">;

// Sums of neighbours, and of repeats without a bit list form.
let summary = "Sums neighbouring lane pairs.", summaryZh = "相邻两元素求和。" in {
  def PairReduceSumL0Op : Reduction<"pair_reduce_sum_l0", "PairReduceSum", "reduce_pair", "pair_reduce_sum",
    "repeat_time: int as i32, mask: int as i32, dst_rep_stride: int as i32, src_blk_stride: int as i32, "
    "src_rep_stride: int as i32, is_set_mask: bool = True",
    (ins AnyType:$repeatTime, AnyType:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride, AnyType:$srcRepStride,
      UnitAttr:$isSetMask)>;
  def PairReduceSumL1Op : Reduction<"pair_reduce_sum_l1", "PairReduceSum", "reduce_pair", "pair_reduce_sum",
    "repeat_time: int as i32, mask: list as ui64 @0, dst_rep_stride: int as i32, src_blk_stride: int as i32, "
    "src_rep_stride: int as i32, is_set_mask: bool = True",
    (ins AnyType:$repeatTime, Variadic<UI64>:$mask, AnyType:$dstRepStride, AnyType:$srcBlkStride,
      AnyType:$srcRepStride, UnitAttr:$isSetMask)> {
    let emit = "AscendC::{api}({dst}, {src}, {repeatTime}, {list uint64_t dst _mask_list# mask}, {dstRepStride}, "
               "{srcBlkStride}, {srcRepStride})";
    let autoSync = 1;
  }
}

def RepeatReduceSumL0Op : Reduction<"repeat_reduce_sum_l0", "RepeatReduceSum", "reduce_whole_sum",
  "repeat_reduce_sum",
  "repeat_time: int as i32, mask: int as i32, dst_blk_stride: int as i32, src_blk_stride: int as i32, "
  "dst_rep_stride: int as i32, src_rep_stride: int as i32, is_set_mask: bool = True",
  (ins AnyType:$repeatTime, AnyType:$mask, AnyType:$dstBlkStride, AnyType:$srcBlkStride, AnyType:$dstRepStride,
    AnyType:$srcRepStride, UnitAttr:$isSetMask)> {
  let summary = "Sums each repeat (contiguous mask only).";
  let summaryZh = "每个 repeat 求和(仅连续掩码)。";
}

#endif
