//! What a Python name can hold while a kernel is compiled: compile-time objects and runtime values.
//!
//! Always holds: a [`Val`] is cheap to clone, and clones of an object share it, as Python's names do.

use super::structs::{StructClass, StructValue};
use crate::ir::{Ir, Type, Value};
use std::cell::RefCell;
use std::rc::Rc;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum DtypeKind {
    Int,
    Uint,
    Float,
    Void,
}

/// A pyasc dtype such as `asc.float16`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Dtype {
    pub kind: DtypeKind,
    pub bits: u32,
}

impl Dtype {
    pub const BIT: Self = Self { kind: DtypeKind::Int, bits: 1 };
    pub const U8: Self = Self { kind: DtypeKind::Uint, bits: 8 };
    pub const I8: Self = Self { kind: DtypeKind::Int, bits: 8 };
    pub const I32: Self = Self { kind: DtypeKind::Int, bits: 32 };
    pub const I64: Self = Self { kind: DtypeKind::Int, bits: 64 };
    pub const F16: Self = Self { kind: DtypeKind::Float, bits: 16 };
    pub const F32: Self = Self { kind: DtypeKind::Float, bits: 32 };

    /// By the canonical name (`int32`) or by one of pyasc's other names for it (`half`).
    pub fn from_name(name: &str) -> Option<Self> {
        let kind_bits = match name {
            "half" => (DtypeKind::Float, 16),
            "float_" => (DtypeKind::Float, 32),
            "double" => (DtypeKind::Float, 64),
            "int_" => (DtypeKind::Int, 32),
            "bit" | "bool_" => (DtypeKind::Int, 1),
            "void" => (DtypeKind::Void, 0),
            _ => {
                let digits = name.find(|c: char| c.is_ascii_digit())?;
                let kind = match &name[..digits] {
                    "int" => DtypeKind::Int,
                    "uint" => DtypeKind::Uint,
                    "float" => DtypeKind::Float,
                    _ => return None,
                };
                (kind, name[digits..].parse().ok()?)
            }
        };
        let (kind, bits) = kind_bits;
        let known: &[u32] = match kind {
            DtypeKind::Int => &[1, 8, 16, 32, 64],
            DtypeKind::Uint => &[8, 16, 32, 64],
            DtypeKind::Float => &[16, 32, 64],
            DtypeKind::Void => &[0],
        };
        known.contains(&bits).then_some(Self { kind, bits })
    }

    /// `int32`, `float16`, ...
    pub fn name(self) -> String {
        match self.kind {
            DtypeKind::Int => format!("int{}", self.bits),
            DtypeKind::Uint => format!("uint{}", self.bits),
            DtypeKind::Float => format!("float{}", self.bits),
            DtypeKind::Void => "void".into(),
        }
    }

    pub fn is_int(self) -> bool {
        matches!(self.kind, DtypeKind::Int | DtypeKind::Uint)
    }

    pub fn is_float(self) -> bool {
        self.kind == DtypeKind::Float
    }

    /// Size in bytes, as `dtype.sizeof()` has it.
    pub fn bytes(self) -> u32 {
        self.bits.div_ceil(8)
    }

    pub fn ty(self, ir: &Ir) -> Type<'_> {
        match self.kind {
            DtypeKind::Uint => ir.uint(self.bits),
            DtypeKind::Float => ir.float(self.bits),
            DtypeKind::Int | DtypeKind::Void => ir.int(self.bits.max(1)),
        }
    }

    /// As the IR writes it: `i32`, `ui8`, `f16`.
    pub fn ir_name(self) -> String {
        match self.kind {
            DtypeKind::Int | DtypeKind::Void => format!("i{}", self.bits.max(1)),
            DtypeKind::Uint => format!("ui{}", self.bits),
            DtypeKind::Float => format!("f{}", self.bits),
        }
    }
}

/// A runtime number: pyasc's `PlainValue`.
#[derive(Clone, Copy)]
pub(super) struct Scalar<'c> {
    pub dtype: Dtype,
    pub value: Value<'c>,
}

/// A pointer to global memory.
#[derive(Clone, Copy)]
pub(super) struct Address<'c> {
    pub dtype: Dtype,
    pub value: Value<'c>,
}

