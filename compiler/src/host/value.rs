//! What the host reader knows of a Python value.
//!
//! Always holds: a value is either what Python would hold, or `Unknown` with as much of its type as is known. Contents
//! of arrays are never looked at; shapes and element types are.

use super::dtype::{Dtype, Library};
use super::scope::{Class, Function, Object};
use crate::model::LaunchValue;
use std::cell::RefCell;
use std::rc::Rc;

/// How deep sequences inside sequences are looked into.
pub(super) const MAX_NESTING: u32 = 16;

/// What is known of a value that is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hint {
    Any,
    Bool,
    Int,
    Float,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tensor {
    pub library: Library,
    /// `None`: not known.
    pub dtype: Option<Dtype>,
    /// Extents, each known or not; `None` when not even their number is known.
    pub shape: Option<Vec<Option<u64>>>,
}

impl Tensor {
    /// Number of elements.
    pub fn count(&self) -> Option<i64> {
        let shape = self.shape.as_ref()?;
        let product = shape.iter().try_fold(1u64, |product, extent| product.checked_mul((*extent)?))?;
        i64::try_from(product).ok()
    }
}

/// `kernel[cores, stream]`, waiting for its arguments.
#[derive(Clone, Debug)]
pub(super) struct Launcher<'a> {
    pub kernel: Rc<Function<'a>>,
    pub cores: Value<'a>,
}

