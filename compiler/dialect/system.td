// Core, chip and scalar helpers.

#ifndef ASCIR_SYSTEM
#define ASCIR_SYSTEM

include "types.td"

def AscendIsAICOp : Function<"ascend_is_aic", "AscendIsAIC", (ins), (outs AnyType:$result)> {
  let assemblyFormat = "attr-dict `:` type($result)";
  let emit = "custom";
}
def AscendIsAIVOp : Function<"ascend_is_aiv", "AscendIsAIV", (ins), (outs AnyType:$result)> {
  let assemblyFormat = "attr-dict `:` type($result)";
  let emit = "custom";
}
def CheckLocalMemoryIAOp : Function<"check_local_memory_ia", "CheckLocalMemoryIA", (ins
  CheckLocalMemoryIaParam:$param)>;
def CountBitsCntSameAsSignBitOp : Function<"count_bits_cnt_same_as_sign_bit", "CountBitsCntSameAsSignBit", (ins
  I64:$valueIn), (outs I64:$count)> {
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type($count)";
}
def DataCacheCleanAndInvalidGlobalOp : Function<"data_cache_clean_invalid_global", "DataCacheCleanAndInvalid", (ins
  GlobalTensor:$dst, CacheLine:$entireType, DcciDst:$dcciDst)> {
  let emit = "AscendC::DataCacheCleanAndInvalid<elemtype(dst), AscendC::CacheLine::{entireType upper}, AscendC::DcciDst::{dcciDst upper}>({dst})";
}
def DataCacheCleanAndInvalidGlobalNoDcciDstOp : Function<"data_cache_clean_invalid_global_nodccidst", "DataCacheCleanAndInvalid", (ins
  GlobalTensor:$dst, CacheLine:$entireType)> {
  let emit = "AscendC::DataCacheCleanAndInvalid<elemtype(dst), AscendC::CacheLine::{entireType upper}>({dst})";
}
def DataCachePreloadOp : Function<"data_cache_preload", "DataCachePreload", (ins GlobalTensor:$src,
  AnyInteger:$cacheOffset)>;
def GetArchVersionOp : Function<"get_arch_version", "GetArchVersion", (ins AnyType:$coreVersion)>;
def GetBlockIdxOp : Function<"get_block_idx", "GetBlockIdx", (ins), (outs AnySignlessIntegerOrIndex:$value), [Pure]> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let emit = "custom";
}
def GetBlockNumOp : Function<"get_block_num", "GetBlockNum", (ins), (outs AnySignlessIntegerOrIndex:$value), [Pure]> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let emit = "custom";
}
def GetDataBlockSizeInBytesOp : Function<"get_data_block_size_in_bytes", "GetDataBlockSizeInBytes", (ins), (outs AnySignlessIntegerOrIndex:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
}
def GetHcclContextOp : Function<"get_hccl_context", "GetHcclContext", (ins AnyType:$index), (outs AnyType:$context)> {
  let assemblyFormat = "$index attr-dict `:` type($index) `,` type($context)";
  let emit = "{resulttype} {result} = AscendC::GetHcclContext<{index}>()";
}
def GetICachePreloadStatusOp : Function<"get_icache_preload_status", "GetICachePreloadStatus", (ins), (outs I64:$status)> {
  let assemblyFormat = formatWithoutOperands;
}
def GetProgramCounterOp : Function<"get_program_counter", "GetProgramCounter", (ins), (outs AnySignlessIntegerOrIndex:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
}
def GetSubBlockIdxOp : Function<"get_sub_block_idx", "GetSubBlockIdx", (ins), (outs I64:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
}
def GetSubBlockNumOp : Function<"get_sub_block_num", "GetSubBlockNum", (ins), (outs UI64:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
}
def GetSysWorkspacePtrOp : Function<"get_sys_workspace_ptr", "GetSysWorkSpacePtr", (ins), (outs AnyType:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let emit = "custom";
}
def GetSystemCycleOp : Function<"get_system_cycle", "GetSystemCycle", (ins), (outs AnySignlessIntegerOrIndex:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
}
def GetTaskRatioOp : Function<"get_task_ratio", "GetTaskRatio", (ins), (outs I64:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
}
def ICachePreLoadOp : Function<"icache_preload", "ICachePreLoad", (ins I64:$preFetchLen)>;
def InitSocStateOp : Function<"init_soc_state", "InitSocState", (ins)> {
  let assemblyFormat = "attr-dict";
}
def NoOp : AscirOp<"noop", (ins)> {
  let assemblyFormat = "attr-dict";
  let emit = "custom";
}
def ScalarCastOp : Function<"scalar_cast", "ScalarCast", (ins AnyType:$valueIn, TypeAttr:$dtype,
  RoundMode:$roundMode), (outs AnyType:$valueOut)> {
  let assemblyFormat = "$valueIn attr-dict `:` type($valueIn) `->` type($valueOut)";
  let emit = "custom";
}
def ScalarCountLeadingZeroOp : Function<"scalar_count_leading_zero", "ScalarCountLeadingZero", (ins
  UI64:$valueIn), (outs I64:$count)> {
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type($count)";
}
def ScalarGetCountOfValueOp : Function<"scalar_get_count_of_value", "ScalarGetCountOfValue", (ins UI64:$valueIn,
  I32:$countValue), (outs I64:$count)> {
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type($count)";
  let emit = "{resulttype} {result} = AscendC::ScalarGetCountOfValue<{countValue}>({valueIn})";
}
def ScalarGetSFFValueOp : Function<"scalar_get_sff_value", "ScalarGetSFFValue", (ins UI64:$valueIn,
  AnyInteger:$countValue), (outs AnySignlessIntegerOrIndex:$position)> {
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type($position)";
  let emit = "{resulttype} {result} = AscendC::ScalarGetSFFValue<{countValue}>({valueIn})";
}
def SetHcclContextOp : Function<"set_hccl_context", "SetHcclContext", (ins AnyType:$index, AnyType:$context)> {
  let assemblyFormat = "$index `,` $context attr-dict `:` type($index) `,` type($context)";
  let emit = "AscendC::SetHcclContext<{index}>({context})";
}
def SetSysWorkspaceOp : Function<"set_sys_workspace", "SetSysWorkspace", (ins AnyType:$workspace)> {
  let emit = "custom";
}

#endif
