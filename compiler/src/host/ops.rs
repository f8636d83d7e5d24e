//! Operators on host values: numbers as Python computes them, arrays by shape and element type.

use super::dtype::{Dtype, Kind};
use super::machine::MAX_ITEMS;
use super::value::{Hint, Tensor, Value};
use crate::syntax::ast::{BinaryOp, CompareOp, UnaryOp};

pub(super) fn unary<'a>(op: UnaryOp, value: &Value<'a>) -> Value<'a> {
    match (op, value) {
        (UnaryOp::Not, _) => value.truth().map_or(Value::Unknown(Hint::Bool), |truth| Value::Bool(!truth)),
        (_, Value::Bool(_) | Value::Int(_)) => {
            value.as_int().and_then(|v| op.on_int(v)).map_or(Value::Unknown(Hint::Int), Value::Int)
        }
        (UnaryOp::Minus, Value::Float(v)) => Value::Float(-v),
        (UnaryOp::Minus, Value::Scalar(dtype, number)) => Value::Scalar(*dtype, number.map(|v| -v)),
        (UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Invert, _) => value.clone(),
    }
}

pub(super) fn binary<'a>(op: BinaryOp, left: &Value<'a>, right: &Value<'a>) -> Value<'a> {
    match (left, right) {
        (Value::Tensor(_), _) | (_, Value::Tensor(_)) => tensors(op, left, right),
        (Value::Bool(_) | Value::Int(_), Value::Bool(_) | Value::Int(_)) => match (left.as_int(), right.as_int()) {
            (Some(a), Some(b)) => integers(op, a, b),
            _ => Value::Unknown(Hint::Int),
        },
        (Value::Str(a), Value::Str(b)) if op == BinaryOp::Add && a.len() + b.len() < 1 << 16 => {
            Value::str(&format!("{a}{b}"))
        }
        (Value::Str(_), _) if op == BinaryOp::Mod => Value::UNKNOWN,
        (Value::List(_), Value::List(_)) | (Value::Tuple(_), Value::Tuple(_)) if op == BinaryOp::Add => {
            joined(left, right)
        }
        (Value::List(_) | Value::Tuple(_), Value::Int(times))
        | (Value::Int(times), Value::List(_) | Value::Tuple(_))
            if op == BinaryOp::Mul =>
        {
            let sequence = if matches!(left, Value::Int(_)) { right } else { left };
            repeated(sequence, *times)
        }
        (Value::Scalar(a, _), Value::Scalar(b, _)) => {
            scalar(op, a.promote(*b, super::dtype::Library::Numpy), left, right)
        }
        // A Python number takes the type of the numpy scalar beside it, unless it is a float and that is not.
        (Value::Scalar(dtype, _), other) | (other, Value::Scalar(dtype, _)) => match other {
            Value::Float(_) | Value::Unknown(Hint::Float) if dtype.kind != Kind::Float => {
                scalar(op, Dtype::float64(), left, right)
            }
            Value::Bool(_) | Value::Int(_) | Value::Float(_) | Value::Unknown(_) => scalar(op, *dtype, left, right),
            _ => Value::UNKNOWN,
        },
        _ => match (left.as_float(), right.as_float()) {
            (Some(a), Some(b)) => floats(op, a, b).map_or(Value::Unknown(Hint::Float), Value::Float),
            _ => unknown_number(op, left, right),
        },
    }
}

fn integers<'a>(op: BinaryOp, a: i64, b: i64) -> Value<'a> {
    let result = match op {
        BinaryOp::Add => a.checked_add(b),
        BinaryOp::Sub => a.checked_sub(b),
        BinaryOp::Mul => a.checked_mul(b),
        BinaryOp::Div => {
            return if b == 0 { Value::Unknown(Hint::Float) } else { Value::Float(a as f64 / b as f64) };
        }
        // Python rounds towards minus infinity.
        BinaryOp::FloorDiv => a.checked_div(b).map(|q| if a % b != 0 && (a < 0) != (b < 0) { q - 1 } else { q }),
        BinaryOp::Mod => a.checked_rem(b).map(|r| if r != 0 && (r < 0) != (b < 0) { r + b } else { r }),
        BinaryOp::Pow if b < 0 => return Value::Float((a as f64).powf(b as f64)),
        BinaryOp::Pow => u32::try_from(b).ok().and_then(|b| a.checked_pow(b)),
        BinaryOp::ShiftLeft => {
            u32::try_from(b).ok().filter(|b| *b < 63).and_then(|b| a.checked_mul(1i64.checked_shl(b)?))
        }
        BinaryOp::ShiftRight => u32::try_from(b).ok().map(|b| a >> b.min(63)),
        BinaryOp::BitAnd => Some(a & b),
        BinaryOp::BitOr => Some(a | b),
        BinaryOp::BitXor => Some(a ^ b),
        BinaryOp::MatMul => None,
    };
    result.map_or(Value::Unknown(Hint::Int), Value::Int)
}