/// `GlobalTensor()`: empty until a buffer is set.
#[derive(Clone)]
pub(super) struct GlobalTensor<'c> {
    /// Handle and element type.
    pub set: Option<(Value<'c>, Dtype)>,
    pub shape: Option<Vec<Val<'c>>>,
}

#[derive(Clone)]
pub(super) struct LocalTensor<'c> {
    pub dtype: Dtype,
    pub value: Value<'c>,
    pub shape: Option<Vec<Val<'c>>>,
    /// Made by `LocalTensorAuto`.
    pub auto: bool,
}

/// `asc.array`: a small array on the core's stack.
#[derive(Clone, Copy)]
pub(super) struct Array<'c> {
    pub dtype: Dtype,
    pub value: Value<'c>,
    pub length: i64,
}

/// Any other runtime object: parameter structures, pipes, queues, buffers.
#[derive(Clone)]
pub(super) struct Object<'c> {
    /// Python class, such as `TPipe`.
    pub class: Rc<str>,
    /// `None` for what exists in Python only, such as a `MatmulType`.
    pub value: Option<Value<'c>>,
    /// What Python remembers of the constructor's arguments (positions, depth, dtype, ...).
    pub fields: Vec<(Rc<str>, Val<'c>)>,
}

/// Member of an enumeration.
#[derive(Clone, PartialEq)]
pub(super) struct EnumValue {
    /// Python class without module, such as `TPosition`.
    pub class: Rc<str>,
    pub member: Rc<str>,
    pub value: i64,
}

