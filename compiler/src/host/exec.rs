//! Statements of the host half.
//!
//! A condition that is not known runs both branches and keeps what they agree on; a branch that raises is taken as
//! not happening, which is what `if bad: raise` means for a script that works.

use super::machine::{Flow, MAX_ITEMS, Machine};
use super::scope::Scope;
use super::value::Value;
use crate::syntax::ast::{Expr, ExprKind, Stmt, StmtKind};
use std::rc::Rc;

impl<'a> Machine<'a> {
    pub fn run(&mut self, body: &'a [Stmt], scope: &Rc<Scope<'a>>) -> Flow<'a> {
        if !self.deeper() {
            return Flow::Raise;
        }
        let flow = self.block(body, scope);
        self.shallower();
        flow
    }

    fn block(&mut self, body: &'a [Stmt], scope: &Rc<Scope<'a>>) -> Flow<'a> {
        let mut maybe = None;
        for stmt in body {
            if !self.step() {
                return Flow::Raise;
            }
            match self.statement(stmt, scope, &mut maybe) {
                Flow::Next => {}
                Flow::Raise if maybe.is_some() => break,
                other => return other,
            }
        }
        maybe.map_or(Flow::Next, Flow::Return)
    }

    /// `maybe` receives a value that is returned in a branch which may not be taken.
    fn statement(&mut self, stmt: &'a Stmt, scope: &Rc<Scope<'a>>, maybe: &mut Option<Value<'a>>) -> Flow<'a> {
        match &stmt.kind {
            StmtKind::FunctionDef(def) => self.define_function(def, scope),
            StmtKind::ClassDef(def) => self.define_class(def, scope),
            StmtKind::Return(value) => {
                return Flow::Return(value.as_ref().map_or(Value::None, |value| self.eval(value, scope)));
            }
            StmtKind::Assign { targets, value } => {
                let value = self.eval(value, scope);
                for target in targets {
                    self.assign(target, value.clone(), scope);
                }
            }
            StmtKind::AnnAssign { target, value: Some(value), .. } => {
                let value = self.eval(value, scope);
                self.assign(target, value, scope);
            }
            StmtKind::AugAssign { target, op, value } => {
                let old = self.eval(target, scope);
                let value = self.eval(value, scope);
                self.assign(target, super::ops::binary(*op, &old, &value), scope);
            }
            StmtKind::For { target, iter, body, orelse } => {
                return self.for_loop(target, iter, body, orelse, scope, maybe);
            }
            StmtKind::While { test, body, orelse } => return self.while_loop(test, body, orelse, scope),
            StmtKind::If { test, body, orelse } => {
                return match self.eval(test, scope).truth() {
                    Some(true) => self.run(body, scope),
                    Some(false) => self.run(orelse, scope),
                    None => self.either(&[body, orelse], scope, maybe),
                };
            }
            StmtKind::With { items, body } => {
                for item in items {
                    let context = self.eval(&item.context, scope);
                    if let Some(target) = &item.target {
                        self.assign(target, context, scope);
                    }
                }
                return self.run(body, scope);
            }
            StmtKind::Try { body, orelse, finally, handlers } => {
                let flow = match self.run(body, scope) {
                    Flow::Raise => handlers.first().map_or(Flow::Next, |handler| self.run(&handler.body, scope)),
                    Flow::Next => self.run(orelse, scope),
                    other => other,
                };
                return match self.run(finally, scope) {
                    Flow::Next => flow,
                    other => other,
                };
            }
            StmtKind::Match { subject, cases } => {
                self.eval(subject, scope);
                let bodies: Vec<&'a [Stmt]> = cases.iter().map(Vec::as_slice).collect();
                return self.either(&bodies, scope, maybe);
            }
            StmtKind::Raise { value, .. } => {
                // `raise SystemExit(main())` launches too.
                if let Some(value) = value {
                    self.eval(value, scope);
                }
                return Flow::Raise;
            }
            StmtKind::Assert { test, .. } => {
                self.eval(test, scope);
            }
            StmtKind::Import(names) => {
                for alias in names {
                    let (name, path) = match &alias.asname {
                        Some(asname) => (asname.name.as_str(), alias.name.name.as_str()),
                        None => (root_of(&alias.name.name), root_of(&alias.name.name)),
                    };
                    scope.set(name, Value::Path(path.into()));
                }
            }
            StmtKind::ImportFrom { module, level, names, .. } => {
                for alias in names {
                    let name = alias.asname.as_ref().unwrap_or(&alias.name).name.as_str();
                    // A neighbouring file is not read: what comes from it is unknown.
                    let value = match level {
                        0 => Value::Path(format!("{module}.{}", alias.name.name).into()),
                        _ => Value::UNKNOWN,
                    };
                    scope.set(name, value);
                }
            }
            StmtKind::Global(names) => names.iter().for_each(|name| scope.declare_global(&name.name)),
            StmtKind::Expr(value) => {
                self.eval(value, scope);
                if is_exit(value) {
                    return Flow::Raise;
                }
            }
            StmtKind::Break => return Flow::Break,
            StmtKind::Continue => return Flow::Continue,
            StmtKind::AnnAssign { .. }
            | StmtKind::Delete(_)
            | StmtKind::Nonlocal(_)
            | StmtKind::Pass
            | StmtKind::Error => {}
        }
        Flow::Next
    }

    fn for_loop(
        &mut self,
        target: &'a Expr,
        iter: &'a Expr,
        body: &'a [Stmt],
        orelse: &'a [Stmt],
        scope: &Rc<Scope<'a>>,
        maybe: &mut Option<Value<'a>>,
    ) -> Flow<'a> {
        let source = self.eval(iter, scope);
        let items = source.items(MAX_ITEMS);
        let known = items.is_some();
        let items = items.unwrap_or_else(|| vec![super::ops::element(&source)]);
        for item in items {
            self.assign(target, item, scope);
            match self.run(body, scope) {
                Flow::Next | Flow::Continue => {}
                Flow::Break => return Flow::Next,
                Flow::Return(value) if !known => {
                    *maybe = Some(value);
                    return Flow::Next;
                }
                other => return other,
            }
            if self.exhausted() {
                return Flow::Raise;
            }
        }
        self.run(orelse, scope)
    }

    fn while_loop(&mut self, test: &'a Expr, body: &'a [Stmt], orelse: &'a [Stmt], scope: &Rc<Scope<'a>>) -> Flow<'a> {
        for _ in 0..MAX_ITEMS {
            let truth = self.eval(test, scope).truth();
            if truth == Some(false) {
                return self.run(orelse, scope);
            }
            match self.run(body, scope) {
                Flow::Next | Flow::Continue => {}
                Flow::Break => return Flow::Next,
                other => return other,
            }
            // Nothing says how often: once is what a reader can tell.
            if truth.is_none() || self.exhausted() {
                break;
            }
        }
        Flow::Next
    }

    /// Runs every branch from the same start and joins what they leave.
    fn either(&mut self, branches: &[&'a [Stmt]], scope: &Rc<Scope<'a>>, maybe: &mut Option<Value<'a>>) -> Flow<'a> {
        let start = scope.own();
        let mut outcomes = Vec::new();
        let mut last = Flow::Next;
        for branch in branches {
            scope.replace(start.clone());
            match self.run(branch, scope) {
                Flow::Next => outcomes.push(scope.own()),
                Flow::Return(value) => {
                    maybe.get_or_insert(value.clone());
                    last = Flow::Return(value);
                }
                other => last = other,
            }
        }
        let mut outcomes = outcomes.into_iter();
        let Some(first) = outcomes.next() else {
            scope.replace(start);
            return last;
        };
        scope.replace(first);
        for other in outcomes {
            scope.join(&other);
        }
        Flow::Next
    }

    pub fn assign(&mut self, target: &'a Expr, value: Value<'a>, scope: &Rc<Scope<'a>>) {
        match &target.kind {
            ExprKind::Name(name) => scope.set(name, value),
            ExprKind::Attribute { value: owner, attr } => {
                if let Value::Object(object) = self.eval(owner, scope) {
                    object.attributes.borrow_mut().insert(attr.name.clone(), value);
                }
            }
            ExprKind::Subscript { value: owner, index } => {
                let owner = self.eval(owner, scope);
                let index = self.eval(index, scope);
                super::ops::store(&owner, &index, value);
            }
            ExprKind::Tuple(targets) | ExprKind::List(targets) => self.unpack(targets, &value, scope),
            ExprKind::Starred(inner) => self.assign(inner, value, scope),
            _ => {}
        }
    }

    fn unpack(&mut self, targets: &'a [Expr], value: &Value<'a>, scope: &Rc<Scope<'a>>) {
        let items = value.items(MAX_ITEMS);
        let star = targets.iter().position(|target| matches!(target.kind, ExprKind::Starred(_)));
        for (index, target) in targets.iter().enumerate() {
            let Some(items) = &items else {
                self.assign(target, super::ops::element(value), scope);
                continue;
            };
            let extra = (items.len() + 1).saturating_sub(targets.len());
            let item = match star {
                Some(at) if at == index => Value::list(items.iter().skip(at).take(extra).cloned().collect()),
                Some(at) if index > at => {
                    items.get((index + extra).saturating_sub(1)).cloned().unwrap_or(Value::UNKNOWN)
                }
                _ => items.get(index).cloned().unwrap_or(Value::UNKNOWN),
            };
            self.assign(target, item, scope);
        }
    }
}

fn root_of(name: &str) -> &str {
    super::paths::root(name)
}

fn is_exit(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Call { func, .. } => {
            matches!(func.dotted().as_deref(), Some("exit" | "quit" | "sys.exit" | "os._exit"))
        }
        _ => false,
    }
}
