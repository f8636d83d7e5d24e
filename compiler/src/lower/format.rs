//! Python's `str`, `repr` and format specifications, for f-strings, `printf` and assertion texts.

use super::value::Val;

/// `str(value)`, or `repr(value)` for conversion `r`; `None` for poison.
pub(super) fn text(value: &Val<'_>, conversion: Option<char>) -> Option<String> {
    match (value, conversion) {
        (Val::Poison, _) => None,
        (Val::Str(text), None | Some('s')) => Some(text.to_string()),
        // Enumerations of numbers print the number; pyasc's all are.
        (Val::Enum(member), None | Some('s')) => Some(member.value.to_string()),
        _ => Some(repr(value)),
    }
}

/// `repr(value)`.
pub(super) fn repr(value: &Val<'_>) -> String {
    let list = |items: &[Val<'_>]| items.iter().map(repr).collect::<Vec<_>>().join(", ");
    match value {
        Val::None => "None".into(),
        Val::Ellipsis => "Ellipsis".into(),
        Val::Bool(true) => "True".into(),
        Val::Bool(false) => "False".into(),
        Val::Int(int) => int.to_string(),
        Val::Float(float) | Val::Numpy(_, float) => float_repr(*float),
        Val::Str(text) => str_repr(text),
        Val::Tuple(items) if items.len() == 1 => format!("({},)", repr(&items[0])),
        Val::Tuple(items) => format!("({})", list(items)),
        Val::List(items) => format!("[{}]", list(&items.borrow())),
        Val::Slice(parts) => format!("slice({})", list(&parts[..])),
        Val::Range(start, stop, 1) => format!("range({start}, {stop})"),
        Val::Range(start, stop, step) => format!("range({start}, {stop}, {step})"),
        Val::Dtype(dtype) => dtype.name(),
        Val::Enum(member) => format!("<{}.{}: {}>", member.class, member.member, member.value),
        Val::Scalar(scalar) => format!("PlainValue(dtype={}, handle=...)", scalar.dtype.name()),
        Val::Address(address) => format!("GlobalAddress(dtype={}, handle=...)", address.dtype.name()),
        other => format!("<{} object>", other.class_name()),
    }
}

fn str_repr(text: &str) -> String {
    let quote = if text.contains('\'') && !text.contains('"') { '"' } else { '\'' };
    let mut out = String::from(quote);
    for c in text.chars() {
        match c {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\\' => out.push_str("\\\\"),
            c if c == quote => out.extend(['\\', c]),
            c => out.push(c),
        }
    }
    out.push(quote);
    out
}

/// The shortest text that reads back as the same float, with Python's choice of notation.
fn float_repr(float: f64) -> String {
    if float.is_nan() {
        return "nan".into();
    }
    if float.is_infinite() {
        return if float > 0.0 { "inf".into() } else { "-inf".into() };
    }
    let scientific = format!("{float:e}");
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if float == 0.0 || (-4..16).contains(&exponent) {
        let plain = format!("{float}");
        if plain.contains('.') { plain } else { format!("{plain}.0") }
    } else {
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{digits}e{sign}{:02}", exponent.unsigned_abs())
    }
}

/// `f"{value!conversion:spec}"`; `None` when the specification does not fit the value.
pub(super) fn formatted(value: &Val<'_>, conversion: Option<char>, spec: &str) -> Option<String> {
    if spec.is_empty() || conversion.is_some() {
        let plain = text(value, conversion)?;
        return if spec.is_empty() { Some(plain) } else { Spec::parse(spec)?.pad(&plain, '<', "") };
    }
    let parsed = Spec::parse(spec)?;
    match value {
        Val::Str(text) => {
            let cut: String = text.chars().take(parsed.precision.unwrap_or(usize::MAX)).collect();
            if matches!(parsed.kind, None | Some('s')) { parsed.pad(&cut, '<', "") } else { None }
        }
        Val::Float(float) | Val::Numpy(_, float) => parsed.float(*float),
        other => match (other.as_int(), parsed.kind) {
            (Some(int), Some('e' | 'E' | 'f' | 'F' | 'g' | 'G' | '%')) => parsed.float(int as f64),
            (Some(int), _) => parsed.int(int),
            (None, _) => None,
        },
    }
}

/// `[[fill]align][sign][#][0][width][,][.precision][type]`
#[derive(Default)]
struct Spec {
    fill: Option<char>,
    align: Option<char>,
    sign: Option<char>,
    alternate: bool,
    width: usize,
    comma: bool,
    precision: Option<usize>,
    kind: Option<char>,
}

impl Spec {
    fn parse(text: &str) -> Option<Self> {
        let chars: Vec<char> = text.chars().collect();
        let is_align = |c: &char| "<>=^".contains(*c);
        let mut spec = Self::default();
        let mut at = 0;
        if chars.get(1).is_some_and(is_align) {
            (spec.fill, spec.align) = (Some(chars[0]), Some(chars[1]));
            at = 2;
        } else if chars.first().is_some_and(is_align) {
            spec.align = Some(chars[0]);
            at = 1;
        }
        if let Some(sign) = chars.get(at).filter(|c| "+- ".contains(**c)) {
            spec.sign = Some(*sign);
            at += 1;
        }
        if chars.get(at) == Some(&'#') {
            spec.alternate = true;
            at += 1;
        }
        if chars.get(at) == Some(&'0') {
            spec.fill = spec.fill.or(Some('0'));
            spec.align = spec.align.or(Some('='));
            at += 1;
        }
        let digits = |at: &mut usize| {
            let start = *at;
            while chars.get(*at).is_some_and(char::is_ascii_digit) {
                *at += 1;
            }
            chars[start..*at].iter().collect::<String>().parse::<usize>().ok()
        };
        spec.width = digits(&mut at).unwrap_or(0).min(1000);
        if matches!(chars.get(at), Some(',' | '_')) {
            spec.comma = true;
            at += 1;
        }
        if chars.get(at) == Some(&'.') {
            at += 1;
            spec.precision = Some(digits(&mut at)?.min(1000));
        }
        spec.kind = chars.get(at).copied();
        if spec.kind.is_some() {
            at += 1;
        }
        (at == chars.len()).then_some(spec)
    }

    /// `sign` stands before a filler that follows it (`=`).
    fn pad(&self, body: &str, default: char, sign: &str) -> Option<String> {
        let fill = self.fill.unwrap_or(' ');
        let missing = self.width.saturating_sub(body.chars().count() + sign.chars().count());
        let filler = |count: usize| fill.to_string().repeat(count);
        Some(match self.align.unwrap_or(default) {
            '<' => format!("{sign}{body}{}", filler(missing)),
            '^' => format!("{}{sign}{body}{}", filler(missing / 2), filler(missing - missing / 2)),
            '=' => format!("{sign}{}{body}", filler(missing)),
            _ => format!("{}{sign}{body}", filler(missing)),
        })
    }

    fn sign(&self, negative: bool) -> &'static str {
        match (negative, self.sign) {
            (true, _) => "-",
            (false, Some('+')) => "+",
            (false, Some(' ')) => " ",
            _ => "",
        }
    }

    fn int(&self, int: i128) -> Option<String> {
        let size = int.unsigned_abs();
        let (prefix, digits) = match self.kind {
            None | Some('d' | 'n') => ("", size.to_string()),
            Some('x') => ("0x", format!("{size:x}")),
            Some('X') => ("0X", format!("{size:X}")),
            Some('o') => ("0o", format!("{size:o}")),
            Some('b') => ("0b", format!("{size:b}")),
            _ => return None,
        };
        let digits = if self.comma { grouped(&digits) } else { digits };
        let prefix = if self.alternate { prefix } else { "" };
        self.pad(&digits, '>', &format!("{}{prefix}", self.sign(int < 0)))
    }

    fn float(&self, float: f64) -> Option<String> {
        let size = float.abs();
        let precision = self.precision.unwrap_or(6);
        let body = match self.kind {
            Some('f' | 'F') => format!("{size:.precision$}"),
            Some('%') => format!("{:.precision$}%", size * 100.0),
            Some('e' | 'E') => {
                let text = format!("{size:.precision$e}");
                let (digits, exponent) = text.split_once('e')?;
                let exponent: i32 = exponent.parse().ok()?;
                let sign = if exponent < 0 { '-' } else { '+' };
                format!("{digits}e{sign}{:02}", exponent.unsigned_abs())
            }
            None if self.precision.is_none() => float_repr(size),
            None | Some('g' | 'G') => general(size, precision.max(1)),
            _ => return None,
        };
        let body = match body.split_once('.') {
            Some((whole, rest)) if self.comma => format!("{}.{rest}", grouped(whole)),
            _ => body,
        };
        self.pad(&body, '>', self.sign(float.is_sign_negative()))
    }
}

