// Flags, barriers and everything that orders pipes or cores.

#ifndef ASCIR_SYNC
#define ASCIR_SYNC

include "types.td"

def CrossCoreSetFlagOp : Function<"cross_core_set_flag", "CrossCoreSetFlag", (ins AnyType:$flagId, UI8Attr:$modeId,
  Pipe:$pipe)> {
  let assemblyFormat = "$flagId `,` $modeId `,` $pipe attr-dict `:` type($flagId)";
  let emit = "custom";
}
def CrossCoreWaitFlagOp : Function<"cross_core_wait_flag", "CrossCoreWaitFlag", (ins AnyType:$flagId, UI8Attr:$modeId,
  Pipe:$pipe)> {
  let assemblyFormat = "$flagId `,` $modeId `,` $pipe attr-dict `:` type($flagId)";
  let emit = "custom";
}
def DataSyncBarrierOp : Function<"data_sync_barrier", "DataSyncBarrier", (ins MemDsbT:$memDsbType)> {
  let assemblyFormat = formatWithoutOperands;
  let emit = "AscendC::DataSyncBarrier<AscendC::MemDsbT::{memDsbType upper}>()";
}
def FftsCrossCoreSyncOp : Function<"ffts_cross_core_sync", "FftsCrossCoreSync", (ins Pipe:$pipe, AnyType:$config)> {
  let emit = "custom";
}
def IBSetOp : Function<"ib_set", "IBSet", (ins GlobalTensor:$gmWorkspace, LocalTensor:$ubWorkspace, AnyType:$blockIdx,
  AnyType:$eventId, UnitAttr:$isAIVOnly)>;
def IBWaitOp : Function<"ib_wait", "IBWait", (ins GlobalTensor:$gmWorkspace, LocalTensor:$ubWorkspace,
  AnyType:$blockIdx, AnyType:$eventId, UnitAttr:$isAIVOnly)>;
def NotifyNextBlockOp : Function<"notify_next_block", "NotifyNextBlock", (ins GlobalTensor:$gmWorkspace,
  LocalTensor:$ubWorkspace)> {
  let assemblyFormat = "$gmWorkspace `,` $ubWorkspace attr-dict `:` type($gmWorkspace) `,` type($ubWorkspace)";
}
def PipeBarrierOp : Function<"pipe_barrier", "PipeBarrier", (ins Pipe:$pipe)> {
  let assemblyFormat = "$pipe attr-dict";
  let hasCanonicalizeMethod = 1;
  let emit = "custom";
}
def SetFftsBaseAddrOp : Function<"set_ffts_base_addr", "SetFftsBaseAddr", (ins AnyMemRef:$arg0)> {
  let emit = "custom";
}
def SetFlagOp : Function<"set_flag", "SetFlag", (ins HardEvent:$event, AnyType:$eventId)> {
  let assemblyFormat = "$event `,` $eventId attr-dict `:` type($eventId)";
  let emit = "AscendC::SetFlag<AscendC::HardEvent::{event upper}>({eventId})";
}
def SyncAllHardOp : Function<"sync_all_hard", "SyncAll", (ins UnitAttr:$isAIVOnly)> {
  let assemblyFormat = "attr-dict";
}
def SyncAllSoftOp : Function<"sync_all_soft", "SyncAll", (ins GlobalTensor:$gmWorkspace, LocalTensor:$ubWorkspace,
  AnyType:$usedCores, UnitAttr:$isAIVOnly)>;
def WaitFlagOp : Function<"wait_flag", "WaitFlag", (ins HardEvent:$event, AnyType:$eventId)> {
  let assemblyFormat = "$event `,` $eventId attr-dict `:` type($eventId)";
  let emit = "custom";
}
def WaitPreBlockOp : Function<"wait_pre_block", "WaitPreBlock", (ins GlobalTensor:$gmWorkspace,
  LocalTensor:$ubWorkspace)> {
  let assemblyFormat = "$gmWorkspace `,` $ubWorkspace attr-dict `:` type($gmWorkspace) `,` type($ubWorkspace)";
}

#endif
