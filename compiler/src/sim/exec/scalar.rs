//! `arith`, `emitc`, `memref` and scalar helpers, with the meaning of the C++ that is emitted for them: signedness
//! of comparisons and shifts follows the variable's type, not the operation's name.

use super::code::Op;
use super::machine::{Done, Machine};
use super::report::code;
use super::value::{Elem, Number, Value};
use super::{Handler, Handler::Plain};
use crate::model::{Attr, Type};
use std::cell::RefCell;
use std::rc::Rc;

pub const OPS: &[(&str, Handler)] = &[
    ("arith.constant", Plain(constant)),
    ("emitc.constant", Plain(constant)),
    ("emitc.cast", Plain(cast)),
    ("arith.addi", Plain(|m, op| integer(m, op, |a, b| Some(a.wrapping_add(b))))),
    ("arith.subi", Plain(|m, op| integer(m, op, |a, b| Some(a.wrapping_sub(b))))),
    ("arith.muli", Plain(|m, op| integer(m, op, |a, b| Some(a.wrapping_mul(b))))),
    ("arith.divsi", Plain(|m, op| integer(m, op, i128::checked_div))),
    ("arith.divui", Plain(|m, op| integer(m, op, i128::checked_div))),
    ("arith.remsi", Plain(|m, op| integer(m, op, i128::checked_rem))),
    ("arith.remui", Plain(|m, op| integer(m, op, i128::checked_rem))),
    ("arith.ceildivsi", Plain(|m, op| integer(m, op, |a, b| (a + b - 1).checked_div(b)))),
    ("arith.floordivsi", Plain(|m, op| integer(m, op, |a, b| (b != 0).then(|| a.div_euclid(b))))),
    ("arith.andi", Plain(|m, op| integer(m, op, |a, b| Some(a & b)))),
    ("arith.ori", Plain(|m, op| integer(m, op, |a, b| Some(a | b)))),
    ("arith.xori", Plain(|m, op| integer(m, op, |a, b| Some(a ^ b)))),
    ("arith.shli", Plain(|m, op| integer(m, op, |a, b| Some(a << (b & 63))))),
    ("arith.shrsi", Plain(|m, op| integer(m, op, |a, b| Some(a >> (b & 63))))),
    ("arith.shrui", Plain(|m, op| integer(m, op, |a, b| Some(a >> (b & 63))))),
    ("arith.minsi", Plain(|m, op| integer(m, op, |a, b| Some(a.min(b))))),
    ("arith.maxsi", Plain(|m, op| integer(m, op, |a, b| Some(a.max(b))))),
    ("arith.minui", Plain(|m, op| integer(m, op, |a, b| Some(a.min(b))))),
    ("arith.maxui", Plain(|m, op| integer(m, op, |a, b| Some(a.max(b))))),
    ("arith.addf", Plain(|m, op| float(m, op, |a, b| a + b))),
    ("arith.subf", Plain(|m, op| float(m, op, |a, b| a - b))),
    ("arith.mulf", Plain(|m, op| float(m, op, |a, b| a * b))),
    ("arith.divf", Plain(|m, op| float(m, op, |a, b| a / b))),
    ("arith.minimumf", Plain(|m, op| float(m, op, |a, b| if a < b { a } else { b }))),
    ("arith.maximumf", Plain(|m, op| float(m, op, |a, b| if a > b { a } else { b }))),
    ("arith.minnumf", Plain(|m, op| float(m, op, |a, b| if a < b { a } else { b }))),
    ("arith.maxnumf", Plain(|m, op| float(m, op, |a, b| if a > b { a } else { b }))),
    ("arith.negf", Plain(|m, op| unary_float(m, op, |a| -a))),
    ("math.absf", Plain(|m, op| unary_float(m, op, f64::abs))),
    ("math.sqrt", Plain(|m, op| unary_float(m, op, f64::sqrt))),
    ("math.exp", Plain(|m, op| unary_float(m, op, f64::exp))),
    ("math.log", Plain(|m, op| unary_float(m, op, f64::ln))),
    ("arith.cmpi", Plain(compare)),
    ("arith.cmpf", Plain(compare)),
    ("arith.select", Plain(select)),
    ("arith.extsi", Plain(cast)),
    ("arith.extui", Plain(cast)),
    ("arith.extf", Plain(cast)),
    ("arith.trunci", Plain(cast)),
    ("arith.truncf", Plain(cast)),
    ("arith.fptosi", Plain(cast)),
    ("arith.fptoui", Plain(cast)),
    ("arith.sitofp", Plain(cast)),
    ("arith.uitofp", Plain(cast)),
    ("arith.index_cast", Plain(cast)),
    ("arith.index_castui", Plain(cast)),
    ("arith.bitcast", Plain(bitcast)),
    ("builtin.unrealized_conversion_cast", Plain(alias)),
    ("memref.alloca", Plain(alloca)),
    ("memref.cast", Plain(alias)),
    ("memref.load", Plain(load)),
    ("memref.store", Plain(store)),
    ("scalar_cast", Plain(scalar_cast)),
    ("scalar_count_leading_zero", Plain(|m, op| bits(m, op, |v, _| i64::from(v.leading_zeros())))),
    ("count_bits_cnt_same_as_sign_bit", Plain(|m, op| bits(m, op, |v, _| sign_bits(v)))),
    ("scalar_get_count_of_value", Plain(|m, op| bits(m, op, count_of))),
    ("scalar_get_sff_value", Plain(|m, op| bits(m, op, first_of))),
];

