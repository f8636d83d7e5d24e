//! Carries out [`EditOp`]s on a [`Document`]. Pure: text and cursors in, text and cursors out.
//!
//! An operation acts at every cursor and is one undo step: `motion` says where cursors go, `lines` works on whole
//! lines, `many` makes more cursors, `folding` hides lines.

mod folding;
mod lines;
mod many;
mod motion;

use super::cursors::Cursors;
use super::document::{Document, Reveal};
use super::edit::{Cursor, EditOp, Motion};
use super::history::Joins;
use motion::{moved, word_at};
use std::ops::Range;

/// Spaces per indentation step, as Python has it.
pub const INDENT: usize = 4;

/// Replacement of a byte range.
type Edit = (Range<usize>, String);

/// Applies one operation. Every operation but those that only fold scrolls the main cursor into view and opens what
/// hides it.
pub fn apply(document: &mut Document, op: &EditOp) {
    if !matches!(op, EditOp::Move { motion: Motion::Lines(_), .. } | EditOp::AddCursorLine { .. }) {
        document.goal_columns.clear();
    }
    if !matches!(op, EditOp::Column { .. } | EditOp::GrowColumn { .. }) {
        document.column_selection = None;
    }
    if !matches!(op, EditOp::Preedit(_)) {
        document.preedit.clear();
    }
    if !matches!(op, EditOp::Expand | EditOp::Shrink) {
        document.expanded.clear();
    }
    if carry_out(document, op) {
        let shown: Vec<usize> = document.cursors().all().iter().map(|cursor| document.line_of(cursor.head)).collect();
        for line in shown {
            document.folds.show(line);
        }
        document.reveal = Some(Reveal::Near(document.cursor().head));
    }
}

/// True when the cursor is to be brought into view.
fn carry_out(document: &mut Document, op: &EditOp) -> bool {
    match op {
        EditOp::Insert(text) => insert(document, text),
        EditOp::Paste(text) => paste(document, text),
        EditOp::PasteLines(text) => lines::paste(document, text),
        EditOp::Commit(text) => replace_selections(document, |_| text.clone(), Joins::Never),
        EditOp::Newline => newline(document),
        EditOp::Indent => lines::indent(document),
        EditOp::Outdent => lines::outdent(document),
        EditOp::DeleteBack { word } => delete_back(document, *word),
        EditOp::DeleteForward { word } => {
            delete_to(document, if *word { Motion::WordRight } else { Motion::Right });
        }
        EditOp::Cut if document.cursors().all().iter().all(|cursor| cursor.is_empty()) => lines::delete(document),
        EditOp::Cut => replace_selections(document, |_| String::new(), Joins::Never),
        EditOp::DeleteLine => lines::delete(document),
        EditOp::DuplicateLines { down } => lines::duplicate(document, *down),
        EditOp::MoveLines { down } => lines::shift(document, *down),
        EditOp::InsertLine { below } => lines::insert(document, *below),
        EditOp::JoinLines => lines::join(document),
        EditOp::ToggleComment => lines::toggle_comment(document),
        EditOp::Move { motion, select } => go(document, *motion, *select),
        EditOp::Place { offset, select } => {
            let head = document.floor(*offset);
            let anchor = if *select { document.cursor().anchor } else { head };
            place(document, Cursors::one(Cursor { anchor, head }));
        }
        EditOp::SelectWord { offset } => {
            let (anchor, head) = word_at(document, document.floor(*offset));
            place(document, Cursors::one(Cursor { anchor, head }));
        }
        EditOp::SelectLine { offset } => {
            let line = document.line_of(*offset);
            let (anchor, head) = (document.line_start(line), document.line_start(line + 1));
            place(document, Cursors::one(Cursor { anchor, head }));
        }
        EditOp::Select(span) => {
            let (anchor, head) = (document.floor(span.start as usize), document.floor(span.end as usize));
            place(document, Cursors::one(Cursor { anchor, head }));
        }
        EditOp::SelectAll => {
            let head = document.rope().len_bytes();
            place(document, Cursors::one(Cursor { anchor: 0, head }));
            return false;
        }
        EditOp::ToggleCursor { offset } => many::toggle(document, *offset),
        EditOp::AddCursorLine { down } => many::add_line(document, *down),
        EditOp::AddNext => many::add_next(document),
        EditOp::AddAll => many::add_all(document),
        EditOp::LineEndCursors => many::line_ends(document),
        EditOp::SingleCursor => many::single(document),
        EditOp::Column { from, to } => many::column(document, *from, *to),
        EditOp::GrowColumn { lines, columns } => many::grow_column(document, *lines, *columns),
        EditOp::SelectSpans(spans) => many::select_spans(document, spans),
        EditOp::Expand => expand(document),
        EditOp::Shrink => {
            if let Some(before) = document.expanded.pop() {
                place(document, before);
            }
        }
        EditOp::ToBracket => to_bracket(document),
        EditOp::ReplaceAll(replacements) => {
            let edits = replacements.iter().map(|(span, text)| (span.range(), text.clone()));
            edit_and_keep(document, edits.collect(), Joins::Never);
        }
        EditOp::Fold(op) => {
            folding::apply(document, *op);
            return false;
        }
        EditOp::Preedit(text) => {
            let is_selected = document.cursors().all().iter().any(|cursor| !cursor.is_empty());
            if document.preedit.is_empty() && !text.is_empty() && is_selected {
                replace_selections(document, |_| String::new(), Joins::Never);
            }
            document.preedit.clone_from(text);
        }
        EditOp::DeleteSurrounding { before_chars, after_chars } => {
            let rope = document.rope();
            let edits = document.cursors().all().iter().map(|cursor| {
                let at = rope.byte_to_char(cursor.head);
                let start = rope.char_to_byte(at.saturating_sub(*before_chars));
                let end = rope.char_to_byte((at + after_chars).min(rope.len_chars()));
                (start..end, String::new())
            });
            let edits = edits.collect();
            replace_each(document, edits, Joins::Never);
        }
        EditOp::Replace { span, text } => {
            let main = document.cursors().main_index();
            let edit = vec![(span.range(), unified(text))];
            if document.cursors().is_single() {
                replace_each(document, edit, Joins::Never);
            } else {
                // A word completed at one cursor is completed at all.
                replace_like(document, main, &span.range(), &unified(text));
            }
        }
        EditOp::Undo => document.undo(),
        EditOp::Redo => document.redo(),
    }
    true
}