fn floats(op: BinaryOp, a: f64, b: f64) -> Option<f64> {
    Some(match op {
        BinaryOp::Add => a + b,
        BinaryOp::Sub => a - b,
        BinaryOp::Mul => a * b,
        BinaryOp::Div if b != 0.0 => a / b,
        BinaryOp::FloorDiv if b != 0.0 => (a / b).floor(),
        BinaryOp::Mod if b != 0.0 => a - b * (a / b).floor(),
        BinaryOp::Pow => a.powf(b),
        _ => return None,
    })
}

/// A numpy scalar as result; `float64` is a Python float.
fn scalar<'a>(op: BinaryOp, dtype: Dtype, left: &Value<'a>, right: &Value<'a>) -> Value<'a> {
    let dtype = if op == BinaryOp::Div && dtype.kind != Kind::Float { Dtype::float64() } else { dtype };
    let number = match (left.as_float(), right.as_float()) {
        (Some(a), Some(b)) => floats(op, a, b),
        _ => None,
    };
    number_of(dtype, number)
}

/// `float64` scalars are Python floats.
pub(super) fn number_of<'a>(dtype: Dtype, number: Option<f64>) -> Value<'a> {
    match (dtype == Dtype::float64(), number) {
        (true, Some(number)) => Value::Float(number),
        (true, None) => Value::Unknown(Hint::Float),
        _ => Value::Scalar(dtype, number),
    }
}

fn unknown_number<'a>(op: BinaryOp, left: &Value<'a>, right: &Value<'a>) -> Value<'a> {
    let whole =
        |value: &Value<'_>| matches!(value, Value::Bool(_) | Value::Int(_) | Value::Unknown(Hint::Bool | Hint::Int));
    let real = |value: &Value<'_>| matches!(value, Value::Float(_) | Value::Unknown(Hint::Float));
    match (whole(left), whole(right)) {
        (true, true) if op == BinaryOp::Div => Value::Unknown(Hint::Float),
        (true, true) => Value::Unknown(Hint::Int),
        _ if (whole(left) || real(left)) && (whole(right) || real(right)) => Value::Unknown(Hint::Float),
        _ => Value::UNKNOWN,
    }
}

fn joined<'a>(left: &Value<'a>, right: &Value<'a>) -> Value<'a> {
    let (Some(mut a), Some(b)) = (left.items(MAX_ITEMS), right.items(MAX_ITEMS)) else { return Value::UNKNOWN };
    a.extend(b);
    sequence_like(left, a)
}

fn repeated<'a>(sequence: &Value<'a>, times: i64) -> Value<'a> {
    let items = sequence.items(MAX_ITEMS).unwrap_or_default();
    let times = usize::try_from(times).unwrap_or(0);
    if items.len().saturating_mul(times) > MAX_ITEMS {
        return Value::UNKNOWN;
    }
    let all = (0..times).flat_map(|_| items.iter().cloned()).collect();
    sequence_like(sequence, all)
}

fn sequence_like<'a>(model: &Value<'a>, items: Vec<Value<'a>>) -> Value<'a> {
    if matches!(model, Value::Tuple(_)) { Value::tuple(items) } else { Value::list(items) }
}

fn tensors<'a>(op: BinaryOp, left: &Value<'a>, right: &Value<'a>) -> Value<'a> {
    let library = match (left, right) {
        (Value::Tensor(tensor), _) | (_, Value::Tensor(tensor)) => tensor.library,
        _ => return Value::UNKNOWN,
    };
    let part = |value: &Value<'a>| match value {
        Value::Tensor(tensor) => (tensor.dtype, tensor.shape.clone()),
        Value::Scalar(dtype, _) => (Some(*dtype), Some(Vec::new())),
        _ => (None, Some(Vec::new())),
    };
    let ((a, a_shape), (b, b_shape)) = (part(left), part(right));
    let dtype = match (left, right) {
        (Value::Tensor(_) | Value::Scalar(..), Value::Tensor(_) | Value::Scalar(..)) => {
            a.zip(b).map(|(a, b)| a.promote(b, library))
        }
        // A Python number does not widen an array, except that a float makes integers floats.
        (Value::Float(_) | Value::Unknown(Hint::Float), _) | (_, Value::Float(_) | Value::Unknown(Hint::Float)) => {
            a.or(b).map(|dtype| if dtype.kind == Kind::Float { dtype } else { Dtype::default_float(library) })
        }
        _ => a.or(b),
    };
    let dtype = dtype.map(|dtype| match op {
        BinaryOp::Div if dtype.kind != Kind::Float => Dtype::default_float(library),
        _ => dtype,
    });
    let shape = if op == BinaryOp::MatMul { product_shape(a_shape, b_shape) } else { broadcast(a_shape, b_shape) };
    Value::tensor(library, dtype, shape)
}

