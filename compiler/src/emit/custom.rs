//! Operations of the dialect whose text depends on more than a template can say, by the name in their table entry.

use super::aipp;
use super::ascendc::{EmitError, Emitted, Emitter};
use super::plain::literal;
use crate::ir::{Attr, Op, Type, Value};
use crate::model;

pub(super) fn write<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>, name: &str) -> Emitted<'c> {
    let text = match name {
        "construct" => construct(emitter, op)?,
        "copy_struct" => copy_struct(emitter, op)?,
        "cumsum" => cumsum(emitter, op)?,
        "declare_py_struct" => declare_struct(emitter, op)?,
        "fixpipe" => fixpipe(emitter, op)?,
        "get_matmul_api_tiling" => {
            let result = emitter.assignment(op)?;
            let spelled = type_attr(emitter, op, "matmulType")?;
            // Of the object's type only the operands are wanted, not its configuration.
            let inside = spelled.split_once("matmul::Matmul<").and_then(|(_, rest)| rest.strip_suffix(", CFG>"));
            let operands = inside.ok_or_else(|| emitter.refuse(op, "an attribute is no matmul type"))?.to_owned();
            let (config, size) = (operand(emitter, op, 0)?, operand(emitter, op, 1)?);
            let (config, size) = (emitter.name(config).to_string(), emitter.name(size).to_string());
            format!("{result}GetMatmulApiTiling<{operands}>({config}, {size})")
        }
        "gather_mask" => gather_mask(emitter, op)?,
        "member" => {
            let result = emitter.assignment(op)?;
            format!("{result}{}", field(emitter, op)?)
        }
        "member_ptr" => {
            let result = emitter.assignment(op)?;
            let ty = result_type(emitter, op)?;
            format!("{result}reinterpret_cast<{ty}>(&{})", field(emitter, op)?)
        }
        "member_ref" => {
            let ty = result_type(emitter, op)?;
            let name = emitter.list(op.results().take(1));
            format!("{ty}& {name} = reinterpret_cast<{ty}&>({})", field(emitter, op)?)
        }
        "set_member" => {
            let field = field(emitter, op)?;
            let value = emitter.list(op.operands().skip(1));
            format!("{field} = {value}")
        }
        "printf" => {
            let text = op.str_attr("desc").unwrap_or("");
            let separator = if op.operand_count() == 0 { "" } else { ", " };
            format!("AscendC::printf(\"{text}\"{separator}{})", emitter.list(op.operands()))
        }
        "ptr_offset" => ptr_offset(emitter, op)?,
        "quant" => quant(emitter, op)?,
        "set_aipp_functions" => aipp::set_functions(emitter, op)?,
        "tensor_desc" => {
            let result = emitter.assignment(op)?;
            let element = type_attr(emitter, op, "elementType")?;
            format!("{result}AscendC::TensorDesc<{element}>()")
        }
        "trans_data_to_5hd" => trans_data(emitter, op)?,
        "variable" => variable(emitter, op)?,
        "verbatim" => verbatim(emitter, op),
        _ => return Err(emitter.refuse(op, "")),
    };
    emitter.out.write(&text);
    Ok(())
}

type Text<'c> = Result<String, EmitError<'c>>;

fn operand<'c>(emitter: &Emitter<'_, '_, 'c>, op: Op<'c>, index: usize) -> Result<Value<'c>, EmitError<'c>> {
    op.operand(index).ok_or_else(|| emitter.refuse(op, "an operand is missing"))
}

fn result_type<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Result<std::rc::Rc<str>, EmitError<'c>> {
    match op.result(0) {
        Some(result) => emitter.cpp(op, result.ty()),
        None => Err(emitter.refuse(op, "it has no result")),
    }
}

fn type_attr<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>, name: &str) -> Result<std::rc::Rc<str>, EmitError<'c>> {
    match op.attr(name).and_then(Attr::as_type) {
        Some(ty) => emitter.cpp(op, ty),
        None => Err(emitter.refuse(op, "an attribute is no type")),
    }
}

