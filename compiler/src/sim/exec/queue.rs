//! Queues: tensors on their way from the pipe that fills them to the pipe that empties them.
//!
//! A queue's buffer goes free, occupied (alloc), queued (enque), in use (deque), free; enque tells the consumer's
//! pipe, free tells the producer's, and the next alloc of that very buffer waits for it.

use super::code::Op;
use super::machine::{Done, Machine};
use super::object::{nothing, position};
use super::pool::{QUEUE_IDS, Que, State, new_stay, queue_index, take_event};
use super::report::code;
use super::value::{Elem, Local, Value};
use super::{Handler, Handler::Plain};
use crate::model::{Message, WaitReason};

pub const OPS: &[(&str, Handler)] = &[
    ("que_bind.alloc_tensor", Plain(|m, op| alloc(m, op, op.results.first().copied()))),
    ("que_bind.alloc_tensor_in_place", Plain(|m, op| alloc(m, op, op.operands.get(1).copied()))),
    ("que_bind.enque_tensor", Plain(enque)),
    ("que_bind.enque_tensor_pos", Plain(enque)),
    ("que_bind.deque_tensor", Plain(|m, op| deque(m, op, op.results.first().copied()))),
    ("que_bind.deque_tensor_pos", Plain(|m, op| deque(m, op, op.results.first().copied()))),
    ("que_bind.deque_tensor_in_place", Plain(|m, op| deque(m, op, op.operands.get(1).copied()))),
    ("que_bind.free_tensor", Plain(free)),
    ("que_bind.destroy", Plain(nothing)),
    ("que_bind.has_idle_buffer", Plain(|m, op| answer(m, op, |q| q.count(State::Free) > 0))),
    ("que_bind.has_tensor_in_que", Plain(|m, op| answer(m, op, |q| !q.fifo.is_empty()))),
    ("que_bind.vacant_in_que", Plain(|m, op| answer(m, op, |q| (q.fifo.len() as i64) < q.depth.max(1)))),
    ("que_bind.get_tensor_count_in_que", Plain(count)),
];

fn alloc(m: &mut Machine, op: &Op, result: Option<usize>) -> Done {
    m.scalar(op, m.target.issue.call_instructions.value.div_ceil(2));
    let (Some(index), Some(result)) = (queue_index(m, op, 0), result) else { return m.unknown(op) };
    let queue = &m.core.framework.queues[index];
    let count = queue.slots.len();
    let free = (0..count).map(|i| (queue.cursor + i) % count).find(|&i| queue.slots[i].state == State::Free);
    let Some(place) = free else {
        let blockers: Vec<u32> = queue.slots.iter().map(|slot| slot.by).collect();
        no_free_buffer(m, op, &blockers);
        return m.unknown(op);
    };
    let (pipes, position_) = (queue.pipes, queue.position);
    let event = m.core.framework.queues[index].slots[place].event.take();
    if let (Some((producer, consumer)), Some(id)) = (pipes, event) {
        m.wait_flag(op, consumer, producer, QUEUE_IDS + id, WaitReason::BufferBusy);
        m.core.framework.release_event(consumer, producer, id);
    }
    let stay = new_stay(m, index, place, op.id);
    let queue = &mut m.core.framework.queues[index];
    queue.cursor = (place + 1) % count;
    queue.slots[place].state = State::Occupied;
    queue.slots[place].by = op.id;
    give_tensor(m, result, index, place, position_, stay);
    Ok(())
}

fn no_free_buffer(m: &mut Machine, op: &Op, blockers: &[u32]) {
    let places: Vec<_> = blockers.iter().map(|&by| (m.report.span(by), m.report.place(by))).collect();
    let (en, zh) = if blockers.is_empty() {
        (
            "the queue has no buffer: call `pipe.init_buffer` first".into(),
            "队列没有缓冲区:请先调用 `pipe.init_buffer`".into(),
        )
    } else {
        (
            format!(
                "alloc_tensor waits for ever: all {} buffers of the queue are taken and none is freed before",
                blockers.len()
            ),
            format!("alloc_tensor 会永远等待:队列的 {} 个缓冲区都被占用,且之前没有释放", blockers.len()),
        )
    };
    if let Some(finding) = m.report.error(code::QUEUE, op.id, en, zh) {
        for (span, (place, place_zh)) in places {
            let message = Message::new(format!("{place}: taken here"), format!("{place_zh}:在此处被占用"));
            finding.labels.push(crate::model::Label { span, message });
        }
        finding.notes.push(Message::new(
            "free tensors with `free_tensor`, or give the queue more buffers in `init_buffer`",
            "请用 `free_tensor` 释放张量,或在 `init_buffer` 中给队列更多缓冲区",
        ));
    }
}

fn give_tensor(m: &mut Machine, result: usize, index: usize, place: usize, position_: i64, stay: u32) {
    let elem = m.element_type(result).unwrap_or(Elem::U8);
    let slot = &m.core.framework.queues[index].slots[place];
    let local = Local {
        buffer: position(position_).1,
        position: position_,
        addr: slot.addr,
        bytes: slot.bytes,
        elem,
        stay,
        owner: Some((index as u32, place as u32)),
        tag: 0,
    };
    m.set(result, Value::Local(local));
}

