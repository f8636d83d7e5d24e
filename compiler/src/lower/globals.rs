//! The names of the module around a kernel: imports, constants, functions, classes.
//!
//! Constants come from the launch; what the launch does not hold (device functions may mention more than the kernel)
//! is evaluated from its assignment, without running anything.

use super::interp::{Eval, Lowering};
use super::value::{Class, Dtype, EnumValue, Function, Val};
use super::{api, structs};
use crate::model::{LaunchValue, SourceSpan};
use crate::syntax::ast::{ClassDef, Expr, ExprKind, FunctionDef, Module, Stmt, StmtKind};
use std::collections::HashMap;

enum Binding<'a> {
    /// Dotted path.
    Import(String),
    Function(usize),
    Class(&'a ClassDef),
    Value(&'a Expr),
}

pub(super) struct Globals<'a> {
    /// Every function of the file with the span of its `def`.
    pub functions: Vec<(&'a FunctionDef, SourceSpan)>,
    names: HashMap<&'a str, Binding<'a>>,
    /// Modules imported with `*`.
    stars: Vec<&'a str>,
}

impl<'a> Globals<'a> {
    pub fn new(module: &'a Module) -> Self {
        let mut globals = Self { functions: module.functions(), names: HashMap::new(), stars: Vec::new() };
        globals.collect(&module.body);
        globals
    }

    fn collect(&mut self, body: &'a [Stmt]) {
        for stmt in body {
            match &stmt.kind {
                StmtKind::Import(aliases) => {
                    for alias in aliases {
                        let path = &alias.name.name;
                        let first = path.split('.').next().unwrap_or(path);
                        let (name, path) = match &alias.asname {
                            Some(name) => (name.name.as_str(), path.as_str()),
                            None => (first, first),
                        };
                        self.names.insert(name, Binding::Import(path.to_string()));
                    }
                }
                StmtKind::ImportFrom { module, names, star, .. } => {
                    for alias in names {
                        let name = alias.asname.as_ref().unwrap_or(&alias.name).name.as_str();
                        self.names.insert(name, Binding::Import(format!("{module}.{}", alias.name.name)));
                    }
                    if *star {
                        self.stars.push(module);
                    }
                }
                StmtKind::FunctionDef(def) => {
                    let index = self.functions.iter().position(|(known, _)| std::ptr::eq(*known, &raw const **def));
                    if let Some(index) = index {
                        self.names.insert(&def.name.name, Binding::Function(index));
                    }
                }
                StmtKind::ClassDef(def) => {
                    self.names.insert(&def.name.name, Binding::Class(def));
                }
                StmtKind::Assign { targets, value } => {
                    for target in targets {
                        if let ExprKind::Name(name) = &target.kind {
                            self.names.insert(name, Binding::Value(value));
                        }
                    }
                }
                StmtKind::AnnAssign { target: Expr { kind: ExprKind::Name(name), .. }, value: Some(value), .. } => {
                    self.names.insert(name, Binding::Value(value));
                }
                StmtKind::If { body, orelse, .. } => {
                    self.collect(orelse);
                    self.collect(body);
                }
                StmtKind::Try { body, .. } | StmtKind::With { body, .. } => self.collect(body),
                _ => {}
            }
        }
    }

    /// The kernel of a launch: a jit function of that name, one at the top level first.
    pub fn kernel(&self, name: &str) -> Option<(&'a FunctionDef, SourceSpan)> {
        if let Some(Binding::Function(index)) = self.names.get(name) {
            return self.functions.get(*index).copied();
        }
        self.functions.iter().rev().find(|(def, _)| def.name.name == name).copied()
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.keys().copied()
    }
}

impl<'c, 'a> Lowering<'c, 'a> {
    /// Value of a module-level name; `None` when there is no such name.
    pub fn global(&mut self, name: &str, at: SourceSpan) -> Option<Eval<Val<'c>>> {
        if let Some(value) = self.spec.globals.get(name) {
            // A launch file holds the number of an enumeration's member; the text says which it is.
            let own = match (value, self.globals.names.get(name)) {
                (LaunchValue::Int { .. }, Some(Binding::Value(expr))) => {
                    let expr: &'a Expr = expr;
                    self.constant_expr(expr, 0).filter(|own| matches!(own, Val::Enum(_)))
                }
                _ => None,
            };
            return Some(Ok(own.unwrap_or_else(|| from_launch(value))));
        }
        match self.globals.names.get(name) {
            Some(Binding::Import(path)) => {
                let path = path.clone();
                Some(self.path(&path, at))
            }
            Some(Binding::Function(index)) => {
                let index = *index;
                let (def, _) = self.globals.functions[index];
                Some(Ok(Val::Function(match def.jit_decorator() {
                    Some(_) => Function::Jit(index),
                    None => Function::Host(name.into()),
                })))
            }
            Some(Binding::Class(def)) => {
                let def: &'a ClassDef = def;
                Some(structs::class_of(self, def))
            }
            Some(Binding::Value(expr)) => {
                let expr: &'a Expr = expr;
                Some(Ok(self.module_constant(name, expr)))
            }
            None => {
                let star = self.globals.stars.iter().find_map(|module| api::attribute(module, name));
                star.map(Ok)
            }
        }
    }

    /// Whether a module-level name stands for a plain value.
    pub fn is_constant_global(&self, name: &str) -> bool {
        self.spec.globals.contains_key(name) || matches!(self.globals.names.get(name), Some(Binding::Value(_)))
    }

    /// Evaluates a module-level assignment as far as it is made of literals, operators and other constants.
    fn module_constant(&mut self, name: &str, expr: &'a Expr) -> Val<'c> {
        self.constant_expr(expr, 0).unwrap_or_else(|| Val::Unknown(name.into()))
    }

    /// `None` for what is not known without running the script. `depth` bounds names that refer to each other.
    pub fn constant_expr(&mut self, expr: &Expr, depth: u32) -> Option<Val<'c>> {
        use crate::syntax::ast::Constant;
        if depth > 32 {
            return None;
        }
        match &expr.kind {
            ExprKind::Constant(Constant::None) => Some(Val::None),
            ExprKind::Constant(Constant::Bool(flag)) => Some(Val::Bool(*flag)),
            ExprKind::Constant(Constant::Int(int)) => Some(Val::Int(*int)),
            ExprKind::Constant(Constant::Float(float)) => Some(Val::Float(*float)),
            ExprKind::Constant(Constant::Str(text)) => Some(Val::str(text)),
            ExprKind::Name(name) => {
                if let Some(value) = self.spec.globals.get(name) {
                    return Some(from_launch(value));
                }
                match self.globals.names.get(name.as_str()) {
                    Some(Binding::Value(value)) => {
                        let value: &'a Expr = value;
                        self.constant_expr(value, depth + 1)
                    }
                    _ => self.global(name, expr.span)?.ok(),
                }
            }
            ExprKind::Attribute { value, attr } => {
                let base = self.constant_expr(value, depth + 1)?;
                match base {
                    Val::Module(path) => api::attribute(&path, &attr.name),
                    Val::Class(Class::Enum(class)) => api::member(&class, &attr.name),
                    _ => None,
                }
            }
            ExprKind::Unary { op, operand } => {
                let value = self.constant_expr(operand, depth + 1)?;
                super::python::unary(*op, &value).ok()
            }
            ExprKind::Binary { op, left, right, .. } => {
                let a = self.constant_expr(left, depth + 1)?;
                let b = self.constant_expr(right, depth + 1)?;
                super::python::binary(*op, &a, &b).ok()
            }
            ExprKind::Tuple(items) => {
                let items: Option<Vec<_>> = items.iter().map(|item| self.constant_expr(item, depth + 1)).collect();
                Some(Val::tuple(items?))
            }
            ExprKind::List(items) => {
                let items: Option<Vec<_>> = items.iter().map(|item| self.constant_expr(item, depth + 1)).collect();
                Some(Val::list(items?))
            }
            _ => None,
        }
    }

    /// Value of an imported dotted path.
    fn path(&mut self, path: &str, at: SourceSpan) -> Eval<Val<'c>> {
        match path.rsplit_once('.') {
            None => Ok(Val::Module(path.into())),
            Some(("asc", name)) if self.staged.is_some() && super::staged::name(name).is_some() => {
                super::staged::name(name).ok_or(super::interp::Stop)
            }
            Some((module, name)) => api::attribute(module, name).ok_or_else(|| {
                let en = format!("`{module}` has no `{name}`");
                self.error("ASC1003", at, en, format!("`{module}` 中没有 `{name}`"))
            }),
        }
    }
}

