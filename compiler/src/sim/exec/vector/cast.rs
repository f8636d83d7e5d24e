//! Conversions between element types, with the hardware's rounding modes.

use super::super::code::Op;
use super::super::machine::{Done, Machine};
use super::super::value::{Elem, Number};
use super::super::{Handler, Handler::Plain};
use super::{Form, Lanes, Operand, contiguous, count_mask, issue, own_mask, strides, width};
use half::f16;

pub const OPS: &[(&str, Handler)] = &[
    ("cast_l0", Plain(|m, op| run(m, op, Form::Length))),
    ("cast_l1", Plain(|m, op| run(m, op, Form::Words))),
    ("cast_l2", Plain(|m, op| run(m, op, Form::Count))),
];

/// `RoundMode` by number.
mod mode {
    pub const FLOOR: i64 = 2;
    pub const CEIL: i64 = 3;
    pub const ROUND: i64 = 4;
    pub const TRUNC: i64 = 5;
    pub const ODD: i64 = 6;
}

fn run(m: &mut Machine, op: &Op, form: Form) -> Done {
    let (Some(to), Some(from)) = (m.operand_local(op, 0), m.operand_local(op, 1)) else { return m.unknown(op) };
    let wide = width(&[to.elem, from.elem]);
    let (lanes, pairs) = if form == Form::Count {
        let Some(count) = m.operand_int(op, 2) else { return m.unknown(op) };
        let mask = count_mask(m, count);
        let pairs = [(1, contiguous(to.elem, wide)), (1, contiguous(from.elem, wide))];
        (Lanes::new(wide, mask, 0), pairs)
    } else {
        let Some(last) = op.operands.len().checked_sub(2).filter(|last| *last > 2) else { return m.unknown(op) };
        let (mask, repeats) = (own_mask(m, op, form, &op.operands[2..last], wide), m.int(op.operands[last]));
        let (Some(mask), Some(repeats), Some(fields)) = (mask, repeats, strides(m, op.operands[last + 1])) else {
            return m.unknown(op);
        };
        let &[to_block, from_block, to_repeat, from_repeat] = fields.as_slice() else { return m.unknown(op) };
        (Lanes::new(wide, mask, (repeats & 0xff) as u64), [(to_block, to_repeat), (from_block, from_repeat)])
    };
    let operand = |local, (block, repeat), write| Operand { local, block, repeat, write };
    let operands = [operand(to, pairs[0], true), operand(from, pairs[1], false)];
    let narrows = from.elem == Elem::F32 && to.elem == Elem::F16;
    if !issue(m, op, if narrows { "cast_narrow" } else { op.cost() }, &lanes, &operands) || !m.values {
        return Ok(());
    }
    let round = op.int_attr("roundMode").unwrap_or(0);
    // int32 becomes half by the dequantisation scale.
    let scale = if from.elem == Elem::I32 && to.elem == Elem::F16 { m.core.deq.scale.unwrap_or(1.0) } else { 1.0 };
    lanes.each(|repeat, lane| {
        let number = m.load(from.buffer, operands[1].address(repeat, lane), from.elem);
        let number = match number {
            Number::Int(value) if scale != 1.0 => Number::Float(value as f64 * scale),
            number => number,
        };
        let number = convert(number, to.elem, round);
        m.store(to.buffer, operands[0].address(repeat, lane), to.elem, number);
    });
    Ok(())
}

/// A number in another type. Mode 0 rounds to nearest-even where bits are lost; integers saturate.
pub fn convert(number: Number, to: Elem, round: i64) -> Number {
    match (number, to.is_float()) {
        (Number::Float(value), true) => {
            if to.bits == 32 && round != 0 && f64::from(value as f32) == value {
                // float to float rounds to a whole value.
                return Number::Float(whole(value, round));
            }
            Number::Float(saturate(narrow(value, to, round), to))
        }
        (Number::Float(value), false) => {
            let (low, high) = to.min_max();
            if value.is_nan() { Number::Int(0) } else { Number::Int((whole(value, round) as i128).clamp(low, high)) }
        }
        (Number::Int(value), true) => Number::Float(saturate(value as f64, to)),
        (Number::Int(value), false) => {
            let (low, high) = to.min_max();
            Number::Int(value.clamp(low, high))
        }
    }
}

