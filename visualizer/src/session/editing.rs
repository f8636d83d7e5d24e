//! Carries out [`EditOp`]s on a [`Document`]. Pure: text and cursor in, text and cursor out.

use super::document::{Document, Reveal};
use super::edit::{Cursor, EditOp, Motion, Shift};
use super::history::Joins;
use crate::text::{CharClass, byte_at, class_of, column_at};

/// Spaces per indentation step, as Python has it.
pub const INDENT: usize = 4;
const COMMENT: &str = "#";

/// Applies one operation. Every operation scrolls the cursor into view.
pub fn apply(document: &mut Document, op: &EditOp) {
    let cursor = document.cursor;
    let vertical = matches!(op, EditOp::Move { motion: Motion::Lines(_), .. });
    if !vertical {
        document.goal_column = None;
    }
    if !matches!(op, EditOp::Preedit(_)) {
        document.preedit.clear();
    }
    match op {
        EditOp::Insert(text) => replace(document, cursor.range(), text, Joins::Typing),
        EditOp::Paste(text) | EditOp::Commit(text) => replace(document, cursor.range(), text, Joins::Never),
        EditOp::Newline => newline(document),
        EditOp::Indent => indent(document),
        EditOp::Outdent => outdent(document),
        EditOp::DeleteBack { word } => delete_back(document, *word),
        EditOp::DeleteForward { word } => {
            let motion = if *word { Motion::WordRight } else { Motion::Right };
            delete_to(document, motion);
        }
        EditOp::Cut if cursor.is_empty() => delete_lines(document),
        EditOp::Cut => replace(document, cursor.range(), "", Joins::Never),
        EditOp::DeleteLine => delete_lines(document),
        EditOp::DuplicateLine => duplicate_line(document),
        EditOp::ToggleComment => toggle_comment(document),
        EditOp::Move { motion, select } => {
            let head = match (*select, motion) {
                (false, Motion::Left) if !cursor.is_empty() => cursor.range().start,
                (false, Motion::Right) if !cursor.is_empty() => cursor.range().end,
                _ => moved(document, cursor.head, *motion),
            };
            place(document, head, *select);
        }
        EditOp::Place { offset, select } => place(document, document.floor(*offset), *select),
        EditOp::SelectWord { offset } => {
            let (start, end) = word_at(document, document.floor(*offset));
            select(document, start, end);
        }
        EditOp::SelectLine { offset } => {
            let line = document.line_of(*offset);
            let (start, end) = (document.line_start(line), document.line_start(line + 1));
            select(document, start, end);
        }
        EditOp::Select(span) => {
            let (start, end) = (document.floor(span.start as usize), document.floor(span.end as usize));
            select(document, start, end);
        }
        EditOp::SelectAll => {
            let end = document.rope().len_bytes();
            select(document, 0, end);
            return;
        }
        EditOp::Preedit(text) => {
            if document.preedit.is_empty() && !text.is_empty() && !cursor.is_empty() {
                replace(document, cursor.range(), "", Joins::Never);
            }
            document.preedit.clone_from(text);
        }
        EditOp::DeleteSurrounding { before_chars, after_chars } => {
            let rope = document.rope();
            let at = rope.byte_to_char(cursor.head);
            let start = rope.char_to_byte(at.saturating_sub(*before_chars));
            let end = rope.char_to_byte((at + after_chars).min(rope.len_chars()));
            document.change(&[(start..end, String::new())], Cursor::at(start), Joins::Never);
        }
        EditOp::Replace { span, text } => replace(document, span.range(), text, Joins::Never),
        EditOp::Undo => document.undo(),
        EditOp::Redo => document.redo(),
    }
    document.reveal = Some(Reveal::Near(document.cursor.head));
}

/// Line breaks come in as the document has them.
fn replace(document: &mut Document, range: std::ops::Range<usize>, text: &str, joins: Joins) {
    let start = document.floor(range.start);
    let text = text.replace("\r\n", "\n");
    document.change(&[(range, text.clone())], Cursor::at(start + text.len()), joins);
}

fn select(document: &mut Document, start: usize, end: usize) {
    document.cursor = Cursor { anchor: start, head: end };
    document.close_undo_step();
}

fn place(document: &mut Document, head: usize, select: bool) {
    document.cursor = Cursor { anchor: if select { document.cursor.anchor } else { head }, head };
    document.close_undo_step();
}

