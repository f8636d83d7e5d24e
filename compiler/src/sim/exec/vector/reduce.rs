//! Reductions: over whole repeats, blocks, pairs, or a whole tensor.
//!
//! Sums inside a repeat go over a binary tree of neighbouring selected lanes, each node rounded to the type.
//! Largest and smallest values come with the lowest lane that holds them.

use super::super::code::Op;
use super::super::machine::{Done, Machine};
use super::super::mask::Mask;
use super::super::value::{Elem, Kind, Local, MOST_STRIDE, Number};
use super::super::{Handler, Handler::Plain};
use super::elementwise::{MOST_REPEATS, check_repeats};
use super::{BLOCK, Form, Lanes, Operand, cast, contiguous, count_mask, issue_also, mask_of, own_mask, width};
use crate::model::{Pipe, WaitReason};

pub const OPS: &[(&str, Handler)] = &[
    ("pair_reduce_sum_l0", Plain(|m, op| pairs(m, op, Form::Length))),
    ("pair_reduce_sum_l1", Plain(|m, op| pairs(m, op, Form::Words))),
    ("repeat_reduce_sum_l0", Plain(repeat_sum)),
    ("reduce_sum_l0", Plain(|m, op| whole_tensor(m, op, Fold::Sum, Form::Length))),
    ("reduce_sum_l1", Plain(|m, op| whole_tensor(m, op, Fold::Sum, Form::Words))),
    ("reduce_sum_l2", Plain(|m, op| whole_tensor(m, op, Fold::Sum, Form::Count))),
    ("reduce_max_l0", Plain(|m, op| whole_tensor(m, op, Fold::Max, Form::Length))),
    ("reduce_max_l1", Plain(|m, op| whole_tensor(m, op, Fold::Max, Form::Words))),
    ("reduce_max_l2", Plain(|m, op| whole_tensor(m, op, Fold::Max, Form::Count))),
    ("reduce_min_l0", Plain(|m, op| whole_tensor(m, op, Fold::Min, Form::Length))),
    ("reduce_min_l1", Plain(|m, op| whole_tensor(m, op, Fold::Min, Form::Words))),
    ("reduce_min_l2", Plain(|m, op| whole_tensor(m, op, Fold::Min, Form::Count))),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    Sum,
    Max,
    Min,
}

/// A reduction inside repeats.
pub struct Reduce {
    name: &'static str,
    kind: Fold,
    /// Per block of 32 B instead of per repeat.
    block: bool,
}

static ROWS: &[Reduce] = &[
    Reduce { name: "whole_reduce_sum", kind: Fold::Sum, block: false },
    Reduce { name: "whole_reduce_max", kind: Fold::Max, block: false },
    Reduce { name: "whole_reduce_min", kind: Fold::Min, block: false },
    Reduce { name: "block_reduce_sum", kind: Fold::Sum, block: true },
    Reduce { name: "block_reduce_max", kind: Fold::Max, block: true },
    Reduce { name: "block_reduce_min", kind: Fold::Min, block: true },
];

pub fn find(name: &str) -> Option<Handler> {
    let (stem, form) = Form::split(name)?;
    ROWS.iter().find(|row| row.name == stem).map(|row| Handler::Reduce(row, form))
}

/// Value of some lanes and the place of the one that decided it.
fn fold(kind: Fold, lanes: &[(u64, Number)], elem: Elem) -> Option<(Number, u64)> {
    let &(first_lane, first) = lanes.first()?;
    if kind == Fold::Sum {
        let mut level: Vec<Number> = lanes.iter().map(|(_, value)| *value).collect();
        while level.len() > 1 {
            level = level
                .chunks(2)
                .map(|pair| pair.iter().copied().reduce(|a, b| add(a, b, elem)).unwrap_or(first))
                .collect();
        }
        return Some((level[0], first_lane));
    }
    let better = |new: Number, old: Number| {
        let (new, old) = (new.as_f64(), old.as_f64());
        if kind == Fold::Max { new > old } else { new < old }
    };
    Some(
        lanes
            .iter()
            .fold((first, first_lane), |best, &(lane, value)| if better(value, best.0) { (value, lane) } else { best }),
    )
}

fn add(a: Number, b: Number, elem: Elem) -> Number {
    match (a, b) {
        (Number::Int(a), Number::Int(b)) => Number::Int(i128::from(elem.wrap(a + b))),
        (a, b) => Number::Float(cast::saturate(a.as_f64() + b.as_f64(), elem)),
    }
}

/// Integer type that holds a lane index beside an element.
fn index_type(elem: Elem) -> Elem {
    Elem { kind: Kind::Unsigned, bits: elem.bits }
}

