// Pipes, queues, buffers and allocators.

#ifndef ASCIR_FRAMEWORK
#define ASCIR_FRAMEWORK

include "types.td"

def LocalMemAllocatorOp : AscirOp<"local_mem_allocator", (ins I64:$hardware), (outs LocalMemAllocator:$allocator)> {
  let assemblyFormat = "$hardware attr-dict `:` type($hardware) `,` qualified(type($allocator))";
  let emit = "{declare}";
  let summary = "Allocates local memory from one address up.";
  let summaryZh = "从低地址起顺序分配本地内存。";
  let python = [Py<"asc.LocalMemAllocator", "hard: Hardware = UB as i64 -> hardware => LocalMemAllocator(hard)">];
}

let summary = "Static allocation.", summaryZh = "静态分配本地内存。" in {
  def LocalMemAllocatorAllocOp : Method<"local_mem_allocator.alloc", "Alloc", (ins LocalMemAllocator:$allocator,
    TPosition:$pos, TypeAttr:$dtype, I32:$tileSize), (outs LocalTensor:$result)> {
    let assemblyFormat = [{
      $allocator `,` $pos `,` $tileSize `,` $dtype attr-dict `:` qualified(type($allocator)) `,` type($tileSize)
      `,` type($result)
    }];
    let emit = "{result}{allocator}.Alloc<{enum pos}, {type dtype}, {tileSize}>()";
  }
  def LocalMemAllocatorAllocDynamicOp : Method<"local_mem_allocator.alloc_dynamic", "Alloc", (ins
    LocalMemAllocator:$allocator, TPosition:$pos, TypeAttr:$dtype, I32:$tileSize), (outs LocalTensor:$result)> {
    let assemblyFormat = [{
      $allocator `,` $pos `,` $tileSize `,` $dtype attr-dict `:` qualified(type($allocator)) `,` type($tileSize)
      `,` type($result)
    }];
    let emit = "{result}{allocator}.Alloc<{enum pos}, {type dtype}>({tileSize})";
    let python = [Py<"asc.LocalMemAllocator.alloc",
      "self: LocalMemAllocator -> allocator, pos: TPosition, data_type: dtype -> dtype, "
      "tile_size: int as i32 => local(data_type)">];
  }
}

def LocalMemAllocatorGetCurAddrOp : Method<"local_mem_allocator.get_cur_addr", "GetCurAddr", (ins
  LocalMemAllocator:$allocator), (outs UI32:$result)> {
  let assemblyFormat = "$allocator attr-dict `:` qualified(type($allocator)) `,` type($result)";
  let python = [Py<"asc.LocalMemAllocator.get_cur_addr", "self: LocalMemAllocator -> allocator => raw ui32">];
  let summary = "Next address.";
  let summaryZh = "当前地址。";
}

def PipeOp : Constructor<"pipe", (outs Pipe_:$pipe)> {
  let assemblyFormat = "attr-dict";
  let summary = "Manages the core's local memory and events; one per kernel.";
  let summaryZh = "管理核内本地内存与事件,每个核函数一个。";
  let python = [Py<"asc.TPipe", "=> TPipe">];
}

def TPipeAllocEventIDOp : Method<"pipe.alloc_event_id", "AllocEventID", (ins Pipe_:$pipe,
  HardEvent:$event), (outs AnySignlessIntegerOrIndex:$event_id)> {
  let assemblyFormat = "$pipe `,` $event attr-dict `:` type($event_id)";
  let emit = "{result}{pipe}.AllocEventID<{enum event}>()";
  let python = [Py<"asc.TPipe.alloc_event_id", "self: TPipe -> pipe, event: HardEvent = V_S => i32">];
  let summary = "Reserves an event id.";
  let summaryZh = "申请事件编号。";
  let cost = "queue";
}

def TPipeTQueBindDestroyOp : Method<"pipe.destroy", "Destroy", (ins Pipe_:$pipe)> {
  let python = [Py<"asc.TPipe.destroy", "self: TPipe -> pipe">];
  let summary = "Ends the pipe.";
  let summaryZh = "销毁管理对象。";
}

