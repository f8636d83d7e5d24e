//! Functions of numpy and torch that make arrays: shape and element type of what they return.
//!
//! In: the full name of the function and its arguments. Out: an array value, or `Unknown` for a function that is not
//! in the table. Contents are never computed.

use super::dtype::{Dtype, Kind, Library};
use super::expr::dtype_of_number;
use super::machine::{Args, MAX_ITEMS};
use super::ops::{Shape, broadcast, number_of};
use super::paths::{self, tail};
use super::value::{Hint, Tensor, Value};

/// How a function's result follows from its arguments.
#[derive(Clone, Copy)]
enum Rule {
    /// Shape in the first argument (torch: or spread over all), floating point unless told.
    Shape,
    /// Shape, then the value that fills.
    Full,
    /// Shape and element type of the first argument.
    Like,
    /// Dimensions as separate arguments, floating point.
    Spread,
    /// Random numbers: size at this position, floating point.
    Sized(usize),
    /// Random whole numbers: size after the bounds.
    Integers,
    /// From nested sequences, numbers or another array.
    Data,
    Arange,
    Linspace,
    Eye,
    /// Elementwise over all array arguments.
    Elementwise,
    /// As elementwise, but a floating-point result.
    ElementwiseFloat,
    /// The numbers below the argument, or its items, in some order.
    Permutation,
    /// Whole numbers in the shape of the argument.
    Indices,
    /// Contents from elsewhere: the shape is not known.
    Read,
    Concatenate,
    Stack,
    /// A generator of random numbers: its methods are those of the module.
    Random,
    Dtype,
    Product,
}

const RULES: &[(&str, Rule)] = &[
    ("zeros", Rule::Shape),
    ("ones", Rule::Shape),
    ("empty", Rule::Shape),
    ("full", Rule::Full),
    ("zeros_like", Rule::Like),
    ("ones_like", Rule::Like),
    ("empty_like", Rule::Like),
    ("full_like", Rule::Like),
    ("rand_like", Rule::Like),
    ("randn_like", Rule::Like),
    ("copy", Rule::Like),
    ("clone", Rule::Like),
    ("ascontiguousarray", Rule::Like),
    ("rand", Rule::Spread),
    ("randn", Rule::Spread),
    ("random", Rule::Sized(0)),
    ("random_sample", Rule::Sized(0)),
    ("ranf", Rule::Sized(0)),
    ("standard_normal", Rule::Sized(0)),
    ("exponential", Rule::Sized(1)),
    ("uniform", Rule::Sized(2)),
    ("normal", Rule::Sized(2)),
    ("randint", Rule::Integers),
    ("integers", Rule::Integers),
    ("array", Rule::Data),
    ("asarray", Rule::Data),
    ("tensor", Rule::Data),
    ("as_tensor", Rule::Data),
    ("from_numpy", Rule::Data),
    ("arange", Rule::Arange),
    ("linspace", Rule::Linspace),
    ("eye", Rule::Eye),
    ("identity", Rule::Eye),
    ("abs", Rule::Elementwise),
    ("add", Rule::Elementwise),
    ("subtract", Rule::Elementwise),
    ("multiply", Rule::Elementwise),
    ("maximum", Rule::Elementwise),
    ("minimum", Rule::Elementwise),
    ("clip", Rule::Elementwise),
    ("where", Rule::Elementwise),
    ("relu", Rule::Elementwise),
    ("rint", Rule::ElementwiseFloat),
    ("exp", Rule::ElementwiseFloat),
    ("log", Rule::ElementwiseFloat),
    ("sqrt", Rule::ElementwiseFloat),
    ("sin", Rule::ElementwiseFloat),
    ("cos", Rule::ElementwiseFloat),
    ("tanh", Rule::ElementwiseFloat),
    ("sigmoid", Rule::ElementwiseFloat),
    ("ceil", Rule::ElementwiseFloat),
    ("floor", Rule::ElementwiseFloat),
    ("divide", Rule::ElementwiseFloat),
    ("load", Rule::Read),
    ("fromfile", Rule::Read),
    ("frombuffer", Rule::Read),
    ("permutation", Rule::Permutation),
    ("randperm", Rule::Permutation),
    ("argsort", Rule::Indices),
    ("concatenate", Rule::Concatenate),
    ("cat", Rule::Concatenate),
    ("stack", Rule::Stack),
    ("default_rng", Rule::Random),
    ("RandomState", Rule::Random),
    ("dtype", Rule::Dtype),
    ("prod", Rule::Product),
];

