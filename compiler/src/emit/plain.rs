//! Operations of MLIR's own dialects: arithmetic, mathematics, memory, calls, and what `emitc` adds.

use super::ascendc::{EmitError, Emitted, Emitter};
use super::float_text;
use crate::ir::{Attr, Op};

/// Operations with one result that is an expression of their operands: `0`, `1`, `2` in braces stand for operands,
/// `T` for the result's type, `S` for the first operand's.
const EXPRESSIONS: &[(&str, &str)] = &[
    ("arith.addi", "{0} + {1}"),
    ("arith.addf", "{0} + {1}"),
    ("arith.subi", "{0} - {1}"),
    ("arith.subf", "{0} - {1}"),
    ("arith.muli", "{0} * {1}"),
    ("arith.mulf", "{0} * {1}"),
    ("arith.divsi", "{0} / {1}"),
    ("arith.divui", "{0} / {1}"),
    ("arith.divf", "{0} / {1}"),
    ("arith.remsi", "{0} % {1}"),
    ("arith.andi", "{0} & {1}"),
    ("arith.ori", "{0} | {1}"),
    ("arith.xori", "{0} ^ {1}"),
    ("arith.shli", "{0} << {1}"),
    ("arith.shrsi", "{0} >> {1}"),
    ("arith.shrui", "{0} >> {1}"),
    ("arith.ceildivsi", "({0} + {1} - 1) / {1}"),
    ("arith.minsi", "(({0} < {1}) ? ({0}) : ({1}))"),
    ("arith.minimumf", "(({0} < {1}) ? ({0}) : ({1}))"),
    ("arith.minnumf", "(({0} < {1}) ? ({0}) : ({1}))"),
    ("arith.maxsi", "(({0} > {1}) ? ({0}) : ({1}))"),
    ("arith.maximumf", "(({0} > {1}) ? ({0}) : ({1}))"),
    ("arith.maxnumf", "(({0} > {1}) ? ({0}) : ({1}))"),
    ("arith.select", "{0} ? {1} : {2}"),
    ("arith.extf", "static_cast<{T}>({0})"),
    ("arith.extsi", "static_cast<{T}>({0})"),
    ("arith.extui", "static_cast<{T}>({0})"),
    ("arith.truncf", "static_cast<{T}>({0})"),
    ("arith.trunci", "static_cast<{T}>({0})"),
    ("arith.fptosi", "static_cast<{T}>({0})"),
    ("arith.fptoui", "static_cast<{T}>({0})"),
    ("arith.sitofp", "static_cast<{T}>({0})"),
    ("arith.uitofp", "static_cast<{T}>({0})"),
    ("arith.index_cast", "static_cast<{T}>({0})"),
    ("arith.bitcast", "*reinterpret_cast<{T}*>(&{0})"),
    ("emitc.cast", "({T}) {0}"),
    ("math.absf", "({0} > static_cast<{S}>(0)) ? {0} : -{0}"),
    ("math.fma", "{0} * {1} + {2}"),
    ("math.sqrt", "sqrt({0})"),
    ("math.exp", "AscendC::Exp({0})"),
    ("math.exp2", "AscendC::Exp({0} * Log(2))"),
    ("math.log", "AscendC::Log({0})"),
    ("math.log2", "AscendC::Log2({0})"),
    ("math.sin", "AscendC::Sin({0})"),
    ("math.cos", "AscendC::Cos({0})"),
    ("math.erf", "AscendC::Erf({0})"),
    ("math.ceil", "AscendC::Ceil({0})"),
    ("math.floor", "AscendC::Floor({0})"),
    ("math.rsqrt", "AscendC::Rsqrt({0})"),
    ("math.round", "AscendC::Round({0})"),
    ("math.atan2", "AscendC::Atan2({0}, {1})"),
    ("memref.cast", "reinterpret_cast<{T}>({0})"),
];

/// C++ of comparison predicates by number; signedness and order are not told apart, the rest has no form.
const INTEGER_PREDICATES: [&str; 10] = ["==", "!=", "<", "<=", ">", ">=", "<", "<=", ">", ">="];
const FLOAT_PREDICATES: [&str; 16] =
    ["", "==", ">", ">=", "<", "<=", "!=", "", "==", ">", ">=", "<", "<=", "!=", "", ""];

pub(super) fn write<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Emitted<'c> {
    let text = match op.name() {
        "arith.constant" | "emitc.constant" | "emitc.variable" => constant(emitter, op)?,
        "arith.cmpi" => comparison(emitter, op, &INTEGER_PREDICATES)?,
        "arith.cmpf" => comparison(emitter, op, &FLOAT_PREDICATES)?,
        "arith.mului_extended" => wide_product(emitter, op)?,
        "memref.alloca" => alloca(emitter, op)?,
        "memref.load" => {
            let result = emitter.assignment(op)?;
            format!("{result}{}", element(emitter, op, 0))
        }
        "memref.store" => {
            let value = emitter.list(op.operands().take(1));
            format!("{} = {value}", element(emitter, op, 1))
        }
        "func.call" => {
            let result = emitter.assignment(op)?;
            let arguments = emitter.list(op.operands());
            format!("{result}{}({arguments})", op.str_attr("callee").unwrap_or(""))
        }
        "func.return" => match op.operand(0) {
            Some(value) => format!("return {}", emitter.name(value)),
            None => "return".to_owned(),
        },
        "emitc.include" => {
            let header = op.str_attr("include").unwrap_or("");
            if op.has_attr("is_standard_include") {
                format!("#include <{header}>")
            } else {
                format!("#include \"{header}\"")
            }
        }
        "emitc.verbatim" => op.str_attr("value").unwrap_or("").to_owned(),
        name => {
            let Some((_, expression)) = EXPRESSIONS.iter().find(|(known, _)| *known == name) else {
                return Err(emitter.refuse(op, ""));
            };
            expand(emitter, op, expression)?
        }
    };
    emitter.out.write(&text);
    Ok(())
}

