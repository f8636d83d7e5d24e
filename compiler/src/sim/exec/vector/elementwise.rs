//! Operations whose lane l depends on lane l of the operands: one row each.

use super::super::Handler;
use super::super::code::Op;
use super::super::machine::{Done, Machine};
use super::super::report::code;
use super::super::value::{Elem, Number, read, write};
use super::{Form, Lanes, Operand, cast, contiguous, count_mask, issue, own_mask, strides, width};

/// What the lanes of an operation are made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sources {
    /// One tensor.
    One,
    /// Two tensors.
    Two,
    /// One tensor and a scalar.
    Scalar,
}

/// What an operation computes with beside its sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Third {
    None,
    /// The old destination.
    Destination,
    /// The scale that `set_deq_scale` left.
    DeqScale,
}

/// Lanes are computed in `f64` or `i128` from (first, second or scalar, third) and rounded once.
pub struct Elementwise {
    pub name: &'static str,
    pub sources: Sources,
    pub third: Third,
    pub float: Option<fn(f64, f64, f64) -> f64>,
    pub integer: Option<fn(i128, i128, i128) -> i128>,
}

const fn row(
    name: &'static str,
    sources: Sources,
    float: Option<fn(f64, f64, f64) -> f64>,
    integer: Option<fn(i128, i128, i128) -> i128>,
) -> Elementwise {
    Elementwise { name, sources, third: Third::None, float, integer }
}

const fn accumulating(name: &'static str, sources: Sources, float: fn(f64, f64, f64) -> f64) -> Elementwise {
    Elementwise { name, sources, third: Third::Destination, float: Some(float), integer: None }
}

use Sources::{One, Scalar, Two};

pub static ROWS: &[Elementwise] = &[
    row("add", Two, Some(|a, b, _| a + b), Some(|a, b, _| a + b)),
    row("sub", Two, Some(|a, b, _| a - b), Some(|a, b, _| a - b)),
    row("mul", Two, Some(|a, b, _| a * b), Some(|a, b, _| a * b)),
    row("div", Two, Some(|a, b, _| a / b), None),
    row("max", Two, Some(|a, b, _| a.max(b)), Some(|a, b, _| a.max(b))),
    row("min", Two, Some(|a, b, _| a.min(b)), Some(|a, b, _| a.min(b))),
    row("and", Two, None, Some(|a, b, _| a & b)),
    row("or", Two, None, Some(|a, b, _| a | b)),
    row("add_relu", Two, Some(|a, b, _| relu(a + b)), Some(|a, b, _| (a + b).max(0))),
    row("sub_relu", Two, Some(|a, b, _| relu(a - b)), Some(|a, b, _| (a - b).max(0))),
    row("add_relu_cast", Two, Some(|a, b, _| relu(a + b)), Some(|a, b, _| (a + b).max(0))),
    row("sub_relu_cast", Two, Some(|a, b, _| relu(a - b)), Some(|a, b, _| (a - b).max(0))),
    Elementwise {
        name: "add_deq_relu",
        sources: Two,
        third: Third::DeqScale,
        float: Some(|a, b, scale| relu((a + b) * scale)),
        integer: None,
    },
    row("mul_cast", Two, Some(|a, b, _| a * b), None),
    row("prelu", Two, Some(|a, b, _| if a >= 0.0 { a } else { a * b }), None),
    row("fused_abs_sub", Two, Some(|a, b, _| (a - b).abs()), None),
    row("fused_exp_sub", Two, Some(|a, b, _| (a - b).exp()), None),
    accumulating("fused_mul_add", Two, |a, b, d| a * d + b),
    accumulating("fused_mul_add_relu", Two, |a, b, d| relu(a * d + b)),
    accumulating("mul_add_dst", Two, |a, b, d| a * b + d),
    row("abs", One, Some(|a, _, _| a.abs()), Some(|a, _, _| a.abs())),
    row("exp", One, Some(|a, _, _| a.exp()), None),
    row("ln", One, Some(|a, _, _| a.ln()), None),
    row("not", One, None, Some(|a, _, _| !a)),
    row("neg", One, Some(|a, _, _| -a), Some(|a, _, _| -a)),
    row("reciprocal", One, Some(|a, _, _| 1.0 / a), None),
    row("relu", One, Some(|a, _, _| relu(a)), Some(|a, _, _| a.max(0))),
    row("rsqrt", One, Some(|a, _, _| 1.0 / a.sqrt()), None),
    row("sqrt", One, Some(|a, _, _| a.sqrt()), None),
    row("adds", Scalar, Some(|a, s, _| a + s), Some(|a, s, _| a + s)),
    row("muls", Scalar, Some(|a, s, _| a * s), Some(|a, s, _| a * s)),
    row("maxs", Scalar, Some(|a, s, _| a.max(s)), Some(|a, s, _| a.max(s))),
    row("mins", Scalar, Some(|a, s, _| a.min(s)), Some(|a, s, _| a.min(s))),
    row("leaky_relu", Scalar, Some(|a, s, _| if a >= 0.0 { a } else { a * s }), None),
    row("shift_left", Scalar, None, Some(|a, s, _| if s > 63 { 0 } else { a << s.max(0) })),
    row("shift_right", Scalar, None, Some(|a, s, _| a >> s.clamp(0, 63))),
    accumulating("axpy", Scalar, |a, s, d| a * s + d),
];

fn relu(value: f64) -> f64 {
    value.max(0.0)
}

pub fn find(name: &str) -> Option<Handler> {
    let (stem, form) = Form::split(name)?;
    ROWS.iter().find(|row| row.name == stem).map(|row| Handler::Elementwise(row, form))
}