/// A function that a name can stand for.
#[derive(Clone)]
pub(super) enum Function {
    /// A pyasc function, by its public name without `asc.`, such as `add` or `adv.sin`.
    Api(Rc<str>),
    /// One of Python's builtins.
    Builtin(&'static str),
    /// `@asc.jit` in this file, by its index among the file's functions.
    Jit(usize),
    /// Anything else: kernels cannot call it.
    Host(Rc<str>),
}

#[derive(Clone)]
pub(super) enum Class {
    /// A pyasc class, by its name without module, such as `GlobalTensor`.
    Api(Rc<str>),
    /// One of Python's own types.
    Builtin(&'static str),
    /// Enumeration, by its name without module.
    Enum(Rc<str>),
    /// Subclass of `Struct`.
    Struct(Rc<StructClass>),
    /// Class that only the host half knows.
    Host(Rc<str>),
}

/// Anything a name, element or attribute can hold.
#[derive(Clone)]
pub(super) enum Val<'c> {
    /// Result of something that failed and was reported; silences what depends on it.
    Poison,
    None,
    Ellipsis,
    Bool(bool),
    Int(i128),
    Float(f64),
    Str(Rc<str>),
    /// numpy number inside the kernel; pyasc cannot turn it into a runtime value.
    Numpy(Dtype, f64),
    Tuple(Rc<Vec<Val<'c>>>),
    List(Rc<RefCell<Vec<Val<'c>>>>),
    /// Start, stop, step.
    Slice(Rc<[Val<'c>; 3]>),
    /// Start, stop, step.
    Range(i128, i128, i128),
    Dtype(Dtype),
    Enum(EnumValue),
    /// Module, by its dotted path (`asc.language.core`, `numpy`).
    Module(Rc<str>),
    Class(Class),
    Function(Function),
    /// Object and method name.
    Method(Rc<(Val<'c>, Rc<str>)>),
    Scalar(Scalar<'c>),
    Address(Address<'c>),
    Global(Rc<RefCell<GlobalTensor<'c>>>),
    Local(Rc<LocalTensor<'c>>),
    Array(Array<'c>),
    Struct(Rc<StructValue<'c>>),
    Object(Rc<Object<'c>>),
    /// Handle that pyasc hands out without wrapping it: no expression takes it.
    Raw,
    /// Something of the host half that was seen but is not known.
    Unknown(Rc<str>),
}

impl<'c> Val<'c> {
    pub fn str(text: &str) -> Self {
        Self::Str(text.into())
    }

    pub fn tuple(items: Vec<Val<'c>>) -> Self {
        Self::Tuple(Rc::new(items))
    }

    pub fn list(items: Vec<Val<'c>>) -> Self {
        Self::List(Rc::new(RefCell::new(items)))
    }

    pub fn method(object: &Self, name: &str) -> Self {
        Self::Method(Rc::new((object.clone(), name.into())))
    }

    /// `type(value).__name__`.
    pub fn class_name(&self) -> String {
        match self {
            Self::Poison | Self::Unknown(_) => "object".into(),
            Self::None => "NoneType".into(),
            Self::Ellipsis => "ellipsis".into(),
            Self::Bool(_) => "bool".into(),
            Self::Int(_) => "int".into(),
            Self::Float(_) => "float".into(),
            Self::Str(_) => "str".into(),
            Self::Numpy(dtype, _) => dtype.name(),
            Self::Tuple(_) => "tuple".into(),
            Self::List(_) => "list".into(),
            Self::Slice(_) => "slice".into(),
            Self::Range(..) => "range".into(),
            Self::Dtype(_) => "DataType".into(),
            Self::Enum(member) => member.class.to_string(),
            Self::Module(_) => "module".into(),
            Self::Class(_) => "type".into(),
            Self::Function(_) => "function".into(),
            Self::Method(_) => "method".into(),
            Self::Scalar(_) => "PlainValue".into(),
            Self::Address(_) => "GlobalAddress".into(),
            Self::Global(_) => "GlobalTensor".into(),
            Self::Local(tensor) if tensor.auto => "LocalTensorAuto".into(),
            Self::Local(_) => "LocalTensor".into(),
            Self::Array(_) => "Array".into(),
            Self::Struct(value) => value.class.name.clone(),
            Self::Object(object) => object.class.to_string(),
            Self::Raw => "Value".into(),
        }
    }

    /// Whether it is an object of Python itself, as opposed to a value that exists when the kernel runs.
    pub fn is_compile_time(&self) -> bool {
        !matches!(
            self,
            Self::Scalar(_)
                | Self::Address(_)
                | Self::Global(_)
                | Self::Local(_)
                | Self::Array(_)
                | Self::Struct(_)
                | Self::Object(_)
                | Self::Raw
        )
    }

    /// What a reader is told about a value's type: `int32` for a runtime number, else the class.
    pub fn describe(&self) -> String {
        match self {
            Self::Scalar(scalar) => format!("PlainValue({})", scalar.dtype.name()),
            Self::Address(address) => format!("GlobalAddress({})", address.dtype.name()),
            Self::Local(tensor) => format!("{}({})", self.class_name(), tensor.dtype.name()),
            Self::Global(tensor) => match tensor.borrow().set {
                Some((_, dtype)) => format!("GlobalTensor({})", dtype.name()),
                None => "GlobalTensor".into(),
            },
            _ => self.class_name(),
        }
    }

    /// A Python number as `int()` sees it; enumerations of numbers count.
    pub fn as_int(&self) -> Option<i128> {
        match self {
            Self::Int(value) => Some(*value),
            Self::Bool(value) => Some(i128::from(*value)),
            Self::Enum(member) => Some(i128::from(member.value)),
            _ => None,
        }
    }

    /// Elements of a tuple, list or range.
    pub fn elements(&self) -> Option<Vec<Val<'c>>> {
        match self {
            Self::Tuple(items) => Some(items.to_vec()),
            Self::List(items) => Some(items.borrow().clone()),
            Self::Str(text) => Some(text.chars().map(|c| Val::str(&c.to_string())).collect()),
            Self::Range(start, stop, step) => Some(range_values(*start, *stop, *step).map(Val::Int).collect()),
            _ => None,
        }
    }
}

/// Number of elements of a tensor whose shape is known.
pub(super) fn element_count<'c>(value: &Val<'c>) -> Option<Val<'c>> {
    let shape = match value {
        Val::Local(tensor) => tensor.shape.clone(),
        Val::Global(tensor) => tensor.borrow().shape.clone(),
        _ => None,
    }?;
    let count = shape.iter().try_fold(1i128, |count, extent| count.checked_mul(extent.as_int()?))?;
    Some(Val::Int(count))
}

/// Longest `range` that is walked at compile time: every element costs a copy of the loop's body.
pub(super) const LONGEST_RANGE: usize = 100_000;

/// The numbers of a Python range, cut at [`LONGEST_RANGE`].
pub(super) fn range_values(start: i128, stop: i128, step: i128) -> impl Iterator<Item = i128> {
    let inside = move |at: &i128| if step > 0 { *at < stop } else { step < 0 && *at > stop };
    std::iter::successors(Some(start), move |at| at.checked_add(step)).take_while(inside).take(LONGEST_RANGE)
}