pub fn run(m: &mut Machine, op: &Op, row: &'static Reduce, form: Form) -> Done {
    let (Some(to), Some(from)) = (m.operand_local(op, 0), m.operand_local(op, 1)) else { return m.unknown(op) };
    let wide = width(&[from.elem]);
    let Some(stride_at) = op.operands.len().checked_sub(3).filter(|at| *at > 3) else { return m.unknown(op) };
    // Block reductions have the repeat count before the mask, the others after it.
    let (repeat_at, mask_slots) =
        if row.block { (2, &op.operands[3..stride_at]) } else { (stride_at - 1, &op.operands[2..stride_at - 1]) };
    let mask = own_mask(m, op, form, mask_slots, wide);
    let ints = [repeat_at, stride_at, stride_at + 1, stride_at + 2].map(|i| m.operand_int(op, i));
    let (Some(mask), [Some(repeats), Some(to_repeat), Some(block), Some(repeat)]) = (mask, ints) else {
        return m.unknown(op);
    };
    check_repeats(m, op, repeats);
    let order = op.int_attr("order").unwrap_or(2);
    reduce(
        m,
        op,
        row,
        (to, to_repeat.clamp(0, MOST_STRIDE) as u64),
        (from, block.clamp(0, MOST_STRIDE) as u64, repeat.clamp(0, MOST_STRIDE) as u64),
        mask,
        repeats.clamp(0, MOST_REPEATS) as u64,
        order,
    );
    Ok(())
}

#[expect(clippy::too_many_arguments, reason = "the operands of the instruction, named once here")]
fn reduce(
    m: &mut Machine,
    op: &Op,
    row: &Reduce,
    (to, to_repeat): (Local, u64),
    (from, block, repeat): (Local, u64, u64),
    mask: Mask,
    repeats: u64,
    order: i64,
) {
    let wide = width(&[from.elem]);
    let lanes = Lanes::new(wide, mask, repeats);
    let size = to.elem.bytes();
    let read = Operand { local: from, block, repeat, write: false };
    let pairs = row.kind != Fold::Sum && !row.block && order < 2;
    let unit = if row.block {
        8
    } else if pairs {
        2
    } else {
        1
    };
    let written = (lanes.repeats.saturating_sub(1) * to_repeat + 1) * unit * size;
    if !issue_also(m, op, op.cost(), &lanes, &[read], &[(to, written, true)]) || !m.values {
        return;
    }
    let group = if row.block { BLOCK / from.elem.bytes() } else { wide };
    for r in 0..lanes.repeats {
        for g in 0..wide / group {
            let values: Vec<(u64, Number)> = (g * group..(g + 1) * group)
                .filter(|&lane| lanes.active(r, lane))
                .map(|lane| (lane, m.load(from.buffer, read.address(r, lane), from.elem)))
                .collect();
            let Some((value, lane)) = fold(row.kind, &values, from.elem) else { continue };
            let at = to.addr + (r * to_repeat * unit + if row.block { g } else { 0 }) * size;
            let index = Number::Int(i128::from(lane));
            match (pairs, order) {
                (true, 0) => {
                    m.store(to.buffer, at, to.elem, value);
                    m.store(to.buffer, at + size, index_type(to.elem), index);
                }
                (true, _) => {
                    m.store(to.buffer, at, index_type(to.elem), index);
                    m.store(to.buffer, at + size, to.elem, value);
                }
                (false, 3) if row.kind != Fold::Sum && !row.block => {
                    m.store(to.buffer, to.addr + r * to_repeat * 4, Elem::U32, index);
                }
                _ => m.store(to.buffer, at, to.elem, value),
            }
        }
    }
}

fn repeat_sum(m: &mut Machine, op: &Op) -> Done {
    let (Some(to), Some(from)) = (m.operand_local(op, 0), m.operand_local(op, 1)) else { return m.unknown(op) };
    let ints = [2, 3, 5, 6, 7].map(|i| m.operand_int(op, i));
    let [Some(repeats), Some(mask), Some(block), Some(to_repeat), Some(repeat)] = ints else { return m.unknown(op) };
    let mask = Mask::first(mask.clamp(0, MOST_STRIDE) as u64);
    check_repeats(m, op, repeats);
    let repeats = repeats.clamp(0, MOST_REPEATS) as u64;
    let [block, to_repeat, repeat] = [block, to_repeat, repeat].map(|v| v.clamp(0, MOST_STRIDE) as u64);
    reduce(m, op, &ROWS[0], (to, to_repeat), (from, block, repeat), mask, repeats, 2);
    Ok(())
}

fn pairs(m: &mut Machine, op: &Op, form: Form) -> Done {
    let (Some(to), Some(from)) = (m.operand_local(op, 0), m.operand_local(op, 1)) else { return m.unknown(op) };
    let Some(stride_at) = op.operands.len().checked_sub(3).filter(|at| *at > 3) else { return m.unknown(op) };
    let wide = width(&[from.elem]);
    let mask = own_mask(m, op, form, &op.operands[3..stride_at], wide);
    let ints = [2, stride_at, stride_at + 1, stride_at + 2].map(|i| m.operand_int(op, i));
    let (Some(mask), [Some(repeats), Some(to_repeat), Some(block), Some(repeat)]) = (mask, ints) else {
        return m.unknown(op);
    };
    let lanes = Lanes::new(wide, mask, repeats.clamp(0, MOST_REPEATS) as u64);
    let read = Operand {
        local: from,
        block: block.clamp(0, MOST_STRIDE) as u64,
        repeat: repeat.clamp(0, MOST_STRIDE) as u64,
        write: false,
    };
    let written = (lanes.repeats.saturating_sub(1) * to_repeat.clamp(0, MOST_STRIDE) as u64 + 1) * 128;
    if !issue_also(m, op, op.cost(), &lanes, &[read], &[(to, written, true)]) || !m.values {
        return Ok(());
    }
    for r in 0..lanes.repeats {
        for k in 0..wide / 2 {
            let values: Vec<(u64, Number)> = [2 * k, 2 * k + 1]
                .into_iter()
                .filter(|&lane| lanes.active(r, lane))
                .map(|lane| (lane, m.load(from.buffer, read.address(r, lane), from.elem)))
                .collect();
            if let Some((value, _)) = fold(Fold::Sum, &values, from.elem) {
                m.store(
                    to.buffer,
                    to.addr + r * to_repeat.clamp(0, MOST_STRIDE) as u64 * 128 + k * to.elem.bytes(),
                    to.elem,
                    value,
                );
            }
        }
    }
    Ok(())
}

