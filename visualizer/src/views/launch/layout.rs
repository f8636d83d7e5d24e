//! How far the sliders of numbers reach. Pure.

use std::ops::RangeInclusive;

/// About the number that the text says (`base`), wide enough to be worth moving, and never without the present one.
pub fn slider_range(base: i64, present: i64) -> RangeInclusive<i64> {
    let (least, most) = if base > 0 {
        ((base / 16).max(1), base.saturating_mul(8).max(16))
    } else {
        (base.saturating_sub(16), base.saturating_add(16))
    };
    least.min(present)..=most.max(present)
}

#[cfg(test)]
mod tests {
    use super::slider_range;

    #[test]
    fn a_slider_reaches_about_its_number_and_holds_the_present_one() {
        assert_eq!(slider_range(2048, 2048), 128..=16384);
        assert_eq!(slider_range(2, 2), 1..=16);
        assert_eq!(slider_range(0, 0), -16..=16);
        assert_eq!(slider_range(8, 1000), 1..=1000);
        assert_eq!(slider_range(i64::MAX, -5), -5..=i64::MAX);
    }
}
