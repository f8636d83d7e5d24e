// Core, chip and scalar helpers.

#ifndef ASCIR_SYSTEM
#define ASCIR_SYSTEM

include "types.td"

def AscendIsAICOp : Function<"ascend_is_aic", "AscendIsAIC", (ins), (outs AnyType:$result)> {
  let assemblyFormat = "attr-dict `:` type($result)";
  let emit = "{result}g_coreType == AscendC::AIC";
  let python = [Py<"asc.ascend_is_aic", "=> i1">];
  let summary = "True on a cube core.";
  let summaryZh = "是否为 AIC。";
}

def AscendIsAIVOp : Function<"ascend_is_aiv", "AscendIsAIV", (ins), (outs AnyType:$result)> {
  let assemblyFormat = "attr-dict `:` type($result)";
  let emit = "{result}g_coreType == AscendC::AIV";
  let python = [Py<"asc.ascend_is_aiv", "=> i1">];
  let summary = "True on a vector core.";
  let summaryZh = "是否为 AIV。";
}

def CheckLocalMemoryIAOp : Function<"check_local_memory_ia", "CheckLocalMemoryIA", (ins
  CheckLocalMemoryIaParam:$param)> {
  let python = [Py<"asc.check_local_memory_ia", "check_params: CheckLocalMemoryIAParam -> param">];
  let summary = "Enables an address watch.";
  let summaryZh = "监视本地内存地址范围。";
}

def CountBitsCntSameAsSignBitOp : Function<"count_bits_cnt_same_as_sign_bit", "CountBitsCntSameAsSignBit", (ins
  I64:$valueIn), (outs I64:$count)> {
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type($count)";
  let python = [Py<"asc.count_bits_cnt_same_as_sign_bit", "value_in: int as i64 => i64">];
  let summary = "Counts leading bits equal to the sign.";
  let summaryZh = "统计与符号位相同的连续位数。";
}

let summary = "Cleans and invalidates cached GM lines.", summaryZh = "清写并失效 DCache 行。" in {
  def DataCacheCleanAndInvalidGlobalOp : Function<"data_cache_clean_invalid_global", "DataCacheCleanAndInvalid", (ins
    GlobalTensor:$dst, CacheLine:$entireType, DcciDst:$dcciDst)> {
    let emit = "AscendC::DataCacheCleanAndInvalid<{elem dst}, {enum entireType}, {enum dcciDst}>({dst})";
    let python = [Py<"asc.data_cache_clean_and_invalid", "entire_type: CacheLine, dst: global, dcci_dst: DcciDst">];
  }
  def DataCacheCleanAndInvalidGlobalNoDcciDstOp : Function<"data_cache_clean_invalid_global_nodccidst",
    "DataCacheCleanAndInvalid", (ins GlobalTensor:$dst, CacheLine:$entireType)> {
    let emit = "AscendC::DataCacheCleanAndInvalid<{elem dst}, {enum entireType}>({dst})";
    let python = [Py<"asc.data_cache_clean_and_invalid", "entire_type: CacheLine, dst: global">];
  }
}

def DataCachePreloadOp : Function<"data_cache_preload", "DataCachePreload", (ins GlobalTensor:$src,
  AnyInteger:$cacheOffset)> {
  let python = [Py<"asc.data_cache_preload", "src: global, cache_offset: int">];
  let summary = "Prefetches one cache line from GM.";
  let summaryZh = "预取一行到 DCache。";
}

def GetArchVersionOp : Function<"get_arch_version", "GetArchVersion", (ins AnyType:$coreVersion)> {
  let python = [Py<"asc.get_arch_version", "core_version: int as ui32">];
  let summary = "Core version value.";
  let summaryZh = "获取核架构版本。";
}