fn newline(document: &mut Document) {
    let range = document.cursor.range();
    let line = document.line_of(range.start);
    let text = document.line(line);
    let before = text.get(..range.start - document.line_start(line)).unwrap_or(&text);
    let mut inserted = String::from("\n");
    inserted.extend(before.chars().take_while(|c| *c == ' ' || *c == '\t'));
    let code = before.split(COMMENT).next().unwrap_or("").trim_end();
    if code.ends_with([':', '(', '[', '{']) {
        inserted.push_str(&" ".repeat(INDENT));
    }
    replace(document, range, &inserted, Joins::Never);
}

fn indent(document: &mut Document) {
    let range = document.cursor.range();
    if document.line_of(range.start) == document.line_of(range.end) {
        let line = document.line_of(range.start);
        let column = column_at(&document.line(line), range.start - document.line_start(line));
        let spaces = " ".repeat(INDENT - column % INDENT);
        replace(document, range, &spaces, Joins::Never);
        return;
    }
    edit_lines(document, |text| if text.is_empty() { None } else { Some((0..0, " ".repeat(INDENT))) });
}

fn outdent(document: &mut Document) {
    edit_lines(document, |text| {
        let blanks = text.bytes().take(INDENT).take_while(|b| *b == b' ').count();
        let remove = if text.starts_with('\t') { 1 } else { blanks };
        (remove > 0).then(|| (0..remove, String::new()))
    });
}

fn toggle_comment(document: &mut Document) {
    let (first, last) = selected_lines(document);
    let texts: Vec<String> = (first..=last).map(|line| document.line(line)).collect();
    let code = || texts.iter().filter(|text| !text.trim().is_empty());
    let blanks = |text: &str| text.len() - text.trim_start().len();
    let depth = code().map(|text| blanks(text)).min().unwrap_or(0);
    let remove = code().next().is_some() && code().all(|text| text.trim_start().starts_with(COMMENT));
    edit_lines(document, |text| {
        if text.trim().is_empty() {
            return None;
        }
        if !remove {
            return Some((depth..depth, format!("{COMMENT} ")));
        }
        let at = blanks(text);
        let space = usize::from(text[at + COMMENT.len()..].starts_with(' '));
        Some((at..at + COMMENT.len() + space, String::new()))
    });
}

/// Lines that the selection touches; a selection that ends at a line's start does not touch that line.
fn selected_lines(document: &Document) -> (usize, usize) {
    let range = document.cursor.range();
    let (first, last) = (document.line_of(range.start), document.line_of(range.end));
    let ends_before = last > first && document.line_start(last) == range.end;
    (first, if ends_before { last - 1 } else { last })
}

/// Edits each selected line by a range within the line, from the last to the first, keeping the selection.
fn edit_lines(document: &mut Document, edit: impl Fn(&str) -> Option<(std::ops::Range<usize>, String)>) {
    let (first, last) = selected_lines(document);
    let mut edits = Vec::new();
    let mut cursor = document.cursor;
    for line in (first..=last).rev() {
        let start = document.line_start(line);
        let Some((range, text)) = edit(&document.line(line)) else { continue };
        let at = start + range.start;
        let shift = Shift { start: at, removed: range.len(), inserted: text.len(), ..Shift::default() };
        let keep = |offset: usize| if offset <= start && line == first { offset } else { shift.offset(offset) };
        cursor = if cursor.is_empty() {
            Cursor::at(shift.offset(cursor.head))
        } else {
            Cursor { anchor: keep(cursor.anchor), head: keep(cursor.head) }
        };
        edits.push((at..start + range.end, text));
    }
    document.change(&edits, cursor, Joins::Never);
}

fn delete_back(document: &mut Document, word: bool) {
    let Cursor { head, .. } = document.cursor;
    let line = document.line_of(head);
    let start = document.line_start(line);
    let before = document.slice(start..head);
    let blank = !before.is_empty() && before.bytes().all(|b| b == b' ');
    if document.cursor.is_empty() && !word && blank {
        let keep = (before.len() - 1) / INDENT * INDENT;
        document.change(&[(start + keep..head, String::new())], Cursor::at(start + keep), Joins::Deleting);
    } else {
        delete_to(document, if word { Motion::WordLeft } else { Motion::Left });
    }
}

