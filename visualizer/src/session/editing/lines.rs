//! Operations on whole lines: indentation, comments, moving, doubling.

use super::{Edit, INDENT, edit_and_keep, replace_each};
use crate::session::cursors::Cursors;
use crate::session::document::Document;
use crate::session::edit::{Cursor, Shift};
use crate::session::history::Joins;
use std::ops::{Range, RangeInclusive};

pub const COMMENT: &str = "#";

/// Lines that a selection touches; one that ends at a line's start does not touch that line.
fn lines_of(document: &Document, cursor: Cursor) -> RangeInclusive<usize> {
    let range = cursor.range();
    let (first, last) = (document.line_of(range.start), document.line_of(range.end));
    let ends_before = last > first && document.line_start(last) == range.end;
    first..=if ends_before { last - 1 } else { last }
}

/// Lines that the selections touch, as blocks without overlap, in order. Blocks that meet are one.
fn blocks(document: &Document) -> Vec<RangeInclusive<usize>> {
    let mut blocks: Vec<RangeInclusive<usize>> = Vec::new();
    for cursor in document.cursors().all() {
        let lines = lines_of(document, *cursor);
        match blocks.last_mut() {
            Some(last) if *lines.start() <= last.end() + 1 => *last = *last.start()..=*lines.end().max(last.end()),
            _ => blocks.push(lines),
        }
    }
    blocks
}

/// Edits a range within each selected line.
fn edit_lines(document: &mut Document, edit: impl Fn(&str) -> Option<(Range<usize>, String)>) {
    let lines = blocks(document).into_iter().flatten();
    let edits = lines.filter_map(|line| {
        let start = document.line_start(line);
        let (range, text) = edit(&document.line(line))?;
        Some((start + range.start..start + range.end, text))
    });
    let edits: Vec<Edit> = edits.collect();
    edit_and_keep(document, edits, Joins::Never);
}

pub fn indent(document: &mut Document) {
    let many = |cursor: &Cursor| document.line_of(cursor.anchor) != document.line_of(cursor.head);
    if document.cursors().all().iter().any(many) {
        edit_lines(document, |text| if text.is_empty() { None } else { Some((0..0, " ".repeat(INDENT))) });
        return;
    }
    let edits = document.cursors().all().iter().map(|cursor| {
        let (_, column) = document.place_of(cursor.range().start);
        (cursor.range(), " ".repeat(INDENT - column % INDENT))
    });
    replace_each(document, edits.collect(), Joins::Never);
}

pub fn outdent(document: &mut Document) {
    edit_lines(document, |text| {
        let blanks = text.bytes().take(INDENT).take_while(|b| *b == b' ').count();
        let remove = if text.starts_with('\t') { 1 } else { blanks };
        (remove > 0).then(|| (0..remove, String::new()))
    });
}

