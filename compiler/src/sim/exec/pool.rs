//! TPipe and the memory it hands out: addresses of queues and buffers, tensors of TBufs, event ids.
//!
//! Addresses are given in the order of `InitBuffer` calls, rounded up to 32 B.

use super::code::Op;
use super::machine::{Done, Machine, Stay};
use super::object::{nothing, position, position_number};
use super::report::code;
use super::value::{Elem, Local, MOST, Value};
use super::{Handler, Handler::Plain};
use crate::model::{Buffer, Message, Pipe, Type, WaitReason};
use crate::sim::stream::Work;
use std::collections::{HashMap, VecDeque};

pub const OPS: &[(&str, Handler)] = &[
    ("pipe", Plain(pipe)),
    ("pipe.init", Plain(nothing)),
    ("pipe.destroy", Plain(destroy)),
    ("pipe.reset", Plain(destroy)),
    ("pipe.init_queue", Plain(init_queue)),
    ("pipe.init_buffer", Plain(init_buffer)),
    ("pipe.init_buf_pool", Plain(init_pool)),
    ("pipe.alloc_event_id", Plain(alloc_event)),
    ("pipe.fetch_event_id", Plain(fetch_event)),
    ("pipe.release_event_id", Plain(release_event)),
    ("queue", Plain(queue)),
    ("que_bind", Plain(queue)),
    ("to_que_bind", Plain(same_queue)),
    ("tbuf", Plain(queue)),
    ("tbuf.get_tensor", Plain(get_tensor)),
    ("tbuf.get_with_offset", Plain(get_with_offset)),
    ("tBufPool", Plain(queue)),
    ("tbuf_pool.init_queue", Plain(init_queue)),
    ("tbuf_pool.init_buffer", Plain(init_buffer)),
    ("tbuf_pool.reset", Plain(nothing)),
];

/// Ids of queue events start here, so that they are never mistaken for the kernel's own.
pub const QUEUE_IDS: u8 = 64;
/// Event ids of one pair of pipes.
const IDS: u8 = 8;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    Free,
    Occupied,
    Queued,
    InUse,
}

pub struct Slot {
    pub addr: u64,
    pub bytes: u64,
    pub state: State,
    pub event: Option<u8>,
    pub stay: u32,
    /// Operation that brought it into its state.
    pub by: u32,
}

/// A TQue, TQueBind, TBuf or TBufPool.
pub struct Que {
    pub position: i64,
    /// Pipes that fill and that empty its tensors; `None` where no events are made.
    pub pipes: Option<(Pipe, Pipe)>,
    pub depth: i64,
    pub slots: Vec<Slot>,
    pub fifo: VecDeque<usize>,
    pub cursor: usize,
    pub op: u32,
}

impl Que {
    pub fn count(&self, state: State) -> usize {
        self.slots.iter().filter(|slot| slot.state == state).count()
    }
}

#[derive(Default)]
pub struct Framework {
    has_pipe: bool,
    pub next_free: HashMap<Buffer, u64>,
    pub queues: Vec<Que>,
    /// Ids in use, by pair of pipes.
    events: HashMap<(Pipe, Pipe), [bool; IDS as usize]>,
}

impl Framework {
    fn take_event(&mut self, from: Pipe, to: Pipe) -> Option<u8> {
        let used = self.events.entry((from, to)).or_default();
        let id = used.iter().position(|taken| !taken)?;
        used[id] = true;
        Some(id as u8)
    }

    /// Operations that took buffers of queues which nothing has freed.
    pub fn taken(&self) -> Vec<u32> {
        let slots = self.queues.iter().flat_map(|queue| &queue.slots);
        slots.filter(|slot| slot.state != State::Free).map(|slot| slot.by).collect()
    }

    pub fn release_event(&mut self, from: Pipe, to: Pipe, id: u8) {
        if let Some(place) = self.events.entry((from, to)).or_default().get_mut(usize::from(id)) {
            *place = false;
        }
    }
}

