//! Sorting of (score, index) pairs.
//!
//! An entry is 8 bytes: the score in the low bytes (half uses two), the index in the high four. Order is descending;
//! equal scores keep the order they came in.

use super::super::code::Op;
use super::super::machine::{Done, Machine};
use super::super::mask::Mask;
use super::super::value::{Elem, Local, MOST_STRIDE, Number, Value};
use super::super::{Handler, Handler::Plain};
use super::{Lanes, Operand, issue, width};

pub const OPS: &[(&str, Handler)] = &[
    ("sort32", Plain(|m, op| sort(m, op, 32, 3))),
    ("sort", Plain(full_sort)),
    ("concat", Plain(concat)),
    ("extract", Plain(extract)),
    ("mrg_sort", Plain(merge_by_counts)),
    ("mrg_sort4", Plain(merge_by_info)),
    ("mrg_sort_with_info", Plain(merge_by_info)),
    ("get_sort_len", Plain(scaled)),
    ("get_sort_offset", Plain(scaled)),
];

const ENTRY: u64 = 8;

#[derive(Clone, Copy)]
struct Entry {
    score: f64,
    raw: u64,
}

fn entries(m: &mut Machine, local: &Local, addr: u64, count: u64) -> Vec<Entry> {
    (0..count)
        .map(|i| {
            let at = addr + i * ENTRY;
            let score = m.load(local.buffer, at, local.elem).as_f64();
            Entry { score, raw: m.load(local.buffer, at, Elem::U64).as_int() as u64 }
        })
        .collect()
}

fn store(m: &mut Machine, local: &Local, addr: u64, sorted: &[Entry]) {
    for (i, entry) in sorted.iter().enumerate() {
        m.store(local.buffer, addr + i as u64 * ENTRY, Elem::U64, Number::Int(i128::from(entry.raw)));
    }
}

fn descending(list: &mut [Entry]) {
    list.sort_by(|a, b| b.score.total_cmp(&a.score));
}

/// Issues a call over so many entries of a tensor: one repeat per 32.
fn timed(m: &mut Machine, op: &Op, to: &Local, count: u64) -> bool {
    let entries = Local { elem: Elem::U64, ..*to };
    let lanes = Lanes::new(width(&[Elem::U64]), Mask::Elements(count), 0);
    issue(m, op, op.cost(), &lanes, &[Operand { local: entries, block: 1, repeat: 8, write: true }])
}

/// Sorts groups of `group` elements each; the repeat count is operand `repeat_at`.
fn sort(m: &mut Machine, op: &Op, group: u64, repeat_at: usize) -> Done {
    let locals = [0, 1, 2].map(|i| m.operand_local(op, i));
    let ([Some(to), Some(scores), Some(indices)], Some(repeats)) = (locals, m.operand_int(op, repeat_at)) else {
        return m.unknown(op);
    };
    let total = (repeats.clamp(0, MOST_STRIDE) as u64) * 32;
    if !timed(m, op, &to, total) || !m.values {
        return Ok(());
    }
    for start in (0..total).step_by(group.max(1) as usize) {
        let mut list: Vec<Entry> = (start..(start + group).min(total))
            .map(|i| {
                let score = m.load(scores.buffer, scores.addr + i * scores.elem.bytes(), scores.elem).as_f64();
                let index = m.load(indices.buffer, indices.addr + i * 4, Elem::U32).as_int() as u64;
                let mut low = [0; 8];
                super::super::value::write(&mut low, scores.elem, Number::Float(score));
                Entry { score, raw: u64::from_le_bytes(low) | index << 32 }
            })
            .collect();
        descending(&mut list);
        store(m, &to, to.addr + start * ENTRY, &list);
    }
    Ok(())
}

/// The library's sort: groups of 32, or the whole when asked for.
fn full_sort(m: &mut Machine, op: &Op) -> Done {
    let whole = op.has_attr("isFullSort");
    let repeats = m.operand_int(op, 4).unwrap_or(0).clamp(1, MOST_STRIDE) as u64;
    sort(m, op, if whole { repeats * 32 } else { 32 }, 4)
}

