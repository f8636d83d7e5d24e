//! IR types as plain data: [`model::Type`](crate::model::Type), read from MLIR's text of a type.

use super::state::Ir;
use super::types::Type;
use crate::model::{self, ScalarKind};
use std::rc::Rc;

impl Ir {
    /// The type as plain data; computed once per type and context.
    pub fn data_type(&self, ty: Type<'_>) -> Rc<model::Type> {
        if let Some(known) = self.data_types.borrow().get(&ty.key()) {
            return Rc::clone(known);
        }
        let data = Rc::new(parse(&self.type_text(ty)));
        self.data_types.borrow_mut().insert(ty.key(), Rc::clone(&data));
        data
    }
}

/// Reads the text of a type. Whatever it does not know becomes [`model::Type::Other`] with the text up to `<`.
pub fn parse(text: &str) -> model::Type {
    let text = text.trim();
    scalar(text).unwrap_or_else(|| {
        let (head, body) = match text.split_once('<') {
            Some((head, rest)) => (head, rest.strip_suffix('>').unwrap_or(rest)),
            None => (text, ""),
        };
        match head {
            "memref" => memref(body),
            "!ascir.local_tensor" => {
                let (shape, element) = shaped(body);
                model::Type::LocalTensor { shape, element }
            }
            "!ascir.global_tensor" => {
                let (shape, element) = shaped(body);
                model::Type::GlobalTensor { shape, element }
            }
            "!ascir.queue" => {
                let parts = split(body);
                model::Type::Queue { position: part(&parts, 0), depth: number(&parts, 1) }
            }
            "!ascir.que_bind" => {
                let parts = split(body);
                model::Type::QueBind { source: part(&parts, 0), destination: part(&parts, 1), depth: number(&parts, 2) }
            }
            "!ascir.tbuf" => model::Type::TBuf { position: body.trim().to_owned() },
            "!ascir.py_struct" => structure(body),
            _ => model::Type::Other { mnemonic: head.trim_start_matches("!ascir.").to_owned() },
        }
    })
}

fn scalar(text: &str) -> Option<model::Type> {
    let (kind, digits) = if text == "index" {
        (ScalarKind::Index, "32")
    } else if let Some(digits) = text.strip_prefix("ui") {
        (ScalarKind::Unsigned, digits)
    } else if let Some(digits) = text.strip_prefix('i') {
        (ScalarKind::Signless, digits)
    } else {
        (ScalarKind::Float, text.strip_prefix('f')?)
    };
    Some(model::Type::Scalar { kind, bits: digits.parse().ok()? })
}

/// `?xf32, 22`, `4xui64`, `*xf32`.
fn memref(body: &str) -> model::Type {
    let parts = split(body);
    let (shape, element) = shaped(parts.first().copied().unwrap_or(""));
    let space = parts.last().filter(|_| parts.len() > 1).and_then(|space| space.parse().ok()).unwrap_or(0);
    model::Type::MemRef { shape, element, space }
}

/// `64x?xf32`: extents, then the element; `*xf32` has none.
fn shaped(text: &str) -> (Vec<Option<u64>>, Box<model::Type>) {
    let mut rest = text.trim();
    rest = rest.strip_prefix("*x").unwrap_or(rest);
    let mut shape = Vec::new();
    while let Some((extent, tail)) = rest.split_once('x') {
        match extent {
            "?" => shape.push(None),
            _ => match extent.parse() {
                Ok(extent) => shape.push(Some(extent)),
                Err(_) => break,
            },
        }
        rest = tail;
    }
    (shape, Box::new(parse(rest)))
}

/// `"Name", [i32, f32], ["a", "b"]`.
fn structure(body: &str) -> model::Type {
    let parts = split(body);
    let list = |index: usize| {
        let text = parts.get(index).copied().unwrap_or("");
        split(text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text))
    };
    let name = unquote(parts.first().copied().unwrap_or(""));
    let fields = list(2).into_iter().map(unquote).zip(list(1).into_iter().map(parse)).collect();
    model::Type::Struct { name, fields }
}

fn unquote(text: &str) -> String {
    text.trim_matches('"').to_owned()
}

fn part(parts: &[&str], index: usize) -> String {
    parts.get(index).copied().unwrap_or("").to_owned()
}

fn number(parts: &[&str], index: usize) -> i64 {
    parts.get(index).and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// Parts between commas outside of brackets and strings, without surrounding blanks.
pub fn split(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut quoted, mut start) = (0i32, false, 0);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' => quoted = !quoted,
            b'<' | b'[' | b'(' | b'{' if !quoted => depth += 1,
            b'>' | b']' | b')' | b'}' if !quoted => depth -= 1,
            b',' if !quoted && depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() {
        parts.push(last);
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::Type;

    #[test]
    fn scalars_tensors_and_queues() {
        assert_eq!(parse("ui16"), Type::Scalar { kind: ScalarKind::Unsigned, bits: 16 });
        assert_eq!(parse("index"), Type::Scalar { kind: ScalarKind::Index, bits: 32 });
        let half = Box::new(Type::Scalar { kind: ScalarKind::Float, bits: 16 });
        assert_eq!(
            parse("!ascir.local_tensor<64x?xf16>"),
            Type::LocalTensor { shape: vec![Some(64), None], element: half.clone() }
        );
        assert_eq!(parse("memref<?xf16, 22>"), Type::MemRef { shape: vec![None], element: half, space: 22 });
        assert_eq!(parse("!ascir.queue<vecin, 2>"), Type::Queue { position: "vecin".into(), depth: 2 });
        assert_eq!(parse("!ascir.pipe"), Type::Other { mnemonic: "pipe".into() });
    }

    #[test]
    fn nested_structures() {
        let text = r#"memref<?x!ascir.py_struct<"C", [i32, !ascir.py_struct<"T", [f32], ["x"]>], ["p", "q"]>, 22>"#;
        let Type::MemRef { element, space: 22, .. } = parse(text) else { panic!("{text}") };
        let Type::Struct { name, fields } = *element else { panic!("{text}") };
        assert_eq!((name.as_str(), fields.len()), ("C", 2));
        let inner = Type::Struct { name: "T".into(), fields: vec![("x".into(), parse("f32"))] };
        assert_eq!(fields[1], ("q".into(), inner));
    }
}
