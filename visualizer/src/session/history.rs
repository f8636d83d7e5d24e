//! Undo and redo of one document.
//!
//! Always holds: undoing every transaction gives back the bytes the history began with; undo survives saves.

use super::cursors::Cursors;
use super::edit::Change;

/// Kind of a transaction; neighbours of the same kind that touch are undone together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joins {
    Typing,
    Deleting,
    Never,
}

#[derive(Clone, Debug)]
pub struct Transaction {
    /// In the order in which they were applied.
    pub changes: Vec<Change>,
    pub before: Cursors,
    pub after: Cursors,
    joins: Joins,
}

#[derive(Clone, Debug, Default)]
pub struct History {
    done: Vec<Transaction>,
    undone: Vec<Transaction>,
    /// `done.len()` when the text was last saved; `None` once that point cannot be reached any more.
    saved: Option<usize>,
    /// The next transaction starts a new undo step whatever its kind.
    closed: bool,
}

impl History {
    /// A history whose present state counts as saved.
    pub fn new() -> Self {
        Self { saved: Some(0), ..Self::default() }
    }

    pub fn is_saved(&self) -> bool {
        self.saved == Some(self.done.len())
    }

    pub fn mark_saved(&mut self) {
        self.saved = Some(self.done.len());
        self.closed = true;
    }

    /// The text on disk is not any state of this history.
    pub fn forget_saved(&mut self) {
        self.saved = None;
    }

    /// Ends the present undo step, as moving the cursor does.
    pub fn close_step(&mut self) {
        self.closed = true;
    }

    pub fn push(&mut self, changes: Vec<Change>, before: Cursors, after: Cursors, joins: Joins) {
        if self.saved.is_some_and(|saved| saved > self.done.len()) {
            self.saved = None;
        }
        self.undone.clear();
        let join = !self.closed && joins != Joins::Never;
        match self.done.last_mut() {
            Some(last) if join && last.joins == joins && last.after == before && goes_on(last, &changes) => {
                last.changes.extend(changes);
                last.after = after;
            }
            _ => self.done.push(Transaction { changes, before, after, joins }),
        }
        self.closed = false;
    }

    /// Changes to apply, in order, and the cursor to restore.
    pub fn undo(&mut self) -> Option<(Vec<Change>, Cursors)> {
        let transaction = self.done.pop()?;
        let changes = transaction.changes.iter().rev().map(Change::inverse).collect();
        let cursors = transaction.before.clone();
        self.undone.push(transaction);
        self.closed = true;
        Some((changes, cursors))
    }

    pub fn redo(&mut self) -> Option<(Vec<Change>, Cursors)> {
        let transaction = self.undone.pop()?;
        let result = (transaction.changes.clone(), transaction.after.clone());
        self.done.push(transaction);
        self.closed = true;
        Some(result)
    }
}

/// Whether the new changes go on with the same word as the last ones, which ended where the new ones began.
fn goes_on(last: &Transaction, changes: &[Change]) -> bool {
    let (Some(old), Some(new)) = (last.changes.last(), changes.last()) else { return false };
    if !new.removed.is_empty() {
        return true;
    }
    let starts_word = old.inserted.ends_with(char::is_whitespace) && !new.inserted.starts_with(char::is_whitespace);
    !new.inserted.contains('\n') && !starts_word
}
