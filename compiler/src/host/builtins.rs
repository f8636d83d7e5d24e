//! Python's own functions, `math`, `argparse`, and what scripts use of `asc` on the host.
//!
//! One row per function; a name that has none gives `Unknown`, which is always safe.

use super::dtype::{Dtype, Library};
use super::machine::{Args, MAX_ITEMS};
use super::ops;
use super::paths::{self, tail};
use super::scope::Object;
use super::value::{Hint, Value};
use crate::syntax::ast::BinaryOp;
use std::cell::RefCell;
use std::rc::Rc;

type Row = (&'static str, for<'a, 'b> fn(&'b Args<'a>) -> Value<'a>);

const FUNCTIONS: &[Row] = &[
    ("builtins.len", |args| first(args).and_then(Value::length).map_or(Value::Unknown(Hint::Int), Value::Int)),
    ("builtins.min", |args| extreme(args, |new, old| new < old)),
    ("builtins.max", |args| extreme(args, |new, old| new > old)),
    ("builtins.abs", |args| match first(args) {
        Some(Value::Int(value)) => value.checked_abs().map_or(Value::Unknown(Hint::Int), Value::Int),
        Some(Value::Float(value)) => Value::Float(value.abs()),
        other => same(other),
    }),
    ("builtins.sum", |args| {
        first(args).and_then(|v| v.items(MAX_ITEMS)).map_or(Value::UNKNOWN, |items| {
            items.iter().fold(Value::Int(0), |sum, item| ops::binary(BinaryOp::Add, &sum, item))
        })
    }),
    ("builtins.int", |args| match first(args) {
        None => Value::Int(0),
        Some(Value::Str(text)) => text.trim().parse().map_or(Value::Unknown(Hint::Int), Value::Int),
        Some(Value::Float(value)) if value.is_finite() => Value::Int(value.trunc() as i64),
        Some(value) => value.as_float().map_or(Value::Unknown(Hint::Int), |v| Value::Int(v as i64)),
    }),
    ("builtins.float", |args| match first(args) {
        None => Value::Float(0.0),
        Some(Value::Str(text)) => text.trim().parse().map_or(Value::Unknown(Hint::Float), Value::Float),
        Some(value) => value.as_float().map_or(Value::Unknown(Hint::Float), Value::Float),
    }),
    ("builtins.bool", |args| {
        first(args).map_or(Some(false), Value::truth).map_or(Value::Unknown(Hint::Bool), Value::Bool)
    }),
    ("builtins.str", |args| match first(args) {
        Some(Value::Str(text)) => Value::Str(text.clone()),
        Some(Value::Int(value)) => Value::str(&value.to_string()),
        _ => Value::UNKNOWN,
    }),
    ("builtins.range", range),
    ("asc.range", range),
    ("builtins.list", |args| collected(args).map_or(Value::UNKNOWN, Value::list)),
    ("builtins.set", |args| collected(args).map_or(Value::UNKNOWN, Value::list)),
    ("builtins.sorted", |args| collected(args).and_then(sorted).map_or(Value::UNKNOWN, Value::list)),
    ("builtins.tuple", |args| collected(args).map_or(Value::UNKNOWN, Value::tuple)),
    ("builtins.reversed", |args| {
        collected(args).map_or(Value::UNKNOWN, |items| Value::list(items.into_iter().rev().collect()))
    }),
    ("builtins.dict", |args| {
        let pairs = args.keywords.iter().map(|(key, value)| (Value::str(key), value.clone())).collect();
        Value::Dict(Rc::new(RefCell::new(pairs)))
    }),
    ("builtins.enumerate", |args| {
        collected(args).map_or(Value::UNKNOWN, |items| {
            Value::list((0..).zip(items).map(|(index, item)| Value::tuple(vec![Value::Int(index), item])).collect())
        })
    }),
    ("builtins.zip", |args| {
        let columns: Option<Vec<_>> = args.positional.iter().map(|value| value.items(MAX_ITEMS)).collect();
        columns.map_or(Value::UNKNOWN, |columns| {
            let rows = columns.iter().map(Vec::len).min().unwrap_or(0);
            let row = |index: usize| Value::tuple(columns.iter().map(|column| column[index].clone()).collect());
            Value::list((0..rows).map(row).collect())
        })
    }),
    ("builtins.divmod", |args| match args.positional.as_slice() {
        [a, b] => Value::tuple(vec![ops::binary(BinaryOp::FloorDiv, a, b), ops::binary(BinaryOp::Mod, a, b)]),
        _ => Value::UNKNOWN,
    }),
    ("builtins.pow", |args| pair(args, BinaryOp::Pow)),
    ("builtins.round", |args| match (first(args), args.positional.len()) {
        (Some(value), 1) => value
            .as_float()
            .filter(|v| v.is_finite())
            .map_or(Value::Unknown(Hint::Int), |v| Value::Int(v.round_ties_even() as i64)),
        _ => Value::Unknown(Hint::Float),
    }),
    ("builtins.isinstance", |_| Value::Unknown(Hint::Bool)),
    ("builtins.hasattr", |_| Value::Unknown(Hint::Bool)),
    ("math.ceil", |args| rounded(args, f64::ceil)),
    ("math.floor", |args| rounded(args, f64::floor)),
    ("math.trunc", |args| rounded(args, f64::trunc)),
    ("math.isqrt", |args| rounded(args, |v| v.sqrt().floor())),
    ("math.sqrt", |args| real(args, f64::sqrt)),
    ("math.exp", |args| real(args, f64::exp)),
    ("math.log", |args| if args.positional.len() > 1 { Value::Unknown(Hint::Float) } else { real(args, f64::ln) }),
    ("math.log2", |args| real(args, f64::log2)),
    ("math.log10", |args| real(args, f64::log10)),
    ("math.pow", |args| pair(args, BinaryOp::Pow)),
    ("math.gcd", |args| match (int(args, 0), int(args, 1)) {
        (Some(a), Some(b)) => Value::Int(gcd(a, b)),
        _ => Value::Unknown(Hint::Int),
    }),
    ("math.lcm", |args| match (int(args, 0), int(args, 1)) {
        (Some(a), Some(b)) if a != 0 && b != 0 => {
            (a / gcd(a, b)).checked_mul(b).map_or(Value::Unknown(Hint::Int), |v| Value::Int(v.abs()))
        }
        _ => Value::Unknown(Hint::Int),
    }),
    ("math.prod", product),
    ("asc.ceildiv", |args| match (int(args, 0), int(args, 1)) {
        (Some(a), Some(b)) if b != 0 => {
            ops::binary(BinaryOp::FloorDiv, &Value::Int(a.saturating_add(b - 1)), &Value::Int(b))
        }
        _ => Value::Unknown(Hint::Int),
    }),
    // Nobody is there to set a variable.
    ("os.getenv", |args| args.get(1, "default").cloned().unwrap_or(Value::None)),
    ("os.environ.get", |args| args.get(1, "default").cloned().unwrap_or(Value::None)),
    ("argparse.ArgumentParser", |_| Value::Object(Rc::new(Object::new("ArgumentParser", None)))),
    ("types.SimpleNamespace", |args| {
        let object = Object::new("SimpleNamespace", None);
        object.attributes.borrow_mut().extend(args.keywords.iter().cloned());
        Value::Object(Rc::new(object))
    }),
];

