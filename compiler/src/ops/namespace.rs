//! AscIR text in the reference's names and back.
//!
//! In and out: MLIR text, printed or generic form. The reference spreads over two dialects, `ascendc` and `emitasc`,
//! what is one dialect here; where both have a name, `reinterpret_cast`, the latter is `ptr_reinterpret_cast` here.
//! Always holds: string literals stay as they are (but for the quoted names of generic operations), and
//! `from_reference(to_reference(text)) == text` for text that `ascir` printed.

use super::{OPS, op};

const OURS: &str = "ascir";
const REFERENCE: &str = "ascendc";
const REFERENCE_HOST: &str = "emitasc";

/// What of the reference's `emitasc` is no operation: a type and an attribute.
const HOST_OTHERS: [&str; 2] = ["py_struct", "kernel_arg"];

/// Our name of something in the reference's `emitasc`.
fn ours(name: &str) -> &str {
    let is = |reference: &str| reference.split_once('.') == Some((REFERENCE_HOST, name));
    OPS.iter().find(|op| is(op.reference)).map_or(name, |op| op.mnemonic)
}

/// The reference's text in AscIR's names.
#[must_use]
pub fn from_reference(text: &str) -> String {
    rename(text, |dialect, name| match dialect {
        REFERENCE => Some((OURS, name)),
        REFERENCE_HOST => Some((OURS, ours(name))),
        _ => None,
    })
}

/// AscIR text in the reference's names.
#[must_use]
pub fn to_reference(text: &str) -> String {
    rename(text, |dialect, name| {
        if dialect != OURS {
            return None;
        }
        if HOST_OTHERS.contains(&name) {
            return Some((REFERENCE_HOST, name));
        }
        // Only the first part of a mnemonic with a dot is seen here: `local_tensor` of `local_tensor.subindex`.
        Some(op(name).and_then(|op| op.reference.split_once('.')).unwrap_or((REFERENCE, name)))
    })
}

/// Applies `map` to every `dialect.name` and to every `#dialect<name`; what it answers `None` to stays.
fn rename<'a>(text: &'a str, map: impl Fn(&'a str, &'a str) -> Option<(&'a str, &'a str)>) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &text[at..];
        if bytes[at] == b'"' {
            let end = string_end(bytes, at);
            let inner = &text[at + 1..(end - 1).max(at + 1)];
            // A generic operation is a quoted name followed by its operands.
            match inner.split_once('.').filter(|_| bytes.get(end) == Some(&b'(')).and_then(|(d, n)| map(d, n)) {
                Some((dialect, name)) => out.extend(["\"", dialect, ".", name, "\""]),
                None => out.push_str(&text[at..end]),
            }
            at = end;
        } else if is_word(bytes[at]) {
            let word = &rest[..length(rest, is_word)];
            let separator = bytes.get(at + word.len()).copied();
            let attribute = separator == Some(b'<') && at > 0 && bytes[at - 1] == b'#';
            let tail = &rest[(word.len() + 1).min(rest.len())..];
            let name = &tail[..length(tail, is_word)];
            let mapped = if separator == Some(b'.') || attribute { map(word, name) } else { None };
            match mapped {
                Some((dialect, mapped)) => {
                    out.extend([dialect, if attribute { "<" } else { "." }, mapped]);
                    at += word.len() + 1 + name.len();
                }
                None => {
                    out.push_str(word);
                    at += word.len();
                }
            }
        } else {
            let plain = length(rest, |byte| byte != b'"' && !is_word(byte));
            out.push_str(&rest[..plain]);
            at += plain;
        }
    }
    out
}

/// Length of the longest prefix of bytes that `accept` takes. Cuts only at ASCII, so at a character border.
fn length(text: &str, accept: impl Fn(u8) -> bool) -> usize {
    text.bytes().position(|byte| !accept(byte)).unwrap_or(text.len())
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

/// The index behind the closing quote of the string that opens at `start`.
fn string_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_dialects_become_one_and_come_back() {
        let theirs = "%0 = emitasc.reinterpret_cast %a : memref<?x!ascendc.cube_tiling, 22> to memref<?xi8>\n\
                      %1 = ascendc.reinterpret_cast %t : !ascendc.local_tensor<*xf32> to !ascendc.local_tensor<*xi32>\n\
                      \"emitasc.set_member\"(%2, %3) : (!emitasc.py_struct<\"A\", [i32], [\"ascendc.x\"]>, i32) -> ()\n";
        let ours = from_reference(theirs);
        assert!(ours.contains("ascir.ptr_reinterpret_cast %a : memref<?x!ascir.cube_tiling, 22>"), "{ours}");
        assert!(ours.contains("ascir.reinterpret_cast %t"), "{ours}");
        assert!(
            ours.contains("\"ascir.set_member\"(%2, %3) : (!ascir.py_struct<\"A\", [i32], [\"ascendc.x\"]>"),
            "{ours}"
        );
        assert_eq!(to_reference(&ours), theirs);
    }

    #[test]
    fn attributes_of_functions_and_arguments() {
        let theirs = "func.func @f(%a: i32 {emitasc.kernel_arg = #emitasc<kernel_arg explicit>}) \
                      attributes {ascendc.aicore, ascendc.global} loc(\"/tmp/ascendc.py\":1:0)";
        let ours = "func.func @f(%a: i32 {ascir.kernel_arg = #ascir<kernel_arg explicit>}) \
                    attributes {ascir.aicore, ascir.global} loc(\"/tmp/ascendc.py\":1:0)";
        assert_eq!(from_reference(theirs), ours);
        assert_eq!(to_reference(ours), theirs);
    }

    #[test]
    fn strings_and_unfinished_text_stay() {
        for text in ["\"ascendc.x", "ascendc", "ascendc.", "\"a\\\"ascendc.b\"", "中文 ascendcx.y", "#ascendc<"] {
            assert_eq!(to_reference(&from_reference(text)), text);
        }
        assert_eq!(from_reference("emitasc.verbatim \"ascendc.add\""), "ascir.verbatim \"ascendc.add\"");
    }
}
