//! What an editor can do to a text, as values, and the transactions that come of it.

use compiler::model::SourceSpan;

/// Where a cursor goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    Left,
    Right,
    WordLeft,
    WordRight,
    /// So many lines up (negative) or down, keeping the column.
    Lines(i32),
    /// First character that is not blank, then the line's start.
    LineStart,
    LineEnd,
    Start,
    End,
}

/// One action on the active document. Offsets are bytes and are moved to the nearest character boundary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditOp {
    /// Typed text; runs of it undo together.
    Insert(String),
    /// Several cursors take a line each where there are as many lines.
    Paste(String),
    /// Whole lines, copied without a selection: they go above the cursor's line.
    PasteLines(String),
    /// Line break with the indentation that the line asks for.
    Newline,
    /// Indent the selected lines, or insert spaces up to the next stop.
    Indent,
    Outdent,
    DeleteBack {
        word: bool,
    },
    DeleteForward {
        word: bool,
    },
    /// Remove the selection; the text was put on the clipboard by the widget.
    Cut,
    DeleteLine,
    /// Copies the selected lines above or below, and stays with the copy in that direction.
    DuplicateLines {
        down: bool,
    },
    MoveLines {
        down: bool,
    },
    /// Opens an empty line below or above, without breaking the present one.
    InsertLine {
        below: bool,
    },
    JoinLines,
    ToggleComment,
    Move {
        motion: Motion,
        select: bool,
    },
    /// Put the cursor at an offset, as a click does.
    Place {
        offset: usize,
        select: bool,
    },
    SelectWord {
        offset: usize,
    },
    SelectLine {
        offset: usize,
    },
    Select(SourceSpan),
    SelectAll,
    /// Another cursor at an offset, or none any more where there is one.
    ToggleCursor {
        offset: usize,
    },
    /// A cursor more in the line above or below.
    AddCursorLine {
        down: bool,
    },
    /// Selects the word at the cursor, then also the next place where the selected text stands.
    AddNext,
    /// Selects every place of the selected text or word.
    AddAll,
    /// A cursor at the end of each selected line.
    LineEndCursors,
    /// Only the main cursor, then nothing selected.
    SingleCursor,
    /// Selects the block between two places, given as line and display column.
    Column {
        from: (usize, usize),
        to: (usize, usize),
    },
    /// Moves the far corner of the block selection.
    GrowColumn {
        lines: i32,
        columns: i32,
    },
    /// Selects all of these.
    SelectSpans(Vec<SourceSpan>),
    /// Grows each selection to the next larger piece of syntax.
    Expand,
    /// Goes back to the selections before the last [`EditOp::Expand`].
    Shrink,
    /// To the bracket that belongs to the one at the cursor, or to the end of those around it.
    ToBracket,
    /// Replaces each of these spans, which lie in the order of the text, as one step.
    ReplaceAll(Vec<(SourceSpan, String)>),
    Fold(FoldOp),
    /// Text being composed by an input method; shown at the cursor, not yet part of the document.
    Preedit(String),
    /// Result of a composition.
    Commit(String),
    /// Input methods may take back characters around the cursor.
    DeleteSurrounding {
        before_chars: usize,
        after_chars: usize,
    },
    /// Replace a span, as a fix does.
    Replace {
        span: SourceSpan,
        text: String,
    },
    Undo,
    Redo,
}

/// What to hide or show. The text stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldOp {
    /// Folds or unfolds what begins on this zero-based line.
    Toggle(usize),
    /// Folds the innermost block around each cursor.
    Here,
    UnfoldHere,
    All,
    UnfoldAll,
}

/// Fixed end and moving end of the selection, in bytes. Equal when nothing is selected.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    pub anchor: usize,
    pub head: usize,
}

impl Cursor {
    pub fn at(offset: usize) -> Self {
        Self { anchor: offset, head: offset }
    }

    pub fn range(self) -> std::ops::Range<usize> {
        self.anchor.min(self.head)..self.anchor.max(self.head)
    }

    pub fn is_empty(self) -> bool {
        self.anchor == self.head
    }
}

/// Replacement of `removed` at byte `start` by `inserted`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    pub start: usize,
    pub removed: String,
    pub inserted: String,
}

impl Change {
    pub fn inverse(&self) -> Self {
        Self { start: self.start, removed: self.inserted.clone(), inserted: self.removed.clone() }
    }
}

/// What a change does to places behind it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shift {
    /// In bytes.
    pub start: usize,
    pub removed: usize,
    pub inserted: usize,
    /// Zero-based line of the change.
    pub line: u32,
    /// The change starts at its line's first byte, so that the line itself moves.
    pub at_line_start: bool,
    /// Line breaks.
    pub removed_lines: u32,
    pub inserted_lines: u32,
}

impl Shift {
    /// New place of an offset; offsets inside the removed text go to the change's start.
    pub fn offset(self, offset: usize) -> usize {
        if offset < self.start || (offset == self.start && self.removed > 0) {
            offset
        } else if offset >= self.start + self.removed {
            offset - self.removed + self.inserted
        } else {
            self.start
        }
    }

    /// New place of a span. Text typed at its end or inside it does not leave it behind.
    pub fn span(self, span: SourceSpan) -> SourceSpan {
        let (start, end) = (span.start as usize, span.end as usize);
        let new_end = if end <= self.start { end } else { self.offset(end) };
        SourceSpan::new(self.offset(start).min(new_end), new_end)
    }

    /// New place of a zero-based line, for things of which only the line is known.
    pub fn line(self, line: u32) -> u32 {
        if line < self.line || (line == self.line && !self.at_line_start) {
            line
        } else if line >= self.line + self.removed_lines {
            line - self.removed_lines + self.inserted_lines
        } else {
            self.line
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_move_with_edits_before_and_grow_with_edits_inside() {
        let span = SourceSpan::new(10, 20);
        let shift = |start, removed, inserted| Shift { start, removed, inserted, ..Shift::default() }.span(span);
        assert_eq!(shift(0, 0, 5), SourceSpan::new(15, 25));
        assert_eq!(shift(12, 0, 3), SourceSpan::new(10, 23));
        assert_eq!(shift(20, 0, 3), span);
        assert_eq!(shift(25, 4, 0), span);
        assert_eq!(shift(8, 4, 0), SourceSpan::new(8, 16));
        assert_eq!(shift(0, 40, 2), SourceSpan::new(0, 0));
    }
}