/// Built-in structures of pyasc that a kernel can be given.
const TILINGS: [&str; 3] = ["TCubeTiling", "SoftmaxTiling", "RmsNormTiling"];

/// A name that the script does not define: one of Python's own, or unknown.
pub(super) fn name<'a>(name: &str) -> Value<'a> {
    const TYPES: [&str; 3] = ["object", "type", "print"];
    let path = format!("builtins.{name}");
    if TYPES.contains(&name) || FUNCTIONS.iter().any(|(known, _)| *known == path) {
        Value::Path(path.into())
    } else {
        Value::UNKNOWN
    }
}

/// A constant of a module, or a property of a dtype.
pub(super) fn constant<'a>(path: &str, name: &str) -> Option<Value<'a>> {
    match (path, name) {
        ("math" | "numpy" | "torch", "pi") => Some(Value::Float(std::f64::consts::PI)),
        ("math" | "numpy", "e") => Some(Value::Float(std::f64::consts::E)),
        ("math" | "numpy" | "torch", "inf") => Some(Value::Float(f64::INFINITY)),
        ("math" | "numpy" | "torch", "nan") => Some(Value::Float(f64::NAN)),
        ("numpy", "newaxis") => Some(Value::None),
        // A script run without arguments.
        ("sys", "argv") => Some(Value::list(vec![Value::str("script")])),
        (_, "itemsize") => Some(Value::Int(paths::dtype(&Value::Path(path.into()))?.bytes as i64)),
        (_, "name") if paths::root(path) == "numpy" => Some(Value::str(paths::dtype(&Value::Path(path.into()))?.name)),
        _ => None,
    }
}