/// Pipes on both sides of a queue at a position.
fn pipes(source: &str, destination: &str) -> Option<(Pipe, Pipe)> {
    Some(match (source, destination) {
        ("vecin" | "gm", "vecout" | "gm" | "co2") => (Pipe::Mte2, Pipe::Mte3),
        ("vecin", _) => (Pipe::Mte2, Pipe::V),
        ("vecout", _) => (Pipe::V, Pipe::Mte3),
        ("a1" | "b1" | "c1", _) => (Pipe::Mte2, Pipe::Mte1),
        ("a2" | "b2" | "c2", _) => (Pipe::Mte1, Pipe::M),
        ("co1", _) => (Pipe::M, Pipe::Fix),
        _ => return None,
    })
}

fn queue(m: &mut Machine, op: &Op) -> Done {
    let Some(&slot) = op.results.first() else { return Ok(()) };
    let (position, pipes, depth) = match m.code.type_of(slot) {
        Some(Type::Queue { position, depth }) => (position_number(position), pipes(position, ""), *depth),
        Some(Type::QueBind { source, destination, depth }) => {
            (position_number(source), pipes(source, destination), *depth)
        }
        Some(Type::TBuf { position }) => (position_number(position), None, 1),
        _ => (position_number("veccalc"), None, 1),
    };
    // One variable per operation, however often a loop comes by.
    if let Value::Queue(_) = m.value(slot) {
        return Ok(());
    }
    let queues = &mut m.core.framework.queues;
    queues.push(Que { position, pipes, depth, slots: Vec::new(), fifo: VecDeque::new(), cursor: 0, op: op.id });
    let index = queues.len() as u32 - 1;
    m.set(slot, Value::Queue(index));
    Ok(())
}

fn same_queue(m: &mut Machine, op: &Op) -> Done {
    let value = op.operands.first().map_or(Value::Poison, |&slot| m.value(slot).clone());
    m.result(op, value);
    Ok(())
}

pub fn queue_index(m: &Machine, op: &Op, operand: usize) -> Option<usize> {
    match m.value(*op.operands.get(operand)?) {
        Value::Queue(index) => Some(*index as usize),
        _ => None,
    }
}

/// Gives `number` blocks of `length` bytes to a queue.
fn give(m: &mut Machine, op: &Op, index: usize, number: i64, length: i64) {
    let bytes = (length.clamp(0, MOST) as u64).div_ceil(32) * 32;
    // A second InitBuffer gives new memory.
    let queue = &mut m.core.framework.queues[index];
    (queue.cursor, queue.slots) = (0, Vec::new());
    queue.fifo.clear();
    let (_, buffer) = position(m.core.framework.queues[index].position);
    for _ in 0..number.clamp(0, 64) {
        let next = m.core.framework.next_free.entry(buffer).or_insert(0);
        let addr = *next;
        *next += bytes;
        let slot = Slot { addr, bytes, state: State::Free, event: None, stay: u32::MAX, by: op.id };
        m.core.framework.queues[index].slots.push(slot);
    }
    m.core.framework.queues[index].op = op.id;
    check_room(m, op, buffer);
}

