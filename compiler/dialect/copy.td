// Copies between memories, and the state that changes how they store.

#ifndef ASCIR_COPY
#define ASCIR_COPY

include "types.td"

let summary = "Masked copy inside UB.", summaryZh = "UB 内按掩码复制。", pipe = "V", cost = "copy", reads = ["src"],
    writes = ["dst"], positions = ["dst src: UB"], limits = ["aligned dst src 32"] in {
  def CopyL0Op : Function<"copy_l0", "Copy", (ins LocalTensor:$dst, LocalTensor:$src, Variadic<AnyInteger>:$mask,
    AnyInteger:$repeatTime, CopyRepeatParams:$repeatParams, AnyInteger:$isSetMask)> {
    let emit = "AscendC::Copy<{elem dst}, {isSetMask}>({dst}, {src}, {list uint64_t dst _mask_list# mask}, "
               "{repeatTime}, {repeatParams})";
    let python = [Py<"asc.copy",
      "dst: local, src: local, mask: list as ui64 @2, repeat_time: int as ui8 @1, repeat_params: CopyRepeatParams, "
      "is_set_mask: bool = True as i8 @0">];
  }
  def CopyL1Op : Function<"copy_l1", "Copy", (ins LocalTensor:$dst, LocalTensor:$src, AnyInteger:$mask,
    AnyInteger:$repeatTime, CopyRepeatParams:$repeatParams, AnyInteger:$isSetMask)> {
    let emit = "AscendC::Copy<{elem dst}, {isSetMask}>({dst}, {src}, {mask}, {repeatTime}, {repeatParams})";
    let python = [Py<"asc.copy",
      "dst: local, src: local, mask: ConstExpr as ui64 @2, repeat_time: int as ui8 @1, "
      "repeat_params: CopyRepeatParams, is_set_mask: bool = True as i8 @0">];
  }
}

let summary = "Moves blocks between GM, UB, L1, BT, FB and L0C in several forms.",
    summaryZh = "GM/UB/L1/BT/FB/L0C 间按多种形式搬运数据。", pipe = "direction", cost = "dma", reads = ["src"],
    writes = ["dst"], autoSync = 1, isCopy = 1 in {
  def DataCopyCO12DstOp : Function<"data_copy_co12dst", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
    DataCopyCo12dstParams:$intriParams)> {
    let positions = ["dst: GM L1", "src: L0C"];
    let python = [Py<"asc.data_copy", "dst: tensor, src: tensor, intri_params: DataCopyCO12DstParams">];
  }
  def DataCopyEnhancedOp : Function<"data_copy_enhanced", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
    DataCopyParams:$intriParams, DataCopyEnhancedParams:$enhancedParams)> {
    let positions = ["dst src: GM UB L1 L0C"];
    let python = [Py<"asc.data_copy",
      "dst: tensor, src: tensor, intri_params: DataCopyParams, enhanced_params: DataCopyEnhancedParams">];
  }
  def DataCopyL0Op : Function<"data_copy_l0", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
    DataCopyParams:$repeatParams)> {
    let positions = ["dst src: GM UB L1 BT FB"];
    let python = [Py<"asc.data_copy", "dst: tensor, src: tensor, repeat_params: DataCopyParams">];
  }
  def DataCopyL2Op : Function<"data_copy_l2", "DataCopy", (ins TensorLike:$dst, TensorLike:$src, AnyType:$calCount)> {
    let positions = ["dst src: GM UB L1"];
    let python = [Py<"asc.data_copy", "dst: tensor, src: tensor, count: int as i32 -> calCount">];
  }
  def DataCopyNd2NzOp : Function<"data_copy_nd2nz", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
    Nd2nzParams:$intriParams)> {
    let positions = ["dst: UB L1", "src: GM UB"];
    let python = [Py<"asc.data_copy", "dst: tensor, src: tensor, intri_params: Nd2NzParams">];
  }
  def DataCopyNz2NdOp : Function<"data_copy_nz2nd", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
    Nz2ndParamsFull:$intriParams)> {
    let positions = ["dst: GM UB", "src: UB L1"];
    let python = [Py<"asc.data_copy", "dst: tensor, src: tensor, intri_params: Nz2NdParamsFull">];
  }
}