pub(super) fn call<'a>(path: &str, args: &Args<'a>) -> Value<'a> {
    if let Some((_, function)) = FUNCTIONS.iter().find(|(name, _)| *name == path) {
        return function(args);
    }
    if paths::root(path) != "asc" {
        return Value::UNKNOWN;
    }
    match tail(path) {
        name if TILINGS.contains(&name) => Value::Object(Rc::new(Object::new(name, None))),
        "ceildiv" => call("asc.ceildiv", args),
        "Field" => args.get(1, "default").filter(|value| !matches!(value, Value::None)).cloned().unwrap_or_else(|| {
            let float = args.get(0, "dtype").and_then(paths::dtype).is_some_and(|d| d.name.starts_with("float"));
            if float { Value::Float(0.0) } else { Value::Int(0) }
        }),
        "StructField" => match args.get(0, "cls").or_else(|| args.keywords.first().map(|(_, value)| value)) {
            Some(Value::Class(class)) => {
                let object = Object::new(&class.def.name.name, Some(class.clone()));
                for (name, default) in class.fields() {
                    object.attributes.borrow_mut().insert(name.into(), default);
                }
                Value::Object(Rc::new(object))
            }
            _ => Value::UNKNOWN,
        },
        "ConstExpr" => same(first(args)),
        _ => Value::UNKNOWN,
    }
}

/// Something of an annotated type.
pub(super) fn instance_of<'a>(path: &str) -> Value<'a> {
    match path {
        "builtins.int" => Value::Unknown(Hint::Int),
        "builtins.float" => Value::Unknown(Hint::Float),
        "builtins.bool" => Value::Unknown(Hint::Bool),
        "numpy.ndarray" => Value::tensor(Library::Numpy, None, None),
        "torch.Tensor" => Value::tensor(Library::Torch, Some(Dtype::float32()), None),
        _ => Value::UNKNOWN,
    }
}

fn first<'b, 'a>(args: &'b Args<'a>) -> Option<&'b Value<'a>> {
    args.positional.first()
}

fn same<'a>(value: Option<&Value<'a>>) -> Value<'a> {
    value.cloned().unwrap_or(Value::UNKNOWN)
}

fn int(args: &Args<'_>, index: usize) -> Option<i64> {
    args.positional.get(index)?.as_int()
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a.saturating_abs() } else { gcd(b, a.checked_rem(b).unwrap_or(0)) }
}

fn collected<'a>(args: &Args<'a>) -> Option<Vec<Value<'a>>> {
    first(args).map_or(Some(Vec::new()), |value| value.items(MAX_ITEMS))
}

fn sorted(mut items: Vec<Value<'_>>) -> Option<Vec<Value<'_>>> {
    if items.iter().any(|item| item.as_float().is_none()) {
        return None;
    }
    items.sort_by(|a, b| a.as_float().partial_cmp(&b.as_float()).unwrap_or(std::cmp::Ordering::Equal));
    Some(items)
}

fn extreme<'a>(args: &Args<'a>, better: fn(f64, f64) -> bool) -> Value<'a> {
    let items = if args.positional.len() == 1 { collected(args) } else { Some(args.positional.clone()) };
    let Some(items) = items else { return Value::UNKNOWN };
    let mut best: Option<Value<'a>> = None;
    for item in items {
        let Some(new) = item.as_float() else { return item.forget() };
        if best.as_ref().and_then(Value::as_float).is_none_or(|old| better(new, old)) {
            best = Some(item);
        }
    }
    best.unwrap_or(Value::UNKNOWN)
}

fn range<'a>(args: &Args<'a>) -> Value<'a> {
    let bound = |index| int(args, index);
    match args.positional.len() {
        1 => bound(0).map(|stop| (0, stop, 1)),
        2 => bound(0).zip(bound(1)).map(|(start, stop)| (start, stop, 1)),
        3 => bound(0).zip(bound(1)).zip(bound(2)).map(|((start, stop), step)| (start, stop, step)),
        _ => None,
    }
    .filter(|(_, _, step)| *step != 0)
    .map_or(Value::UNKNOWN, |(start, stop, step)| Value::Range { start, stop, step })
}

pub(super) fn product<'a>(args: &Args<'a>) -> Value<'a> {
    collected(args).map_or(Value::Unknown(Hint::Int), |items| {
        items.iter().fold(Value::Int(1), |product, item| ops::binary(BinaryOp::Mul, &product, item))
    })
}

fn pair<'a>(args: &Args<'a>, op: BinaryOp) -> Value<'a> {
    match args.positional.as_slice() {
        [a, b] => ops::binary(op, a, b),
        _ => Value::UNKNOWN,
    }
}

fn rounded<'a>(args: &Args<'a>, function: fn(f64) -> f64) -> Value<'a> {
    let number = first(args).and_then(Value::as_float).map(function).filter(|value| value.is_finite());
    number.map_or(Value::Unknown(Hint::Int), |value| Value::Int(value as i64))
}

fn real<'a>(args: &Args<'a>, function: fn(f64) -> f64) -> Value<'a> {
    first(args).and_then(Value::as_float).map(function).map_or(Value::Unknown(Hint::Float), Value::Float)
}
