//! insert-sync: makes the order of copies, computations and scalar accesses explicit.
//!
//! In: a function whose tensors come from queues or buffers and that holds no synchronisation (see erase-sync).
//! Out: enqueue and dequeue around what goes through a queue, vector barriers behind everything else that writes a
//! tensor, flags around scalar reads and writes, a barrier of all pipes at the end. No hazards are analysed: the
//! result is that of the reference, which is what runs.

use super::finding::Finding;
use super::support::{bodies, defined_by, is_synchronised, tensor_kind};
use crate::ir::{AscModule, Attr, Block, Builder, Ir, Loc, Op, Order, Use, Value};
use crate::model::{Message, Severity};
use std::collections::HashMap;

const ENQUE: &str = "ascir.que_bind.enque_tensor";
const DEQUE: &str = "ascir.que_bind.deque_tensor";
const FREE: &str = "ascir.que_bind.free_tensor";
const BARRIER: &str = "ascir.pipe_barrier";
const FROM_QUEUE: [&str; 2] = ["ascir.que_bind.alloc_tensor", DEQUE];

/// Values of enum Pipe.
const PIPE_V: i64 = 1;
const PIPE_ALL: i64 = 6;
/// Values of enum HardEvent.
const S_V: i64 = 21;
const V_S: i64 = 22;

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    let ir = module.ir();
    for function in bodies(module) {
        for op in function.walk_post() {
            synchronise_write(ir, op);
        }
        let mut order = Order::of(function);
        let straight = straight_readers(&order, function);
        dequeue_in(ir, &mut order, &straight, function)?;
        for accessor in ["get_value", "set_value"] {
            let names = [format!("ascir.local_tensor.{accessor}"), format!("ascir.global_tensor.{accessor}")];
            for op in function.walk_post().into_iter().filter(|op| names.iter().any(|name| op.is(name))) {
                let around = if accessor == "set_value" { single_op_loop(op).unwrap_or(op) } else { op };
                synchronise_scalar(ir, around, op.location());
            }
        }
        let last = function.region(0).and_then(|region| region.blocks().last());
        if let Some(end) = last.and_then(Block::terminator).and_then(|end| Builder::before(ir, end)) {
            barrier(&end.located(Loc::unknown(ir)), PIPE_ALL);
        }
        merge_barriers(function);
    }
    Ok(())
}

fn barrier<'c>(at: &Builder<'c>, pipe: i64) {
    at.op(BARRIER).attr("pipe", Attr::i32(at.ir(), pipe)).build();
}

/// Behind an operation that writes a tensor: enqueue it, or hold up the vector pipe.
fn synchronise_write<'c>(ir: &'c Ir, op: Op<'c>) {
    let Some(destination) = op.operand(0).filter(|_| is_synchronised(op)) else { return };
    if tensor_kind(ir, destination.ty()).is_none() || defined_by(destination, &["ascir.global_tensor"]).is_some() {
        return;
    }
    let Some(behind) = Builder::after(ir, op).map(|at| at.located(op.location().inherited(ir))) else { return };
    match defined_by(destination, &FROM_QUEUE).and_then(|source| source.operand(0)) {
        Some(queue) => {
            behind.op(ENQUE).operands(&[queue, destination]).build();
        }
        None => barrier(&behind, PIPE_V),
    }
}

/// Readers behind each enqueue, up to the next one of the same tensor.
type Readers<'c> = HashMap<Op<'c>, Vec<Use<'c>>>;

/// Readers of tensors that are enqueued in their own block only. There every reader stands before or behind every
/// enqueue, so that one pass over the readers finds whose dequeued tensor each of them gets.
fn straight_readers<'c>(order: &Order<'c>, function: Op<'c>) -> Readers<'c> {
    let mut readers = Readers::new();
    for enque in function.walk_pre().into_iter().filter(|op| op.is(ENQUE)) {
        let Some(tensor) = enque.operand(1).filter(|_| !readers.contains_key(&enque)) else { continue };
        let mut uses: Vec<_> = tensor.uses().into_iter().filter(|reader| !reader.owner.is(FREE)).collect();
        if uses.iter().any(|reader| reader.owner.is(ENQUE) && reader.owner.block() != tensor.block()) {
            continue;
        }
        uses.sort_by_key(|reader| order.number(reader.owner));
        let mut enqueued = None;
        for reader in uses {
            if let Some(enqueued) = enqueued {
                readers.entry(enqueued).or_default().push(reader);
            }
            if reader.owner.is(ENQUE) {
                readers.entry(reader.owner).or_default();
                enqueued = Some(reader.owner);
            }
        }
    }
    readers
}

