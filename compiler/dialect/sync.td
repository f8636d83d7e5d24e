// Flags, barriers and everything that orders pipes or cores.

#ifndef ASCIR_SYNC
#define ASCIR_SYNC

include "types.td"

def CrossCoreSetFlagOp : Function<"cross_core_set_flag", "CrossCoreSetFlag", (ins AnyType:$flagId, UI8Attr:$modeId,
  Pipe:$pipe)> {
  let assemblyFormat = "$flagId `,` $modeId `,` $pipe attr-dict `:` type($flagId)";
  let emit = "AscendC::CrossCoreSetFlag<{attr modeId}, {enum pipe}>({flagId})";
  let python = [Py<"asc.cross_core_set_flag", "flag_id: int, mode_id: int, pipe: PipeID">];
  let summary = "Signals other cores.";
  let summaryZh = "核间同步置位。";
  let pipe = "named";
  let cost = "cross_core";
}

def CrossCoreWaitFlagOp : Function<"cross_core_wait_flag", "CrossCoreWaitFlag", (ins AnyType:$flagId, UI8Attr:$modeId,
  Pipe:$pipe)> {
  let assemblyFormat = "$flagId `,` $modeId `,` $pipe attr-dict `:` type($flagId)";
  let emit = "AscendC::CrossCoreWaitFlag<{attr modeId}, {enum pipe}>({flagId})";
  let python = [Py<"asc.cross_core_wait_flag", "flag_id: int, mode_id: int, pipe: PipeID">];
  let summary = "Waits for a cross-core signal.";
  let summaryZh = "等待核间同步。";
  let pipe = "named";
  let cost = "cross_core";
}

def DataSyncBarrierOp : Function<"data_sync_barrier", "DataSyncBarrier", (ins MemDsbT:$memDsbType)> {
  let assemblyFormat = formatWithoutOperands;
  let emit = "AscendC::DataSyncBarrier<{enum memDsbType}>()";
  let python = [Py<"asc.data_sync_barrier", "arg0: MemDsbT -> memDsbType">];
  let summary = "Waits for memory accesses to complete.";
  let summaryZh = "等待访存完成。";
  let cost = "barrier";
}

def FftsCrossCoreSyncOp : Function<"ffts_cross_core_sync", "FftsCrossCoreSync", (ins Pipe:$pipe, AnyType:$config)> {
  let emit = "ffts_cross_core_sync({enum pipe}, {config})";
  let pipe = "named";
  let cost = "cross_core";
}

def IBSetOp : Function<"ib_set", "IBSet", (ins GlobalTensor:$gmWorkspace, LocalTensor:$ubWorkspace, AnyType:$blockIdx,
  AnyType:$eventId, UnitAttr:$isAIVOnly)> {
  let python = [Py<"asc.ib_set",
    "gm_workspace: global, ub_workspace: local, block_idx: int, event_id: int, "
    "is_aiv_only: True = True -> drop">];
  let summary = "Lets a block signal an inter-block event.";
  let summaryZh = "块间同步置位。";
  let cost = "cross_core";
  let reads = ["gmWorkspace"];
  let writes = ["gmWorkspace", "ubWorkspace"];
}

def IBWaitOp : Function<"ib_wait", "IBWait", (ins GlobalTensor:$gmWorkspace, LocalTensor:$ubWorkspace,
  AnyType:$blockIdx, AnyType:$eventId, UnitAttr:$isAIVOnly)> {
  let python = [Py<"asc.ib_wait",
    "gm_workspace: global, ub_workspace: local, block_idx: int, event_id: int, "
    "is_aiv_only: True = True -> drop">];
  let summary = "Waits for an inter-block event.";
  let summaryZh = "块间同步等待。";
  let cost = "cross_core";
  let reads = ["gmWorkspace"];
  let writes = ["gmWorkspace", "ubWorkspace"];
}

