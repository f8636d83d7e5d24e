//! Texts of floating point constants, digit for digit those of LLVM, which the reference prints them with.
//!
//! In: the exact value and the width of its type. Out: the short text that names are made of, and the long text of
//! values. The value is cut to as many decimal digits as tell values of its width apart (5, 9 or 17) the way
//! LLVM does it: by whole digits first, then rounding half up what is still too long.

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

/// Bits that tell apart so many decimal digits; slightly more than needed.
fn bits_for(digits: usize) -> usize {
    (digits * 196).div_ceil(59)
}

/// A natural number, least significant limb first.
struct Natural(Vec<u32>);

impl Natural {
    fn new(value: u64) -> Self {
        let mut limbs = vec![value as u32, (value >> 32) as u32];
        limbs.retain(|limb| *limb != 0 || value >> 32 != 0);
        Self(limbs)
    }

    fn multiply(&mut self, factor: u32) {
        let mut carry = 0u64;
        for limb in &mut self.0 {
            let product = u64::from(*limb) * u64::from(factor) + carry;
            *limb = product as u32;
            carry = product >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// Divides and returns the remainder.
    fn divide(&mut self, divisor: u32) -> u32 {
        let mut rest = 0u64;
        for limb in self.0.iter_mut().rev() {
            let part = (rest << 32) | u64::from(*limb);
            *limb = (part / u64::from(divisor)) as u32;
            rest = part % u64::from(divisor);
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    fn bits(&self) -> usize {
        self.0.last().map_or(0, |last| self.0.len() * 32 - last.leading_zeros() as usize)
    }
}

/// Value = digits as an integer, times ten to the exponent. The last digit is not 0.
struct Decimal {
    negative: bool,
    digits: String,
    exponent: i32,
}

impl Decimal {
    /// `value` must be finite and not zero.
    fn new(value: f64, bits: u32) -> Self {
        let places = precision(bits);
        let (significand, binary) = decompose(value);
        // significand * 2^-n = significand * 5^n * 10^-n
        let mut number = Natural::new(significand);
        for _ in 0..binary.unsigned_abs() {
            number.multiply(if binary > 0 { 2 } else { 5 });
        }
        let mut exponent = binary.min(0);
        // First whole digits are cut off without rounding, as many as surely are too many; LLVM does so.
        let surplus = number.bits().saturating_sub(bits_for(places)) * 59 / 196;
        for _ in 0..surplus {
            number.divide(10);
        }
        exponent += surplus as i32;
        let mut digits = Vec::new();
        while number.bits() > 0 {
            digits.push(b'0' + number.divide(10) as u8);
        }
        digits.reverse();
        let up = digits.get(places).is_some_and(|digit| *digit >= b'5');
        let cut = digits.len().saturating_sub(places);
        digits.truncate(places);
        exponent += cut as i32;
        if up {
            let kept = digits.iter().rposition(|digit| *digit != b'9').map_or(0, |last| last + 1);
            exponent += (digits.len() - kept) as i32;
            digits.truncate(kept);
            match digits.last_mut() {
                Some(last) => *last += 1,
                None => digits.push(b'1'),
            }
        }
        let kept = digits.iter().rposition(|digit| *digit != b'0').map_or(1, |last| last + 1);
        exponent += (digits.len() - kept) as i32;
        digits.truncate(kept);
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

/// Odd significand and power of two of a finite value that is not zero.
fn decompose(value: f64) -> (u64, i32) {
    let raw = value.to_bits();
    let exponent = ((raw >> 52) & 0x7ff) as i32;
    let fraction = raw & ((1 << 52) - 1);
    let (significand, exponent) =
        if exponent == 0 { (fraction, -1074) } else { (fraction | (1 << 52), exponent - 1075) };
    let zeros = significand.trailing_zeros();
    (significand >> zeros, exponent + zeros as i32)
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
            (f64::from(0.001f32), "0.00100000005"),
            (f64::from(0.0001f32), "9.99999974E-5"),
            (-2.5, "-2.5"),
            (1e10, "1.0E+10"),
            (0.0, "0"),
            (f64::from(1e-5f32), "9.99999974E-6"),
            (f64::INFINITY, "+Inf"),
        ];
        for (value, name) in f32_names {
            assert_eq!(short(value, 32), name);
        }
        assert_eq!(short(0.099_975_585_937_5, 16), "0.099976");
        assert_eq!(short(f64::from(1e-40f32), 32), "9.9999461E-41");
        assert_eq!(short(f64::from(3.4e38f32), 32), "3.39999995E+38");
        assert_eq!(short(f64::from(65_535.99f32), 32), "65535.9883");
        assert_eq!(short(12_344.0, 16), "12344");
    }

    #[test]
    fn values_have_all_their_places() {
        assert_eq!(value(f64::from(0.1f32), 32), "(float)1.000000010e-01");
        assert_eq!(value(65504.0, 16), "6.55040e+04");
        assert_eq!(value(2.0, 16), "2.00000e+00");
        assert_eq!(value(0.1, 64), "(double)1.00000000000000010e-01");
        assert_eq!(value(0.0, 32), "(float)0.0e+00");
        assert_eq!(value(f64::NEG_INFINITY, 32), "-__builtin_inff()");
    }
}
