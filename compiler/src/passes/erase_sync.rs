//! erase-sync: throws away the synchronisation that the user wrote, to make room for insert-sync's.

use super::finding::Finding;
use super::support::bodies;
use crate::ir::{AscModule, Op, Value};
use crate::model::{Message, Severity};
use std::collections::HashMap;

const ERASED: [&str; 4] = ["ascir.que_bind.enque_tensor", "ascir.set_flag", "ascir.wait_flag", "ascir.pipe_barrier"];

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    for function in bodies(module) {
        let ops = function.walk_post();
        let mut last: HashMap<Value<'c>, Value<'c>> = HashMap::new();
        for op in ops.iter().filter(|op| op.is("ascir.que_bind.alloc_tensor")) {
            if let (Some(queue), Some(tensor)) = (op.operand(0), op.result(0)) {
                last.insert(queue, tensor);
            }
        }
        for op in ops {
            if op.is("ascir.que_bind.deque_tensor") {
                let allocated = op.operand(0).and_then(|queue| last.get(&queue)).ok_or_else(|| no_allocation(op))?;
                if !allocated.dominates(op) {
                    return Err(out_of_reach(op, *allocated));
                }
                if let Some(tensor) = op.result(0) {
                    tensor.replace_all_uses(*allocated);
                }
                op.erase();
            } else if ERASED.contains(&op.name()) {
                op.erase();
            }
        }
    }
    Ok(())
}

fn no_allocation(deque: Op<'_>) -> Finding<'_> {
    let finding = Finding::new(
        Severity::Error,
        "ASC4101",
        deque.location(),
        Message::new(
            "cannot synchronise automatically: this deque() has no alloc_tensor() of the same queue",
            "无法自动同步：该 deque() 所属的队列没有对应的 alloc_tensor()",
        ),
    )
    .note(Message::new(
        "Automatic synchronisation replaces every deque() by the tensor last allocated from its queue. Allocate from \
         that queue in the same function, or launch with insert_sync=False and keep your own synchronisation.",
        "自动同步会把每个 deque() 替换为同一队列最近一次分配的张量。请在同一函数内从该队列分配张量，或以 insert_sync=False 启动并保留手写同步。",
    ));
    match deque.operand(0) {
        Some(queue) => finding.related(queue.location(), Message::new("queue declared here", "队列在此声明")),
        None => finding,
    }
}

fn out_of_reach<'c>(deque: Op<'c>, allocated: Value<'c>) -> Finding<'c> {
    Finding::new(
        Severity::Error,
        "ASC4103",
        deque.location(),
        Message::new(
            "cannot synchronise automatically: the tensor that this queue allocates last is not available at this \
             deque()",
            "无法自动同步：该队列最后一次分配的张量在此 deque() 处不可用",
        ),
    )
    .related(allocated.location(), Message::new("allocated last here", "最后一次在此分配"))
    .note(Message::new(
        "Automatic synchronisation knows one tensor per queue. Allocate in the block that dequeues, use a queue for \
         each tensor, or launch with insert_sync=False and keep your own synchronisation.",
        "自动同步对每个队列只认一个张量。请在 deque() 所在代码块内分配，或为每个张量使用独立队列，也可以 insert_sync=False 启动并保留手写同步。",
    ))
}
