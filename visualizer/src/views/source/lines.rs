//! A document's lines with everything shown about them. Pure: session in, lines out.

use crate::session::{Document, Found, INDENT};
use crate::text::{columns, is_word};
use crate::theme::mix;
use crate::views::ViewContext;
use crate::widgets::code::tokens::{Token, TokenClass};
use crate::widgets::code::{CodeLine, Cost, FoldMark};
use compiler::model::Severity;
use egui::Color32;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Blank lines look so far down for the block they belong to.
const BLANKS: usize = 12;
/// Lines of one problem that are underlined.
const UNDERLINED: usize = 20;

pub struct Lines<'a, 'b> {
    cx: &'a ViewContext<'b>,
    document: &'a Document,
    /// Underlined bytes of each line with a problem.
    squiggles: BTreeMap<usize, Vec<(Range<usize>, Severity)>>,
    /// First line of the first problem that starts on a line.
    notes: BTreeMap<usize, (String, Severity)>,
    tokens: BTreeMap<usize, Vec<Token>>,
    foldable: BTreeSet<usize>,
    brackets: Vec<Range<usize>>,
    found: Option<&'a Found>,
    /// A selected word; its other places are marked.
    word: Option<String>,
    costs_stale: bool,
}

impl<'a, 'b> Lines<'a, 'b> {
    /// `shown` are the lines that will be asked for.
    pub fn new(cx: &'a ViewContext<'b>, document: &'a Document, shown: Range<usize>) -> Self {
        let mut squiggles: BTreeMap<usize, Vec<_>> = BTreeMap::new();
        let mut notes = BTreeMap::new();
        for diagnostic in &document.results.diagnostics {
            let span = diagnostic.span.range();
            let (first, last) = (document.line_of(span.start), document.line_of(span.end));
            let headline = cx.lang.of(&diagnostic.message).lines().next().unwrap_or("");
            notes.entry(first).or_insert_with(|| (headline.to_owned(), diagnostic.severity));
            // A problem over many lines is underlined on its first ones: enough to see where it starts.
            for line in first..=last.min(first + UNDERLINED) {
                let bytes = within_line(document, line, &span);
                if !bytes.is_empty() || line == first {
                    squiggles.entry(line).or_default().push((bytes, diagnostic.severity));
                }
            }
        }
        Self {
            squiggles,
            notes,
            tokens: tokens(document, shown.clone()),
            foldable: document.folds_on(shown).into_iter().map(|fold| fold.first as usize).collect(),
            brackets: document.bracket_pair().into_iter().flatten().collect(),
            found: Some(&cx.session.find).filter(|find| find.open).and_then(|find| find.found(document)),
            word: selected_word(document),
            costs_stale: document.results.simulated.as_ref().is_some_and(|held| cx.is_stale(held)),
            cx,
            document,
        }
    }

