//! Texts of floating point constants, digit for digit those of LLVM, which the reference prints them with.
//!
//! In: the exact value and the width of its type. Out: the short text that names are made of, and the long text of
//! values. The value is rounded, half up, to as many decimal digits as tell values of its width apart (5, 9 or 17).

/// Significant digits of a width.
fn precision(bits: u32) -> usize {
    match bits {
        16 => 5,
        64 => 17,
        _ => 9,
    }
}

/// Up to this many zeros pad a number in the short text before it turns scientific.
const PADDING: i32 = 3;

/// Value = digits as an integer, times ten to the exponent. The last digit is not 0.
struct Decimal {
    negative: bool,
    digits: String,
    exponent: i32,
}

impl Decimal {
    /// `value` must be finite and not zero.
    fn new(value: f64, bits: u32) -> Self {
        // Enough places for the exact expansion of every value of the width.
        let places = if bits == 64 { 780 } else { 120 };
        let text = format!("{:.places$e}", value.abs());
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let mut digits: Vec<u8> = mantissa.bytes().filter(u8::is_ascii_digit).collect();
        let mut exponent: i32 = exponent.parse().unwrap_or(0);
        let precision = precision(bits);
        let up = digits.get(precision).is_some_and(|digit| *digit >= b'5');
        digits.truncate(precision);
        if up {
            while digits.last() == Some(&b'9') {
                digits.pop();
            }
            match digits.last_mut() {
                Some(last) => *last += 1,
                None => {
                    digits.push(b'1');
                    exponent += 1;
                }
            }
        }
        while digits.len() > 1 && digits.last() == Some(&b'0') {
            digits.pop();
        }
        exponent -= digits.len() as i32 - 1;
        let digits = digits.into_iter().map(char::from).collect();
        Self { negative: value.is_sign_negative(), digits, exponent }
    }

    /// Power of ten of the first digit.
    fn magnitude(&self) -> i32 {
        self.exponent + self.digits.len() as i32 - 1
    }

    fn sign(&self) -> &'static str {
        if self.negative { "-" } else { "" }
    }
}

/// The text that names are made of: `1.5`, `5000`, `5.0E+4`, `9.99999974E-5`, `+Inf`, `NaN`.
pub fn short(value: f64, bits: u32) -> String {
    if value.is_nan() {
        return "NaN".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "+Inf" } else { "-Inf" }.to_owned();
    }
    if value == 0.0 {
        return if value.is_sign_negative() { "-0" } else { "0" }.to_owned();
    }
    let decimal = Decimal::new(value, bits);
    let (digits, exponent, count) = (&decimal.digits, decimal.exponent, decimal.digits.len() as i32);
    let scientific = if exponent >= 0 {
        exponent > PADDING || count + exponent > precision(bits) as i32
    } else {
        decimal.magnitude() < 0 && -decimal.magnitude() > PADDING
    };
    let body = if scientific {
        let fraction = if count == 1 { "0" } else { &digits[1..] };
        format!("{}.{fraction}E{:+}", &digits[..1], decimal.magnitude())
    } else if exponent >= 0 {
        format!("{digits}{}", "0".repeat(exponent as usize))
    } else if count + exponent > 0 {
        let (whole, fraction) = digits.split_at((count + exponent) as usize);
        format!("{whole}.{fraction}")
    } else {
        format!("0.{}{digits}", "0".repeat((-count - exponent) as usize))
    };
    format!("{}{body}", decimal.sign())
}

/// The text of values: `(float)1.000000010e-01`; halves have no prefix.
pub fn value(value: f64, bits: u32) -> String {
    if value.is_nan() {
        return "(0.f / 0.f) /* nan */".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "__builtin_inff()" } else { "-__builtin_inff()" }.to_owned();
    }
    let prefix = match bits {
        32 => "(float)",
        64 => "(double)",
        _ => "",
    };
    if value == 0.0 {
        let sign = if value.is_sign_negative() { "-" } else { "" };
        return format!("{prefix}{sign}0.0e+00");
    }
    let decimal = Decimal::new(value, bits);
    let places = precision(bits);
    let fraction = &decimal.digits[1..];
    let magnitude = decimal.magnitude();
    let sign = if magnitude < 0 { '-' } else { '+' };
    format!(
        "{prefix}{}{}.{fraction:0<places$}e{sign}{:02}",
        decimal.sign(),
        &decimal.digits[..1],
        magnitude.unsigned_abs()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_as_the_reference_writes_them() {
        let f32_names = [
            (1.5, "1.5"),
            (f64::from(0.1f32), "0.100000001"),
            (5000.0, "5000"),
            (100.0, "100"),
            (50000.0, "5.0E+4"),
            (1_000_000.0, "1.0E+6"),
            (16_777_216.0, "16777216"),
            (f64::from(123_456_789.0f32), "123456792"),
            (f64::from(1_234_567_890.0f32), "1.23456794E+9"),
            (f64::from(0.001f32), "0.001"),
            (f64::from(0.0001f32), "9.99999974E-5"),
            (-2.5, "-2.5"),
            (1e10, "1.0E+10"),
            (0.0, "0"),
            (f64::INFINITY, "+Inf"),
        ];
        for (value, name) in f32_names {
            assert_eq!(short(value, 32), name);
        }
        assert_eq!(short(0.099_975_585_937_5, 16), "0.099976");
    }

    #[test]
    fn values_have_all_their_places() {
        assert_eq!(value(f64::from(0.1f32), 32), "(float)1.000000010e-01");
        assert_eq!(value(65504.0, 16), "6.55040e+04");
        assert_eq!(value(2.0, 16), "2.00000e+00");
        assert_eq!(value(0.1, 64), "(double)1.00000000000000010e-01");
        assert_eq!(value(0.0, 32), "(float)0.0e+00");
        assert_eq!(value(f64::NEG_INFINITY, 32), "-__builtin_inff()");
        assert_eq!(value(9.999_999_999, 32), "(float)1.000000000e+01");
    }
}
