//! A diagnostic for a terminal: headline, place, the line with the spot marked, what to do.
//!
//! ```text
//! error[ASC1004]: `while ... else` is not supported in a kernel
//!   --> kernel.py:12:5
//!    |
//! 12 |     while n > 0:
//!    |     ^^^^^ here
//!    = note: move the statements behind the loop
//! ```
//!
//! Columns of the marks are terminal cells: Chinese characters take two, tabs advance to the next multiple of four.

use super::terminal::Lang;
use compiler::model::{Diagnostic, LineIndex, Message, Severity, SourceSpan};
use std::fmt::Write;
use unicode_width::UnicodeWidthChar;

const TAB: usize = 4;
/// Longest excerpt of a line, in cells; a minified line must not flood the terminal.
const MAX_CELLS: usize = 160;

/// Renders diagnostics of one text.
pub struct Renderer<'t> {
    pub file: &'t str,
    pub text: &'t str,
    index: LineIndex,
    lang: Lang,
    colour: bool,
}

impl<'t> Renderer<'t> {
    pub fn new(file: &'t str, text: &'t str, lang: Lang, colour: bool) -> Self {
        Self { file, text, index: LineIndex::new(text), lang, colour }
    }

    /// Line and column from 1, the column in characters.
    pub fn position(&self, offset: u32) -> (u32, u32) {
        let at = self.index.line_col(offset);
        let start = self.index.line_start(at.line) as usize;
        let before = self.text.get(start..start + at.column as usize).unwrap_or("");
        (at.line + 1, before.chars().count() as u32 + 1)
    }

    pub fn render(&self, diagnostic: &Diagnostic) -> String {
        let mut out = String::new();
        let (word, colour) = match diagnostic.severity {
            Severity::Error => (("error", "错误"), "31"),
            Severity::Warning => (("warning", "警告"), "33"),
            Severity::Note => (("note", "提示"), "36"),
        };
        let head = format!("{}[{}]", self.lang.of(word), diagnostic.code);
        let headline = self.lang.pick(&diagnostic.message);
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{}: {}", self.paint(&head, colour), self.paint(headline, "1"));
        // Nothing at the very start of a file means the file as a whole.
        let whole_file = diagnostic.span == SourceSpan::default();
        let (line, column) = self.position(diagnostic.span.start);
        let deepest = diagnostic.labels.iter().map(|label| self.position(label.span.start).0).fold(line, u32::max);
        let gutter = deepest.to_string().len();
        let arrow = self.paint("-->", "34");
        if whole_file {
            let _ = writeln!(out, "{:gutter$}{arrow} {}", "", self.file);
        } else {
            let _ = writeln!(out, "{:gutter$}{arrow} {}:{line}:{column}", "", self.file);
            self.excerpt(&mut out, diagnostic.span, None, gutter, colour, '^');
        }
        for label in &diagnostic.labels {
            self.excerpt(&mut out, label.span, Some(&label.message), gutter, "34", '-');
        }
        for note in &diagnostic.notes {
            let _ = writeln!(out, "{:gutter$} {} {}", "", self.paint("=", "34"), self.lang.pick(note));
        }
        if let Some(fix) = &diagnostic.fix {
            let title = self.lang.of(("fix", "修复"));
            let _ = writeln!(out, "{:gutter$} {} {title}: {}", "", self.paint("=", "34"), self.lang.pick(&fix.title));
        }
        out
    }

    fn excerpt(
        &self,
        out: &mut String,
        span: SourceSpan,
        label: Option<&Message>,
        gutter: usize,
        colour: &str,
        mark: char,
    ) {
        let at = self.index.line_col(span.start);
        let whole = self.index.line_span(at.line, self.text);
        let line = self.text.get(whole.range()).unwrap_or("");
        if line.trim().is_empty() && label.is_none() {
            return;
        }
        let from = span.start.saturating_sub(whole.start) as usize;
        let to = (span.end.min(whole.end).saturating_sub(whole.start) as usize).max(from);
        let (shown, start, end) = cells(line, from, to);
        let bar = self.paint("|", "34");
        let number = self.paint(&format!("{:>gutter$}", at.line + 1), "34");
        let marks: String = std::iter::repeat_n(mark, (end - start).max(1)).collect();
        let text = label.map(|label| format!(" {}", self.lang.pick(label))).unwrap_or_default();
        let _ = writeln!(out, "{:gutter$} {bar}", "");
        let _ = writeln!(out, "{number} {bar} {shown}");
        let _ = writeln!(out, "{:gutter$} {bar} {:start$}{}", "", "", self.paint(&(marks + &text), colour));
    }

    fn paint(&self, text: &str, code: &str) -> String {
        if self.colour { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_owned() }
    }
}

/// The line as a terminal shows it, with the cells at which a byte range begins and ends.
fn cells(line: &str, from: usize, to: usize) -> (String, usize, usize) {
    let mut shown = String::new();
    let (mut cell, mut start, mut end) = (0, None, None);
    for (at, character) in line.char_indices() {
        if at >= from {
            start.get_or_insert(cell);
        }
        if at >= to {
            end.get_or_insert(cell);
        }
        if cell >= MAX_CELLS {
            shown.push('…');
            break;
        }
        if character == '\t' {
            let width = TAB - cell % TAB;
            shown.extend(std::iter::repeat_n(' ', width));
            cell += width;
        } else {
            // Control characters could do anything to a terminal.
            let character = if character.is_control() { '\u{fffd}' } else { character };
            shown.push(character);
            cell += character.width().unwrap_or(0);
        }
    }
    let start = start.unwrap_or(cell);
    (shown, start, end.unwrap_or(cell).max(start))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendered(text: &str, part: &str, lang: Lang) -> String {
        let start = text.find(part).unwrap_or_default();
        let span = SourceSpan::new(start, start + part.len());
        let diagnostic = Diagnostic::error("ASC1001", span, Message::new("wrong", "错了"))
            .with_label(SourceSpan::new(0, 1), Message::new("begins here", "从这里开始"))
            .with_note(Message::new("do it otherwise", "换一种写法"));
        Renderer::new("k.py", text, lang, false).render(&diagnostic)
    }

    #[test]
    fn line_and_marks() {
        assert_eq!(
            rendered("a = 1\nb = call(a)\n", "call", Lang::En),
            "error[ASC1001]: wrong\n --> k.py:2:5\n  |\n2 | b = call(a)\n  |     ^^^^\n  |\n1 | a = 1\n  | - begins here\n  \
             = do it otherwise\n"
        );
    }

    #[test]
    fn wide_characters_and_tabs() {
        let text = rendered("x = 1\n\ts = '加法' + y\n", "y", Lang::Zh);
        assert!(text.starts_with("错误[ASC1001]: 错了\n --> k.py:2:13\n"), "{text}");
        assert!(text.contains("2 |     s = '加法' + y\n  |                  ^\n"), "{text}");
    }

    #[test]
    fn any_span_is_shown() {
        let text = "ab\n加\n";
        for start in 0..10 {
            for end in 0..10 {
                let diagnostic = Diagnostic::error("ASC0001", SourceSpan { start, end }, Message::default());
                assert!(!Renderer::new("k", text, Lang::En, false).render(&diagnostic).is_empty());
            }
        }
        let long = "x".repeat(10_000);
        let diagnostic = Diagnostic::error("ASC0001", SourceSpan::new(9_000, 9_010), Message::default());
        assert!(Renderer::new("k", &long, Lang::En, false).render(&diagnostic).len() < 1_000);
    }
}