pub(super) type Shape = Option<Vec<Option<u64>>>;

/// Shape of an elementwise result.
pub(super) fn broadcast(a: Shape, b: Shape) -> Shape {
    let (a, b) = (a?, b?);
    let rank = a.len().max(b.len());
    let extent = |shape: &[Option<u64>], index: usize| {
        (index + shape.len()).checked_sub(rank).map_or(Some(1), |index| shape[index])
    };
    Some(
        (0..rank)
            .map(|index| match (extent(&a, index), extent(&b, index)) {
                (Some(1), other) | (other, Some(1)) => other,
                (Some(a), _) => Some(a),
                (None, other) => other,
            })
            .collect(),
    )
}

fn product_shape(a: Shape, b: Shape) -> Shape {
    let (mut a, b) = (a?, b?);
    if a.len() < 2 || b.len() < 2 {
        return None;
    }
    a.pop();
    a.push(b[b.len() - 1]);
    Some(a)
}

pub(super) fn compare<'a>(op: CompareOp, left: &Value<'a>, right: &Value<'a>) -> Value<'a> {
    if let (Value::Tensor(_), _) | (_, Value::Tensor(_)) = (left, right)
        && !matches!(op, CompareOp::Is | CompareOp::IsNot | CompareOp::In | CompareOp::NotIn)
    {
        return match tensors(BinaryOp::Add, left, right) {
            Value::Tensor(tensor) => Value::Tensor(Tensor { dtype: Some(Dtype::bool()), ..tensor }),
            _ => Value::UNKNOWN,
        };
    }
    let held = match op {
        CompareOp::Eq => left.equals(right),
        CompareOp::NotEq => left.equals(right).map(|same| !same),
        CompareOp::Is => identical(left, right),
        CompareOp::IsNot => identical(left, right).map(|same| !same),
        CompareOp::In => contains(right, left),
        CompareOp::NotIn => contains(right, left).map(|inside| !inside),
        CompareOp::Less | CompareOp::LessEq | CompareOp::Greater | CompareOp::GreaterEq => {
            left.as_float().zip(right.as_float()).map(|(a, b)| match op {
                CompareOp::Less => a < b,
                CompareOp::LessEq => a <= b,
                CompareOp::Greater => a > b,
                _ => a >= b,
            })
        }
    };
    held.map_or(Value::Unknown(Hint::Bool), Value::Bool)
}

fn identical<'a>(left: &Value<'a>, right: &Value<'a>) -> Option<bool> {
    match (left, right) {
        (Value::Unknown(Hint::Any), _) | (_, Value::Unknown(Hint::Any)) => None,
        (Value::None, Value::None) => Some(true),
        (Value::None, _) | (_, Value::None) => Some(false),
        _ => left.equals(right),
    }
}

fn contains<'a>(collection: &Value<'a>, item: &Value<'a>) -> Option<bool> {
    if let (Value::Str(text), Value::Str(part)) = (collection, item) {
        return Some(text.contains(&**part));
    }
    let items = collection.items(MAX_ITEMS)?;
    let found: Vec<_> = items.iter().map(|candidate| candidate.equals(item)).collect();
    match found.contains(&Some(true)) {
        true => Some(true),
        false if found.contains(&None) => None,
        false => Some(false),
    }
}

/// An item of something whose length is not known.
pub(super) fn element<'a>(sequence: &Value<'a>) -> Value<'a> {
    match sequence {
        Value::Tensor(_) => item(sequence, &Value::Unknown(Hint::Int)),
        _ => Value::UNKNOWN,
    }
}

