//! When to compile: after a pause in typing, or at once.

use std::time::{Duration, Instant};
use visualizer::session::DocumentId;

/// Pause after the last key press, so that a word is not compiled letter by letter.
pub const QUIET: Duration = Duration::from_millis(30);

/// Longer texts wait longer: sending one off and keeping it safe takes time, which typing must not feel.
const PER_MEGABYTE: Duration = Duration::from_millis(60);

/// Pause for a text of so many bytes.
fn pause(bytes: usize) -> Duration {
    QUIET + PER_MEGABYTE.mul_f64(bytes as f64 / f64::from(1 << 20))
}

/// Which text it is: a revision of a document.
pub type Text = (DocumentId, u64);

/// Watches revisions go by.
#[derive(Debug, Default)]
pub struct Quiet {
    seen: Option<(Text, Instant)>,
    hurry: bool,
}

/// What to do now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Now {
    Compile,
    /// Look again after this time.
    Wait(Duration),
}

impl Quiet {
    /// The next look says [`Now::Compile`]: the text was saved, or opened.
    pub fn hurry(&mut self) {
        self.hurry = true;
    }

    /// Call when a compile of this text, so many bytes long, is wanted.
    pub fn look(&mut self, text: Text, bytes: usize, now: Instant) -> Now {
        let quiet = pause(bytes);
        let since = match self.seen {
            // Another document was opened or brought to front; nobody is typing.
            Some(((document, _), _)) if document != text.0 => now.checked_sub(quiet).unwrap_or(now),
            None => now.checked_sub(quiet).unwrap_or(now),
            Some((seen, since)) if seen == text => since,
            Some(_) => now,
        };
        self.seen = Some((text, since));
        let left = quiet.saturating_sub(now.duration_since(since));
        if left.is_zero() || std::mem::take(&mut self.hurry) { Now::Compile } else { Now::Wait(left) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_waits_for_a_pause_and_saving_does_not() {
        let (mut quiet, start) = (Quiet::default(), Instant::now());
        let at = |ms| start + Duration::from_millis(ms);
        let (a, b) = (DocumentId(1), DocumentId(2));
        assert_eq!(quiet.look((a, 1), 0, at(0)), Now::Compile, "just opened");
        assert_eq!(quiet.look((a, 2), 0, at(100)), Now::Wait(QUIET));
        assert_eq!(quiet.look((a, 3), 0, at(120)), Now::Wait(QUIET), "another key");
        assert_eq!(quiet.look((a, 3), 0, at(140)), Now::Wait(Duration::from_millis(10)));
        assert_eq!(quiet.look((a, 3), 0, at(150)), Now::Compile);
        assert_eq!(quiet.look((b, 4), 0, at(151)), Now::Compile, "another document");
        assert_eq!(quiet.look((b, 5), 0, at(152)), Now::Wait(QUIET));
        let long = quiet.look((b, 6), 10 << 20, at(200));
        assert_eq!(long, Now::Wait(Duration::from_millis(630)), "a long text");
        quiet.hurry();
        assert_eq!(quiet.look((b, 6), 10 << 20, at(201)), Now::Compile, "saved");
    }
}
