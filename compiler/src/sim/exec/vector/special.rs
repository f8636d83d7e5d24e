//! Special functions, to about single precision of the result.

use std::f64::consts::PI;

/// Error function: its series near zero, one minus the complement elsewhere.
pub fn erf(x: f64) -> f64 {
    if x.abs() > 2.5 {
        return x.signum() * (1.0 - erfc(x.abs()));
    }
    let mut term = x;
    let mut sum = x;
    for n in 1..80 {
        let n = f64::from(n);
        term *= -x * x / n;
        sum += term / (2.0 * n + 1.0);
    }
    sum * 2.0 / PI.sqrt()
}

/// Complementary error function: a continued fraction far from zero.
pub fn erfc(x: f64) -> f64 {
    if x < 2.5 {
        return if x.is_nan() {
            x
        } else if x < -2.5 {
            2.0 - erfc(-x)
        } else {
            1.0 - erf(x)
        };
    }
    let fraction = (1..60).rev().fold(x, |rest, n| x + f64::from(n) / 2.0 / rest);
    (-x * x).exp() / (fraction * PI.sqrt())
}

/// Logarithm of the absolute value of the gamma function.
pub fn ln_gamma(x: f64) -> f64 {
    if x < 0.5 {
        return (PI / (PI * x).sin().abs()).ln() - ln_gamma(1.0 - x);
    }
    // Stirling's series, after shifting the argument to where it converges fast.
    let (mut x, mut shift) = (x, 0.0);
    while x < 10.0 {
        shift += x.ln();
        x += 1.0;
    }
    let inverse = 1.0 / x;
    let series = inverse / 12.0 - inverse.powi(3) / 360.0 + inverse.powi(5) / 1260.0;
    (x - 0.5) * x.ln() - x + 0.5 * (2.0 * PI).ln() + series - shift
}

/// Derivative of the logarithm of the gamma function.
pub fn digamma(x: f64) -> f64 {
    if x < 0.5 {
        return digamma(1.0 - x) - PI / (PI * x).tan();
    }
    let (mut x, mut shift) = (x, 0.0);
    while x < 10.0 {
        shift += 1.0 / x;
        x += 1.0;
    }
    let inverse = 1.0 / (x * x);
    x.ln() - 0.5 / x - inverse * (1.0 / 12.0 - inverse * (1.0 / 120.0 - inverse / 252.0)) - shift
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) {
        assert!((a - b).abs() <= 1e-9 * b.abs().max(1.0), "{a} is not {b}");
    }

    #[test]
    fn known_values() {
        close(erf(0.5), 0.520_499_877_813_046_5);
        close(erf(-2.0), -0.995_322_265_018_952_7);
        close(erfc(3.0), 2.209_049_699_858_544e-5);
        close(erfc(-3.0), 1.999_977_909_503_001_4);
        close(ln_gamma(5.0), 24_f64.ln());
        close(ln_gamma(0.5), PI.sqrt().ln());
        close(digamma(1.0), -0.577_215_664_901_532_9);
    }
}