/// `owner[index]`
pub(super) fn item<'a>(owner: &Value<'a>, index: &Value<'a>) -> Value<'a> {
    match (owner, index) {
        (Value::Tensor(tensor), _) => tensor_item(tensor, index),
        (Value::Dict(items), _) => {
            let found = items.borrow().iter().rev().find(|(key, _)| key.equals(index) == Some(true)).cloned();
            found.map_or(Value::UNKNOWN, |(_, value)| value)
        }
        (_, Value::Slice(bounds)) => match owner.items(MAX_ITEMS) {
            Some(items) => match slice_range(bounds, items.len() as i64) {
                Some((start, stop, step)) => {
                    let range = Value::Range { start, stop, step };
                    let picked = range.items(MAX_ITEMS).unwrap_or_default();
                    let picked = picked.iter().filter_map(|index| items.get(index.as_int()? as usize).cloned());
                    sequence_like(owner, picked.collect())
                }
                None => Value::UNKNOWN,
            },
            None => Value::UNKNOWN,
        },
        (Value::List(_) | Value::Tuple(_) | Value::Range { .. } | Value::Str(_), _) => {
            let (Some(at), Some(length)) = (index.as_int(), owner.length()) else { return Value::UNKNOWN };
            let at = if at < 0 { at + length } else { at };
            if let Value::Range { .. } = owner {
                return owner.range_item(at).filter(|_| (0..length).contains(&at)).map_or(Value::UNKNOWN, Value::Int);
            }
            let items = owner.items(MAX_ITEMS).unwrap_or_default();
            usize::try_from(at).ok().and_then(|at| items.get(at).cloned()).unwrap_or(Value::UNKNOWN)
        }
        _ => Value::UNKNOWN,
    }
}

/// Bounds of a slice over `length` items, clamped as Python does.
fn slice_range(bounds: &[Value<'_>; 3], length: i64) -> Option<(i64, i64, i64)> {
    let step = if matches!(bounds[2], Value::None) { 1 } else { bounds[2].as_int()? };
    if step == 0 {
        return None;
    }
    let (low, high) = if step > 0 { (0, length) } else { (-1, length - 1) };
    let bound = |value: &Value<'_>, default: i64| match value {
        Value::None => Some(default),
        value => {
            let at = value.as_int()?;
            Some((if at < 0 { at + length } else { at }).clamp(low, high))
        }
    };
    let (start, stop) = if step > 0 { (low, high) } else { (high, low) };
    Some((bound(&bounds[0], start)?, bound(&bounds[1], stop)?, step))
}

fn tensor_item<'a>(tensor: &Tensor, index: &Value<'a>) -> Value<'a> {
    let Some(shape) = &tensor.shape else {
        return Value::Tensor(tensor.clone());
    };
    let indices = match index {
        Value::Tuple(items) => items.to_vec(),
        other => vec![other.clone()],
    };
    let mut left = shape.iter();
    let mut result = Vec::new();
    for index in &indices {
        match index {
            Value::None => result.push(Some(1)),
            Value::Slice(bounds) => {
                let extent = left.next().copied().flatten();
                let range = extent.and_then(|extent| slice_range(bounds, i64::try_from(extent).ok()?));
                let count = range.and_then(|(start, stop, step)| Value::Range { start, stop, step }.length());
                result.push(count.and_then(|count| u64::try_from(count).ok()));
            }
            Value::Int(_) | Value::Bool(_) | Value::Scalar(..) | Value::Unknown(Hint::Int) => {
                left.next();
            }
            // An array, a list or something unknown as index: the result's shape depends on contents.
            _ => return Value::Tensor(Tensor { shape: None, ..tensor.clone() }),
        }
    }
    result.extend(left.copied());
    match (result.is_empty(), tensor.dtype) {
        (true, Some(dtype)) => number_of(dtype, None),
        _ => Value::Tensor(Tensor { shape: Some(result), ..tensor.clone() }),
    }
}

/// `owner[index] = value`; arrays keep their shape whatever is written.
pub(super) fn store<'a>(owner: &Value<'a>, index: &Value<'a>, value: Value<'a>) {
    match owner {
        Value::List(items) => {
            let mut items = items.borrow_mut();
            let length = items.len() as i64;
            let at = index.as_int().map(|at| if at < 0 { at + length } else { at });
            match at.and_then(|at| usize::try_from(at).ok()).and_then(|at| items.get_mut(at)) {
                Some(slot) => *slot = value,
                None => items.iter_mut().for_each(|item| *item = Value::UNKNOWN),
            }
        }
        Value::Dict(items) => {
            let mut items = items.borrow_mut();
            if items.len() < MAX_ITEMS {
                items.retain(|(key, _)| key.equals(index) != Some(true));
                items.push((index.clone(), value));
            }
        }
        _ => {}
    }
}
