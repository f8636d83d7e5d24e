//! One open text: rope, cursors, folds, undo, and the results that were computed for it.
//!
//! Always holds: all cursors lie on character boundaries within the text; the text has `\n` line breaks unless it came
//! with mixed ones; each change raises `revision`, and no two documents ever share a revision.

use super::cursors::Cursors;
use super::edit::{Change, Cursor, Shift};
use super::folds::Folds;
use super::history::{History, Joins};
use super::results::Results;
use super::syntax::{Syntax, placed};
use compiler::assist::Source;
use compiler::model::{Allocation, SourceSpan};
use compiler::syntax::SymbolKind;
use ropey::Rope;
use std::ops::Range;
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

/// Longest text, in bytes, for which help while typing is looked up.
const MOST_ASSISTED: usize = 2 << 20;

/// A name that a text defines, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    pub name: String,
    pub span: SourceSpan,
    pub kind: SymbolKind,
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
    pub(super) cursors: Cursors,
    pub(super) folds: Folds,
    /// Columns that vertical motions try to keep, one for each cursor; empty when there is nothing to keep.
    pub(super) goal_columns: Vec<usize>,
    /// Corners of the column selection being made, as line and column.
    pub(super) column_selection: Option<[(usize, usize); 2]>,
    /// Selections before each growth, the oldest first.
    pub(super) expanded: Vec<Cursors>,
    rope: Rope,
    pub(super) syntax: Syntax,
    revision: u64,
    history: History,
    /// Shifts of the step that is being applied.
    pending: Vec<Shift>,
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
            cursors: Cursors::default(),
            folds: Folds::default(),
            goal_columns: Vec::new(),
            column_selection: None,
            expanded: Vec::new(),
            syntax: Syntax::new(&rope),
            rope,
            revision,
            history: History::new(),
            pending: Vec::new(),
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

    /// The main cursor: the one the rest of the window follows.
    pub fn cursor(&self) -> Cursor {
        self.cursors.main()
    }

    pub fn cursors(&self) -> &Cursors {
        &self.cursors
    }

    pub fn folds(&self) -> &Folds {
        &self.folds
    }

    /// Puts back what the session remembered of an earlier run.
    pub fn place_cursor(&mut self, offset: usize) {
        self.cursors = Cursors::one(Cursor::at(self.floor(offset)));
        self.reveal = Some(Reveal::Centre(offset));
    }

    /// Zero-based line of a byte offset.
    pub fn line_of(&self, offset: usize) -> usize {
        self.rope.byte_to_line(offset.min(self.rope.len_bytes()))
    }

    pub fn cursor_line(&self) -> usize {
        self.line_of(self.cursor().head)
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

    /// Byte offset of a display column of a line.
    pub fn offset_at(&self, line: usize, column: usize) -> usize {
        self.line_start(line) + crate::text::byte_at(&self.line(line), column)
    }

    /// Line and display column of a byte offset.
    pub fn place_of(&self, offset: usize) -> (usize, usize) {
        let line = self.line_of(offset);
        (line, crate::text::column_at(&self.line(line), offset.saturating_sub(self.line_start(line))))
    }

    /// What copying takes: the selections, one below the other; nothing when nothing is selected.
    pub fn selected_text(&self) -> String {
        let selected = self.cursors.all().iter().filter(|cursor| !cursor.is_empty());
        selected.map(|cursor| self.slice(cursor.range())).collect::<Vec<_>>().join("\n")
    }

    pub fn slice(&self, range: Range<usize>) -> String {
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
    pub fn highlights(&self, lines: Range<usize>) -> Vec<compiler::syntax::Highlight> {
        self.syntax.highlights(self.line_start(lines.start)..self.line_start(lines.end), &self.rope)
    }

    /// Functions, classes and constants that the text defines, in order.
    pub fn symbols(&self) -> Vec<Symbol> {
        let named = |(span, kind): (SourceSpan, SymbolKind)| Symbol { name: self.slice(span.range()), span, kind };
        self.syntax.symbols().into_iter().map(named).collect()
    }

    /// Asks for help about the text. Nothing for texts that are too long to be looked at while typing, or not read yet.
    pub fn assist<T>(&self, ask: impl FnOnce(&Source<'_>) -> T) -> Option<T> {
        let tree = self.syntax.tree().filter(|_| self.rope.len_bytes() <= MOST_ASSISTED)?;
        Some(ask(&Source { text: &self.text(), tree }))
    }

    /// Takes in what was computed about the text in the background. True as long as more is to come.
    pub fn poll(&mut self) -> bool {
        self.syntax.poll(&self.rope)
    }

    /// Waits for what is computed in the background.
    #[cfg(test)]
    pub fn settle(&mut self) {
        self.syntax.settle(&self.rope);
    }

    /// Applies replacements of byte ranges, given in the order of application, as one undo step.
    pub(super) fn change(&mut self, edits: &[(Range<usize>, String)], after: Cursors, joins: Joins) {
        let before = self.cursors.clone();
        let mut changes = Vec::with_capacity(edits.len());
        for (range, inserted) in edits {
            let range = self.floor(range.start)..self.floor(range.end);
            let removed = self.slice(range.clone());
            if removed.is_empty() && inserted.is_empty() {
                continue;
            }
            changes.push(Change { start: range.start, removed, inserted: inserted.clone() });
            // Later edits are given in terms of this one's outcome.
            self.splice(range, inserted);
        }
        if !changes.is_empty() {
            self.changed();
        }
        self.cursors = after.map(|cursor| Cursor { anchor: self.floor(cursor.anchor), head: self.floor(cursor.head) });
        if !changes.is_empty() {
            self.history.push(changes, before, self.cursors.clone(), joins);
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
        self.become_text(&rope.to_string());
        self.history.mark_saved();
        self.conflict = None;
    }

    /// Takes a text that holds both our changes and those found on disk: one undoable step, still unsaved.
    pub fn take_merged(&mut self, text: &str) {
        let (rope, _) = normalise(text);
        self.become_text(&rope.to_string());
        self.history.forget_saved();
        self.conflict = None;
    }

    fn become_text(&mut self, theirs: &str) {
        let ours = self.text();
        let prefix = common_prefix(&ours, theirs);
        let suffix = common_suffix(&ours[prefix..], &theirs[prefix..]);
        let range = prefix..ours.len() - suffix;
        let inserted = theirs[prefix..theirs.len() - suffix].to_owned();
        let shift = Shift { start: range.start, removed: range.len(), inserted: inserted.len(), ..Shift::default() };
        let after = self.cursors.moved(shift);
        self.history.close_step();
        self.change(&[(range, inserted)], after, Joins::Never);
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

    fn replay(&mut self, step: Option<(Vec<Change>, Cursors)>) {
        let Some((changes, cursors)) = step else { return };
        for change in &changes {
            self.splice(change.start..change.start + change.removed.len(), &change.inserted);
        }
        self.changed();
        self.cursors = cursors;
    }

    /// Replaces a byte range in the rope and lets the tree, the folds and the list of shifts know.
    fn splice(&mut self, range: Range<usize>, inserted: &str) {
        let breaks =
            |rope: &Rope, range: &Range<usize>| (rope.byte_to_line(range.end) - rope.byte_to_line(range.start)) as u32;
        let line = self.rope.byte_to_line(range.start);
        let shift = Shift {
            start: range.start,
            removed: range.len(),
            inserted: inserted.len(),
            line: line as u32,
            at_line_start: self.rope.line_to_byte(line) == range.start,
            removed_lines: breaks(&self.rope, &range),
            inserted_lines: inserted.bytes().filter(|byte| *byte == b'\n').count() as u32,
        };
        self.syntax.note(placed(shift, inserted, &self.rope));
        let (start, end) = (self.rope.byte_to_char(range.start), self.rope.byte_to_char(range.end));
        self.rope.remove(start..end);
        self.rope.insert(start, inserted);
        self.folds.shift(shift);
        self.pending.push(shift);
    }

    /// After the splices of one step.
    fn changed(&mut self) {
        self.syntax.renew(&self.rope);
        self.revision = next_revision();
        let shifts = std::mem::take(&mut self.pending);
        self.results.shift(&shifts, &self.rope);
        self.shifts.extend(shifts.into_iter().map(|shift| (self.revision, shift)));
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