def NotifyNextBlockOp : Function<"notify_next_block", "NotifyNextBlock", (ins GlobalTensor:$gmWorkspace,
  LocalTensor:$ubWorkspace)> {
  let assemblyFormat = "$gmWorkspace `,` $ubWorkspace attr-dict `:` type($gmWorkspace) `,` type($ubWorkspace)";
  let python = [Py<"asc.notify_next_block", "gm_workspace: global, ub_workspace: local">];
  let summary = "Releases the next block in turn.";
  let summaryZh = "确定性计算:通知下一个核。";
  let cost = "cross_core";
  let reads = ["gmWorkspace"];
  let writes = ["gmWorkspace", "ubWorkspace"];
}

def PipeBarrierOp : Function<"pipe_barrier", "PipeBarrier", (ins Pipe:$pipe)> {
  let assemblyFormat = "$pipe attr-dict";
  let hasCanonicalizeMethod = 1;
  let emit = "AscendC::PipeBarrier<{enum pipe}>()";
  let python = [Py<"asc.pipe_barrier", "pipe: PipeID">];
  let summary = "Orders instructions inside one pipe.";
  let summaryZh = "同一流水线内的屏障。";
  let pipe = "named";
  let cost = "barrier";
}

def SetFftsBaseAddrOp : Function<"set_ffts_base_addr", "SetFftsBaseAddr", (ins AnyMemRef:$arg0)> {
  let emit = "set_ffts_base_addr(*{arg0})";
}

def SetFlagOp : Function<"set_flag", "SetFlag", (ins HardEvent:$event, AnyType:$eventId)> {
  let assemblyFormat = "$event `,` $eventId attr-dict `:` type($eventId)";
  let emit = "AscendC::SetFlag<{enum event}>({eventId})";
  let python = [Py<"asc.set_flag", "event: HardEvent, event_id: int = 0">];
  let summary = "Signals an event from one pipe to another.";
  let summaryZh = "由源流水线置事件。";
  let pipe = "source";
  let cost = "flag";
}

let summary = "Barrier over all cores.", summaryZh = "全核同步。", cost = "cross_core" in {
  def SyncAllHardOp : Function<"sync_all_hard", "SyncAll", (ins UnitAttr:$isAIVOnly)> {
    let assemblyFormat = "attr-dict";
    let python = [
      Py<"asc.sync_all", "is_aiv_only!: True = True -> drop">,
      // Without both workspaces it is the same, whatever is given.
      Py<"asc.sync_all", "gm_workspace: any -> drop, is_aiv_only!: True = True -> drop">
    ];
  }
  def SyncAllSoftOp : Function<"sync_all_soft", "SyncAll", (ins GlobalTensor:$gmWorkspace, LocalTensor:$ubWorkspace,
    AnyType:$usedCores, UnitAttr:$isAIVOnly)> {
    let python = [Py<"asc.sync_all",
      "gm_workspace: global, ub_workspace: local, used_cores: int = 0 as i32, is_aiv_only: True = True -> drop">];
    let reads = ["gmWorkspace"];
    let writes = ["gmWorkspace", "ubWorkspace"];
  }
}

def WaitFlagOp : Function<"wait_flag", "WaitFlag", (ins HardEvent:$event, AnyType:$eventId)> {
  let assemblyFormat = "$event `,` $eventId attr-dict `:` type($eventId)";
  let emit = "AscendC::WaitFlag<{enum event}>({eventId})";
  let python = [Py<"asc.wait_flag", "event: HardEvent, event_id: int = 0">];
  let summary = "Blocks a pipe until an event.";
  let summaryZh = "目的流水线等待事件。";
  let pipe = "destination";
  let cost = "flag";
}

def WaitPreBlockOp : Function<"wait_pre_block", "WaitPreBlock", (ins GlobalTensor:$gmWorkspace,
  LocalTensor:$ubWorkspace)> {
  let assemblyFormat = "$gmWorkspace `,` $ubWorkspace attr-dict `:` type($gmWorkspace) `,` type($ubWorkspace)";
  let python = [Py<"asc.wait_pre_block", "gm_workspace: global, ub_workspace: local">];
  let summary = "Waits for the previous block in turn.";
  let summaryZh = "确定性计算:等待前一个核。";
  let cost = "cross_core";
  let reads = ["gmWorkspace"];
  let writes = ["gmWorkspace", "ubWorkspace"];
}

#endif
