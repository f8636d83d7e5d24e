//! verify-sync: warns of queues whose allocations, enqueues, dequeues and frees do not pair up. Changes nothing.

use super::finding::Finding;
use super::support::{bodies, defined_by};
use crate::ir::{AscModule, Op, Order, Value};
use crate::model::{Message, Severity};

const ALLOC: &str = "ascir.que_bind.alloc_tensor";
const ENQUE: &str = "ascir.que_bind.enque_tensor";
const DEQUE: &str = "ascir.que_bind.deque_tensor";
const FREE: &str = "ascir.que_bind.free_tensor";

/// Allocations and enqueues of one queue that nothing has answered yet.
struct Pending<'c> {
    queue: Value<'c>,
    ops: Vec<Op<'c>>,
}

pub fn run<'c>(module: &AscModule<'c>, findings: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    for function in bodies(module) {
        let order = Order::of(function);
        let mut queues: Vec<Pending<'c>> = Vec::new();
        let mut partners: Vec<(Op<'c>, Op<'c>)> = Vec::new();
        for op in function.walk_post() {
            let Some(queue) = op.operand(0).filter(|_| [ALLOC, ENQUE, DEQUE, FREE].contains(&op.name())) else {
                continue;
            };
            let index = queues.iter().position(|pending| pending.queue == queue).unwrap_or_else(|| {
                queues.push(Pending { queue, ops: Vec::new() });
                queues.len() - 1
            });
            let pending = &mut queues[index].ops;
            match op.name() {
                DEQUE => match pending.iter().position(|op| op.is(ENQUE)) {
                    Some(at) => {
                        let enque = pending.remove(at);
                        partners.push((op, enque));
                        check_uses_between(&order, enque, op, findings);
                    }
                    None => findings.push(no_enque(op, queue)),
                },
                FREE => free(op, pending, &partners, findings),
                _ => pending.push(op),
            }
        }
        for Pending { queue, ops } in queues {
            findings.extend(ops.into_iter().map(|op| unanswered(op, queue)));
        }
    }
    Ok(())
}

fn warning<'c>(code: &'static str, at: Op<'c>, en: &str, zh: &str) -> Finding<'c> {
    Finding::new(Severity::Warning, code, at.location(), Message::new(en, zh))
}

fn check_uses_between<'c>(order: &Order<'c>, enque: Op<'c>, deque: Op<'c>, findings: &mut Vec<Finding<'c>>) {
    let Some(tensor) = enque.operand(1) else { return };
    let mut told: Vec<Op<'c>> = Vec::new();
    for reader in tensor.uses().into_iter().map(|use_| use_.owner) {
        if order.comes_before(enque, reader) && order.comes_before(reader, deque) && !told.contains(&reader) {
            told.push(reader);
            findings.push(
                warning(
                    "ASC4011",
                    reader,
                    "unexpected use of tensor between EnQue and DeQue",
                    "张量在 EnQue 与 DeQue 之间被使用",
                )
                .related(tensor.location(), Message::new("tensor declared here", "张量在此声明")),
            );
        }
    }
}

fn no_enque<'c>(deque: Op<'c>, queue: Value<'c>) -> Finding<'c> {
    warning("ASC4014", deque, "DeQue: there is no corresponding call to EnQue", "DeQue：没有对应的 EnQue 调用")
        .related(queue.location(), Message::new("queue declared here", "队列在此声明"))
}

/// Follows a freed tensor through dequeues to its allocation.
fn free<'c>(free: Op<'c>, pending: &mut Vec<Op<'c>>, partners: &[(Op<'c>, Op<'c>)], findings: &mut Vec<Finding<'c>>) {
    let Some(tensor) = free.operand(1) else { return };
    let mut source = tensor;
    while let Some(deque) = defined_by(source, &[DEQUE]) {
        let enqueued = partners.iter().find(|(op, _)| *op == deque).and_then(|(_, enque)| enque.operand(1));
        match enqueued {
            Some(enqueued) => source = enqueued,
            None => break,
        }
    }
    let declared = Message::new("tensor declared here", "张量在此声明");
    let Some(allocation) = defined_by(source, &[ALLOC]) else {
        findings.push(
            warning(
                "ASC4013",
                free,
                "FreeTensor: there is no corresponding call to AllocTensor",
                "FreeTensor：没有对应的 AllocTensor 调用",
            )
            .related(tensor.location(), declared),
        );
        return;
    };
    match pending.iter().position(|op| *op == allocation) {
        Some(at) => {
            pending.remove(at);
        }
        None => findings.push(
            warning(
                "ASC4012",
                free,
                "FreeTensor: tensor memory was freed before its last use",
                "FreeTensor：张量内存在最后一次使用之前已被释放",
            )
            .related(tensor.location(), declared),
        ),
    }
}

fn unanswered<'c>(op: Op<'c>, queue: Value<'c>) -> Finding<'c> {
    if op.is(ALLOC) {
        warning(
            "ASC4015",
            op,
            "AllocTensor: there is no corresponding call to FreeTensor for this tensor",
            "AllocTensor：该张量没有对应的 FreeTensor 调用",
        )
    } else {
        warning(
            "ASC4016",
            op,
            "EnQue: there is no corresponding call to DeQue for this tensor",
            "EnQue：该张量没有对应的 DeQue 调用",
        )
        .related(queue.location(), Message::new("queue declared here", "队列在此声明"))
    }
}