def TPipeFetchEventIDOp : Method<"pipe.fetch_event_id", "FetchEventID", (ins Pipe_:$pipe,
  HardEvent:$event), (outs AnySignlessIntegerOrIndex:$event_id)> {
  let assemblyFormat = "$pipe `,` $event attr-dict `:` type($event_id)";
  let emit = "{result}{pipe}.FetchEventID<{enum event}>()";
  let python = [Py<"asc.TPipe.fetch_event_id", "self: TPipe -> pipe, event: HardEvent = V_S => i32">];
  let summary = "Gets a free event id without holding it.";
  let summaryZh = "取得可用事件编号(不占用)。";
  let cost = "queue";
}

def TPipeGetBaseAddrOp : Method<"pipe.get_base_addr", "GetBaseAddr", (ins Pipe_:$pipe,
  TPosition:$logicPos), (outs AnyType:$value)> {
  let assemblyFormat = "$pipe `,` $logicPos attr-dict `:` type($value)";
  let python = [Py<"asc.TPipe.get_base_addr", "self: TPipe -> pipe, logic_pos: TPosition => i32">];
  let summary = "Base address of a position.";
  let summaryZh = "某位置的基址。";
}

def TPipeInitOp : Method<"pipe.init", "Init", (ins Pipe_:$pipe)> {
  let python = [Py<"asc.TPipe.init", "self: TPipe -> pipe">];
  let summary = "Starts memory management.";
  let summaryZh = "初始化资源管理。";
}

def TPipeInitBufPoolOp : Method<"pipe.init_buf_pool", "InitBufPool", (ins Pipe_:$pipe, AnyType:$bufPool, AnyType:$len,
  Optional<AnyType>:$shareBuf), (outs AnyType:$value)> {
  let assemblyFormat = [{
    `(` $pipe `,` $bufPool `,` $len `)` attr-dict (` ` `,` ` ` $shareBuf^)? `:` type($pipe) `,` type($bufPool)
    `,` type($len) (` ` `,` ` ` type($shareBuf)^)? `->` type($value)
  }];
  let python = [Py<"asc.TPipe.init_buf_pool",
    "self: TPipe -> pipe, buf_pool: TBufPool, len: int = 0 as ui32, share_buf: TBufPool = None => i1">];
  let summary = "Gives memory to a pool.";
  let summaryZh = "为 TBufPool 分配内存。";
}

let summary = "Gives memory to a queue or TBuf.", summaryZh = "为队列或 TBuf 分配内存。" in {
  def TPipeInitBufferOp : Method<"pipe.init_buffer", "InitBuffer", (ins Pipe_:$pipe, Tbuf:$buffer, AnyType:$length)> {
    let assemblyFormat = "$pipe `,` $buffer `,` $length attr-dict `:` qualified(type($buffer)) `,` type($length)";
    let python = [Py<"asc.TPipe.init_buffer",
      "self: TPipe -> pipe, buf: TBuf -> buffer, num: int as i32 -> length">];
  }
  def TPipeInitQueueOp : Method<"pipe.init_queue", "InitBuffer", (ins Pipe_:$pipe, QueueLike:$queue, AnyType:$num,
    AnyType:$length)> {
    let assemblyFormat = [{
      $pipe `,` $queue `,` $num `,` $length attr-dict `:` type($queue) `,` type($num) `,` type($length)
    }];
    let python = [Py<"asc.TPipe.init_buffer",
      "self: TPipe -> pipe, que: TQue -> queue, num: int as i32, len: int as i32 -> length">];
  }
}

def TPipeReleaseEventIDOp : Method<"pipe.release_event_id", "ReleaseEventID", (ins Pipe_:$pipe, AnyType:$id,
  HardEvent:$event)> {
  let emit = "{pipe}.ReleaseEventID<{enum event}>({id})";
  let python = [Py<"asc.TPipe.release_event_id", "self: TPipe -> pipe, id: int as i32, event: HardEvent = V_S">];
  let summary = "Frees an event id.";
  let summaryZh = "释放事件编号。";
  let cost = "queue";
}

def TPipeResetOp : Method<"pipe.reset", "Reset", (ins Pipe_:$pipe)> {
  let python = [Py<"asc.TPipe.reset", "self: TPipe -> pipe">];
  let summary = "Releases all resources.";
  let summaryZh = "释放全部资源。";
}

def PopStackBufferOp : Function<"pop_stack_buffer", "PopStackBuffer", (ins TPosition:$pos, LocalTensor:$tensor)> {
  let assemblyFormat = "$pos $tensor attr-dict `:` qualified(type($tensor))";
  let emit = "AscendC::PopStackBuffer<{elem tensor}, {enum pos}>({tensor})";
}

