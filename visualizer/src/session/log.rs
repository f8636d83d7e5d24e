//! What happened, for those who look into a fault. Bounded; it leaves the program only when the user copies it.

use super::Session;
use compiler::model::Severity;
use std::collections::VecDeque;
use std::fmt::Write;
use std::time::{SystemTime, UNIX_EPOCH};

/// Lines kept; older ones are dropped.
const MOST: usize = 500;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Seconds since 1970.
    pub at: u64,
    pub severity: Severity,
    pub text: String,
}

impl LogLine {
    /// Time of the day in UTC: `14:03:22`.
    pub fn clock(&self) -> String {
        let of_day = self.at % 86_400;
        format!("{:02}:{:02}:{:02}", of_day / 3600, of_day / 60 % 60, of_day % 60)
    }
}

#[derive(Clone, Debug, Default)]
pub struct Log {
    lines: VecDeque<LogLine>,
}

impl Log {
    pub fn add(&mut self, severity: Severity, text: impl Into<String>) {
        if self.lines.len() == MOST {
            self.lines.pop_front();
        }
        let at = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        self.lines.push_back(LogLine { at, severity, text: text.into() });
    }

    pub fn lines(&self) -> &VecDeque<LogLine> {
        &self.lines
    }
}

/// Settings, state and log as text. Holds names of files, but nothing of what is in them.
pub fn report(session: &Session) -> String {
    let mut out = String::new();
    let settings = &session.settings;
    let _ = writeln!(out, "settings: {settings:?}");
    let _ = writeln!(out, "arrangement: {:?}; worker: {:?}", session.panels.arrangement, session.worker);
    for document in session.documents() {
        let results = &document.results;
        let slices = results.simulated.as_ref().map_or(0, |held| held.value.trace.slices.len());
        let ops = results.stages.as_ref().and_then(|held| held.value.last()).map_or(0, |stage| stage.ops.len());
        let _ = writeln!(
            out,
            "document: {}, {} lines, {}, revision {}, {:?}, {} problems, {ops} operations, {slices} slices",
            document.name,
            document.rope().len_lines(),
            document.encoding,
            document.revision(),
            results.phase,
            results.diagnostics.len(),
        );
        for diagnostic in &results.diagnostics {
            let line = document.line_of(diagnostic.span.start as usize) + 1;
            let _ = writeln!(out, "  {line}: {} {}", diagnostic.code, diagnostic.message.en);
        }
        for time in &results.times {
            let _ = write!(out, "  {} {} µs", time.step, time.micros);
        }
        out.push('\n');
    }
    for line in session.log.lines() {
        let _ = writeln!(out, "{} {:?} {}", line.clock(), line.severity, line.text);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    #[test]
    fn the_log_is_bounded_and_a_report_holds_it_but_no_source() {
        let mut session = testing::compiled_session();
        for number in 0..MOST + 5 {
            session.log.add(Severity::Note, format!("line {number}"));
        }
        assert_eq!(session.log.lines().len(), MOST);
        let text = report(&session);
        assert!(text.contains("line 504") && !text.contains("line 4\n"));
        assert!(text.contains("add.py") && text.contains("Ascend910B1") && !text.contains("block_length"), "{text}");
        let line = LogLine { at: 86_400 + 3_661, severity: Severity::Note, text: String::new() };
        assert_eq!(line.clock(), "01:01:01");
    }
}
