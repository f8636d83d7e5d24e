//! Vector instructions: where their lanes lie, which take part, what they cost.
//!
//! One repeat covers 8 blocks of 32 B of the widest operand. Lane l of repeat r of an operand lies at
//! `base + r * repeat stride * 32 + (l / P) * block stride * 32 + (l % P) * size`, P elements per block.

pub mod cast;
pub mod elementwise;
pub mod fill;
pub mod gather;
pub mod math;
pub mod reduce;
pub mod select;
pub mod sort;
mod special;

use super::code::Op;
use super::machine::{Done, Machine};
use super::mask::Mask;
use super::value::{Elem, Local, MOST, MOST_STRIDE, Value};
use crate::model::{Buffer, Pipe};
use crate::ops::PipeRule;
use crate::sim::stream::{Access, VectorWork, View, Work};
use crate::target::{VectorClass, VectorOp};

pub const BLOCK: u64 = 32;
pub const REPEAT_BYTES: u64 = 256;

/// Overload of an operation: its suffix.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// `_l0`: mask length and repeats.
    Length,
    /// `_l1`: mask words and repeats.
    Words,
    /// `_l2`: element count.
    Count,
}

impl Form {
    /// Splits `add_l2` into `add` and its form.
    pub fn split(name: &str) -> Option<(&str, Self)> {
        let (stem, suffix) = name.rsplit_once("_l")?;
        let form = match suffix {
            "0" => Self::Length,
            "1" => Self::Words,
            "2" => Self::Count,
            _ => return None,
        };
        Some((stem, form))
    }
}

/// A tensor operand of one instruction.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    pub local: Local,
    /// Distances in blocks.
    pub block: u64,
    pub repeat: u64,
    pub write: bool,
}

impl Operand {
    pub fn address(&self, repeat: u64, lane: u64) -> u64 {
        let size = self.local.elem.bytes();
        let per_block = (BLOCK / size).max(1);
        self.local.addr + repeat * self.repeat * BLOCK + lane / per_block * self.block * BLOCK + lane % per_block * size
    }
}

/// Which lanes of which repeats an instruction covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lanes {
    pub repeats: u64,
    /// Lanes per repeat.
    pub width: u64,
    pub mask: Mask,
}

/// More elements than any local memory holds: larger counts are out of bounds all the same.
const MOST_ELEMENTS: u64 = 1 << 20;

impl Lanes {
    pub fn new(width: u64, mask: Mask, repeats: u64) -> Self {
        let mask = match mask {
            Mask::Elements(count) => Mask::Elements(count.min(MOST_ELEMENTS)),
            lanes => lanes,
        };
        let repeats = match mask {
            Mask::Elements(count) => count.div_ceil(width.max(1)),
            Mask::Lanes(_) => repeats,
        };
        Self { repeats, width, mask }
    }

    pub fn active(&self, repeat: u64, lane: u64) -> bool {
        match self.mask {
            Mask::Lanes(bits) => bits >> lane.min(127) & 1 == 1,
            Mask::Elements(count) => repeat * self.width + lane < count,
        }
    }

    /// Calls with (repeat, lane) for every lane that takes part, in order.
    pub fn each(&self, mut call: impl FnMut(u64, u64)) {
        for repeat in 0..self.repeats {
            for lane in 0..self.width {
                if self.active(repeat, lane) {
                    call(repeat, lane);
                }
            }
        }
    }

    /// Lanes of one repeat up to the last that takes part.
    fn reach(&self, repeat: u64) -> u64 {
        match self.mask {
            Mask::Lanes(bits) => u64::from(128 - bits.leading_zeros()).min(self.width),
            Mask::Elements(count) => count.saturating_sub(repeat * self.width).min(self.width),
        }
    }
}

/// Lanes per repeat of the widest of some types.
pub fn width(elems: &[Elem]) -> u64 {
    let widest = elems.iter().map(|elem| elem.bytes()).max().unwrap_or(4);
    REPEAT_BYTES / widest.max(1)
}

/// Repeat stride that keeps a narrow operand contiguous beside a wider one.
pub fn contiguous(elem: Elem, width: u64) -> u64 {
    (width * elem.bytes()).div_ceil(BLOCK)
}

/// The mask of an operation: own one, or the register's when the operation does not set it.
pub fn own_mask(m: &mut Machine, op: &Op, form: Form, mask_slots: &[usize], width: u64) -> Option<Mask> {
    let may_leave = op.def.is_some_and(|def| def.attribute("isSetMask").is_some());
    if may_leave && !op.has_attr("isSetMask") {
        return Some(m.core.mask.mask());
    }
    mask_of(m, form, mask_slots, width)
}

