//! C++ spelling of types.

use crate::ir::data_type::{parse, split};
use crate::model::{ScalarKind, Type};
use crate::ops;

/// C++ of a type given by MLIR's text; `None` when it cannot be written.
pub fn spell(text: &str) -> Option<String> {
    let text = text.trim();
    if let Some(inner) = body(text, "!emitc.opaque") {
        return Some(inner.trim_matches('"').to_owned());
    }
    if let Some(inner) = body(text, "!emitc.ptr") {
        return Some(format!("{}*", spell(inner)?));
    }
    if let Type::Other { mnemonic } = parse(text) {
        return spell_other(text, &mnemonic);
    }
    spell_data(&parse(text))
}

/// The text between the brackets of `head<...>`.
fn body<'t>(text: &'t str, head: &str) -> Option<&'t str> {
    text.strip_prefix(head)?.strip_prefix('<')?.strip_suffix('>')
}

/// C++ of a type given as data.
pub fn spell_data(ty: &Type) -> Option<String> {
    Some(match ty {
        Type::Scalar { kind, bits } => return scalar(*kind, *bits),
        Type::MemRef { element, space, .. } => format!("{}{}*", space_keyword(*space)?, spell_data(element)?),
        Type::LocalTensor { element, .. } => format!("AscendC::LocalTensor<{}>", spell_data(element)?),
        Type::GlobalTensor { element, .. } => format!("AscendC::GlobalTensor<{}>", spell_data(element)?),
        Type::Queue { position, depth } => format!("AscendC::TQue<{}, {depth}>", spell_position(position)?),
        Type::QueBind { source, destination, depth } => {
            format!("AscendC::TQueBind<{}, {}, {depth}>", spell_position(source)?, spell_position(destination)?)
        }
        Type::TBuf { position } => format!("AscendC::TBuf<{}>", spell_position(position)?),
        Type::Struct { name, .. } => name.clone(),
        Type::Other { mnemonic } => return plain(mnemonic),
    })
}

fn scalar(kind: ScalarKind, bits: u32) -> Option<String> {
    Some(match (kind, bits) {
        (ScalarKind::Signless, 1) => "bool".to_owned(),
        (ScalarKind::Signless, 8 | 16 | 32 | 64) => format!("int{bits}_t"),
        (ScalarKind::Unsigned, 8 | 16 | 32 | 64) => format!("uint{bits}_t"),
        (ScalarKind::Index, _) => "uint32_t".to_owned(),
        (ScalarKind::Float, 16) => "half".to_owned(),
        (ScalarKind::Float, 32) => "float".to_owned(),
        (ScalarKind::Float, 64) => "double".to_owned(),
        _ => return None,
    })
}

/// Address space qualifier with the blank behind it; nothing for the default space.
fn space_keyword(space: u64) -> Option<String> {
    if space == 0 {
        return Some(String::new());
    }
    let keyword = ops::enumeration("AddressSpace")?.cpp_of(i64::try_from(space).ok()?)?;
    Some(format!("{keyword} "))
}

/// A position keyword of the dialect in Ascend C. The last one is a bound, not a position.
fn spell_position(keyword: &str) -> Option<String> {
    (keyword != "max").then(|| format!("AscendC::TPosition::{}", keyword.to_uppercase()))
}

/// A type without parameters, from the table.
fn plain(mnemonic: &str) -> Option<String> {
    let cpp = ops::type_definition(mnemonic)?.cpp;
    (!cpp.is_empty()).then(|| cpp.to_owned())
}

/// Types of the dialect with parameters of their own kind.
fn spell_other(text: &str, mnemonic: &str) -> Option<String> {
    let name = plain(mnemonic)?;
    let Some((_, rest)) = text.split_once('<') else { return Some(name) };
    let parameters = split(rest.strip_suffix('>')?);
    match mnemonic {
        "tbuf_pool" => Some(format!("{name}<{}, {}>", spell_position(parameters.first()?)?, parameters.get(1)?)),
        "local_mem_allocator" => {
            let hardware = ops::enumeration("Hardware")?.cpp_of(parameters.first()?.parse().ok()?)?;
            Some(format!("{name}<{hardware}>"))
        }
        "matmul" => matmul(&parameters),
        _ => Some(format!("{name}<{}>", spell(parameters.first()?)?)),
    }
}

/// The number in `3 : i32` or `3`.
fn number(text: &str) -> Option<i64> {
    text.split(' ').next()?.parse().ok()
}

fn case(enumeration: &str, number_text: &str) -> Option<String> {
    ops::enumeration(enumeration)?.cpp_of(number(number_text)?)
}

/// The configuration as a definition in front of the type, both on one line.
fn matmul(parameters: &[&str]) -> Option<String> {
    let operand = |first: usize| {
        Some(format!(
            "matmul::MatmulType<{}, {}, {}, {}, {}>",
            spell_position(parameters.get(first)?)?,
            case("CubeFormat", parameters.get(first + 1)?)?,
            spell(parameters.get(first + 2)?)?,
            parameters.get(first + 3)?,
            case("LayoutMode", parameters.get(first + 4)?)?,
        ))
    };
    let bias = format!(
        "matmul::MatmulType<{}, {}, {}>",
        spell_position(parameters.get(15)?)?,
        case("CubeFormat", parameters.get(16)?)?,
        spell(parameters.get(17)?)?
    );
    let config = parameters.get(18)?.trim_start_matches("#ascir.matmul_config");
    let fields: Option<Vec<_>> =
        split(config.strip_prefix('<')?.strip_suffix('>')?).into_iter().map(config_field).collect();
    Some(format!(
        "constexpr static MatmulConfig CFG{{{}}};matmul::Matmul<{}, {}, {}, {bias}, CFG>",
        fields?.join(","),
        operand(0)?,
        operand(5)?,
        operand(10)?,
    ))
}

/// `basic_m = 3 : i32`: booleans as numbers, enumerations by name.
fn config_field(text: &str) -> Option<String> {
    let (name, value) = text.split_once(" = ")?;
    let enumeration = match name {
        "batch_mode" => Some("BatchMode"),
        "iterate_mode" => Some("IterateMode"),
        "iterate_order" => Some("IterateOrder"),
        "schedule_type" => Some("ScheduleType"),
        "batch_out_mode" => Some("BatchOutMode"),
        _ => None,
    };
    match (enumeration, value) {
        (Some(enumeration), _) => case(enumeration, value),
        (None, "true") => Some("1".to_owned()),
        (None, "false") => Some("0".to_owned()),
        (None, _) => Some(number(value)?.to_string()),
    }
}
