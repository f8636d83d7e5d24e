//! Launch values as text: what stands in a `# asclens: launch` comment and in the fields of the Launch panel.
//!
//! ```text
//! 2048  -1.5  True  None  "text"          Python numbers and texts
//! float32[16384]  float16[4, 5]  int8[?]  arrays in global memory; `?` is an unknown shape
//! int64(3)                                numpy scalars
//! float16  TPosition.VECIN                dtypes and members of enumerations of `asc`
//! TileInfo(length=64, tail=Tail(n=3))     instances of a `Struct`
//! [1, 2]  (1, 2)                          sequences
//! TILE                                    a constant of the module
//! ```
//!
//! Always holds: [`print`] writes what [`parse`] reads back to the same value.

use super::dtype::Dtype;
use crate::model::{LaunchValue, Message};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Why a text is not a value, and where in it (byte offset).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    pub at: usize,
    pub message: Message,
}

/// What a bare name stands for; `None` when nothing is known by it.
pub type Names<'n> = &'n dyn Fn(&str) -> Option<LaunchValue>;

/// Deepest nesting of sequences and structs.
const MAX_DEPTH: u32 = 16;

/// Reads a whole text as one value.
pub fn parse(text: &str, names: Names<'_>) -> Result<LaunchValue, NotationError> {
    let mut cursor = Cursor::new(text, names);
    let value = cursor.value(0)?;
    match cursor.peek() {
        None => Ok(value),
        Some(_) => Err(cursor.wrong("the end of the value", "值的结尾")),
    }
}

pub(super) struct Cursor<'t> {
    text: &'t str,
    pub at: usize,
    names: Names<'t>,
}

impl<'t> Cursor<'t> {
    pub fn new(text: &'t str, names: Names<'t>) -> Self {
        Self { text, at: 0, names }
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or("")
    }

    /// Next character after blanks.
    pub fn peek(&mut self) -> Option<char> {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
        self.rest().chars().next()
    }

