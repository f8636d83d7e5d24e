//! Expressions of the host half. Never fails: what cannot be known is `Unknown`.

use super::dtype::Dtype;
use super::machine::{Args, MAX_ITEMS, Machine};
use super::scope::{Function, Scope};
use super::value::{Hint, Launcher, MAX_NESTING, Value};
use super::{arrays, builtins, methods, ops};
use crate::syntax::ast::{BoolOp, Clause, ComprehensionKind, Constant, Expr, ExprKind, FPart, UnaryOp};
use std::cell::RefCell;
use std::rc::Rc;

impl<'a> Machine<'a> {
    pub fn eval(&mut self, expr: &'a Expr, scope: &Rc<Scope<'a>>) -> Value<'a> {
        if !self.step() || !self.deeper() {
            return Value::UNKNOWN;
        }
        let value = self.expression(expr, scope);
        self.shallower();
        value
    }

    fn expression(&mut self, expr: &'a Expr, scope: &Rc<Scope<'a>>) -> Value<'a> {
        match &expr.kind {
            ExprKind::Name(name) => scope.get(name).unwrap_or_else(|| builtins::name(name)),
            ExprKind::Constant(constant) => constant_value(constant),
            ExprKind::FString(parts) => self.f_string(parts, scope),
            ExprKind::Attribute { value, attr } => {
                let owner = self.eval(value, scope);
                self.attribute(&owner, &attr.name)
            }
            ExprKind::Subscript { value, index } => {
                let owner = self.eval(value, scope);
                let index = self.eval(index, scope);
                subscript(owner, &index)
            }
            ExprKind::Slice { lower, upper, step } => {
                let mut bound =
                    |part: &'a Option<Box<Expr>>| part.as_ref().map_or(Value::None, |e| self.eval(e, scope));
                Value::Slice(Rc::new([bound(lower), bound(upper), bound(step)]))
            }
            ExprKind::Call { func, args } => {
                let callee = self.eval(func, scope);
                let args = self.arguments(args, scope);
                self.call(&callee, args, expr)
            }
            ExprKind::Unary { op, operand } => {
                let value = self.eval(operand, scope);
                ops::unary(*op, &value)
            }
            ExprKind::Binary { op, left, right, .. } => {
                let left = self.eval(left, scope);
                let right = self.eval(right, scope);
                ops::binary(*op, &left, &right)
            }
            ExprKind::Bool { op, values } => self.bool_op(*op, values, scope),
            ExprKind::Compare { left, rest } => {
                let mut left = self.eval(left, scope);
                let mut all = Value::Bool(true);
                for (op, _, right) in rest {
                    let right = self.eval(right, scope);
                    let held = ops::compare(*op, &left, &right);
                    match held.truth() {
                        Some(true) if rest.len() > 1 => {}
                        Some(false) => return held,
                        _ => all = held,
                    }
                    left = right;
                }
                all
            }
            ExprKind::IfExp { test, body, orelse } => match self.eval(test, scope).truth() {
                Some(true) => self.eval(body, scope),
                Some(false) => self.eval(orelse, scope),
                None => {
                    let (a, b) = (self.eval(body, scope), self.eval(orelse, scope));
                    if a.same(&b) { a } else { a.forget() }
                }
            },
            ExprKind::Tuple(items) => Value::tuple(self.sequence(items, scope)),
            ExprKind::List(items) | ExprKind::Set(items) => Value::list(self.sequence(items, scope)),
            ExprKind::Dict(items) => {
                let mut pairs = Vec::new();
                for (key, value) in items {
                    let value = self.eval(value, scope);
                    match (key, &value) {
                        (Some(key), _) => pairs.push((self.eval(key, scope), value)),
                        (None, Value::Dict(more)) => pairs.extend(more.borrow().iter().cloned()),
                        _ => {}
                    }
                }
                Value::Dict(Rc::new(RefCell::new(pairs)))
            }
            ExprKind::Comprehension { kind, key, element, clauses } => {
                let inside = self.scope_inside(scope);
                let mut found = Some(Vec::new());
                self.comprehend(clauses, key.as_deref(), element, &inside, &mut found);
                match (kind, found) {
                    (_, None) => Value::UNKNOWN,
                    (ComprehensionKind::Dict, Some(pairs)) => Value::Dict(Rc::new(RefCell::new(pairs))),
                    (_, Some(pairs)) => Value::list(pairs.into_iter().map(|(_, value)| value).collect()),
                }
            }
            ExprKind::Starred(inner) | ExprKind::Await(inner) => self.eval(inner, scope),
            ExprKind::Named { target, value } => {
                let value = self.eval(value, scope);
                scope.set(&target.name, value.clone());
                value
            }
            ExprKind::Lambda(def) => Value::Function(Rc::new(Function { def, scope: scope.clone(), receiver: None })),
            ExprKind::Yield(_) | ExprKind::Error => Value::UNKNOWN,
        }
    }

    fn sequence(&mut self, items: &'a [Expr], scope: &Rc<Scope<'a>>) -> Vec<Value<'a>> {
        let mut values = Vec::with_capacity(items.len());
        for item in items {
            let value = self.eval(item, scope);
            match (&item.kind, value.items(MAX_ITEMS)) {
                (ExprKind::Starred(_), Some(more)) => values.extend(more),
                _ => values.push(value),
            }
        }
        values
    }

    fn bool_op(&mut self, op: BoolOp, values: &'a [Expr], scope: &Rc<Scope<'a>>) -> Value<'a> {
        let mut last = Value::UNKNOWN;
        let mut certain = true;
        for expr in values {
            last = self.eval(expr, scope);
            match last.truth() {
                Some(truth) if truth == (op == BoolOp::Or) => {
                    return if certain { last } else { last.forget() };
                }
                Some(_) => {}
                None => certain = false,
            }
        }
        if certain { last } else { last.forget() }
    }

    /// Collects a comprehension's items; `None` once an iterable or a condition is not known.
    fn comprehend(
        &mut self,
        clauses: &'a [Clause],
        key: Option<&'a Expr>,
        element: &'a Expr,
        scope: &Rc<Scope<'a>>,
        found: &mut Option<Vec<(Value<'a>, Value<'a>)>>,
    ) {
        let Some((clause, rest)) = clauses.split_first() else {
            let key = key.map_or(Value::None, |key| self.eval(key, scope));
            let value = self.eval(element, scope);
            if let Some(items) = found {
                items.push((key, value));
                if items.len() > MAX_ITEMS {
                    *found = None;
                }
            }
            return;
        };
        match clause {
            Clause::For { target, iter } => {
                let source = self.eval(iter, scope);
                let Some(items) = source.items(MAX_ITEMS) else {
                    // Once, for the launches inside.
                    self.assign(target, ops::element(&source), scope);
                    self.comprehend(rest, key, element, scope, found);
                    *found = None;
                    return;
                };
                for item in items {
                    if found.is_none() || self.exhausted() {
                        return;
                    }
                    self.assign(target, item, scope);
                    self.comprehend(rest, key, element, scope, found);
                }
            }
            Clause::If(test) => match self.eval(test, scope).truth() {
                Some(true) => self.comprehend(rest, key, element, scope, found),
                Some(false) => {}
                None => *found = None,
            },
        }
    }

    fn f_string(&mut self, parts: &'a [FPart], scope: &Rc<Scope<'a>>) -> Value<'a> {
        let mut text = String::new();
        for part in parts {
            match part {
                FPart::Literal(literal) => text.push_str(literal),
                FPart::Value { value, spec, .. } => match (self.eval(value, scope), spec.is_empty()) {
                    (Value::Str(piece), true) => text.push_str(&piece),
                    (Value::Int(piece), true) => text.push_str(&piece.to_string()),
                    _ => return Value::UNKNOWN,
                },
            }
        }
        Value::str(&text)
    }

    pub fn attribute(&mut self, owner: &Value<'a>, name: &str) -> Value<'a> {
        match owner {
            Value::Path(path) => {
                builtins::constant(path, name).unwrap_or_else(|| Value::Path(format!("{path}.{name}").into()))
            }
            Value::Object(object) => {
                let own = object.attributes.borrow().get(name).cloned();
                own.or_else(|| {
                    let found = object.class.as_ref()?.find(name)?;
                    Some(match found {
                        Value::Function(function) if is_property(&function) => self.call_function(
                            &Function {
                                def: function.def,
                                scope: function.scope.clone(),
                                receiver: Some(owner.clone()),
                            },
                            Args::default(),
                        ),
                        Value::Function(function) if !has_decorator(&function, "staticmethod") => {
                            let receiver = Some(owner.clone());
                            Value::Function(Rc::new(Function {
                                def: function.def,
                                scope: function.scope.clone(),
                                receiver,
                            }))
                        }
                        other => other,
                    })
                })
                .unwrap_or(match object.class {
                    Some(_) => Value::UNKNOWN,
                    None => Value::Method(Rc::new(owner.clone()), name.into()),
                })
            }
            Value::Class(class) => class.find(name).unwrap_or(Value::UNKNOWN),
            Value::Tensor(tensor) => {
                methods::property(tensor, name).unwrap_or_else(|| Value::Method(Rc::new(owner.clone()), name.into()))
            }
            Value::Scalar(dtype, _) if name == "dtype" => {
                super::paths::dtype_value(*dtype, super::dtype::Library::Numpy)
            }
            Value::Unknown(_) => Value::UNKNOWN,
            _ => Value::Method(Rc::new(owner.clone()), name.into()),
        }
    }

    pub fn call(&mut self, callee: &Value<'a>, args: Args<'a>, at: &'a Expr) -> Value<'a> {
        match callee {
            Value::Function(function) if self.staged_call(function, &args, at) => Value::None,
            Value::Function(function) => self.call_function(function, args),
            Value::Class(class) => self.instantiate(class, args),
            Value::Launcher(launcher) => {
                self.launch(launcher, args, at);
                Value::None
            }
            Value::Path(path) => match super::paths::library(path) {
                Some(library) => arrays::call(library, path, &args),
                None => builtins::call(path, &args),
            },
            Value::Method(owner, name) => methods::call(owner, name, &args),
            Value::Object(object) => match object.class.as_ref().and_then(|class| class.find("__call__")) {
                Some(Value::Function(function)) => {
                    let receiver = Some(callee.clone());
                    self.call_function(&Function { def: function.def, scope: function.scope.clone(), receiver }, args)
                }
                _ => Value::UNKNOWN,
            },
            _ => Value::UNKNOWN,
        }
    }
}

fn constant_value<'a>(constant: &Constant) -> Value<'a> {
    match constant {
        Constant::None => Value::None,
        Constant::Bool(value) => Value::Bool(*value),
        Constant::Int(value) => i64::try_from(*value).map_or(Value::Unknown(Hint::Int), Value::Int),
        Constant::Float(value) => Value::Float(*value),
        Constant::Str(text) => Value::str(text),
        Constant::Imaginary(_) | Constant::Bytes(_) | Constant::Ellipsis => Value::UNKNOWN,
    }
}

fn has_decorator(function: &Function<'_>, name: &str) -> bool {
    function.def.decorators.iter().any(|decorator| decorator.dotted().as_deref() == Some(name))
}

fn is_property(function: &Function<'_>) -> bool {
    has_decorator(function, "property")
}

/// `kernel[cores]`, a type in brackets, or an item.
fn subscript<'a>(owner: Value<'a>, index: &Value<'a>) -> Value<'a> {
    match owner {
        Value::Function(kernel) if kernel.is_kernel() => {
            let cores = match index {
                Value::Tuple(items) => items.first().cloned().unwrap_or(Value::UNKNOWN),
                other => other.clone(),
            };
            Value::Launcher(Rc::new(Launcher { kernel, cores }))
        }
        // `ConstExpr[int]`, `list[int]`, `type[x]`: the annotation's own name says enough.
        Value::Path(path) => Value::Path(path),
        other => ops::item(&other, index),
    }
}

/// Dtype of what a Python number becomes in an array.
pub(super) fn dtype_of_number(value: &Value<'_>, float: Dtype) -> Option<Dtype> {
    dtype_within(value, float, MAX_NESTING)
}

fn dtype_within(value: &Value<'_>, float: Dtype, depth: u32) -> Option<Dtype> {
    let depth = depth.checked_sub(1)?;
    match value {
        Value::Bool(_) | Value::Unknown(Hint::Bool) => Some(Dtype::bool()),
        Value::Int(_) | Value::Unknown(Hint::Int) => Some(Dtype::int64()),
        Value::Float(_) | Value::Unknown(Hint::Float) => Some(float),
        Value::Scalar(dtype, _) => Some(*dtype),
        Value::Tensor(tensor) => tensor.dtype,
        Value::List(_) | Value::Tuple(_) => {
            let items = value.items(MAX_ITEMS)?;
            let parts: Option<Vec<_>> = items.iter().map(|item| dtype_within(item, float, depth)).collect();
            parts?.into_iter().reduce(|a, b| a.promote(b, super::dtype::Library::Torch)).or(Some(float))
        }
        _ => None,
    }
}

impl UnaryOp {
    /// The number with the operator applied, where it has one.
    pub(super) fn on_int(self, value: i64) -> Option<i64> {
        match self {
            Self::Plus => Some(value),
            Self::Minus => value.checked_neg(),
            Self::Invert => Some(!value),
            Self::Not => Some(i64::from(value == 0)),
        }
    }
}
