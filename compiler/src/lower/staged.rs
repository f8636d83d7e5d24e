//! Kernels written as staged classes: their entry, the names they know, and the stages of computation.
//!
//! In: a kernel that [`crate::syntax::Staged`] describes, and its launch. Out: the same operations as the other form
//! makes. Tensors in local memory are automatic ones, so the passes place them and put the waits; a kernel of the cube
//! unit is placed and synchronised here ([`super::staged_cube`]).
//! Always holds: every computing operation stands in a stage that fits it, or is a method that implies its stage; a
//! stage ends in the block in which it started.

use super::call::Argument;
use super::globals::from_launch;
use super::interp::{Eval, Lowering, Stop, note};
use super::staged_cube::Cube;
use super::value::{Class, Dtype, EnumValue, Function, GlobalTensor, Object, Val};
use super::{api, value};
use crate::ir::Value;
use crate::model::{Diagnostic, LaunchValue, Message, Pipe, SourceSpan};
use crate::ops::{self, OpDef, PipeRule};
use crate::syntax::Staged;
use crate::syntax::ast::{FunctionDef, Ident};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

/// Stages that `PipeStage` has.
const STAGES: [&str; 6] = ["CUBE", "VECTOR", "SCALAR", "MTE1", "MTE2", "MTE3"];
/// Functions that only this form has, or gives another meaning.
const FUNCTIONS: [&str; 4] = ["sync_all", "matmul", "copy_from_ext_mem", "copy_to_ext_mem"];

/// State of the staged kernel that is compiled.
pub(super) struct StagedState<'c> {
    /// The stage that is open: its name, where it started, how deep in blocks.
    open: Option<(Rc<str>, SourceSpan, u32)>,
    /// The operation made now is a method that implies its stage.
    implied: bool,
    /// Attributes of `self`.
    fields: Vec<(String, Val<'c>)>,
    /// Local tensors that stand for global ones, by the handle of these.
    pub copies: Vec<(Value<'c>, Val<'c>)>,
    /// Global tensors that the body makes itself, in the order in which it does.
    pub made: VecDeque<Val<'c>>,
    /// Class of `self`.
    class: Rc<str>,
    methods: Rc<Vec<FunctionDef>>,
    /// Set for a kernel of the cube unit.
    pub cube: Option<Cube>,
}

/// What a name of the package `asc` means in this form; `None`: what it always means.
pub(super) fn name<'c>(name: &str) -> Option<Val<'c>> {
    match name {
        "Tensor" | "Scope" | "PipeStage" | "DataType" => Some(Val::Class(Class::Api(name.into()))),
        _ if FUNCTIONS.contains(&name) => Some(Val::Function(Function::Api(name.into()))),
        _ => None,
    }
}

fn member<'c>(class: &str, name: &str, number: usize) -> Val<'c> {
    Val::Enum(EnumValue { class: class.into(), member: name.into(), value: i64::try_from(number).unwrap_or(0) })
}

