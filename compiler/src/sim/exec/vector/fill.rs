//! Filling and moving inside UB: duplicate, copy, brcb, transpose.

use super::super::code::Op;
use super::super::machine::{Done, Machine};
use super::super::mask::Mask;
use super::super::value::{Elem, Kind};
use super::super::{Handler, Handler::Plain};
use super::elementwise::check_repeats;
use super::{
    BLOCK, Form, Lanes, Operand, contiguous, count_mask, issue, issue_also, mask_of, own_mask, strides, width,
};

pub const OPS: &[(&str, Handler)] = &[
    ("duplicate_l0", Plain(|m, op| duplicate(m, op, Form::Length))),
    ("duplicate_l1", Plain(|m, op| duplicate(m, op, Form::Words))),
    ("duplicate_l2", Plain(|m, op| duplicate(m, op, Form::Count))),
    ("copy_l0", Plain(|m, op| copy(m, op, Form::Words))),
    ("copy_l1", Plain(|m, op| copy(m, op, Form::Length))),
    ("brcb_l0", Plain(brcb)),
    ("transpose", Plain(transpose)),
];

fn duplicate(m: &mut Machine, op: &Op, form: Form) -> Done {
    let Some(to) = m.operand_local(op, 0) else { return m.unknown(op) };
    let wide = width(&[to.elem]);
    let (lanes, block, repeat) = if form == Form::Count {
        let Some(count) = m.operand_int(op, 2) else { return m.unknown(op) };
        (Lanes::new(wide, count_mask(m, count), 0), 1, contiguous(to.elem, wide))
    } else {
        let Some(last) = op.operands.len().checked_sub(3).filter(|last| *last > 2) else { return m.unknown(op) };
        let mask = own_mask(m, op, form, &op.operands[2..last], wide);
        let fields = [0, 1, 2].map(|i| m.int(op.operands[last + i]));
        let (Some(mask), [Some(repeats), Some(block), Some(repeat)]) = (mask, fields) else { return m.unknown(op) };
        check_repeats(m, op, repeats);
        (Lanes::new(wide, mask, (repeats & 0xff) as u64), (block & 0xffff) as u64, (repeat & 0xff) as u64)
    };
    let operand = Operand { local: to, block, repeat, write: true };
    if !issue(m, op, op.cost(), &lanes, &[operand]) || !m.values {
        return Ok(());
    }
    let Some(value) = op.operands.get(1).and_then(|&slot| m.number(slot)) else { return m.unknown(op) };
    let value = to.elem.cast(value);
    lanes.each(|repeat, lane| m.store(to.buffer, operand.address(repeat, lane), to.elem, value));
    Ok(())
}

/// Masked copy; in counter mode the mask counts elements of each repeat and repeats still apply.
fn copy(m: &mut Machine, op: &Op, form: Form) -> Done {
    let (Some(to), Some(from)) = (m.operand_local(op, 0), m.operand_local(op, 1)) else { return m.unknown(op) };
    let Some(last) = op.operands.len().checked_sub(3).filter(|last| *last >= 2) else { return m.unknown(op) };
    let own = m.int(op.operands[last + 2]).unwrap_or(1) != 0;
    let wide = width(&[to.elem]);
    let counter = m.core.mask.counter;
    let mask = if own { mask_of(m, form, &op.operands[2..last], wide) } else { Some(m.core.mask.mask()) };
    let (Some(mask), Some(repeats), Some(fields)) = (mask, m.int(op.operands[last]), strides(m, op.operands[last + 1]))
    else {
        return m.unknown(op);
    };
    let &[to_block, from_block, to_repeat, from_repeat] = fields.as_slice() else { return m.unknown(op) };
    let mask = match mask {
        Mask::Elements(count) if counter => Mask::first(count),
        mask => mask,
    };
    let lanes = Lanes::new(wide, mask, (repeats & 0xff) as u64);
    let operands = [
        Operand { local: to, block: to_block, repeat: to_repeat, write: true },
        Operand { local: from, block: from_block, repeat: from_repeat, write: false },
    ];
    if !issue(m, op, op.cost(), &lanes, &operands) || !m.values {
        return Ok(());
    }
    lanes.each(|repeat, lane| {
        let value = m.load(from.buffer, operands[1].address(repeat, lane), from.elem);
        m.store(to.buffer, operands[0].address(repeat, lane), to.elem, value);
    });
    Ok(())
}

/// Each element of the source fills a whole block: eight blocks per repeat.
fn brcb(m: &mut Machine, op: &Op) -> Done {
    let (Some(to), Some(from)) = (m.operand_local(op, 0), m.operand_local(op, 1)) else { return m.unknown(op) };
    let (Some(repeats), Some(fields)) = (m.operand_int(op, 2), op.operands.get(3).and_then(|&s| strides(m, s))) else {
        return m.unknown(op);
    };
    let &[block, repeat, ..] = fields.as_slice() else { return m.unknown(op) };
    let repeats = (repeats & 0xff) as u64;
    let wide = width(&[to.elem]);
    let lanes = Lanes::new(wide, Mask::Lanes(u128::MAX), repeats);
    let operand = Operand { local: to, block: block.max(1), repeat, write: true };
    let size = from.elem.bytes();
    // Eight elements per repeat, side by side.
    let read = (from, repeats * 8 * size, false);
    if !issue_also(m, op, op.cost(), &lanes, &[operand], &[read]) || !m.values {
        return Ok(());
    }
    let per_block = BLOCK / size;
    for r in 0..repeats {
        for j in 0..8 {
            let value = m.load(from.buffer, from.addr + (8 * r + j) * size, from.elem);
            for lane in 0..per_block {
                m.store(to.buffer, operand.address(r, j * per_block + lane), to.elem, value);
            }
        }
    }
    Ok(())
}

/// A 16 x 16 matrix of 16-bit elements.
fn transpose(m: &mut Machine, op: &Op) -> Done {
    let (Some(to), Some(from)) = (m.operand_local(op, 0), m.operand_local(op, 1)) else { return m.unknown(op) };
    let raw = Elem { kind: Kind::Unsigned, bits: 16 };
    let lanes = Lanes::new(128, Mask::Elements(256), 0);
    let operand = |local, write| Operand { local, block: 1, repeat: 8, write };
    if !issue(m, op, op.cost(), &lanes, &[operand(to, true), operand(from, false)]) || !m.values {
        return Ok(());
    }
    let values: Vec<_> = (0..256).map(|i| m.load(from.buffer, from.addr + 2 * i, raw)).collect();
    for (i, value) in values.into_iter().enumerate() {
        let (row, column) = (i as u64 / 16, i as u64 % 16);
        m.store(to.buffer, to.addr + 2 * (column * 16 + row), raw, value);
    }
    Ok(())
}
