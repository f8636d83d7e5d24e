//! Gathers, scatters and packing by masks.

use super::super::code::Op;
use super::super::machine::{Done, Machine};
use super::super::mask::Mask;
use super::super::report::code;
use super::super::value::{Elem, Local, MOST, MOST_STRIDE, Number, Value};
use super::super::{Handler, Handler::Plain};
use super::{BLOCK, Form, Lanes, Operand, contiguous, count_mask, issue_also, mask_of, strides, width};

pub const OPS: &[(&str, Handler)] = &[
    ("gather_l0", Plain(|m, op| gather(m, op, Form::Length))),
    ("gather_l1", Plain(|m, op| gather(m, op, Form::Words))),
    ("gather_l2", Plain(|m, op| gather(m, op, Form::Count))),
    ("scatter_l0", Plain(|m, op| scatter(m, op, Form::Length))),
    ("scatter_l1", Plain(|m, op| scatter(m, op, Form::Words))),
    ("scatter_l2", Plain(|m, op| scatter(m, op, Form::Count))),
    ("gatherb_l0", Plain(gather_blocks)),
    ("gather_mask", Plain(gather_mask)),
    ("get_gather_mask_remain_count", Plain(remain_count)),
];

/// Lanes and repeat stride of a gather or scatter, whose mask or count stands at operand 4.
fn indexed_lanes(m: &mut Machine, op: &Op, form: Form, elem: Elem) -> Option<(Lanes, u64)> {
    let wide = width(&[elem]);
    if form == Form::Count {
        let count = m.operand_int(op, 4)?;
        return Some((Lanes::new(wide, count_mask(m, count), 0), contiguous(elem, wide)));
    }
    let last = op.operands.len().checked_sub(2).filter(|last| *last > 4)?;
    let mask = mask_of(m, form, &op.operands[4..last], wide)?;
    let (repeats, stride) = (m.operand_int(op, last)?, m.operand_int(op, last + 1)?);
    Some((Lanes::new(wide, mask, (repeats & 0xff) as u64), stride.clamp(0, MOST_STRIDE) as u64))
}

/// `dst[i]` = the element at byte `base + offset[i]` of the source.
fn gather(m: &mut Machine, op: &Op, form: Form) -> Done {
    indexed(m, op, form, false)
}

/// The element at byte `base + offset[i]` of the destination = `src[i]`.
fn scatter(m: &mut Machine, op: &Op, form: Form) -> Done {
    if m.target.arch == "2201" {
        let chip = &m.target.name;
        m.report.warn(
            code::PARAMETER,
            op.id,
            format!("`scatter` is not documented for {chip}"),
            format!("{chip} 的文档中没有 `scatter`"),
        );
    }
    indexed(m, op, form, true)
}

fn indexed(m: &mut Machine, op: &Op, form: Form, scatter: bool) -> Done {
    let locals = [0, 1, 2].map(|i| m.operand_local(op, i));
    let ([Some(to), Some(from), Some(offsets)], Some(base)) = (locals, m.operand_int(op, 3)) else {
        return m.unknown(op);
    };
    let Some((lanes, repeat)) = indexed_lanes(m, op, form, to.elem) else { return m.unknown(op) };
    // One side is contiguous, the other one is where the offsets lead.
    let (plain, loose) = if scatter { (from, to) } else { (to, from) };
    let operands = [
        Operand { local: plain, block: 1, repeat, write: !scatter },
        Operand { local: offsets, block: 1, repeat: contiguous(offsets.elem, lanes.width), write: false },
    ];
    if !issue_also(m, op, op.cost(), &lanes, &operands, &[(loose, loose.bytes, scatter)]) || !m.values {
        return Ok(());
    }
    let capacity = m.target.memory.capacity(loose.buffer);
    let mut stray = None;
    lanes.each(|r, lane| {
        let index = r * lanes.width + lane;
        let offset = m.load(offsets.buffer, offsets.addr + index * offsets.elem.bytes(), offsets.elem).as_int();
        let addr = (i128::from(loose.addr) + i128::from(base) + offset).clamp(0, i128::from(MOST)) as u64;
        if addr + to.elem.bytes() > capacity {
            stray = Some(addr);
            return;
        }
        let (read, write) = (operands[0].address(r, lane), addr);
        let (read, write) = if scatter { (read, write) } else { (write, read) };
        let value = m.load(from.buffer, read, from.elem);
        m.store(to.buffer, write, to.elem, value);
    });
    if let Some(addr) = stray {
        stray_offset(m, op, &loose, addr);
    }
    Ok(())
}

fn stray_offset(m: &mut Machine, op: &Op, from: &Local, addr: u64) {
    let memory = from.buffer.name();
    m.report.error(
        code::OUT_OF_BOUNDS,
        op.id,
        format!("an offset leads to {memory} address {addr}, outside of the memory"),
        format!("某个偏移指向 {memory} 地址 {addr},超出了该存储"),
    );
}

