//! Comparisons into bit masks and selection by them.
//!
//! Bit i of a mask is bit i % 8 of byte i / 8; every repeat appends as many bits as it has lanes.

use super::super::code::Op;
use super::super::machine::{Done, Machine};
use super::super::mask::Mask;
use super::super::value::{Elem, Local, Number};
use super::super::{Handler, Handler::Plain};
use super::{Form, Lanes, Operand, contiguous, count_mask, issue, issue_also, mask_of, strides, width};

pub const OPS: &[(&str, Handler)] = &[
    ("compare_l0", Plain(|m, op| compare(m, op, Form::Length, false))),
    ("compare_l1", Plain(|m, op| compare(m, op, Form::Words, false))),
    ("compare_l2", Plain(|m, op| compare(m, op, Form::Count, false))),
    ("compare_scalar_l0", Plain(|m, op| compare(m, op, Form::Length, true))),
    ("compare_scalar_l1", Plain(|m, op| compare(m, op, Form::Words, true))),
    ("compare_scalar_l2", Plain(|m, op| compare(m, op, Form::Count, true))),
    ("compare_r_l0", Plain(compare_register)),
    ("compare_r_l1", Plain(compare_register)),
    ("get_cmp_mask", Plain(get_compare_mask)),
    ("set_cmp_mask", Plain(set_compare_mask)),
    ("select_l0", Plain(|m, op| select(m, op, Form::Length, false))),
    ("select_l1", Plain(|m, op| select(m, op, Form::Words, false))),
    ("select_l2", Plain(|m, op| select(m, op, Form::Count, false))),
    ("select_scalar_l0", Plain(|m, op| select(m, op, Form::Length, true))),
    ("select_scalar_l1", Plain(|m, op| select(m, op, Form::Words, true))),
    ("select_scalar_l2", Plain(|m, op| select(m, op, Form::Count, true))),
    ("select_reg", Plain(select_register)),
    ("select_scalar_reg", Plain(select_register)),
];

/// Bytes of the compare register.
const REGISTER_BYTES: u64 = 16;

fn holds(mode: i64, a: Number, b: Number) -> bool {
    let (a, b) = (a.as_f64(), b.as_f64());
    match mode {
        0 => a < b,
        1 => a > b,
        2 => a == b,
        3 => a <= b,
        4 => a >= b,
        _ => a != b,
    }
}

fn set_bit(m: &mut Machine, mask: &Local, bit: u64, value: bool) {
    let addr = mask.addr + bit / 8;
    let byte = m.load(mask.buffer, addr, Elem::U8).as_int() as u8;
    let flag = 1_u8 << (bit % 8);
    let byte = if value { byte | flag } else { byte & !flag };
    m.store(mask.buffer, addr, Elem::U8, Number::Int(i128::from(byte)));
}

fn bit(m: &mut Machine, mask: &Local, bit: u64) -> bool {
    m.load(mask.buffer, mask.addr + bit / 8, Elem::U8).as_int() >> (bit % 8) & 1 == 1
}