fn delete_to(document: &mut Document, motion: Motion) {
    let cursor = document.cursor;
    let range = if cursor.is_empty() {
        let other = moved(document, cursor.head, motion);
        cursor.head.min(other)..cursor.head.max(other)
    } else {
        cursor.range()
    };
    replace(document, range, "", Joins::Deleting);
}

fn delete_lines(document: &mut Document) {
    let (first, last) = selected_lines(document);
    let end = document.line_start(last + 1);
    let mut start = document.line_start(first);
    if end == document.rope().len_bytes() && first > 0 && document.line_end(last) == end {
        start = document.line_end(first - 1);
    }
    replace(document, start..end, "", Joins::Never);
}

fn duplicate_line(document: &mut Document) {
    let cursor = document.cursor;
    let line = document.cursor_line();
    let text = format!("{}\n", document.line(line));
    let at = document.line_start(line);
    let after = Cursor { anchor: cursor.anchor + text.len(), head: cursor.head + text.len() };
    document.change(&[(at..at, text)], after, Joins::Never);
}

/// Where a motion from `head` ends.
fn moved(document: &mut Document, head: usize, motion: Motion) -> usize {
    let rope = document.rope();
    match motion {
        Motion::Left => previous(document, head).map_or(0, |(at, _)| at),
        Motion::Right => next(document, head).map_or(head, |(_, end)| end),
        Motion::WordLeft => word_left(document, head),
        Motion::WordRight => word_right(document, head),
        Motion::LineStart => {
            let line = document.line_of(head);
            let start = document.line_start(line);
            let text = document.line(line);
            let code = start + text.len() - text.trim_start().len();
            if head == code { start } else { code }
        }
        Motion::LineEnd => document.line_end(document.line_of(head)),
        Motion::Start => 0,
        Motion::End => rope.len_bytes(),
        Motion::Lines(by) => {
            let last = rope.len_lines() - 1;
            let line = document.line_of(head);
            let column = document
                .goal_column
                .unwrap_or_else(|| column_at(&document.line(line), head - document.line_start(line)));
            document.goal_column = Some(column);
            let wanted = line as i64 + i64::from(by);
            if wanted < 0 {
                return 0;
            }
            let target = (wanted as usize).min(last);
            if target == line && by > 0 {
                return document.line_end(line);
            }
            document.line_start(target) + byte_at(&document.line(target), column)
        }
    }
}

/// The visible character after an offset: its class and where it ends. Combining marks stay with their base.
fn next(document: &Document, at: usize) -> Option<(CharClass, usize)> {
    let rope = document.rope();
    let index = rope.byte_to_char(at);
    let character = rope.get_char(index)?;
    let mut end = at + character.len_utf8();
    let marks = rope.chars_at(index + 1).take_while(|c| !c.is_control() && crate::text::width(*c, 0) == 0);
    end += marks.map(char::len_utf8).sum::<usize>();
    Some((class_of(character), end))
}

fn previous(document: &Document, at: usize) -> Option<(usize, CharClass)> {
    let rope = document.rope();
    let mut index = rope.byte_to_char(at);
    loop {
        index = index.checked_sub(1)?;
        let character = rope.char(index);
        if index == 0 || character.is_control() || crate::text::width(character, 0) > 0 {
            return Some((rope.char_to_byte(index), class_of(character)));
        }
    }
}

fn word_left(document: &Document, head: usize) -> usize {
    let mut at = head;
    let mut class = CharClass::Space;
    while let Some((before, found)) = previous(document, at) {
        if class != CharClass::Space && found != class {
            break;
        }
        class = found;
        at = before;
    }
    at
}

fn word_right(document: &Document, head: usize) -> usize {
    let mut at = head;
    let mut class = CharClass::Space;
    while let Some((found, end)) = next(document, at) {
        if class != CharClass::Space && found != class {
            break;
        }
        class = found;
        at = end;
    }
    at
}

fn word_at(document: &Document, at: usize) -> (usize, usize) {
    let class = next(document, at).map_or(CharClass::Space, |(class, _)| class);
    let (mut start, mut end) = (at, at);
    let line = document.line_of(at);
    let (first, last) = (document.line_start(line), document.line_end(line));
    while let Some((before, found)) = previous(document, start) {
        if found != class || before < first {
            break;
        }
        start = before;
    }
    while let Some((found, after)) = next(document, end) {
        if found != class || after > last {
            break;
        }
        end = after;
    }
    (start, end)
}