/// Reports a memory that what TPipe gave away does not fit in, with all that makes it up.
fn check_room(m: &mut Machine, op: &Op, buffer: Buffer) {
    let used = m.core.framework.next_free.get(&buffer).copied().unwrap_or(0);
    let capacity = m.target.memory.capacity(buffer);
    let reserved = if buffer == Buffer::Ub { m.target.memory.ub_reserved.value } else { 0 };
    let memory = buffer.name();
    let parts: Vec<(u32, String, u64, usize)> = m
        .core
        .framework
        .queues
        .iter()
        .filter(|queue| position(queue.position).1 == buffer && !queue.slots.is_empty())
        .map(|queue| {
            let bytes = queue.slots.iter().map(|slot| slot.bytes).sum();
            (queue.op, position(queue.position).0.to_owned(), bytes, queue.slots.len())
        })
        .collect();
    let places: Vec<_> = parts.iter().map(|(op, ..)| (m.report.span(*op), m.report.place(*op))).collect();
    let finding = if used > capacity {
        m.report.error(
            code::OVERFLOW,
            op.id,
            format!("{used} bytes are given to queues and buffers in {memory}, which has {capacity}"),
            format!("队列和缓冲区共占用 {memory} {used} 字节,而它只有 {capacity} 字节"),
        )
    } else if used > capacity - reserved {
        m.report.warn(
            code::OVERFLOW,
            op.id,
            format!("{used} bytes are in use in {memory}; its last {reserved} bytes serve library calls as scratch"),
            format!("{memory} 已用 {used} 字节;其最后 {reserved} 字节供库函数作临时空间"),
        )
    } else {
        None
    };
    if let Some(finding) = finding {
        let room = capacity.saturating_sub(reserved);
        let over = used.saturating_sub(room);
        // The smallest change: as few buffers less as possible, from one queue.
        let fewer = parts
            .iter()
            .zip(&places)
            .filter_map(|((_, name, bytes, count), (_, place))| {
                let less = over.div_ceil((bytes / *count as u64).max(1)) as usize;
                (less < *count).then_some((less, *count, name.clone(), place.clone()))
            })
            .min_by_key(|(less, ..)| *less);
        if let Some((less, count, name, (place, place_zh))) = fewer {
            let left = count - less;
            finding.notes.push(Message::new(
                format!("it fits with {left} instead of {count} buffers in the {name} queue at {place}"),
                format!("将{place_zh}的 {name} 队列由 {count} 个缓冲区改为 {left} 个即可容纳"),
            ));
        }
        let percent = 100 * room / used.max(1);
        finding.notes.push(Message::new(
            format!("it fits with every buffer at most {percent} % as long: {over} bytes are too many"),
            format!("将每个缓冲区缩短到至多 {percent} % 即可容纳:超出 {over} 字节"),
        ));
        for ((_, name, bytes, count), (span, (place, place_zh))) in parts.iter().zip(places) {
            finding.labels.push(crate::model::Label {
                span,
                message: Message::new(
                    format!("{place}: {count} x {name}, {bytes} bytes together"),
                    format!("{place_zh}:{count} 个 {name},共 {bytes} 字节"),
                ),
            });
        }
    }
}

/// A TPipe variable. One inside a loop is made and destroyed every time.
fn pipe(m: &mut Machine, op: &Op) -> Done {
    if m.core.framework.has_pipe {
        destroy(m, op)?
    }
    m.core.framework.has_pipe = true;
    Ok(())
}

/// Waits for every buffer to be free and for every pipe, then takes all memory back.
fn destroy(m: &mut Machine, op: &Op) -> Done {
    let mut pending = Vec::new();
    for queue in &mut m.core.framework.queues {
        if let Some((producer, consumer)) = queue.pipes {
            let free = queue.slots.iter_mut().filter(|slot| slot.state == State::Free);
            pending.extend(free.filter_map(|slot| slot.event.take()).map(|id| (producer, consumer, id)));
        }
    }
    for (producer, consumer, id) in pending {
        m.wait_flag(op, consumer, producer, QUEUE_IDS + id, WaitReason::BufferBusy);
        m.core.framework.release_event(consumer, producer, id);
    }
    let name = m.names.intern("PipeBarrier ALL");
    m.push(Pipe::All, Work::Barrier, name, op.id, 0, &[]);
    m.core.auto.barrier(Pipe::All);
    m.core.framework.next_free.clear();
    Ok(())
}

fn init_queue(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.issue.call_instructions.value);
    let (Some(index), Some(number), Some(length)) = (queue_index(m, op, 1), m.operand_int(op, 2), m.operand_int(op, 3))
    else {
        return Ok(());
    };
    give(m, op, index, number, length);
    Ok(())
}

fn init_buffer(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.issue.call_instructions.value);
    let (Some(index), Some(length)) = (queue_index(m, op, 1), m.operand_int(op, 2)) else { return Ok(()) };
    give(m, op, index, 1, length);
    Ok(())
}