pub fn run(m: &mut Machine, op: &Op, row: &'static Elementwise, form: Form) -> Done {
    let tensors = if row.sources == Two { 3 } else { 2 };
    let locals: Option<Vec<_>> = (0..tensors).map(|i| m.operand_local(op, i)).collect();
    let Some(locals) = locals else { return m.unknown(op) };
    let elems: Vec<Elem> = locals.iter().map(|local| local.elem).collect();
    let wide = width(&elems);
    let mut next = tensors;
    let scalar = if row.sources == Scalar {
        next += 1;
        op.operands.get(tensors).and_then(|&slot| m.number(slot))
    } else {
        None
    };
    let Some((lanes, strides)) = shape(m, op, form, next, tensors, wide, &elems) else { return m.unknown(op) };
    let mut operands: Vec<Operand> = locals
        .iter()
        .zip(&strides)
        .enumerate()
        .map(|(i, (&local, &(block, repeat)))| Operand { local, block, repeat, write: i == 0 })
        .collect();
    if row.third == Third::Destination {
        operands.push(Operand { write: false, ..operands[0] });
    }
    if !supported(m, op, row, elems[1]) || !issue(m, op, op.cost(), &lanes, &operands) || !m.values {
        return Ok(());
    }
    if row.sources == Scalar && scalar.is_none() {
        return m.unknown(op);
    }
    compute(m, row, &lanes, &operands, scalar.unwrap_or(Number::Int(0)));
    Ok(())
}

fn supported(m: &mut Machine, op: &Op, row: &Elementwise, elem: Elem) -> bool {
    let float = elem.is_float() || row.third == Third::DeqScale;
    let known = if float { row.float.is_some() } else { row.integer.is_some() };
    if !known {
        let (name, ty) = (row.name, elem.name());
        m.report.error(
            code::PARAMETER,
            op.id,
            format!("`{name}` does not exist for {ty}"),
            format!("`{name}` 不支持 {ty}"),
        );
    }
    known
}

/// Lanes of an operation and (block, repeat) strides of its tensors; mask and what follows start at operand `next`.
fn shape(
    m: &mut Machine,
    op: &Op,
    form: Form,
    next: usize,
    tensors: usize,
    wide: u64,
    elems: &[Elem],
) -> Option<(Lanes, Vec<(u64, u64)>)> {
    if form == Form::Count {
        let count = m.operand_int(op, next)?;
        let mask = count_mask(m, count);
        let strides = elems.iter().map(|&elem| (1, contiguous(elem, wide))).collect();
        return Some((Lanes::new(wide, mask, 0), strides));
    }
    let last = op.operands.len().checked_sub(2)?;
    let mask = own_mask(m, op, form, op.operands.get(next..last)?, wide)?;
    let repeats = m.int(op.operands[last])?;
    let fields = strides(m, op.operands[last + 1])?;
    let pairs = (0..tensors)
        .map(|i| Some((fields.get(i).copied()?, fields.get(tensors + i).copied()?)))
        .collect::<Option<Vec<_>>>()?;
    check_repeats(m, op, repeats);
    Some((Lanes::new(wide, mask, (repeats & 0xff) as u64), pairs))
}

pub const MOST_REPEATS: i64 = 255;

/// Repeat counts are eight bits wide.
pub fn check_repeats(m: &mut Machine, op: &Op, repeats: i64) {
    // `repeat_times` reaches the operation as int8_t, so that 128 to 255 arrive as negative numbers.
    if !(-128..=255).contains(&repeats) {
        m.report.error(
            code::PARAMETER,
            op.id,
            format!("repeat count {repeats} is outside of 0 to 255"),
            format!("重复次数 {repeats} 超出 0 到 255"),
        );
    }
}

fn compute(m: &mut Machine, row: &Elementwise, lanes: &Lanes, operands: &[Operand], scalar: Number) {
    let (to, first) = (operands[0], operands[1]);
    let second = (row.sources == Two).then(|| operands[2]);
    let (from, into) = (first.local.elem, to.local.elem);
    let scale = Number::Float(m.core.deq.scale.unwrap_or(1.0));
    let memory = m.memory(to.local.buffer);
    let load = |memory: &[u8], operand: &Operand, repeat, lane| {
        read(memory.get(operand.address(repeat, lane) as usize..).unwrap_or_default(), operand.local.elem)
    };
    let float = row.float.filter(|_| from.is_float() || row.third == Third::DeqScale);
    lanes.each(|repeat, lane| {
        let a = load(memory, &first, repeat, lane);
        let b = second.as_ref().map_or(scalar, |second| load(memory, second, repeat, lane));
        let d = match row.third {
            Third::Destination => load(memory, &to, repeat, lane),
            Third::DeqScale => scale,
            Third::None => Number::Int(0),
        };
        let result = match (float, row.integer) {
            (Some(float), _) => Number::Float(float(a.as_f64(), b.as_f64(), d.as_f64())),
            (None, Some(integer)) => Number::Int(integer(a.as_int(), b.as_int(), d.as_int())),
            (None, None) => return,
        };
        if let Some(place) = memory.get_mut(to.address(repeat, lane) as usize..) {
            write(place, into, settle(result, from, into));
        }
    });
}

/// A result in the destination's type: same type rounds or wraps, another one converts as a cast without mode does.
fn settle(result: Number, from: Elem, to: Elem) -> Number {
    match result {
        Number::Int(value) if from == to => Number::Int(i128::from(to.wrap(value))),
        Number::Float(value) if to.is_float() => Number::Float(cast::saturate(value, to)),
        other => cast::convert(other, to, 0),
    }
}
