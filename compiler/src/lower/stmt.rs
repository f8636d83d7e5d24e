//! Statements. A statement that fails is reported, its targets become poison, and the next one is compiled, so that
//! one run names more than one error.

use super::interp::{Eval, Lowering, Stop, note};
use super::value::Val;
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::syntax::ast::{BinaryOp, Expr, ExprKind, Stmt, StmtKind, WithItem};

impl<'c> Lowering<'c, '_> {
    /// Statements in the current scope, up to a `return`.
    pub fn body(&mut self, body: &[Stmt]) {
        for stmt in body {
            if self.returned.is_some() || self.is_full() {
                return;
            }
            self.visit(stmt.span);
            let outer = std::mem::replace(&mut self.node, stmt.span);
            if self.statement(stmt).is_err() {
                let mut names = Vec::new();
                assigned_names(stmt, &mut names);
                for (name, at) in names {
                    self.scope.assign(&name, Val::Poison, at);
                }
            }
            self.node = outer;
        }
    }

    fn statement(&mut self, stmt: &Stmt) -> Eval<()> {
        let at = stmt.span;
        match &stmt.kind {
            StmtKind::Expr(expr) => self.expr(expr).map(drop),
            StmtKind::Pass => Ok(()),
            StmtKind::Assign { targets, value } => match &targets[..] {
                [target] => {
                    let value = self.expr(value)?;
                    self.assign(target, value)
                }
                _ => Err(self.chained_assignment(at)),
            },
            StmtKind::AnnAssign { target, value, .. } => {
                let value = match value {
                    Some(value) => self.expr(value)?,
                    None => Val::None,
                };
                self.assign(target, value)
            }
            StmtKind::AugAssign { target, op, value } => self.augmented(target, *op, value),
            StmtKind::If { test, body, orelse } => self.if_statement(at, test, body, orelse),
            StmtKind::For { target, iter, body, orelse } => self.for_statement(at, target, iter, body, orelse),
            StmtKind::While { test, body, orelse } => self.while_statement(at, test, body, orelse),
            StmtKind::Return(value) => self.return_statement(at, value.as_ref()),
            StmtKind::Assert { test, message } => self.assert_statement(test, message.as_ref()),
            StmtKind::With { items, body } => self.with_statement(at, items, body),
            StmtKind::FunctionDef(_) => Err(self.report(
                Diagnostic::error(
                    "ASC1001",
                    self.head(at),
                    Message::new("a function inside a kernel is not supported", "不支持在核函数内定义函数"),
                )
                .with_note(note(
                    "define it beside the kernel with `@asc.jit`; it will be inlined",
                    "请在核函数之外用 `@asc.jit` 定义，它会被内联",
                )),
            )),
            // Reported while parsing.
            StmtKind::Error => Err(Stop),
            other => {
                let (en, zh, remedy) = refused_statement(other);
                Err(self.refuse(en, zh, remedy, self.head(at)))
            }
        }
    }

    /// "`what` is not supported in a kernel", with nothing better to offer.
    pub fn unsupported(&mut self, en: &str, zh: &str, at: SourceSpan) -> Stop {
        self.refuse(en, zh, None, at)
    }

    pub fn refuse(&mut self, en: &str, zh: &str, remedy: Option<(&str, &str)>, at: SourceSpan) -> Stop {
        let message = Message::new(format!("{en} is not supported in a kernel"), format!("核函数不支持{zh}"));
        let mut diagnostic = Diagnostic::error("ASC1001", at, message);
        if let Some((en, zh)) = remedy {
            diagnostic = diagnostic.with_note(note(en, zh));
        }
        self.report(diagnostic)
    }

    pub fn chained_assignment(&mut self, at: SourceSpan) -> Stop {
        self.refuse(
            "assignment to several targets at once",
            "同时给多个目标赋值",
            Some(("write one assignment per name", "请为每个名字单独赋值")),
            at,
        )
    }

    fn assign(&mut self, target: &Expr, value: Val<'c>) -> Eval<()> {
        self.visit(target.span);
        match &target.kind {
            ExprKind::Name(name) => {
                self.warn_lost(name, target.span);
                self.scope.assign(name, value, target.span);
                Ok(())
            }
            ExprKind::Tuple(targets) => self.unpack(target.span, targets, &value),
            ExprKind::Subscript { value: base, index } => {
                let base_value = self.expr(base)?;
                let index_value = self.expr(index)?;
                self.set_item(&base_value, (&index_value, index.span), (&value, self.node))
            }
            ExprKind::Attribute { value: base, attr } => {
                let base = self.expr(base)?;
                self.set_attribute(&base, attr, &value)
            }
            ExprKind::Error => Err(Stop),
            ExprKind::List(_) => Err(self.refuse(
                "a list as the target of an assignment",
                "用列表作为赋值目标",
                Some(("write `a, b = ...` without brackets", "请写成不带括号的 `a, b = ...`")),
                target.span,
            )),
            _ => Err(self.unsupported("this target of an assignment", "这种赋值目标", target.span)),
        }
    }

    fn unpack(&mut self, at: SourceSpan, targets: &[Expr], value: &Val<'c>) -> Eval<()> {
        if matches!(value, Val::Poison) {
            return Err(Stop);
        }
        let Some(items) = value.elements() else {
            let class = value.class_name();
            let en = format!("a value of type {class} cannot be unpacked");
            return Err(self.error("ASC1005", at, en, format!("{class} 类型的值不能解包")));
        };
        if items.len() != targets.len() {
            let (want, have) = (targets.len(), items.len());
            let en = format!("{have} values for {want} names");
            return Err(self.error("ASC1005", at, en, format!("{have} 个值对应 {want} 个名字")));
        }
        for (target, item) in targets.iter().zip(items) {
            match &target.kind {
                ExprKind::Name(_) => self.assign(target, item)?,
                _ => {
                    return Err(self.unsupported(
                        "a target that is not a name in an unpacking",
                        "解包中不是名字的目标",
                        target.span,
                    ));
                }
            }
        }
        Ok(())
    }

    /// `x op= e` is `x = x op e`; for an element the base and index are evaluated twice.
    fn augmented(&mut self, target: &Expr, op: BinaryOp, value: &Expr) -> Eval<()> {
        if let ExprKind::Attribute { .. } = &target.kind {
            return Err(self.refuse(
                "augmented assignment to an attribute",
                "对属性的增量赋值",
                Some(("write `s.x = s.x + ...`", "请写成 `s.x = s.x + ...`")),
                target.span,
            ));
        }
        let old = self.expr(target)?;
        let by = self.expr(value)?;
        let new = self.binary(op, (&old, target.span), (&by, value.span))?;
        self.assign(target, new)
    }

    fn return_statement(&mut self, at: SourceSpan, value: Option<&Expr>) -> Eval<()> {
        if self.nested > 0 {
            return Err(self.refuse(
                "`return` inside a runtime `if` or loop",
                "在运行时的 `if` 或循环中使用 `return`",
                Some((
                    "put the rest of the function into the other branch, and return at the end",
                    "请把函数的其余部分放进另一个分支，并在末尾返回",
                )),
                at,
            ));
        }
        let value = match value {
            Some(value) => self.expr(value)?,
            None => Val::None,
        };
        if self.in_kernel() && !matches!(value, Val::None) {
            return Err(self.refuse(
                "returning a value from a kernel",
                "从核函数返回值",
                Some(("write the result into a global tensor argument", "请把结果写入全局张量参数")),
                at,
            ));
        }
        self.returned = Some(value);
        Ok(())
    }

    fn assert_statement(&mut self, test: &Expr, message: Option<&Expr>) -> Eval<()> {
        let value = self.expr(test)?;
        let message = message.map(|message| self.expr(message)).transpose()?;
        match value {
            Val::Bool(true) => Ok(()),
            Val::Bool(false) => Err(self.assertion_failed(test.span, message.as_ref())),
            Val::Poison => Err(Stop),
            _ => Err(self.refuse(
                "`assert` on anything but a bool known at compile time",
                "对编译期布尔值以外的值使用 `assert`",
                Some(("write a comparison of compile-time values", "请写成编译期值的比较")),
                test.span,
            )),
        }
    }

    /// `message` is what the assertion says of itself.
    pub fn assertion_failed(&mut self, test: SourceSpan, message: Option<&Val<'c>>) -> Stop {
        let told = message.and_then(|message| super::format::text(message, None)).filter(|told| !told.is_empty());
        let told = told.unwrap_or_else(|| format!("`{}`", self.source(test)));
        self.error("ASC1009", test, format!("assertion failed: {told}"), format!("断言失败：{told}"))
    }

    fn with_statement(&mut self, at: SourceSpan, items: &[WithItem], body: &[Stmt]) -> Eval<()> {
        let [item] = items else {
            return Err(self.unsupported("`with` of several items", "多个对象的 `with`", self.head(at)));
        };
        let context = self.expr(&item.context)?;
        self.with_context(&context, item, body)
    }
}

