//! The tables agree with what was extracted from the reference, where that is at hand: `reference/op_table.json` and
//! `reference/enums.csv`, under the folder in `ASCLENS_SHARED` or `../shared` beside the repository.

use compiler::ops::{self, Argument, Arity, AttributeKind, ENUMS, OPS, OpDef, Operand, TYPES};
use serde_json::Value;
use std::path::{Path, PathBuf};

fn shared(file: &str) -> Option<String> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../shared");
    let folder = std::env::var_os("ASCLENS_SHARED").map_or(beside, PathBuf::from);
    let path = folder.join("reference").join(file);
    let text = std::fs::read_to_string(&path).ok();
    if text.is_none() {
        eprintln!("{} is absent: nothing compared", path.display());
    }
    text
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

#[test]
fn operations_are_the_reference_s() {
    let Some(json) = shared("op_table.json") else { return };
    let table: Vec<Value> = serde_json::from_str(&json).unwrap();
    assert_eq!(table.len(), OPS.len());
    for row in &table {
        let name = text(row, "op");
        let op = OPS.iter().find(|op| op.reference == name).unwrap_or_else(|| panic!("no {name}"));
        operands(op, list(row, "operands"), op.operands);
        operands(op, list(row, "results"), op.results);
        attributes(op, list(row, "attributes"));
        assert_eq!(row["segments"].as_bool(), Some(op.segments), "{name}");
        assert_eq!(text(row, "effects") == "pure", op.pure, "{name}");
        let has = |interface: &str| list(row, "interfaces").iter().any(|i| i.as_str() == Some(interface));
        assert_eq!(has("OpWithDst"), op.auto_sync, "{name}: auto_sync");
        assert_eq!(has("DataCopyOp"), op.is_copy, "{name}: is_copy");
        let order: Vec<&str> = list(row, "argument_order").iter().filter_map(Value::as_str).collect();
        if !order.is_empty() {
            let ours: Vec<&str> = op
                .arguments
                .iter()
                .map(|argument| match argument {
                    Argument::Operand(index) => op.operands[*index].name,
                    Argument::Attribute(index) => op.attributes[*index].name,
                })
                .collect();
            assert_eq!(ours, order, "{name}");
        }
        let format = pieces(list(row, "format"));
        if !readable_instead(op) {
            assert_eq!(op.format.replace("qualified(", "").replace("))", ")"), format.replace("))", ")"), "{name}");
        }
    }
}

/// Operations whose format in the reference MLIR cannot read back; ours prints the same text.
fn readable_instead(op: &OpDef) -> bool {
    let reads = |operand: &Operand| operand.arity != Arity::Variadic;
    let ambiguous = ["matmul.iterate", "set_aipp_functions"].contains(&op.mnemonic);
    ambiguous || op.operands.iter().filter(|o| reads(o)).count() == 0 && op.format.contains("`:`")
}

fn operands(op: &OpDef, rows: &[Value], ours: &[Operand]) {
    assert_eq!(rows.len(), ours.len(), "{}", op.mnemonic);
    for (row, operand) in rows.iter().zip(ours) {
        let flag = |key: &str| row[key].as_bool().unwrap_or(false);
        let arity = match (flag("optional"), flag("variadic")) {
            (true, _) => Arity::Optional,
            (_, true) => Arity::Variadic,
            _ => Arity::One,
        };
        assert_eq!((text(row, "name"), arity), (operand.name, operand.arity), "{}", op.mnemonic);
        let constraint = match text(row, "type").rsplit_once('.') {
            Some((_, mnemonic)) => TYPES.iter().find(|t| t.mnemonic == mnemonic).map(|t| t.name).unwrap_or_default(),
            None => match text(row, "type") {
                "any" => "AnyType",
                "any integer" => "AnyInteger",
                "any unsigned integer" => "AnyUnsignedInteger",
                "any float" => "AnyFloat",
                "signless integer or index" => "AnySignlessIntegerOrIndex",
                "index" => "Index",
                "any memref (ranked)" => "AnyMemRef",
                "any memref (ranked or unranked)" => "AnyRankedOrUnrankedMemRef",
                "memref of rank > 0" => "AnyNon0RankedMemRef",
                kind if kind.starts_with("any tensor type") => "TensorLike",
                kind if kind.starts_with("any queue type") => "QueueLike",
                kind if kind.starts_with("load-data-params") => "LoadDataParams",
                scalar => {
                    assert_eq!(scalar.to_uppercase(), operand.constraint, "{}", op.mnemonic);
                    continue;
                }
            },
        };
        assert_eq!(constraint, operand.constraint, "{} {}", op.mnemonic, operand.name);
    }
}

