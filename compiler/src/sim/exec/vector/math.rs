//! The mathematical library: composite calls, computed by their mathematical meaning.
//!
//! Operands: destination, sources, optional scratch, optional count (the whole destination when absent), a flag.
//! Their time is a guess from measured calls of the same kind; their last bits differ from the device's.

use super::super::code::Op;
use super::super::machine::{Done, Machine};
use super::super::mask::Mask;
use super::super::value::{Elem, Local, MOST, Number};
use super::super::{Handler, Handler::Plain};
use super::{Lanes, Operand, cast, contiguous, issue, special, width};

pub const OPS: &[(&str, Handler)] = &[
    ("sin", Plain(|m, op| unary(m, op, f64::sin))),
    ("cos", Plain(|m, op| unary(m, op, f64::cos))),
    ("tan", Plain(|m, op| unary(m, op, f64::tan))),
    ("asin", Plain(|m, op| unary(m, op, f64::asin))),
    ("acos", Plain(|m, op| unary(m, op, f64::acos))),
    ("atan", Plain(|m, op| unary(m, op, f64::atan))),
    ("sinh", Plain(|m, op| unary(m, op, f64::sinh))),
    ("cosh", Plain(|m, op| unary(m, op, f64::cosh))),
    ("tanh", Plain(|m, op| unary(m, op, f64::tanh))),
    ("asinh", Plain(|m, op| unary(m, op, f64::asinh))),
    ("acosh", Plain(|m, op| unary(m, op, f64::acosh))),
    ("atanh", Plain(|m, op| unary(m, op, f64::atanh))),
    ("erf", Plain(|m, op| unary(m, op, special::erf))),
    ("erfc", Plain(|m, op| unary(m, op, special::erfc))),
    ("lgamma", Plain(|m, op| unary(m, op, special::ln_gamma))),
    ("digamma", Plain(|m, op| unary(m, op, special::digamma))),
    ("exp", Plain(|m, op| unary(m, op, f64::exp))),
    ("log", Plain(|m, op| unary(m, op, f64::ln))),
    ("ceil", Plain(|m, op| unary(m, op, f64::ceil))),
    ("floor", Plain(|m, op| unary(m, op, f64::floor))),
    ("round", Plain(|m, op| unary(m, op, f64::round_ties_even))),
    ("trunc", Plain(|m, op| unary(m, op, f64::trunc))),
    ("frac", Plain(|m, op| unary(m, op, f64::fract))),
    ("sign", Plain(|m, op| unary(m, op, |x| if x == 0.0 { 0.0 } else { x.signum() }))),
    ("power", Plain(|m, op| run(m, op, &["src0", "src1"], |x| Number::Float(x[0].as_f64().powf(x[1].as_f64()))))),
    ("xor", Plain(|m, op| run(m, op, &["src0", "src1"], |x| Number::Int(x[0].as_int() ^ x[1].as_int())))),
    (
        "axpy",
        Plain(|m, op| {
            run(m, op, &["src", "scalar", "dst"], |x| Number::Float(x[0].as_f64() * x[1].as_f64() + x[2].as_f64()))
        }),
    ),
    ("quant", Plain(|m, op| run(m, op, &["srcTensor", "scale", "offset"], quantised))),
    ("clamp_max", Plain(|m, op| run(m, op, &["src", "scalar"], |x| Number::Float(x[0].as_f64().min(x[1].as_f64()))))),
    ("clamp_min", Plain(|m, op| run(m, op, &["src", "scalar"], |x| Number::Float(x[0].as_f64().max(x[1].as_f64()))))),
];

/// Half of the source times a scale, plus an offset; the store rounds and saturates.
fn quantised(x: &[Number]) -> Number {
    Number::Float(Elem::F16.round(x[0].as_f64()) * x[1].as_f64() + x[2].as_f64())
}

fn unary(m: &mut Machine, op: &Op, compute: fn(f64) -> f64) -> Done {
    run(m, op, &["src"], |x| Number::Float(compute(x[0].as_f64())))
}

/// What an operand brings to each lane.
#[derive(Clone, Copy)]
enum Source {
    Tensor(Local),
    Scalar(Number),
}

fn run(m: &mut Machine, op: &Op, sources: &[&str], compute: impl Fn(&[Number]) -> Number) -> Done {
    let slot = |name: &str| {
        let index = op.def?.operand_index(name)?;
        op.group(index).first().copied()
    };
    let source = |m: &Machine, name: &str| {
        let slot = slot(name)?;
        m.local(slot).map(Source::Tensor).or_else(|| m.number(slot).map(Source::Scalar))
    };
    let inputs: Option<Vec<Source>> = sources.iter().map(|name| source(m, name)).collect();
    let (Some(to), Some(inputs)) = (slot("dst").and_then(|slot| m.local(slot)), inputs) else { return m.unknown(op) };
    let count = match slot("calCount") {
        Some(slot) => m.int(slot).map(|count| count.clamp(0, MOST) as u64),
        None => Some(to.bytes / to.elem.bytes()),
    };
    let Some(count) = count else { return m.unknown(op) };
    let wide = width(&[to.elem]);
    let lanes = Lanes::new(wide, Mask::Elements(count), 0);
    let operand = |local: Local, write| Operand { local, block: 1, repeat: contiguous(local.elem, wide), write };
    let mut operands = vec![operand(to, true)];
    operands.extend(inputs.iter().filter_map(|source| match source {
        Source::Tensor(local) => Some(operand(*local, false)),
        Source::Scalar(_) => None,
    }));
    m.core.mask.reset();
    if !issue(m, op, op.cost(), &lanes, &operands) || !m.values {
        return Ok(());
    }
    for i in 0..count {
        let values: Vec<Number> = inputs
            .iter()
            .map(|source| match source {
                Source::Tensor(local) => m.load(local.buffer, local.addr + i * local.elem.bytes(), local.elem),
                Source::Scalar(number) => *number,
            })
            .collect();
        let result = match compute(&values) {
            Number::Float(value) if to.elem.is_float() => Number::Float(cast::saturate(value, to.elem)),
            other => cast::convert(other, to.elem, 0),
        };
        m.store(to.buffer, to.addr + i * to.elem.bytes(), to.elem, result);
    }
    Ok(())
}
