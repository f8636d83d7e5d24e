//! Types of results, and the Python values around them.

use super::interp::{Eval, Lowering, Stop};
use super::value::{Address, Dtype, EnumValue, GlobalTensor, LocalTensor, Object, Scalar, Val};
use crate::ir::{Type, Value};
use crate::model::SourceSpan;
use crate::ops;
use crate::ops::signature::{ResultRule, ResultType};
use std::cell::RefCell;
use std::rc::Rc;

/// What a result looks like in Python.
pub(super) enum Like<'c> {
    Number(Dtype),
    Address(Dtype),
    Local(Dtype, Option<Vec<Val<'c>>>),
    Global(Dtype),
    Same(Val<'c>),
    Object(Object<'c>),
}

impl<'c> Lowering<'c, '_> {
    /// The Python value of a result.
    pub fn around(&self, like: Like<'c>, value: Value<'c>) -> Val<'c> {
        match like {
            Like::Number(dtype) => Val::Scalar(Scalar { dtype, value }),
            Like::Address(dtype) => Val::Address(Address { dtype, value }),
            Like::Local(dtype, shape) => Val::Local(Rc::new(LocalTensor { dtype, value, shape, auto: false })),
            Like::Global(dtype) => {
                Val::Global(Rc::new(RefCell::new(GlobalTensor { set: Some((value, dtype)), shape: None })))
            }
            Like::Same(template) => self.wrap(&template, value),
            Like::Object(object) => Val::Object(Rc::new(Object { value: Some(value), ..object })),
        }
    }

    /// Type of a result and the Python value that it is wrapped like.
    pub fn result<'v>(
        &mut self,
        rule: &ResultRule,
        named: &impl Fn(&str) -> Option<&'v (Val<'c>, SourceSpan)>,
        at: SourceSpan,
    ) -> Eval<(Type<'c>, Like<'c>)>
    where
        'c: 'v,
    {
        let argument = |name: &str| named(name).map(|(value, _)| value);
        let broken = |this: &mut Self| {
            let text = format!("no type for the result of {:?}", rule.kind);
            this.error("ASC9001", at, text.clone(), text)
        };
        let dtype_of = |name: &str| element_at(name, &argument);
        match &rule.kind {
            ResultType::Scalar(text) => {
                let dtype = dtype_from_ir(text).ok_or_else(|| broken(self))?;
                Ok((dtype.ty(self.ir), Like::Number(dtype)))
            }
            ResultType::ElementOf(name) => {
                let dtype = dtype_of(name).ok_or_else(|| broken(self))?;
                Ok((dtype.ty(self.ir), Like::Number(dtype)))
            }
            ResultType::Dtype => {
                let dtype = dtype_of("dtype").ok_or_else(|| broken(self))?;
                Ok((dtype.ty(self.ir), Like::Number(dtype)))
            }
            ResultType::TypeOf(name) => {
                let template = argument(name).cloned().ok_or_else(|| broken(self))?;
                let handle = self.handle(&template, at)?;
                Ok((handle.ty(), Like::Same(template)))
            }
            ResultType::Local { dtype, shape } => {
                let dtype = dtype_of(dtype).ok_or_else(|| broken(self))?;
                let shape = shape.and_then(argument).and_then(Val::elements);
                Ok((self.local_type(dtype, shape.as_deref(), at)?, Like::Local(dtype, shape)))
            }
            ResultType::Global(name) => {
                let dtype = dtype_of(name).ok_or_else(|| broken(self))?;
                Ok((self.global_type(dtype, at)?, Like::Global(dtype)))
            }
            ResultType::Address(name) => {
                let name = name.strip_prefix("elem(").and_then(|name| name.strip_suffix(')')).unwrap_or(name);
                let fixed = dtype_from_ir(name);
                let dtype = fixed.or_else(|| dtype_of(name)).ok_or(Stop);
                let dtype = dtype.map_err(|_| broken(self))?;
                // Of a type fixed by the table it is ranked, as arguments of kernels are.
                let ty = match fixed {
                    Some(dtype) => self.ir.global_memref(dtype.ty(self.ir)),
                    None => self.type_by_text(&format!("memref<*x{}, 22>", dtype.ir_name()), at)?,
                };
                Ok((ty, Like::Address(dtype)))
            }
            ResultType::Class { name, arguments } => {
                let mut parts = Vec::new();
                for part in arguments {
                    let value = argument(part).cloned().unwrap_or(Val::None);
                    parts.push(type_argument(&value).ok_or_else(|| broken(self))?);
                }
                let ty = self.class_type(name, &parts, at)?;
                let object = Object { class: (*name).into(), value: None, fields: Vec::new() };
                Ok((ty, Like::Object(object)))
            }
        }
    }

    /// `!ascir.queue<vecin, 2>` for a Python class.
    pub fn class_type(&mut self, class: &str, arguments: &[String], at: SourceSpan) -> Eval<Type<'c>> {
        let by_params = ops::params(&format!("asc.{class}")).first().map(|definition| definition.type_name);
        let found = ops::TYPES.iter().find(|ty| {
            by_params
                .map_or_else(|| ty.name == class || ty.cpp.rsplit("::").next() == Some(class), |name| ty.name == name)
        });
        let mnemonic = found.map_or(class, |ty| ty.mnemonic);
        let text = match arguments {
            [] => format!("!ascir.{mnemonic}"),
            _ => format!("!ascir.{mnemonic}<{}>", arguments.join(", ")),
        };
        self.type_by_text(&text, at)
    }
}