pub fn mask_of(m: &mut Machine, form: Form, mask_slots: &[usize], width: u64) -> Option<Mask> {
    let words: Option<Vec<i64>> = mask_slots.iter().map(|&slot| m.int(slot)).collect();
    let words = words?;
    let mask = if m.core.mask.counter {
        Mask::Elements(words.first().copied()?.clamp(0, MOST) as u64)
    } else if form == Form::Words {
        Mask::from_words(&words)
    } else {
        Mask::first((words.first().copied()?.clamp(0, MOST) as u64).min(width))
    };
    m.core.mask.words = match mask {
        Mask::Lanes(bits) => bits,
        Mask::Elements(count) => u128::from(count),
    };
    Some(mask)
}

/// After a count form the register holds all ones in normal mode.
pub fn count_mask(m: &mut Machine, count: i64) -> Mask {
    m.core.mask.reset();
    Mask::Elements(count.clamp(0, MOST) as u64)
}

/// Calls of the library that have a row of their own, by their operation without its form.
const CALLS: &[(&str, &str)] = &[
    ("sigmoid", "sigmoid_call"),
    ("tanh", "tanh_call"),
    ("erf", "erf_call"),
    ("power", "power_call"),
    ("sign", "sign_call"),
    ("select", "select_call"),
];

/// Row of the target's table and its column.
fn cost<'a>(m: &mut Machine<'a>, op: &Op, name: &str, elem: Elem) -> (&'a VectorOp, VectorClass) {
    let class = match (elem.is_float(), elem.bits) {
        (true, 16) => VectorClass::Half,
        (_, 16) if matches!(name, "gather" | "scatter") => VectorClass::Half,
        (true, _) => VectorClass::Float,
        _ => VectorClass::Integer,
    };
    let name = match name {
        "math" | "select" => {
            let stem = Form::split(&op.name).map_or(op.name.as_str(), |(stem, _)| stem);
            CALLS.iter().find(|(call, _)| *call == stem).map_or(name, |(_, row)| row)
        }
        _ => name,
    };
    let ops = &m.target.vector.ops;
    let row = ops.get(name).unwrap_or_else(|| {
        m.note_uncalibrated(name);
        &m.target.vector.other
    });
    (row, class)
}

/// Checks an instruction's operands and issues it; false when an operand leaves its memory.
pub fn issue(m: &mut Machine, op: &Op, cost_name: &str, lanes: &Lanes, operands: &[Operand]) -> bool {
    issue_also(m, op, cost_name, lanes, operands, &[])
}

/// Bytes of a tensor that an instruction touches apart from its lanes: how many from its start, and whether it
/// writes them.
pub type Also = (Local, u64, bool);

/// As [`issue`], with further accesses.
pub fn issue_also(
    m: &mut Machine,
    op: &Op,
    cost_name: &str,
    lanes: &Lanes,
    operands: &[Operand],
    also: &[Also],
) -> bool {
    let widest = operands.iter().map(|o| o.local.elem).max_by_key(|elem| elem.bytes()).unwrap_or(Elem::F32);
    let (row, class) = cost(m, op, cost_name, widest);
    let mut accesses: Vec<Access> = Vec::with_capacity(operands.len());
    let mut complete = true;
    let mut views = [View::default(); 4];
    for (view, operand) in views.iter_mut().zip(operands) {
        if operand.local.buffer != Buffer::Ub {
            return wrong_memory(m, op, &operand.local);
        }
        m.check_aligned(op, &operand.local, BLOCK.min(alignment(operand, cost_name)));
        let size = operand.local.elem.bytes();
        *view = View {
            addr: operand.local.addr,
            block_stride: operand.block as u32,
            repeat_stride: operand.repeat as u32,
            blocks: (lanes.width * size).div_ceil(BLOCK).min(8) as u8,
            write: operand.write,
        };
        let end = (0..lanes.repeats)
            .rev()
            .take(if operand.repeat == 0 { lanes.repeats as usize } else { 2 })
            .filter_map(|r| lanes.reach(r).checked_sub(1).map(|lane| operand.address(r, lane) + size))
            .max();
        match end {
            Some(end) => {
                let bytes = end - operand.local.addr;
                match m.local_access(op, &operand.local, 0, bytes, operand.write) {
                    Some(access) => accesses.push(access),
                    None => complete = false,
                }
            }
            None => complete = false,
        }
    }
    for (local, bytes, write) in also {
        match m.local_access(op, local, 0, *bytes, *write) {
            Some(access) => accesses.push(access),
            None => complete = false,
        }
    }
    if lanes.repeats == 0 {
        m.scalar(op, m.target.issue.call_instructions.value);
        return false;
    }
    let partial = partial_writes(cost_name, lanes, operands, also);
    let elements = match lanes.mask {
        Mask::Elements(count) => count,
        Mask::Lanes(bits) => u64::from(bits.count_ones()).min(lanes.width) * lanes.repeats,
    };
    let work = row.work(class, lanes.repeats as u32, partial, &views[..operands.len().min(4)]);
    let work = VectorWork { elements: elements as u32, ..work };
    // Calls with an element count put it into the mask register first; composite calls have that in their row.
    if matches!(lanes.mask, Mask::Elements(_)) && !m.core.mask.counter && !matches!(cost_name, "math" | "select") {
        set_counter(m, op);
    }
    let index = m.core.stream.vector(work);
    let bytes = accesses.iter().map(|a| a.bytes).max().unwrap_or(0);
    m.issue(op, Pipe::V, Work::Vector(index), bytes, &accesses);
    complete
}