/// Gives every enqueued tensor that is used later a dequeue in front of its first later use.
fn dequeue_in<'c>(ir: &'c Ir, order: &mut Order<'c>, straight: &Readers<'c>, op: Op<'c>) -> Result<(), Finding<'c>> {
    for region in op.regions() {
        for block in region.blocks() {
            // Enqueues that are moved on the way have been dealt with, so the list may be taken beforehand.
            for op in block.ops().collect::<Vec<_>>() {
                if op.is(ENQUE) {
                    let readers = straight.get(&op).cloned().unwrap_or_else(|| later_readers(order, op));
                    dequeue(ir, order, op, &readers)?;
                } else {
                    dequeue_in(ir, order, straight, op)?;
                }
            }
        }
    }
    Ok(())
}

/// Readers of the enqueued tensor that come after the enqueue; freeing does not count.
fn later_readers<'c>(order: &Order<'c>, enque: Op<'c>) -> Vec<Use<'c>> {
    let later = |reader: &Use<'c>| !reader.owner.is(FREE) && order.comes_before(enque, reader.owner);
    enque.operand(1).map(Value::uses).unwrap_or_default().into_iter().filter(later).collect()
}

fn dequeue<'c>(ir: &'c Ir, order: &mut Order<'c>, enque: Op<'c>, readers: &[Use<'c>]) -> Result<(), Finding<'c>> {
    let (Some(queue), Some(tensor), Some(block)) = (enque.operand(0), enque.operand(1), enque.block()) else {
        return Ok(());
    };
    let Some(first) = order.earliest(readers.iter().map(|reader| reader.owner)) else { return Ok(()) };
    let inside = block.ancestor_of(first);
    let first = inside.unwrap_or(first);
    let Some(at) = Builder::before(ir, first) else { return Ok(()) };
    let at = at.located(enque.location().inherited(ir));
    let dequeued = at.op(DEQUE).operand(queue).value(tensor.ty());
    if inside.is_none() {
        // The use stands outside of the loop or branch that enqueues: the enqueue moves out.
        let around = at.block().ancestor_of(enque).ok_or_else(|| stuck(enque, first))?;
        if !queue.dominates(first) || !tensor.dominates(first) {
            return Err(stuck(enque, first));
        }
        enque.move_after(around);
        order.forget(enque);
    }
    for reader in readers {
        reader.owner.set_operand(reader.index, dequeued);
    }
    Ok(())
}

fn stuck<'c>(enque: Op<'c>, reader: Op<'c>) -> Finding<'c> {
    Finding::new(
        Severity::Error,
        "ASC4102",
        enque.location(),
        Message::new(
            "cannot synchronise automatically: this tensor is written inside a loop or branch and read where that \
             block cannot reach",
            "无法自动同步：该张量在循环或分支内写入，却在该代码块之外无法到达的位置读取",
        ),
    )
    .related(reader.location(), Message::new("read here", "在此读取"))
    .note(Message::new(
        "Read the tensor in the same block that writes it, or allocate it there. Or launch with insert_sync=False and \
         synchronise by hand.",
        "请在写入张量的同一代码块内读取，或在该块内分配张量；也可以 insert_sync=False 启动并手写同步。",
    ))
}

/// The innermost loop around `op`, if `op` is all that it holds.
fn single_op_loop(op: Op<'_>) -> Option<Op<'_>> {
    let around = op.ancestors().find(|op| op.is("scf.for"))?;
    (around.body(0)?.ops().count() == 2).then_some(around)
}

/// Lets the vector pipe finish before the scalar unit looks, and the scalar unit before the vector pipe goes on.
fn synchronise_scalar<'c>(ir: &'c Ir, op: Op<'c>, location: Loc<'c>) {
    let Ok(pipe_type) = ir.parse_type("!ascir.pipe") else { return };
    let location = location.inherited(ir);
    for (at, event) in [(Builder::before(ir, op), V_S), (Builder::after(ir, op), S_V)] {
        let Some(at) = at.map(|at| at.located(location)) else { continue };
        let event = Attr::i32(ir, event);
        let pipe = at.op("ascir.pipe").value(pipe_type);
        let id = at.op("ascir.pipe.fetch_event_id").operand(pipe).attr("event", event).value(ir.int(8));
        at.op("ascir.set_flag").operand(id).attr("event", event).build();
        at.op("ascir.wait_flag").operand(id).attr("event", event).build();
    }
}

/// Of adjacent barriers one of all pipes covers the others, and equal ones are the same.
fn merge_barriers(function: Op<'_>) {
    let mut barriers: Vec<_> = function.walk_post().into_iter().filter(|op| op.is(BARRIER)).collect();
    barriers.reverse();
    while let Some(barrier) = barriers.pop() {
        let Some(next) = barrier.next().filter(|next| next.is(BARRIER)) else { continue };
        let (pipe, next_pipe) = (barrier.int_attr("pipe"), next.int_attr("pipe"));
        if pipe == Some(PIPE_ALL) {
            barriers.retain(|op| *op != next);
            next.erase();
            barriers.push(barrier);
        } else if next_pipe == Some(PIPE_ALL) || pipe == next_pipe {
            let before = barrier.previous().filter(|op| op.is(BARRIER));
            barrier.erase();
            // What stands in front now meets another neighbour.
            barriers.extend(before);
        }
    }
}