pub(super) fn call<'a>(library: Library, path: &str, args: &Args<'a>) -> Value<'a> {
    let name = tail(path);
    let told = args.keyword("dtype").and_then(paths::dtype);
    let float = told.unwrap_or(Dtype::default_float(library));
    let Some((_, rule)) = RULES.iter().find(|(known, _)| *known == name) else {
        return constructor(library, path, args);
    };
    match rule {
        // `np.zeros(shape, dtype)`
        Rule::Shape => {
            let positional = args.positional.get(1).and_then(paths::dtype);
            Value::tensor(library, told.or(positional).or(Some(float)), size(library, args, 0))
        }
        Rule::Full => {
            let positional = args.positional.get(2).and_then(paths::dtype);
            let filled = args.get(1, "fill_value").and_then(|value| dtype_of_number(value, float));
            Value::tensor(library, told.or(positional).or(filled), shape_of(args.get(0, "shape")))
        }
        Rule::Like => match args.positional.first() {
            Some(Value::Tensor(tensor)) => Value::Tensor(Tensor { dtype: told.or(tensor.dtype), ..tensor.clone() }),
            _ => Value::tensor(library, told, None),
        },
        Rule::Spread => Value::tensor(library, Some(float), size(library, args, 0)),
        // Without a size these give one number.
        Rule::Sized(at) => match args.get(*at, "size") {
            None | Some(Value::None) => Value::Unknown(Hint::Float),
            some => {
                let positional = args.positional.get(at + 1).and_then(paths::dtype);
                Value::tensor(library, Some(told.or(positional).unwrap_or(float)), shape_of(some))
            }
        },
        Rule::Integers => integers(library, args, told),
        Rule::Data => data(library, args, told),
        Rule::Arange => arange(library, args, told),
        Rule::Linspace => {
            let count = args.get(2, "num").or_else(|| args.keyword("steps")).map_or(Some(50), Value::as_int);
            Value::tensor(library, Some(float), Some(vec![extent(count)]))
        }
        Rule::Eye => {
            let rows = extent(args.get(0, "N").and_then(Value::as_int));
            let columns = args.positional.get(1).map_or(rows, |value| extent(value.as_int()));
            Value::tensor(library, Some(float), Some(vec![rows, columns]))
        }
        Rule::Elementwise => elementwise(library, args, told),
        Rule::ElementwiseFloat => match elementwise(library, args, told) {
            Value::Tensor(tensor) => {
                let dtype = tensor.dtype.map(|dtype| if dtype.kind == Kind::Float { dtype } else { float });
                Value::Tensor(Tensor { dtype, ..tensor })
            }
            _ => on_number(name, args),
        },
        Rule::Read => {
            let positional = args.positional.get(1).and_then(paths::dtype);
            let count = args.keyword("count").and_then(Value::as_int).filter(|count| *count >= 0);
            Value::tensor(library, told.or(positional), count.map(|count| vec![extent(Some(count))]))
        }
        Rule::Permutation => match args.positional.first() {
            Some(Value::Tensor(tensor)) => Value::Tensor(tensor.clone()),
            count => Value::tensor(library, told.or(Some(Dtype::int64())), shape_of(count)),
        },
        Rule::Indices => match args.positional.first() {
            Some(Value::Tensor(tensor)) => Value::tensor(library, Some(Dtype::int64()), tensor.shape.clone()),
            _ => Value::tensor(library, Some(Dtype::int64()), None),
        },
        Rule::Concatenate | Rule::Stack => joined(library, args, matches!(rule, Rule::Stack)),
        Rule::Random => Value::Path("numpy.random".into()),
        Rule::Dtype => args
            .positional
            .first()
            .and_then(paths::dtype)
            .map_or(Value::UNKNOWN, |dtype| paths::dtype_value(dtype, library)),
        Rule::Product => super::builtins::product(args),
    }
}