    pub fn line(&self, row: usize) -> CodeLine<'static> {
        let (cx, document) = (self.cx, self.document);
        let text = document.line(row);
        let index = &document.results.index;
        let cost = index.line(row as u32);
        let shown = (cost.cycles > 0).then(|| Cost {
            cycles: cost.cycles,
            share: cost.cycles as f32 / index.most_line_cycles.max(1) as f32,
            stale: self.costs_stale,
        });
        let closed = document.folds().last_of(row).map(|last| FoldMark::Closed(last - row));
        let open = self.foldable.contains(&row).then_some(FoldMark::Open);
        let works_on = cx.session.active().is_some_and(|active| active.id == document.id);
        CodeLine {
            tokens: self.tokens.get(&row).cloned().unwrap_or_default(),
            number: row + 1,
            edge: cost.pipe,
            cost: shown,
            fold: closed.or(open),
            guides: self.guides(row, &text),
            lit: works_on && cx.session.selection().has_line(row as u32),
            current: document.cursor_line() == row,
            squiggles: self.squiggles.get(&row).cloned().unwrap_or_default(),
            note: self.notes.get(&row).cloned(),
            fills: self.fills(row, &text),
            text: text.into(),
            ..CodeLine::default()
        }
    }

    /// Columns of the blocks that a line lies in; a blank line lies in those of the next one with text.
    fn guides(&self, row: usize, text: &str) -> Vec<usize> {
        let deeper = |line: &str| columns(&line[..line.len() - line.trim_start().len()]);
        let depth = if text.trim().is_empty() {
            let below = (row + 1..row + 1 + BLANKS).map(|line| self.document.line(line));
            below.into_iter().find(|line| !line.trim().is_empty()).map_or(0, |line| deeper(&line))
        } else {
            deeper(text)
        };
        (0..depth).step_by(INDENT).collect()
    }

    fn fills(&self, row: usize, text: &str) -> Vec<(Range<usize>, Color32)> {
        let theme = self.cx.theme;
        let mut fills = Vec::new();
        let start = self.document.line_start(row);
        let end = start + text.len();
        if let Some(found) = self.found {
            let hue = mix(theme.panel(), theme.warn(), 0.3);
            let first = found.matches.partition_point(|span| (span.end as usize) < start);
            let here = found.matches[first..].iter().take_while(|span| span.start as usize <= end);
            fills.extend(here.map(|span| (within_line(self.document, row, &span.range()), hue)));
        }
        if let Some(word) = &self.word {
            let hue = mix(theme.panel(), theme.dim(), 0.25);
            fills.extend(whole_words(text, word).map(|bytes| (bytes, hue)));
        }
        let hue = mix(theme.panel(), theme.dim(), 0.4);
        let here = |bytes: &&Range<usize>| bytes.start >= start && bytes.end <= end;
        fills.extend(self.brackets.iter().filter(here).map(|b| (b.start - start..b.end - start, hue)));
        let cursors = self.document.cursors().all();
        let first = cursors.partition_point(|cursor| cursor.range().end < start);
        for cursor in cursors[first..].iter().take_while(|cursor| cursor.range().start <= end) {
            let selected = cursor.range();
            let bytes = within_line(self.document, row, &selected);
            let breaks = selected.end > end;
            if !selected.is_empty() && (!bytes.is_empty() || breaks) {
                let to = if breaks { bytes.end.max(bytes.start + 1) } else { bytes.end };
                fills.push((bytes.start..to, mix(theme.selection(), theme.accent(), 0.3)));
            }
        }
        fills
    }
}

/// Coloured words of a range of lines, each line's on their own.
fn tokens(document: &Document, lines: Range<usize>) -> BTreeMap<usize, Vec<Token>> {
    let mut tokens: BTreeMap<usize, Vec<Token>> = BTreeMap::new();
    for found in document.highlights(lines.clone()) {
        let span = found.span.range();
        let class = TokenClass::of(found.kind);
        let (first, last) = (document.line_of(span.start), document.line_of(span.end));
        for line in first.max(lines.start)..=last.min(lines.end) {
            let bytes = within_line(document, line, &span);
            tokens.entry(line).or_default().push(Token { bytes, class });
        }
    }
    tokens
}

/// The selected text, if it is one whole word.
fn selected_word(document: &Document) -> Option<String> {
    let cursor = document.cursor();
    if cursor.is_empty() || cursor.range().len() > 100 || !document.cursors().is_single() {
        return None;
    }
    let word = document.slice(cursor.range());
    word.chars().all(is_word).then_some(word)
}

/// Bytes where a word stands on its own.
fn whole_words<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
    let alone =
        |found: &Range<usize>| !text[..found.start].ends_with(is_word) && !text[found.end..].starts_with(is_word);
    text.match_indices(word).map(|(at, found)| at..at + found.len()).filter(alone)
}

/// The part of a byte range that lies on a line, counted from the line's start; empty when none does.
fn within_line(document: &Document, line: usize, bytes: &Range<usize>) -> Range<usize> {
    let (start, end) = (document.line_start(line), document.line_end(line));
    let from = bytes.start.clamp(start, end);
    from - start..bytes.end.clamp(from, end) - start
}
