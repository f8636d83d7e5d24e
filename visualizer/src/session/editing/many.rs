//! Operations that make more cursors, or fewer.

use super::motion::word_at;
use crate::session::cursors::Cursors;
use crate::session::document::Document;
use crate::session::edit::Cursor;
use crate::text::columns;
use compiler::model::SourceSpan;

pub fn toggle(document: &mut Document, offset: usize) {
    let offset = document.floor(offset);
    let cursors = document.cursors();
    let changed = cursors.without(offset).unwrap_or_else(|| cursors.with(Cursor::at(offset)));
    document.cursors = changed;
    document.close_undo_step();
}

/// One more above the topmost or below the lowest, in the same column.
pub fn add_line(document: &mut Document, down: bool) {
    let outermost = if down { document.cursors().all().last() } else { document.cursors().all().first() };
    let Some(cursor) = outermost.copied() else { return };
    let (line, column) = document.place_of(cursor.head);
    let column = document.goal_columns.first().copied().unwrap_or(column);
    let folds = document.folds();
    let row = folds.row_of(line);
    let Some(row) = (if down { Some(row + 1) } else { row.checked_sub(1) }) else { return };
    if row >= folds.rows(document.rope().len_lines()) {
        return;
    }
    let offset = document.offset_at(folds.line_of(row), column);
    document.cursors = document.cursors().with(Cursor::at(offset));
    document.goal_columns = vec![column; document.cursors().all().len()];
    document.close_undo_step();
}

/// The word under each cursor without a selection. True when there was one.
fn select_words(document: &mut Document) -> bool {
    let is_bare = document.cursors().all().iter().any(|cursor| cursor.is_empty());
    if is_bare {
        document.cursors = document.cursors().map(|cursor| {
            if !cursor.is_empty() {
                return cursor;
            }
            let (anchor, head) = word_around(document, cursor.head);
            Cursor { anchor, head }
        });
    }
    is_bare
}

/// The word that holds the offset or ends there.
fn word_around(document: &Document, at: usize) -> (usize, usize) {
    let is_word = |&(start, end): &(usize, usize)| {
        document.slice(start..end).chars().all(|c| c.is_alphanumeric() || c == '_') && start < end
    };
    let here = word_at(document, at);
    let before = at.checked_sub(1).map(|before| word_at(document, document.floor(before)));
    Some(here).filter(is_word).or(before.filter(is_word)).unwrap_or((at, at))
}

pub fn add_next(document: &mut Document) {
    document.close_undo_step();
    if select_words(document) {
        return;
    }
    let (main, text) = (document.cursor(), document.text());
    let Some(wanted) = text.get(main.range()).filter(|wanted| !wanted.is_empty()) else { return };
    let from = main.range().end;
    let places =
        text[from..].match_indices(wanted).map(|(at, _)| at + from).chain(text.match_indices(wanted).map(|m| m.0));
    let taken = |at: usize| {
        document
            .cursors()
            .all()
            .iter()
            .any(|cursor| cursor.range().start < at + wanted.len() && at < cursor.range().end)
    };
    let mut places = places.filter(|at| !taken(*at));
    if let Some(at) = places.next() {
        document.cursors = document.cursors().with(Cursor { anchor: at, head: at + wanted.len() });
    }
}

pub fn add_all(document: &mut Document) {
    document.close_undo_step();
    select_words(document);
    let (main, text) = (document.cursor(), document.text());
    let Some(wanted) = text.get(main.range()).filter(|wanted| !wanted.is_empty()) else { return };
    let spans = text.match_indices(wanted).map(|(at, _)| SourceSpan::new(at, at + wanted.len()));
    select_spans(document, &spans.collect::<Vec<_>>());
}

/// Selects all of these, the one at or after the main cursor being the main one.
pub fn select_spans(document: &mut Document, spans: &[SourceSpan]) {
    if spans.is_empty() {
        return;
    }
    let at = document.cursor().range().start;
    let main = spans.iter().position(|span| span.end as usize > at).unwrap_or(0);
    let cursor = |span: &SourceSpan| Cursor {
        anchor: document.floor(span.start as usize),
        head: document.floor(span.end as usize),
    };
    document.cursors = Cursors::new(spans.iter().map(cursor).collect(), main);
    document.close_undo_step();
}

pub fn line_ends(document: &mut Document) {
    let mut list = Vec::new();
    for cursor in document.cursors().all() {
        let range = cursor.range();
        let (first, last) = (document.line_of(range.start), document.line_of(range.end));
        list.extend((first..last).map(|line| Cursor::at(document.line_end(line))));
        list.push(Cursor::at(if cursor.is_empty() { document.line_end(last) } else { range.end }));
    }
    document.cursors = Cursors::new(list, 0);
    document.close_undo_step();
}

pub fn single(document: &mut Document) {
    let main = document.cursor();
    let is_single = document.cursors().is_single();
    document.cursors = Cursors::one(if is_single { Cursor::at(main.head) } else { main });
    document.close_undo_step();
}

/// The block between two places. Lines that do not reach its nearer side take no part, unless no line does.
pub fn column(document: &mut Document, from: (usize, usize), to: (usize, usize)) {
    let last = document.rope().len_lines() - 1;
    let (first, end) = (from.0.min(to.0).min(last), from.0.max(to.0).min(last));
    let near = from.1.min(to.1);
    let folds = document.folds();
    let mut list = Vec::new();
    for line in (first..=end).filter(|line| !folds.is_hidden(*line)) {
        let reaches = columns(&document.line(line)) >= near || line == to.0;
        if reaches {
            list.push(Cursor { anchor: document.offset_at(line, from.1), head: document.offset_at(line, to.1) });
        }
    }
    let main = if to.0 >= from.0 { list.len().saturating_sub(1) } else { 0 };
    document.cursors = Cursors::new(list, main);
    document.column_selection = Some([from, to]);
    document.close_undo_step();
}

pub fn grow_column(document: &mut Document, lines: i32, by_columns: i32) {
    let [from, to] = document.column_selection.unwrap_or_else(|| {
        let cursor = document.cursor();
        [document.place_of(cursor.anchor), document.place_of(cursor.head)]
    });
    let last = document.rope().len_lines() - 1;
    let line = to.0.saturating_add_signed(lines as isize).min(last);
    let column_of = to.1.saturating_add_signed(by_columns as isize);
    column(document, from, (line, column_of));
}