fn extent(count: Option<i64>) -> Option<u64> {
    count.and_then(|count| u64::try_from(count).ok())
}

/// Shape given as a number or a sequence of numbers.
pub(super) fn shape_of(value: Option<&Value<'_>>) -> Shape {
    match value? {
        Value::Int(_) | Value::Bool(_) | Value::Scalar(..) | Value::Unknown(Hint::Int) => {
            Some(vec![extent(value?.as_int())])
        }
        sequence => Some(sequence.items(64)?.iter().map(|item| extent(item.as_int())).collect()),
    }
}

/// Shape argument at a position; torch also takes the extents one by one, as does `numpy.random.rand`.
fn size(library: Library, args: &Args<'_>, at: usize) -> Shape {
    let told = args.get(at, "size").or_else(|| args.keyword("shape"));
    let rest = args.positional.get(at..).unwrap_or_default();
    let spread = rest.len() > 1 && rest.iter().all(|v| matches!(v, Value::Int(_) | Value::Unknown(Hint::Int)));
    if spread || (library == Library::Torch && rest.len() > 1) {
        return Some(rest.iter().map(|value| extent(value.as_int())).collect());
    }
    shape_of(told)
}

fn integers<'a>(library: Library, args: &Args<'a>, told: Option<Dtype>) -> Value<'a> {
    let dtype = told.or_else(|| args.positional.get(3).and_then(paths::dtype)).unwrap_or(Dtype::int64());
    let sequence = |value: &&Value<'_>| matches!(value, Value::Tuple(_) | Value::List(_));
    let size = args.keyword("size").or_else(|| args.positional.iter().find(sequence)).or(args.positional.get(2));
    match size {
        None | Some(Value::None) => Value::Unknown(Hint::Int),
        some => Value::tensor(library, Some(dtype), shape_of(some)),
    }
}

fn nested_shape(value: &Value<'_>, depth: u32) -> Shape {
    match value {
        Value::Tensor(tensor) => tensor.shape.clone(),
        Value::List(_) | Value::Tuple(_) | Value::Range { .. } if depth > 0 => {
            let items = value.items(MAX_ITEMS)?;
            let mut shape = vec![extent(value.length())];
            shape.extend(items.first().map_or(Some(Vec::new()), |item| nested_shape(item, depth - 1))?);
            Some(shape)
        }
        Value::Int(_) | Value::Float(_) | Value::Bool(_) | Value::Scalar(..) => Some(Vec::new()),
        Value::Unknown(Hint::Int | Hint::Float | Hint::Bool) => Some(Vec::new()),
        _ => None,
    }
}

fn data<'a>(library: Library, args: &Args<'a>, told: Option<Dtype>) -> Value<'a> {
    let Some(source) = args.positional.first() else { return Value::UNKNOWN };
    let told = told.or_else(|| args.positional.get(1).and_then(paths::dtype));
    let dtype = told.or_else(|| dtype_of_number(source, Dtype::default_float(library)));
    Value::tensor(library, dtype, nested_shape(source, 8))
}