/// English and Chinese name of a statement that kernels cannot hold, and the way out.
fn refused_statement(kind: &StmtKind) -> (&'static str, &'static str, Option<(&'static str, &'static str)>) {
    match kind {
        StmtKind::Break | StmtKind::Continue => (
            "leaving a loop with `break` or `continue`",
            "用 `break` 或 `continue` 离开循环",
            Some(("guard the rest of the body with an `if`", "请用 `if` 包住循环体的其余部分")),
        ),
        StmtKind::Import(_) | StmtKind::ImportFrom { .. } => (
            "`import` inside a function",
            "函数内的 `import`",
            Some(("move it to the top of the file", "请移到文件开头")),
        ),
        StmtKind::ClassDef(_) => ("a class", "类定义", Some(("define it beside the kernel", "请在核函数之外定义"))),
        StmtKind::Try { .. } | StmtKind::Raise { .. } => (
            "an exception",
            "异常",
            Some(("use `assert` for what is known at compile time", "编译期可知的情况请用 `assert`")),
        ),
        StmtKind::Global(_) | StmtKind::Nonlocal(_) => (
            "`global` and `nonlocal`",
            " `global` 和 `nonlocal`",
            Some(("pass the value as an argument", "请通过参数传递")),
        ),
        StmtKind::Delete(_) => ("`del`", " `del`", None),
        StmtKind::Match { .. } => ("`match`", " `match`", Some(("use `if` and `elif`", "请用 `if` 与 `elif`"))),
        _ => ("this statement", "该语句", None),
    }
}

/// Names that a statement binds, nested ones included: what is unknown after it failed.
fn assigned_names(stmt: &Stmt, names: &mut Vec<(String, SourceSpan)>) {
    let mut target = |target: &Expr| match &target.kind {
        ExprKind::Name(name) => names.push((name.clone(), target.span)),
        ExprKind::Tuple(items) => names.extend(items.iter().filter_map(|item| match &item.kind {
            ExprKind::Name(name) => Some((name.clone(), item.span)),
            _ => None,
        })),
        _ => {}
    };
    let blocks: [&[Stmt]; 2] = match &stmt.kind {
        StmtKind::Assign { targets, .. } => {
            targets.iter().for_each(target);
            return;
        }
        StmtKind::AnnAssign { target: one, .. } | StmtKind::AugAssign { target: one, .. } => return target(one),
        StmtKind::For { target: one, body, orelse, .. } => {
            target(one);
            [body, orelse]
        }
        StmtKind::While { body, orelse, .. } | StmtKind::If { body, orelse, .. } => [body, orelse],
        StmtKind::With { body, .. } => [body, &[]],
        _ => return,
    };
    for stmt in blocks.into_iter().flatten() {
        assigned_names(stmt, names);
    }
}