fn constant(m: &mut Machine, op: &Op) -> Done {
    let Some(&slot) = op.results.first() else { return Ok(()) };
    let elem = m.elem_of(slot).unwrap_or(Elem::I32);
    let value = match op.attr("value") {
        Some(Attr::Int(v)) => Value::of(Number::Int(i128::from(*v)), elem),
        Some(Attr::Bool(v)) => Value::Int(i64::from(*v)),
        Some(Attr::Float(v)) => Value::of(Number::Float(*v), elem),
        Some(Attr::Str(text) | Attr::Other(text)) => named_constant(text).map_or(Value::Poison, Value::Int),
        _ => Value::Poison,
    };
    m.set(slot, value);
    Ok(())
}

/// Constants of the library that kernels may name.
fn named_constant(text: &str) -> Option<i64> {
    let name = text.trim_matches(|c: char| !c.is_ascii_alphanumeric() && c != '_').rsplit("::").next()?;
    Some(match name {
        "ONE_BLK_SIZE" | "DEFAULT_C0_SIZE" => 32,
        "ONE_REPEAT_BYTE_SIZE" => 256,
        "DEFAULT_BLK_NUM" | "DEFAULT_REPEAT_STRIDE" | "DEFAULT_BLOCK_NUM" => 8,
        "DEFAULT_BLK_STRIDE" | "DEFAULT_DATA_COPY_NBURST" => 1,
        "HALF_DEFAULT_REPEAT_STRIDE" => 4,
        "MAX_REPEAT_TIMES" => 255,
        "TOTAL_L0A_SIZE" | "TOTAL_L0B_SIZE" => 65536,
        _ => return None,
    })
}

fn two(m: &Machine, op: &Op) -> Option<(Number, Number)> {
    let [a, b, ..] = op.operands.as_slice() else { return None };
    Some((m.number(*a)?, m.number(*b)?))
}

fn result_elem(m: &Machine, op: &Op) -> Elem {
    op.results.first().and_then(|&slot| m.elem_of(slot)).unwrap_or(Elem::I32)
}