fn arange<'a>(library: Library, args: &Args<'a>, told: Option<Dtype>) -> Value<'a> {
    let bounds: Vec<_> = args.positional.iter().filter(|value| paths::dtype(value).is_none()).collect();
    let told = told.or_else(|| args.positional.last().and_then(paths::dtype));
    let real = bounds.iter().any(|value| matches!(value, Value::Float(_) | Value::Unknown(Hint::Float)));
    let dtype = told.unwrap_or(if real { Dtype::default_float(library) } else { Dtype::int64() });
    let number = |index: usize| bounds.get(index).and_then(|value| value.as_float());
    let step = if bounds.len() > 2 { number(2) } else { Some(1.0) };
    let (start, stop) = if bounds.len() == 1 { (Some(0.0), number(0)) } else { (number(0), number(1)) };
    let count = match (start, stop, step) {
        (Some(start), Some(stop), Some(step)) if step != 0.0 => Some(((stop - start) / step).ceil().max(0.0) as u64),
        _ => None,
    };
    Value::tensor(library, Some(dtype), Some(vec![count]))
}

/// Result over every array among the arguments; numbers take part as Python numbers do.
fn elementwise<'a>(library: Library, args: &Args<'a>, told: Option<Dtype>) -> Value<'a> {
    let tensors: Vec<_> = args
        .positional
        .iter()
        .filter_map(|value| match value {
            Value::Tensor(tensor) => Some(tensor),
            _ => None,
        })
        .collect();
    let Some(first) = tensors.first() else { return Value::UNKNOWN };
    let shape = tensors.iter().skip(1).fold(first.shape.clone(), |shape, t| broadcast(shape, t.shape.clone()));
    // A condition (`where`) decides, it does not contribute its type.
    let valued: Vec<_> = tensors.iter().filter(|t| t.dtype != Some(Dtype::bool()) || tensors.len() == 1).collect();
    let dtype =
        valued.iter().map(|tensor| tensor.dtype).reduce(|a, b| a.zip(b).map(|(a, b)| a.promote(b, library))).flatten();
    Value::tensor(first.library, told.or(dtype), shape)
}

fn on_number<'a>(name: &str, args: &Args<'a>) -> Value<'a> {
    let number = args.positional.first().and_then(Value::as_float);
    let result = number.and_then(|number| match name {
        "ceil" => Some(number.ceil()),
        "floor" => Some(number.floor()),
        "sqrt" => Some(number.sqrt()),
        "exp" => Some(number.exp()),
        _ => None,
    });
    result.map_or(Value::Unknown(Hint::Float), Value::Float)
}

fn joined<'a>(library: Library, args: &Args<'a>, stacked: bool) -> Value<'a> {
    let items = args.positional.first().and_then(|value| value.items(MAX_ITEMS)).unwrap_or_default();
    let Some(Value::Tensor(first)) = items.first() else { return Value::UNKNOWN };
    let axis = args.get(1, "axis").or_else(|| args.keyword("dim")).map_or(Some(0), Value::as_int);
    let mut shape = first.shape.clone();
    match (&mut shape, axis) {
        (Some(shape), Some(0)) if stacked => shape.insert(0, Some(items.len() as u64)),
        (Some(shape), Some(0)) if !shape.is_empty() => {
            let extents = items.iter().map(|item| match item {
                Value::Tensor(tensor) => tensor.shape.as_ref()?.first().copied().flatten(),
                _ => None,
            });
            shape[0] = extents.sum();
        }
        _ => shape = None,
    }
    Value::tensor(library, first.dtype, shape)
}

/// `np.float32(x)`: a dtype called like a function.
fn constructor<'a>(library: Library, path: &str, args: &Args<'a>) -> Value<'a> {
    let Some(dtype) = paths::dtype(&Value::Path(path.into())) else {
        return if matches!(tail(path), "Size") {
            args.positional.first().cloned().unwrap_or(Value::UNKNOWN)
        } else {
            Value::UNKNOWN
        };
    };
    match args.positional.first() {
        Some(Value::Tensor(tensor)) => Value::Tensor(Tensor { dtype: Some(dtype), ..tensor.clone() }),
        Some(Value::List(_) | Value::Tuple(_)) => data(library, args, Some(dtype)),
        Some(value) => number_of(dtype, value.as_float()),
        None => number_of(dtype, Some(0.0)),
    }
}