def QueBindOp : Constructor<"que_bind", (outs QueBind:$que_bind)> {
  let assemblyFormat = "attr-dict `:` type($que_bind)";
  let python = [Py<"asc.TQueBind",
    "src: TPosition = VECIN, dst: TPosition = VECIN, depth: int = 0, mask: int = 0 -> drop => TQueBind(src, dst, "
    "depth)">];
  let summary = "FIFO queue between two positions.";
  let summaryZh = "绑定两个位置的队列。";
}

let summary = "Takes a free buffer.", summaryZh = "取空闲缓冲。", cost = "queue" in {
  def TQueBindAllocTensorOp : Method<"que_bind.alloc_tensor", "AllocTensor", (ins
    QueueLike:$queue), (outs LocalTensor:$tensor)> {
    let assemblyFormat = "$queue attr-dict `:` type($queue) `,` qualified(type($tensor))";
    let emit = "{result}{queue}.AllocTensor<{elem tensor}>()";
    let python = [Py<"asc.TQueBind.alloc_tensor", "self: queue -> queue, dtype: dtype => local(dtype)">];
  }
  def TQueBindAllocTensorInPlaceOp : Method<"que_bind.alloc_tensor_in_place", "AllocTensor", (ins QueueLike:$queue,
    LocalTensor:$tensor)> {
    let assemblyFormat = "$queue `,` $tensor attr-dict `:` type($queue) `,` qualified(type($tensor))";
    let emit = "{queue}.AllocTensor<{elem tensor}>({tensor})";
    let python = [Py<"asc.TQueBind.alloc_tensor", "self: queue -> queue, tensor: local">];
  }
}

let summary = "Takes the oldest buffer.", summaryZh = "取队首缓冲。", cost = "queue" in {
  def TQueBindDequeTensorOp : Method<"que_bind.deque_tensor", "DeQue", (ins
    QueueLike:$queue), (outs LocalTensor:$tensor)> {
    let assemblyFormat = "$queue attr-dict `:` type($queue) `,` qualified(type($tensor))";
    let emit = "{result}{queue}.DeQue<{elem tensor}>()";
    let python = [Py<"asc.TQueBind.deque", "self: queue -> queue, dtype: dtype => local(dtype)">];
  }
  def TQueBindDequeTensorInPlaceOp : Method<"que_bind.deque_tensor_in_place", "DeQue", (ins QueueLike:$queue,
    LocalTensor:$tensor)> {
    let assemblyFormat = "$queue `,` $tensor attr-dict `:` type($queue) `,` qualified(type($tensor))";
    let emit = "{queue}.DeQue<{elem tensor}>({tensor})";
    let python = [Py<"asc.TQueBind.deque", "self: queue -> queue, tensor: local">];
  }
  def TQueBindDequeTensorPosOp : Method<"que_bind.deque_tensor_pos", "DeQue", (ins QueueLike:$queue,
    TPosition:$srcUserPos, TPosition:$dstUserPos), (outs LocalTensor:$tensor)> {
    let assemblyFormat = [{
      $queue `,` $srcUserPos `,` $dstUserPos attr-dict `:` type($queue) `,` qualified(type($tensor))
    }];
    let emit = "{result}{queue}.DeQue<{enum srcUserPos}, {enum dstUserPos}, {elem tensor}>()";
    let python = [Py<"asc.TQueBind.deque",
      "self: queue -> queue, dtype: dtype, src_user_pos: TPosition, dst_user_pos: TPosition => local(dtype)">];
  }
}

def TQueBindDestroyOp : Method<"que_bind.destroy", "Destroy", (ins QueueLike:$queue)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue)";
  let cost = "queue";
}

