//! The Rust half of the dialect: `tables.rs`, one static per kind of record, in the order of the `.td` text.

use super::llvm::Llvm;
use serde_json::Value;
use std::fmt::Write;
use std::path::Path;

/// Writes `tables.rs` for `compiler::ops` to include.
pub fn build(llvm: &Llvm, dialect: &Path, out: &Path) -> Result<(), String> {
    let json = llvm.tblgen("llvm-tblgen", dialect, "ascir.td", &["--dump-json"])?;
    let root: Value = serde_json::from_slice(&json).map_err(|e| format!("llvm-tblgen's JSON: {e}"))?;
    let records = Records { root: &root, order: included(dialect)? };
    let mut text = String::new();
    records.table(&mut text, "OPS", "OpDef", "AscirOp", Records::op)?;
    records.table(&mut text, "ENUMS", "EnumDef", "EnumNames", Records::enumeration)?;
    records.table(&mut text, "TYPES", "TypeDef", "AscirType", Records::type_definition)?;
    records.table(&mut text, "PARAMS", "ParamsDef", "Params", Records::params)?;
    super::write_if_changed(&out.join("tables.rs"), text.as_bytes())
}

struct Records<'a> {
    root: &'a Value,
    /// Stems of the `.td` files in textual order.
    order: Vec<String>,
}

type Written = Result<String, String>;