/// A value of the launch as Python holds it.
pub(super) fn from_launch<'c>(value: &LaunchValue) -> Val<'c> {
    match value {
        LaunchValue::None => Val::None,
        LaunchValue::Bool { value } => Val::Bool(*value),
        LaunchValue::Int { value } => Val::Int(i128::from(*value)),
        LaunchValue::Float { value } => Val::Float(*value),
        LaunchValue::Str { value } => Val::str(value),
        LaunchValue::Dtype { dtype } => match Dtype::from_name(dtype) {
            Some(dtype) => Val::Dtype(dtype),
            None => Val::Unknown(dtype.as_str().into()),
        },
        LaunchValue::Scalar { dtype, value } => match Dtype::from_name(dtype) {
            Some(dtype) => Val::Numpy(dtype, *value),
            None => Val::Unknown(dtype.as_str().into()),
        },
        LaunchValue::Enum { class, value } => {
            let class = class.rsplit('.').next().unwrap_or(class);
            let member = api::member_name(class, *value).unwrap_or_else(|| value.to_string());
            Val::Enum(EnumValue { class: class.into(), member: member.as_str().into(), value: *value })
        }
        LaunchValue::Sequence { items } => Val::tuple(items.iter().map(from_launch).collect()),
        LaunchValue::Tensor { .. } => Val::Unknown("tensor".into()),
        LaunchValue::Struct { class, .. } => Val::Unknown(class.as_str().into()),
        LaunchValue::Unknown { seen } => Val::Unknown(seen.as_str().into()),
    }
}
