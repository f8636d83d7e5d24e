//! Tensors of staged kernels on the vector unit: making them, copies between memories, operators, comparisons, casts.
//!
//! Every result is an automatic tensor of its own; which memory it gets and where one operation waits for another is
//! the business of the passes.

use super::api;
use super::call::Argument;
use super::interp::{Eval, Lowering, Stop, note};
use super::operators::Operand;
use super::value::{Dtype, LocalTensor, Object, Val, element_count};
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::syntax::ast::{BinaryOp, CompareOp};
use std::rc::Rc;

/// Class of what a comparison gives: one bit per element.
const MASK: &str = "Mask";

/// Methods that tensors have in this form only.
pub(super) fn has_method(object: &Val<'_>, name: &str) -> bool {
    match object {
        Val::Local(_) => matches!(name, "copy_from" | "to"),
        Val::Global(_) => matches!(name, "copy_from" | "to_local"),
        Val::Object(object) => match &*object.class {
            MASK => name == "to",
            super::staged_cube::CLASS => name == "copy_from",
            _ => false,
        },
        _ => false,
    }
}

fn is_tensor(value: &Val<'_>) -> bool {
    matches!(value, Val::Local(_) | Val::Global(_)) || is_mask(value)
}

fn is_mask(value: &Val<'_>) -> bool {
    matches!(value, Val::Object(object) if &*object.class == MASK)
}