fn init_pool(m: &mut Machine, op: &Op) -> Done {
    if let (Some(index), Some(length)) = (queue_index(m, op, 1), m.operand_int(op, 2)) {
        give(m, op, index, 1, length);
    }
    m.result_int(op, 1);
    Ok(())
}

fn get_tensor(m: &mut Machine, op: &Op) -> Done {
    let count = m.operand_int(op, 1);
    buffer_tensor(m, op, count, 0)
}

fn get_with_offset(m: &mut Machine, op: &Op) -> Done {
    let (count, offset) = (m.operand_int(op, 1), m.operand_int(op, 2).unwrap_or(0));
    buffer_tensor(m, op, count, offset.clamp(0, MOST) as u64)
}

fn buffer_tensor(m: &mut Machine, op: &Op, count: Option<i64>, offset: u64) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let Some(index) = queue_index(m, op, 0) else { return m.unknown(op) };
    let elem = op.results.first().and_then(|&slot| m.element_type(slot)).unwrap_or(Elem::U8);
    let queue = &m.core.framework.queues[index];
    let position_ = queue.position;
    let Some(slot) = queue.slots.first() else {
        m.report.error(
            code::QUEUE,
            op.id,
            "the buffer has no memory yet: call `pipe.init_buffer` first",
            "缓冲区尚无内存:请先调用 `pipe.init_buffer`",
        );
        return m.unknown(op);
    };
    let (addr, bytes, stay) = (slot.addr, slot.bytes, slot.stay);
    let stay = if stay == u32::MAX { new_stay(m, index, 0, op.id) } else { stay };
    let bytes = match count {
        Some(count) if count > 0 => count.min(MOST) as u64 * elem.bytes(),
        _ => bytes.saturating_sub(offset),
    };
    let (_, buffer) = position(position_);
    let local = Local { buffer, position: position_, addr: addr + offset, bytes, elem, stay, owner: None, tag: 0 };
    m.result(op, Value::Local(local));
    Ok(())
}

/// Opens a stay for a queue's buffer.
pub fn new_stay(m: &mut Machine, index: usize, place: usize, op: u32) -> u32 {
    let queue = &m.core.framework.queues[index];
    let (keyword, buffer) = position(queue.position);
    let (addr, bytes) = (queue.slots[place].addr, queue.slots[place].bytes);
    let name = if queue.slots.len() > 1 { format!("{keyword} [{place}]") } else { keyword.to_owned() };
    let stay = m.stay(Stay { name, op, buffer, position: keyword.to_owned(), addr, bytes });
    m.core.framework.queues[index].slots[place].stay = stay;
    stay
}

/// Takes an event id of a pair of pipes; a finding when none is left.
pub fn take_event(m: &mut Machine, op: &Op, from: Pipe, to: Pipe) -> Option<u8> {
    let id = m.core.framework.take_event(from, to);
    if id.is_none() {
        let pair = format!("{}_{}", from.name(), to.name());
        m.report.error(
            code::QUEUE,
            op.id,
            format!("all {IDS} event ids of {pair} are in use: too many buffers in queues at once"),
            format!("{pair} 的 {IDS} 个事件编号都在使用:同时在队列中的缓冲区过多"),
        );
    }
    id
}

fn event_pipes(op: &Op) -> Option<(Pipe, Pipe)> {
    super::sync::event(op.int_attr("event")?)
}

fn alloc_event(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let Some((from, to)) = event_pipes(op) else { return m.unknown(op) };
    let id = take_event(m, op, from, to).unwrap_or(0);
    m.result_int(op, i64::from(id));
    Ok(())
}

/// The next free id, without taking it.
fn fetch_event(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let Some((from, to)) = event_pipes(op) else { return m.unknown(op) };
    let id = take_event(m, op, from, to).unwrap_or(0);
    m.core.framework.release_event(from, to, id);
    m.result_int(op, i64::from(id));
    Ok(())
}

fn release_event(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let (Some((from, to)), Some(id)) = (event_pipes(op), m.operand_int(op, 1)) else { return Ok(()) };
    m.core.framework.release_event(from, to, id as u8);
    Ok(())
}