/// The mask moves that a call with an element count makes.
fn set_counter(m: &mut Machine, op: &Op) {
    let (row, class) = cost(m, op, "set_mask", Elem::I32);
    let index = m.core.stream.vector(row.work(class, 1, 0, &[]));
    let name = m.names.intern("set_vector_mask");
    m.push(Pipe::V, Work::Vector(index), name, op.id, 0, &[]);
}

/// How many of an instruction's repeats, counted from the last, write part of a block.
fn partial_writes(cost_name: &str, lanes: &Lanes, operands: &[Operand], also: &[Also]) -> u32 {
    let size_of = |local: &Local| local.elem.bytes();
    let result = also.iter().find(|(_, _, write)| *write).map(|(to, _, _)| to);
    match (cost_name, result) {
        ("reduce_pair", Some(_)) => return 0,
        ("reduce_block_sum" | "reduce_block_max", Some(to)) if 8 * size_of(to) >= BLOCK => return 0,
        (name, Some(_)) if name.starts_with("reduce") => return lanes.repeats as u32,
        _ => {}
    }
    let Some(write) = operands.iter().find(|operand| operand.write) else { return 0 };
    let per_block = (BLOCK / size_of(&write.local)).max(1);
    match lanes.mask {
        Mask::Elements(count) => u32::from(count % per_block != 0),
        Mask::Lanes(bits) => {
            // A block is partly written when its lanes are neither all on nor all off.
            let lanes_in =
                |block: u64| (0..per_block).filter(|lane| bits >> (block * per_block + lane) & 1 == 1).count();
            let blocks = lanes.width.min(128) / per_block;
            let partly =
                (0..blocks).any(|block| !matches!(lanes_in(block) as u64, 0) && lanes_in(block) as u64 != per_block);
            if partly { lanes.repeats as u32 } else { 0 }
        }
    }
}

/// Results of reductions need the alignment of their element only.
fn alignment(operand: &Operand, cost_name: &str) -> u64 {
    if operand.write && cost_name.starts_with("reduce") { operand.local.elem.bytes() } else { BLOCK }
}

fn wrong_memory(m: &mut Machine, op: &Op, local: &Local) -> bool {
    let memory = local.buffer.name();
    m.report.error(
        super::report::code::PARAMETER,
        op.id,
        format!("vector instructions work on UB, but this tensor lies in {memory}"),
        format!("向量指令作用于 UB,但该张量位于 {memory}"),
    );
    false
}

/// Stride fields of a repeat parameter object.
pub fn strides(m: &Machine, slot: usize) -> Option<Vec<u64>> {
    m.params(slot).map(|fields| fields.into_iter().map(|field| field.clamp(0, MOST_STRIDE) as u64).collect())
}

/// An operation without semantics: a vector call at the cost of its row when it works on UB.
pub fn missing(m: &mut Machine, op: &Op) -> Done {
    let Some(def) = op.def else { return m.not_computed(op) };
    let place = |name: &&str| def.operand_index(name).and_then(|index| op.group(index).first().copied());
    let local = |m: &Machine, slot: Option<usize>| match m.value(slot?) {
        Value::Local(local) if local.buffer == Buffer::Ub && local.bytes > 0 => Some(*local),
        _ => None,
    };
    let reads: Vec<Local> = def.reads.iter().filter_map(|name| local(m, place(name))).take(2).collect();
    let writes: Vec<Local> = def.writes.iter().filter_map(|name| local(m, place(name))).take(1).collect();
    if let (PipeRule::Fixed(Pipe::V), Some(first)) = (def.pipe, reads.first().or(writes.first())) {
        let elements = match def.operand_index("calCount").and_then(|index| op.group(index).first()) {
            Some(&slot) => m.int(slot).unwrap_or(0).clamp(0, MOST) as u64,
            None => first.bytes / first.elem.bytes(),
        };
        let lanes = Lanes::new(width(&[first.elem]), Mask::Elements(elements), 0);
        let fits = |local: &&Local| local.bytes >= elements * local.elem.bytes();
        let operand = |local: &Local, write| Operand {
            local: *local,
            block: 1,
            repeat: contiguous(local.elem, lanes.width),
            write,
        };
        let mut operands: Vec<Operand> = writes.iter().filter(fits).map(|local| operand(local, true)).collect();
        operands.extend(reads.iter().filter(fits).map(|local| operand(local, false)));
        issue(m, op, op.cost(), &lanes, &operands);
    }
    m.not_computed(op)
}