fn expand<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>, expression: &str) -> Result<String, EmitError<'c>> {
    // The result is named first.
    let mut text = emitter.assignment(op)?;
    let mut rest = expression;
    while let Some((plain, tail)) = rest.split_once('{') {
        text.push_str(plain);
        let (place, tail) = tail.split_once('}').unwrap_or((tail, ""));
        match place {
            "T" => {
                let result = op.result(0).ok_or_else(|| emitter.refuse(op, "it has no result"))?;
                text.push_str(&emitter.cpp(op, result.ty())?);
            }
            "S" => {
                let operand = op.operand(0).ok_or_else(|| emitter.refuse(op, "it has no operand"))?;
                text.push_str(&emitter.cpp(op, operand.ty())?);
            }
            _ => {
                let operand = place.parse().ok().and_then(|index| op.operand(index));
                let operand = operand.ok_or_else(|| emitter.refuse(op, "an operand is missing"))?;
                text.push_str(&emitter.name(operand));
            }
        }
        rest = tail;
    }
    text.push_str(rest);
    Ok(text)
}

/// `constexpr T name = value`; halves are no literals in C++, so theirs are plain variables.
fn constant<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Result<String, EmitError<'c>> {
    let (Some(result), Some(attr)) = (op.result(0), op.attr("value")) else {
        return Err(emitter.refuse(op, "it has no value"));
    };
    let ty = result.ty();
    let half = ty.is_float() && ty.bits() == Some(16);
    let prefix = if half { "" } else { "constexpr " };
    let declaration = emitter.declaration(op, result)?;
    let value = literal(attr).ok_or_else(|| emitter.refuse(op, "its value is no number"))?;
    Ok(if value.is_empty() { declaration } else { format!("{prefix}{declaration} = {value}") })
}

/// C++ of a constant; an opaque one is its text.
pub(super) fn literal(attr: Attr<'_>) -> Option<String> {
    if attr.is_bool() {
        return Some(if attr.as_int()? == 0 { "false" } else { "true" }.to_owned());
    }
    if let Some(number) = attr.as_uint() {
        return Some(number.to_string());
    }
    if let Some(number) = attr.as_int() {
        return Some(number.to_string());
    }
    if let Some(number) = attr.as_float() {
        return Some(float_text::value(number, attr.ty().bits()?));
    }
    let text = attr.to_string();
    Some(text.strip_prefix("#emitc.opaque<\"")?.strip_suffix("\">")?.to_owned())
}

fn comparison<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>, predicates: &[&str]) -> Result<String, EmitError<'c>> {
    let predicate = op.int_attr("predicate").and_then(|number| predicates.get(usize::try_from(number).ok()?));
    match predicate {
        Some(predicate) if !predicate.is_empty() => expand(emitter, op, &format!("{{0}} {predicate} {{1}}")),
        _ => Err(emitter.refuse(op, "this comparison has no operator")),
    }
}

/// Low and high half of a product as two statements.
fn wide_product<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Result<String, EmitError<'c>> {
    let (Some(low), Some(high)) = (op.result(0), op.result(1)) else {
        return Err(emitter.refuse(op, "it has no results"));
    };
    let (wide, shift) = match low.ty().bits() {
        Some(32) => ("uint64_t", 32),
        Some(16) => ("uint32_t", 16),
        _ => return Err(emitter.refuse(op, "its width has no wider type")),
    };
    let (low, high) = (emitter.declaration(op, low)?, emitter.declaration(op, high)?);
    let names: Vec<_> = op.operands().map(|operand| emitter.name(operand)).collect();
    let [a, b] = &names[..] else { return Err(emitter.refuse(op, "an operand is missing")) };
    Ok(format!("{low} = {a} * {b};\n{high} = (static_cast<{wide}>({a}) * static_cast<{wide}>({b})) >> {shift}"))
}

/// `T name[4]`.
fn alloca<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Result<String, EmitError<'c>> {
    let Some(result) = op.result(0) else { return Err(emitter.refuse(op, "it has no result")) };
    let crate::model::Type::MemRef { shape, .. } = &*emitter.data_type(result.ty()) else {
        return Err(emitter.refuse(op, "it is no array"));
    };
    let element = emitter.cpp_element(op, result.ty())?;
    let unsigned = op.has_attr("emit-as-unsigned") || op.has_attr("emit_as_unsigned");
    let prefix = if unsigned && element.starts_with("int") { "u" } else { "" };
    let extents: String = shape.iter().flatten().map(|extent| format!("[{extent}]")).collect();
    Ok(format!("{prefix}{element} {}{extents}", emitter.name(result)))
}

/// `array[i]`, where operand `array` is the array and those behind it are the indices.
fn element<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>, array: usize) -> String {
    let mut names = op.operands().skip(array).map(|operand| emitter.name(operand)).collect::<Vec<_>>().into_iter();
    let base = names.next().unwrap_or_default();
    let indices: String = names.map(|index| format!("[{index}]")).collect();
    format!("{base}{indices}")
}
