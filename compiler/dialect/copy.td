// Copies between memories, and the state that changes how they store.

#ifndef ASCIR_COPY
#define ASCIR_COPY

include "types.td"

def CopyL0Op : Function<"copy_l0", "Copy", (ins LocalTensor:$dst, LocalTensor:$src, Variadic<AnyInteger>:$mask,
  AnyInteger:$repeatTime, CopyRepeatParams:$repeatParams, AnyInteger:$isSetMask)> {
  let emit = "custom";
}
def CopyL1Op : Function<"copy_l1", "Copy", (ins LocalTensor:$dst, LocalTensor:$src, AnyInteger:$mask,
  AnyInteger:$repeatTime, CopyRepeatParams:$repeatParams, AnyInteger:$isSetMask)> {
  let emit = "custom";
}
def DataCopyCO12DstOp : Function<"data_copy_co12dst", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
  DataCopyCo12dstParams:$intriParams)>;
def DataCopyEnhancedOp : Function<"data_copy_enhanced", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
  DataCopyParams:$intriParams, DataCopyEnhancedParams:$enhancedParams)>;
def DataCopyL0Op : Function<"data_copy_l0", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
  DataCopyParams:$repeatParams)>;
def DataCopyL2Op : Function<"data_copy_l2", "DataCopy", (ins TensorLike:$dst, TensorLike:$src, AnyType:$calCount)>;
def DataCopyNd2NzOp : Function<"data_copy_nd2nz", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
  Nd2nzParams:$intriParams)>;
def DataCopyNz2NdOp : Function<"data_copy_nz2nd", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
  Nz2ndParamsFull:$intriParams)>;
def DataCopyPadExtParamsOp : Constructor<"data_copy_pad_ext_params", (outs DataCopyPadExtParams:$params)> {
  let assemblyFormat = "attr-dict `:` qualified(type($params))";
}
def DataCopyPadL0Op : Function<"data_copy_pad_l0", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
  DataCopyParams:$dataCopyParams, DataCopyPadParams:$padParams)>;
def DataCopyPadExtL0Op : Function<"data_copy_pad_l0_ext", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
  DataCopyExtParams:$dataCopyParams, DataCopyPadExtParams:$padParams)>;
def DataCopyPadL2Op : Function<"data_copy_pad_l2", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
  DataCopyParams:$dataCopyParams)>;
def DataCopyPadExtL2Op : Function<"data_copy_pad_l2_ext", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
  DataCopyExtParams:$dataCopyParams)>;
def DataCopyPadNd2NzOp : Function<"data_copy_pad_nd2nz", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
  DataCopyParams:$dataCopyParams, Nd2nzParams:$nd2nzParams)>;
def DataCopyPadExtNd2NzOp : Function<"data_copy_pad_nd2nz_ext", "DataCopyPad", (ins TensorLike:$dst, TensorLike:$src,
  DataCopyExtParams:$dataCopyParams, Nd2nzParams:$nd2nzParams)>;
def DataCopySliceOp : Function<"data_copy_slice", "DataCopy", (ins TensorLike:$dst, TensorLike:$src,
  Variadic<SliceInfo>:$dstSliceInfo, Variadic<SliceInfo>:$srcSliceInfo,
  Optional<UI32>:$dimValue), (outs), [AttrSizedOperandSegments]> {
  let emit = "custom";
}
def GetStoreAtomicConfigOp : Function<"get_store_atomic_config", "GetStoreAtomicConfig", (ins), (outs AnyType:$atomicType, AnyType:$atomicOp)> {
  let assemblyFormat = "attr-dict `:` type($atomicType) `,` type($atomicOp)";
  let emit = "custom";
}
def SetAtomicAddOp : Function<"set_atomic_add", "SetAtomicAdd", (ins TypeAttr:$dtype)> {
  let assemblyFormat = formatWithoutOperands;
  let emit = "AscendC::SetAtomicAdd<type {dtype}>()";
}
def SetAtomicMaxOp : Function<"set_atomic_max", "SetAtomicMax", (ins TypeAttr:$dtype)> {
  let assemblyFormat = formatWithoutOperands;
  let emit = "AscendC::SetAtomicMax<type {dtype}>()";
}
def SetAtomicMinOp : Function<"set_atomic_min", "SetAtomicMin", (ins TypeAttr:$dtype)> {
  let assemblyFormat = formatWithoutOperands;
  let emit = "AscendC::SetAtomicMin<type {dtype}>()";
}
def SetAtomicNoneOp : Function<"set_atomic_none", "SetAtomicNone", (ins)> {
  let assemblyFormat = formatWithoutOperands;
}
def SetAtomicTypeOp : Function<"set_atomic_type", "SetAtomicType", (ins TypeAttr:$dtype)> {
  let assemblyFormat = formatWithoutOperands;
  let emit = "AscendC::SetAtomicType<type {dtype}>()";
}
def SetPadValueOp : Function<"set_pad_value", "SetPadValue", (ins AnyType:$paddingValue, TPosition:$pos)> {
  let emit = "AscendC::SetPadValue<typeof(paddingValue), AscendC::TPosition::{pos upper}>({paddingValue})";
}
def SetStoreAtomicConfigOp : Function<"set_store_atomic_config", "SetStoreAtomicConfig", (ins AtomicDtype:$atomicType,
  AtomicOp:$atomicOp)> {
  let assemblyFormat = "$atomicType `,` $atomicOp attr-dict";
  let emit = "AscendC::SetStoreAtomicConfig<AscendC::AtomicDtype::{atomicType upper}, AscendC::AtomicOp::{atomicOp upper}>()";
}

#endif