/// Line breaks within the editor are plain ones; the file's own are put back on saving.
fn unified(text: &str) -> String {
    text.replace("\r\n", "\n")
}

fn place(document: &mut Document, cursors: Cursors) {
    document.cursors = cursors;
    document.close_undo_step();
}

/// Replaces ranges, one for each cursor or fewer, in the order of the text; cursors end behind what was put in.
/// Ranges that overlap become one.
fn replace_each(document: &mut Document, edits: Vec<Edit>, joins: Joins) {
    let mut kept: Vec<Edit> = Vec::with_capacity(edits.len());
    for (range, text) in edits {
        let range = document.floor(range.start)..document.floor(range.end);
        match kept.last_mut() {
            Some((last, _)) if range.start < last.end => last.end = last.end.max(range.end),
            _ => kept.push((range, text)),
        }
    }
    let mut by = 0_isize;
    let ends = kept.iter().map(|(range, text)| {
        let end = range.start.saturating_add_signed(by) + text.len();
        by += text.len() as isize - range.len() as isize;
        Cursor::at(end)
    });
    let after = Cursors::new(ends.collect(), document.cursors().main_index().min(kept.len().saturating_sub(1)));
    kept.reverse();
    document.change(&kept, after, joins);
}

/// Replaces ranges in the order of the text; cursors stay with the text around them. A selection that begins where
/// something is put in holds it.
fn edit_and_keep(document: &mut Document, edits: Vec<Edit>, joins: Joins) {
    let after = document.cursors().map(|cursor| {
        let start = cursor.range().start;
        let carried = |offset: usize| lines::carried(&edits, offset, !cursor.is_empty() && offset == start);
        Cursor { anchor: carried(cursor.anchor), head: carried(cursor.head) }
    });
    let reversed: Vec<Edit> = edits.into_iter().rev().collect();
    document.change(&reversed, after, joins);
}

fn replace_selections(document: &mut Document, text: impl Fn(usize) -> String, joins: Joins) {
    let cursors = document.cursors().all().iter().enumerate();
    let edits = cursors.map(|(nth, cursor)| (cursor.range(), unified(&text(nth)))).collect();
    replace_each(document, edits, joins);
}

/// Opening and closing marks that surround a selection when one is typed over it.
const AROUND: [(&str, &str); 5] = [("(", ")"), ("[", "]"), ("{", "}"), ("\"", "\""), ("'", "'")];

fn insert(document: &mut Document, text: &str) {
    let pair = AROUND.iter().find(|(open, _)| *open == text);
    let all_selected = document.cursors().all().iter().all(|cursor| !cursor.is_empty());
    let Some((open, close)) = pair.filter(|_| all_selected) else {
        replace_selections(document, |_| text.to_owned(), Joins::Typing);
        return;
    };
    let ranges: Vec<Range<usize>> = document.cursors().all().iter().map(|cursor| cursor.range()).collect();
    let mut nth = 0;
    let after = document.cursors().map(|cursor| {
        nth += 1;
        let by = 2 * nth - 1;
        Cursor { anchor: cursor.anchor + by, head: cursor.head + by }
    });
    let edits = ranges.iter().rev().flat_map(|range| {
        [(range.end..range.end, (*close).to_owned()), (range.start..range.start, (*open).to_owned())]
    });
    document.change(&edits.collect::<Vec<_>>(), after, Joins::Never);
}

fn paste(document: &mut Document, text: &str) {
    let text = unified(text);
    let lines: Vec<&str> = text.strip_suffix('\n').unwrap_or(&text).split('\n').collect();
    let spread = !document.cursors().is_single() && lines.len() == document.cursors().all().len();
    replace_selections(document, |nth| if spread { lines[nth].to_owned() } else { text.clone() }, Joins::Never);
}