/// `%g`: `precision` significant digits, trailing zeros cut.
fn general(size: f64, precision: usize) -> String {
    let scientific = format!("{size:.*e}", precision - 1);
    let (digits, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let trim = |text: &str| {
        if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_string() } else { text.to_string() }
    };
    if (-4..i32::try_from(precision).unwrap_or(i32::MAX)).contains(&exponent) {
        let decimals = usize::try_from(i32::try_from(precision).unwrap_or(0) - 1 - exponent).unwrap_or(0);
        trim(&format!("{size:.decimals$}"))
    } else {
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{}e{sign}{:02}", trim(digits), exponent.unsigned_abs())
    }
}

/// Digits with a comma before every third from the end.
fn grouped(digits: &str) -> String {
    let count = digits.len();
    let mut out = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (count - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_as_python_does() {
        let int = |value, spec| formatted(&Val::Int(value), None, spec).unwrap_or_default();
        let float = |value, spec| formatted(&Val::Float(value), None, spec).unwrap_or_default();
        assert_eq!(int(4, "03d"), "004");
        assert_eq!(int(-4, "05"), "-0004");
        assert_eq!(int(255, "#x"), "0xff");
        assert_eq!(int(1_234_567, ","), "1,234,567");
        assert_eq!(int(7, ">4"), "   7");
        assert_eq!(float(2.5, ".3f"), "2.500");
        assert_eq!(float(1234.5, ".3g"), "1.23e+03");
        assert_eq!(float(0.00012, "e"), "1.200000e-04");
        assert_eq!(formatted(&Val::str("ab"), None, "^6").as_deref(), Some("  ab  "));
        assert_eq!(formatted(&Val::str("ab"), None, "d"), None);
    }

    #[test]
    fn shows_as_python_does() {
        for (value, shown) in [(3.0, "3.0"), (1e20, "1e+20"), (0.1 + 0.2, "0.30000000000000004"), (1e-5, "1e-05")] {
            assert_eq!(repr(&Val::Float(value)), shown);
        }
        assert_eq!(repr(&Val::str("it's")), "\"it's\"");
        assert_eq!(repr(&Val::tuple(vec![Val::Int(1)])), "(1,)");
    }
}