/// On these chips the result is the source itself.
fn concat(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.issue.call_instructions.value);
    if let (Some(&to), Some(&from)) = (op.operands.first(), op.operands.get(1)) {
        let value = m.value(from).clone();
        m.set(to, value);
    }
    Ok(())
}

/// Scores and indices of entries, side by side again.
fn extract(m: &mut Machine, op: &Op) -> Done {
    let locals = [0, 1, 2].map(|i| m.operand_local(op, i));
    let ([Some(scores), Some(indices), Some(from)], Some(repeats)) = (locals, m.operand_int(op, 3)) else {
        return m.unknown(op);
    };
    let count = repeats.clamp(0, MOST_STRIDE) as u64 * 32;
    if !timed(m, op, &from, count) || !m.values {
        return Ok(());
    }
    for (i, entry) in (0_u64..).zip(entries(m, &from, from.addr, count)) {
        m.store(scores.buffer, scores.addr + i * scores.elem.bytes(), scores.elem, Number::Float(entry.score));
        m.store(indices.buffer, indices.addr + i * 4, Elem::U32, Number::Int(i128::from(entry.raw >> 32)));
    }
    Ok(())
}

fn sources(m: &Machine, op: &Op) -> Option<Vec<Local>> {
    let Value::Params(list) = m.value(*op.operands.get(1)?) else { return None };
    Some(list.iter().filter_map(|v| if let Value::Local(local) = v { Some(*local) } else { None }).collect())
}

/// Merges the lists that `valid` selects, `counts` entries of each.
fn merge(m: &mut Machine, op: &Op, counts: &[u64], valid: i64, repeats: u64) -> Done {
    let (Some(to), Some(lists)) = (m.operand_local(op, 0), sources(m, op)) else { return m.unknown(op) };
    let chosen: Vec<(Local, u64)> = lists
        .into_iter()
        .zip(counts.iter().copied())
        .enumerate()
        .filter(|(i, _)| valid >> i & 1 == 1)
        .map(|(_, l)| l)
        .collect();
    let each: u64 = chosen.iter().map(|(_, count)| count).sum();
    if !timed(m, op, &to, each * repeats.max(1)) || !m.values {
        return Ok(());
    }
    for repeat in 0..repeats.max(1) {
        let offset = repeat * each * ENTRY;
        let mut list = Vec::new();
        for (local, count) in &chosen {
            list.extend(entries(m, local, local.addr + offset, *count));
        }
        descending(&mut list);
        store(m, &to, to.addr + offset, &list);
    }
    Ok(())
}

fn merge_by_counts(m: &mut Machine, op: &Op) -> Done {
    let counts: Vec<u64> =
        op.group(2).iter().filter_map(|&slot| m.int(slot)).map(|v| v.clamp(0, MOST_STRIDE) as u64).collect();
    let one = |group: usize| op.group(group).first().and_then(|&slot| m.int(slot));
    let (Some(valid), Some(repeats)) = (one(4), one(5)) else { return m.unknown(op) };
    merge(m, op, &counts, valid, repeats.clamp(0, MOST_STRIDE) as u64)
}

/// Lengths, whether to stop early, selected lists, repeats.
fn merge_by_info(m: &mut Machine, op: &Op) -> Done {
    let Some(Value::Params(info)) = op.operands.get(2).map(|&slot| m.value(slot).clone()) else { return m.unknown(op) };
    let Some(Value::Stack(lengths)) = info.first() else { return m.unknown(op) };
    let counts: Vec<u64> =
        lengths.borrow().iter().filter_map(Value::int).map(|v| v.clamp(0, MOST_STRIDE) as u64).collect();
    let int = |i: usize| info.get(i).and_then(Value::int).unwrap_or(0);
    merge(m, op, &counts, int(2), int(3).clamp(0, MOST_STRIDE) as u64)
}

/// Entries counted in elements of float.
fn scaled(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let Some(count) = m.operand_int(op, 0) else { return m.unknown(op) };
    m.result_int(op, count.wrapping_mul(2));
    Ok(())
}
