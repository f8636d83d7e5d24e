//! Numbers as profilers write them.

/// Cells that say there is no value.
const MISSING: [&str; 6] = ["NA", "N/A", "NULL", "NONE", "-", "NAN"];

/// Without the tabs and spaces that protect a cell from spreadsheets.
pub fn bare(cell: &str) -> &str {
    cell.trim_matches([' ', '\t', '\r', '\n', '\u{feff}'])
}

pub fn is_missing(cell: &str) -> bool {
    let cell = bare(cell);
    cell.is_empty() || MISSING.iter().any(|word| cell.eq_ignore_ascii_case(word))
}

/// What a cell that should hold a number holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Read<T> {
    Value(T),
    Missing,
    /// Text that is no (finite) number.
    Wrong,
}

impl<T> Read<T> {
    pub fn value(self) -> Option<T> {
        match self {
            Self::Value(value) => Some(value),
            _ => None,
        }
    }
}

pub fn number(cell: &str) -> Read<f64> {
    let cell = bare(cell);
    if is_missing(cell) {
        return Read::Missing;
    }
    let plain = cell.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'-' | b'+' | b'e' | b'E'));
    match cell.parse::<f64>() {
        Ok(value) if plain && value.is_finite() => Read::Value(value),
        _ => Read::Wrong,
    }
}

/// A count, decimal or `0x` hexadecimal.
pub fn count(cell: &str) -> Read<u64> {
    let cell = bare(cell);
    if is_missing(cell) {
        return Read::Missing;
    }
    let parsed = match cell.strip_prefix("0x").or_else(|| cell.strip_prefix("0X")) {
        Some(hex) => u64::from_str_radix(hex, 16),
        None => cell.parse(),
    };
    parsed.map_or(Read::Wrong, Read::Value)
}

/// Microseconds in decimals to whole nanoseconds, without going through a float: 19 digits stay exact. Digits beyond
/// the third decimal are rounded.
pub fn nanos(cell: &str) -> Read<i64> {
    let cell = bare(cell);
    if is_missing(cell) {
        return Read::Missing;
    }
    nanos_of(cell.as_bytes()).map_or(Read::Wrong, Read::Value)
}

/// As [`nanos`], for digits that are known to be there.
pub fn nanos_of(text: &[u8]) -> Option<i64> {
    let (negative, digits) = match text {
        [b'-', rest @ ..] => (true, rest),
        _ => (false, text),
    };
    let mut value: i64 = 0;
    let mut at = 0;
    while let Some(digit) = digits.get(at).filter(|byte| byte.is_ascii_digit()) {
        value = value.checked_mul(10)?.checked_add(i64::from(digit - b'0'))?;
        at += 1;
    }
    let whole_digits = at;
    let mut decimals = 0;
    let mut up = false;
    if digits.get(at) == Some(&b'.') {
        at += 1;
        while let Some(digit) = digits.get(at).filter(|byte| byte.is_ascii_digit()) {
            if decimals < 3 {
                value = value.checked_mul(10)?.checked_add(i64::from(digit - b'0'))?;
            } else if decimals == 3 {
                up = *digit >= b'5';
            }
            decimals += 1;
            at += 1;
        }
    }
    if whole_digits + decimals == 0 {
        return None;
    }
    if at < digits.len() {
        return exponent(text);
    }
    for _ in decimals.min(3)..3 {
        value = value.checked_mul(10)?;
    }
    value = value.checked_add(i64::from(up))?;
    Some(if negative { -value } else { value })
}

/// `1.5e-05`: such numbers are small or already inexact, so a float loses nothing.
fn exponent(text: &[u8]) -> Option<i64> {
    let text = std::str::from_utf8(text).ok()?;
    let value = number(text).value()? * 1000.0;
    (value.abs() < 9e15).then(|| value.round() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_is_not_zero_and_words_are_wrong() {
        for cell in ["", " ", "NA", "N/A", "n/a", "NULL", "\t"] {
            assert_eq!(number(cell), Read::Missing, "{cell:?}");
        }
        for cell in ["1.2.3", "0x10", "12a", "inf", "NaN1", "１２"] {
            assert_eq!(number(cell), Read::Wrong, "{cell:?}");
        }
        assert_eq!(number("-1.5\t"), Read::Value(-1.5));
        assert_eq!(count("0x1168de04"), Read::Value(0x1168_de04));
        assert_eq!(count("-1"), Read::Wrong);
    }

    #[test]
    fn nineteen_digits_stay_exact() {
        assert_eq!(nanos("1713719098628355.832\t"), Read::Value(1_713_719_098_628_355_832));
        assert_eq!(nanos("0.4259999990463257"), Read::Value(426));
        assert_eq!(nanos("8.8333335"), Read::Value(8833));
        assert_eq!(nanos("12"), Read::Value(12_000));
        assert_eq!(nanos("-0.0015"), Read::Value(-2));
        assert_eq!(nanos("1.5e-1"), Read::Value(150));
        assert_eq!(nanos("1.69512E+15"), Read::Wrong);
        assert_eq!(nanos("9223372036854775807"), Read::Wrong);
        assert_eq!(nanos("."), Read::Wrong);
    }
}
