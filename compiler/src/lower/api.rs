//! pyasc's public names: what `asc.add`, `asc.TPosition.VECIN` or `asc.adv.sin` stand for. All come from the tables of
//! [`crate::ops`], except the few that make no single operation.

use super::value::{Class, Dtype, EnumValue, Function, Val};
use crate::ops;
use std::collections::HashMap;
use std::sync::LazyLock;

/// Functions that the tables do not hold: [`super::core`] makes them.
const FUNCTIONS: [&str; 10] = [
    "pop_stack_buffer",
    "array",
    "ceildiv",
    "get_tpipe_ptr",
    "inline",
    "number",
    "printf",
    "property",
    "static_assert",
    "jit",
];
/// Classes that the tables do not hold, or not whole.
const CLASSES: [&str; 14] = [
    "Property",
    "GlobalTensor",
    "GlobalAddress",
    "LocalTensor",
    "LocalTensorAuto",
    "ConstExpr",
    "DataType",
    "PlainValue",
    "Struct",
    "Field",
    "StructField",
    "range",
    "static_range",
    "Array",
];
/// Names for `asc.property` with the dtype of their values.
pub(super) const PROPERTIES: [(&str, &str); 4] =
    [("ONE_BLK_SIZE", "int16"), ("DEFAULT_C0_SIZE", "int32"), ("TOTAL_L1_SIZE", "int32"), ("TOTAL_L0C_SIZE", "int32")];
/// Packages and modules of pyasc, by their last name.
const MODULES: [&str; 25] = [
    "activation",
    "normalization",
    "quantization",
    "language",
    "core",
    "basic",
    "fwk",
    "adv",
    "lib",
    "runtime",
    "config",
    "struct",
    "tensor",
    "types",
    "enums",
    "dtype",
    "ir_value",
    "constexpr",
    "range",
    "utils",
    "math",
    "matmul",
    "tiling",
    "common",
    "properties",
];

/// `name` in a module by its dotted path; `None` when there is no such name.
pub(super) fn attribute<'c>(path: &str, name: &str) -> Option<Val<'c>> {
    let root = path.split('.').next().unwrap_or(path);
    match root {
        "asc" => pyasc(path, name),
        "numpy" => Some(match Dtype::from_name(name) {
            Some(dtype) => Val::Class(Class::Host(format!("numpy.{}", dtype.name()).into())),
            None if name == "bool_" => Val::Class(Class::Host("numpy.bool_".into())),
            None => Val::Function(Function::Host(format!("{path}.{name}").into())),
        }),
        "math" => Some(match name {
            "pi" => Val::Float(std::f64::consts::PI),
            "e" => Val::Float(std::f64::consts::E),
            "inf" => Val::Float(f64::INFINITY),
            "nan" => Val::Float(f64::NAN),
            _ => Val::Function(Function::Host(format!("math.{name}").into())),
        }),
        _ => Some(Val::Unknown(format!("{path}.{name}").into())),
    }
}

/// Names that other modules of the package have, and `asc` itself has not.
const NOT_AT_THE_TOP: [&str; 16] = [
    "pop_stack_buffer",
    "Property",
    "Array",
    "BatchOutMode",
    "Field",
    "MatmulPolicy",
    "PlainValue",
    "RmsNormTiling",
    "SoftmaxTiling",
    "Struct",
    "StructField",
    "TCubeTiling",
    "bit",
    "bool_",
    "constexpr",
    "int1",
];
/// Functions about matmul configurations that make more than one operation.
const MATMUL_FUNCTIONS: [&str; 2] = ["get_mm_config", "get_matmul_api_tiling"];
/// Modules inside `asc.adv`.
const ADVANCED: [&str; 8] =
    ["activation", "math", "matmul", "normalization", "quantization", "tiling", "types", "utils"];

/// Whether a module has a name that the package has somewhere. The deeper modules are taken to have all.
fn is_there(path: &str, name: &str) -> bool {
    match path {
        "asc" => !NOT_AT_THE_TOP.contains(&name),
        "asc.adv" => {
            let public = format!("asc.adv.{name}");
            ADVANCED.contains(&name)
                || super::tilings::class(name).is_some()
                || super::matmul::CLASSES.contains(&name)
                || super::matmul::preset(name).is_some()
                || MATMUL_FUNCTIONS.contains(&name)
                || (name != "MatrixOffset" && !ops::params(&public).is_empty())
                || !ops::candidates(&public).is_empty()
        }
        _ => true,
    }
}