/// A compile-time value as a parameter of a type.
fn type_argument(value: &Val<'_>) -> Option<String> {
    match value {
        Val::Enum(member) if &*member.class == "TPosition" => Some(enum_keyword(member)),
        Val::Dtype(dtype) => Some(dtype.ir_name()),
        other => other.as_int().map(|int| int.to_string()),
    }
}

/// How the IR's own syntax writes a member: by the number, since names may differ.
fn enum_keyword(member: &EnumValue) -> String {
    let definition = ops::ENUMS.iter().find(|found| found.python.rsplit('.').next() == Some(&*member.class));
    let case = definition.and_then(|definition| definition.case(member.value));
    case.map_or_else(|| member.value.to_string(), |case| case.keyword.to_string())
}

/// The dtype behind an argument, or behind a field of it (`self.c`).
pub(super) fn element_at<'v, 'c: 'v>(path: &str, argument: &impl Fn(&str) -> Option<&'v Val<'c>>) -> Option<Dtype> {
    let (name, field) = match path.split_once('.') {
        Some((name, field)) => (name, Some(field)),
        None => (path, None),
    };
    match (argument(name)?, field) {
        (Val::Object(object), Some(field)) => {
            object.fields.iter().find(|(known, _)| &**known == field).and_then(|(_, value)| element(value))
        }
        (value, _) => element(value),
    }
}

/// The dtype behind a dtype, tensor, address or number.
pub(super) fn element(value: &Val<'_>) -> Option<Dtype> {
    match value {
        Val::Dtype(dtype) => Some(*dtype),
        Val::Scalar(scalar) => Some(scalar.dtype),
        Val::Address(address) => Some(address.dtype),
        Val::Local(tensor) => Some(tensor.dtype),
        Val::Global(tensor) => tensor.borrow().set.map(|(_, dtype)| dtype),
        Val::Array(array) => Some(array.dtype),
        Val::Object(object) => match object.fields.iter().find(|(name, _)| &**name == "dtype") {
            Some((_, Val::Dtype(dtype))) => Some(*dtype),
            _ => None,
        },
        _ => None,
    }
}

/// `i32`, `ui8`, `f16` as a dtype.
pub(super) fn dtype_from_ir(text: &str) -> Option<Dtype> {
    let name = match (text.strip_prefix("ui"), text.strip_prefix('i'), text.strip_prefix('f')) {
        (Some(bits), ..) => format!("uint{bits}"),
        (_, Some(bits), _) => format!("int{bits}"),
        (.., Some(bits)) => format!("float{bits}"),
        _ => return None,
    };
    Dtype::from_name(&name)
}