fn integer(m: &mut Machine, op: &Op, compute: fn(i128, i128) -> Option<i128>) -> Done {
    let costs = &m.target.scalar;
    let cycles = match op.name.as_str() {
        "arith.muli" => costs.mul.value,
        name if name.contains("div") || name.contains("rem") => costs.div.value,
        _ => costs.alu.value,
    };
    m.scalar(op, cycles);
    let Some((a, b)) = two(m, op) else { return m.unknown(op) };
    let Some(value) = compute(a.as_int(), b.as_int()) else {
        m.report.error(code::ARITHMETIC, op.id, "division by zero", "除数为零");
        return m.unknown(op);
    };
    let elem = result_elem(m, op);
    m.result(op, Value::of(Number::Int(value), elem));
    Ok(())
}

fn float(m: &mut Machine, op: &Op, compute: fn(f64, f64) -> f64) -> Done {
    let costs = &m.target.scalar;
    m.scalar(op, if op.name == "arith.divf" { costs.float_div.value } else { costs.float.value });
    let Some((a, b)) = two(m, op) else { return m.unknown(op) };
    let elem = result_elem(m, op);
    m.result(op, Value::of(Number::Float(compute(a.as_f64(), b.as_f64())), elem));
    Ok(())
}

fn unary_float(m: &mut Machine, op: &Op, compute: fn(f64) -> f64) -> Done {
    m.scalar(op, m.target.scalar.float.value);
    let Some(a) = op.operands.first().and_then(|&slot| m.number(slot)) else { return m.unknown(op) };
    let elem = result_elem(m, op);
    m.result(op, Value::of(Number::Float(compute(a.as_f64())), elem));
    Ok(())
}

/// `cmpi` predicates by number 0..9: eq ne slt sle sgt sge ult ule ugt uge; `cmpf`: false oeq ogt oge olt ole one
/// ord ueq ugt uge ult ule une uno true. The emitter writes the plain C++ operator for all of them.
fn compare(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let Some((a, b)) = two(m, op) else { return m.unknown(op) };
    let predicate = op.int_attr("predicate").unwrap_or(0);
    let operator = if op.name == "arith.cmpi" {
        ["==", "!=", "<", "<=", ">", ">=", "<", "<=", ">", ">="].get(predicate as usize)
    } else {
        ["false", "==", ">", ">=", "<", "<=", "!=", "ord", "==", ">", ">=", "<", "<=", "!=", "uno", "true"]
            .get(predicate as usize)
    };
    let order = match (a, b) {
        (Number::Int(a), Number::Int(b)) => Some(a.cmp(&b)),
        (a, b) => a.as_f64().partial_cmp(&b.as_f64()),
    };
    let holds = match operator.copied().unwrap_or("false") {
        "==" => order.is_some_and(|o| o.is_eq()),
        "!=" => order.is_none_or(|o| o.is_ne()),
        "<" => order.is_some_and(|o| o.is_lt()),
        "<=" => order.is_some_and(|o| o.is_le()),
        ">" => order.is_some_and(|o| o.is_gt()),
        ">=" => order.is_some_and(|o| o.is_ge()),
        "ord" => order.is_some(),
        "uno" => order.is_none(),
        other => other == "true",
    };
    m.result(op, Value::Int(i64::from(holds)));
    Ok(())
}

fn select(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let &[condition, yes, no] = op.operands.as_slice() else { return m.unknown(op) };
    let Some(condition) = m.int(condition) else { return m.unknown(op) };
    let value = m.value(if condition != 0 { yes } else { no }).clone();
    m.result(op, value);
    Ok(())
}

fn cast(m: &mut Machine, op: &Op) -> Done {
    let Some(&slot) = op.operands.first() else { return m.unknown(op) };
    let (Some(number), Some(from)) = (m.number(slot), m.elem_of(slot)) else {
        let value = m.value(slot).clone();
        m.result(op, value);
        return Ok(());
    };
    let to = result_elem(m, op);
    if from.is_float() || to.is_float() {
        m.scalar(op, m.target.scalar.float.value);
    } else if from.bits < to.bits {
        m.scalar(op, m.target.scalar.alu.value);
    }
    m.result(op, Value::of(number, to));
    Ok(())
}

