//! The little of JSON that a trace scanner needs: steps over values in bytes without building anything.

use memchr::{memchr2, memchr3};

/// Why a scan stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The bytes end inside a value.
    More,
    /// Not JSON, at this position.
    Bad(usize, &'static str),
}

/// Position of the first byte from `at` that is no white space.
#[inline]
pub fn skip_space(bytes: &[u8], mut at: usize) -> usize {
    while let Some(b' ' | b'\n' | b'\r' | b'\t') = bytes.get(at) {
        at += 1;
    }
    at
}

/// The content of the string whose opening quote is at `at`, and the position after its closing quote. The content is
/// as written: [`unescaped`] resolves escapes.
#[inline]
pub fn string(bytes: &[u8], at: usize) -> Result<(&[u8], usize), Stop> {
    if bytes.get(at) != Some(&b'"') {
        return Err(if at >= bytes.len() { Stop::More } else { Stop::Bad(at, "expected a string") });
    }
    let start = at + 1;
    let mut from = start;
    loop {
        // Names and keys are short: a plain loop beats a call.
        let near = bytes.get(from..(from + 16).min(bytes.len())).unwrap_or_default();
        let hit = match near.iter().position(|byte| *byte == b'"' || *byte == b'\\') {
            Some(hit) => from + hit,
            None => {
                let far = from + near.len();
                far + memchr2(b'"', b'\\', bytes.get(far..).unwrap_or_default()).ok_or(Stop::More)?
            }
        };
        if bytes[hit] == b'"' {
            return Ok((&bytes[start..hit], hit + 1));
        }
        from = hit + 2;
        if from > bytes.len() {
            return Err(Stop::More);
        }
    }
}

/// The position after the object or array whose bracket is at `at`.
pub fn nested(bytes: &[u8], at: usize) -> Result<usize, Stop> {
    let (open, close) = if bytes[at] == b'{' { (b'{', b'}') } else { (b'[', b']') };
    let mut depth = 1;
    let mut from = at + 1;
    loop {
        let hit = from + memchr3(b'"', open, close, bytes.get(from..).unwrap_or_default()).ok_or(Stop::More)?;
        from = hit + 1;
        match bytes[hit] {
            b'"' => from = string(bytes, hit)?.1,
            byte if byte == open => depth += 1,
            _ => depth -= 1,
        }
        if depth == 0 {
            return Ok(from);
        }
    }
}

/// The value at `at` as written (strings without their quotes), and the position after it.
#[inline]
pub fn value(bytes: &[u8], at: usize) -> Result<(&[u8], usize), Stop> {
    match bytes.get(at) {
        None => Err(Stop::More),
        Some(b'"') => string(bytes, at),
        Some(b'{' | b'[') => {
            let end = nested(bytes, at)?;
            Ok((&bytes[at..end], end))
        }
        Some(_) => {
            let rest = &bytes[at..];
            let len = rest.iter().position(|byte| matches!(byte, b',' | b'}' | b']' | b' ' | b'\n' | b'\r' | b'\t'));
            let len = len.ok_or(Stop::More)?;
            let plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'+');
            if len == 0 || !rest[..len].iter().all(plain) {
                return Err(Stop::Bad(at, "expected a value"));
            }
            Ok((&rest[..len], at + len))
        }
    }
}

/// Text of a string's content; bytes that are no UTF-8 become `U+FFFD`.
pub fn unescaped(content: &[u8]) -> String {
    if memchr::memchr(b'\\', content).is_none() {
        return String::from_utf8_lossy(content).into_owned();
    }
    let mut quoted = Vec::with_capacity(content.len() + 2);
    quoted.push(b'"');
    quoted.extend_from_slice(content);
    quoted.push(b'"');
    serde_json::from_slice(&quoted).unwrap_or_else(|_| String::from_utf8_lossy(content).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_end_at_their_own_quote() {
        let text = br#""a\"b\\",1"#;
        assert_eq!(string(text, 0), Ok((&br#"a\"b\\"#[..], 8)));
        assert_eq!(unescaped(br#"a\"b\\"#), r#"a"b\"#);
        assert_eq!(string(b"\"abc", 0), Err(Stop::More));
        assert_eq!(string(br#""abc\"#, 0), Err(Stop::More));
        let long = format!("\"{}\"", "x".repeat(100));
        assert_eq!(string(long.as_bytes(), 0).map(|found| found.1), Ok(102));
    }

    #[test]
    fn brackets_in_strings_do_not_count() {
        let text = br#"{"a":"}{","b":[{}]} ,"#;
        assert_eq!(value(text, 0).map(|found| found.1), Ok(19));
        assert_eq!(value(b"[1,[2],\"]\"]", 0).map(|found| found.1), Ok(11));
        assert_eq!(value(b"12", 0), Err(Stop::More));
        assert!(matches!(value(b"\x00,", 0), Err(Stop::Bad(0, _))));
    }
}
