//! What the rows of the history say. Pure.

use crate::i18n::{Texts, fill};

/// How long ago something was, in the largest unit that fits.
pub fn ago(t: &Texts, seconds: u64) -> String {
    let (text, number) = match seconds {
        0..60 => (&t.ago_seconds, seconds),
        60..3_600 => (&t.ago_minutes, seconds / 60),
        3_600..86_400 => (&t.ago_hours, seconds / 3_600),
        _ => (&t.ago_days, seconds / 86_400),
    };
    fill(text, &[&number.to_string()])
}

/// How much a figure changed, in percent: as text with its sign, and as a number.
pub fn change(before: Option<u64>, now: Option<u64>) -> Option<(String, f64)> {
    let (before, now) = (before? as f64, now? as f64);
    if before == 0.0 {
        return None;
    }
    let percent = (now - before) / before * 100.0;
    let sign = if percent > 0.0 {
        "+"
    } else if percent < 0.0 {
        "−"
    } else {
        "±"
    };
    Some((format!("{sign}{:.1} %", percent.abs()), percent))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Lang;

    #[test]
    fn times_and_changes_read_well() {
        let t = Lang::En.texts();
        assert_eq!((ago(t, 5), ago(t, 200), ago(t, 7_300)), ("5 s ago".into(), "3 min ago".into(), "2 h ago".into()));
        assert_eq!(change(Some(1000), Some(857)).map(|(text, _)| text), Some("−14.3 %".into()));
        assert_eq!(change(Some(1000), Some(1000)).map(|(text, _)| text), Some("±0.0 %".into()));
        assert_eq!((change(None, Some(1)), change(Some(0), Some(1))), (None, None));
    }
}
