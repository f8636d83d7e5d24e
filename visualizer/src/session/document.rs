//! One open text: rope, cursor, undo, and the results that were computed for it.
//!
//! Always holds: `cursor` lies on character boundaries within the text; the text has `\n` line breaks unless it came
//! with mixed ones; each change raises `revision`, and no two documents ever share a revision.

use super::edit::{Change, Cursor, Shift};
use super::history::{History, Joins};
use super::results::Results;
use super::syntax::Syntax;
use compiler::model::Allocation;
use ropey::Rope;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DocumentId(pub u64);

/// Line breaks of the file on disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eol {
    #[default]
    Lf,
    Crlf,
}

/// A request to bring a byte offset into view, fulfilled by the editor's next frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveal {
    /// Scroll as little as needed.
    Near(usize),
    /// Put it in the middle when it is out of view.
    Centre(usize),
}

/// Revisions count over all documents, so that a revision names its document.
fn next_revision() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

#[derive(Clone, Debug)]
pub struct Document {
    pub id: DocumentId,
    pub path: Option<PathBuf>,
    /// Shown in the interface and given to the compiler; never opened.
    pub name: String,
    pub eol: Eol,
    /// Encoding of the file on disk, as the status bar shows it.
    pub encoding: String,
    pub results: Results,
    /// Text found on disk that differs from ours while ours has unsaved edits.
    pub conflict: Option<String>,
    /// Text being composed by an input method at the cursor.
    pub preedit: String,
    pub reveal: Option<Reveal>,
    pub(super) cursor: Cursor,
    /// Column that vertical motions try to keep.
    pub(super) goal_column: Option<usize>,
    rope: Rope,
    syntax: Syntax,
    revision: u64,
    history: History,
    /// What happened to the text since the oldest compile still out, as (revision after, shift).
    shifts: Vec<(u64, Shift)>,
}

impl Document {
    /// A document whose text counts as saved. CRLF text is kept with LF and written back as it was.
    pub fn new(name: impl Into<String>, path: Option<PathBuf>, text: &str) -> Self {
        let (rope, eol) = normalise(text);
        let revision = next_revision();
        Self {
            id: DocumentId(revision),
            path,
            name: name.into(),
            eol,
            encoding: "UTF-8".into(),
            results: Results::default(),
            conflict: None,
            preedit: String::new(),
            reveal: None,
            cursor: Cursor::default(),
            goal_column: None,
            syntax: Syntax::new(&rope),
            rope,
            revision,
            history: History::new(),
            shifts: Vec::new(),
        }
    }

    pub fn rope(&self) -> &Rope {
        &self.rope
    }

    /// Text as the compiler gets it.
    pub fn text(&self) -> String {
        self.rope.to_string()
    }

    /// Text as the file has it.
    pub fn text_for_file(&self) -> String {
        match self.eol {
            Eol::Lf => self.text(),
            Eol::Crlf => self.text().replace('\n', "\r\n"),
        }
    }

    pub fn revision(&self) -> u64 {
        self.revision
    }

    pub fn is_dirty(&self) -> bool {
        !self.history.is_saved()
    }

    /// The text of this revision is on disk now. Call it with the revision that was written.
    pub fn mark_saved(&mut self, revision: u64) {
        if revision == self.revision {
            self.history.mark_saved();
        }
        self.conflict = None;
    }

    /// Raises the revision without touching the text, when something else that a compile depends on changed.
    pub fn touch(&mut self) {
        self.revision = next_revision();
    }

    pub fn cursor(&self) -> Cursor {
        self.cursor
    }

    /// Zero-based line of a byte offset.
    pub fn line_of(&self, offset: usize) -> usize {
        self.rope.byte_to_line(offset.min(self.rope.len_bytes()))
    }

    pub fn cursor_line(&self) -> usize {
        self.line_of(self.cursor.head)
    }

    /// A line without its break.
    pub fn line(&self, line: usize) -> String {
        if line >= self.rope.len_lines() {
            return String::new();
        }
        let mut text = self.rope.line(line).to_string();
        text.truncate(text.trim_end_matches(['\n', '\r']).len());
        text
    }

    pub fn line_start(&self, line: usize) -> usize {
        if line >= self.rope.len_lines() { self.rope.len_bytes() } else { self.rope.line_to_byte(line) }
    }

    pub fn line_end(&self, line: usize) -> usize {
        self.line_start(line) + self.line(line).len()
    }

    pub fn selected_text(&self) -> String {
        self.slice(self.cursor.range())
    }

    pub fn slice(&self, range: std::ops::Range<usize>) -> String {
        self.rope.byte_slice(self.floor(range.start)..self.floor(range.end)).to_string()
    }

    /// The character boundary at or before an offset, within the text.
    pub fn floor(&self, offset: usize) -> usize {
        let offset = offset.min(self.rope.len_bytes());
        self.rope.char_to_byte(self.rope.byte_to_char(offset))
    }