impl<'a> Records<'a> {
    /// One `pub static NAME: &[Type]` with every named record of a TableGen class, in textual order.
    fn table(
        &self,
        text: &mut String,
        name: &str,
        kind: &str,
        class: &str,
        write: impl Fn(&Self, &str, &'a Value) -> Written,
    ) -> Result<(), String> {
        let mut records: Vec<(&str, &Value)> = self.root["!instanceof"][class]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .map(|name| (name, &self.root[name]))
            .collect();
        records.sort_by_key(|(_, record)| position(record, &self.order));
        let _ = writeln!(text, "pub static {name}: &[{kind}] = &[");
        for (record_name, record) in records {
            let fields = write(self, record_name, record).map_err(|e| format!("{record_name}: {e}"))?;
            let _ = writeln!(text, "{kind} {{ {fields} }},");
        }
        text.push_str("];\n");
        Ok(())
    }

    fn op(&self, _: &str, record: &'a Value) -> Written {
        let mnemonic = string(record, "opName")?;
        let family = location(record).0;
        let renamed = string(record, "referenceName")?;
        let reference =
            format!("{}.{}", string(record, "reference")?, if renamed.is_empty() { mnemonic } else { renamed });
        let mut operands = String::new();
        let mut attributes = String::new();
        let mut arguments = String::new();
        let (mut operand_count, mut attribute_count) = (0, 0);
        for (name, constraint) in self.dag(record, "arguments")? {
            if self.is_a(constraint, "Attr") || self.is_a(constraint, "AttrInterface") {
                let _ = write!(arguments, "Argument::Attribute({attribute_count}), ");
                attribute_count += 1;
                attributes += &self.attribute(name, constraint)?;
            } else {
                let _ = write!(arguments, "Argument::Operand({operand_count}), ");
                operand_count += 1;
                operands += &self.operand(name, constraint)?;
            }
        }
        let results = self
            .dag(record, "results")?
            .into_iter()
            .map(|(name, constraint)| self.operand(name, constraint))
            .collect::<Result<String, _>>()?;
        let traits: Vec<&str> = list(record, "traits").filter_map(|t| t["def"].as_str()).collect();
        let python = list(record, "python")
            .map(|item| {
                let entry = &self.root[item["def"].as_str().unwrap_or_default()];
                Ok(format!(
                    "Python {{ name: {:?}, signature: {:?} }}, ",
                    string(entry, "name")?,
                    string(entry, "signature")?
                ))
            })
            .collect::<Result<String, String>>()?;
        let pure = traits.contains(&"Pure");
        Ok(format!(
            "mnemonic: {mnemonic:?}, family: {family:?}, reference: {reference:?}, operands: &[{operands}], \
             attributes: &[{attributes}], results: &[{results}], arguments: &[{arguments}], segments: {}, pure: {pure}, format: {:?}, \
             api: {:?}, emit: {:?}, python: &[{python}], elements: {:?}, pipe: {}, cost: {:?}, reads: {}, writes: {}, \
             positions: {}, limits: {}, auto_sync: {}, is_copy: {}, summary: Text {{ en: {:?}, zh: {:?} }}",
            traits.contains(&"AttrSizedOperandSegments"),
            string(record, "assemblyFormat")?.split_whitespace().collect::<Vec<_>>().join(" "),
            string(record, "api")?,
            string(record, "emit")?,
            string(record, "elements")?,
            pipe(string(record, "pipe")?)?,
            string(record, "cost")?,
            strings(record, "reads"),
            strings(record, "writes"),
            strings(record, "positions"),
            strings(record, "limits"),
            bit(record, "autoSync"),
            bit(record, "isCopy"),
            string(record, "summary").unwrap_or_default(),
            string(record, "summaryZh")?,
        ))
    }

    fn operand(&self, name: &str, constraint: &str) -> Written {
        let (arity, inner) = if self.is_a(constraint, "Optional") {
            ("Optional", self.root[constraint]["baseType"]["def"].as_str())
        } else if self.is_a(constraint, "Variadic") {
            ("Variadic", self.root[constraint]["baseType"]["def"].as_str())
        } else {
            ("One", Some(constraint))
        };
        let constraint = inner.ok_or("operand without a type constraint")?;
        Ok(format!("Operand {{ name: {name:?}, constraint: {constraint:?}, arity: Arity::{arity} }}, "))
    }

    fn attribute(&self, name: &str, constraint: &str) -> Written {
        let optional = self.root[constraint]["isOptional"].as_i64() == Some(1);
        let base = match self.root[constraint]["baseAttr"]["def"].as_str() {
            Some(base) => base,
            None => constraint,
        };
        let kind = match base {
            "UnitAttr" => "Unit".to_owned(),
            "StrAttr" => "String".to_owned(),
            "TypeAttr" => "Type".to_owned(),
            "TypeArrayAttr" => "TypeArray".to_owned(),
            "IndexAttr" => "Index".to_owned(),
            "UI8Attr" => "Ui8".to_owned(),
            "TypedAttrInterface" => "Typed".to_owned(),
            _ if self.is_a(base, "EnumNames") => format!("Enum({base:?})"),
            _ => return Err(format!("attribute {name}: unknown kind {base}")),
        };
        Ok(format!("Attribute {{ name: {name:?}, kind: AttributeKind::{kind}, optional: {optional} }}, "))
    }

    fn enumeration(&self, name: &str, record: &'a Value) -> Written {
        let mut cases = String::new();
        let mut members = String::new();
        for case in list(record, "enumerants") {
            let case = &self.root[case["def"].as_str().unwrap_or_default()];
            let (symbol, keyword) = (string(case, "symbol")?, string(case, "str")?);
            let value = case["value"].as_i64().ok_or("case without a value")?;
            let _ = write!(cases, "EnumCase {{ symbol: {symbol:?}, value: {value}, keyword: {keyword:?} }}, ");
            let _ = write!(members, "({symbol:?}, {value}), ");
        }
        let listed: Vec<&str> = list(record, "pythonMembers").filter_map(Value::as_str).collect();
        if !listed.is_empty() {
            members.clear();
        }
        for member in listed {
            let (name, value) = member.split_once('=').ok_or_else(|| format!("{member}: not NAME=value"))?;
            let _ = write!(members, "({name:?}, {value}), ");
        }
        let python = string(record, "pythonName")?;
        let members = if python.is_empty() { "" } else { &members };
        let bits = if self.is_a(name, "Enum64") { 64 } else { 32 };
        Ok(format!(
            "name: {name:?}, python: {python:?}, bits: {bits}, cpp: {:?}, cases: &[{cases}], members: &[{members}]",
            string(record, "cppForm")?
        ))
    }

    fn type_definition(&self, name: &str, record: &'a Value) -> Written {
        Ok(format!(
            "name: {name:?}, mnemonic: {:?}, cpp: {:?}, has_parameters: {}",
            string(record, "mnemonic")?,
            string(record, "cpp")?,
            record["parameters"]["args"].as_array().is_some_and(|args| !args.is_empty())
        ))
    }

    fn params(&self, _: &str, record: &'a Value) -> Written {
        Ok(format!(
            "python: {:?}, type_name: {:?}, fields: {:?}, form: {:?}",
            string(record, "pythonName")?,
            string(record, "typeName")?,
            string(record, "fieldList")?,
            string(record, "form")?
        ))
    }

    /// The named elements of a `dag` field: argument name and constraint's record.
    fn dag(&self, record: &'a Value, field: &str) -> Result<Vec<(&'a str, &'a str)>, String> {
        let args = record[field]["args"].as_array().ok_or_else(|| format!("no {field}"))?;
        args.iter()
            .map(|arg| Some((arg[1].as_str()?, arg[0]["def"].as_str()?)))
            .collect::<Option<_>>()
            .ok_or_else(|| format!("{field}: an element without a name"))
    }

    fn is_a(&self, record: &str, class: &str) -> bool {
        list(&self.root[record], "!superclasses").any(|name| name.as_str() == Some(class))
    }
}

/// The files in the order in which `ascir.td` takes them in.
fn included(dialect: &Path) -> Result<Vec<String>, String> {
    let text = std::fs::read_to_string(dialect.join("ascir.td")).map_err(|e| format!("ascir.td: {e}"))?;
    Ok(["base", "enums", "types"]
        .into_iter()
        .map(str::to_owned)
        .chain(text.lines().filter_map(|line| Some(line.strip_prefix("include \"")?.split(".td").next()?.to_owned())))
        .collect())
}

/// Sort key: file, line of the outermost definition, line inside its multiclass.
fn position(record: &Value, order: &[String]) -> (usize, u64, u64) {
    let (file, line) = location(record);
    let inner = list(record, "!locs").next().and_then(Value::as_str).map_or(0, line_of);
    (order.iter().position(|name| name == file).unwrap_or(usize::MAX), line, inner)
}

/// File stem and line of the outermost definition.
fn location(record: &Value) -> (&str, u64) {
    let place = list(record, "!locs").last().and_then(Value::as_str).unwrap_or_default();
    let file = place.rsplit('/').next().and_then(|name| name.split(".td").next()).unwrap_or_default();
    (file, line_of(place))
}

fn line_of(place: &str) -> u64 {
    place.rsplit(':').next().and_then(|line| line.parse().ok()).unwrap_or_default()
}

fn pipe(name: &str) -> Result<&'static str, String> {
    Ok(match name {
        "S" => "PipeRule::Fixed(Pipe::S)",
        "V" => "PipeRule::Fixed(Pipe::V)",
        "M" => "PipeRule::Fixed(Pipe::M)",
        "MTE1" => "PipeRule::Fixed(Pipe::Mte1)",
        "MTE2" => "PipeRule::Fixed(Pipe::Mte2)",
        "MTE3" => "PipeRule::Fixed(Pipe::Mte3)",
        "FIX" => "PipeRule::Fixed(Pipe::Fix)",
        "direction" => "PipeRule::Direction",
        "source" => "PipeRule::EventSource",
        "destination" => "PipeRule::EventDestination",
        "named" => "PipeRule::Named",
        _ => return Err(format!("unknown pipe {name}")),
    })
}

fn string<'a>(record: &'a Value, field: &str) -> Result<&'a str, String> {
    record[field].as_str().ok_or_else(|| format!("no text in {field}"))
}

fn list<'a>(record: &'a Value, field: &str) -> impl DoubleEndedIterator<Item = &'a Value> {
    record[field].as_array().map(Vec::as_slice).unwrap_or_default().iter()
}

fn strings(record: &Value, field: &str) -> String {
    format!("&{:?}", list(record, field).filter_map(Value::as_str).collect::<Vec<_>>())
}

fn bit(record: &Value, field: &str) -> bool {
    record[field].as_i64() == Some(1)
}
