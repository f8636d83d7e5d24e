//! Turning a value into a runtime number of a wanted dtype: constants, and the casts that exist.
//!
//! A constant is made anew at every use; merging is the canonicaliser's work. There are no other casts than those
//! below, and none changes kind and width at once.

use super::interp::{Eval, Lowering, Stop, note};
use super::value::{Dtype, DtypeKind, Scalar, Val};
use crate::ir::{Attr, Value};
use crate::model::{Diagnostic, Message, SourceSpan};

impl<'c> Lowering<'c, '_> {
    /// A runtime number from `value`; `wanted` defaults to int1, int32 or float32 by the Python type.
    /// `at` is where the value is written, for messages.
    pub fn materialise(&mut self, value: &Val<'c>, wanted: Option<Dtype>, at: SourceSpan) -> Eval<Scalar<'c>> {
        match value {
            Val::Poison => Err(Stop),
            Val::Bool(flag) => match wanted {
                None => Ok(self.int_constant(Dtype::BIT, i128::from(*flag))),
                Some(dtype) => self.number(f64::from(u8::from(*flag)), i128::from(*flag), dtype, at),
            },
            Val::Int(int) => self.number(*int as f64, *int, wanted.unwrap_or(Dtype::I32), at),
            Val::Enum(member) => {
                let int = i128::from(member.value);
                self.number(int as f64, int, wanted.unwrap_or(Dtype::I32), at)
            }
            Val::Float(float) => {
                let dtype = wanted.unwrap_or(Dtype::F32);
                if dtype.is_int() && !float.is_finite() {
                    let text = format!("{float} has no integer value");
                    return Err(self.error("ASC2006", at, text, format!("{float} 没有对应的整数值")));
                }
                self.number(*float, *float as i128, dtype, at)
            }
            Val::Scalar(scalar) => match wanted {
                Some(dtype) => self.cast(*scalar, dtype, at),
                None => Ok(*scalar),
            },
            Val::Raw => Err(self.raw_handle(at)),
            Val::Unknown(seen) => Err(self.unknown(seen, at)),
            other => Err(self.not_a_number(other, at)),
        }
    }

    fn number(&mut self, float: f64, int: i128, dtype: Dtype, at: SourceSpan) -> Eval<Scalar<'c>> {
        match dtype.kind {
            DtypeKind::Float => Ok(self.float_constant(dtype, float)),
            DtypeKind::Void => Err(self.no_cast("int", "void", at)),
            DtypeKind::Int if dtype.bits == 1 => Ok(self.int_constant(dtype, i128::from(float != 0.0))),
            DtypeKind::Int | DtypeKind::Uint => {
                let (low, high) = limits(dtype);
                if int < low || int > high {
                    return Err(self.out_of_range(int, dtype, at));
                }
                Ok(self.int_constant(dtype, int))
            }
        }
    }

    pub fn int_constant(&mut self, dtype: Dtype, value: i128) -> Scalar<'c> {
        let ty = dtype.ty(self.ir);
        let attr = Attr::int(ty, value as i64);
        let name = if dtype.kind == DtypeKind::Uint { "emitc.constant" } else { "arith.constant" };
        let value = self.op(name).attr("value", attr).value(ty);
        Scalar { dtype, value }
    }

    fn float_constant(&mut self, dtype: Dtype, value: f64) -> Scalar<'c> {
        let ty = dtype.ty(self.ir);
        let attr = Attr::float(self.ir, ty, value);
        let value = self.op("arith.constant").attr("value", attr).value(ty);
        Scalar { dtype, value }
    }

    /// An `index` for memory: a constant, or a cast of the runtime number.
    pub fn index(&mut self, value: &Val<'c>, at: SourceSpan) -> Eval<Value<'c>> {
        let index = self.ir.index();
        match value {
            Val::Int(_) | Val::Bool(_) | Val::Enum(_) => {
                let constant = Attr::int(index, value.as_int().unwrap_or(0) as i64);
                Ok(self.op("arith.constant").attr("value", constant).value(index))
            }
            _ => {
                let scalar = self.materialise(value, None, at)?;
                Ok(self.op("arith.index_cast").operand(scalar.value).value(index))
            }
        }
    }

    pub fn cast(&mut self, from: Scalar<'c>, to: Dtype, at: SourceSpan) -> Eval<Scalar<'c>> {
        if from.dtype == to {
            return Ok(from);
        }
        let wider = to.bits > from.dtype.bits;
        let name = match (from.dtype.kind, to.kind) {
            (DtypeKind::Int, DtypeKind::Int) if wider => "arith.extsi",
            (DtypeKind::Int, DtypeKind::Int) => "arith.trunci",
            (DtypeKind::Int, DtypeKind::Uint) | (DtypeKind::Uint, DtypeKind::Int) => "emitc.cast",
            (DtypeKind::Float, DtypeKind::Float) if wider => "arith.extf",
            (DtypeKind::Float, DtypeKind::Float) => "arith.truncf",
            (DtypeKind::Int, DtypeKind::Float) if to.bits == from.dtype.bits => "arith.sitofp",
            (DtypeKind::Float, DtypeKind::Int) if to.bits == from.dtype.bits => "arith.fptosi",
            (DtypeKind::Uint, DtypeKind::Uint | DtypeKind::Float) | (DtypeKind::Float, DtypeKind::Uint)
                if to.kind == from.dtype.kind || to.bits == from.dtype.bits =>
            {
                return Err(self.unsigned(from.dtype, &to.name(), at));
            }
            _ => return Err(self.no_cast(&from.dtype.name(), &to.name(), at)),
        };
        let ty = to.ty(self.ir);
        let value = self.op(name).operand(from.value).value(ty);
        Ok(Scalar { dtype: to, value })
    }

    pub fn out_of_range(&mut self, value: i128, dtype: Dtype, at: SourceSpan) -> Stop {
        let (low, high) = limits(dtype);
        let name = dtype.name();
        self.report(
            Diagnostic::error(
                "ASC2006",
                at,
                Message::new(
                    format!("{value} does not fit into {name} ({low} to {high})"),
                    format!("{value} 超出 {name} 的范围（{low} 到 {high}）"),
                ),
            )
            .with_note(note(
                "integers are int32 unless something asks for another dtype; use `asc.number(value, asc.int64)`",
                "整数默认为 int32；需要更宽时请用 `asc.number(value, asc.int64)`",
            )),
        )
    }

    fn no_cast(&mut self, from: &str, to: &str, at: SourceSpan) -> Stop {
        self.report(
            Diagnostic::error(
                "ASC2003",
                at,
                Message::new(
                    format!("there is no cast from {from} to {to}"),
                    format!("不支持从 {from} 到 {to} 的转换"),
                ),
            )
            .with_note(note(
                "integers and floats convert only at equal width: change the width first, then the kind \
                 (`x.cast(asc.int16).cast(asc.float16)`)",
                "整数与浮点数只能在位宽相同时互相转换：请先改变位宽，再改变种类（`x.cast(asc.int16).cast(asc.float16)`）",
            )),
        )
    }

    /// Arithmetic and casts of unsigned numbers are built by the reference and then fail its verifier.
    pub fn unsigned(&mut self, dtype: Dtype, what: &str, at: SourceSpan) -> Stop {
        let name = dtype.name();
        self.report(
            Diagnostic::error(
                "ASC2008",
                at,
                Message::new(
                    format!("{name} values cannot be computed with ({what})"),
                    format!("不能用 {name} 值做运算（{what}）"),
                ),
            )
            .with_note(note(format!("cast it to int{} first", dtype.bits), format!("请先转换为 int{}", dtype.bits))),
        )
    }

    pub fn raw_handle(&mut self, at: SourceSpan) -> Stop {
        self.report(
            Diagnostic::error(
                "ASC2007",
                at,
                Message::new(
                    "this value cannot be used in an expression: pyasc returns it as a bare handle",
                    "该值不能用于表达式：pyasc 返回的是裸句柄",
                ),
            )
            .with_note(note("for a negated float write `0.0 - x`", "对浮点数取负请写 `0.0 - x`")),
        )
    }

    pub fn unknown(&mut self, seen: &str, at: SourceSpan) -> Stop {
        self.report(
            Diagnostic::error(
                "ASC1002",
                at,
                Message::new(
                    format!("the value of `{seen}` is not known without running the script"),
                    format!("不运行脚本无法得知 `{seen}` 的值"),
                ),
            )
            .with_note(note(
                "set it in the Launch panel, or in a `# asclens: launch` comment",
                "请在启动面板或 `# asclens: launch` 注释中给出它",
            )),
        )
    }

    fn not_a_number(&mut self, value: &Val<'c>, at: SourceSpan) -> Stop {
        let class = value.class_name();
        let remedy = match value {
            Val::Numpy(..) => note("convert it with int() or float() before", "请先用 int() 或 float() 转换"),
            Val::Global(_) | Val::Local(_) => {
                note("read one element with `get_value(index)`", "请用 `get_value(index)` 读取一个元素")
            }
            _ => note("only int, float and bool become runtime values", "只有 int、float、bool 能成为运行时的值"),
        };
        self.report(
            Diagnostic::error(
                "ASC2005",
                at,
                Message::new(
                    format!("a number is needed here, this is of type {class}"),
                    format!("此处需要数字，而这是 {class} 类型"),
                ),
            )
            .with_note(remedy),
        )
    }
}

/// Smallest and largest value.
fn limits(dtype: Dtype) -> (i128, i128) {
    match dtype.kind {
        DtypeKind::Uint => (0, (1 << dtype.bits) - 1),
        _ => (-(1 << (dtype.bits - 1)), (1 << (dtype.bits - 1)) - 1),
    }
}