    /// Name of the tensor of an allocation: its own, or where it has none but its position's, that of the variable
    /// which its line assigns.
    pub fn name_of(&self, allocation: &Allocation) -> String {
        let line = allocation.line.filter(|_| allocation.name.is_empty() || allocation.name == allocation.position);
        let assigned = line.and_then(|line| {
            let text = self.line(line as usize);
            let name = text.split_once('=')?.0.trim().to_owned();
            (!name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_')).then_some(name)
        });
        assigned.unwrap_or_else(|| allocation.name.clone())
    }

    /// Python tokens that overlap the zero-based lines.
    pub fn highlights(&self, lines: std::ops::Range<usize>) -> Vec<compiler::syntax::Highlight> {
        self.syntax.highlights(lines)
    }

    /// Applies replacements of byte ranges, given in the order of application, as one undo step.
    pub(super) fn change(&mut self, edits: &[(std::ops::Range<usize>, String)], after: Cursor, joins: Joins) {
        let before = self.cursor;
        let mut changes = Vec::with_capacity(edits.len());
        for (range, inserted) in edits {
            let range = self.floor(range.start)..self.floor(range.end);
            let removed = self.slice(range.clone());
            if removed.is_empty() && inserted.is_empty() {
                continue;
            }
            let change = Change { start: range.start, removed, inserted: inserted.clone() };
            self.apply(&change);
            changes.push(change);
        }
        self.cursor = Cursor { anchor: self.floor(after.anchor), head: self.floor(after.head) };
        if !changes.is_empty() {
            self.history.push(changes, before, self.cursor, joins);
        }
    }

    pub(super) fn undo(&mut self) {
        let step = self.history.undo();
        self.replay(step);
    }

    pub(super) fn redo(&mut self) {
        let step = self.history.redo();
        self.replay(step);
    }

    pub(super) fn close_undo_step(&mut self) {
        self.history.close_step();
    }

    /// Takes the text found on disk: one undoable step that replaces only what differs.
    pub fn take_outside(&mut self, text: &str) {
        let (rope, eol) = normalise(text);
        self.eol = eol;
        let (ours, theirs) = (self.text(), rope.to_string());
        let prefix = common_prefix(&ours, &theirs);
        let suffix = common_suffix(&ours[prefix..], &theirs[prefix..]);
        let range = prefix..ours.len() - suffix;
        let inserted = theirs[prefix..theirs.len() - suffix].to_owned();
        let shift = Shift { start: range.start, removed: range.len(), inserted: inserted.len(), ..Shift::default() };
        let after = Cursor { anchor: shift.offset(self.cursor.anchor), head: shift.offset(self.cursor.head) };
        self.history.close_step();
        self.change(&[(range, inserted)], after, Joins::Never);
        self.history.mark_saved();
        self.conflict = None;
    }

    /// The text on disk is theirs and stays so: ours counts as unsaved.
    pub fn keep_ours(&mut self) {
        self.history.forget_saved();
        self.conflict = None;
    }

    /// Shifts that lead from an older revision's text to the present one.
    pub fn shifts_since(&self, revision: u64) -> impl Iterator<Item = Shift> + '_ {
        self.shifts.iter().filter(move |(after, _)| *after > revision).map(|(_, shift)| *shift)
    }

    /// Nobody will ask for shifts from before this revision any more.
    pub fn forget_shifts_before(&mut self, revision: u64) {
        self.shifts.retain(|(after, _)| *after > revision);
    }

    fn replay(&mut self, step: Option<(Vec<Change>, Cursor)>) {
        let Some((changes, cursor)) = step else { return };
        for change in &changes {
            self.apply(change);
        }
        self.cursor = cursor;
    }

    fn apply(&mut self, change: &Change) {
        let breaks = |text: &str| u32::try_from(text.matches('\n').count()).unwrap_or(u32::MAX);
        let line = self.rope.byte_to_line(change.start);
        let shift = Shift {
            start: change.start,
            removed: change.removed.len(),
            inserted: change.inserted.len(),
            line: line as u32,
            at_line_start: self.rope.line_to_byte(line) == change.start,
            removed_lines: breaks(&change.removed),
            inserted_lines: breaks(&change.inserted),
        };
        let start = self.rope.byte_to_char(change.start);
        let end = self.rope.byte_to_char(change.start + change.removed.len());
        self.rope.remove(start..end);
        self.rope.insert(start, &change.inserted);
        self.syntax.change(change, &self.rope);
        self.revision = next_revision();
        self.shifts.push((self.revision, shift));
        self.results.shift(shift, &self.rope);
    }
}

fn normalise(text: &str) -> (Rope, Eol) {
    let breaks = text.matches('\n').count();
    if breaks > 0 && text.matches("\r\n").count() == breaks && text.matches('\r').count() == breaks {
        (Rope::from(text.replace("\r\n", "\n")), Eol::Crlf)
    } else {
        (Rope::from_str(text), Eol::Lf)
    }
}

/// Bytes of the longest common start, on a character boundary of both.
fn common_prefix(a: &str, b: &str) -> usize {
    a.chars().zip(b.chars()).take_while(|(x, y)| x == y).map(|(x, _)| x.len_utf8()).sum()
}

fn common_suffix(a: &str, b: &str) -> usize {
    a.chars().rev().zip(b.chars().rev()).take_while(|(x, y)| x == y).map(|(x, _)| x.len_utf8()).sum()
}