fn compare(m: &mut Machine, op: &Op, form: Form, scalar: bool) -> Done {
    let (Some(to), Some(first)) = (m.operand_local(op, 0), m.operand_local(op, 1)) else { return m.unknown(op) };
    let second = if scalar { None } else { m.operand_local(op, 2) };
    if second.is_none() && !scalar {
        return m.unknown(op);
    }
    let wide = width(&[first.elem]);
    let (lanes, [a, b]) = if form == Form::Count {
        let Some(count) = m.operand_int(op, 3) else { return m.unknown(op) };
        let contiguous = (1, contiguous(first.elem, wide));
        (Lanes::new(wide, count_mask(m, count), 0), [contiguous; 2])
    } else {
        let Some(last) = op.operands.len().checked_sub(2).filter(|last| *last > 3) else { return m.unknown(op) };
        let (Some(repeats), Some(fields)) = (m.int(op.operands[last]), strides(m, op.operands[last + 1])) else {
            return m.unknown(op);
        };
        let field = |i: usize| fields.get(i).copied().unwrap_or(0);
        let pairs = if scalar { [(field(1), field(3)); 2] } else { [(field(1), field(4)), (field(2), field(5))] };
        // The mask of a compare does nothing on these chips.
        (Lanes::new(wide, Mask::Lanes(u128::MAX), (repeats & 0xff) as u64), pairs)
    };
    let mut operands = vec![Operand { local: first, block: a.0, repeat: a.1, write: false }];
    operands.extend(second.map(|local| Operand { local, block: b.0, repeat: b.1, write: false }));
    let bits = (to, (lanes.repeats * wide).div_ceil(8), true);
    if !issue_also(m, op, op.cost(), &lanes, &operands, &[bits]) || !m.values {
        return Ok(());
    }
    let value = if scalar { op.operands.get(2).and_then(|&slot| m.number(slot)) } else { None };
    let mode = op.int_attr("cmpMode").unwrap_or(0);
    lanes.each(|repeat, lane| {
        let mut load = |operand: &Operand| m.load(first.buffer, operand.address(repeat, lane), operand.local.elem);
        let a = load(&operands[0]);
        let b = match operands.get(1) {
            Some(operand) => load(operand),
            None => value.unwrap_or(Number::Int(0)),
        };
        set_bit(m, &to, repeat * wide + lane, holds(mode, a, b));
    });
    Ok(())
}

/// One repeat into the compare register.
fn compare_register(m: &mut Machine, op: &Op) -> Done {
    let (Some(a), Some(b)) = (m.operand_local(op, 0), m.operand_local(op, 1)) else { return m.unknown(op) };
    let Some(fields) = op.operands.last().and_then(|&slot| strides(m, slot)) else { return m.unknown(op) };
    let field = |i: usize| fields.get(i).copied().unwrap_or(0);
    let lanes = Lanes::new(width(&[a.elem]), Mask::Lanes(u128::MAX), 1);
    let operands = [
        Operand { local: a, block: field(1), repeat: field(4), write: false },
        Operand { local: b, block: field(2), repeat: field(5), write: false },
    ];
    if !issue(m, op, op.cost(), &lanes, &operands) || !m.values {
        return Ok(());
    }
    let mode = op.int_attr("cmpMode").unwrap_or(0);
    let mut bits = 0_u128;
    lanes.each(|repeat, lane| {
        let [a, b] =
            [&operands[0], &operands[1]].map(|o| m.load(o.local.buffer, o.address(repeat, lane), o.local.elem));
        bits |= u128::from(holds(mode, a, b)) << lane;
    });
    m.core.mask.compare = bits;
    Ok(())
}

fn register_access(m: &mut Machine, op: &Op, write: bool) -> Option<Local> {
    let local = m.operand_local(op, 0)?;
    let bytes = Local { elem: Elem::U8, ..local };
    let lanes = Lanes::new(REGISTER_BYTES, Mask::Lanes(u128::MAX), 1);
    let operand = Operand { local: bytes, block: 1, repeat: 0, write };
    issue(m, op, op.cost(), &lanes, &[operand]).then_some(bytes)
}

fn get_compare_mask(m: &mut Machine, op: &Op) -> Done {
    if let Some(local) = register_access(m, op, true)
        && m.values
    {
        let bits = m.core.mask.compare;
        for i in 0..REGISTER_BYTES {
            m.store(local.buffer, local.addr + i, Elem::U8, Number::Int((bits >> (8 * i) & 0xff) as i128));
        }
    }
    Ok(())
}

fn set_compare_mask(m: &mut Machine, op: &Op) -> Done {
    if let Some(local) = register_access(m, op, false)
        && m.values
    {
        let byte = |m: &mut Machine, i| m.load(local.buffer, local.addr + i, Elem::U8).as_int() as u128;
        m.core.mask.compare = (0..REGISTER_BYTES).map(|i| byte(m, i) << (8 * i)).sum();
    }
    Ok(())
}