let summary = "Publishes a buffer.", summaryZh = "缓冲入队。", cost = "queue" in {
  def TQueBindEnqueTensorOp : Method<"que_bind.enque_tensor", "EnQue", (ins QueueLike:$queue, LocalTensor:$tensor)> {
    let assemblyFormat = "$queue `,` $tensor attr-dict `:` type($queue) `,` qualified(type($tensor))";
    let python = [Py<"asc.TQueBind.enque", "self: queue -> queue, tensor: local">];
  }
  def TQueBindEnqueTensorPosOp : Method<"que_bind.enque_tensor_pos", "EnQue", (ins QueueLike:$queue,
    LocalTensor:$tensor, TPosition:$srcUserPos, TPosition:$dstUserPos)> {
    let assemblyFormat = [{
      $queue `,` $tensor `,` $srcUserPos `,` $dstUserPos attr-dict `:` type($queue) `,` qualified(type($tensor))
    }];
    let emit = "{queue}.EnQue<{enum srcUserPos}, {enum dstUserPos}>({tensor})";
    let python = [Py<"asc.TQueBind.enque",
      "self: queue -> queue, tensor: local, src_user_pos: TPosition, dst_user_pos: TPosition">];
  }
}

def TQueBindFreeTensorOp : Method<"que_bind.free_tensor", "FreeTensor", (ins QueueLike:$queue, LocalTensor:$tensor)> {
  let assemblyFormat = "$queue `,` $tensor attr-dict `:` type($queue) `,` qualified(type($tensor))";
  let python = [Py<"asc.TQueBind.free_tensor", "strict self: queue -> queue, tensor: local">];
  let summary = "Returns a buffer.";
  let summaryZh = "归还缓冲。";
  let cost = "queue";
}

def TQueBindGetTensorCountInQueOp : Method<"que_bind.get_tensor_count_in_que", "GetTensorCountInQue", (ins
  QueueLike:$queue), (outs AnyType:$value)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue) `,` type($value)";
  let python = [Py<"asc.TQueBind.get_tensor_count_in_que", "self: queue -> queue => i32">];
  let summary = "Queued count.";
  let summaryZh = "队列中的数量。";
  let cost = "queue";
}

def TQueBindHasIdleBufferOp : Method<"que_bind.has_idle_buffer", "HasIdleBuffer", (ins
  QueueLike:$queue), (outs AnyType:$value)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue) `,` type($value)";
  let python = [Py<"asc.TQueBind.has_idle_buffer", "self: queue -> queue => i1">];
  let summary = "A free buffer exists.";
  let summaryZh = "存在空闲缓冲。";
  let cost = "queue";
}

def TQueBindHasTensorInQueOp : Method<"que_bind.has_tensor_in_que", "HasTensorInQue", (ins
  QueueLike:$queue), (outs AnyType:$value)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue) `,` type($value)";
  let python = [Py<"asc.TQueBind.has_tensor_in_que", "self: queue -> queue => i1">];
  let summary = "Queue not empty.";
  let summaryZh = "队列非空。";
  let cost = "queue";
}

let cost = "queue" in {
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
}

def TQueBindVacantInQueOp : Method<"que_bind.vacant_in_que", "VacantInQue", (ins
  QueueLike:$queue), (outs AnyType:$value)> {
  let assemblyFormat = "$queue attr-dict `:` type($queue) `,` type($value)";
  let python = [Py<"asc.TQueBind.vacant_in_que", "self: queue -> queue => i1">];
  let summary = "Queue has room.";
  let summaryZh = "队列未满。";
  let cost = "queue";
}

def QueueOp : Constructor<"queue", (outs Queue:$queue)> {
  let assemblyFormat = "attr-dict `:` type($queue)";
  let python = [Py<"asc.TQue", "pos: TPosition = VECIN, depth: int, mask: int = 0 -> drop => TQue(pos, depth)">];
  let summary = "FIFO queue type of one position.";
  let summaryZh = "单一位置的先进先出队列。";
}

def TBufPoolOp : Constructor<"tBufPool", (outs TbufPool:$tBufPool)> {
  let assemblyFormat = "attr-dict `:` type($tBufPool)";
  let python = [Py<"asc.TBufPool", "pos: TPosition, buf_id_size: int = 4 => TBufPool(pos, buf_id_size)">];
  let summary = "Shared memory pool.";
  let summaryZh = "可复用内存池。";
}

def TBufOp : Constructor<"tbuf", (outs Tbuf:$buffer)> {
  let assemblyFormat = "attr-dict `:` type($buffer)";
  let python = [Py<"asc.TBuf", "pos: TPosition => TBuf(pos)">];
  let summary = "Scratch buffer without queue.";
  let summaryZh = "无队列的临时缓冲。";
}

