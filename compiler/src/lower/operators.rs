//! Operators on runtime numbers and addresses; those on Python's own objects are in [`super::python`].
//!
//! The result has the left operand's dtype if that is a runtime number, else the right's; the other operand is cast
//! to it. There is no promotion.

use super::interp::{Eval, Lowering, Stop, note};
use super::python;
use super::value::{Address, Dtype, DtypeKind, Scalar, Val};
use crate::ir::Attr;
use crate::model::{Diagnostic, Message, SourceSpan};
use crate::syntax::ast::{BinaryOp, BoolOp, CompareOp, UnaryOp};

/// An operand with the place where it is written.
pub(super) type Operand<'v, 'c> = (&'v Val<'c>, SourceSpan);

impl<'c> Lowering<'c, '_> {
    pub fn binary(&mut self, op: BinaryOp, left: Operand<'_, 'c>, right: Operand<'_, 'c>) -> Eval<Val<'c>> {
        match (left.0, right.0) {
            (Val::Poison, _) | (_, Val::Poison) => Err(Stop),
            (a, b) if self.is_staged_operation(a, b) => self.tensor_binary(op, left, right),
            (Val::Address(address), _) if op == BinaryOp::Add => self.offset(*address, right),
            (Val::Scalar(_), _) | (_, Val::Scalar(_)) => {
                let (a, b) = self.operands(left, right)?;
                let name = arithmetic(op, a.dtype).ok_or(Stop);
                let name = name.map_err(|_| self.no_operator(op.text(), left, right))?;
                self.refuse_unsigned(a.dtype, op.text())?;
                let ty = a.dtype.ty(self.ir);
                let value = self.op(name).operands(&[a.value, b.value]).value(ty);
                Ok(Val::Scalar(Scalar { dtype: a.dtype, value }))
            }
            (a, b) if a.is_compile_time() && b.is_compile_time() => {
                let outcome = python::binary(op, a, b);
                outcome.map_err(|reason| self.python_error(reason, left, right, op.text()))
            }
            _ => Err(self.no_operator(op.text(), left, right)),
        }
    }

    pub fn compare(&mut self, op: CompareOp, left: Operand<'_, 'c>, right: Operand<'_, 'c>) -> Eval<Val<'c>> {
        match (op, left.0, right.0) {
            (_, Val::Poison, _) | (_, _, Val::Poison) => Err(Stop),
            (CompareOp::Is, a, b) => Ok(Val::Bool(python::identical(a, b))),
            (CompareOp::IsNot, a, b) => Ok(Val::Bool(!python::identical(a, b))),
            (CompareOp::In | CompareOp::NotIn, ..) => Err(self.no_operator(op.text(), left, right)),
            (_, a, b) if self.is_staged_operation(a, b) => self.tensor_compare(op, left, right),
            (_, Val::Scalar(_), _) | (_, _, Val::Scalar(_)) => {
                let (a, b) = self.operands(left, right)?;
                self.refuse_unsigned(a.dtype, op.text())?;
                Ok(Val::Scalar(self.compare_scalars(op, a, b)))
            }
            (_, a, b) if a.is_compile_time() && b.is_compile_time() => {
                let outcome = python::compare(op, a, b);
                outcome.map_err(|reason| self.python_error(reason, left, right, op.text()))
            }
            _ => Err(self.no_operator(op.text(), left, right)),
        }
    }

    fn compare_scalars(&mut self, op: CompareOp, a: Scalar<'c>, b: Scalar<'c>) -> Scalar<'c> {
        // Numbers of arith's predicates: integers eq, ne, slt, sle, sgt, sge; floats oeq, one, olt, ole, ogt, oge.
        let (int, float) = match op {
            CompareOp::NotEq => (1, 6),
            CompareOp::Less => (2, 4),
            CompareOp::LessEq => (3, 5),
            CompareOp::Greater => (4, 2),
            CompareOp::GreaterEq => (5, 3),
            _ => (0, 1),
        };
        let (name, predicate) = if a.dtype.is_float() { ("arith.cmpf", float) } else { ("arith.cmpi", int) };
        let predicate = Attr::int(self.ir.int(64), predicate);
        let ty = self.ir.int(1);
        let value = self.op(name).operands(&[a.value, b.value]).attr("predicate", predicate).value(ty);
        Scalar { dtype: Dtype::BIT, value }
    }

    /// Both operands as numbers of the result's dtype, the left one made first.
    fn operands(&mut self, left: Operand<'_, 'c>, right: Operand<'_, 'c>) -> Eval<(Scalar<'c>, Scalar<'c>)> {
        let dtype = match (left.0, right.0) {
            (Val::Scalar(scalar), _) | (_, Val::Scalar(scalar)) => Some(scalar.dtype),
            _ => None,
        };
        let a = self.materialise(left.0, dtype, left.1)?;
        let b = self.materialise(right.0, dtype, right.1)?;
        Ok((a, b))
    }

    fn refuse_unsigned(&mut self, dtype: Dtype, operator: &str) -> Eval<()> {
        match dtype.kind {
            DtypeKind::Uint => Err(self.unsigned(dtype, &format!("`{operator}`"), self.node)),
            _ => Ok(()),
        }
    }

    /// `address + elements`.
    fn offset(&mut self, address: Address<'c>, by: Operand<'_, 'c>) -> Eval<Val<'c>> {
        let count = self.materialise(by.0, Some(Dtype::I32), by.1)?;
        let index = self.ir.index();
        let count = self.op("arith.index_cast").operand(count.value).value(index);
        let ty = address.value.ty();
        let value = self.op("ascir.ptr_offset").operands(&[address.value, count]).value(ty);
        Ok(Val::Address(Address { dtype: address.dtype, value }))
    }

    pub fn unary(&mut self, op: UnaryOp, operand: Operand<'_, 'c>) -> Eval<Val<'c>> {
        match (op, operand.0) {
            (_, Val::Poison) => Err(Stop),
            (UnaryOp::Plus, Val::Scalar(_)) => Ok(operand.0.clone()),
            (UnaryOp::Minus, Val::Scalar(scalar)) if scalar.dtype.is_float() => {
                let ty = scalar.dtype.ty(self.ir);
                self.op("arith.negf").operand(scalar.value).value(ty);
                Ok(Val::Raw)
            }
            (UnaryOp::Minus, Val::Scalar(scalar)) => {
                self.refuse_unsigned(scalar.dtype, "-")?;
                let minus_one = self.materialise(&Val::Int(-1), Some(scalar.dtype), operand.1)?;
                let ty = scalar.dtype.ty(self.ir);
                let value = self.op("arith.muli").operands(&[scalar.value, minus_one.value]).value(ty);
                Ok(Val::Scalar(Scalar { dtype: scalar.dtype, value }))
            }
            (UnaryOp::Not, Val::Scalar(scalar)) => {
                self.refuse_unsigned(scalar.dtype, "not")?;
                let zero = self.materialise(&Val::Int(0), Some(scalar.dtype), operand.1)?;
                Ok(Val::Scalar(self.compare_scalars(CompareOp::Eq, *scalar, zero)))
            }
            (UnaryOp::Not, value) if value.is_compile_time() => Err(self.no_logic("not", operand.1)),
            (_, value) if value.is_compile_time() => {
                python::unary(op, value).map_err(|_| self.no_unary(op.text(), operand))
            }
            _ => Err(self.no_unary(op.text(), operand)),
        }
    }

    /// `and`, `or` of two values: both are cut to one bit.
    pub fn logical(&mut self, op: BoolOp, left: Operand<'_, 'c>, right: Operand<'_, 'c>) -> Eval<Val<'c>> {
        if matches!(left.0, Val::Poison) || matches!(right.0, Val::Poison) {
            return Err(Stop);
        }
        // A Python value on the left hands over to the right operand, whose method has no reversed form.
        let (first, second) = match (left.0, right.0) {
            (Val::Scalar(_), _) => (left, right),
            (_, Val::Scalar(_)) => (right, left),
            _ => return Err(self.no_logic(op.text(), self.node)),
        };
        let a = self.truth(first)?;
        let b = self.truth(second)?;
        let ty = self.ir.int(1);
        let name = if op == BoolOp::And { "arith.andi" } else { "arith.ori" };
        let value = self.op(name).operands(&[a.value, b.value]).value(ty);
        Ok(Val::Scalar(Scalar { dtype: Dtype::BIT, value }))
    }

    /// A condition as one bit. Numbers are not compared with zero but cut to their lowest bit. The Ascend C that comes of
    /// it is a cast to `bool`, for which every number but 0 is true; what the passes fold looks at the bit. This is said.
    pub fn truth(&mut self, value: Operand<'_, 'c>) -> Eval<Scalar<'c>> {
        if let Val::Scalar(scalar) = value.0
            && scalar.dtype.kind == DtypeKind::Int
            && scalar.dtype.bits > 1
        {
            let source = self.source(value.1);
            let simple = !source.contains(|c: char| c.is_whitespace() || "&|^<>".contains(c));
            let compared = if simple { format!("{source} != 0") } else { format!("({source}) != 0") };
            self.report(
                Diagnostic::warning(
                    "ASC1105",
                    value.1,
                    Message::new(
                        "a number as a condition: at run time all but 0 are true, but of a number that the compiler can \
                         compute only the lowest bit counts, so that 2 is false",
                        "数字作条件：运行时非 0 即为真，但编译器能算出的数字只看最低位，2 会被当作假",
                    ),
                )
                .with_note(note(format!("compare it: `{compared}`"), format!("请写成比较：`{compared}`"))),
            );
        }
        self.materialise(value.0, Some(Dtype::BIT), value.1)
    }

    pub fn no_operator(&mut self, operator: &str, left: Operand<'_, 'c>, right: Operand<'_, 'c>) -> Stop {
        let (a, b) = (left.0.describe(), right.0.describe());
        let remedy = match (left.0, right.0) {
            (Val::Local(_), _) | (_, Val::Local(_)) => note(
                "tensors are computed with functions such as `asc.add(dst, a, b, count)`",
                "张量用函数计算，例如 `asc.add(dst, a, b, count)`",
            ),
            (_, Val::Address(_)) => {
                note("write the address first: `address + count`", "请把地址写在前面：`address + count`")
            }
            _ => note(
                "runtime numbers have + - * / // %, and for integers << >> & | ^",
                "运行时数字支持 + - * / // %，整数还支持 << >> & | ^",
            ),
        };
        self.report(
            Diagnostic::error(
                "ASC2004",
                self.node,
                Message::new(
                    format!("`{operator}` does not work between {a} and {b}"),
                    format!("`{operator}` 不能用于 {a} 与 {b}"),
                ),
            )
            .with_note(remedy),
        )
    }

    fn no_unary(&mut self, operator: &str, operand: Operand<'_, 'c>) -> Stop {
        let class = operand.0.describe();
        self.error(
            "ASC2004",
            operand.1,
            format!("`{operator}` does not work on {class}"),
            format!("`{operator}` 不能用于 {class}"),
        )
    }

    fn no_logic(&mut self, operator: &str, at: SourceSpan) -> Stop {
        self.report(
            Diagnostic::error(
                "ASC2004",
                at,
                Message::new(
                    format!("`{operator}` needs a runtime value; pyasc refuses it on compile-time values"),
                    format!("`{operator}` 需要运行时的值；pyasc 不接受编译期的值"),
                ),
            )
            .with_note(note(
                "for compile-time decisions use a comparison or nested `if`",
                "编译期的判断请用比较或嵌套的 `if`",
            )),
        )
    }

    fn python_error(
        &mut self,
        reason: python::Refusal,
        left: Operand<'_, 'c>,
        right: Operand<'_, 'c>,
        operator: &str,
    ) -> Stop {
        match reason {
            python::Refusal::Types => self.no_operator(operator, left, right),
            python::Refusal::Reflected => {
                let (a, b) = (left.0.class_name(), right.0.class_name());
                self.report(
                    Diagnostic::error(
                        "ASC2004",
                        self.node,
                        Message::new(
                            format!("pyasc cannot compare {a} with {b} (`{operator}`)"),
                            format!("pyasc 不能比较 {a} 与 {b}（`{operator}`）"),
                        ),
                    )
                    .with_note(note("make both sides the same type", "请让两边类型相同")),
                )
            }
            python::Refusal::DivisionByZero => self.error("ASC2004", right.1, "division by zero", "除数为零"),
            python::Refusal::TooLarge => self.error("ASC2006", self.node, "the result is too large", "结果过大"),
        }
    }
}

/// Operation for an operator and dtype; `None` where pyasc has none.
fn arithmetic(op: BinaryOp, dtype: Dtype) -> Option<&'static str> {
    let float = dtype.is_float();
    Some(match (op, float) {
        (BinaryOp::Add, false) => "arith.addi",
        (BinaryOp::Sub, false) => "arith.subi",
        (BinaryOp::Mul, false) => "arith.muli",
        (BinaryOp::Div | BinaryOp::FloorDiv, false) => "arith.divsi",
        (BinaryOp::Mod, false) => "arith.remsi",
        (BinaryOp::ShiftLeft, false) => "arith.shli",
        (BinaryOp::ShiftRight, false) => "arith.shrsi",
        (BinaryOp::BitAnd, false) => "arith.andi",
        (BinaryOp::BitOr, false) => "arith.ori",
        (BinaryOp::BitXor, false) => "arith.xori",
        (BinaryOp::Add, true) => "arith.addf",
        (BinaryOp::Sub, true) => "arith.subf",
        (BinaryOp::Mul, true) => "arith.mulf",
        (BinaryOp::Div | BinaryOp::FloorDiv, true) => "arith.divf",
        _ => return None,
    })
}