/// The whole number next to a value.
fn whole(value: f64, round: i64) -> f64 {
    match round {
        mode::FLOOR => value.floor(),
        mode::CEIL => value.ceil(),
        mode::ROUND => value.round(),
        mode::TRUNC => value.trunc(),
        _ => value.round_ties_even(),
    }
}

/// A float in a narrower float type.
fn narrow(value: f64, to: Elem, round: i64) -> f64 {
    if to.bits != 16 || !value.is_finite() {
        return to.round(value);
    }
    let nearest = f16::from_f64(value);
    let exact = nearest.to_f64();
    if exact == value || exact.is_infinite() {
        return exact;
    }
    let (below, above) = if exact < value { (exact, next(nearest, true)) } else { (next(nearest, false), exact) };
    match round {
        mode::FLOOR => below,
        mode::CEIL => above,
        mode::TRUNC => {
            if value > 0.0 {
                below
            } else {
                above
            }
        }
        mode::ROUND if value - below == above - value => {
            if value > 0.0 {
                above
            } else {
                below
            }
        }
        mode::ODD => {
            if f16::from_f64(below).to_bits() & 1 == 1 {
                below
            } else {
                above
            }
        }
        _ => exact,
    }
}

/// The neighbour of a half value.
fn next(value: f16, up: bool) -> f64 {
    let bits = value.to_bits();
    let away = (value.to_f64() >= 0.0) == up;
    let bits = if bits & 0x7fff == 0 {
        if up { 1 } else { 0x8001 }
    } else if away {
        bits + 1
    } else {
        bits - 1
    };
    f16::from_bits(bits).to_f64()
}

/// 16-bit floats saturate and have no NaN with the control register as it starts.
pub fn saturate(value: f64, to: Elem) -> f64 {
    if to.bits == 16 {
        const MOST: f64 = 65504.0;
        if value.is_nan() { 0.0 } else { to.round(value.clamp(-MOST, MOST)) }
    } else {
        to.round(value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sim::exec::value::Kind;

    const I16: Elem = Elem { kind: Kind::Signed, bits: 16 };

    #[test]
    fn floats_become_integers_by_mode() {
        let by_mode = |value: f64| [1, 2, 3, 4, 5].map(|mode| convert(Number::Float(value), I16, mode).as_int());
        assert_eq!(by_mode(2.5), [2, 2, 3, 3, 2]);
        assert_eq!(by_mode(-2.5), [-2, -3, -2, -3, -2]);
        assert_eq!(by_mode(40000.0), [32767; 5]);
    }

    #[test]
    fn floats_become_half_by_mode() {
        // 1 + 2^-11 lies half way between 1 and the next half, 1 + 2^-10.
        let value = 1.0 + 1.0 / 2048.0;
        let above = 1.0 + 1.0 / 1024.0;
        let by_mode = |v: f64| [1, 2, 3, 4, 5, 6].map(|mode| convert(Number::Float(v), Elem::F16, mode).as_f64());
        assert_eq!(by_mode(value), [1.0, 1.0, above, above, 1.0, above]);
        assert_eq!(by_mode(-value), [-1.0, -above, -1.0, -above, -1.0, -above]);
        assert_eq!(convert(Number::Float(1e6), Elem::F16, 1).as_f64(), 65504.0);
        assert_eq!(convert(Number::Float(f64::NAN), Elem::F16, 1).as_f64(), 0.0);
    }

    #[test]
    fn float_to_float_rounds_to_whole_values() {
        assert_eq!(convert(Number::Float(2.5), Elem::F32, 3).as_f64(), 3.0);
        assert_eq!(convert(Number::Float(2.5), Elem::F32, 0).as_f64(), 2.5);
    }
}
