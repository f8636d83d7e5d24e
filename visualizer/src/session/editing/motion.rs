//! Where cursors go: motions, words, brackets. Nothing here changes the text.

use crate::session::document::Document;
use crate::session::edit::Motion;
use crate::text::{CharClass, class_of};

/// Where a motion from `head` ends. `goal` is the column that motions over lines try to keep.
pub fn moved(document: &Document, head: usize, motion: Motion, goal: Option<usize>) -> usize {
    match motion {
        Motion::Left => beside_folds(document, previous(document, head).map_or(0, |(at, _)| at), false),
        Motion::Right => beside_folds(document, next(document, head).map_or(head, |(_, end)| end), true),
        Motion::WordLeft => beside_folds(document, word_left(document, head), false),
        Motion::WordRight => beside_folds(document, word_right(document, head), true),
        Motion::LineStart => {
            let line = document.line_of(head);
            let start = document.line_start(line);
            let text = document.line(line);
            let code = start + text.len() - text.trim_start().len();
            if head == code { start } else { code }
        }
        Motion::LineEnd => document.line_end(document.line_of(head)),
        Motion::Start => 0,
        Motion::End => document.rope().len_bytes(),
        Motion::Lines(by) => {
            let folds = document.folds();
            let line = document.line_of(head);
            let row = folds.row_of(line);
            let column = goal.unwrap_or_else(|| document.place_of(head).1);
            let wanted = row as i64 + i64::from(by);
            if wanted < 0 {
                return 0;
            }
            let last = folds.rows(document.rope().len_lines()) - 1;
            let target = folds.line_of((wanted as usize).min(last));
            if folds.row_of(target) == row && by > 0 {
                return document.line_end(line);
            }
            document.offset_at(target, column)
        }
    }
}

/// A place that is not hidden: the nearest one in the direction of the motion.
fn beside_folds(document: &Document, at: usize, forwards: bool) -> usize {
    let folds = document.folds();
    let line = document.line_of(at);
    if folds.is_empty() || !folds.is_hidden(line) {
        return at;
    }
    let row = folds.row_of(line);
    let below = folds.line_of(row + 1);
    if forwards && below < document.rope().len_lines() {
        document.line_start(below)
    } else {
        document.line_end(folds.line_of(row))
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

pub fn word_at(document: &Document, at: usize) -> (usize, usize) {
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