def GetBlockIdxOp : Function<"get_block_idx", "GetBlockIdx", (ins), (outs AnySignlessIntegerOrIndex:$value), [Pure]> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let emit = "{result}static_cast<{type value}>(AscendC::GetBlockIdx())";
  let python = [Py<"asc.get_block_idx", "=> i32">];
  let summary = "Index of this block.";
  let summaryZh = "当前核编号。";
}

def GetBlockNumOp : Function<"get_block_num", "GetBlockNum", (ins), (outs AnySignlessIntegerOrIndex:$value), [Pure]> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let emit = "{result}static_cast<{type value}>(AscendC::GetBlockNum())";
  let python = [Py<"asc.get_block_num", "=> i32">];
  let summary = "Number of launched blocks.";
  let summaryZh = "启动的核数。";
}

def GetDataBlockSizeInBytesOp : Function<"get_data_block_size_in_bytes", "GetDataBlockSizeInBytes", (ins),
  (outs AnySignlessIntegerOrIndex:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let python = [Py<"asc.get_data_block_size_in_bytes", "=> i32">];
  let summary = "Size of a data block.";
  let summaryZh = "数据块字节数。";
}

def GetHcclContextOp : Function<"get_hccl_context", "GetHcclContext", (ins AnyType:$index), (outs AnyType:$context)> {
  let assemblyFormat = "$index attr-dict `:` type($index) `,` type($context)";
  let emit = "{result}AscendC::GetHcclContext<{index}>()";
  let python = [Py<"asc.get_hccl_context", "index: int as ui32 => address(ui8)">];
  let summary = "Reads a communication context.";
  let summaryZh = "取通信上下文地址。";
}

def GetICachePreloadStatusOp : Function<"get_icache_preload_status", "GetICachePreloadStatus", (ins),
  (outs I64:$status)> {
  let assemblyFormat = formatWithoutOperands;
  let python = [Py<"asc.get_icache_preload_status", "=> i64">];
  let summary = "Instruction prefetch state.";
  let summaryZh = "指令预取状态。";
}

def GetProgramCounterOp : Function<"get_program_counter", "GetProgramCounter", (ins),
  (outs AnySignlessIntegerOrIndex:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let python = [Py<"asc.get_program_counter", "=> i64">];
  let summary = "Program counter.";
  let summaryZh = "程序计数器值。";
}

def GetSubBlockIdxOp : Function<"get_sub_block_idx", "GetSubBlockIdx", (ins), (outs I64:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let python = [Py<"asc.get_sub_block_idx", "=> i64">];
  let summary = "AIV number inside its group.";
  let summaryZh = "组内 AIV 编号。";
}

def GetSubBlockNumOp : Function<"get_sub_block_num", "GetSubBlockNum", (ins), (outs UI64:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let python = [Py<"asc.get_sub_block_num", "=> ui64">];
  let summary = "AIV count of a group.";
  let summaryZh = "组内 AIV 数量。";
}

def GetSysWorkspacePtrOp : Function<"get_sys_workspace_ptr", "GetSysWorkSpacePtr", (ins), (outs AnyType:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let emit = "{result}GetSysWorkSpacePtr()";
  let python = [Py<"asc.get_sys_workspace", "=> address(ui8)">];
  let summary = "System workspace address.";
  let summaryZh = "系统 workspace 地址。";
}

def GetSystemCycleOp : Function<"get_system_cycle", "GetSystemCycle", (ins), (outs AnySignlessIntegerOrIndex:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let python = [Py<"asc.get_system_cycle", "=> i64">];
  let summary = "System counter.";
  let summaryZh = "系统计数值。";
}

def GetTaskRatioOp : Function<"get_task_ratio", "GetTaskRatio", (ins), (outs I64:$value)> {
  let assemblyFormat = "attr-dict `:` type($value)";
  let python = [Py<"asc.get_task_ratio", "=> i64">];
  let summary = "AIV to AIC ratio.";
  let summaryZh = "AIC 与 AIV 配比。";
}