#[derive(Clone, Debug)]
pub(super) enum Value<'a> {
    None,
    Bool(bool),
    Int(i64),
    Float(f64),
    Str(Rc<str>),
    /// A numpy scalar; its number may be unknown. `np.float64` is a `Float`, as in Python.
    Scalar(Dtype, Option<f64>),
    Tensor(Tensor),
    List(Rc<RefCell<Vec<Value<'a>>>>),
    Tuple(Rc<[Value<'a>]>),
    Dict(Rc<RefCell<Vec<(Value<'a>, Value<'a>)>>>),
    Range {
        start: i64,
        stop: i64,
        step: i64,
    },
    /// Index of a subscript: lower, upper, step, each as written.
    Slice(Rc<[Value<'a>; 3]>),
    /// Something of an imported module, by its full dotted name: `numpy.zeros`, `asc.float16`.
    Path(Rc<str>),
    /// `value.name`, not called yet.
    Method(Rc<Value<'a>>, Rc<str>),
    Function(Rc<Function<'a>>),
    Class(Rc<Class<'a>>),
    Object(Rc<Object<'a>>),
    Launcher(Rc<Launcher<'a>>),
    Unknown(Hint),
}

impl<'a> Value<'a> {
    pub const UNKNOWN: Self = Self::Unknown(Hint::Any);

    pub fn list(items: Vec<Self>) -> Self {
        Self::List(Rc::new(RefCell::new(items)))
    }

    pub fn tuple(items: Vec<Self>) -> Self {
        Self::Tuple(items.into())
    }

    pub fn str(text: &str) -> Self {
        Self::Str(text.into())
    }

    pub fn tensor(library: Library, dtype: Option<Dtype>, shape: Option<Vec<Option<u64>>>) -> Self {
        Self::Tensor(Tensor { library, dtype, shape })
    }

    /// As a number of whole units; `True` counts as 1, floats do not count.
    pub fn as_int(&self) -> Option<i64> {
        match self {
            Self::Int(value) => Some(*value),
            Self::Bool(value) => Some(i64::from(*value)),
            Self::Scalar(dtype, Some(value)) if dtype.kind != super::dtype::Kind::Float => Some(*value as i64),
            _ => None,
        }
    }

    pub fn as_float(&self) -> Option<f64> {
        match self {
            Self::Float(value) | Self::Scalar(_, Some(value)) => Some(*value),
            _ => self.as_int().map(|value| value as f64),
        }
    }

    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Str(text) => Some(text),
            _ => None,
        }
    }

    /// Items of a sequence whose length is known. `limit` bounds ranges.
    pub fn items(&self, limit: usize) -> Option<Vec<Self>> {
        match self {
            Self::List(items) => Some(items.borrow().clone()),
            Self::Tuple(items) => Some(items.to_vec()),
            Self::Dict(items) => Some(items.borrow().iter().map(|(key, _)| key.clone()).collect()),
            Self::Str(text) => Some(text.chars().take(limit).map(|c| Self::str(c.encode_utf8(&mut [0; 4]))).collect()),
            Self::Range { .. } => {
                let count = self.length()?.min(limit as i64);
                Some((0..count).filter_map(|index| self.range_item(index)).map(Self::Int).collect())
            }
            _ => None,
        }
    }

    pub fn length(&self) -> Option<i64> {
        match self {
            Self::List(items) => Some(items.borrow().len() as i64),
            Self::Tuple(items) => Some(items.len() as i64),
            Self::Dict(items) => Some(items.borrow().len() as i64),
            Self::Str(text) => Some(text.chars().count() as i64),
            Self::Tensor(tensor) => tensor.shape.as_ref()?.first()?.and_then(|extent| i64::try_from(extent).ok()),
            Self::Range { start, stop, step } => {
                let (start, stop, step) = (i128::from(*start), i128::from(*stop), i128::from(*step));
                let span = if step > 0 { stop - start } else { start - stop };
                let step = step.abs().max(1);
                i64::try_from((span.max(0) + step - 1) / step).ok()
            }
            _ => None,
        }
    }

    pub fn range_item(&self, index: i64) -> Option<i64> {
        match self {
            Self::Range { start, step, .. } => start.checked_add(step.checked_mul(index)?),
            _ => None,
        }
    }

    /// Python's truth of the value.
    pub fn truth(&self) -> Option<bool> {
        match self {
            Self::None => Some(false),
            Self::Bool(_) | Self::Int(_) | Self::Float(_) | Self::Scalar(_, Some(_)) => Some(self.as_float()? != 0.0),
            Self::List(_) | Self::Tuple(_) | Self::Dict(_) | Self::Str(_) | Self::Range { .. } => {
                Some(self.length()? != 0)
            }
            Self::Function(_) | Self::Class(_) | Self::Object(_) | Self::Launcher(_) => Some(true),
            _ => None,
        }
    }

    /// The value with its number forgotten: what two branches that disagree leave behind.
    pub fn forget(&self) -> Self {
        match self {
            Self::Bool(_) => Self::Unknown(Hint::Bool),
            Self::Int(_) => Self::Unknown(Hint::Int),
            Self::Float(_) => Self::Unknown(Hint::Float),
            Self::Scalar(dtype, _) => Self::Scalar(*dtype, None),
            Self::Tensor(tensor) => Self::Tensor(Tensor { shape: None, ..tensor.clone() }),
            Self::Unknown(hint) => Self::Unknown(*hint),
            _ => Self::UNKNOWN,
        }
    }

    /// Equality as Python has it, where both sides are known.
    pub fn equals(&self, other: &Self) -> Option<bool> {
        self.equals_within(other, MAX_NESTING)
    }

    /// Lists may contain themselves, hence the bound.
    fn equals_within(&self, other: &Self, depth: u32) -> Option<bool> {
        let depth = depth.checked_sub(1)?;
        match (self, other) {
            (Self::Unknown(_), _) | (_, Self::Unknown(_)) | (Self::Tensor(_), _) | (_, Self::Tensor(_)) => None,
            (Self::Str(a), Self::Str(b)) => Some(a == b),
            (Self::None, Self::None) => Some(true),
            (Self::Path(a), Self::Path(b)) => Some(a == b),
            (Self::List(_), Self::List(_)) | (Self::Tuple(_), Self::Tuple(_)) => {
                let (a, b) = (self.items(usize::MAX)?, other.items(usize::MAX)?);
                if a.len() != b.len() {
                    return Some(false);
                }
                a.iter().zip(&b).try_fold(true, |all, (a, b)| Some(all && a.equals_within(b, depth)?))
            }
            _ => match (self.as_float(), other.as_float()) {
                (Some(a), Some(b)) => Some(a == b),
                (None, None) => None,
                _ => Some(false),
            },
        }
    }

    /// The same object in every respect that matters here; used to join branches.
    pub fn same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Tensor(a), Self::Tensor(b)) => a == b,
            (Self::List(a), Self::List(b)) => Rc::ptr_eq(a, b) || self.equals(other) == Some(true),
            (Self::Dict(a), Self::Dict(b)) => Rc::ptr_eq(a, b),
            (Self::Function(a), Self::Function(b)) => Rc::ptr_eq(a, b),
            (Self::Class(a), Self::Class(b)) => Rc::ptr_eq(a, b),
            (Self::Object(a), Self::Object(b)) => Rc::ptr_eq(a, b),
            (Self::Unknown(a), Self::Unknown(b)) => a == b,
            (Self::Scalar(a, None), Self::Scalar(b, None)) => a == b,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other) && self.equals(other) == Some(true),
        }
    }

    /// As a launch value. The flag is false when part of it is not known, so that a default stands in.
    pub fn to_launch(&self, depth: u32) -> (LaunchValue, bool) {
        let known = |value| (value, true);
        match self {
            Self::None => known(LaunchValue::None),
            Self::Bool(value) => known(LaunchValue::Bool { value: *value }),
            Self::Int(value) => known(LaunchValue::Int { value: *value }),
            Self::Float(value) => known(LaunchValue::Float { value: *value }),
            Self::Str(value) => known(LaunchValue::Str { value: value.to_string() }),
            Self::Scalar(dtype, value) => {
                (LaunchValue::Scalar { dtype: dtype.name.into(), value: value.unwrap_or(0.0) }, value.is_some())
            }
            Self::Tensor(tensor) => {
                let shape = tensor.shape.as_ref().and_then(|shape| shape.iter().copied().collect::<Option<Vec<_>>>());
                let dtype = tensor.dtype.unwrap_or(Dtype::float32());
                let all = shape.is_some() && tensor.dtype.is_some();
                (LaunchValue::Tensor { dtype: dtype.name.into(), shape }, all)
            }
            Self::List(_) | Self::Tuple(_) if depth > 0 => {
                let parts: Vec<_> =
                    self.items(1024).unwrap_or_default().iter().map(|item| item.to_launch(depth - 1)).collect();
                let all = parts.iter().all(|(_, known)| *known);
                (LaunchValue::Sequence { items: parts.into_iter().map(|(value, _)| value).collect() }, all)
            }
            Self::Object(object) if depth > 0 => object.to_launch(depth),
            Self::Path(path) => super::paths::to_launch(path).map_or_else(|| unknown(path), known),
            Self::Unknown(Hint::Bool) => (LaunchValue::Bool { value: false }, false),
            Self::Unknown(Hint::Int) => (LaunchValue::Int { value: super::defaults::INT }, false),
            Self::Unknown(Hint::Float) => (LaunchValue::Float { value: super::defaults::FLOAT }, false),
            Self::Function(function) => unknown(&function.def.name.name),
            Self::Class(class) => unknown(&class.def.name.name),
            _ => unknown(""),
        }
    }
}

fn unknown(seen: &str) -> (LaunchValue, bool) {
    (LaunchValue::Unknown { seen: seen.into() }, false)
}