/// Bit 1 takes the first source, bit 0 the second or the scalar. Mode 0 uses the same bits in every repeat.
fn select(m: &mut Machine, op: &Op, form: Form, scalar: bool) -> Done {
    let locals = [0, 1, 2].map(|i| m.operand_local(op, i));
    let [Some(to), Some(bits), Some(first)] = locals else { return m.unknown(op) };
    let second = if scalar { None } else { m.operand_local(op, 3) };
    let wide = width(&[to.elem]);
    let (lanes, pairs) = if form == Form::Count {
        let Some(count) = m.operand_int(op, 4) else { return m.unknown(op) };
        (Lanes::new(wide, count_mask(m, count), 0), [(1, contiguous(to.elem, wide)); 3])
    } else {
        let Some(last) = op.operands.len().checked_sub(2).filter(|last| *last > 4) else { return m.unknown(op) };
        let mask = mask_of(m, form, &op.operands[4..last], wide);
        let (Some(mask), Some(repeats), Some(fields)) =
            (mask, m.int(op.operands[last]), strides(m, op.operands[last + 1]))
        else {
            return m.unknown(op);
        };
        let field = |i: usize| fields.get(i).copied().unwrap_or(0);
        (Lanes::new(wide, mask, (repeats & 0xff) as u64), [0, 1, 2].map(|i| (field(i), field(i + 3))))
    };
    let operand = |local, (block, repeat): (u64, u64), write| Operand { local, block, repeat, write };
    let mut operands = vec![operand(to, pairs[0], true), operand(first, pairs[1], false)];
    operands.extend(second.map(|local| operand(local, pairs[2], false)));
    let same = op.int_attr("selMode") == Some(0);
    let mask_bytes = (if same { 1 } else { lanes.repeats } * wide).div_ceil(8);
    if !issue_also(m, op, op.cost(), &lanes, &operands, &[(bits, mask_bytes, false)]) || !m.values {
        return Ok(());
    }
    let value = if scalar { op.operands.get(3).and_then(|&slot| m.number(slot)) } else { None };
    lanes.each(|repeat, lane| {
        let place = if same { lane } else { repeat * wide + lane };
        let chosen = bit(m, &bits, place);
        let result = match (chosen, operands.get(2)) {
            (true, _) => m.load(first.buffer, operands[1].address(repeat, lane), first.elem),
            (false, Some(second)) => m.load(first.buffer, second.address(repeat, lane), second.local.elem),
            (false, None) => value.map_or(Number::Int(0), |v| to.elem.cast(v)),
        };
        m.store(to.buffer, operands[0].address(repeat, lane), to.elem, result);
    });
    Ok(())
}

/// Selection by the compare register. Operands: destination, sources, repeats, strides; the scalar form takes the
/// scalar from the tensor that stands second.
fn select_register(m: &mut Machine, op: &Op) -> Done {
    let scalar = op.name == "select_scalar_reg";
    let locals = [0, 1, 2].map(|i| m.operand_local(op, i));
    let ([Some(to), Some(second), Some(third)], Some(repeats)) = (locals, m.operand_int(op, 3)) else {
        return m.unknown(op);
    };
    let Some(fields) = op.operands.get(4).and_then(|&slot| strides(m, slot)) else { return m.unknown(op) };
    let field = |i: usize| fields.get(i).copied().unwrap_or(0);
    let lanes = Lanes::new(width(&[to.elem]), m.core.mask.mask(), (repeats & 0xff) as u64);
    let (first, other) = if scalar { (third, second) } else { (second, third) };
    let mut operands = vec![
        Operand { local: to, block: field(0), repeat: field(3), write: true },
        Operand { local: first, block: field(1), repeat: field(4), write: false },
    ];
    if !scalar {
        operands.push(Operand { local: other, block: field(2), repeat: field(5), write: false });
    }
    if !issue(m, op, op.cost(), &lanes, &operands) || !m.values {
        return Ok(());
    }
    if scalar {
        // The mask and the scalar share one register here; which bytes serve is not documented.
        return m.not_computed(op);
    }
    let bits = m.core.mask.compare;
    lanes.each(|repeat, lane| {
        let from = if bits >> lane & 1 == 1 { &operands[1] } else { &operands[2] };
        let value = m.load(to.buffer, from.address(repeat, lane), from.local.elem);
        m.store(to.buffer, operands[0].address(repeat, lane), to.elem, value);
    });
    Ok(())
}
