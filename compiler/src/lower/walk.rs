//! What the reference looks at before it compiles: it walks over the whole body, dead branches included, and refuses
//! functions that kernels cannot call, names that a module or an enumeration does not have, and assignments to several
//! targets at once.

use super::api;
use super::interp::Lowering;
use super::value::{Class, Function, Val};
use crate::model::SourceSpan;
use crate::syntax::ast::{Expr, ExprKind, FPart, FunctionDef, Stmt, StmtKind};
use std::collections::HashSet;

impl<'c> Lowering<'c, '_> {
    /// Reports what a function's body mentions and a kernel cannot have, wherever it stands.
    pub fn check_mentions(&mut self, def: &FunctionDef) {
        let mut seen = Seen::default();
        seen.own.extend(def.params.iter().map(|param| param.name.name.clone()));
        seen.stmts(&def.body);
        for at in seen.chained {
            self.chained_assignment(at);
        }
        for name in seen.mentioned {
            if let Some(Val::Function(Function::Host(function))) = self.mentioned(name, &seen.own) {
                self.host_function(&function, name.span);
            }
        }
    }

    /// Value of a dotted global name. `None` when it begins with one of the function's own names, when a part of it is
    /// unknown, and when a part is not there, which is reported.
    fn mentioned(&mut self, name: &Expr, own: &HashSet<String>) -> Option<Val<'c>> {
        match &name.kind {
            ExprKind::Name(root) if !own.contains(root) => self.global(root, name.span)?.ok(),
            ExprKind::Attribute { value, attr } => {
                let object = self.mentioned(value, own)?;
                let found = match &object {
                    Val::Module(path) => api::attribute(path, &attr.name),
                    Val::Class(Class::Enum(class)) => api::member(class, &attr.name),
                    _ => return None,
                };
                if found.is_none() {
                    self.no_attribute(&object, attr);
                }
                found
            }
            _ => None,
        }
    }
}

/// Names that a body mentions or binds.
#[derive(Default)]
struct Seen<'e> {
    own: HashSet<String>,
    /// Dotted names that are read.
    mentioned: Vec<&'e Expr>,
    chained: Vec<SourceSpan>,
}

impl<'e> Seen<'e> {
    fn stmts(&mut self, body: &'e [Stmt]) {
        for stmt in body {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &'e Stmt) {
        match &stmt.kind {
            StmtKind::Assign { targets, value } => {
                if targets.len() > 1 {
                    self.chained.push(stmt.span);
                }
                targets.iter().for_each(|target| self.target(target));
                self.expr(value);
            }
            StmtKind::AnnAssign { target, value, .. } => {
                self.target(target);
                value.iter().for_each(|value| self.expr(value));
            }
            StmtKind::AugAssign { target, value, .. } => {
                self.target(target);
                self.expr(value);
            }
            StmtKind::For { target, iter, body, orelse } => {
                self.target(target);
                self.expr(iter);
                self.stmts(body);
                self.stmts(orelse);
            }
            StmtKind::While { test, body, orelse } | StmtKind::If { test, body, orelse } => {
                self.expr(test);
                self.stmts(body);
                self.stmts(orelse);
            }
            StmtKind::With { items, body } => {
                for item in items {
                    self.expr(&item.context);
                    item.target.iter().for_each(|target| self.target(target));
                }
                self.stmts(body);
            }
            StmtKind::Return(Some(value)) | StmtKind::Expr(value) => self.expr(value),
            StmtKind::Assert { test, message } => {
                self.expr(test);
                message.iter().for_each(|message| self.expr(message));
            }
            _ => {}
        }
    }

    fn target(&mut self, target: &'e Expr) {
        match &target.kind {
            ExprKind::Name(name) => {
                self.own.insert(name.clone());
            }
            ExprKind::Tuple(items) | ExprKind::List(items) => items.iter().for_each(|item| self.target(item)),
            _ => self.expr(target),
        }
    }

    fn expr(&mut self, expr: &'e Expr) {
        match &expr.kind {
            ExprKind::Call { func, args } => {
                self.expr(func);
                args.iter().for_each(|arg| self.expr(&arg.value));
            }
            ExprKind::Name(_) => self.mentioned.push(expr),
            ExprKind::Attribute { .. } if expr.dotted().is_some() => self.mentioned.push(expr),
            ExprKind::Attribute { value, .. } => self.expr(value),
            ExprKind::Subscript { value, index } => {
                self.expr(value);
                self.expr(index);
            }
            ExprKind::Slice { lower, upper, step } => {
                [lower, upper, step].into_iter().flatten().for_each(|part| self.expr(part));
            }
            ExprKind::Unary { operand, .. } => self.expr(operand),
            ExprKind::Binary { left, right, .. } => {
                self.expr(left);
                self.expr(right);
            }
            ExprKind::Bool { values, .. } | ExprKind::Tuple(values) | ExprKind::List(values) => {
                values.iter().for_each(|value| self.expr(value));
            }
            ExprKind::Compare { left, rest } => {
                self.expr(left);
                rest.iter().for_each(|(_, _, right)| self.expr(right));
            }
            ExprKind::IfExp { test, body, orelse } => {
                [test, body, orelse].into_iter().for_each(|part| self.expr(part));
            }
            ExprKind::FString(parts) => {
                for part in parts {
                    if let FPart::Value { value, .. } = part {
                        self.expr(value);
                    }
                }
            }
            _ => {}
        }
    }
}
