//! What the reference looks at before it compiles: it walks over the whole body, dead branches included, and refuses
//! functions that kernels cannot call, and assignments to several targets at once.

use super::interp::Lowering;
use super::value::{Function, Val};
use crate::model::SourceSpan;
use crate::syntax::ast::{Expr, ExprKind, FPart, FunctionDef, Stmt, StmtKind};
use std::collections::HashSet;

impl Lowering<'_, '_> {
    /// Reports what a function's body mentions and a kernel cannot have, wherever it stands.
    pub fn check_mentions(&mut self, def: &FunctionDef) {
        let mut seen = Seen::default();
        seen.own.extend(def.params.iter().map(|param| param.name.name.clone()));
        seen.stmts(&def.body);
        for at in seen.chained {
            self.chained_assignment(at);
        }
        for (name, at) in seen.called {
            let root = name.split('.').next().unwrap_or(&name);
            if seen.own.contains(root) {
                continue;
            }
            if let Some(Val::Function(Function::Host(function))) = self.named(&name, at) {
                self.host_function(&function, at);
            }
        }
    }

    /// Value of a dotted global name; `None` where a part of it is not there.
    fn named(&mut self, name: &str, at: SourceSpan) -> Option<Val<'static>> {
        let mut parts = name.split('.');
        let root = self.global(parts.next()?, at)?.ok()?;
        let mut path = match root {
            Val::Module(path) => path.to_string(),
            Val::Function(Function::Host(name)) if !name.contains('.') => {
                return parts.next().is_none().then_some(Val::Function(Function::Host(name)));
            }
            _ => return None,
        };
        let mut value = None;
        for part in parts {
            match super::api::attribute(&path, part)? {
                Val::Module(next) => path = next.to_string(),
                other => value = Some(other),
            }
        }
        value
    }
}

/// Names that a body calls or binds.
#[derive(Default)]
struct Seen {
    own: HashSet<String>,
    called: Vec<(String, SourceSpan)>,
    chained: Vec<SourceSpan>,
}

impl Seen {
    fn stmts(&mut self, body: &[Stmt]) {
        for stmt in body {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
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

    fn target(&mut self, target: &Expr) {
        match &target.kind {
            ExprKind::Name(name) => {
                self.own.insert(name.clone());
            }
            ExprKind::Tuple(items) | ExprKind::List(items) => items.iter().for_each(|item| self.target(item)),
            _ => self.expr(target),
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Call { func, args } => {
                match func.dotted() {
                    Some(name) => self.called.push((name, func.span)),
                    None => self.expr(func),
                }
                args.iter().for_each(|arg| self.expr(&arg.value));
            }
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