/// One value of a whole tensor: per-repeat results, then a running result in repeat order, stored by the scalar
/// unit. Largest and smallest values may come with the place of the element.
fn whole_tensor(m: &mut Machine, op: &Op, kind: Fold, form: Form) -> Done {
    let locals = [0, 1, 2].map(|i| m.operand_local(op, i));
    let [Some(to), Some(from), Some(scratch)] = locals else { return m.unknown(op) };
    let indexed = kind != Fold::Sum;
    let wide = width(&[from.elem]);
    let (lanes, repeat) = if form == Form::Count {
        let Some(count) = m.operand_int(op, 3) else { return m.unknown(op) };
        (Lanes::new(wide, count_mask(m, count), 0), contiguous(from.elem, wide))
    } else {
        let Some(at) = op.operands.len().checked_sub(2 + usize::from(indexed)).filter(|at| *at > 3) else {
            return m.unknown(op);
        };
        let mask = mask_of(m, form, &op.operands[3..at], wide);
        let (Some(mask), Some(repeats), Some(stride)) = (mask, m.operand_int(op, at), m.operand_int(op, at + 1)) else {
            return m.unknown(op);
        };
        (Lanes::new(wide, mask, repeats.clamp(0, MOST_REPEATS) as u64), stride.clamp(0, MOST_STRIDE) as u64)
    };
    let want_index = indexed && op.operands.last().and_then(|&slot| m.int(slot)).unwrap_or(0) != 0;
    let read = Operand { local: from, block: 1, repeat, write: false };
    let cost = op.cost();
    // Partial results are reduced again until one is left, each level depending on the one before.
    let scratch_bytes = |elements: u64| (elements * scratch.elem.bytes()).min(scratch.bytes);
    if !issue_also(m, op, cost, &lanes, &[read], &[(scratch, scratch_bytes(lanes.repeats), true)]) {
        return Ok(());
    }
    let mut left = lanes.repeats;
    while left > 1 {
        let elements = scratch_bytes(left) / scratch.elem.bytes();
        let partial = Operand { local: scratch, block: 1, repeat: 8, write: false };
        let level = Lanes::new(wide, Mask::Elements(elements), 0);
        left = left.div_ceil(wide);
        issue_also(m, op, cost, &level, &[partial], &[(scratch, scratch_bytes(left), true)]);
    }
    let size = to.elem.bytes();
    let Some(access) = m.local_access(op, &to, 0, size * (1 + u64::from(want_index)), true) else { return Ok(()) };
    m.core.auto.note(Pipe::S, &[access]);
    m.set_flag(op, Pipe::V, Pipe::S, 128);
    m.wait_flag(op, Pipe::V, Pipe::S, 128, WaitReason::Flag);
    m.scalar(op, m.target.scalar.ub_store.value);
    m.set_flag(op, Pipe::S, Pipe::V, 128);
    m.wait_flag(op, Pipe::S, Pipe::V, 128, WaitReason::Flag);
    if m.values {
        store_whole(m, kind, &lanes, &read, to, want_index);
    }
    Ok(())
}

fn store_whole(m: &mut Machine, kind: Fold, lanes: &Lanes, read: &Operand, to: Local, want_index: bool) {
    let elem = read.local.elem;
    let mut best: Option<(Number, u64)> = None;
    for r in 0..lanes.repeats {
        let values: Vec<(u64, Number)> = (0..lanes.width)
            .filter(|&lane| lanes.active(r, lane))
            .map(|lane| (r * lanes.width + lane, m.load(read.local.buffer, read.address(r, lane), elem)))
            .collect();
        let Some((value, place)) = fold(kind, &values, elem) else { continue };
        best = match best {
            None => Some((value, place)),
            Some((sum, at)) if kind == Fold::Sum => Some((add(sum, value, elem), at)),
            Some(old) => fold(kind, &[(old.1, old.0), (place, value)], elem),
        };
    }
    if let Some((value, place)) = best {
        m.store(to.buffer, to.addr, to.elem, value);
        if want_index {
            m.store(to.buffer, to.addr + to.elem.bytes(), index_type(to.elem), Number::Int(i128::from(place)));
        }
    }
}
