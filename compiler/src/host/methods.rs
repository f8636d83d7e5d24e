//! Properties and methods of host values: arrays first, then Python's lists, dicts, texts and argument parsers.

use super::arrays::shape_of;
use super::dtype::{Dtype, Library};
use super::machine::{Args, MAX_ITEMS};
use super::ops::number_of;
use super::paths;
use super::scope::Object;
use super::value::{Hint, Tensor, Value};
use std::cell::RefCell;
use std::rc::Rc;

fn int<'a>(value: Option<i64>) -> Value<'a> {
    value.map_or(Value::Unknown(Hint::Int), Value::Int)
}

fn extents<'a>(tensor: &Tensor) -> Value<'a> {
    tensor.shape.as_ref().map_or(Value::UNKNOWN, |shape| {
        Value::tuple(shape.iter().map(|extent| int(extent.and_then(|extent| i64::try_from(extent).ok()))).collect())
    })
}

/// `tensor.name` without a call; `None` for what is a method.
pub(super) fn property<'a>(tensor: &Tensor, name: &str) -> Option<Value<'a>> {
    let bytes = tensor.dtype.map(|dtype| dtype.bytes as i64);
    Some(match name {
        "shape" => extents(tensor),
        "dtype" => tensor.dtype.map_or(Value::UNKNOWN, |dtype| paths::dtype_value(dtype, tensor.library)),
        "size" if tensor.library == Library::Numpy => int(tensor.count()),
        "nbytes" => int(tensor.count().zip(bytes).and_then(|(count, bytes)| count.checked_mul(bytes))),
        "itemsize" => int(bytes),
        "ndim" => int(tensor.shape.as_ref().map(|shape| shape.len() as i64)),
        "T" | "mT" => {
            let shape = tensor.shape.clone().map(|shape| shape.into_iter().rev().collect());
            Value::Tensor(Tensor { shape, ..tensor.clone() })
        }
        "device" | "data" | "flat" => Value::UNKNOWN,
        _ => return None,
    })
}

pub(super) fn call<'a>(owner: &Value<'a>, name: &str, args: &Args<'a>) -> Value<'a> {
    match owner {
        Value::Tensor(tensor) => tensor_method(tensor, name, args),
        Value::List(items) => list_method(items, name, args),
        Value::Dict(items) => dict_method(items, name, args),
        Value::Str(text) => text_method(text, name, args),
        Value::Object(object) if object.name == "ArgumentParser" => parser_method(object, name, args),
        Value::Scalar(_, Some(number)) if name == "item" => Value::Float(*number),
        Value::Int(value) if name == "bit_length" => Value::Int(i64::from(64 - value.unsigned_abs().leading_zeros())),
        _ => Value::UNKNOWN,
    }
}

fn tensor_method<'a>(tensor: &Tensor, name: &str, args: &Args<'a>) -> Value<'a> {
    let with_dtype = |dtype: Option<Dtype>| Value::Tensor(Tensor { dtype, ..tensor.clone() });
    let with_shape = |shape| Value::Tensor(Tensor { shape, ..tensor.clone() });
    let axis = || args.get(0, "axis").or_else(|| args.keyword("dim")).filter(|value| !matches!(value, Value::None));
    match name {
        "astype" | "type" => with_dtype(args.get(0, "dtype").and_then(paths::dtype)),
        "to" => {
            let told = args.positional.iter().chain(args.keyword("dtype")).find_map(|value| match value {
                // A device's name is text too.
                Value::Str(_) => None,
                value => paths::dtype(value),
            });
            with_dtype(told.or(tensor.dtype))
        }
        "half" | "float" | "double" | "short" | "int" | "long" | "bool" if tensor.library == Library::Torch => {
            with_dtype(Dtype::parse_torch(name))
        }
        "view" if args.positional.len() == 1 && paths::dtype(&args.positional[0]).is_some() => {
            Value::tensor(tensor.library, paths::dtype(&args.positional[0]), None)
        }
        "reshape" | "view" => with_shape(reshaped(tensor, args)),
        "flatten" | "ravel" => with_shape(Some(vec![tensor.count().and_then(|count| u64::try_from(count).ok())])),
        "copy" | "clone" | "contiguous" | "cpu" | "npu" | "cuda" | "detach" | "requires_grad_" | "fill_" | "zero_"
        | "normal_" | "uniform_" | "random_" | "abs" | "clip" | "clamp" | "round" | "pin_memory" => {
            Value::Tensor(tensor.clone())
        }
        "numpy" => Value::Tensor(Tensor { library: Library::Numpy, ..tensor.clone() }),
        "numel" => int(tensor.count()),
        "size" => match (args.positional.first().and_then(Value::as_int), extents(tensor)) {
            (Some(at), shape) => super::ops::item(&shape, &Value::Int(at)),
            (None, shape) => shape,
        },
        "dim" => int(tensor.shape.as_ref().map(|shape| shape.len() as i64)),
        "element_size" => int(tensor.dtype.map(|dtype| dtype.bytes as i64)),
        "item" | "max" | "min" | "sum" | "mean" | "std" | "var" if axis().is_none() => {
            tensor.dtype.map_or(Value::UNKNOWN, |dtype| number_of(dtype, None))
        }
        "unsqueeze" => {
            let mut shape = tensor.shape.clone();
            if let (Some(shape), Some(at)) = (&mut shape, args.positional.first().and_then(Value::as_int)) {
                let rank = shape.len() as i64;
                let at = if at < 0 { at + rank + 1 } else { at };
                shape.insert(usize::try_from(at.clamp(0, rank)).unwrap_or(0), Some(1));
            }
            with_shape(shape)
        }
        "tobytes" | "tolist" | "is_contiguous" | "all" | "any" => Value::UNKNOWN,
        "fill" | "tofile" | "put" | "sort" => Value::None,
        // Whatever else an array offers gives an array of a shape that is not followed.
        _ => with_shape(None),
    }
}

