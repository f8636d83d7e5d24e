//! Expressions: names, literals, operators, subscripts, attributes, calls. Evaluation order is Python's.

use super::call::Argument;
use super::interp::{Eval, Lowering, Stop, note};
use super::value::Val;
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::syntax::ast::{Arg, ArgKind, Constant, Expr, ExprKind, FPart};

impl<'c> Lowering<'c, '_> {
    pub fn expr(&mut self, expr: &Expr) -> Eval<Val<'c>> {
        self.visit(expr.span);
        let outer = std::mem::replace(&mut self.node, expr.span);
        let value = self.expr_kind(expr);
        self.node = outer;
        match value {
            Ok(Val::Poison) => Err(Stop),
            other => other,
        }
    }

    fn expr_kind(&mut self, expr: &Expr) -> Eval<Val<'c>> {
        match &expr.kind {
            ExprKind::Name(name) => self.name(name, expr.span),
            ExprKind::Constant(constant) => self.constant(constant, expr.span),
            ExprKind::FString(parts) => self.fstring(parts).map(|text| Val::str(&text)),
            ExprKind::Attribute { value, attr } => {
                let base = self.expr(value)?;
                self.attribute(&base, attr)
            }
            ExprKind::Subscript { value, index } => {
                let base = self.expr(value)?;
                let key = self.expr(index)?;
                self.item((&base, value.span), (&key, index.span))
            }
            ExprKind::Slice { lower, upper, step } => {
                let mut parts = [Val::None, Val::None, Val::None];
                for (slot, part) in parts.iter_mut().zip([lower, upper, step]) {
                    if let Some(part) = part {
                        *slot = self.expr(part)?;
                    }
                }
                Ok(Val::Slice(std::rc::Rc::new(parts)))
            }
            ExprKind::Call { func, args } => {
                let callee = self.expr(func)?;
                let args = self.arguments(args)?;
                self.call(&callee, func.span, &args)
            }
            ExprKind::Unary { op, operand } => {
                let value = self.expr(operand)?;
                self.unary(*op, (&value, operand.span))
            }
            ExprKind::Binary { op, left, right, .. } => {
                let a = self.expr(left);
                let b = self.expr(right);
                self.binary(*op, (&a?, left.span), (&b?, right.span))
            }
            ExprKind::Bool { op, values } => match &values[..] {
                [left, right] => {
                    let a = self.expr(left)?;
                    let b = self.expr(right)?;
                    self.logical(*op, (&a, left.span), (&b, right.span))
                }
                _ => Err(self.refuse(
                    "`and`/`or` of more than two values",
                    "超过两个值的 `and`/`or`",
                    Some(("group pairs with parentheses: `(a and b) and c`", "请用括号两两分组：`(a and b) and c`")),
                    expr.span,
                )),
            },
            ExprKind::Compare { left, rest } => match &rest[..] {
                [(op, _, right)] => {
                    let a = self.expr(left)?;
                    let b = self.expr(right)?;
                    self.compare(*op, (&a, left.span), (&b, right.span))
                }
                _ => Err(self.refuse(
                    "a chained comparison",
                    "连续比较",
                    Some(("write `(a < b) and (b < c)`", "请写成 `(a < b) and (b < c)`")),
                    expr.span,
                )),
            },
            ExprKind::IfExp { test, body, orelse } => self.if_expression(test, body, orelse),
            ExprKind::Tuple(items) => Ok(Val::tuple(self.exprs(items)?)),
            ExprKind::List(items) => Ok(Val::list(self.exprs(items)?)),
            // Reported while parsing.
            ExprKind::Error => Err(Stop),
            other => {
                let (en, zh) = refused_expression(other);
                Err(self.unsupported(en, zh, expr.span))
            }
        }
    }

    fn exprs(&mut self, items: &[Expr]) -> Eval<Vec<Val<'c>>> {
        items.iter().map(|item| self.expr(item)).collect()
    }

    fn constant(&mut self, constant: &Constant, at: SourceSpan) -> Eval<Val<'c>> {
        Ok(match constant {
            Constant::None => Val::None,
            Constant::Bool(flag) => Val::Bool(*flag),
            Constant::Int(int) => Val::Int(*int),
            Constant::Float(float) => Val::Float(*float),
            Constant::Str(text) => Val::str(text),
            Constant::Ellipsis => Val::Ellipsis,
            Constant::Imaginary(_) => return Err(self.unsupported("a complex number", "复数", at)),
            Constant::Bytes(_) => return Err(self.unsupported("a bytes literal", "字节串", at)),
        })
    }

    pub fn arguments(&mut self, args: &[Arg]) -> Eval<Vec<Argument<'c>>> {
        let mut values = Vec::with_capacity(args.len());
        for arg in args {
            let name = match &arg.kind {
                ArgKind::Positional => None,
                ArgKind::Keyword(name) => Some(name.clone()),
                ArgKind::Star | ArgKind::DoubleStar => {
                    return Err(self.unsupported("unpacking arguments with `*`", "用 `*` 展开参数", arg.value.span));
                }
            };
            // All arguments are looked at, so that each can report its own error.
            values.push((name, self.expr(&arg.value), arg.value.span));
        }
        values.into_iter().map(|(name, value, span)| Ok(Argument { name, value: value?, span })).collect()
    }

    fn fstring(&mut self, parts: &[FPart]) -> Eval<String> {
        let mut text = String::new();
        for part in parts {
            match part {
                FPart::Literal(literal) => text.push_str(literal),
                FPart::Value { value, conversion, spec, debug } => {
                    text.push_str(debug.as_deref().unwrap_or(""));
                    let shown = self.expr(value)?;
                    let spec = self.fstring(spec)?;
                    // `{x=}` shows the repr unless a format is given.
                    let conversion = conversion.or(if debug.is_some() && spec.is_empty() { Some('r') } else { None });
                    match super::format::formatted(&shown, conversion, &spec) {
                        Some(piece) => text.push_str(&piece),
                        None => {
                            let class = shown.class_name();
                            let en = format!("format `{spec}` does not fit a value of type {class}");
                            let zh = format!("格式 `{spec}` 不适用于 {class} 类型的值");
                            return Err(self.error("ASC1005", value.span, en, zh));
                        }
                    }
                }
            }
        }
        Ok(text)
    }

    /// Locals, then compile-time parameters and globals, then builtins.
    fn name(&mut self, name: &str, at: SourceSpan) -> Eval<Val<'c>> {
        if let Some(value) = self.scope.local(name).or_else(|| self.scope.constants.get(name)) {
            return Ok(value.clone());
        }
        if let Some(value) = self.global(name, at) {
            return value;
        }
        super::builtins::by_name(name).ok_or_else(|| self.not_defined(name, at))
    }

    fn not_defined(&mut self, name: &str, at: SourceSpan) -> Stop {
        let message = Message::new(format!("`{name}` is not defined here"), format!("此处没有定义 `{name}`"));
        let mut diagnostic = Diagnostic::error("ASC1002", at, message);
        if let Some(bound) = self.scope.ended_at(name) {
            diagnostic = diagnostic
                .with_label(bound, note("bound only inside this block", "只在这个代码块内绑定"))
                .with_note(note("give it a value before the block", "请在代码块之前给它赋值"));
        } else if self.has_unbound_default(name) {
            diagnostic = diagnostic.with_note(note(
                "pyasc does not apply the defaults of a kernel's parameters: pass it in the launch",
                "pyasc 不使用核函数参数的默认值：请在启动时传入",
            ));
        } else if super::builtins::is_python_builtin(name) {
            diagnostic = diagnostic.with_note(note(
                "of Python's builtins kernels know only dict, float, int, isinstance, issubclass, len, list, range, \
                 repr, str, tuple, type",
                "核函数只认识这些内置函数：dict、float、int、isinstance、issubclass、len、list、range、repr、str、tuple、type",
            ));
        } else if let Some(near) = self.nearest_name(name) {
            diagnostic = diagnostic.with_note(note(format!("did you mean `{near}`?"), format!("是否想写 `{near}`？")));
        }
        self.report(diagnostic)
    }

    fn nearest_name(&self, name: &str) -> Option<String> {
        let known = self.scope.names().map(String::as_str).chain(self.globals.names());
        nearest(name, known).map(String::from)
    }
}

/// The candidate that differs in at most a third of its letters, the closest first.
pub(super) fn nearest<'n>(name: &str, candidates: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let limit = name.chars().count().div_ceil(3).min(3);
    candidates
        .map(|candidate| (distance(name, candidate), candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, candidate)| (*distance, *candidate))
        .map(|(_, candidate)| candidate)
}

/// Levenshtein distance in characters.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replace = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = replace.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

fn refused_expression(kind: &ExprKind) -> (&'static str, &'static str) {
    match kind {
        ExprKind::Lambda(_) => ("a lambda", " lambda"),
        ExprKind::Comprehension { .. } => ("a comprehension", "推导式"),
        ExprKind::Dict(_) => ("a dict display", "字典"),
        ExprKind::Set(_) => ("a set display", "集合"),
        ExprKind::Named { .. } => ("`:=`", " `:=`"),
        ExprKind::Yield(_) => ("`yield`", " `yield`"),
        ExprKind::Await(_) => ("`await`", " `await`"),
        ExprKind::Starred(_) => ("`*` before a value", "值之前的 `*`"),
        _ => ("this expression", "该表达式"),
    }
}
