// Pipes, queues, buffers and allocators.

#ifndef ASCIR_FRAMEWORK
#define ASCIR_FRAMEWORK

include "types.td"

def LocalMemAllocatorOp : AscirOp<"local_mem_allocator", (ins I64:$hardware), (outs LocalMemAllocator:$allocator)> {
  let assemblyFormat = "$hardware attr-dict `:` type($hardware) `,` qualified(type($allocator))";
  let emit = "{resulttype} {result}";
}
def LocalMemAllocatorAllocOp : Method<"local_mem_allocator.alloc", "Alloc", (ins LocalMemAllocator:$allocator,
  TPosition:$pos, TypeAttr:$dtype, I32:$tileSize), (outs LocalTensor:$result)> {
  let assemblyFormat = [{
    $allocator `,` $pos `,` $tileSize `,` $dtype attr-dict `:` qualified(type($allocator)) `,` type($tileSize)
    `,` type($result)
  }];
  let emit = "{resulttype} {result} = {allocator}.Alloc<AscendC::TPosition::{pos upper}, type {dtype}, {tileSize}>()";
}
def LocalMemAllocatorAllocDynamicOp : Method<"local_mem_allocator.alloc_dynamic", "Alloc", (ins
  LocalMemAllocator:$allocator, TPosition:$pos, TypeAttr:$dtype, I32:$tileSize), (outs LocalTensor:$result)> {
  let assemblyFormat = [{
    $allocator `,` $pos `,` $tileSize `,` $dtype attr-dict `:` qualified(type($allocator)) `,` type($tileSize)
    `,` type($result)
  }];
  let emit = "{resulttype} {result} = {allocator}.Alloc<AscendC::TPosition::{pos upper}, type {dtype}>({tileSize})";
}
def LocalMemAllocatorGetCurAddrOp : Method<"local_mem_allocator.get_cur_addr", "GetCurAddr", (ins
  LocalMemAllocator:$allocator), (outs UI32:$result)> {
  let assemblyFormat = "$allocator attr-dict `:` qualified(type($allocator)) `,` type($result)";
}
def PipeOp : Constructor<"pipe", (outs Pipe_:$pipe)> {
  let assemblyFormat = "attr-dict";
}
def TPipeAllocEventIDOp : Method<"pipe.alloc_event_id", "AllocEventID", (ins Pipe_:$pipe,
  HardEvent:$event), (outs AnySignlessIntegerOrIndex:$event_id)> {
  let assemblyFormat = "$pipe `,` $event attr-dict `:` type($event_id)";
  let emit = "{resulttype} {result} = {pipe}.AllocEventID<AscendC::HardEvent::{event upper}>()";
}
def TPipeTQueBindDestroyOp : Method<"pipe.destroy", "Destroy", (ins Pipe_:$pipe)>;
def TPipeFetchEventIDOp : Method<"pipe.fetch_event_id", "FetchEventID", (ins Pipe_:$pipe,
  HardEvent:$event), (outs AnySignlessIntegerOrIndex:$event_id)> {
  let assemblyFormat = "$pipe `,` $event attr-dict `:` type($event_id)";
  let emit = "{resulttype} {result} = {pipe}.FetchEventID<AscendC::HardEvent::{event upper}>()";
}
def TPipeGetBaseAddrOp : Method<"pipe.get_base_addr", "GetBaseAddr", (ins Pipe_:$pipe,
  TPosition:$logicPos), (outs AnyType:$value)> {
  let assemblyFormat = "$pipe `,` $logicPos attr-dict `:` type($value)";
}
def TPipeInitOp : Method<"pipe.init", "Init", (ins Pipe_:$pipe)>;
def TPipeInitBufPoolOp : Method<"pipe.init_buf_pool", "InitBufPool", (ins Pipe_:$pipe, AnyType:$bufPool, AnyType:$len,
  Optional<AnyType>:$shareBuf), (outs AnyType:$value)> {
  let assemblyFormat = [{
    `(` $pipe `,` $bufPool `,` $len `)` attr-dict (` ` `,` ` ` $shareBuf^)? `:` type($pipe) `,` type($bufPool)
    `,` type($len) (` ` `,` ` ` type($shareBuf)^)? `->` type($value)
  }];
}
def TPipeInitBufferOp : Method<"pipe.init_buffer", "InitBuffer", (ins Pipe_:$pipe, Tbuf:$buffer, AnyType:$length)> {
  let assemblyFormat = "$pipe `,` $buffer `,` $length attr-dict `:` qualified(type($buffer)) `,` type($length)";
}
def TPipeInitQueueOp : Method<"pipe.init_queue", "InitBuffer", (ins Pipe_:$pipe, QueueLike:$queue, AnyType:$num,
  AnyType:$length)> {
  let assemblyFormat = [{
    $pipe `,` $queue `,` $num `,` $length attr-dict `:` type($queue) `,` type($num) `,` type($length)
  }];
}
def TPipeReleaseEventIDOp : Method<"pipe.release_event_id", "ReleaseEventID", (ins Pipe_:$pipe, AnyType:$id,
  HardEvent:$event)> {
  let emit = "{pipe}.ReleaseEventID<AscendC::HardEvent::{event upper}>({id})";
}
def TPipeResetOp : Method<"pipe.reset", "Reset", (ins Pipe_:$pipe)>;
def PopStackBufferOp : Function<"pop_stack_buffer", "PopStackBuffer", (ins TPosition:$pos, LocalTensor:$tensor)> {
  let assemblyFormat = "$pos $tensor attr-dict `:` qualified(type($tensor))";
  let emit = "custom";
}
def QueBindOp : Constructor<"que_bind", (outs QueBind:$que_bind)> {
  let assemblyFormat = "attr-dict `:` type($que_bind)";
}
def TQueBindAllocTensorOp : Method<"que_bind.alloc_tensor", "AllocTensor", (ins
  QueueLike:$queue), (outs LocalTensor:$tensor)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue) `,` qualified(type($tensor))";
  let emit = "custom";
}
def TQueBindAllocTensorInPlaceOp : Method<"que_bind.alloc_tensor_in_place", "AllocTensor", (ins QueueLike:$queue,
  LocalTensor:$tensor)> {
  let assemblyFormat = "$queue `,` $tensor attr-dict `:` type($queue) `,` qualified(type($tensor))";
  let emit = "custom";
}
def TQueBindDequeTensorOp : Method<"que_bind.deque_tensor", "DeQue", (ins
  QueueLike:$queue), (outs LocalTensor:$tensor)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue) `,` qualified(type($tensor))";
  let emit = "custom";
}
def TQueBindDequeTensorInPlaceOp : Method<"que_bind.deque_tensor_in_place", "DeQue", (ins QueueLike:$queue,
  LocalTensor:$tensor)> {
  let assemblyFormat = "$queue `,` $tensor attr-dict `:` type($queue) `,` qualified(type($tensor))";
  let emit = "custom";
}
def TQueBindDequeTensorPosOp : Method<"que_bind.deque_tensor_pos", "DeQue", (ins QueueLike:$queue,
  TPosition:$srcUserPos, TPosition:$dstUserPos), (outs LocalTensor:$tensor)> {
  let assemblyFormat = [{
    $queue `,` $srcUserPos `,` $dstUserPos attr-dict `:` type($queue) `,` qualified(type($tensor))
  }];
  let emit = "custom";
}
def TQueBindDestroyOp : Method<"que_bind.destroy", "Destroy", (ins QueueLike:$queue)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue)";
}
def TQueBindEnqueTensorOp : Method<"que_bind.enque_tensor", "EnQue", (ins QueueLike:$queue, LocalTensor:$tensor)> {
  let assemblyFormat = "$queue `,` $tensor attr-dict `:` type($queue) `,` qualified(type($tensor))";
}
def TQueBindEnqueTensorPosOp : Method<"que_bind.enque_tensor_pos", "EnQue", (ins QueueLike:$queue,
  LocalTensor:$tensor, TPosition:$srcUserPos, TPosition:$dstUserPos)> {
  let assemblyFormat = [{
    $queue `,` $tensor `,` $srcUserPos `,` $dstUserPos attr-dict `:` type($queue) `,` qualified(type($tensor))
  }];
  let emit = "custom";
}
def TQueBindFreeTensorOp : Method<"que_bind.free_tensor", "FreeTensor", (ins QueueLike:$queue, LocalTensor:$tensor)> {
  let assemblyFormat = "$queue `,` $tensor attr-dict `:` type($queue) `,` qualified(type($tensor))";
}
def TQueBindGetTensorCountInQueOp : Method<"que_bind.get_tensor_count_in_que", "GetTensorCountInQue", (ins
  QueueLike:$queue), (outs AnyType:$value)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue) `,` type($value)";
}
def TQueBindHasIdleBufferOp : Method<"que_bind.has_idle_buffer", "HasIdleBuffer", (ins
  QueueLike:$queue), (outs AnyType:$value)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue) `,` type($value)";
}
def TQueBindHasTensorInQueOp : Method<"que_bind.has_tensor_in_que", "HasTensorInQue", (ins
  QueueLike:$queue), (outs AnyType:$value)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue) `,` type($value)";
}
def TQueBindInitBufHandleOp : Method<"que_bind.init_buf_handle", "InitBufHandle", (ins QueueLike:$queue,
  AnyType:$bufPool, UI32:$index, AnyType:$bufhandle, I32:$curPoolAddr, UI32:$len)> {
  let assemblyFormat = [{
    $queue `,` $bufPool `,` $index `,` $bufhandle `,` $curPoolAddr `,` $len attr-dict `:` type($queue) `,`
    type($bufPool) `,` type($index) `,` type($bufhandle) `,` type($curPoolAddr) `,` type($len)
  }];
  let emit = "";
}
def TQueBindInitStartBufHandleOp : Method<"que_bind.init_start_buf_handle", "InitStartBufHandle", (ins
  QueueLike:$queue, AnyType:$startBufhandle, UI8:$num, UI32:$len)> {
  let assemblyFormat = [{
    $queue `,` $startBufhandle `,` $num `,` $len attr-dict `:` type($queue) `,` type($startBufhandle) `,`
    type($num) `,` type($len)
  }];
  let emit = "";
}
def TQueBindVacantInQueOp : Method<"que_bind.vacant_in_que", "VacantInQue", (ins
  QueueLike:$queue), (outs AnyType:$value)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue) `,` type($value)";
}
def QueueOp : Constructor<"queue", (outs Queue:$queue)> {
  let assemblyFormat = "attr-dict `:` type($queue)";
}
def TBufPoolOp : Constructor<"tBufPool", (outs TbufPool:$tBufPool)> {
  let assemblyFormat = "attr-dict `:` type($tBufPool)";
}
def TBufOp : Constructor<"tbuf", (outs Tbuf:$buffer)> {
  let assemblyFormat = "attr-dict `:` type($buffer)";
}
def TBufGetTensorOp : Method<"tbuf.get_tensor", "Get", (ins Tbuf:$buffer,
  Optional<AnyType>:$len), (outs LocalTensor:$tensor)> {
  let assemblyFormat = [{
    $buffer attr-dict (`,` $len^)? `:` qualified(type($buffer)) `,` qualified(type($tensor)) (`,` type($len)^)?
  }];
  let emit = "custom";
}
def TBufGetWithOffsetOp : Method<"tbuf.get_with_offset", "GetWithOffset", (ins Tbuf:$buffer, AnyType:$size,
  AnyType:$bufOffset), (outs LocalTensor:$tensor)> {
  let assemblyFormat = [{
    $buffer `,` $size `,` $bufOffset attr-dict `:` qualified(type($buffer)) `,` type($size) `,` type($bufOffset)
    `,` qualified(type($tensor))
  }];
  let emit = "custom";
}
def TBufPoolInitBufPoolOp : Method<"tbuf_pool.init_buf_pool", "InitBufPool", (ins TbufPool:$origin, AnyType:$bufPool,
  AnyType:$len, Optional<AnyType>:$shareBuf), (outs AnyType:$value)> {
  let assemblyFormat = [{
    `(` $origin `,` $bufPool `,` $len `)` attr-dict (` ` `,` ` ` $shareBuf^)? `:` type($origin) `,`
    type($bufPool) `,` type($len) (` ` `,` ` ` type($shareBuf)^)? `->` type($value)
  }];
}
def TBufPoolInitBufferOp : Method<"tbuf_pool.init_buffer", "InitBuffer", (ins TbufPool:$bufPool, Tbuf:$buffer,
  AnyType:$length)> {
  let assemblyFormat = [{
    $bufPool `,` $buffer `,` $length attr-dict `:` qualified(type($bufPool)) `,` qualified(type($buffer)) `,`
    type($length)
  }];
}
def TBufPoolInitQueueOp : Method<"tbuf_pool.init_queue", "InitBuffer", (ins TbufPool:$bufPool, QueueLike:$queue,
  AnyType:$num, AnyType:$length)> {
  let assemblyFormat = [{
    $bufPool `,` $queue `,` $num `,` $length attr-dict `:` qualified(type($bufPool)) `,` type($queue) `,`
    type($num) `,` type($length)
  }];
}
def TBufPoolResetOp : Method<"tbuf_pool.reset", "Reset", (ins TbufPool:$bufPool)>;
def ToQueBindOp : AscirOp<"to_que_bind", (ins QueueLike:$source), (outs QueBind:$result), [Pure]> {
  let assemblyFormat = "$source attr-dict `:` type($source) `,` qualified(type($result))";
  let emit = "custom";
}

#endif