    pub fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.at += wanted.len_utf8();
        }
        found
    }

    pub fn wrong(&mut self, en: &str, zh: &str) -> NotationError {
        let found = self.peek().map_or_else(|| "the end".to_owned(), |c| format!("`{c}`"));
        let found_zh = self.peek().map_or_else(|| "结尾".to_owned(), |c| format!("`{c}`"));
        NotationError {
            at: self.at,
            message: Message::new(format!("expected {en}, found {found}"), format!("此处应为{zh}，实际是{found_zh}")),
        }
    }

    pub fn expect(&mut self, wanted: char) -> Result<(), NotationError> {
        if self.take(wanted) { Ok(()) } else { Err(self.wrong(&format!("`{wanted}`"), &format!("`{wanted}`"))) }
    }

    /// A name, dots included.
    pub fn name(&mut self) -> Option<&'t str> {
        if !self.peek()?.is_alphabetic() && self.peek() != Some('_') {
            return None;
        }
        let rest = self.rest();
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '.').unwrap_or(rest.len());
        self.at += end;
        Some(&rest[..end])
    }

    pub fn value(&mut self, depth: u32) -> Result<LaunchValue, NotationError> {
        if depth > MAX_DEPTH {
            return Err(self.wrong("less nesting", "更少的嵌套层数"));
        }
        match self.peek() {
            Some('"' | '\'') => self.string(),
            Some('[') => self.sequence('[', ']', depth),
            Some('(') => self.sequence('(', ')', depth),
            Some(c) if c.is_ascii_digit() || matches!(c, '-' | '+' | '.') => self.number(),
            Some(_) => self.named(depth),
            None => Err(self.wrong("a value", "一个值")),
        }
    }

    fn string(&mut self) -> Result<LaunchValue, NotationError> {
        let rest = self.rest();
        let mut characters = rest.char_indices();
        let quote = characters.next().map_or('"', |(_, c)| c);
        let mut value = String::new();
        while let Some((at, c)) = characters.next() {
            match c {
                _ if c == quote => {
                    self.at += at + c.len_utf8();
                    return Ok(LaunchValue::Str { value });
                }
                '\\' => value.extend(characters.next().map(|(_, c)| if c == 'n' { '\n' } else { c })),
                c => value.push(c),
            }
        }
        self.at = self.text.len();
        Err(self.wrong("the closing quote", "右引号"))
    }

    fn sequence(&mut self, open: char, close: char, depth: u32) -> Result<LaunchValue, NotationError> {
        self.expect(open)?;
        let mut items = Vec::new();
        while !self.take(close) {
            items.push(self.value(depth + 1)?);
            if !self.take(',') {
                self.expect(close)?;
                break;
            }
        }
        Ok(LaunchValue::Sequence { items })
    }

    fn number(&mut self) -> Result<LaunchValue, NotationError> {
        self.peek();
        let rest = self.rest();
        let signed = |at: usize| at == 0 || rest[..at].ends_with(['e', 'E']);
        let end = rest
            .char_indices()
            .find(|(at, c)| !(c.is_alphanumeric() || matches!(c, '.' | '_') || (matches!(c, '+' | '-') && signed(*at))))
            .map_or(rest.len(), |(at, _)| at);
        let word = rest[..end].replace('_', "");
        let radix =
            |prefix, radix| word.strip_prefix(prefix).and_then(|digits| i64::from_str_radix(digits, radix).ok());
        let whole = word.parse().ok().or_else(|| radix("0x", 16)).or_else(|| radix("0b", 2));
        let value = match (whole, word.parse()) {
            (Some(value), _) => LaunchValue::Int { value },
            (None, Ok(value)) => LaunchValue::Float { value },
            (None, Err(_)) => return Err(self.wrong("a number", "数字")),
        };
        self.at += end;
        Ok(value)
    }

    fn named(&mut self, depth: u32) -> Result<LaunchValue, NotationError> {
        let start = self.at;
        let Some(name) = self.name() else { return Err(self.wrong("a value", "一个值")) };
        let short = name.strip_prefix("asc.").unwrap_or(name);
        let dtype = Dtype::parse_asc(short).or_else(|| Dtype::parse(short).filter(|dtype| dtype.name == short));
        match (name, dtype) {
            ("True" | "False", _) => Ok(LaunchValue::Bool { value: name == "True" }),
            ("None", _) => Ok(LaunchValue::None),
            ("inf" | "nan", _) => Ok(LaunchValue::Float { value: name.parse().unwrap_or(f64::NAN) }),
            (_, Some(dtype)) if self.peek() == Some('[') => self.tensor(dtype),
            (_, Some(dtype)) if self.take('(') => {
                let number = self.number()?;
                self.expect(')')?;
                Ok(scalar(dtype, &number))
            }
            (_, Some(dtype)) => Ok(LaunchValue::Dtype { dtype: dtype.name.into() }),
            _ if self.take('(') => Ok(LaunchValue::Struct { class: name.into(), fields: self.fields(depth)? }),
            _ => {
                let asc = || super::paths::to_launch(&format!("asc.{short}"));
                (self.names)(name).or_else(asc).ok_or_else(|| NotationError {
                    at: start,
                    message: Message::new(
                        format!("`{name}` is neither a value nor a constant of this file"),
                        format!("`{name}` 既不是值，也不是本文件中的常量"),
                    ),
                })
            }
        }
    }

    fn tensor(&mut self, dtype: Dtype) -> Result<LaunchValue, NotationError> {
        self.expect('[')?;
        let mut shape = Some(Vec::new());
        while !self.take(']') {
            if self.take('?') {
                shape = None;
            } else {
                let at = self.at;
                match self.value(MAX_DEPTH)? {
                    LaunchValue::Int { value } if value >= 0 => {
                        if let Some(shape) = &mut shape {
                            shape.push(value as u64);
                        }
                    }
                    _ => {
                        self.at = at;
                        return Err(self.wrong("an extent, a whole number", "一个维度（非负整数）"));
                    }
                }
            }
            if !self.take(',') {
                self.expect(']')?;
                break;
            }
        }
        Ok(LaunchValue::Tensor { dtype: dtype.name.into(), shape })
    }

    /// `name=value, ...)`, the opening bracket taken.
    fn fields(&mut self, depth: u32) -> Result<BTreeMap<String, LaunchValue>, NotationError> {
        Ok(self.arguments(depth)?.into_iter().collect())
    }

    pub fn arguments(&mut self, depth: u32) -> Result<Vec<(String, LaunchValue)>, NotationError> {
        let mut fields = Vec::new();
        while !self.take(')') {
            let Some(name) = self.name() else { return Err(self.wrong("a name and `=`", "名称和 `=`")) };
            self.expect('=')?;
            fields.push((name.to_owned(), self.value(depth + 1)?));
            if !self.take(',') {
                self.expect(')')?;
                break;
            }
        }
        Ok(fields)
    }
}

