//! The operations of AscIR as tables, generated from `dialect/*.td`.
//!
//! In: nothing. Out: static records of operations, enumerations, types and parameter classes, and constant-time
//! look-ups in them. Always holds: the order of a table is that of the `.td` text, names are unique, and every text
//! written in one of the small languages ([`template`], [`signature`], [`rules`]) parses (tests see to it).

pub mod namespace;
pub mod rules;
pub mod signature;
mod table;
pub mod template;

pub use table::*;

use crate::model::Pipe;
use std::collections::HashMap;
use std::sync::LazyLock;

include!(concat!(env!("OUT_DIR"), "/tables.rs"));

static BY_MNEMONIC: LazyLock<HashMap<&str, &OpDef>> =
    LazyLock::new(|| OPS.iter().map(|op| (op.mnemonic, op)).collect());

static BY_PYTHON: LazyLock<HashMap<&str, Vec<(&OpDef, &Python)>>> = LazyLock::new(|| {
    let mut map: HashMap<&str, Vec<_>> = HashMap::new();
    for op in OPS {
        for python in op.python {
            map.entry(python.name).or_default().push((op, python));
        }
    }
    map
});

static ENUMS_BY_NAME: LazyLock<HashMap<&str, &EnumDef>> =
    LazyLock::new(|| ENUMS.iter().map(|definition| (definition.name, definition)).collect());

static TYPES_BY_MNEMONIC: LazyLock<HashMap<&str, &TypeDef>> =
    LazyLock::new(|| TYPES.iter().map(|definition| (definition.mnemonic, definition)).collect());

static PARAMS_BY_PYTHON: LazyLock<HashMap<&str, Vec<&ParamsDef>>> = LazyLock::new(|| {
    let mut map: HashMap<&str, Vec<_>> = HashMap::new();
    for definition in PARAMS {
        map.entry(definition.python).or_default().push(definition);
    }
    map
});

/// The operation of this mnemonic; the dialect's prefix may be there: `ascir.add_l2`.
#[must_use]
pub fn op(name: &str) -> Option<&'static OpDef> {
    BY_MNEMONIC.get(name.strip_prefix("ascir.").unwrap_or(name)).copied()
}

/// Candidates of a public Python name such as `asc.add`, in the order in which they are tried.
#[must_use]
pub fn candidates(python: &str) -> &'static [(&'static OpDef, &'static Python)] {
    BY_PYTHON.get(python).map_or(&[], Vec::as_slice)
}

/// The enumeration of this name, such as `TPosition`.
#[must_use]
pub fn enumeration(name: &str) -> Option<&'static EnumDef> {
    ENUMS_BY_NAME.get(name).copied()
}

/// The type of this mnemonic, such as `local_tensor`.
#[must_use]
pub fn type_definition(mnemonic: &str) -> Option<&'static TypeDef> {
    TYPES_BY_MNEMONIC.get(mnemonic).copied()
}

/// Forms of the parameter class of this public Python name, such as `asc.BinaryRepeatParams`, in the order in which
/// they are tried. None if there is no such class.
#[must_use]
pub fn params(python: &str) -> &'static [&'static ParamsDef] {
    PARAMS_BY_PYTHON.get(python).map_or(&[], Vec::as_slice)
}

impl OpDef {
    /// Full name: `ascir.add_l2`.
    #[must_use]
    pub fn name(&self) -> String {
        format!("ascir.{}", self.mnemonic)
    }

    /// Index of the operand group of this name.
    #[must_use]
    pub fn operand_index(&self, name: &str) -> Option<usize> {
        self.operands.iter().position(|operand| operand.name == name)
    }

    /// The attribute of this name.
    #[must_use]
    pub fn attribute(&self, name: &str) -> Option<&'static Attribute> {
        self.attributes.iter().find(|attribute| attribute.name == name)
    }
}

impl EnumDef {
    /// The case of this number.
    #[must_use]
    pub fn case(&self, value: i64) -> Option<&'static EnumCase> {
        self.cases.iter().find(|case| case.value == value)
    }

    /// The number of this Python member.
    #[must_use]
    pub fn member(&self, name: &str) -> Option<i64> {
        self.members.iter().find(|(member, _)| *member == name).map(|(_, value)| *value)
    }

    /// Ascend C text of the case of this number; `None` if it has no such case or is never written.
    #[must_use]
    pub fn cpp_of(&self, value: i64) -> Option<String> {
        let case = self.case(value)?;
        let text = self.cpp.replace("{case}", case.symbol).replace("{value}", &value.to_string());
        (!text.is_empty()).then_some(text)
    }
}