/// `reshape(2, -1)` or `reshape((2, -1))`.
fn reshaped(tensor: &Tensor, args: &Args<'_>) -> super::ops::Shape {
    let told = match args.positional.as_slice() {
        [only] if !matches!(only, Value::Int(_) | Value::Unknown(Hint::Int)) => only.items(64)?,
        many => many.to_vec(),
    };
    let open = told.iter().position(|value| value.as_int() == Some(-1));
    let mut shape = shape_of(Some(&Value::tuple(told)))?;
    if let Some(at) = open {
        shape[at] = Some(1);
        let others = shape.iter().try_fold(1u64, |product, extent| product.checked_mul((*extent)?));
        let count = tensor.count().and_then(|count| u64::try_from(count).ok());
        shape[at] = others.zip(count).and_then(|(others, count)| count.checked_div(others));
    }
    Some(shape)
}

fn list_method<'a>(items: &Rc<RefCell<Vec<Value<'a>>>>, name: &str, args: &Args<'a>) -> Value<'a> {
    let mut items = items.borrow_mut();
    match (name, args.positional.first()) {
        ("append", Some(value)) if items.len() < MAX_ITEMS => items.push(value.clone()),
        // A list may be extended by itself, which is borrowed already.
        ("extend", Some(value)) => match value {
            Value::Tuple(_) | Value::Range { .. } => items.extend(value.items(MAX_ITEMS).unwrap_or_default()),
            Value::List(more) => {
                if let Ok(more) = more.try_borrow() {
                    items.extend(more.iter().take(MAX_ITEMS).cloned());
                }
            }
            _ => {}
        },
        ("pop", None) => return items.pop().unwrap_or(Value::UNKNOWN),
        ("copy", None) => return Value::list(items.clone()),
        ("reverse", None) => items.reverse(),
        _ => return Value::UNKNOWN,
    }
    items.truncate(MAX_ITEMS);
    Value::None
}

fn dict_method<'a>(items: &Rc<RefCell<Vec<(Value<'a>, Value<'a>)>>>, name: &str, args: &Args<'a>) -> Value<'a> {
    let pairs = items.borrow();
    match name {
        "get" => {
            let key = args.positional.first();
            let found = pairs.iter().find(|(known, _)| key.is_some_and(|key| known.equals(key) == Some(true)));
            found.map(|(_, value)| value.clone()).or_else(|| args.positional.get(1).cloned()).unwrap_or(Value::UNKNOWN)
        }
        "items" => {
            Value::list(pairs.iter().map(|(key, value)| Value::tuple(vec![key.clone(), value.clone()])).collect())
        }
        "keys" => Value::list(pairs.iter().map(|(key, _)| key.clone()).collect()),
        "values" => Value::list(pairs.iter().map(|(_, value)| value.clone()).collect()),
        _ => Value::UNKNOWN,
    }
}

fn text_method<'a>(text: &str, name: &str, args: &Args<'a>) -> Value<'a> {
    let other = args.positional.first().and_then(Value::as_str);
    match (name, other) {
        ("lower", _) => Value::str(&text.to_lowercase()),
        ("upper", _) => Value::str(&text.to_uppercase()),
        ("strip", None) => Value::str(text.trim()),
        ("startswith", Some(other)) => Value::Bool(text.starts_with(other)),
        ("endswith", Some(other)) => Value::Bool(text.ends_with(other)),
        ("split", Some(by)) if !by.is_empty() => Value::list(text.split(by).map(Value::str).collect()),
        ("split", None) => Value::list(text.split_whitespace().map(Value::str).collect()),
        _ => Value::UNKNOWN,
    }
}

/// A command line is unknown, but a script run without arguments takes the defaults it declares.
fn parser_method<'a>(parser: &Rc<Object<'a>>, name: &str, args: &Args<'a>) -> Value<'a> {
    match name {
        "add_argument" => {
            let flags: Vec<_> = args.positional.iter().filter_map(Value::as_str).collect();
            let long = flags.iter().find(|flag| flag.starts_with("--")).or(flags.first());
            let named = args.keyword("dest").and_then(Value::as_str).or(long.copied());
            if let Some(named) = named {
                let switch = args.keyword("action").and_then(Value::as_str) == Some("store_true");
                let default = args.keyword("default").cloned().unwrap_or(match args.keyword("type") {
                    _ if switch => Value::Bool(false),
                    Some(Value::Path(path)) if !flags.iter().any(|flag| flag.starts_with('-')) => {
                        super::builtins::instance_of(path)
                    }
                    _ => Value::None,
                });
                let named = named.trim_start_matches('-').replace('-', "_");
                parser.attributes.borrow_mut().insert(named, default);
            }
            Value::UNKNOWN
        }
        "parse_args" => {
            let found = Object::new("Namespace", None);
            found.attributes.replace(parser.attributes.borrow().clone());
            Value::Object(Rc::new(found))
        }
        _ => Value::Object(parser.clone()),
    }
}