/// Eight blocks per repeat, each from its own offset.
fn gather_blocks(m: &mut Machine, op: &Op) -> Done {
    let locals = [0, 1, 2].map(|i| m.operand_local(op, i));
    let ([Some(to), Some(from), Some(offsets)], Some(repeats)) = (locals, m.operand_int(op, 3)) else {
        return m.unknown(op);
    };
    let Some(fields) = op.operands.get(4).and_then(|&slot| strides(m, slot)) else { return m.unknown(op) };
    let &[block, repeat, ..] = fields.as_slice() else { return m.unknown(op) };
    let repeats = (repeats & 0xff) as u64;
    let lanes = Lanes::new(width(&[to.elem]), Mask::Lanes(u128::MAX), repeats);
    let write = Operand { local: to, block: block.max(1), repeat, write: true };
    let also = [(offsets, repeats * 32, false), (from, from.bytes, false)];
    if !issue_also(m, op, op.cost(), &lanes, &[write], &also) || !m.values {
        return Ok(());
    }
    let capacity = m.target.memory.capacity(from.buffer);
    let words = BLOCK / 4;
    for r in 0..repeats {
        for j in 0..8 {
            let offset = m.load(offsets.buffer, offsets.addr + (8 * r + j) * 4, Elem::U32).as_int() as u64;
            if from.addr + offset + BLOCK > capacity {
                stray_offset(m, op, &from, from.addr + offset);
                continue;
            }
            let target = to.addr + (r * repeat + j * block.max(1)) * BLOCK;
            for word in 0..words {
                let value = m.load(from.buffer, from.addr + offset + 4 * word, Elem::U32);
                m.store(to.buffer, target + 4 * word, Elem::U32, value);
            }
        }
    }
    Ok(())
}

/// Packs the selected elements; the result is their number.
fn gather_mask(m: &mut Machine, op: &Op) -> Done {
    let (Some(to), Some(from)) = (m.operand_local(op, 0), m.operand_local(op, 1)) else { return m.unknown(op) };
    let (Some(&pattern), Some(reduce), Some(count)) = (op.operands.get(2), m.operand_int(op, 3), m.operand_int(op, 4))
    else {
        return m.unknown(op);
    };
    let Some(fields) = op.operands.get(5).and_then(|&slot| strides(m, slot)) else { return m.unknown(op) };
    let &[block, repeats, repeat, pattern_repeat, ..] = fields.as_slice() else { return m.unknown(op) };
    let wide = width(&[from.elem]);
    let lanes = if reduce != 0 {
        // Elements per repeat, which may span several vectors; together no more than a memory holds.
        let repeats = repeats.min(super::MOST_ELEMENTS / (count.clamp(1, MOST_STRIDE) as u64));
        Lanes {
            repeats,
            width: count.clamp(0, MOST_STRIDE) as u64,
            mask: Mask::Elements(repeats * count.clamp(0, MOST_STRIDE) as u64),
        }
    } else {
        Lanes::new(wide, Mask::Lanes(u128::MAX), repeats)
    };
    let read = Operand { local: from, block, repeat, write: false };
    m.core.mask.reset();
    // How much is written depends on the pattern; at most everything that is read.
    let most = (lanes.repeats * lanes.width * to.elem.bytes()).min(to.bytes);
    if !issue_also(m, op, op.cost(), &lanes, &[read], &[(to, most, true)]) {
        return m.unknown(op);
    }
    let fixed = match m.value(pattern) {
        Value::Int(number) => Some(*number),
        _ => None,
    };
    let bits = m.operand_local(op, 2);
    if let (Some(number), false) = (fixed, m.values) {
        // The number of selected elements needs no contents.
        let total = lanes.repeats * lanes.width;
        let selected = (0..total).filter(|i| fixed_pattern(number, i % lanes.width)).count();
        m.core.mask.gathered = selected as i64;
        m.result_int(op, selected as i64);
        return Ok(());
    }
    m.need_values()?;
    let mut out = 0;
    for r in 0..lanes.repeats {
        for lane in 0..lanes.width {
            let chosen = match (fixed, &bits) {
                (Some(number), _) => fixed_pattern(number, lane),
                (None, Some(bits)) => {
                    let addr = bits.addr + r * pattern_repeat * BLOCK + lane / 8;
                    m.load(bits.buffer, addr, Elem::U8).as_int() >> (lane % 8) & 1 == 1
                }
                _ => false,
            };
            if chosen {
                let value = m.load(from.buffer, read.address(r, lane), from.elem);
                m.store(to.buffer, to.addr + out * to.elem.bytes(), to.elem, value);
                out += 1;
            }
        }
    }
    m.core.mask.gathered = out as i64;
    m.result_int(op, out as i64);
    Ok(())
}

fn fixed_pattern(number: i64, lane: u64) -> bool {
    match number {
        1 => lane.is_multiple_of(2),
        2 => !lane.is_multiple_of(2),
        3..=6 => lane % 4 == number as u64 - 3,
        _ => true,
    }
}

fn remain_count(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let count = m.core.mask.gathered;
    if let Some(&slot) = op.results.first() {
        let elem = m.elem_of(slot).unwrap_or(Elem::I32);
        m.set(slot, Value::of(Number::Int(i128::from(count)), elem));
    }
    Ok(())
}
