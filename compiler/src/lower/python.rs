//! Arithmetic, comparison and identity of Python's own objects, at compile time.

use super::value::Val;
use crate::syntax::ast::{BinaryOp, CompareOp, UnaryOp};
use std::rc::Rc;

/// Why Python, or pyasc's way of calling it, refuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The operator is not defined on these types.
    Types,
    /// The left type does not know the right one; pyasc then asks for a method that no Python type has.
    Reflected,
    DivisionByZero,
    /// Beyond 127 bits, or a sequence too long.
    TooLarge,
}

/// Longest sequence that an operator may make.
const LONGEST: usize = 100_000;

type Outcome<'c> = Result<Val<'c>, Refusal>;

pub(super) fn binary<'c>(op: BinaryOp, left: &Val<'c>, right: &Val<'c>) -> Outcome<'c> {
    match (left, right) {
        (Val::Float(_), _) | (_, Val::Float(_)) => {
            let (a, b) = (real(left).ok_or(Refusal::Types)?, real(right).ok_or(Refusal::Types)?);
            floats(op, a, b)
        }
        (Val::Str(a), Val::Str(b)) if op == BinaryOp::Add => Ok(Val::str(&format!("{a}{b}"))),
        (Val::Tuple(a), Val::Tuple(b)) if op == BinaryOp::Add => {
            Ok(Val::tuple(a.iter().chain(b.iter()).cloned().collect()))
        }
        (Val::List(a), Val::List(b)) if op == BinaryOp::Add => {
            Ok(Val::list(a.borrow().iter().chain(b.borrow().iter()).cloned().collect()))
        }
        (Val::Str(_) | Val::Tuple(_) | Val::List(_), count) if op == BinaryOp::Mul => repeat(left, count),
        (count, Val::Str(_) | Val::Tuple(_) | Val::List(_)) if op == BinaryOp::Mul => repeat(right, count),
        _ => match (left.as_int(), right.as_int()) {
            (Some(a), Some(b)) => integers(op, a, b, matches!((left, right), (Val::Bool(_), Val::Bool(_)))),
            _ => Err(Refusal::Types),
        },
    }
}

fn real(value: &Val<'_>) -> Option<f64> {
    match value {
        Val::Float(float) => Some(*float),
        other => other.as_int().map(|int| int as f64),
    }
}

fn repeat<'c>(sequence: &Val<'c>, count: &Val<'c>) -> Outcome<'c> {
    let count = usize::try_from(count.as_int().ok_or(Refusal::Types)?.max(0)).map_err(|_| Refusal::TooLarge)?;
    let items = sequence.elements().ok_or(Refusal::Types)?;
    if items.len().saturating_mul(count) > LONGEST {
        return Err(Refusal::TooLarge);
    }
    if let Val::Str(text) = sequence {
        return Ok(Val::str(&text.repeat(count)));
    }
    let repeated = std::iter::repeat_n(items, count).flatten().collect();
    Ok(if matches!(sequence, Val::Tuple(_)) { Val::tuple(repeated) } else { Val::list(repeated) })
}

fn integers<'c>(op: BinaryOp, a: i128, b: i128, bools: bool) -> Outcome<'c> {
    let logical = |value: i128| if bools { Val::Bool(value != 0) } else { Val::Int(value) };
    let shift = u32::try_from(b).map_err(|_| Refusal::TooLarge);
    let value = match op {
        BinaryOp::Add => a.checked_add(b),
        BinaryOp::Sub => a.checked_sub(b),
        BinaryOp::Mul => a.checked_mul(b),
        BinaryOp::Div => {
            return if b == 0 { Err(Refusal::DivisionByZero) } else { Ok(Val::Float(a as f64 / b as f64)) };
        }
        BinaryOp::FloorDiv if b == 0 => return Err(Refusal::DivisionByZero),
        BinaryOp::Mod if b == 0 => return Err(Refusal::DivisionByZero),
        BinaryOp::FloorDiv => Some(floor_div(a, b)),
        BinaryOp::Mod => Some(a - b * floor_div(a, b)),
        BinaryOp::Pow if b < 0 => return Ok(Val::Float((a as f64).powf(b as f64))),
        BinaryOp::Pow => a.checked_pow(shift?),
        BinaryOp::ShiftLeft => 1i128.checked_shl(shift?).and_then(|power| a.checked_mul(power)),
        BinaryOp::ShiftRight => Some(a >> shift?.min(127)),
        BinaryOp::BitAnd => return Ok(logical(a & b)),
        BinaryOp::BitOr => return Ok(logical(a | b)),
        BinaryOp::BitXor => return Ok(logical(a ^ b)),
        BinaryOp::MatMul => return Err(Refusal::Types),
    };
    value.map(Val::Int).ok_or(Refusal::TooLarge)
}

/// Division that rounds towards minus infinity; `b` is not zero.
fn floor_div(a: i128, b: i128) -> i128 {
    let quotient = a.wrapping_div(b);
    if a.wrapping_rem(b) != 0 && (a < 0) != (b < 0) { quotient - 1 } else { quotient }
}

fn floats<'c>(op: BinaryOp, a: f64, b: f64) -> Outcome<'c> {
    let divides = matches!(op, BinaryOp::Div | BinaryOp::FloorDiv | BinaryOp::Mod);
    if divides && b == 0.0 {
        return Err(Refusal::DivisionByZero);
    }
    Ok(Val::Float(match op {
        BinaryOp::Add => a + b,
        BinaryOp::Sub => a - b,
        BinaryOp::Mul => a * b,
        BinaryOp::Div => a / b,
        BinaryOp::FloorDiv => (a / b).floor(),
        BinaryOp::Mod => a - b * (a / b).floor(),
        BinaryOp::Pow => a.powf(b),
        _ => return Err(Refusal::Types),
    }))
}