def ICachePreLoadOp : Function<"icache_preload", "ICachePreLoad", (ins I64:$preFetchLen)> {
  let python = [Py<"asc.icache_preload", "pre_fetch_len: int as i64">];
  let summary = "Prefetches instructions.";
  let summaryZh = "预取指令。";
}

def InitSocStateOp : Function<"init_soc_state", "InitSocState", (ins)> {
  let assemblyFormat = "attr-dict";
  let python = [Py<"asc.init_soc_state", "">];
  let summary = "Resets core state.";
  let summaryZh = "初始化核内寄存器状态。";
}

def NoOp : AscirOp<"noop", (ins)> {
  let assemblyFormat = "attr-dict";
  let emit = "custom:noop";
}

def ScalarCastOp : Function<"scalar_cast", "ScalarCast", (ins AnyType:$valueIn, TypeAttr:$dtype,
  RoundMode:$roundMode), (outs AnyType:$valueOut)> {
  let assemblyFormat = "$valueIn attr-dict `:` type($valueIn) `->` type($valueOut)";
  let emit = "{result}AscendC::ScalarCast<{type valueIn}, {type dtype}, {enum roundMode}>({valueIn})";
  let python = [Py<"asc.scalar_cast", "value_in: float as f32, dtype: dtype, round_mode: RoundMode => dtype">];
  let summary = "Scalar float conversion.";
  let summaryZh = "标量类型转换。";
}

def ScalarCountLeadingZeroOp : Function<"scalar_count_leading_zero", "ScalarCountLeadingZero", (ins
  UI64:$valueIn), (outs I64:$count)> {
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type($count)";
  let python = [Py<"asc.scalar_count_leading_zero", "value_in: int as ui64 => i64">];
  let summary = "Counts leading zeros.";
  let summaryZh = "统计前导零个数。";
}

def ScalarGetCountOfValueOp : Function<"scalar_get_count_of_value", "ScalarGetCountOfValue", (ins UI64:$valueIn,
  I32:$countValue), (outs I64:$count)> {
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type($count)";
  let emit = "{result}AscendC::ScalarGetCountOfValue<{countValue}>({valueIn})";
  let python = [Py<"asc.scalar_get_count_of_value", "value_in: int as ui64, count_value: int as i32 => i64">];
  let summary = "Counts bits equal to 0 or 1.";
  let summaryZh = "统计二进制中 0 或 1 的个数。";
}

def ScalarGetSFFValueOp : Function<"scalar_get_sff_value", "ScalarGetSFFValue", (ins UI64:$valueIn,
  AnyInteger:$countValue), (outs AnySignlessIntegerOrIndex:$position)> {
  let assemblyFormat = "operands attr-dict `:` type(operands) `->` type($position)";
  let emit = "{result}AscendC::ScalarGetSFFValue<{countValue}>({valueIn})";
  let python = [Py<"asc.scalar_get_sff_value", "value_in: int as ui64, count_value: 0..1 as i32 => i64">];
  let summary = "Position of first 0 or 1 bit.";
  let summaryZh = "查找首个 0 或 1 的位置。";
}

def SetHcclContextOp : Function<"set_hccl_context", "SetHcclContext", (ins AnyType:$index, AnyType:$context)> {
  let assemblyFormat = "$index `,` $context attr-dict `:` type($index) `,` type($context)";
  let emit = "AscendC::SetHcclContext<{index}>({context})";
  let python = [Py<"asc.set_hccl_context", "index: int as ui32, context: address">];
  let summary = "Stores a communication context.";
  let summaryZh = "设置通信上下文地址。";
}

def SetSysWorkspaceOp : Function<"set_sys_workspace", "SetSysWorkspace", (ins AnyType:$workspace)> {
  let emit = "AscendC::SetSysWorkspace(reinterpret_cast<{unsigned workspace}>({workspace}))";
  let python = [Py<"asc.set_sys_workspace", "workspace: address">];
  let summary = "Sets the system workspace address.";
  let summaryZh = "设置系统 workspace 地址。";
}

#endif