/// One operand of a vector operation.
enum Side<'c> {
    Tensor(Val<'c>),
    Number(Val<'c>),
}

impl<'c> Lowering<'c, '_> {
    /// Calls a pyasc function with arguments by position.
    pub fn api_call(&mut self, name: &str, at: SourceSpan, values: Vec<Val<'c>>) -> Eval<Val<'c>> {
        let args: Vec<Argument<'c>> =
            values.into_iter().map(|value| Argument { name: None, value, span: at }).collect();
        self.dispatch(&format!("asc.{name}"), None, at, &args)
    }

    /// `Tensor(shape=, dtype=, scope=)`.
    pub fn new_tensor(&mut self, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let names = ["shape", "dtype", "scope"];
        let [Some(shape), Some(dtype), scope] = self.bind("Tensor", at, args, names, 1)? else { return Err(Stop) };
        let dtype = self.expect_dtype(&dtype)?;
        let is_local = matches!(&scope, Some(Argument { value: Val::Enum(scope), .. }) if &*scope.member == "LOCAL");
        if !is_local {
            let made = self.staged.as_mut().and_then(|state| state.made.pop_front());
            return made.ok_or_else(|| {
                let (en, zh) = (
                    "a tensor in global memory must be made at the top level of the body, under a name of its own",
                    "全局内存中的张量必须在函数体的最外层创建，并赋给一个名字",
                );
                self.error("ASC3501", at, en, zh)
            });
        }
        let shape = match &shape.value {
            Val::Tuple(_) | Val::List(_) => shape.value.elements().unwrap_or_default(),
            Val::Int(_) => vec![shape.value.clone()],
            other => {
                let class = other.describe();
                let en = format!("the shape must be a tuple of int, not {class}");
                return Err(self.error("ASC2001", shape.span, en, format!("形状必须是整数元组，而不是 {class}")));
            }
        };
        match self.staged.as_ref().is_some_and(|state| state.cube.is_some()) {
            true => self.new_cube_tensor(dtype, shape),
            false => self.automatic(dtype, shape, at),
        }
    }

    fn automatic(&mut self, dtype: Dtype, shape: Vec<Val<'c>>, at: SourceSpan) -> Eval<Val<'c>> {
        let ty = self.local_type(dtype, Some(&shape), at)?;
        let value = self.op("ascir.local_tensor_auto").value(ty);
        Ok(Val::Local(Rc::new(LocalTensor { dtype, value, shape: Some(shape), auto: true })))
    }

    /// A tensor like another one, of its own or of another element type.
    fn like(&mut self, value: &Val<'c>, dtype: Option<Dtype>, at: SourceSpan) -> Eval<Val<'c>> {
        let (own, shape) = self.tensor_parts(value, at)?;
        self.automatic(dtype.unwrap_or(own), shape, at)
    }

    /// Element type and shape.
    pub fn tensor_parts(&mut self, value: &Val<'c>, at: SourceSpan) -> Eval<(Dtype, Vec<Val<'c>>)> {
        let parts = match value {
            Val::Local(tensor) => tensor.shape.clone().map(|shape| (tensor.dtype, shape)),
            Val::Global(tensor) => {
                let tensor = tensor.borrow();
                tensor.set.zip(tensor.shape.clone()).map(|((_, dtype), shape)| (dtype, shape))
            }
            _ => None,
        };
        parts.ok_or_else(|| {
            let class = value.describe();
            let en = format!("a tensor with a known shape is needed here, not {class}");
            self.error("ASC2101", at, en, format!("此处需要形状已知的张量，而不是 {class}"))
        })
    }

    fn count(&mut self, value: &Val<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        self.tensor_parts(value, at)?;
        element_count(value).ok_or(Stop)
    }

    /// `x.to_local()`, `y.copy_from(y_local)`, `t.to(dtype=...)`.
    pub fn tensor_method(
        &mut self,
        object: &Val<'c>,
        name: &str,
        at: SourceSpan,
        args: &[Argument<'c>],
    ) -> Eval<Val<'c>> {
        let cube = self.staged.as_ref().is_some_and(|state| state.cube.is_some());
        match name {
            "to_local" => {
                let [] = self.bind("to_local", at, args, [], 0)?;
                if cube { self.load_cube(object, at) } else { self.load(object, at) }
            }
            "copy_from" => {
                let [Some(source)] = self.bind("copy_from", at, args, ["source"], 0)? else { return Err(Stop) };
                if cube {
                    return self.store_cube(object, &source.value, at);
                }
                let (a, b) = (self.count(object, at)?, self.count(&source.value, source.span)?);
                if a.as_int() != b.as_int() {
                    return Err(self.shapes_differ((object, at), (&source.value, source.span)));
                }
                self.api_call("data_copy", at, vec![object.clone(), source.value, b])
            }
            _ => {
                let [Some(dtype)] = self.bind("to", at, args, ["dtype"], 0)? else { return Err(Stop) };
                let dtype = self.expect_dtype(&dtype)?;
                self.convert(object, dtype, at)
            }
        }
    }

    fn load(&mut self, global: &Val<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        let local = self.like(global, None, at)?;
        let count = self.count(global, at)?;
        self.api_call("data_copy", at, vec![local.clone(), global.clone(), count])?;
        Ok(local)
    }

    /// The local tensor that stands for a global one; for a destination one is made.
    pub fn local_copy(&mut self, global: &Val<'c>, is_destination: bool, at: SourceSpan) -> Eval<Val<'c>> {
        let Val::Global(tensor) = global else { return Err(Stop) };
        let Some((handle, _)) = tensor.borrow().set else { return Err(self.unset_tensor(at)) };
        let known = self.staged.as_ref().and_then(|state| state.copies.iter().find(|(known, _)| *known == handle));
        match known {
            Some((_, local)) => Ok(local.clone()),
            None if is_destination => {
                let local = self.like(global, None, at)?;
                self.staged.iter_mut().for_each(|state| state.copies.push((handle, local.clone())));
                Ok(local)
            }
            None => Err(self.in_global_memory(at)),
        }
    }

    fn in_global_memory(&mut self, at: SourceSpan) -> Stop {
        let name = self.source(at);
        let (call, local) = (format!("self.copy_from_ext_mem({name})"), format!("{name}.to_local()"));
        self.report(
            Diagnostic::error(
                "ASC3502",
                at,
                Message::new(
                    format!("`{name}` is in global memory: nothing computes there"),
                    format!("`{name}` 位于全局内存，不能直接参与计算"),
                ),
            )
            .with_note(note(
                format!("copy it first: `{call}`, or use `{local}`"),
                format!("请先复制：`{call}`，或使用 `{local}`"),
            )),
        )
    }

    /// `copy_from_ext_mem(x)` and `copy_to_ext_mem(z)`.
    pub fn copy_ext_mem(&mut self, name: &str, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let [Some(tensor)] = self.bind(name, at, args, ["tensor"], 0)? else { return Err(Stop) };
        let handle = match &tensor.value {
            Val::Global(global) => global.borrow().set.map(|(handle, _)| handle),
            _ => None,
        };
        let Some(handle) = handle else {
            let class = tensor.value.describe();
            let en = format!("`{name}` takes a tensor in global memory, not {class}");
            return Err(self.error(
                "ASC2101",
                tensor.span,
                en,
                format!("`{name}` 需要全局内存中的张量，而不是 {class}"),
            ));
        };
        if name == "copy_from_ext_mem" {
            let local = self.load(&tensor.value, at)?;
            self.staged.iter_mut().for_each(|state| {
                state.copies.retain(|(known, _)| *known != handle);
                state.copies.push((handle, local.clone()));
            });
            return Ok(Val::None);
        }
        let known = self.staged.as_ref().and_then(|state| state.copies.iter().find(|(known, _)| *known == handle));
        let Some(local) = known.map(|(_, local)| local.clone()) else {
            let name = self.source(tensor.span);
            let en = format!("nothing was computed for `{name}` yet");
            return Err(self.error("ASC3503", tensor.span, en, format!("还没有为 `{name}` 计算任何结果")));
        };
        let count = self.count(&local, at)?;
        self.api_call("data_copy", at, vec![tensor.value, local, count])?;
        Ok(Val::None)
    }

    /// Whether an operator is one of this form.
    pub fn is_staged_operation(&self, left: &Val<'c>, right: &Val<'c>) -> bool {
        self.staged.is_some() && (is_tensor(left) || is_tensor(right))
    }

    /// An operand: a tensor in local memory, or a number that is broadcast.
    fn side(&mut self, operand: Operand<'_, 'c>, other: &Val<'c>) -> Eval<Side<'c>> {
        match operand.0 {
            Val::Local(_) => Ok(Side::Tensor(operand.0.clone())),
            Val::Global(_) => Ok(Side::Tensor(self.local_copy(operand.0, false, operand.1)?)),
            mask if is_mask(mask) => {
                let dtype = match other {
                    Val::Local(tensor) => tensor.dtype,
                    _ => Dtype::F32,
                };
                Ok(Side::Tensor(self.convert(mask, dtype, operand.1)?))
            }
            Val::Int(_) | Val::Float(_) | Val::Bool(_) | Val::Scalar(_) => Ok(Side::Number(operand.0.clone())),
            other => {
                let class = other.describe();
                let en = format!("a tensor or a number is needed here, not {class}");
                Err(self.error("ASC2101", operand.1, en, format!("此处需要张量或数字，而不是 {class}")))
            }
        }
    }

    fn shapes_differ(&mut self, left: Operand<'_, 'c>, right: Operand<'_, 'c>) -> Stop {
        let text = |value: &Val<'c>| element_count(value).and_then(|count| count.as_int()).unwrap_or(0);
        let (a, b) = (text(left.0), text(right.0));
        self.error(
            "ASC2102",
            right.1,
            format!("the tensors have {a} and {b} elements"),
            format!("两个张量分别有 {a} 和 {b} 个元素"),
        )
    }

    fn same_count(&mut self, left: Operand<'_, 'c>, right: Operand<'_, 'c>) -> Eval<Val<'c>> {
        let (a, b) = (self.count(left.0, left.1)?, self.count(right.0, right.1)?);
        if a.as_int() == b.as_int() { Ok(a) } else { Err(self.shapes_differ(left, right)) }
    }

    /// `+ - * /` on tensors in local memory.
    pub fn tensor_binary(&mut self, op: BinaryOp, left: Operand<'_, 'c>, right: Operand<'_, 'c>) -> Eval<Val<'c>> {
        let name = match op {
            BinaryOp::Add => "add",
            BinaryOp::Sub => "sub",
            BinaryOp::Mul => "mul",
            BinaryOp::Div => "div",
            _ => {
                let op = op.text();
                let en = format!("tensors have the operators + - * / and comparisons, not `{op}`");
                return Err(self.error("ASC2004", self.node, en, format!("张量支持 + - * / 和比较，不支持 `{op}`")));
            }
        };
        let at = self.node;
        match (self.side(left, right.0)?, self.side(right, left.0)?) {
            (Side::Tensor(a), Side::Tensor(b)) => {
                let count = self.same_count((&a, left.1), (&b, right.1))?;
                let result = self.like(&a, None, at)?;
                self.api_call(name, at, vec![result.clone(), a, b, count])?;
                Ok(result)
            }
            (Side::Tensor(a), Side::Number(b)) => match (op, &b) {
                (BinaryOp::Add, _) => self.with_number("adds", &a, b, at),
                (BinaryOp::Mul, _) => self.with_number("muls", &a, b, at),
                (BinaryOp::Sub, Val::Int(number)) => self.with_number("adds", &a, Val::Int(-number), at),
                (BinaryOp::Sub, Val::Float(number)) => self.with_number("adds", &a, Val::Float(-number), at),
                _ => {
                    let filled = self.filled(&a, b, at)?;
                    self.tensor_binary(op, (&a, left.1), (&filled, right.1))
                }
            },
            (Side::Number(a), Side::Tensor(b)) => match op {
                BinaryOp::Add => self.with_number("adds", &b, a, at),
                BinaryOp::Mul => self.with_number("muls", &b, a, at),
                _ => {
                    let filled = self.filled(&b, a, at)?;
                    self.tensor_binary(op, (&filled, left.1), (&b, right.1))
                }
            },
            (Side::Number(_), Side::Number(_)) => Err(Stop),
        }
    }

    fn with_number(&mut self, name: &str, tensor: &Val<'c>, number: Val<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        let result = self.like(tensor, None, at)?;
        let count = self.count(tensor, at)?;
        self.api_call(name, at, vec![result.clone(), tensor.clone(), number, count])?;
        Ok(result)
    }

    /// A tensor like another one with one value everywhere.
    fn filled(&mut self, like: &Val<'c>, number: Val<'c>, at: SourceSpan) -> Eval<Val<'c>> {
        let result = self.like(like, None, at)?;
        let count = self.count(like, at)?;
        self.api_call("duplicate", at, vec![result.clone(), number, count])?;
        Ok(result)
    }

    /// A comparison gives a mask of one bit per element.
    pub fn tensor_compare(&mut self, op: CompareOp, left: Operand<'_, 'c>, right: Operand<'_, 'c>) -> Eval<Val<'c>> {
        let (mode, mirrored) = match op {
            CompareOp::Less => ("LT", "GT"),
            CompareOp::LessEq => ("LE", "GE"),
            CompareOp::Greater => ("GT", "LT"),
            CompareOp::GreaterEq => ("GE", "LE"),
            CompareOp::Eq => ("EQ", "EQ"),
            CompareOp::NotEq => ("NE", "NE"),
            _ => return Err(self.no_operator(op.text(), left, right)),
        };
        let at = self.node;
        let (name, mode, a, b) = match (self.side(left, right.0)?, self.side(right, left.0)?) {
            (Side::Tensor(a), Side::Tensor(b)) => {
                self.same_count((&a, left.1), (&b, right.1))?;
                ("compare", mode, a, b)
            }
            (Side::Tensor(a), Side::Number(b)) => ("compare_scalar", mode, a, b),
            (Side::Number(a), Side::Tensor(b)) => ("compare_scalar", mirrored, b, a),
            (Side::Number(_), Side::Number(_)) => return Err(Stop),
        };
        let count = self.count(&a, at)?;
        let bytes = (count.as_int().unwrap_or(0) + 7) / 8;
        // Whole blocks of 32 bytes.
        let bits = self.automatic(Dtype::U8, vec![Val::Int((bytes + 31) / 32 * 32)], at)?;
        let mode = api::member("CMPMODE", mode).ok_or(Stop)?;
        self.api_call(name, at, vec![bits.clone(), a, b, mode, count.clone()])?;
        let fields = vec![("bits".into(), bits), ("count".into(), count)];
        Ok(Val::Object(Rc::new(Object { class: MASK.into(), value: None, fields })))
    }

    /// Another element type. A mask becomes 1 and 0.
    fn convert(&mut self, value: &Val<'c>, dtype: Dtype, at: SourceSpan) -> Eval<Val<'c>> {
        if let Val::Object(mask) = value {
            let field =
                |name: &str| mask.fields.iter().find(|(known, _)| &**known == name).map(|(_, value)| value.clone());
            let (Some(bits), Some(count)) = (field("bits"), field("count")) else { return Err(Stop) };
            // Only floats can be selected.
            let made = if dtype.is_float() { dtype } else { Dtype::F32 };
            let ones = self.automatic(made, vec![count.clone()], at)?;
            self.api_call("duplicate", at, vec![ones.clone(), Val::Float(1.0), count.clone()])?;
            let result = self.automatic(made, vec![count.clone()], at)?;
            let mode = api::member("SelMode", "VSEL_TENSOR_SCALAR_MODE").ok_or(Stop)?;
            self.api_call("select", at, vec![result.clone(), bits, ones, Val::Float(0.0), mode, count])?;
            return self.convert(&result, dtype, at);
        }
        let (own, _) = self.tensor_parts(value, at)?;
        if own == dtype {
            return Ok(value.clone());
        }
        let mode = match (own.is_float(), dtype.is_float()) {
            (true, false) => "CAST_TRUNC",
            (false, true) if own.bits >= dtype.bits && own.bits > 16 => "CAST_ROUND",
            _ => "CAST_NONE",
        };
        let result = self.like(value, Some(dtype), at)?;
        let count = self.count(value, at)?;
        let mode = api::member("RoundMode", mode).ok_or(Stop)?;
        self.api_call("cast", at, vec![result.clone(), value.clone(), mode, count])?;
        Ok(result)
    }
}
