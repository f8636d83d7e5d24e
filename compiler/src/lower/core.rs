//! Core functions and objects that make no single operation of the tables: arrays, numbers, properties, inline code,
//! printing, global tensors that are empty at first, automatic tensors.

use super::api;
use super::call::Argument;
use super::interp::{Eval, Lowering, Stop, note};
use super::value::{Array, Dtype, GlobalTensor, LocalTensor, Object, Scalar, Val};
use crate::ir::{Attr, Builder, Type};
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::syntax::ast::BinaryOp;
use std::cell::RefCell;
use std::rc::Rc;

impl<'c> Lowering<'c, '_> {
    /// `None` when `name` is a matter of the tables.
    pub fn call_core(&mut self, name: &str, at: SourceSpan, args: &[Argument<'c>]) -> Option<Eval<Val<'c>>> {
        Some(match name {
            "number" => self.number_call(at, args),
            "array" => self.array_call(at, args),
            "ceildiv" => self.ceildiv_call(at, args),
            "property" => self.property_call(at, args),
            "inline" => self.inline_call(at, args),
            "printf" => self.printf_call(at, args),
            "static_assert" => self.static_assert_call(at, args),
            "GlobalTensor" if args.is_empty() => {
                Ok(Val::Global(Rc::new(RefCell::new(GlobalTensor { set: None, shape: None }))))
            }
            "LocalTensorAuto" => self.auto_tensor(at, args),
            "TPipe" => self.new_pipe(at, args),
            "get_tpipe_ptr" => self
                .pipe
                .clone()
                .ok_or_else(|| self.error("ASC1005", at, "no TPipe was made before", "之前没有创建 TPipe")),
            "TBuf" => self.new_buffer(at, args),
            "adv.get_matmul_api_tiling" => self.matmul_api_tiling(at, args),
            "adv.get_mm_config" => self.mm_config(at, args),
            // Wraps a value; every use of the name unwraps it.
            "ConstExpr" | "ConstExpr.unwrap" => {
                let name = if name == "ConstExpr" { "value" } else { "obj" };
                match self.bind("asc.ConstExpr", at, args, [name], 0) {
                    Ok([Some(arg)]) => Ok(arg.value),
                    Ok([None]) => Err(Stop),
                    Err(stop) => Err(stop),
                }
            }
            "pop_stack_buffer" => self.pop_stack_buffer(at, args),
            "Property" => match self.bind("Property", at, args, ["name", "dtype"], 0) {
                Ok([Some(name), Some(dtype)]) => {
                    let fields = vec![("name".into(), name.value), ("dtype".into(), dtype.value)];
                    Ok(Val::Object(Rc::new(Object { class: name_of_property(), value: None, fields })))
                }
                Ok(_) => Err(Stop),
                Err(stop) => Err(stop),
            },
            "adv.MatmulType" => self.matmul_type(at, args),
            "adv.Matmul" => self.new_matmul(at, args),
            "FixpipeConfig.cfg_nz" | "FixpipeConfig.cfg_row_major" if !args.is_empty() => {
                let en = format!("`{name}` takes no arguments");
                Err(self.error("ASC1005", args[0].span, en, format!("`{name}` 不接受参数")))
            }
            "FixpipeConfig.cfg_nz" => self.fixpipe_config("NZ", at),
            "FixpipeConfig.cfg_row_major" => self.fixpipe_config("ROW_MAJOR", at),
            _ => match name.strip_prefix("adv.").and_then(super::matmul::preset) {
                Some(preset) => self.preset_config(preset, at, args),
                None => return None,
            },
        })
    }

    /// `FixpipeConfig.cfg_nz()` and `FixpipeConfig.cfg_row_major()`.
    pub fn fixpipe_config(&mut self, layout: &str, at: SourceSpan) -> Eval<Val<'c>> {
        let layout = api::member("CO2Layout", layout).ok_or(Stop)?;
        let arg = Argument { name: None, value: layout, span: at };
        self.construct(crate::ops::params("asc.FixpipeConfig"), at, &[arg])
    }

    /// `asc.number(value, dtype)`.
    fn number_call(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let [Some(value), Some(dtype)] = self.bind("asc.number", at, args, ["value", "dtype"], 0)? else {
            return Err(Stop);
        };
        let dtype = self.expect_dtype(&dtype)?;
        Ok(Val::Scalar(self.materialise(&value.value, Some(dtype), value.span)?))
    }

    pub fn expect_dtype(&mut self, arg: &Argument<'c>) -> Eval<Dtype> {
        match &arg.value {
            Val::Dtype(dtype) => Ok(*dtype),
            other => {
                let class = other.describe();
                Err(self.report(
                    Diagnostic::error(
                        "ASC2005",
                        arg.span,
                        Message::new(
                            format!("a dtype such as `asc.float16` is needed here, not {class}"),
                            format!("此处需要 `asc.float16` 这样的 dtype，而不是 {class}"),
                        ),
                    )
                    .with_note(note(
                        "numpy dtypes and Python types are not pyasc dtypes",
                        "numpy 的 dtype 与 Python 类型不是 pyasc 的 dtype",
                    )),
                ))
            }
        }
    }

    /// `asc.array(dtype, length[, fill_value])` or `asc.array(dtype, values)`.
    fn array_call(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        // The first two have no names.
        let [Some(dtype), Some(content), fill] = self.bind("asc.array", at, args, ["", "", "fill_value"], 1)? else {
            return Err(Stop);
        };
        let dtype = self.expect_dtype(&dtype)?;
        let values = match &content.value {
            Val::List(_) | Val::Tuple(_) => content.value.elements().unwrap_or_default(),
            other => {
                let length = other.as_int().and_then(|int| usize::try_from(int).ok());
                let length = length.filter(|length| (1..=super::value::LONGEST_RANGE).contains(length));
                let Some(length) = length else {
                    let en = "the length must be a positive int known at compile time";
                    return Err(self.error("ASC1005", content.span, en, "长度必须是编译期已知的正整数"));
                };
                match &fill {
                    Some(fill) if !matches!(fill.value, Val::None) => vec![fill.value.clone(); length],
                    _ => return self.new_array(dtype, length, at).map(Val::Array),
                }
            }
        };
        let array = self.new_array(dtype, values.len(), at)?;
        self.fill_array(array, &values, content.span)?;
        Ok(Val::Array(array))
    }

    /// Stores each value at its index.
    pub fn fill_array(&mut self, array: Array<'c>, values: &[Val<'c>], at: SourceSpan) -> Eval<()> {
        for (index, value) in values.iter().enumerate() {
            let value = self.materialise(value, Some(array.dtype), at)?;
            let index = self.index(&Val::Int(index as i128), at)?;
            self.op("memref.store").operands(&[value.value, array.value, index]).build();
        }
        Ok(())
    }

    /// An array on the core's stack, not yet filled.
    pub fn new_array(&mut self, dtype: Dtype, length: usize, at: SourceSpan) -> Eval<Array<'c>> {
        let Ok(length) = i64::try_from(length) else {
            return Err(self.error("ASC1005", at, "the array is too long", "数组过长"));
        };
        let ty = self.ir.stack_memref(dtype.ty(self.ir), length);
        let segments = Attr::i32_array(self.ir, &[0, 0]);
        let value = self.op("memref.alloca").attr("operandSegmentSizes", segments).value(ty);
        Ok(Array { dtype, value, length })
    }

    /// `(x + y - 1) // y` by the ordinary rules of operators.
    fn ceildiv_call(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let [Some(x), Some(y)] = self.bind("asc.ceildiv", at, args, ["x", "y"], 0)? else { return Err(Stop) };
        let sum = self.binary(BinaryOp::Add, (&x.value, x.span), (&y.value, y.span))?;
        let less = self.binary(BinaryOp::Sub, (&sum, at), (&Val::Int(1), at))?;
        self.binary(BinaryOp::FloorDiv, (&less, at), (&y.value, y.span))
    }

    fn property_call(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let [Some(wanted)] = self.bind("asc.property", at, args, ["prop"], 0)? else { return Err(Stop) };
        let found = match &wanted.value {
            Val::Unknown(name) => api::PROPERTIES.iter().find(|(known, _)| *known == &**name),
            _ => None,
        };
        let own = match &wanted.value {
            Val::Object(object) if object.class == name_of_property() => match &object.fields[..] {
                [(_, Val::Str(name)), (_, Val::Dtype(dtype))] => Some((name.to_string(), *dtype)),
                _ => None,
            },
            _ => None,
        };
        let found =
            found.map(|(name, dtype)| (format!("::AscendC::{name}"), Dtype::from_name(dtype).unwrap_or(Dtype::I32)));
        let Some((name, dtype)) = found.or(own) else {
            let known: Vec<&str> = api::PROPERTIES.iter().map(|(name, _)| *name).collect();
            let known = known.join(", ");
            let en = format!("this is not a property; there are: {known}");
            return Err(self.error("ASC1005", wanted.span, en, format!("这不是属性；可用的有：{known}")));
        };
        let opaque = self.attr_by_text(&format!("#emitc.opaque<\"{name}\">"), at)?;
        let ty = dtype.ty(self.ir);
        let value = self.op("emitc.constant").attr("value", opaque).value(ty);
        Ok(Val::Scalar(Scalar { dtype, value }))
    }

    /// `pop_stack_buffer(dtype, position)`: a tensor over the rest of a memory.
    fn pop_stack_buffer(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let [Some(dtype), position] = self.bind("pop_stack_buffer", at, args, ["dtype", "position"], 1)? else {
            return Err(Stop);
        };
        let position = position.map(|arg| arg.value).or_else(|| api::member("TPosition", "VECCALC")).ok_or(Stop)?;
        let tensor = self.dispatch("asc.LocalTensor", None, at, &[dtype])?;
        let handle = self.handle(&tensor, at)?;
        let number = position.as_int().and_then(|int| i64::try_from(int).ok()).ok_or(Stop)?;
        let position = Attr::int(self.ir.int(32), number);
        self.op("ascir.pop_stack_buffer").operand(handle).attr("pos", position).build();
        Ok(tensor)
    }

    fn attr_by_text(&mut self, text: &str, at: SourceSpan) -> Eval<Attr<'c>> {
        self.ir.parse_attr(text).map_err(|_| {
            let en = format!("no attribute `{text}`");
            self.error("ASC9001", at, en, format!("没有属性 `{text}`"))
        })
    }

    /// `asc.inline(code[, args][, before_function=True])`.
    fn inline_call(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let [Some(code), values, before] = self.bind("asc.inline", at, args, ["code", "args", "before_function"], 2)?
        else {
            return Err(Stop);
        };
        let Val::Str(code_text) = &code.value else {
            let class = code.value.describe();
            let en = format!("the code must be a str, not {class}");
            return Err(self.error("ASC1005", code.span, en, format!("代码必须是 str，而不是 {class}")));
        };
        let mut handles = Vec::new();
        if let Some(values) = &values {
            for value in values.value.elements().unwrap_or_default() {
                handles.push(self.handle(&value, values.span)?);
            }
        }
        let text = Attr::string(self.ir, code_text);
        let before = before.is_some_and(|flag| matches!(flag.value, Val::Bool(true)));
        match self.function.filter(|_| before) {
            Some(function) => {
                let location = self.location(Some(at));
                let outside = Builder::before(self.ir, function).ok_or(Stop)?.located(location);
                outside.op("ascir.verbatim").operands(&handles).attr("value", text).build();
            }
            None => {
                self.op("ascir.verbatim").operands(&handles).attr("value", text).build();
            }
        }
        Ok(Val::None)
    }

    /// Strings among the values replace `%s` in the text; the others become operands.
    fn printf_call(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let Some((Val::Str(text), rest)) = args.split_first().map(|(first, rest)| (&first.value, rest)) else {
            let (en, zh) = ("`asc.printf` needs a format string first", "`asc.printf` 的第一个参数必须是格式字符串");
            return Err(self.error("ASC1005", at, en, zh));
        };
        let mut text = text.to_string();
        let mut handles = Vec::new();
        for arg in rest {
            match &arg.value {
                Val::Str(piece) => text = text.replacen("%s", piece, 1),
                value => handles.push(self.handle(value, arg.span)?),
            }
        }
        let text = Attr::string(self.ir, &text);
        self.op("ascir.printf").operands(&handles).attr("desc", text).build();
        Ok(Val::None)
    }

    fn static_assert_call(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let [Some(test), message] = self.bind("asc.static_assert", at, args, ["test", "message"], 1)? else {
            return Err(Stop);
        };
        match test.value {
            Val::Bool(true) => Ok(Val::None),
            Val::Bool(false) => Err(self.assertion_failed(test.span, message.map(|arg| arg.value).as_ref())),
            _ => Err(self.unsupported("an assertion about a value of the device", "对设备上的值的断言", test.span)),
        }
    }

    /// `tensor.set_global_buffer(address[, size])`: makes the tensor, then sets its buffer. Size 0 counts as none.
    pub fn set_global_buffer(
        &mut self,
        tensor: &Rc<RefCell<GlobalTensor<'c>>>,
        at: SourceSpan,
        args: &[Argument<'c>],
    ) -> Eval<Val<'c>> {
        let [Some(buffer), size] = self.bind("set_global_buffer", at, args, ["buffer", "buffer_size"], 1)? else {
            return Err(Stop);
        };
        let Val::Address(address) = buffer.value else {
            let class = buffer.value.describe();
            return Err(self.report(
                Diagnostic::error(
                    "ASC2001",
                    buffer.span,
                    Message::new(
                        format!("`buffer` must be GlobalAddress, not {class}"),
                        format!("`buffer` 必须是 GlobalAddress，而不是 {class}"),
                    ),
                )
                .with_note(note("pass an array argument of the kernel", "请传入核函数的数组参数")),
            ));
        };
        let size = size.filter(|size| !matches!(size.value, Val::None | Val::Int(0)));
        let ty = self.global_type(address.dtype, at)?;
        let handle = self.op("ascir.global_tensor").value(ty);
        let mut operands = vec![handle, address.value];
        if let Some(size) = size {
            operands.push(self.materialise(&size.value, None, size.span)?.value);
        }
        self.op("ascir.global_tensor.set_global_buffer").operands(&operands).build();
        *tensor.borrow_mut() = GlobalTensor { set: Some((handle, address.dtype)), shape: None };
        Ok(Val::None)
    }

    pub fn unset_tensor(&mut self, at: SourceSpan) -> Stop {
        self.report(
            Diagnostic::error(
                "ASC2005",
                at,
                Message::new("this GlobalTensor has no buffer yet", "这个 GlobalTensor 还没有缓冲区"),
            )
            .with_note(note(
                "call `tensor.set_global_buffer(address, size)` first",
                "请先调用 `tensor.set_global_buffer(address, size)`",
            )),
        )
    }

    /// `LocalTensorAuto(dtype, shape)`: with a runtime extent all extents become operands.
    fn auto_tensor(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let [Some(dtype), Some(shape)] = self.bind("asc.LocalTensorAuto", at, args, ["dtype", "shape"], 0)? else {
            return Err(Stop);
        };
        let dtype = self.expect_dtype(&dtype)?;
        let extents = match &shape.value {
            Val::Tuple(_) | Val::List(_) => shape.value.elements().unwrap_or_default(),
            // A number is the only extent.
            Val::Int(_) | Val::Scalar(_) => vec![shape.value.clone()],
            other => {
                let class = other.describe();
                let en = format!("the shape must be a tuple or list, not {class}");
                return Err(self.error("ASC2001", shape.span, en, format!("形状必须是元组或列表，而不是 {class}")));
            }
        };
        let is_static = extents.iter().all(|extent| extent.as_int().is_some());
        let mut operands = Vec::new();
        if !is_static {
            for extent in &extents {
                operands.push(self.materialise(extent, Some(Dtype::I64), shape.span)?.value);
            }
        }
        let ty = self.local_type(dtype, Some(&extents), at)?;
        let value = self.op("ascir.local_tensor_auto").operands(&operands).value(ty);
        Ok(Val::Local(Rc::new(LocalTensor { dtype, value, shape: Some(extents), auto: true })))
    }

    /// Type of a local tensor; a shape with runtime extents is not part of it.
    pub fn local_type(&mut self, dtype: Dtype, shape: Option<&[Val<'c>]>, at: SourceSpan) -> Eval<Type<'c>> {
        let extents: Option<Vec<String>> =
            shape.and_then(|shape| shape.iter().map(|extent| Some(extent.as_int()?.to_string())).collect());
        let element = dtype.ir_name();
        let text = match extents {
            Some(extents) if !extents.is_empty() => format!("!ascir.local_tensor<{}x{element}>", extents.join("x")),
            _ => format!("!ascir.local_tensor<*x{element}>"),
        };
        self.type_by_text(&text, at)
    }

    pub fn global_type(&mut self, dtype: Dtype, at: SourceSpan) -> Eval<Type<'c>> {
        self.type_by_text(&format!("!ascir.global_tensor<*x{}>", dtype.ir_name()), at)
    }
}

/// Class of a property that a kernel describes itself: a C++ constant by name, and its dtype.
fn name_of_property() -> Rc<str> {
    "Property".into()
}
