//! Folding and unfolding.

use crate::session::document::Document;
use crate::session::edit::FoldOp;
use compiler::syntax::Fold;

/// How far a run of comment or import lines is followed, in bytes.
const RUN: usize = 64 << 10;

pub fn apply(document: &mut Document, op: FoldOp) {
    match op {
        FoldOp::Toggle(line) if document.folds.last_of(line).is_some() => document.folds.unfold(line),
        FoldOp::Toggle(line) => {
            if let Some(fold) = document.fold_on(line) {
                document.folds.fold(fold.first as usize, fold.last as usize);
            }
        }
        FoldOp::Here => {
            let heads: Vec<usize> = document.cursors().all().iter().map(|cursor| cursor.head).collect();
            for head in heads {
                let line = document.line_of(head);
                if let Some(fold) = document.fold_around(line) {
                    document.folds.fold(fold.first as usize, fold.last as usize);
                }
            }
        }
        FoldOp::UnfoldHere => {
            let heads: Vec<usize> = document.cursors().all().iter().map(|cursor| cursor.head).collect();
            for head in heads {
                let line = document.line_of(head);
                document.folds.unfold(line);
            }
        }
        FoldOp::All => {
            for fold in document.syntax.folds(0..document.rope().len_bytes()) {
                document.folds.fold(fold.first as usize, fold.last as usize);
            }
        }
        FoldOp::UnfoldAll => document.folds.clear(),
    }
    // A cursor in what is hidden now goes to the line that stands for it.
    let cursors = document.cursors().map(|cursor| {
        let line = document.line_of(cursor.head);
        if !document.folds().is_hidden(line) {
            return cursor;
        }
        let folds = document.folds();
        crate::session::edit::Cursor::at(document.line_end(folds.line_of(folds.row_of(line))))
    });
    document.cursors = cursors;
}

impl Document {
    /// What can be folded, of these lines: first and last line, the outermost where several begin on one.
    pub fn folds_on(&self, lines: std::ops::Range<usize>) -> Vec<Fold> {
        let mut found = self.syntax.folds(self.line_start(lines.start)..self.line_start(lines.end));
        found.retain(|fold| lines.contains(&(fold.first as usize)));
        found.dedup_by_key(|fold| fold.first);
        found
    }

    fn fold_on(&self, line: usize) -> Option<Fold> {
        let start = self.line_start(line);
        let found = self.syntax.folds(start..(start + RUN).min(self.rope().len_bytes()));
        found.into_iter().find(|fold| fold.first as usize == line)
    }

    /// The innermost block that begins at the line or around it and is open.
    fn fold_around(&self, line: usize) -> Option<Fold> {
        let holds = |fold: &Fold| (fold.first as usize) <= line && line <= fold.last as usize;
        let mut at = line;
        // A screenful at a time, upwards.
        loop {
            let from = at.saturating_sub(200);
            let end = self.line_start(at + 1);
            let found = self.syntax.folds(self.line_start(from)..end);
            let is_open = |fold: &Fold| self.folds().last_of(fold.first as usize).is_none();
            if let Some(fold) = found.into_iter().rev().find(|fold| holds(fold) && is_open(fold)) {
                return Some(fold);
            }
            if from == 0 {
                return None;
            }
            at = from - 1;
        }
    }
}