pub(super) fn unary<'c>(op: UnaryOp, value: &Val<'c>) -> Outcome<'c> {
    match (op, value) {
        (UnaryOp::Minus, Val::Float(float)) => Ok(Val::Float(-float)),
        (UnaryOp::Plus, Val::Float(float)) => Ok(Val::Float(*float)),
        (UnaryOp::Not, other) => truth(other).map(|truth| Val::Bool(!truth)).ok_or(Refusal::Types),
        (op, other) => {
            let int = other.as_int().ok_or(Refusal::Types)?;
            Ok(Val::Int(match op {
                UnaryOp::Minus => int.checked_neg().ok_or(Refusal::TooLarge)?,
                UnaryOp::Invert => !int,
                _ => int,
            }))
        }
    }
}

/// `bool(value)`.
pub(super) fn truth(value: &Val<'_>) -> Option<bool> {
    match value {
        Val::None => Some(false),
        Val::Bool(flag) => Some(*flag),
        Val::Int(int) => Some(*int != 0),
        Val::Float(float) => Some(*float != 0.0),
        Val::Enum(_) => Some(true),
        other => other.elements().map(|items| !items.is_empty()),
    }
}

/// `a is b`.
pub(super) fn identical<'c>(a: &Val<'c>, b: &Val<'c>) -> bool {
    match (a, b) {
        (Val::None, Val::None) | (Val::Ellipsis, Val::Ellipsis) => true,
        (Val::Bool(a), Val::Bool(b)) => a == b,
        // CPython keeps one object for each small integer.
        (Val::Int(a), Val::Int(b)) => a == b && (-5..=256).contains(a),
        (Val::Str(a), Val::Str(b)) => a == b,
        (Val::Enum(a), Val::Enum(b)) => a == b,
        (Val::Tuple(a), Val::Tuple(b)) => Rc::ptr_eq(a, b),
        (Val::List(a), Val::List(b)) => Rc::ptr_eq(a, b),
        (Val::Global(a), Val::Global(b)) => Rc::ptr_eq(a, b),
        (Val::Local(a), Val::Local(b)) => Rc::ptr_eq(a, b),
        (Val::Object(a), Val::Object(b)) => Rc::ptr_eq(a, b),
        (Val::Struct(a), Val::Struct(b)) => Rc::ptr_eq(a, b),
        _ => false,
    }
}

/// `a == b` of Python; `None` where the left type does not know the right one.
fn equal<'c>(a: &Val<'c>, b: &Val<'c>) -> Option<bool> {
    match (a, b) {
        (Val::Str(a), Val::Str(b)) => Some(a == b),
        (Val::Dtype(a), Val::Dtype(b)) => Some(a == b),
        (Val::Dtype(_), _) => Some(false),
        (Val::Tuple(_), Val::Tuple(_)) | (Val::List(_), Val::List(_)) => {
            let (a, b) = (a.elements()?, b.elements()?);
            Some(a.len() == b.len() && a.iter().zip(&b).all(|(a, b)| equal(a, b).unwrap_or(false)))
        }
        (Val::Range(a, b, c), Val::Range(d, e, f)) => Some((a, b, c) == (d, e, f)),
        (Val::Float(a), _) => real(b).map(|b| *a == b),
        (Val::Int(_) | Val::Bool(_), _) => Some(a.as_int()? == b.as_int()?),
        (Val::Enum(a), Val::Enum(b)) if a.class == b.class => Some(a == b),
        (Val::Enum(a), Val::Int(b)) => Some(i128::from(a.value) == *b),
        _ if identical(a, b) => Some(true),
        _ => None,
    }
}

pub(super) fn compare<'c>(op: CompareOp, a: &Val<'c>, b: &Val<'c>) -> Outcome<'c> {
    let same = |wanted: bool| equal(a, b).map(|equal| Val::Bool(equal == wanted)).ok_or(Refusal::Reflected);
    let ordering = match op {
        CompareOp::Eq => return same(true),
        CompareOp::NotEq => return same(false),
        _ => order(a, b)?,
    };
    Ok(Val::Bool(match op {
        CompareOp::Less => ordering == Some(std::cmp::Ordering::Less),
        CompareOp::LessEq => matches!(ordering, Some(o) if o.is_le()),
        CompareOp::Greater => ordering == Some(std::cmp::Ordering::Greater),
        CompareOp::GreaterEq => matches!(ordering, Some(o) if o.is_ge()),
        _ => return Err(Refusal::Types),
    }))
}

/// Order of two values; `Ok(None)` for NaN.
fn order(a: &Val<'_>, b: &Val<'_>) -> Result<Option<std::cmp::Ordering>, Refusal> {
    match (a, b) {
        (Val::Str(a), Val::Str(b)) => Ok(Some(a.cmp(b))),
        (Val::Float(a), _) => real(b).map(|b| a.partial_cmp(&b)).ok_or(Refusal::Reflected),
        (Val::Tuple(_), Val::Tuple(_)) | (Val::List(_), Val::List(_)) => {
            let (a, b) = (a.elements().unwrap_or_default(), b.elements().unwrap_or_default());
            for (a, b) in a.iter().zip(&b) {
                match order(a, b)? {
                    Some(std::cmp::Ordering::Equal) => {}
                    decided => return Ok(decided),
                }
            }
            Ok(Some(a.len().cmp(&b.len())))
        }
        _ => match (a.as_int(), b.as_int()) {
            (Some(a), Some(b)) => Ok(Some(a.cmp(&b))),
            _ => Err(Refusal::Reflected),
        },
    }
}
