//! Functions: the kernel's entry, and calls of other `@asc.jit` functions.
//!
//! A device function is compiled at its first call and reused under its plain name afterwards, whatever the types and
//! compile-time arguments of later calls.

use super::call::Argument;
use super::globals::from_launch;
use super::interp::{Compiled, Eval, Lowering, Stop, note};
use super::scope::Scope;
use super::structs::StructValue;
use super::value::{Address, Class, Dtype, Scalar, Val};
use crate::ir::{Attr, Builder, Loc, Type, Value};
use crate::model::{Diagnostic, LaunchValue, Message, SourceSpan};
use crate::syntax::ast::{Expr, ExprKind, FunctionDef, Param, ParamKind};
use std::rc::Rc;

/// Names that options of `@asc.jit` and of a launch take; parameters must not.
const OPTIONS: [&str; 17] = [
    "capture_exceptions",
    "ir_multithreading",
    "debug",
    "strip_loc",
    "verify_sync",
    "print_ir_before_all",
    "run_passes",
    "kernel_type",
    "opt_level",
    "auto_sync",
    "auto_sync_log",
    "bisheng_options",
    "always_compile",
    "matmul_cube_only",
    "insert_sync",
    "core_num",
    "stream",
];

impl<'c> Lowering<'c, '_> {
    /// Compiles the kernel of the launch into the module.
    pub fn kernel(&mut self, def: &FunctionDef, at: SourceSpan) -> Eval<()> {
        self.node = def.name.span;
        self.visit(at);
        let is_parameter = |name: &String| def.params.iter().any(|param| param.name.name == *name);
        if let Some(unknown) = self.spec.args.iter().map(|arg| &arg.name).find(|name| !is_parameter(name)) {
            let en = format!("`{unknown}` is neither a parameter nor an option of a launch");
            let zh = format!("`{unknown}` 既不是参数，也不是启动选项");
            return Err(self.error("ASC5002", def.name.span, en, zh));
        }
        self.check_mentions(def);
        let mut types: Vec<(Type<'c>, Loc<'c>)> = Vec::new();
        let mut names: Vec<(String, SourceSpan, LaunchValue)> = Vec::new();
        let place = self.place(at);
        for param in &def.params {
            if OPTIONS.contains(&param.name.name.as_str()) {
                return Err(self.option_name(param));
            }
            let Some(arg) = self.spec.args.iter().find(|arg| arg.name == param.name.name) else { continue };
            if let Some(wanted) = constant_annotation(param) {
                let value = from_launch(&arg.value);
                self.check_constant(param, &wanted, &value)?;
                self.scope.constants.insert(param.name.name.clone(), value);
                continue;
            }
            let ty = self.argument_type(param, &arg.value)?;
            types.push((ty, place.named(self.ir, &param.name.name)));
            names.push((param.name.name.clone(), param.name.span, arg.value.clone()));
        }
        let location = self.location(Some(at));
        self.builder().set_location(location);
        let (function, block) = self.builder().function(&def.name.name, &types, &[]);
        function.set_attr("ascir.aicore", Attr::unit(self.ir));
        function.set_attr("ascir.global", Attr::unit(self.ir));
        self.function = Some(function);
        self.builder().move_to_end(block);
        for ((name, span, value), handle) in names.iter().zip(block.arguments()) {
            if self.staged.is_some() && matches!(value, LaunchValue::Tensor { .. }) {
                let tensor = self.staged_argument(value, handle, *span)?;
                let made = |param: &&Param| param.name.name == *name && makes_tensor(param);
                match &mut self.staged {
                    Some(state) if def.params.iter().any(|param| made(&param)) => state.made.push_back(tensor),
                    _ => self.scope.assign(name, tensor, *span),
                }
                continue;
            }
            let value = self.entry_value(value, handle, *span)?;
            self.scope.assign(name, value, *span);
        }
        if self.staged.is_some() {
            let this = self.this();
            self.scope.assign("self", this, def.name.span);
        }
        self.body(&def.body);
        self.node = def.name.span;
        self.op("func.return").build();
        Ok(())
    }

    fn option_name(&mut self, param: &Param) -> Stop {
        let name = &param.name.name;
        self.report(
            Diagnostic::error(
                "ASC5002",
                param.name.span,
                Message::new(
                    format!("`{name}` is an option of `@asc.jit`: a parameter cannot have this name"),
                    format!("`{name}` 是 `@asc.jit` 的选项名：参数不能使用这个名字"),
                ),
            )
            .with_note(note("rename the parameter", "请给参数改名")),
        )
    }

    fn check_constant(&mut self, param: &Param, wanted: &[String], value: &Val<'c>) -> Eval<()> {
        let class = value.class_name();
        let fits = wanted.is_empty()
            || wanted.iter().any(|name| {
                *name == class || (name == "int" && matches!(value, Val::Bool(_) | Val::Enum(_))) || is_other(name)
            });
        if fits {
            return Ok(());
        }
        let (name, wanted) = (&param.name.name, wanted.join(", "));
        Err(self.error(
            "ASC5001",
            param.name.span,
            format!("`{name}` is declared as ConstExpr[{wanted}], and the launch passes a value of type {class}"),
            format!("`{name}` 声明为 ConstExpr[{wanted}]，而启动时传入的是 {class} 类型的值"),
        ))
    }

    /// IR type of a kernel argument, by its value.
    fn argument_type(&mut self, param: &Param, value: &LaunchValue) -> Eval<Type<'c>> {
        let unknown_dtype = |this: &mut Self, dtype: &str| {
            let name = &param.name.name;
            this.report(
                Diagnostic::error(
                    "ASC5001",
                    param.name.span,
                    Message::new(
                        format!("`{name}` has elements of type {dtype}, which pyasc does not know"),
                        format!("`{name}` 的元素类型是 {dtype}，pyasc 不支持"),
                    ),
                )
                .with_note(note(
                    "int8 to int64, uint8 to uint64, float16, float32 and float64 are known",
                    "支持 int8 到 int64、uint8 到 uint64、float16、float32、float64",
                )),
            )
        };
        let dtype_of = |name: &str| Dtype::from_name(name).filter(|dtype| dtype.bits >= 8);
        match value {
            LaunchValue::Bool { .. } => Ok(Dtype::I8.ty(self.ir)),
            LaunchValue::Int { .. } => Ok(Dtype::I32.ty(self.ir)),
            LaunchValue::Float { .. } => Ok(Dtype::F32.ty(self.ir)),
            LaunchValue::Scalar { dtype, .. } => match dtype_of(dtype) {
                Some(dtype) => Ok(dtype.ty(self.ir)),
                None => Err(unknown_dtype(self, dtype)),
            },
            LaunchValue::Tensor { dtype, .. } => match dtype_of(dtype) {
                Some(dtype) => Ok(self.ir.global_memref(dtype.ty(self.ir))),
                None => Err(unknown_dtype(self, dtype)),
            },
            LaunchValue::Struct { class, .. } => {
                let class = self.struct_class(class, param.name.span)?;
                let ty = self.struct_type(&class, param.name.span)?;
                Ok(self.ir.global_memref(ty))
            }
            other => {
                let (name, kind) = (&param.name.name, kind_of(other));
                Err(self.report(
                    Diagnostic::error(
                        "ASC5001",
                        param.name.span,
                        Message::new(
                            format!("`{name}` is {kind}, which cannot be passed to a kernel"),
                            format!("`{name}` 是 {kind}，不能传给核函数"),
                        ),
                    )
                    .with_note(note(
                        "numbers, arrays and Structs can; anything else must be `asc.ConstExpr`",
                        "可以传数字、数组和 Struct；其他的必须声明为 `asc.ConstExpr`",
                    )),
                ))
            }
        }
    }

    fn struct_class(&mut self, name: &str, at: SourceSpan) -> Eval<Rc<super::structs::StructClass>> {
        let short = name.rsplit('.').next().unwrap_or(name);
        if let Some(class) = super::tilings::class(short) {
            return Ok(Rc::new(class));
        }
        match self.global(short, at) {
            Some(Ok(Val::Class(Class::Struct(class)))) => Ok(class),
            _ => Err(self.error(
                "ASC5001",
                at,
                format!("no `Struct` class `{short}` is defined in this file"),
                format!("此文件中没有定义 `Struct` 类 `{short}`"),
            )),
        }
    }

    /// What the body sees of an argument. A struct is copied to the core first.
    fn entry_value(&mut self, value: &LaunchValue, handle: Value<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        let number = |dtype: Dtype| Val::Scalar(Scalar { dtype, value: handle });
        Ok(match value {
            LaunchValue::Bool { .. } => number(Dtype::I8),
            LaunchValue::Int { .. } => number(Dtype::I32),
            LaunchValue::Float { .. } => number(Dtype::F32),
            LaunchValue::Scalar { dtype, .. } => number(Dtype::from_name(dtype).ok_or(Stop)?),
            LaunchValue::Tensor { dtype, .. } => {
                Val::Address(Address { dtype: Dtype::from_name(dtype).ok_or(Stop)?, value: handle })
            }
            LaunchValue::Struct { class, .. } => {
                let class = self.struct_class(class, at)?;
                let ty = self.struct_type(&class, at)?;
                let value = self.op("ascir.copy_struct").operand(handle).value(ty);
                Val::Struct(Rc::new(StructValue { class, value }))
            }
            _ => return Err(Stop),
        })
    }

    /// Calls a function of the file; compiles it first if no function of its name is there.
    pub fn call_device(&mut self, index: usize, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let Some((def, def_at)) = self.globals.functions.get(index).copied() else { return Err(Stop) };
        let name = def.name.name.clone();
        if self.calls.contains(&name) {
            return Err(self.refuse(
                "a function that calls itself",
                "递归函数",
                Some(("write it as a loop", "请写成循环")),
                at,
            ));
        }
        let (mut handles, mut params, mut constants) = (Vec::new(), Vec::new(), Vec::new());
        for (param, value, span) in self.bind_call(def, at, args)? {
            if constant_annotation(param).is_some() {
                constants.push((param.name.name.clone(), value));
                continue;
            }
            handles.push(self.handle(&value, span)?);
            params.push((param, value));
        }
        let said: Vec<(String, String)> =
            constants.iter().map(|(name, value)| (name.clone(), super::format::repr(value))).collect();
        let compiled = match self.compiled.get(&name).cloned() {
            Some(compiled) => {
                let compiled = compiled.ok_or(Stop)?;
                self.check_reuse(&name, at, &compiled, &handles, &said)?;
                compiled
            }
            None => {
                let compiled = self.compile(def, def_at, &params, &handles, constants, said);
                self.compiled.insert(name.clone(), compiled.clone().ok());
                compiled?
            }
        };
        let types: Vec<Type<'c>> = compiled.results.iter().map(|(ty, _)| *ty).collect();
        let callee = Attr::symbol(self.ir, &name);
        let call = self.op("func.call").operands(&handles).attr("callee", callee).results(&types).build();
        let mut values: Vec<Val<'c>> = compiled
            .results
            .iter()
            .zip(call.results())
            .map(|((_, template), result)| self.wrap(template, result))
            .collect();
        Ok(match (compiled.is_tuple, values.len()) {
            (false, 0) => Val::None,
            (false, _) => values.remove(0),
            (true, _) => Val::tuple(values),
        })
    }

    /// Parameters with their values, in the order of the signature, defaults applied.
    fn bind_call<'d>(
        &mut self,
        def: &'d FunctionDef,
        at: SourceSpan,
        args: &[Argument<'c>],
    ) -> Eval<Vec<(&'d Param, Val<'c>, SourceSpan)>> {
        let function = &def.name.name;
        let mut given: Vec<Option<(Val<'c>, SourceSpan)>> = vec![None; def.params.len()];
        for (index, arg) in args.iter().enumerate() {
            let slot = match &arg.name {
                None => Some(index).filter(|index| {
                    def.params
                        .get(*index)
                        .is_some_and(|p| matches!(p.kind, ParamKind::Ordinary | ParamKind::PositionalOnly))
                }),
                Some(name) => def.params.iter().position(|param| param.name.name == name.name),
            };
            match slot {
                Some(slot) if given[slot].is_none() => given[slot] = Some((arg.value.clone(), arg.span)),
                _ => {
                    let span = arg.name.as_ref().map_or(arg.span, |name| name.span);
                    return Err(self.report(
                        Diagnostic::error(
                            "ASC1005",
                            span,
                            Message::new(
                                format!("`{function}` does not take this argument"),
                                format!("`{function}` 不接受此参数"),
                            ),
                        )
                        .with_label(def.name.span, note("defined here", "定义在此处")),
                    ));
                }
            }
        }
        let mut bound = Vec::new();
        for (param, given) in def.params.iter().zip(given) {
            let (value, span) = match (given, &param.default) {
                (Some(given), _) => given,
                (None, Some(default)) => match self.constant_expr(default, 0) {
                    Some(value) => (value, at),
                    None => return Err(self.unknown(self.source(default.span), at)),
                },
                (None, None) => {
                    let name = &param.name.name;
                    return Err(self.report(
                        Diagnostic::error(
                            "ASC1005",
                            at,
                            Message::new(
                                format!("`{function}` needs the argument `{name}`"),
                                format!("`{function}` 需要参数 `{name}`"),
                            ),
                        )
                        .with_label(param.name.span, note("this parameter", "这个参数")),
                    ));
                }
            };
            bound.push((param, value, span));
        }
        Ok(bound)
    }

    fn check_reuse(
        &mut self,
        name: &str,
        at: SourceSpan,
        compiled: &Compiled<'c>,
        handles: &[Value<'c>],
        constants: &[(String, String)],
    ) -> Eval<()> {
        // A function knows what was compiled for it and for those that are calling it.
        if let Some(first) = compiled.caller.as_ref().filter(|caller| !self.calls.contains(caller)) {
            return Err(self.report(
                Diagnostic::error(
                    "ASC1016",
                    at,
                    Message::new(
                        format!("`{name}` was compiled when `{first}` called it, and pyasc knows it only there"),
                        format!("`{name}` 是在 `{first}` 调用它时编译的，pyasc 只在那里认识它"),
                    ),
                )
                .with_note(note(
                    "call it from one function only, or call it here before the other function does",
                    "请只在一个函数中调用它，或先于另一个函数在此处调用",
                )),
            ));
        }
        let types: Vec<Type<'c>> = handles.iter().map(|handle| handle.ty()).collect();
        if types != compiled.params {
            return Err(self.report(
                Diagnostic::error(
                    "ASC1014",
                    at,
                    Message::new(
                        format!("`{name}` was compiled for arguments of other types by its first call"),
                        format!("`{name}` 已按第一次调用的参数类型编译，类型不同"),
                    ),
                )
                .with_note(note(
                    "cast the arguments to the types of the first call, or write a second function",
                    "请把参数转换为第一次调用的类型，或另写一个函数",
                )),
            ));
        }
        if constants != compiled.constants {
            let first: Vec<String> =
                compiled.constants.iter().map(|(name, value)| format!("`{name}` = {value}")).collect();
            self.warn_constants(name, at, &first.join(", "));
        }
        Ok(())
    }

    fn compile(
        &mut self,
        def: &FunctionDef,
        def_at: SourceSpan,
        params: &[(&Param, Val<'c>)],
        handles: &[Value<'c>],
        constants: Vec<(String, Val<'c>)>,
        said: Vec<(String, String)>,
    ) -> Eval<Compiled<'c>> {
        let place = self.place(def_at);
        let types: Vec<Type<'c>> = handles.iter().map(|handle| handle.ty()).collect();
        let arguments: Vec<(Type<'c>, Loc<'c>)> =
            types.iter().zip(params).map(|(ty, (param, _))| (*ty, place.named(self.ir, &param.name.name))).collect();
        let outer = self.suspend();
        self.node = def.name.span;
        self.visit(def_at);
        let location = self.location(Some(def_at));
        let top = Builder::at_start(self.ir, self.module.body()).located(location);
        let (function, block) = top.function(&def.name.name, &arguments, &[]);
        function.set_attr("ascir.aicore", Attr::unit(self.ir));
        self.function = Some(function);
        self.builder().move_to_end(block);
        self.scope = Scope::with_constants(constants);
        for ((param, template), handle) in params.iter().zip(block.arguments()) {
            let value = self.wrap(template, handle);
            self.scope.assign(&param.name.name, value, param.name.span);
        }
        self.calls.push(def.name.name.clone());
        let errors = self.diagnostics.len();
        self.check_mentions(def);
        self.body(&def.body);
        self.calls.pop();
        let returned = self.returned.take().unwrap_or(Val::None);
        let results = self.returned_handles(&returned, def.name.span);
        let compiled = results.map(|results| {
            let handles: Vec<Value<'c>> = results.iter().map(|(handle, _)| *handle).collect();
            self.node = def.name.span;
            self.op("func.return").operands(&handles).build();
            let outputs: Vec<Type<'c>> = handles.iter().map(|handle| handle.ty()).collect();
            function.set_attr("function_type", Attr::type_of(self.ir.function(&types, &outputs)));
            let results = results.into_iter().map(|(handle, template)| (handle.ty(), template)).collect();
            let is_tuple = matches!(returned, Val::Tuple(_) | Val::List(_));
            let caller = self.calls.last().cloned();
            Compiled { params: types, results, is_tuple, caller, constants: said }
        });
        self.resume(outer);
        // What failed inside was said there; a call of it would only repeat it.
        if self.diagnostics[errors..].iter().any(|d| d.severity == crate::model::Severity::Error) {
            return Err(Stop);
        }
        compiled
    }

    fn returned_handles(&mut self, value: &Val<'c>, at: SourceSpan) -> Eval<Vec<(Value<'c>, Val<'c>)>> {
        match value {
            Val::None => Ok(Vec::new()),
            Val::Tuple(_) | Val::List(_) => {
                let items = value.elements().unwrap_or_default();
                items.into_iter().map(|item| Ok((self.handle(&item, at)?, item))).collect()
            }
            other => Ok(vec![(self.handle(other, at)?, other.clone())]),
        }
    }
}

/// Types between the brackets of `ConstExpr[...]`; `None` for any other annotation.
fn constant_annotation(param: &Param) -> Option<Vec<String>> {
    let is_constant = |expr: &Expr| expr.dotted().is_some_and(|name| name.rsplit('.').next() == Some("ConstExpr"));
    let annotation = param.annotation.as_ref()?;
    match &annotation.kind {
        ExprKind::Subscript { value, index } if is_constant(value) => {
            let items: Vec<&Expr> = match &index.kind {
                ExprKind::Tuple(items) => items.iter().collect(),
                _ => vec![index],
            };
            Some(items.iter().map(|item| item.dotted().unwrap_or_default()).collect())
        }
        _ if is_constant(annotation) => Some(Vec::new()),
        _ => None,
    }
}

/// Types that are not Python's own are not checked: what they are is the host's business.
fn is_other(name: &str) -> bool {
    !matches!(name, "int" | "float" | "str" | "bool" | "tuple" | "list")
}

fn kind_of(value: &LaunchValue) -> &'static str {
    match value {
        LaunchValue::None => "None",
        LaunchValue::Str { .. } => "a str",
        LaunchValue::Dtype { .. } => "a dtype",
        LaunchValue::Enum { .. } => "an enumeration member",
        LaunchValue::Sequence { .. } => "a tuple or list",
        _ => "of an unknown type",
    }
}

/// Whether a parameter stands for a tensor that a staged kernel makes itself.
fn makes_tensor(param: &Param) -> bool {
    param.annotation.as_ref().is_some_and(crate::syntax::makes_global)
}
