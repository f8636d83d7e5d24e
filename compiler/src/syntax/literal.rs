//! Numbers and strings: source spelling to value.

use super::ast::{Constant, ExprKind, FPart};
use super::build::{Builder, named};
use super::grammar::*;
use tree_sitter::Node;

/// Value of a number as written; `None` when it is not one, or an integer needs more than 127 bits.
pub(super) fn number(text: &str) -> Option<Constant> {
    let digits: String = text.chars().filter(|c| *c != '_').collect::<String>().to_ascii_lowercase();
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] {
        if let Some(rest) = digits.strip_prefix(prefix) {
            return i128::from_str_radix(rest, radix).ok().map(Constant::Int);
        }
    }
    if let Some(real) = digits.strip_suffix('j') {
        return real.parse().ok().map(Constant::Imaginary);
    }
    if digits.contains(['.', 'e']) {
        return digits.parse().ok().map(Constant::Float);
    }
    // Python refuses `010`, but takes `00`.
    if digits.len() > 1 && digits.starts_with('0') && digits.bytes().any(|digit| digit != b'0') {
        return None;
    }
    digits.parse().ok().map(Constant::Int)
}

/// What stands before the quotes.
#[derive(Clone, Copy, Default)]
struct Prefix {
    raw: bool,
    bytes: bool,
    format: bool,
}

impl Prefix {
    fn of(text: &str) -> Self {
        let letters = text.trim_end_matches(['"', '\'']).to_ascii_lowercase();
        Self { raw: letters.contains('r'), bytes: letters.contains('b'), format: letters.contains('f') }
    }
}

impl Builder<'_> {
    /// A string or several side by side; one f-string among them makes the whole an f-string.
    pub(super) fn string(&mut self, node: Node<'_>) -> ExprKind {
        let strings = if node.kind_name() == "string" { vec![node] } else { named(node) };
        let mut parts = Vec::new();
        let (mut formatted, mut bytes) = (false, false);
        for string in strings {
            let prefix = self.string_parts(string, &mut parts);
            formatted |= prefix.format;
            bytes |= prefix.bytes;
        }
        if formatted {
            return ExprKind::FString(parts);
        }
        let text: String = parts
            .into_iter()
            .filter_map(|part| match part {
                FPart::Literal(text) => Some(text),
                FPart::Value { .. } => None,
            })
            .collect();
        ExprKind::Constant(if bytes {
            Constant::Bytes(text.chars().map(|c| c as u32 as u8).collect())
        } else {
            Constant::Str(text)
        })
    }

    fn string_parts(&mut self, string: Node<'_>, parts: &mut Vec<FPart>) -> Prefix {
        let mut prefix = Prefix::default();
        let mut cursor = string.walk();
        for child in string.children(&mut cursor) {
            match child.kind_name() {
                "string_start" => prefix = Prefix::of(self.slice(child)),
                "string_content" => push_literal(parts, decode(self.slice(child), prefix)),
                "interpolation" => self.interpolation(child, prefix, parts),
                _ => {}
            }
        }
        prefix
    }

    fn interpolation(&mut self, node: Node<'_>, prefix: Prefix, parts: &mut Vec<FPart>) {
        let value = self.field(node, &EXPRESSION);
        let conversion = part(node, &TYPE_CONVERSION).and_then(|n| self.slice(n).chars().nth(1));
        let spec = part(node, &FORMAT_SPECIFIER);
        let spec = spec.map(|spec| self.format_spec(spec, prefix)).unwrap_or_default();
        let mut cursor = node.walk();
        let equals = node.children(&mut cursor).find(|child| child.kind_name() == "=");
        let debug = equals.and_then(|equals| {
            let text = self.text.get(node.start_byte() + 1..equals.end_byte())?;
            Some(text.to_string())
        });
        parts.push(FPart::Value { value, conversion, spec, debug });
    }

    /// Text and nested replacement fields after the colon.
    fn format_spec(&mut self, node: Node<'_>, prefix: Prefix) -> Vec<FPart> {
        let mut parts = Vec::new();
        let mut at = node.start_byte() + 1;
        for field in named(node) {
            push_literal(&mut parts, self.text.get(at..field.start_byte()).unwrap_or("").to_string());
            self.interpolation(field, prefix, &mut parts);
            at = field.end_byte();
        }
        push_literal(&mut parts, self.text.get(at..node.end_byte()).unwrap_or("").to_string());
        parts
    }
}

fn push_literal(parts: &mut Vec<FPart>, text: String) {
    match parts.last_mut() {
        _ if text.is_empty() => {}
        Some(FPart::Literal(last)) => last.push_str(&text),
        _ => parts.push(FPart::Literal(text)),
    }
}

/// Text between quotes to the characters it stands for. In bytes every character is one byte.
fn decode(text: &str, prefix: Prefix) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '\r' => {
                rest.next_if_eq(&'\n');
                out.push('\n');
            }
            '{' | '}' if prefix.format => {
                rest.next_if_eq(&c);
                out.push(c);
            }
            '\\' if !prefix.raw => escape(&mut rest, prefix, &mut out),
            _ => out.push(c),
        }
    }
    out
}

/// What follows a backslash. An escape that Python does not know stays as written.
fn escape(rest: &mut std::iter::Peekable<std::str::Chars<'_>>, prefix: Prefix, out: &mut String) {
    let Some(c) = rest.next() else { return out.push('\\') };
    let simple = match c {
        '\n' => return,
        '\r' => {
            rest.next_if_eq(&'\n');
            return;
        }
        '\\' | '\'' | '"' => c,
        'a' => '\x07',
        'b' => '\x08',
        'f' => '\x0c',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'v' => '\x0b',
        '0'..='7' => {
            let mut code = c.to_digit(8).unwrap_or(0);
            for _ in 0..2 {
                match rest.peek().and_then(|next| next.to_digit(8)) {
                    Some(digit) => {
                        code = code * 8 + digit;
                        rest.next();
                    }
                    None => break,
                }
            }
            return out.push(char::from_u32(code).unwrap_or('\u{fffd}'));
        }
        'x' => return hex(rest, 2, c, out),
        'u' if !prefix.bytes => return hex(rest, 4, c, out),
        'U' if !prefix.bytes => return hex(rest, 8, c, out),
        _ => {
            out.push('\\');
            c
        }
    };
    out.push(simple);
}

fn hex(rest: &mut std::iter::Peekable<std::str::Chars<'_>>, digits: usize, letter: char, out: &mut String) {
    let code: String = rest.clone().take(digits).collect();
    match u32::from_str_radix(&code, 16).ok().and_then(char::from_u32) {
        Some(decoded) if code.len() == digits => {
            rest.nth(digits - 1);
            out.push(decoded);
        }
        _ => out.extend(['\\', letter]),
    }
}