def TBufGetTensorOp : Method<"tbuf.get_tensor", "Get", (ins Tbuf:$buffer,
  Optional<AnyType>:$len), (outs LocalTensor:$tensor)> {
  let assemblyFormat = [{
    $buffer attr-dict (`,` $len^)? `:` qualified(type($buffer)) `,` qualified(type($tensor)) (`,` type($len)^)?
  }];
  let emit = "{result}{buffer}.Get<{elem tensor}>([{len}])";
  let python = [Py<"asc.TBuf.get",
    "strict self: TBuf -> buffer, dtype: dtype, len: int = None as ui32, shape: shape = None -> drop => local(dtype)">];
  let summary = "Tensor over the buffer.";
  let summaryZh = "取缓冲张量。";
  let cost = "queue";
}

def TBufGetWithOffsetOp : Method<"tbuf.get_with_offset", "GetWithOffset", (ins Tbuf:$buffer, AnyType:$size,
  AnyType:$bufOffset), (outs LocalTensor:$tensor)> {
  let assemblyFormat = [{
    $buffer `,` $size `,` $bufOffset attr-dict `:` qualified(type($buffer)) `,` type($size) `,` type($bufOffset)
    `,` qualified(type($tensor))
  }];
  let emit = "{result}{buffer}.GetWithOffset<{elem tensor}>({size}, {bufOffset})";
  let python = [Py<"asc.TBuf.get_with_offset",
    "self: TBuf -> buffer, size: int as ui32, buf_offset: multiple of 32 as ui32, dtype: dtype => local(dtype)">];
  let summary = "Tensor at an offset.";
  let summaryZh = "按偏移取张量。";
  let cost = "queue";
}

def TBufPoolInitBufPoolOp : Method<"tbuf_pool.init_buf_pool", "InitBufPool", (ins TbufPool:$origin, AnyType:$bufPool,
  AnyType:$len, Optional<AnyType>:$shareBuf), (outs AnyType:$value)> {
  let assemblyFormat = [{
    `(` $origin `,` $bufPool `,` $len `)` attr-dict (` ` `,` ` ` $shareBuf^)? `:` type($origin) `,`
    type($bufPool) `,` type($len) (` ` `,` ` ` type($shareBuf)^)? `->` type($value)
  }];
  let python = [Py<"asc.TBufPool.init_buf_pool",
    "self: TBufPool -> origin, buf_pool: TBufPool, len: int = 0 as ui32, share_buf: TBufPool = None => i1">];
  let summary = "Sub-pool.";
  let summaryZh = "子内存池。";
}

let summary = "Memory from the pool.", summaryZh = "池内分配。" in {
  def TBufPoolInitBufferOp : Method<"tbuf_pool.init_buffer", "InitBuffer", (ins TbufPool:$bufPool, Tbuf:$buffer,
    AnyType:$length)> {
    let assemblyFormat = [{
      $bufPool `,` $buffer `,` $length attr-dict `:` qualified(type($bufPool)) `,` qualified(type($buffer)) `,`
      type($length)
    }];
    let python = [Py<"asc.TBufPool.init_buffer",
      "self: TBufPool -> bufPool, buf: TBuf -> buffer, len: int as i32 -> length">];
  }
  def TBufPoolInitQueueOp : Method<"tbuf_pool.init_queue", "InitBuffer", (ins TbufPool:$bufPool, QueueLike:$queue,
    AnyType:$num, AnyType:$length)> {
    let assemblyFormat = [{
      $bufPool `,` $queue `,` $num `,` $length attr-dict `:` qualified(type($bufPool)) `,` type($queue) `,`
      type($num) `,` type($length)
    }];
    let python = [Py<"asc.TBufPool.init_buffer",
      "self: TBufPool -> bufPool, que: TQue -> queue, num: int as i32, len: int as i32 -> length">];
  }
}

def TBufPoolResetOp : Method<"tbuf_pool.reset", "Reset", (ins TbufPool:$bufPool)> {
  let python = [Py<"asc.TBufPool.reset", "self: TBufPool -> bufPool">];
  let summary = "Empties the pool.";
  let summaryZh = "清空内存池。";
}

def ToQueBindOp : AscirOp<"to_que_bind", (ins QueueLike:$source), (outs QueBind:$result), [Pure]> {
  let assemblyFormat = "$source attr-dict `:` type($source) `,` qualified(type($result))";
  let emit = "{type result}& {name result} = {source}";
}

#endif