def DataCopyPadExtParamsOp : Constructor<"data_copy_pad_ext_params", (outs DataCopyPadExtParams:$params)> {
  let assemblyFormat = "attr-dict `:` qualified(type($params))";
}

let summary = "Byte-granular copy with per-block padding.", summaryZh = "按字节粒度搬运,可对每块左右填充。", pipe = "direction",
    cost = "dma", reads = ["src"], writes = ["dst"], autoSync = 1, isCopy = 1 in {
  def DataCopyPadL0Op : Function<"data_copy_pad_l0", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
    DataCopyParams:$dataCopyParams, DataCopyPadParams:$padParams)> {
    let positions = ["dst src: GM UB L1"];
    let python = [Py<"asc.data_copy_pad",
      "dst: tensor, src: tensor, data_copy_params: DataCopyParams, pad_params: DataCopyPadParams">];
  }
  def DataCopyPadExtL0Op : Function<"data_copy_pad_l0_ext", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
    DataCopyExtParams:$dataCopyParams, DataCopyPadExtParams:$padParams)> {
    let positions = ["dst src: GM UB L1"];
    let python = [Py<"asc.data_copy_pad",
      "dst: tensor, src: tensor, data_copy_params: DataCopyExtParams, pad_params: DataCopyPadExtParams">];
  }
  def DataCopyPadL2Op : Function<"data_copy_pad_l2", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
    DataCopyParams:$dataCopyParams)> {
    let positions = ["dst src: GM UB L1"];
    let python = [Py<"asc.data_copy_pad", "dst: tensor, src: tensor, data_copy_params: DataCopyParams">];
  }
  def DataCopyPadExtL2Op : Function<"data_copy_pad_l2_ext", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
    DataCopyExtParams:$dataCopyParams)> {
    let positions = ["dst src: GM UB L1"];
    let python = [Py<"asc.data_copy_pad", "dst: tensor, src: tensor, data_copy_params: DataCopyExtParams">];
  }
  def DataCopyPadNd2NzOp : Function<"data_copy_pad_nd2nz", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
    DataCopyParams:$dataCopyParams, Nd2nzParams:$nd2nzParams)> {
    let positions = ["dst: L1", "src: UB"];
    let python = [Py<"asc.data_copy_pad",
      "dst: tensor, src: tensor, data_copy_params: DataCopyParams, nd2nz_params: Nd2NzParams">];
  }
  def DataCopyPadExtNd2NzOp : Function<"data_copy_pad_nd2nz_ext", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
    DataCopyExtParams:$dataCopyParams, Nd2nzParams:$nd2nzParams)> {
    let positions = ["dst: L1", "src: UB"];
    let python = [Py<"asc.data_copy_pad",
      "dst: tensor, src: tensor, data_copy_params: DataCopyExtParams, nd2nz_params: Nd2NzParams">];
  }
}

def DataCopySliceOp : Function<"data_copy_slice", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
  Variadic<SliceInfo>:$dstSliceInfo, Variadic<SliceInfo>:$srcSliceInfo,
  Optional<UI32>:$dimValue), (outs), [AttrSizedOperandSegments]> {
  let positions = ["dst src: GM UB"];
  let emit = "AscendC::DataCopy({dst}, {src}, {list AscendC::SliceInfo dst _slice_info dstSliceInfo}, {list "
             "AscendC::SliceInfo src _slice_info srcSliceInfo}[, {dimValue}])";
  let python = [Py<"asc.data_copy",
    "dst: tensor, src: tensor, slice_list1: list of SliceInfo -> dstSliceInfo, "
    "slice_list2: list of SliceInfo -> srcSliceInfo, dim_value: int = 1 as ui32">];
  let summary = "Moves blocks between GM, UB, L1, BT, FB and L0C in several forms.";
  let summaryZh = "GM/UB/L1/BT/FB/L0C 间按多种形式搬运数据。";
  let pipe = "direction";
  let cost = "dma";
  let reads = ["src"];
  let writes = ["dst"];
  let autoSync = 1;
  let isCopy = 1;
}

