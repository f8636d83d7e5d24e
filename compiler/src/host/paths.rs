//! Things of imported modules that a launch depends on, by dotted name.

use super::dtype::{Dtype, Library};
use super::value::Value;
use crate::model::LaunchValue;

/// Last part of a dotted name.
pub(super) fn tail(path: &str) -> &str {
    path.rsplit('.').next().unwrap_or(path)
}

pub(super) fn root(path: &str) -> &str {
    path.split('.').next().unwrap_or(path)
}

pub(super) fn library(path: &str) -> Option<Library> {
    match root(path) {
        "numpy" | "cupy" => Some(Library::Numpy),
        "torch" | "torch_npu" => Some(Library::Torch),
        _ => None,
    }
}

fn dtype_of_path(path: &str) -> Option<Dtype> {
    match root(path) {
        "asc" => Dtype::parse_asc(tail(path)),
        "torch" => Dtype::parse_torch(tail(path)),
        "numpy" | "builtins" => Dtype::parse(tail(path)),
        _ => None,
    }
}

/// The element type that a `dtype=` argument names.
pub(super) fn dtype(value: &Value<'_>) -> Option<Dtype> {
    match value {
        Value::Path(path) => dtype_of_path(path),
        Value::Str(text) => Dtype::parse(text),
        _ => None,
    }
}

/// `dtype` of an array, as a thing of its library.
pub(super) fn dtype_value<'a>(dtype: Dtype, library: Library) -> Value<'a> {
    let root = if library == Library::Numpy { "numpy" } else { "torch" };
    Value::Path(format!("{root}.{}", dtype.name).into())
}

/// A dtype of `asc`, or a member of one of its enumerations.
pub(super) fn to_launch(path: &str) -> Option<LaunchValue> {
    if root(path) != "asc" {
        return None;
    }
    dtype_of_path(path).map(|dtype| LaunchValue::Dtype { dtype: dtype.name.into() })
}

/// Name of a member of an enumeration; its number where the name is not known.
pub(super) fn case_name(_class: &str, value: i64) -> String {
    value.to_string()
}
