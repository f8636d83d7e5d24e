//! `launch.json`: a launch in a file, in the form in which the reference tool writes it.
//!
//! In: the JSON text. Out: a [`LaunchSpec`] whose arguments are in no particular order yet (see
//! [`super::align`]), or a diagnostic whose span is a place in the JSON text.
//! Keys used: `kernel`, `core_num`, `args`, `options`, `launch_options`, `globals`, `constructor`; others are ignored.

use super::options;
use crate::model::{Diagnostic, LaunchArg, LaunchSource, LaunchSpec, LaunchValue, LineIndex, SourceSpan};
use serde_json::{Map, Value, json};

/// Reads a launch file.
pub fn read_launch(text: &str) -> Result<LaunchSpec, Diagnostic> {
    let wrong = |en: &str, zh: &str| super::messages::bad_file(SourceSpan::default(), en, zh);
    let root: Value = serde_json::from_str(text).map_err(|error| {
        let index = LineIndex::new(text);
        let start = index.line_start(error.line().saturating_sub(1) as u32) as usize + error.column().saturating_sub(1);
        let reason = error.to_string();
        super::messages::bad_file(SourceSpan::new(start, start + 1), &reason, &reason)
    })?;
    let Some(root) = root.as_object() else {
        return Err(wrong("an object in braces is expected", "应为花括号括起的对象"));
    };
    let Some(kernel) = root.get("kernel").and_then(Value::as_str) else {
        return Err(wrong("the key \"kernel\" with the kernel's name is missing", "缺少键 \"kernel\"（核函数名）"));
    };
    let core_num = match root.get("core_num") {
        None | Some(Value::Null) => super::defaults::CORES,
        Some(cores) => cores
            .as_u64()
            .and_then(|cores| u32::try_from(cores).ok())
            .filter(|cores| *cores > 0)
            .ok_or_else(|| wrong("\"core_num\" must be a positive whole number", "\"core_num\" 必须是正整数"))?,
    };
    let mut spec = LaunchSpec {
        kernel: kernel.into(),
        core_num,
        source: LaunchSource::File,
        constructor: arguments(root, "constructor")?,
        args: arguments(root, "args")?,
        ..LaunchSpec::default()
    };
    for key in ["options", "launch_options"] {
        for (name, value) in root.get(key).and_then(Value::as_object).into_iter().flatten() {
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            if options::is_option(name) {
                options::apply(&mut spec.options, name, &text);
            } else if let Some(value) = literal(&text) {
                // A keyword-only parameter of the kernel, which the reference tool files under the options.
                spec.args.push(LaunchArg { name: name.clone(), value, known: true });
            }
        }
    }
    for (name, value) in root.get("globals").and_then(Value::as_object).into_iter().flatten() {
        spec.globals.insert(name.clone(), plain(value));
    }
    Ok(spec)
}

/// The same form from a launch: what [`read_launch`] reads back.
pub fn write_launch(spec: &LaunchSpec) -> Value {
    let args = |list: &[LaunchArg]| -> Value {
        list.iter().map(|arg| (arg.name.clone(), described(&arg.value))).collect::<Map<_, _>>().into()
    };
    let options: Map<_, _> =
        options::told(&spec.options).into_iter().map(|(name, text)| (name, Value::String(text))).collect();
    let globals: Map<_, _> =
        spec.globals.iter().filter_map(|(name, value)| Some((name.clone(), unplain(value)?))).collect();
    json!({
        "kernel": spec.kernel,
        "core_num": spec.core_num,
        "constructor": args(&spec.constructor),
        "args": args(&spec.args),
        "options": options,
        "launch_options": {},
        "globals": globals,
    })
}

fn arguments(root: &Map<String, Value>, key: &str) -> Result<Vec<LaunchArg>, Diagnostic> {
    let Some(list) = root.get(key) else { return Ok(Vec::new()) };
    let wrong = |en: &str, zh: &str| super::messages::bad_file(SourceSpan::default(), en, zh);
    let Some(list) = list.as_object() else {
        return Err(wrong(&format!("\"{key}\" must be an object"), &format!("\"{key}\" 必须是对象")));
    };
    let argument = |(name, described): (&String, &Value)| match value(described, 16) {
        Some(value) => Ok(LaunchArg { name: name.clone(), value, known: true }),
        None => Err(wrong(
            &format!("argument \"{name}\" has no known \"kind\" (tensor, scalar, dtype, struct, sequence, other)"),
            &format!("参数 \"{name}\" 没有已知的 \"kind\"（tensor、scalar、dtype、struct、sequence、other）"),
        )),
    };
    list.iter().map(argument).collect()
}