fn attributes(op: &OpDef, rows: &[Value]) {
    assert_eq!(rows.len(), op.attributes.len(), "{}", op.mnemonic);
    for (row, attribute) in rows.iter().zip(op.attributes) {
        assert_eq!(text(row, "name"), attribute.name, "{}", op.mnemonic);
        let kind = match text(row, "type") {
            "unit" => AttributeKind::Unit,
            "string" => AttributeKind::String,
            "type" => AttributeKind::Type,
            "type array" => AttributeKind::TypeArray,
            "index integer" => AttributeKind::Index,
            "ui8 integer" => AttributeKind::Ui8,
            "interface TypedAttr" => AttributeKind::Typed,
            other => {
                let name = other.strip_prefix("enum ").unwrap();
                let definition = ops::enumeration(name).unwrap();
                let storage = row["storage"].to_string();
                assert!(storage.contains(&definition.bits.to_string()), "{} {name}: {storage}", op.mnemonic);
                AttributeKind::Enum(definition.name)
            }
        };
        assert_eq!(kind, attribute.kind, "{} {}", op.mnemonic, attribute.name);
        let optional = row["optional"].as_bool().unwrap_or(false);
        assert_eq!(optional, attribute.optional, "{} {}", op.mnemonic, attribute.name);
    }
}

/// The table's pieces as a declarative format.
fn pieces(list: &[Value]) -> String {
    list.iter().map(piece).collect::<Vec<_>>().join(" ")
}

fn piece(piece: &Value) -> String {
    let anchor = if piece["anchor"].as_bool() == Some(true) { "^" } else { "" };
    let key = |key: &str| piece.get(key).and_then(Value::as_str);
    if let Some(literal) = key("lit") {
        format!("`{literal}`")
    } else if let Some(name) = key("operand").or(key("attr")) {
        format!("${name}{anchor}")
    } else if key("operands").is_some() {
        "operands".to_owned()
    } else if let Some(name) = key("type") {
        if name == "all operands" { "type(operands)".to_owned() } else { format!("type(${name}){anchor}") }
    } else if let Some([from, to]) = piece["functional_type"].as_array().map(Vec::as_slice) {
        let name = |value: &Value| match value.as_str().unwrap() {
            all @ ("operands" | "results") => all.to_owned(),
            one => format!("${one}"),
        };
        format!("functional-type({}, {})", name(from), name(to))
    } else if let Some(inner) = piece["optional"].as_array() {
        let otherwise = piece["else"].as_array().map_or(String::new(), |other| format!(":({})", pieces(other)));
        format!("({}){otherwise}?", pieces(inner))
    } else {
        "attr-dict".to_owned()
    }
}

#[test]
fn enumerations_are_the_reference_s() {
    let Some(csv) = shared("enums.csv") else { return };
    for row in csv.lines().skip(1) {
        let cells: Vec<&str> = row.splitn(9, ',').collect();
        let [dialect, name, _, case, value, keyword, cpp, python, ..] = cells[..] else { panic!("{row}") };
        let name = if name == "pad_t" { "PadT" } else { name };
        let definition = ENUMS.iter().find(|e| e.name == name).unwrap_or_else(|| panic!("no {name}"));
        if dialect != "none" && !case.is_empty() {
            let found = definition.cases.iter().find(|c| c.symbol == case).unwrap_or_else(|| panic!("no {case}"));
            assert_eq!((found.value.to_string().as_str(), found.keyword), (value, keyword), "{row}");
            if case == "Default" {
                continue; // The default address space is written by writing nothing.
            }
            assert_eq!(definition.cpp_of(found.value).unwrap_or_default(), cpp, "{row}");
        }
        if let (Some((class, member)), Ok(value)) = (python.rsplit_once('.'), value.parse::<i64>()) {
            assert_eq!(class, definition.python, "{row}");
            assert_eq!(definition.member(member), Some(value), "{row}");
        }
    }
}

#[test]
fn names_are_unique() {
    let mut mnemonics: Vec<&str> = OPS.iter().map(|op| op.mnemonic).collect();
    mnemonics.sort_unstable();
    mnemonics.dedup();
    assert_eq!(mnemonics.len(), OPS.len());
    for op in OPS {
        assert!(std::ptr::eq(ops::op(&op.name()).unwrap(), op));
    }
}