/// The queue's buffer behind a tensor, which must be in that state.
fn owned(m: &mut Machine, op: &Op, wanted: &[State]) -> Option<(usize, usize)> {
    let index = queue_index(m, op, 0)?;
    let local = m.operand_local(op, 1)?;
    let queue = &m.core.framework.queues[index];
    let place =
        queue.slots.iter().position(|slot| slot.addr <= local.addr && local.addr < slot.addr + slot.bytes.max(1));
    match place {
        Some(place) if wanted.contains(&queue.slots[place].state) => Some((index, place)),
        Some(place) => {
            let (state, by) = (queue.slots[place].state, queue.slots[place].by);
            let (line, line_zh) = m.report.place(by);
            let (what, what_zh) = match state {
                State::Free => ("was freed", "被释放"),
                State::Occupied => ("was allocated and not enqueued", "已分配但未入队"),
                State::Queued => ("was enqueued and not dequeued", "已入队但未出队"),
                State::InUse => ("was dequeued and not freed", "已出队但未释放"),
            };
            let name = op.name.rsplit('.').next().unwrap_or(&op.name).to_owned();
            m.report.error(
                code::QUEUE,
                op.id,
                format!("`{name}` of a tensor that {what} at {line}"),
                format!("对张量调用 `{name}`,但它在{line_zh}{what_zh}"),
            );
            None
        }
        None => {
            m.report.error(code::QUEUE, op.id, "the tensor is not from this queue", "该张量不属于此队列");
            None
        }
    }
}

fn enque(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.issue.call_instructions.value.div_ceil(2));
    let Some((index, place)) = owned(m, op, &[State::Occupied, State::InUse]) else { return Ok(()) };
    let pipes = m.core.framework.queues[index].pipes;
    if let Some((producer, consumer)) = pipes
        && let Some(id) = take_event(m, op, producer, consumer)
    {
        m.set_flag(op, producer, consumer, QUEUE_IDS + id);
        m.core.framework.queues[index].slots[place].event = Some(id);
    }
    let queue = &mut m.core.framework.queues[index];
    let full = queue.depth > 0 && queue.fifo.len() as i64 >= queue.depth.max(queue.slots.len() as i64);
    queue.slots[place].state = State::Queued;
    queue.slots[place].by = op.id;
    queue.fifo.push_back(place);
    if full {
        m.report.error(code::QUEUE, op.id, "enque into a full queue fails", "向已满的队列入队会失败");
    }
    Ok(())
}

fn deque(m: &mut Machine, op: &Op, result: Option<usize>) -> Done {
    m.scalar(op, m.target.issue.call_instructions.value.div_ceil(2));
    let (Some(index), Some(result)) = (queue_index(m, op, 0), result) else { return m.unknown(op) };
    let Some(place) = m.core.framework.queues[index].fifo.pop_front() else {
        if let Some(finding) = m.report.error(
            code::QUEUE,
            op.id,
            "deque from an empty queue: nothing was enqueued before",
            "从空队列出队:之前没有入队",
        ) {
            finding.notes.push(Message::new("call `enque` after filling the tensor", "填充张量后请调用 `enque`"));
        }
        return m.unknown(op);
    };
    let queue = &mut m.core.framework.queues[index];
    let (pipes, position_, stay) = (queue.pipes, queue.position, queue.slots[place].stay);
    let event = queue.slots[place].event.take();
    queue.slots[place].state = State::InUse;
    queue.slots[place].by = op.id;
    if let (Some((producer, consumer)), Some(id)) = (pipes, event) {
        m.wait_flag(op, producer, consumer, QUEUE_IDS + id, WaitReason::Flag);
        m.core.framework.release_event(producer, consumer, id);
    }
    give_tensor(m, result, index, place, position_, stay);
    Ok(())
}

fn free(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.issue.call_instructions.value.div_ceil(2));
    let Some((index, place)) = owned(m, op, &[State::Occupied, State::InUse]) else { return Ok(()) };
    let pipes = m.core.framework.queues[index].pipes;
    if let Some((producer, consumer)) = pipes
        && let Some(id) = take_event(m, op, consumer, producer)
    {
        m.set_flag(op, consumer, producer, QUEUE_IDS + id);
        m.core.framework.queues[index].slots[place].event = Some(id);
    }
    let slot = &mut m.core.framework.queues[index].slots[place];
    slot.state = State::Free;
    slot.by = op.id;
    Ok(())
}

fn answer(m: &mut Machine, op: &Op, question: fn(&Que) -> bool) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let Some(index) = queue_index(m, op, 0) else { return m.unknown(op) };
    let answer = question(&m.core.framework.queues[index]);
    m.result_int(op, i64::from(answer));
    Ok(())
}

fn count(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let Some(index) = queue_index(m, op, 0) else { return m.unknown(op) };
    let count = m.core.framework.queues[index].fifo.len();
    m.result_int(op, count as i64);
    Ok(())
}