fn scalar(dtype: Dtype, number: &LaunchValue) -> LaunchValue {
    let value = match number {
        LaunchValue::Int { value } => *value as f64,
        LaunchValue::Float { value } => *value,
        _ => 0.0,
    };
    match dtype.name {
        "float64" => LaunchValue::Float { value },
        name => LaunchValue::Scalar { dtype: name.into(), value },
    }
}

/// The text of a value; empty for what has none (`Unknown`).
pub fn print(value: &LaunchValue) -> String {
    let mut text = String::new();
    write_value(&mut text, value);
    text
}

fn write_value(out: &mut String, value: &LaunchValue) {
    // Writing to a String cannot fail.
    let _ = match value {
        LaunchValue::None => write!(out, "None"),
        LaunchValue::Bool { value } => write!(out, "{}", if *value { "True" } else { "False" }),
        LaunchValue::Int { value } => write!(out, "{value}"),
        LaunchValue::Float { value } if value.is_nan() => write!(out, "nan"),
        LaunchValue::Float { value } => write!(out, "{value:?}"),
        LaunchValue::Str { value } => {
            write!(out, "\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
        }
        LaunchValue::Dtype { dtype } => write!(out, "{dtype}"),
        LaunchValue::Scalar { dtype, value } => write!(out, "{dtype}({value})"),
        LaunchValue::Enum { class, value } => write!(out, "{class}.{}", super::paths::case_name(class, *value)),
        LaunchValue::Tensor { dtype, shape: None } => write!(out, "{dtype}[?]"),
        LaunchValue::Tensor { dtype, shape: Some(shape) } => {
            let extents: Vec<_> = shape.iter().map(u64::to_string).collect();
            write!(out, "{dtype}[{}]", extents.join(", "))
        }
        LaunchValue::Struct { class, fields } => {
            let _ = write!(out, "{class}(");
            for (index, (name, value)) in fields.iter().enumerate() {
                let _ = write!(out, "{}{name}=", if index == 0 { "" } else { ", " });
                write_value(out, value);
            }
            write!(out, ")")
        }
        LaunchValue::Sequence { items } => {
            out.push('[');
            for (index, item) in items.iter().enumerate() {
                out.push_str(if index == 0 { "" } else { ", " });
                write_value(out, item);
            }
            write!(out, "]")
        }
        LaunchValue::Unknown { .. } => Ok(()),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(name: &str) -> Option<LaunchValue> {
        (name == "TILE").then_some(LaunchValue::Int { value: 64 })
    }

    fn read(text: &str) -> LaunchValue {
        parse(text, &names).unwrap_or_else(|error| panic!("{text}: {error:?}"))
    }

    #[test]
    fn what_is_printed_reads_back() {
        for text in [
            "2048",
            "-3",
            "-1.5",
            "1e-5",
            "True",
            "None",
            "\"a \\\"quoted\\\" text\"",
            "float32[16384]",
            "float16[4, 5]",
            "int8[?]",
            "float32[]",
            "int64(3)",
            "float16",
            "[1, [2, 3], float32]",
            "TileInfo(n=5, tail=Tail(x=1.0))",
            "TPosition.VECIN",
        ] {
            let value = read(text);
            assert_eq!(read(&print(&value)), value, "{text}");
        }
    }

    #[test]
    fn names_and_shapes() {
        assert_eq!(read("float32[TILE, 2]"), LaunchValue::Tensor { dtype: "float32".into(), shape: Some(vec![64, 2]) });
        assert_eq!(read("asc.TPosition.VECIN"), LaunchValue::Enum { class: "TPosition".into(), value: 9 });
        assert_eq!(read("asc.half"), LaunchValue::Dtype { dtype: "float16".into() });
        assert_eq!(read("float64(1)"), LaunchValue::Float { value: 1.0 });
        assert_eq!(read("0x10"), LaunchValue::Int { value: 16 });
        assert_eq!(read("(1,)"), LaunchValue::Sequence { items: vec![LaunchValue::Int { value: 1 }] });
    }

    #[test]
    fn errors_name_the_place() {
        let wrong = |text| parse(text, &names).err().map(|error| (error.at, error.message.en));
        assert_eq!(wrong("float32[-1]").map(|e| e.0), Some(8));
        assert_eq!(wrong("NOPE"), Some((0, "`NOPE` is neither a value nor a constant of this file".into())));
        assert_eq!(wrong("1 2"), Some((2, "expected the end of the value, found `2`".into())));
        assert_eq!(wrong("[1, 23"), Some((6, "expected `]`, found the end".into())));
        assert!(wrong(&"[".repeat(100_000)).is_some());
    }
}