/// Comments lines out at the depth of the shallowest, or all back in when all are comments.
pub fn toggle_comment(document: &mut Document) {
    let lines = blocks(document).into_iter().flatten();
    let texts: Vec<String> = lines.map(|line| document.line(line)).collect();
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

pub fn delete(document: &mut Document) {
    let length = document.rope().len_bytes();
    let edits = blocks(document).into_iter().map(|lines| {
        let (first, last) = lines.into_inner();
        let end = document.line_start(last + 1);
        let mut start = document.line_start(first);
        // The last line goes with the break before it.
        if end == length && first > 0 && document.line_end(last) == end {
            start = document.line_end(first - 1);
        }
        (start..end, String::new())
    });
    let edits: Vec<Edit> = edits.collect();
    replace_each(document, edits, Joins::Never);
}

pub fn duplicate(document: &mut Document, down: bool) {
    let blocks = blocks(document);
    let mut edits: Vec<Edit> = Vec::new();
    for lines in &blocks {
        let (start, end) = (document.line_start(*lines.start()), document.line_end(*lines.end()));
        let text = document.slice(start..end);
        // Above for a copy that the cursor moves into, below for one that it stays above of.
        edits.push(if down { (start..start, format!("{text}\n")) } else { (end..end, format!("\n{text}")) });
    }
    if down {
        // What was there moves down and takes its cursors along: selections that begin at the line's start too.
        let cursors = document.cursors().map(|cursor| {
            let by: usize = edits.iter().filter(|(at, _)| at.start <= cursor.range().start).map(|e| e.1.len()).sum();
            Cursor { anchor: cursor.anchor + by, head: cursor.head + by }
        });
        edits.reverse();
        document.change(&edits, cursors, Joins::Never);
    } else {
        let before = document.cursors().clone();
        let earlier = |at: usize| edits.iter().filter(|(range, _)| range.start < at).map(|e| e.1.len()).sum::<usize>();
        let cursors = before.map(|cursor| {
            let by = earlier(cursor.range().start);
            Cursor { anchor: cursor.anchor + by, head: cursor.head + by }
        });
        edits.reverse();
        document.change(&edits, cursors, Joins::Never);
    }
}

/// Swaps each block of selected lines with the line above or below it.
pub fn shift(document: &mut Document, down: bool) {
    let last_line = document.rope().len_lines() - 1;
    let blocks = blocks(document);
    let stuck = blocks.iter().any(|lines| if down { *lines.end() >= last_line } else { *lines.start() == 0 });
    if stuck {
        return;
    }
    let mut edits: Vec<Edit> = Vec::new();
    let mut moves: Vec<(Range<usize>, isize)> = Vec::new();
    for lines in &blocks {
        let (first, last) = (*lines.start(), *lines.end());
        let block = document.line_start(first)..document.line_end(last);
        let text = document.slice(block.clone());
        if down {
            let other = document.line(last + 1);
            let whole = block.start..document.line_end(last + 1);
            moves.push((block, other.len() as isize + 1));
            edits.push((whole, format!("{other}\n{text}")));
        } else {
            let other = document.line(first - 1);
            let whole = document.line_start(first - 1)..block.end;
            moves.push((block, -(other.len() as isize + 1)));
            edits.push((whole, format!("{text}\n{other}")));
        }
    }
    let cursors = document.cursors().map(|cursor| {
        let at = cursor.range().start;
        let by = moves.iter().find(|(block, _)| (block.start..=block.end).contains(&at)).map_or(0, |(_, by)| *by);
        Cursor { anchor: cursor.anchor.saturating_add_signed(by), head: cursor.head.saturating_add_signed(by) }
    });
    edits.reverse();
    document.change(&edits, cursors, Joins::Never);
}

/// Joins the selected lines, or the cursor's with the next, with one blank between them.
pub fn join(document: &mut Document) {
    let last_line = document.rope().len_lines() - 1;
    let mut edits: Vec<Edit> = Vec::new();
    for lines in blocks(document) {
        let (first, mut last) = lines.into_inner();
        last = last.max(first + 1).min(last_line);
        for line in first..last {
            let end = document.line_end(line);
            let (this, next) = (document.line(line), document.line(line + 1));
            let blanks = next.len() - next.trim_start().len();
            let kept = this.trim_end().len();
            let space = if kept == 0 || next.trim().is_empty() { "" } else { " " };
            edits.push((end - (this.len() - kept)..document.line_start(line + 1) + blanks, space.to_owned()));
        }
    }
    edit_and_keep(document, edits, Joins::Never);
}

/// Opens an empty line beside each cursor's, indented like it.
pub fn insert(document: &mut Document, below: bool) {
    let mut edits: Vec<Edit> = Vec::new();
    let mut carets = Vec::new();
    let mut grown = 0;
    for lines in blocks(document) {
        let line = if below { *lines.end() } else { *lines.start() };
        let text = document.line(line);
        let (indent, at) = if below {
            (super::indent_after(&text), document.line_end(line))
        } else {
            (super::indent_of(&text), document.line_start(line))
        };
        carets.push(at + grown + indent.len() + usize::from(below));
        grown += indent.len() + 1;
        edits.push((at..at, if below { format!("\n{indent}") } else { format!("{indent}\n") }));
    }
    let cursors = Cursors::new(carets.into_iter().map(Cursor::at).collect(), document.cursors().main_index());
    edits.reverse();
    document.change(&edits, cursors, Joins::Never);
}

/// Puts whole lines above each cursor's line.
pub fn paste(document: &mut Document, text: &str) {
    let text = text.replace("\r\n", "\n");
    let mut starts: Vec<usize> =
        document.cursors().all().iter().map(|cursor| document.line_start(document.line_of(cursor.head))).collect();
    starts.dedup();
    let cursors = document.cursors().map(|cursor| {
        let by = starts.iter().filter(|start| **start <= cursor.head).count() * text.len();
        Cursor::at(cursor.head + by)
    });
    let edits: Vec<Edit> = starts.into_iter().rev().map(|start| (start..start, text.clone())).collect();
    document.change(&edits, cursors, Joins::Never);
}

/// Where an offset goes under edits in the order of the text. One at the place of an insertion goes behind it, unless
/// it `stays`.
pub fn carried(edits: &[Edit], offset: usize, stays: bool) -> usize {
    let mut at = offset;
    let before = edits.partition_point(|(range, _)| range.start <= offset);
    for (range, text) in edits[..before].iter().rev() {
        let shift = Shift { start: range.start, removed: range.len(), inserted: text.len(), ..Shift::default() };
        if !(stays && range.start == offset) {
            at = shift.offset(at);
        }
    }
    at
}