/// `[static ][constexpr ]T name{a, static_cast<uint8_t>(b)}`. A listed type that an operand already has needs no
/// cast.
fn construct<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Text<'c> {
    let Some(result) = op.result(0) else { return Err(emitter.refuse(op, "it has no result")) };
    if let Some(text) = aipp::construct(emitter, op, result)? {
        return Ok(text);
    }
    let declaration = emitter.declaration(op, result)?;
    let prefix = format!(
        "{}{}",
        if op.has_attr("isStatic") { "static " } else { "" },
        if op.has_attr("isConstexpr") { "constexpr " } else { "" }
    );
    if op.operand_count() == 0 {
        return Ok(format!("{prefix}{declaration}"));
    }
    let listed: Vec<Option<Type<'c>>> =
        op.attr("types").and_then(Attr::as_array).unwrap_or_default().into_iter().map(Attr::as_type).collect();
    let mut values = Vec::new();
    for (index, operand) in op.operands().enumerate() {
        let name = emitter.name(operand);
        values.push(match listed.get(index).copied().flatten().filter(|ty| *ty != operand.ty()) {
            Some(ty) => {
                let ranked = ty.is_memref() && !emitter.type_text(ty).starts_with("memref<*");
                let cast = if ranked { "reinterpret_cast" } else { "static_cast" };
                format!("{cast}<{}>({name})", emitter.cpp(op, ty)?)
            }
            None => name.to_string(),
        });
    }
    Ok(format!("{prefix}{declaration}{{{}}}", values.join(", ")))
}

/// Byte by byte from global memory.
fn copy_struct<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Text<'c> {
    let Some(result) = op.result(0) else { return Err(emitter.refuse(op, "it has no result")) };
    let declaration = emitter.declaration(op, result)?;
    let name = emitter.name(result);
    let source = emitter.list(op.operands());
    Ok(format!(
        "{declaration};\nfor (size_t i = 0; i < sizeof({name}); i++) {{\n  auto byte = \
         reinterpret_cast<__gm__ uint8_t*>({source})[i];\n  reinterpret_cast<uint8_t*>(&{name})[i] = byte;\n}}"
    ))
}

fn cumsum<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Text<'c> {
    // The last three operands make up one argument.
    let count = op.operand_count().saturating_sub(3);
    let plain = emitter.list(op.operands().take(count));
    let info = emitter.list(op.operands().skip(count));
    Ok(format!("AscendC::CumSum({plain}, AscendC::CumSumInfo({info}))"))
}

fn declare_struct<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Text<'c> {
    let Some(ty) = op.attr("pystruct").and_then(Attr::as_type) else {
        return Err(emitter.refuse(op, "an attribute is no type"));
    };
    let model::Type::Struct { name, fields } = &*emitter.data_type(ty) else {
        return Err(emitter.refuse(op, "an attribute is no structure"));
    };
    let mut text = format!("#pragma pack(push, 8)\nstruct {name} {{\n");
    for (field, ty) in fields {
        let spelled = super::cpp_type::spell_data(ty);
        let spelled = spelled.ok_or_else(|| emitter.refuse(op, "a field's type has no C++ spelling"))?;
        text.push_str(&format!("  {spelled} {field};\n"));
    }
    text.push_str("};\n#pragma pack(pop)\n");
    Ok(text)
}

/// The layout is the constant that the configuration was made of.
fn fixpipe<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Text<'c> {
    let count = op.operand_count().saturating_sub(1);
    let config = operand(emitter, op, count)?.defining_op().and_then(|config| config.operand(0));
    let layout = config.and_then(|layout| layout.defining_op()?.int_attr("value"));
    let layout = if layout == Some(0) { "CFG_NZ" } else { "CFG_ROW_MAJOR" };
    let (to, from) = (operand(emitter, op, 0)?.ty(), operand(emitter, op, 1)?.ty());
    let (to, from) = (emitter.cpp_element(op, to)?, emitter.cpp_element(op, from)?);
    let arguments = emitter.list(op.operands().take(count));
    Ok(format!("AscendC::Fixpipe<{to}, {from}, AscendC::{layout}>({arguments})"))
}

/// The count is an argument. A pattern that is a tensor adds its element type.
fn gather_mask<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Text<'c> {
    let Some(count) = op.result(0) else { return Err(emitter.refuse(op, "it has no result")) };
    let declaration = emitter.declaration(op, count)?;
    let element = operand(emitter, op, 0)?.ty();
    let mut types = emitter.cpp_element(op, element)?;
    let pattern = operand(emitter, op, 2)?.ty();
    if emitter.data_type(pattern).element().is_some() {
        types = format!("{types}, {}", emitter.cpp_element(op, pattern)?);
    }
    let arguments = emitter.list(op.operands());
    let count = emitter.name(count);
    Ok(format!("{declaration};\nAscendC::GatherMask<{types}, AscendC::defaultGatherMaskMode>({arguments}, {count})"))
}

/// `object.field`, or `object->field` through a pointer.
fn field<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Text<'c> {
    let base = operand(emitter, op, 0)?;
    let arrow = if base.ty().is_memref() { "->" } else { "." };
    let name = emitter.name(base);
    Ok(match (op.str_attr("field"), op.int_attr("index")) {
        (Some(field), _) => format!("{name}{arrow}{field}"),
        (None, Some(index)) => format!("{name}{arrow}var{index}"),
        (None, None) => return Err(emitter.refuse(op, "it names no field")),
    })
}

