//! The syntax tree of a document, kept up with its edits.

use super::edit::Change;
use compiler::syntax::{Highlight, SyntaxTree, TextChange, highlight};
use ropey::Rope;
use std::ops::Range;

/// Texts above this size are shown without colours: parsing them on each key would be felt.
const MOST_BYTES: usize = 1 << 20;

#[derive(Clone, Debug, Default)]
pub struct Syntax {
    /// The tree and the text it was made from; nothing for texts that are too long.
    parsed: Option<(SyntaxTree, String)>,
}

impl Syntax {
    pub fn new(rope: &Rope) -> Self {
        if rope.len_bytes() > MOST_BYTES {
            return Self::default();
        }
        let text = rope.to_string();
        Self { parsed: Some((SyntaxTree::parse(&text), text)) }
    }

    /// Takes in a change that led to `rope`.
    pub fn change(&mut self, change: &Change, rope: &Rope) {
        match &mut self.parsed {
            Some((tree, text)) if rope.len_bytes() <= MOST_BYTES => {
                let new = rope.to_string();
                let (start, removed, inserted) = (change.start, change.removed.len(), change.inserted.len());
                tree.edit(TextChange { start, old_end: start + removed, new_end: start + inserted }, text, &new);
                tree.reparse(&new);
                *text = new;
            }
            _ => *self = Self::new(rope),
        }
    }

    /// Tokens that overlap the zero-based lines.
    pub fn highlights(&self, lines: Range<usize>) -> Vec<Highlight> {
        let Some((tree, text)) = &self.parsed else { return Vec::new() };
        highlight(tree, text, lines.start as u32..lines.end as u32)
    }
}
