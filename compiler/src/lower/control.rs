//! `if`, `for`, `while` and the conditional expression.

use super::carry::Carried;
use super::interp::{Eval, Lowering, Stop, note};
use super::value::{Class, Dtype, LONGEST_RANGE, Scalar, Val, range_values};
use crate::ir::{Block, DetachedRegion, Loc, Value};
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::syntax::ast::{ArgKind, Expr, ExprKind, Stmt};

/// One arm of an `if` after its statements.
struct Branch<'c> {
    region: DetachedRegion<'c>,
    block: Block<'c>,
    last_op: Option<SourceSpan>,
    carried: Vec<Carried<'c>>,
}

impl<'c> Lowering<'c, '_> {
    pub fn if_statement(&mut self, at: SourceSpan, test: &Expr, body: &[Stmt], orelse: &[Stmt]) -> Eval<()> {
        let condition = self.expr(test)?;
        let decided = match &condition {
            Val::Poison => return Err(Stop),
            Val::None | Val::Bool(_) | Val::Int(_) | Val::Float(_) => super::python::truth(&condition),
            Val::Scalar(_) => None,
            other => return Err(self.not_a_condition(other, test.span)),
        };
        if let Some(taken) = decided {
            self.body(if taken { body } else { orelse });
            return Ok(());
        }
        let condition = self.truth((&condition, test.span))?;
        let then = self.branch(body, at);
        let other = self.branch(orelse, at);

        let mut names: Vec<&str> = then.carried.iter().chain(&other.carried).map(|c| c.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        let (mut templates, mut yields) = (Vec::new(), (Vec::new(), Vec::new()));
        for name in names {
            let find = |branch: &Branch<'c>| branch.carried.iter().position(|c| c.name == name);
            let (a, b) = (find(&then).map(|i| &then.carried[i]), find(&other).map(|i| &other.carried[i]));
            let Some(one) = b.or(a) else { continue };
            if one.starts_as_constant() && (a.is_none() || b.is_none()) {
                self.constant_carried(name, one.at);
                self.scope.assign(name, Val::Poison, one.at);
                continue;
            }
            yields.0.push(a.map_or(one.old_handle, |a| a.new_handle));
            yields.1.push(b.map_or(one.old_handle, |b| b.new_handle));
            templates.push((name.to_string(), one.new.clone(), one.new_handle, one.at));
        }
        self.end_block(then.block, then.last_op, "scf.yield", &yields.0);
        self.end_block(other.block, other.last_op, "scf.yield", &yields.1);
        let types: Vec<_> = templates.iter().map(|(_, _, handle, _)| handle.ty()).collect();
        let op = self.op("scf.if").operand(condition.value).results(&types);
        let op = op.region(then.region).region(other.region).build();
        for ((name, template, _, at), result) in templates.iter().zip(op.results()) {
            let value = self.wrap(template, result);
            self.scope.assign(name, value, *at);
        }
        Ok(())
    }

    fn branch(&mut self, body: &[Stmt], at: SourceSpan) -> Branch<'c> {
        let (region, block) = DetachedRegion::with_block(self.ir, &[]);
        let mut outer = self.enter_block(block);
        self.body(body);
        let carried = self.carried(&mut outer.scope, at);
        let last_op = self.last_op();
        self.leave_block(outer);
        Branch { region, block, last_op, carried }
    }

    /// Puts a block's terminator at its end.
    pub fn end_block(&mut self, block: Block<'c>, at: Option<SourceSpan>, name: &str, values: &[Value<'c>]) {
        let back = self.builder().block();
        self.builder().move_to_end(block);
        self.terminator(name, at).operands(values).build();
        self.builder().move_to_end(back);
    }

    fn not_a_condition(&mut self, value: &Val<'c>, at: SourceSpan) -> Stop {
        let class = value.class_name();
        self.report(
            Diagnostic::error(
                "ASC1011",
                at,
                Message::new(
                    format!("a value of type {class} cannot be a condition"),
                    format!("{class} 类型的值不能作为条件"),
                ),
            )
            .with_note(note("compare it with something", "请写成比较表达式")),
        )
    }

    /// `body if test else orelse`: the condition is made even when it is constant.
    pub fn if_expression(&mut self, test: &Expr, body: &Expr, orelse: &Expr) -> Eval<Val<'c>> {
        let condition = self.expr(test)?;
        let condition = self.truth((&condition, test.span))?;
        let mut arms = Vec::new();
        for arm in [body, orelse] {
            let (region, block) = DetachedRegion::with_block(self.ir, &[]);
            let outer = self.enter_block(block);
            let value = self.expr(arm);
            let value = value.and_then(|value| match value {
                Val::Address(_) | Val::Global(_) | Val::Local(_) | Val::Array(_) | Val::Object(_) | Val::Struct(_) => {
                    Err(self.not_an_arm(&value, arm.span))
                }
                value => self.materialise(&value, None, arm.span),
            });
            let last_op = self.last_op();
            self.leave_block(outer);
            arms.push((region, block, last_op, value));
        }
        let [(region_a, block_a, last_a, a), (region_b, block_b, last_b, b)] =
            <[_; 2]>::try_from(arms).map_err(|_| Stop)?;
        let (a, b) = (a?, b?);
        if a.dtype != b.dtype {
            let (x, y) = (a.dtype.name(), b.dtype.name());
            return Err(self.report(
                Diagnostic::error(
                    "ASC1006",
                    self.node,
                    Message::new(
                        format!("the two results differ in type: {x} and {y}"),
                        format!("两个结果的类型不同：{x} 与 {y}"),
                    ),
                )
                .with_note(note("cast one: `x.cast(asc.int32)`", "请转换其中之一：`x.cast(asc.int32)`")),
            ));
        }
        self.end_block(block_a, last_a, "scf.yield", &[a.value]);
        self.end_block(block_b, last_b, "scf.yield", &[b.value]);
        let op = self.op("scf.if").operand(condition.value).result(a.value.ty()).region(region_a).region(region_b);
        let value = op.build().result(0).ok_or(Stop)?;
        Ok(Val::Scalar(Scalar { dtype: a.dtype, value }))
    }

    fn not_an_arm(&mut self, value: &Val<'c>, at: SourceSpan) -> Stop {
        let class = value.class_name();
        self.report(
            Diagnostic::error(
                "ASC1006",
                at,
                Message::new(
                    format!("a conditional expression gives numbers only, this is of type {class}"),
                    format!("条件表达式只能给出数字，而这是 {class} 类型"),
                ),
            )
            .with_note(note("use an `if` statement", "请使用 `if` 语句")),
        )
    }

    pub fn for_statement(
        &mut self,
        at: SourceSpan,
        target: &Expr,
        iter: &Expr,
        body: &[Stmt],
        orelse: &[Stmt],
    ) -> Eval<()> {
        if let Some(first) = orelse.first() {
            return Err(self.unsupported("`else` of a loop", "循环的 `else`", first.span));
        }
        let ExprKind::Call { func, args } = &iter.kind else { return Err(self.not_a_range(iter.span)) };
        let callee = self.expr(func)?;
        let is_static = match &callee {
            Val::Class(Class::Builtin("range")) => false,
            Val::Class(Class::Api(name)) if &**name == "range" => false,
            Val::Class(Class::Api(name)) if &**name == "static_range" => true,
            Val::Poison => return Err(Stop),
            _ => return Err(self.not_a_range(iter.span)),
        };
        let mut bounds = Vec::new();
        for arg in args {
            if arg.kind != ArgKind::Positional {
                let (en, zh) = ("a range takes positional arguments only", "range 只接受位置参数");
                return Err(self.error("ASC1005", arg.value.span, en, zh));
            }
            bounds.push((self.expr(&arg.value)?, arg.value.span));
        }
        let (start, stop, step) = match &bounds[..] {
            [stop] => (None, stop, None),
            [start, stop] => (Some(start), stop, None),
            [start, stop, step] => (Some(start), stop, Some(step)),
            _ => {
                return Err(self.error(
                    "ASC1005",
                    iter.span,
                    "a range takes 1 to 3 numbers",
                    "range 需要 1 到 3 个数字",
                ));
            }
        };
        let default = |value| (Val::Int(value), iter.span);
        let bounds =
            [start.cloned().unwrap_or_else(|| default(0)), stop.clone(), step.cloned().unwrap_or_else(|| default(1))];
        let ExprKind::Name(name) = &target.kind else {
            return Err(self.unsupported("a loop target that is not a name", "不是名字的循环变量", target.span));
        };
        if is_static {
            self.static_loop(name, target, &bounds, body)
        } else {
            self.runtime_loop(at, name, target, &bounds, body)
        }
    }

    fn not_a_range(&mut self, at: SourceSpan) -> Stop {
        self.report(
            Diagnostic::error(
                "ASC1010",
                at,
                Message::new(
                    "a `for` loop runs over `range(...)`, `asc.range(...)` or `asc.static_range(...)`",
                    "`for` 循环只能遍历 `range(...)`、`asc.range(...)` 或 `asc.static_range(...)`",
                ),
            )
            .with_note(note(
                "for a list use `for i in asc.static_range(len(items))` and `items[i]`",
                "遍历列表请写 `for i in asc.static_range(len(items))` 并使用 `items[i]`",
            )),
        )
    }

    /// The body once per value, in the same scope; the target stays.
    fn static_loop(
        &mut self,
        name: &str,
        target: &Expr,
        bounds: &[(Val<'c>, SourceSpan); 3],
        body: &[Stmt],
    ) -> Eval<()> {
        let mut ints = [0; 3];
        for (int, (value, at)) in ints.iter_mut().zip(bounds) {
            *int = match value {
                Val::Poison => return Err(Stop),
                value => value.as_int().ok_or_else(|| {
                    let (en, zh) = (
                        "`asc.static_range` needs numbers known at compile time",
                        "`asc.static_range` 需要编译期已知的数字",
                    );
                    self.error("ASC1010", *at, en, zh)
                })?,
            };
        }
        let [start, stop, step] = ints;
        if step == 0 {
            return Err(self.error("ASC1010", bounds[2].1, "the step must not be zero", "步长不能为零"));
        }
        let values: Vec<i128> = range_values(start, stop, step).collect();
        if values.len() >= LONGEST_RANGE {
            let (en, zh) = (
                "`asc.static_range` is too long to unroll; use `asc.range`",
                "`asc.static_range` 过长无法展开；请用 `asc.range`",
            );
            return Err(self.error("ASC1010", self.node, en, zh));
        }
        for value in values {
            self.visit(target.span);
            self.scope.assign(name, Val::Int(value), target.span);
            self.body(body);
            if self.is_full() {
                break;
            }
        }
        Ok(())
    }

    fn runtime_loop(
        &mut self,
        at: SourceSpan,
        name: &str,
        target: &Expr,
        bounds: &[(Val<'c>, SourceSpan); 3],
        body: &[Stmt],
    ) -> Eval<()> {
        if let Some(step) = bounds[2].0.as_int().filter(|step| *step <= 0) {
            self.warn_step(step, bounds[2].1);
        }
        let mut operands = Vec::new();
        for (value, at) in bounds {
            operands.push(self.materialise(value, Some(Dtype::I32), *at)?.value);
        }
        match self.scope.local(name) {
            None | Some(Val::Scalar(_)) => {}
            Some(Val::Poison) => return Err(Stop),
            Some(known) => {
                let class = known.class_name();
                return Err(self.taken_target(name, &class, target.span));
            }
        }
        let int = self.ir.int(32);
        let (region, block) = DetachedRegion::with_block(self.ir, &[(int, Loc::unknown(self.ir))]);
        let counter = block.argument(0).ok_or(Stop)?;
        let mut outer = self.enter_block(block);
        self.warn_lost(name, target.span);
        self.scope.assign(name, Val::Scalar(Scalar { dtype: Dtype::I32, value: counter }), target.span);
        self.body(body);
        let mut carried = self.loop_carried(&mut outer.scope, at);
        carried.retain(|c| {
            if c.new_handle == counter {
                if c.name == name {
                    self.taken_target(name, &c.old.class_name(), target.span);
                } else {
                    self.counter_carried(name, &c.name, c.at);
                }
                outer.scope.assign(&c.name, Val::Poison, c.at);
            }
            c.new_handle != counter
        });
        self.bind_arguments(block, &carried);
        let last_op = self.last_op();
        self.leave_block(outer);
        let yields: Vec<_> = carried.iter().map(|c| c.new_handle).collect();
        self.end_block(block, last_op, "scf.yield", &yields);
        operands.extend(carried.iter().map(|c| c.old_handle));
        let types: Vec<_> = carried.iter().map(|c| c.old_handle.ty()).collect();
        let op = self.op("scf.for").operands(&operands).results(&types).region(region).build();
        self.assign_results(&carried, op.results());
        Ok(())
    }

    /// Handing on the counter itself crashes the reference.
    fn counter_carried(&mut self, counter: &str, name: &str, at: SourceSpan) -> Stop {
        self.report(
            Diagnostic::error(
                "ASC1017",
                at,
                Message::new(
                    format!("`{name}` takes the loop variable `{counter}` itself out of the loop, which crashes pyasc"),
                    format!("`{name}` 把循环变量 `{counter}` 本身带出循环，这会使 pyasc 崩溃"),
                ),
            )
            .with_note(note(
                format!("make it a value of its own: `{name} = {counter} + 0`"),
                format!("请让它成为独立的值：`{name} = {counter} + 0`"),
            )),
        )
    }

    /// A runtime name that the body does not assign again crashes the reference, any other object fails its class rule.
    fn taken_target(&mut self, name: &str, class: &str, at: SourceSpan) -> Stop {
        self.report(
            Diagnostic::error(
                "ASC1012",
                at,
                Message::new(
                    format!("the loop variable `{name}` already names a value of type {class}"),
                    format!("循环变量 `{name}` 已经是 {class} 类型的值的名字"),
                ),
            )
            .with_note(note("use a new name for the loop variable", "请为循环变量另取名字")),
        )
    }

    fn assign_results(&mut self, carried: &[Carried<'c>], results: impl Iterator<Item = Value<'c>>) {
        for (carried, result) in carried.iter().zip(results) {
            let value = self.wrap(&carried.new, result);
            self.scope.assign(&carried.name, value, carried.at);
        }
    }

    /// Like [`Self::carried`], without the names that a loop cannot carry, and with warnings for those that the
    /// reference carries wrongly.
    fn loop_carried(&mut self, outer: &mut super::scope::Scope<'c>, at: SourceSpan) -> Vec<Carried<'c>> {
        let mut all = self.carried(outer, at);
        all.retain(|c| {
            if c.starts_as_constant() {
                self.constant_carried(&c.name, c.at);
                outer.assign(&c.name, Val::Poison, c.at);
            }
            !c.starts_as_constant()
        });
        for (index, c) in all.iter().enumerate() {
            if let Some(other) = all[..index].iter().find(|o| o.old_handle == c.old_handle) {
                self.warn_alias(&c.name, &other.name, &c.old, c.at);
            }
            if let Some(other) = all.iter().find(|o| o.old_handle == c.new_handle) {
                self.warn_unchanged(&c.name, &other.name, &c.old, c.at);
            }
        }
        all
    }

    /// A block argument per carried name, read by the body in place of the value before the loop.
    fn bind_arguments(&mut self, block: Block<'c>, carried: &[Carried<'c>]) {
        let arguments: Vec<_> =
            carried.iter().map(|c| block.add_argument(c.old_handle.ty(), c.old_handle.location())).collect();
        for (carried, argument) in carried.iter().zip(arguments) {
            self.replace_inside(block, carried.old_handle, argument);
        }
    }

    pub fn while_statement(&mut self, at: SourceSpan, test: &Expr, body: &[Stmt], orelse: &[Stmt]) -> Eval<()> {
        if let Some(first) = orelse.first() {
            return Err(self.unsupported("`else` of a loop", "循环的 `else`", first.span));
        }
        let (after_region, after) = DetachedRegion::with_block(self.ir, &[]);
        let mut outer = self.enter_block(after);
        self.body(body);
        let carried = self.loop_carried(&mut outer.scope, at);
        let last_op = self.last_op();
        self.leave_block(outer);
        if let Some(name) = carried.iter().map(|c| &c.name).find(|name| mentions(test, name)) {
            let name = name.clone();
            self.warn_while(&name, test.span);
        }

        let inits: Vec<_> = carried.iter().map(|c| c.old_handle).collect();
        let types: Vec<_> = inits.iter().map(|init| init.ty()).collect();
        let unknown = Loc::unknown(self.ir);
        let arguments: Vec<_> = types.iter().map(|ty| (*ty, unknown)).collect();
        let (before_region, before) = DetachedRegion::with_block(self.ir, &arguments);
        let outer = self.enter_block(before);
        let condition = self.expr(test).and_then(|value| self.truth((&value, test.span)));
        let before_op = self.last_op();
        self.leave_block(outer);
        let condition = condition?;
        let handed: Vec<_> = [condition.value].into_iter().chain(before.arguments()).collect();
        self.end_block(before, before_op, "scf.condition", &handed);

        let arguments: Vec<_> = types.iter().map(|ty| after.add_argument(*ty, unknown)).collect();
        for (carried, argument) in carried.iter().zip(arguments) {
            self.replace_inside(after, carried.old_handle, argument);
        }
        let yields: Vec<_> = carried.iter().map(|c| c.new_handle).collect();
        self.end_block(after, last_op, "scf.yield", &yields);
        let op = self.op("scf.while").operands(&inits).results(&types).region(before_region).region(after_region);
        let op = op.build();
        self.assign_results(&carried, op.results());
        Ok(())
    }
}

/// Whether an expression reads a name.
fn mentions(expr: &Expr, name: &str) -> bool {
    match &expr.kind {
        ExprKind::Name(found) => found == name,
        ExprKind::Attribute { value, .. } => mentions(value, name),
        ExprKind::Subscript { value, index } => mentions(value, name) || mentions(index, name),
        ExprKind::Call { func, args } => mentions(func, name) || args.iter().any(|arg| mentions(&arg.value, name)),
        ExprKind::Unary { operand, .. } => mentions(operand, name),
        ExprKind::Binary { left, right, .. } => mentions(left, name) || mentions(right, name),
        ExprKind::Bool { values, .. } | ExprKind::Tuple(values) | ExprKind::List(values) => {
            values.iter().any(|value| mentions(value, name))
        }
        ExprKind::Compare { left, rest } => {
            mentions(left, name) || rest.iter().any(|(_, _, right)| mentions(right, name))
        }
        ExprKind::IfExp { test, body, orelse } => {
            mentions(test, name) || mentions(body, name) || mentions(orelse, name)
        }
        _ => false,
    }
}