fn ptr_offset<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Text<'c> {
    let result = emitter.assignment(op)?;
    let base = emitter.list(op.operands().take(1));
    let offset = match (op.operand(1), op.int_attr("staticOffset")) {
        (Some(offset), _) => emitter.name(offset).to_string(),
        (None, Some(offset)) => offset.to_string(),
        (None, None) => return Err(emitter.refuse(op, "it has no offset")),
    };
    Ok(format!("{result}{base} + {offset}"))
}

/// `AscendQuant<T, r[, cfg]>(dst, src[, tmp], scale, offset[, count])`. The operands stand in another order.
fn quant<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Text<'c> {
    let sizes = op.attr("operandSegmentSizes").and_then(Attr::as_i32_array).unwrap_or_default();
    let mut rest = op.operands();
    let mut group = |index: usize| -> Vec<Value<'c>> {
        rest.by_ref().take(sizes.get(index).map_or(1, |size| *size as usize)).collect()
    };
    let [dst, src, scale, offset, count, scratch, config] = std::array::from_fn(&mut group);
    let source = src.first().ok_or_else(|| emitter.refuse(op, "an operand is missing"))?.ty();
    let element = emitter.cpp_element(op, source)?;
    let reuse = if op.has_attr("isReuseSource") { "1" } else { "0" };
    let config = config.first().map_or(String::new(), |config| format!(", {}", emitter.name(*config)));
    let arguments = emitter.list([dst, src, scratch, scale, offset, count].into_iter().flatten());
    Ok(format!("AscendC::AscendQuant<{element}, {reuse}{config}>({arguments})"))
}

/// Both lists become local arrays: named after their first tensor, addresses after the parameters.
fn trans_data<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Text<'c> {
    let sizes = op.attr("operandSegmentSizes").and_then(Attr::as_i32_array).unwrap_or_default();
    let [to, from, _] = sizes[..] else { return Err(emitter.refuse(op, "its lists have no lengths")) };
    let (to, from) = (to as usize, from as usize);
    let first = operand(emitter, op, 0)?;
    let params = operand(emitter, op, to + from)?;
    let params = emitter.name(params);
    let addresses = first.ty().is_integer();
    // Addresses were taken from tensors; the elements are theirs.
    let tensor = if addresses { first.defining_op().and_then(|address| address.operand(0)) } else { Some(first) };
    let tensor = tensor.ok_or_else(|| emitter.refuse(op, "an address comes from no tensor"))?;
    let element = emitter.cpp_element(op, tensor.ty())?;
    let item = emitter.cpp(op, first.ty())?;
    let mut text = String::new();
    let mut names = Vec::new();
    for (side, start, count) in [("dst", 0, to), ("src", to, from)] {
        let values = emitter.list(op.operands().skip(start).take(count));
        let name = if addresses {
            format!("{params}_{side}_list")
        } else {
            format!("{}_list", emitter.list(op.operands().skip(start).take(1)))
        };
        text.push_str(&format!("{item} {name}[] = {{{values}}};\n"));
        names.push(name);
    }
    Ok(format!("{text}AscendC::TransDataTo5HD<{element}>({}, {params})", names.join(", ")))
}

/// `T name[extents]{initial}`.
fn variable<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Text<'c> {
    let Some(result) = op.result(0) else { return Err(emitter.refuse(op, "it has no result")) };
    let model::Type::MemRef { shape, .. } = &*emitter.data_type(result.ty()) else {
        return Err(emitter.refuse(op, "it is no array"));
    };
    let element = emitter.cpp_element(op, result.ty())?;
    let extents: String = shape.iter().flatten().map(|extent| format!("[{extent}]")).collect();
    let initial = match (op.operand(0), op.attr("staticInit").and_then(literal)) {
        (Some(value), _) => emitter.name(value).to_string(),
        (None, initial) => initial.unwrap_or_default(),
    };
    Ok(format!("{element} {}{extents}{{{initial}}}", emitter.name(result)))
}

/// Python's text with `$0`, `$1` replaced by values; numbers that no value has stay.
fn verbatim<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> String {
    let text = op.str_attr("value").unwrap_or("");
    if op.operand_count() == 0 {
        return text.to_owned();
    }
    let mut out = String::new();
    let mut rest = text;
    while let Some((plain, tail)) = rest.split_once('$') {
        out.push_str(plain);
        let digits = tail.len() - tail.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        match tail[..digits].parse().ok().and_then(|index: usize| op.operand(index)) {
            Some(value) => out.push_str(&emitter.name(value)),
            None => {
                out.push('$');
                out.push_str(&tail[..digits]);
            }
        }
        rest = &tail[digits..];
    }
    out.push_str(rest);
    out
}