fn bitcast(m: &mut Machine, op: &Op) -> Done {
    let Some(&slot) = op.operands.first() else { return m.unknown(op) };
    let (Some(number), Some(from)) = (m.number(slot), m.elem_of(slot)) else { return m.unknown(op) };
    let to = result_elem(m, op);
    let mut bytes = [0; 8];
    super::value::write(&mut bytes, from, number);
    m.result(op, Value::of(super::value::read(&bytes, to), to));
    Ok(())
}

fn alias(m: &mut Machine, op: &Op) -> Done {
    let value = op.operands.first().map_or(Value::Poison, |&slot| m.value(slot).clone());
    m.result(op, value);
    Ok(())
}

fn alloca(m: &mut Machine, op: &Op) -> Done {
    let Some(&slot) = op.results.first() else { return Ok(()) };
    let length = match m.code.type_of(slot) {
        Some(Type::MemRef { shape, .. }) => shape.iter().map(|extent| extent.unwrap_or(1)).product::<u64>(),
        _ => 1,
    };
    m.set(slot, Value::Stack(Rc::new(RefCell::new(vec![Value::Poison; length.min(1 << 20) as usize]))));
    Ok(())
}

/// The array and the flat index behind a load or store whose memref is operand `at`.
fn element(m: &mut Machine, op: &Op, at: usize) -> Option<(Rc<RefCell<Vec<Value>>>, usize)> {
    let Value::Stack(array) = m.value(*op.operands.get(at)?).clone() else { return None };
    let index = match op.operands.get(at + 1) {
        Some(&slot) => m.int(slot)?,
        None => 0,
    };
    let length = array.borrow().len();
    if index < 0 || index as usize >= length {
        m.report.error(
            code::OUT_OF_BOUNDS,
            op.id,
            format!("index {index} of an array with {length} elements"),
            format!("数组有 {length} 个元素,下标为 {index}"),
        );
        return None;
    }
    Some((array, index as usize))
}

fn load(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.stack.value);
    let Some((array, index)) = element(m, op, 0) else { return m.unknown(op) };
    let value = array.borrow()[index].clone();
    if matches!(value, Value::Poison) {
        m.report.warn(
            code::UNINITIALISED,
            op.id,
            format!("element {index} is read before anything is written to it"),
            format!("第 {index} 个元素在写入之前被读取"),
        );
    }
    m.result(op, value);
    Ok(())
}

fn store(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.stack.value);
    let Some(&value) = op.operands.first() else { return Ok(()) };
    let Some((array, index)) = element(m, op, 1) else { return Ok(()) };
    array.borrow_mut()[index] = m.value(value).clone();
    Ok(())
}

fn scalar_cast(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.float.value);
    let Some(number) = op.operands.first().and_then(|&slot| m.number(slot)) else { return m.unknown(op) };
    let to = result_elem(m, op);
    let mode = op.int_attr("roundMode").unwrap_or(0);
    let value = super::vector::cast::convert(number, to, mode);
    m.result(op, Value::of(value, to));
    Ok(())
}

fn bits(m: &mut Machine, op: &Op, compute: fn(u64, i64) -> i64) -> Done {
    m.scalar(op, m.target.scalar.mul.value);
    let Some(value) = m.operand_int(op, 0) else { return m.unknown(op) };
    let wanted = m.operand_int(op, 1).unwrap_or(0);
    m.result_int(op, compute(value as u64, wanted));
    Ok(())
}

/// Bits below the sign that equal it.
fn sign_bits(value: u64) -> i64 {
    let same = if (value as i64) < 0 { value.leading_ones() } else { value.leading_zeros() };
    i64::from(same) - 1
}

fn count_of(value: u64, wanted: i64) -> i64 {
    i64::from(if wanted == 0 { value.count_zeros() } else { value.count_ones() })
}

/// Place of the lowest bit with the wanted value, -1 when there is none.
fn first_of(value: u64, wanted: i64) -> i64 {
    let at = if wanted == 0 { value.trailing_ones() } else { value.trailing_zeros() };
    if at == 64 { -1 } else { i64::from(at) }
}