fn value(described: &Value, depth: u32) -> Option<LaunchValue> {
    let text = |key: &str| described.get(key).and_then(Value::as_str);
    let depth = depth.checked_sub(1)?;
    Some(match text("kind")? {
        "tensor" => {
            let shape = described.get("shape").and_then(Value::as_array);
            let shape = shape.and_then(|shape| shape.iter().map(Value::as_u64).collect());
            LaunchValue::Tensor { dtype: text("dtype")?.into(), shape }
        }
        "dtype" => LaunchValue::Dtype { dtype: text("dtype")?.into() },
        "scalar" => scalar(text("dtype")?, described.get("value"))?,
        "struct" => {
            let fields = described.get("fields").and_then(Value::as_object)?;
            // `struct_fields` is the class's own list of fields, not one of them.
            let fields = fields.iter().filter(|(name, _)| *name != "struct_fields");
            LaunchValue::Struct {
                class: text("type")?.into(),
                fields: fields.filter_map(|(name, field)| Some((name.clone(), value(field, depth)?))).collect(),
            }
        }
        "sequence" => {
            let items = described.get("items").and_then(Value::as_array)?;
            LaunchValue::Sequence { items: items.iter().map(|item| value(item, depth)).collect::<Option<_>>()? }
        }
        "other" if text("type") == Some("NoneType") => LaunchValue::None,
        "other" => LaunchValue::Unknown { seen: text("repr").or(text("type")).unwrap_or_default().into() },
        _ => return None,
    })
}

fn scalar(dtype: &str, value: Option<&Value>) -> Option<LaunchValue> {
    Some(match (dtype, value) {
        ("bool", Some(Value::Bool(value))) => LaunchValue::Bool { value: *value },
        ("int", Some(value)) => LaunchValue::Int { value: value.as_i64()? },
        ("float" | "float64", Some(value)) => LaunchValue::Float { value: value.as_f64()? },
        ("str", Some(Value::String(value))) => LaunchValue::Str { value: value.clone() },
        (dtype, value) if super::dtype::Dtype::parse(dtype).is_some_and(|known| known.name == dtype) => {
            LaunchValue::Scalar { dtype: dtype.into(), value: value.and_then(Value::as_f64).unwrap_or(0.0) }
        }
        // Members of enumerations are whole numbers to Python; their class is the dtype.
        (class, Some(value)) => LaunchValue::Enum { class: class.into(), value: value.as_i64()? },
        _ => return None,
    })
}

fn described(value: &LaunchValue) -> Value {
    match value {
        LaunchValue::None => json!({"kind": "other", "type": "NoneType", "repr": "None"}),
        LaunchValue::Bool { value } => json!({"kind": "scalar", "dtype": "bool", "value": value}),
        LaunchValue::Int { value } => json!({"kind": "scalar", "dtype": "int", "value": value}),
        LaunchValue::Float { value } => json!({"kind": "scalar", "dtype": "float", "value": value}),
        LaunchValue::Str { value } => json!({"kind": "scalar", "dtype": "str", "value": value}),
        LaunchValue::Scalar { dtype, value } => json!({"kind": "scalar", "dtype": dtype, "value": value}),
        LaunchValue::Enum { class, value } => json!({"kind": "scalar", "dtype": class, "value": value}),
        LaunchValue::Dtype { dtype } => json!({"kind": "dtype", "dtype": dtype}),
        LaunchValue::Tensor { dtype, shape } => json!({"kind": "tensor", "dtype": dtype, "shape": shape}),
        LaunchValue::Struct { class, fields } => {
            let fields: Map<_, _> = fields.iter().map(|(name, field)| (name.clone(), described(field))).collect();
            json!({"kind": "struct", "type": class, "fields": fields})
        }
        LaunchValue::Sequence { items } => {
            json!({"kind": "sequence", "items": items.iter().map(described).collect::<Vec<_>>()})
        }
        LaunchValue::Unknown { seen } => json!({"kind": "other", "type": "", "repr": seen}),
    }
}

