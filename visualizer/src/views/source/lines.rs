//! A document's lines with everything shown about them. Pure: session in, lines out.

use crate::session::{Document, find_all};
use crate::theme::mix;
use crate::views::ViewContext;
use crate::widgets::code::tokens::{Token, TokenClass};
use crate::widgets::code::{CodeLine, Cost};
use compiler::model::Severity;
use egui::Color32;
use std::collections::BTreeMap;
use std::ops::Range;

pub struct Lines<'a, 'b> {
    cx: &'a ViewContext<'b>,
    document: &'a Document,
    /// Underlined bytes of each line with a problem.
    squiggles: BTreeMap<usize, Vec<(Range<usize>, Severity)>>,
    /// First line of the first problem that starts on a line.
    notes: BTreeMap<usize, (String, Severity)>,
    brackets: Vec<Range<usize>>,
    costs_stale: bool,
}

impl<'a, 'b> Lines<'a, 'b> {
    pub fn new(cx: &'a ViewContext<'b>, document: &'a Document) -> Self {
        let mut squiggles: BTreeMap<usize, Vec<_>> = BTreeMap::new();
        let mut notes = BTreeMap::new();
        for diagnostic in &document.results.diagnostics {
            let span = diagnostic.span.range();
            let (first, last) = (document.line_of(span.start), document.line_of(span.end));
            let headline = cx.lang.of(&diagnostic.message).lines().next().unwrap_or("");
            notes.entry(first).or_insert_with(|| (headline.to_owned(), diagnostic.severity));
            // A problem over many lines is underlined on its first ones: enough to see where it starts.
            for line in first..=last.min(first + 20) {
                let bytes = within_line(document, line, &span);
                if !bytes.is_empty() || line == first {
                    squiggles.entry(line).or_default().push((bytes, diagnostic.severity));
                }
            }
        }
        let costs_stale = document.results.simulated.as_ref().is_some_and(|held| cx.is_stale(held));
        let brackets = document.bracket_pair().into_iter().flatten().collect();
        Self { cx, document, squiggles, notes, brackets, costs_stale }
    }

    /// Coloured words of a range of lines, each line's on their own.
    pub fn tokens(&self, lines: Range<usize>) -> BTreeMap<usize, Vec<Token>> {
        let mut tokens: BTreeMap<usize, Vec<Token>> = BTreeMap::new();
        for found in self.document.highlights(lines.clone()) {
            let span = found.span.range();
            let class = TokenClass::of(found.kind);
            let (first, last) = (self.document.line_of(span.start), self.document.line_of(span.end));
            for line in first.max(lines.start)..=last.min(lines.end) {
                let bytes = within_line(self.document, line, &span);
                tokens.entry(line).or_default().push(Token { bytes, class });
            }
        }
        tokens
    }

    pub fn line(&self, row: usize, tokens: &BTreeMap<usize, Vec<Token>>) -> CodeLine<'static> {
        let (cx, document) = (self.cx, self.document);
        let text = document.line(row);
        let index = &document.results.index;
        let cost = index.line(row as u32);
        let shown = (cost.cycles > 0).then(|| Cost {
            cycles: cost.cycles,
            share: cost.cycles as f32 / index.most_line_cycles.max(1) as f32,
            stale: self.costs_stale,
        });
        CodeLine {
            tokens: tokens.get(&row).cloned().unwrap_or_default(),
            number: row + 1,
            edge: cost.pipe,
            cost: shown,
            lit: cx.session.selection().has_line(row as u32),
            current: document.cursor_line() == row,
            squiggles: self.squiggles.get(&row).cloned().unwrap_or_default(),
            note: self.notes.get(&row).cloned(),
            fills: self.fills(row, &text),
            text: text.into(),
            ..CodeLine::default()
        }
    }

    fn fills(&self, row: usize, text: &str) -> Vec<(Range<usize>, Color32)> {
        let theme = self.cx.theme;
        let mut fills = Vec::new();
        let find = &self.cx.session.find;
        if find.open {
            let hue = mix(theme.panel(), theme.warn(), 0.3);
            fills.extend(find_all(text, &find.text).into_iter().map(|span| (span.range(), hue)));
        }
        let hue = mix(theme.panel(), theme.dim(), 0.4);
        let start = self.document.line_start(row);
        let here = |bytes: &&Range<usize>| bytes.start >= start && bytes.end <= start + text.len();
        fills.extend(self.brackets.iter().filter(here).map(|b| (b.start - start..b.end - start, hue)));
        let selected = self.document.cursor().range();
        if !selected.is_empty() {
            let bytes = within_line(self.document, row, &selected);
            let breaks = selected.start <= start + text.len() && selected.end > start + text.len();
            if !bytes.is_empty() || breaks {
                let end = if breaks { bytes.end.max(bytes.start + 1) } else { bytes.end };
                fills.push((bytes.start..end, mix(theme.selection(), theme.accent(), 0.3)));
            }
        }
        fills
    }
}

/// The part of a byte range that lies on a line, counted from the line's start; empty when none does.
fn within_line(document: &Document, line: usize, bytes: &Range<usize>) -> Range<usize> {
    let (start, end) = (document.line_start(line), document.line_end(line));
    let from = bytes.start.clamp(start, end);
    from - start..bytes.end.clamp(from, end) - start
}
