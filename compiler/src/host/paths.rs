//! Things of imported modules that a launch depends on, by dotted name.

use super::dtype::{Dtype, Library};
use super::value::Value;
use crate::model::LaunchValue;
use crate::ops::{ENUMS, EnumDef};

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
    if let Some(dtype) = dtype_of_path(path) {
        return Some(LaunchValue::Dtype { dtype: dtype.name.into() });
    }
    let (class, member) = path.rsplit_once('.')?;
    let class = tail(class);
    let value = enumeration(class)?.member(member)?;
    Some(LaunchValue::Enum { class: class.into(), value })
}

/// The enumeration that Python knows by this name.
fn enumeration(class: &str) -> Option<&'static EnumDef> {
    ENUMS.iter().find(|definition| tail(definition.python) == class)
}

/// Name of a member of an enumeration; its number where the name is not known.
pub(super) fn case_name(class: &str, value: i64) -> String {
    let members = enumeration(class).map_or(&[][..], |definition| definition.members);
    members.iter().find(|(_, number)| *number == value).map_or_else(|| value.to_string(), |(name, _)| (*name).into())
}