/// A module constant as JSON has it.
fn plain(value: &Value) -> LaunchValue {
    match value {
        Value::Null => LaunchValue::None,
        Value::Bool(value) => LaunchValue::Bool { value: *value },
        Value::Number(number) => match (number.as_i64(), number.as_f64()) {
            (Some(value), _) => LaunchValue::Int { value },
            (None, value) => LaunchValue::Float { value: value.unwrap_or(f64::NAN) },
        },
        Value::String(value) => LaunchValue::Str { value: value.clone() },
        Value::Array(items) => LaunchValue::Sequence { items: items.iter().map(plain).collect() },
        // A described value, as under `args`: dtypes and enumeration members have no plain form.
        Value::Object(_) => self::value(value, 16).unwrap_or(LaunchValue::Unknown { seen: value.to_string() }),
    }
}

fn unplain(value: &LaunchValue) -> Option<Value> {
    Some(match value {
        LaunchValue::None => Value::Null,
        LaunchValue::Bool { value } => json!(value),
        LaunchValue::Int { value } => json!(value),
        LaunchValue::Float { value } => json!(value),
        LaunchValue::Str { value } => json!(value),
        LaunchValue::Sequence { items } => Value::Array(items.iter().filter_map(unplain).collect()),
        LaunchValue::Unknown { .. } => return None,
        other => described(other),
    })
}

/// A Python literal as `repr` prints it.
fn literal(text: &str) -> Option<LaunchValue> {
    super::notation::parse(text, &|_| None).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = r#"{
        "kernel": "k", "line": 12, "core_num": 2,
        "args": {
            "x": {"kind": "tensor", "dtype": "float16", "shape": [4, 5]},
            "dt": {"kind": "dtype", "dtype": "float16"},
            "s": {"kind": "struct", "type": "Outer", "fields": {
                "n": {"kind": "scalar", "dtype": "int", "value": 5},
                "struct_fields": {"kind": "other", "type": "dict", "repr": "{}"}}},
            "h": {"kind": "scalar", "dtype": "int64", "value": 4},
            "p": {"kind": "scalar", "dtype": "TPosition", "value": 9},
            "q": {"kind": "sequence", "items": [{"kind": "scalar", "dtype": "bool", "value": true}]}
        },
        "options": {"insert_sync": "True"}, "launch_options": {"kw": "5", "verify_sync": "False"},
        "globals": {"N": 8, "T": [1, 2], "E": 1e-05}
    }"#;

    fn read(text: &str) -> LaunchSpec {
        read_launch(text).unwrap_or_else(|error| panic!("{error:?}"))
    }

    #[test]
    fn the_reference_tools_form() {
        let spec = read(FILE);
        let arg = |name: &str| spec.args.iter().find(|arg| arg.name == name).map(|arg| arg.value.clone());
        assert_eq!(spec.core_num, 2);
        assert_eq!(arg("x"), Some(LaunchValue::Tensor { dtype: "float16".into(), shape: Some(vec![4, 5]) }));
        assert_eq!(arg("h"), Some(LaunchValue::Scalar { dtype: "int64".into(), value: 4.0 }));
        assert_eq!(arg("p"), Some(LaunchValue::Enum { class: "TPosition".into(), value: 9 }));
        assert_eq!(arg("kw"), Some(LaunchValue::Int { value: 5 }));
        assert!(matches!(arg("s"), Some(LaunchValue::Struct { fields, .. }) if fields.len() == 1));
        assert_eq!(spec.options.insert_sync, Some(true));
        assert_eq!(spec.globals["E"], LaunchValue::Float { value: 1e-5 });
    }

    #[test]
    fn what_is_written_reads_back() {
        let mut spec = read(FILE);
        spec.args.sort_by(|a, b| a.name.cmp(&b.name));
        assert_eq!(read(&write_launch(&spec).to_string()), spec);
    }

    #[test]
    fn errors_say_what_is_missing() {
        let wrong = |text| read_launch(text).err().map(|error| error.message.en);
        assert_eq!(wrong("[]"), Some("launch file: an object in braces is expected".into()));
        assert!(wrong("{\"kernel\": 1}").is_some_and(|text| text.contains("\"kernel\"")));
        assert!(wrong(r#"{"kernel": "k", "core_num": 0}"#).is_some_and(|text| text.contains("core_num")));
        assert!(
            wrong(r#"{"kernel": "k", "args": {"x": {"kind": "soup"}}}"#).is_some_and(|text| text.contains("\"x\""))
        );
        let broken = read_launch("{\n \"kernel\": \n}").err().map(|error| error.span);
        assert_eq!(broken, Some(SourceSpan::new(14, 15)));
    }
}