/// What a line is indented by.
fn indent_of(line: &str) -> String {
    line.chars().take_while(|c| *c == ' ' || *c == '\t').collect()
}

/// What the line after this one is indented by: deeper after an opened block or bracket, less after one has ended.
fn indent_after(line: &str) -> String {
    let mut indent = indent_of(line);
    let code = line.split(lines::COMMENT).next().unwrap_or("").trim();
    let ends_block = ["return", "pass", "break", "continue", "raise"]
        .iter()
        .any(|word| code.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with(' ')));
    if code.ends_with([':', '(', '[', '{']) {
        indent.push_str(&" ".repeat(INDENT));
    } else if ends_block && indent.ends_with(&" ".repeat(INDENT)) {
        indent.truncate(indent.len() - INDENT);
    }
    indent
}

fn newline(document: &mut Document) {
    let edits = document.cursors().all().iter().map(|cursor| {
        let range = cursor.range();
        let line = document.line_of(range.start);
        let text = document.line(line);
        let before = text.get(..range.start - document.line_start(line)).unwrap_or(&text);
        (range, format!("\n{}", indent_after(before)))
    });
    let edits = edits.collect();
    replace_each(document, edits, Joins::Never);
}

fn delete_back(document: &mut Document, word: bool) {
    let edits = document.cursors().all().iter().map(|cursor| {
        let head = cursor.head;
        if !cursor.is_empty() {
            return cursor.range();
        }
        let start = document.line_start(document.line_of(head));
        let before = document.slice(start..head);
        if !word && !before.is_empty() && before.bytes().all(|b| b == b' ') {
            return start + (before.len() - 1) / INDENT * INDENT..head;
        }
        let motion = if word { Motion::WordLeft } else { Motion::Left };
        moved(document, head, motion, None).min(head)..head
    });
    let edits = edits.map(|range| (range, String::new())).collect();
    replace_each(document, edits, Joins::Deleting);
}

fn delete_to(document: &mut Document, motion: Motion) {
    let edits = document.cursors().all().iter().map(|cursor| {
        let range = if cursor.is_empty() {
            cursor.head..moved(document, cursor.head, motion, None).max(cursor.head)
        } else {
            cursor.range()
        };
        (range, String::new())
    });
    let edits = edits.collect();
    replace_each(document, edits, Joins::Deleting);
}

fn go(document: &mut Document, motion: Motion, select: bool) {
    let cursors = document.cursors().clone();
    let vertical = matches!(motion, Motion::Lines(_));
    if vertical && document.goal_columns.len() != cursors.all().len() {
        document.goal_columns = cursors.all().iter().map(|cursor| document.place_of(cursor.head).1).collect();
    }
    let mut nth = 0;
    let after = cursors.map(|cursor| {
        let goal = document.goal_columns.get(nth).copied();
        nth += 1;
        let head = match (select, motion) {
            (false, Motion::Left) if !cursor.is_empty() => cursor.range().start,
            (false, Motion::Right) if !cursor.is_empty() => cursor.range().end,
            _ => moved(document, cursor.head, motion, goal.filter(|_| vertical)),
        };
        Cursor { anchor: if select { cursor.anchor } else { head }, head }
    });
    place(document, after);
}

/// Replaces a range at the main cursor, and the same stretch around every other cursor where the same text stands.
fn replace_like(document: &mut Document, main: usize, range: &Range<usize>, text: &str) {
    let head = document.cursor().head;
    let (before, after) = (head.saturating_sub(range.start), range.end.saturating_sub(head));
    let wanted = document.slice(range.clone());
    let cursors = document.cursors().all().iter().enumerate();
    let edits = cursors.map(|(nth, cursor)| {
        let around = cursor.head.saturating_sub(before)..cursor.head + after;
        if nth == main || document.slice(around.clone()) == wanted {
            (around, text.to_owned())
        } else {
            (cursor.head..cursor.head, String::new())
        }
    });
    let edits = edits.collect();
    replace_each(document, edits, Joins::Never);
}

fn expand(document: &mut Document) {
    let before = document.cursors().clone();
    let after = before.map(|cursor| {
        let range = cursor.range();
        let word = Some(word_at(document, range.start)).filter(|word| cursor.is_empty() && word.1 > word.0);
        let grown = word.map(|(start, end)| start..end).or_else(|| document.syntax.around(range));
        grown.map_or(cursor, |grown| Cursor { anchor: document.floor(grown.start), head: document.floor(grown.end) })
    });
    if after != before {
        document.expanded.push(before);
        place(document, after);
    }
}

fn to_bracket(document: &mut Document) {
    if let Some([_, there]) = document.bracket_pair() {
        place(document, Cursors::one(Cursor::at(there.start)));
        return;
    }
    let mut around = document.cursor().range();
    while let Some(wider) = document.syntax.around(around.clone()) {
        let closes = document.slice(wider.clone()).ends_with([')', ']', '}']);
        if closes && document.syntax.bracket_at(wider.end - 1).is_some() {
            place(document, Cursors::one(Cursor::at(wider.end - 1)));
            return;
        }
        around = wider;
    }
}