impl<'c> Lowering<'c, '_> {
    /// Compiles a staged kernel into the module.
    pub fn staged_kernel(&mut self, staged: &Staged) -> Eval<()> {
        self.staged = Some(Box::new(StagedState {
            open: None,
            implied: false,
            fields: Vec::new(),
            copies: Vec::new(),
            made: VecDeque::new(),
            class: staged.def.name.name.as_str().into(),
            methods: Rc::new(staged.methods.clone()),
            cube: staged.cube.then(Cube::default),
        }));
        if let Some(init) = &staged.init {
            self.staged_init(init, staged.def.name.span);
        }
        self.kernel(&staged.def, staged.at)?;
        if let Some((stage, at, _)) = self.staged.as_ref().and_then(|state| state.open.clone()) {
            return Err(self.report(
                Diagnostic::error(
                    "ASC4501",
                    at,
                    Message::new(format!("the stage {stage} is not ended"), format!("阶段 {stage} 没有结束")),
                )
                .with_note(note(
                    format!("add `PipeStage.end(PipeStage.{stage})` behind its last operation"),
                    format!("请在它的最后一个操作之后加上 `PipeStage.end(PipeStage.{stage})`"),
                )),
            ));
        }
        Ok(())
    }

    /// `__init__`: runs at compile time, on the values that the launch gives the constructor.
    fn staged_init(&mut self, init: &FunctionDef, at: SourceSpan) {
        let mut values = Vec::new();
        for param in &init.params {
            let name = &param.name.name;
            let given = self.spec.constructor.iter().find(|arg| arg.name == *name);
            let value = match (given, &param.default) {
                (Some(arg), _) => from_launch(&arg.value),
                (None, Some(default)) => self.constant_expr(default, 0).unwrap_or(Val::Unknown(name.as_str().into())),
                (None, None) => {
                    let en = format!("the launch gives `__init__` no `{name}`");
                    self.error("ASC5501", param.name.span, en, format!("启动时没有给出 `__init__` 的 `{name}`"));
                    Val::Poison
                }
            };
            values.push((name.clone(), value, param.name.span));
        }
        // Returned, if anything, is nothing that a constructor could return.
        let _ = self.inline(init, values, at);
    }

    /// Runs a body in place with these names and `self`.
    fn inline(
        &mut self,
        def: &FunctionDef,
        values: Vec<(String, Val<'c>, SourceSpan)>,
        at: SourceSpan,
    ) -> Eval<Val<'c>> {
        let outer = std::mem::take(&mut self.scope);
        let returned = self.returned.take();
        self.scope.assign("self", self.this(), at);
        for (name, value, span) in values {
            self.scope.assign(&name, value, span);
        }
        self.calls.push(def.name.name.clone());
        self.body(&def.body);
        self.calls.pop();
        self.scope = outer;
        Ok(std::mem::replace(&mut self.returned, returned).unwrap_or(Val::None))
    }

    /// `self`.
    pub fn this(&self) -> Val<'c> {
        let class = self.staged.as_ref().map_or("object".into(), |state| Rc::clone(&state.class));
        Val::Object(Rc::new(Object { class, value: None, fields: Vec::new() }))
    }

    pub fn is_this(&self, value: &Val<'c>) -> bool {
        matches!((value, &self.staged), (Val::Object(object), Some(state)) if object.class == state.class)
    }

    /// A tensor in global memory with the shape that the launch gives it.
    pub fn staged_argument(&mut self, value: &LaunchValue, handle: Value<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        let LaunchValue::Tensor { dtype, shape } = value else { return Err(Stop) };
        let dtype = Dtype::from_name(dtype).ok_or(Stop)?;
        let ty = self.global_type(dtype, at)?;
        let tensor = self.op("ascir.global_tensor").value(ty);
        self.op("ascir.global_tensor.set_global_buffer").operands(&[tensor, handle]).build();
        let shape = shape.as_ref().map(|shape| shape.iter().map(|extent| Val::Int(i128::from(*extent))).collect());
        Ok(Val::Global(Rc::new(RefCell::new(GlobalTensor { set: Some((tensor, dtype)), shape }))))
    }

    /// An attribute in this form; `None`: what it is in the other one.
    pub fn staged_attribute(&mut self, object: &Val<'c>, name: &Ident) -> Option<Eval<Val<'c>>> {
        let state = self.staged.as_ref()?;
        let key = name.name.as_str();
        match object {
            Val::Module(path) if &**path == "asc" => self::name(key).map(Ok),
            Val::Class(Class::Api(class)) if &**class == "Scope" => {
                let at = ["GLOBAL", "LOCAL"].iter().position(|known| *known == key)?;
                Some(Ok(member("Scope", key, at)))
            }
            Val::Class(Class::Api(class)) if &**class == "PipeStage" => match key {
                "start" | "end" | "sync" => Some(Ok(Val::Function(Function::Api(format!("PipeStage.{key}").into())))),
                _ => STAGES.iter().position(|stage| *stage == key).map(|at| Ok(member("PipeStage", key, at))),
            },
            Val::Class(Class::Api(class)) if &**class == "DataType" => {
                if key == "BFLOAT16" {
                    let en = "pyasc 1.1.1 has no bfloat16";
                    return Some(Err(self.error("ASC2101", name.span, en, "pyasc 1.1.1 没有 bfloat16")));
                }
                Dtype::from_name(&key.to_lowercase()).map(|dtype| Ok(Val::Dtype(dtype)))
            }
            Val::Object(this) if this.class == state.class => {
                if let Some((_, value)) = state.fields.iter().find(|(known, _)| known == key) {
                    return Some(Ok(value.clone()));
                }
                let own = state.methods.iter().any(|def| def.name.name == key);
                let operation = FUNCTIONS.contains(&key) || !ops::candidates(&format!("asc.{key}")).is_empty();
                (own || operation).then(|| Ok(Val::method(object, key)))
            }
            Val::Local(_) | Val::Global(_) | Val::Object(_) if super::staged_tensor::has_method(object, key) => {
                Some(Ok(Val::method(object, key)))
            }
            _ => None,
        }
    }

    /// `self.name = value`.
    pub fn set_staged_attribute(&mut self, name: &Ident, value: &Val<'c>) {
        let Some(state) = &mut self.staged else { return };
        match state.fields.iter_mut().find(|(known, _)| *known == name.name) {
            Some((_, slot)) => *slot = value.clone(),
            None => state.fields.push((name.name.clone(), value.clone())),
        }
    }

    /// A method of `self`: one of the class, or an operation, which then implies its stage.
    pub fn call_this(&mut self, name: &str, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let methods = self.staged.as_ref().map(|state| Rc::clone(&state.methods)).unwrap_or_default();
        if let Some(def) = methods.iter().find(|def| def.name.name == name) {
            if self.calls.contains(&def.name.name) {
                let remedy = Some(("write it as a loop", "请写成循环"));
                return Err(self.refuse("a method that calls itself", "递归方法", remedy, at));
            }
            let mut values = Vec::new();
            for (index, param) in def.params.iter().enumerate() {
                let key = &param.name.name;
                let named = args.iter().find(|arg| arg.name.as_ref().is_some_and(|name| name.name == *key));
                let given = named.or_else(|| args.get(index).filter(|arg| arg.name.is_none()));
                let value = match (given, &param.default) {
                    (Some(arg), _) => arg.value.clone(),
                    (None, Some(default)) => self.constant_expr(default, 0).unwrap_or(Val::None),
                    (None, None) => {
                        let en = format!("`{name}` needs the argument `{key}`");
                        return Err(self.error("ASC1005", at, en, format!("`{name}` 需要参数 `{key}`")));
                    }
                };
                values.push((key.clone(), value, at));
            }
            return self.inline(def, values, at);
        }
        let before = self.staged.as_mut().map(|state| std::mem::replace(&mut state.implied, true));
        let result = self.call_api(name, at, args);
        if let (Some(state), Some(before)) = (&mut self.staged, before) {
            state.implied = before;
        }
        result
    }

    /// Functions and classes of this form; `None`: a name of pyasc.
    pub fn call_staged(&mut self, name: &str, at: SourceSpan, args: &[Argument<'c>]) -> Option<Eval<Val<'c>>> {
        self.staged.as_ref()?;
        Some(match name {
            "PipeStage.start" => self.start_stage(at, args),
            "PipeStage.end" => self.end_stage(at, args),
            "PipeStage.sync" | "sync_all" => self.sync_stages(at, args),
            "Tensor" => self.new_tensor(at, args),
            "matmul" => self.staged_matmul(at, args),
            "copy_from_ext_mem" | "copy_to_ext_mem" => self.copy_ext_mem(name, at, args),
            _ => return None,
        })
    }

    fn stage_argument(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<(Rc<str>, SourceSpan)> {
        match args {
            [Argument { value: Val::Enum(stage), span, .. }] if &*stage.class == "PipeStage" => {
                Ok((Rc::clone(&stage.member), *span))
            }
            _ => {
                let stages = STAGES.map(|stage| format!("PipeStage.{stage}")).join(", ");
                let at = args.first().map_or(at, |arg| arg.span);
                let en = format!("one stage is needed here: {stages}");
                Err(self.error("ASC4502", at, en, format!("此处需要一个阶段：{stages}")))
            }
        }
    }

    fn start_stage(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let (stage, span) = self.stage_argument(at, args)?;
        let open = self.staged.as_ref().and_then(|state| state.open.clone());
        if let Some((other, started, _)) = open {
            return Err(self.report(
                Diagnostic::error(
                    "ASC4503",
                    span,
                    Message::new(
                        format!("the stage {other} is still open: stages do not nest"),
                        format!("阶段 {other} 尚未结束：阶段不能嵌套"),
                    ),
                )
                .with_label(started, note("started here", "在此处开始"))
                .with_note(note(
                    format!("end it first: `PipeStage.end(PipeStage.{other})`"),
                    format!("请先结束它：`PipeStage.end(PipeStage.{other})`"),
                )),
            ));
        }
        let depth = self.nested;
        if let Some(state) = &mut self.staged {
            state.open = Some((stage, at, depth));
        }
        Ok(Val::None)
    }

    fn end_stage(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let (stage, span) = self.stage_argument(at, args)?;
        let depth = self.nested;
        let open = self.staged.as_mut().and_then(|state| state.open.take());
        match open {
            Some((other, ..)) if other == stage && open.as_ref().is_some_and(|(.., there)| *there == depth) => {
                Ok(Val::None)
            }
            Some((other, started, there)) => {
                let (en, zh) = if other == stage && there != depth {
                    (
                        format!("the stage {stage} started in another block"),
                        format!("阶段 {stage} 是在另一个代码块中开始的"),
                    )
                } else {
                    (
                        format!("the stage {other} is open, not {stage}"),
                        format!("当前打开的阶段是 {other}，而不是 {stage}"),
                    )
                };
                let told = Diagnostic::error("ASC4503", span, Message::new(en, zh));
                Err(self.report(told.with_label(started, note("started here", "在此处开始"))))
            }
            None => {
                let en = format!("no stage is open here, so {stage} cannot end");
                Err(self.error("ASC4503", span, en, format!("此处没有打开的阶段，无法结束 {stage}")))
            }
        }
    }

    /// Everything before it is done before anything after it starts.
    fn sync_stages(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        if let Some(arg) = args.first() {
            return Err(self.error("ASC1005", arg.span, "this takes no arguments", "此处不接受参数"));
        }
        let pipe = api::member("PipeID", "PIPE_ALL").ok_or(Stop)?;
        self.dispatch("asc.pipe_barrier", None, at, &[Argument { name: None, value: pipe, span: at }])
    }

    /// Holds an operation against the stage that it stands in.
    pub fn check_stage(&mut self, op: &OpDef, at: SourceSpan) -> Eval<()> {
        let Some(state) = &self.staged else { return Ok(()) };
        let needed = match op.pipe {
            PipeRule::Fixed(Pipe::V) => "VECTOR",
            PipeRule::Fixed(Pipe::M) => "CUBE",
            _ => return Ok(()),
        };
        let open = state.open.clone();
        if state.implied || open.as_ref().is_some_and(|(stage, ..)| &**stage == needed) {
            return Ok(());
        }
        let name = op.mnemonic.split("_l").next().unwrap_or(op.mnemonic);
        let diagnostic = match open {
            None => Diagnostic::error(
                "ASC4504",
                at,
                Message::new(
                    format!("`{name}` computes outside of a stage: it needs {needed}"),
                    format!("`{name}` 在阶段之外计算：它需要 {needed} 阶段"),
                ),
            )
            .with_note(note(
                format!("put it between `PipeStage.start(PipeStage.{needed})` and `PipeStage.end(PipeStage.{needed})`"),
                format!("请把它放在 `PipeStage.start(PipeStage.{needed})` 与 `PipeStage.end(PipeStage.{needed})` 之间"),
            )),
            Some((stage, started, _)) => Diagnostic::error(
                "ASC4505",
                at,
                Message::new(
                    format!("`{name}` does not fit the stage {stage}: it needs {needed}"),
                    format!("`{name}` 与阶段 {stage} 不符：它需要 {needed} 阶段"),
                ),
            )
            .with_label(started, note("started here", "在此处开始"))
            .with_note(note(
                format!("end {stage} before it and start {needed}"),
                format!("请在它之前结束 {stage} 并开始 {needed}"),
            )),
        };
        Err(self.report(diagnostic))
    }

    /// Arguments of an operation in this form: a global tensor stands for its local copy, and a count that is not
    /// given is that of the destination.
    pub fn staged_arguments(&mut self, name: &str, args: &[Argument<'c>]) -> Eval<Vec<Argument<'c>>> {
        let mut args = args.to_vec();
        if name.starts_with("data_copy") || name == "fixpipe" {
            return Ok(args);
        }
        for (index, arg) in args.iter_mut().enumerate() {
            if let Val::Global(_) = &arg.value {
                arg.value = self.local_copy(&arg.value, index == 0, arg.span)?;
            }
        }
        let public = format!("asc.{name}");
        let wants_count = ops::candidates(&public).iter().any(|(_, python)| {
            let params: Vec<&str> = python.signature.split(", ").collect();
            let place = params.iter().position(|param| param.starts_with("count: "));
            place == Some(args.len()) && args.iter().all(|arg| arg.name.is_none())
        });
        if let (true, Some(first)) = (wants_count, args.first())
            && let Some(count) = value::element_count(&first.value)
        {
            let span = first.span;
            args.push(Argument { name: None, value: count, span });
        }
        Ok(args)
    }
}