def GetStoreAtomicConfigOp : Function<"get_store_atomic_config", "GetStoreAtomicConfig", (ins),
  (outs AnyType:$atomicType, AnyType:$atomicOp)> {
  let assemblyFormat = "attr-dict `:` type($atomicType) `,` type($atomicOp)";
  let emit = "uint16_t {name atomicType};\nuint16_t {name atomicOp};\nAscendC::{api}({name atomicType}, {name "
             "atomicOp})";
  let python = [Py<"asc.get_store_atomic_config", "=> i16, i16">];
  let summary = "Reads atomic type and op.";
  let summaryZh = "读取原子类型与操作。";
}

def SetAtomicAddOp : Function<"set_atomic_add", "SetAtomicAdd", (ins TypeAttr:$dtype)> {
  let assemblyFormat = formatWithoutOperands;
  let emit = "AscendC::SetAtomicAdd<{type dtype}>()";
  let python = [Py<"asc.set_atomic_add", "dtype: dtype">];
  let summary = "Following copies to GM add.";
  let summaryZh = "此后搬到 GM 的数据做累加。";
}

def SetAtomicMaxOp : Function<"set_atomic_max", "SetAtomicMax", (ins TypeAttr:$dtype)> {
  let assemblyFormat = formatWithoutOperands;
  let emit = "AscendC::SetAtomicMax<{type dtype}>()";
  let python = [Py<"asc.set_atomic_max", "dtype: dtype">];
  let summary = "Following copies to GM keep the maximum.";
  let summaryZh = "此后搬到 GM 的数据取最大。";
}

def SetAtomicMinOp : Function<"set_atomic_min", "SetAtomicMin", (ins TypeAttr:$dtype)> {
  let assemblyFormat = formatWithoutOperands;
  let emit = "AscendC::SetAtomicMin<{type dtype}>()";
  let python = [Py<"asc.set_atomic_min", "dtype: dtype">];
  let summary = "Following copies to GM keep the minimum.";
  let summaryZh = "此后搬到 GM 的数据取最小。";
}

def SetAtomicNoneOp : Function<"set_atomic_none", "SetAtomicNone", (ins)> {
  let assemblyFormat = formatWithoutOperands;
  let python = [Py<"asc.set_atomic_none", "">];
  let summary = "Clears atomic mode.";
  let summaryZh = "取消原子模式。";
}

def SetAtomicTypeOp : Function<"set_atomic_type", "SetAtomicType", (ins TypeAttr:$dtype)> {
  let assemblyFormat = formatWithoutOperands;
  let emit = "AscendC::SetAtomicType<{type dtype}>()";
  let python = [Py<"asc.set_atomic_type", "dtype: dtype">];
  let summary = "Sets the element type of atomics.";
  let summaryZh = "设置原子操作的数据类型。";
}

def SetPadValueOp : Function<"set_pad_value", "SetPadValue", (ins AnyType:$paddingValue, TPosition:$pos)> {
  let emit = "AscendC::SetPadValue<{type paddingValue}, {enum pos}>({paddingValue})";
  let python = [Py<"asc.set_pad_value", "padding_value: number, pos: TPosition = MAX">];
  let summary = "Sets filler for padded copies.";
  let summaryZh = "设置填充搬运使用的填充值。";
}

def SetStoreAtomicConfigOp : Function<"set_store_atomic_config", "SetStoreAtomicConfig", (ins AtomicDtype:$atomicType,
  AtomicOp:$atomicOp)> {
  let assemblyFormat = "$atomicType `,` $atomicOp attr-dict";
  let emit = "AscendC::SetStoreAtomicConfig<{enum atomicType}, {enum atomicOp}>()";
  let python = [Py<"asc.set_store_atomic_config", "atomic_type: AtomicDtype, atomic_op: AtomicOp">];
  let summary = "Low-level atomic type and operation.";
  let summaryZh = "以配置值设置原子类型与操作。";
}

#endif