fn pyasc<'c>(path: &str, name: &str) -> Option<Val<'c>> {
    if !is_there(path, name) {
        return None;
    }
    let adv = path.split('.').any(|part| part == "adv");
    let full = if adv { format!("adv.{name}") } else { name.to_string() };
    let known = |list: &[&str]| list.contains(&name);
    if let Some(class) = super::tilings::class(name) {
        return Some(Val::Class(Class::Struct(std::rc::Rc::new(class))));
    }
    if known(&CLASSES) || (adv && super::matmul::CLASSES.contains(&name)) {
        let name = if adv { &full } else { name };
        return Some(Val::Class(Class::Api(name.into())));
    }
    if let Some((property, _)) = PROPERTIES.iter().find(|(property, _)| *property == name) {
        return Some(Val::Unknown((*property).into()));
    }
    if let Some(dtype) = Dtype::from_name(name) {
        return Some(Val::Dtype(dtype));
    }
    if let Some(class) = enumeration(name) {
        return Some(Val::Class(Class::Enum(class.into())));
    }
    let public = format!("asc.{full}");
    let is_class = name.starts_with(|c: char| c.is_ascii_uppercase());
    if !ops::params(&public).is_empty() || (is_class && !ops::candidates(&public).is_empty()) {
        return Some(Val::Class(Class::Api(full.into())));
    }
    if known(&FUNCTIONS)
        || (adv && (super::matmul::preset(name).is_some() || MATMUL_FUNCTIONS.contains(&name)))
        || !ops::candidates(&public).is_empty()
    {
        return Some(Val::Function(Function::Api(full.into())));
    }
    known(&MODULES).then(|| Val::Module(format!("{path}.{name}").into()))
}

/// Class name of a Python enumeration without its module, if there is one of this name.
fn enumeration(name: &str) -> Option<&'static str> {
    definition(name).map(|found| found.python.rsplit('.').next().unwrap_or(found.python))
}

fn definition(class: &str) -> Option<&'static ops::EnumDef> {
    /// By class name without its module.
    static BY_NAME: LazyLock<HashMap<&str, &ops::EnumDef>> = LazyLock::new(|| {
        let named = ops::ENUMS.iter().filter(|found| !found.python.is_empty());
        // The first of a name counts.
        named.rev().map(|found| (found.python.rsplit('.').next().unwrap_or(found.python), found)).collect()
    });
    BY_NAME.get(class).copied()
}

/// Member of an enumeration by name.
pub(super) fn member<'c>(class: &str, name: &str) -> Option<Val<'c>> {
    let value = definition(class)?.member(name)?;
    Some(Val::Enum(EnumValue { class: class.into(), member: name.into(), value }))
}

/// Name of the member with a number.
pub(super) fn member_name(class: &str, value: i64) -> Option<String> {
    definition(class)?.members.iter().find(|(_, number)| *number == value).map(|(name, _)| (*name).to_string())
}

/// Members of an enumeration, for suggestions.
pub(super) fn members(class: &str) -> impl Iterator<Item = &'static str> {
    definition(class).into_iter().flat_map(|found| found.members.iter().map(|(name, _)| *name))
}

/// Public functions and classes directly in a module, for suggestions.
pub(super) fn names(adv: bool) -> impl Iterator<Item = &'static str> {
    ops::OPS
        .iter()
        .flat_map(|op| op.python.iter())
        .filter_map(move |python| {
            let name = python.name.strip_prefix("asc.")?;
            if adv { name.strip_prefix("adv.") } else { Some(name) }
        })
        .filter(|name| !name.contains('.'))
}

/// Method `name` of a class under its public name, `asc.TQueBind.enque` for a `TQue`; `None` when it has none.
pub(super) fn method(class: &str, name: &str) -> Option<String> {
    ancestry(class).find_map(|class| {
        let public = format!("asc.{class}.{name}");
        (!ops::candidates(&public).is_empty()).then_some(public)
    })
}

/// A class and what it inherits from, as the tables name them.
pub(super) fn ancestry(class: &str) -> impl Iterator<Item = String> {
    let base = match class {
        "TQue" => Some("TQueBind"),
        "LocalTensorAuto" => Some("LocalTensor"),
        _ => None,
    };
    let adv = format!("adv.{class}");
    [Some(class.to_string()), base.map(String::from), Some(adv)].into_iter().flatten()
}
