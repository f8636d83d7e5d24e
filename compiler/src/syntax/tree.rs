//! The concrete tree: parsing from scratch and after an edit.

use super::grammar::LANGUAGE;
use super::{ast, build};
use crate::model::SourceSpan;
use std::cell::RefCell;
use tree_sitter::{InputEdit, Parser, Point, Tree};

/// One replacement in a text: bytes `start..old_end` became `start..new_end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextChange {
    pub start: usize,
    pub old_end: usize,
    pub new_end: usize,
}

/// Concrete syntax of one revision of a text. Cheap to clone.
///
/// Always holds: offsets are those of the text last given to [`SyntaxTree::parse`] or [`SyntaxTree::reparse`], moved
/// along by every [`SyntaxTree::edit`] since.
#[derive(Clone)]
pub struct SyntaxTree {
    /// `None` only where the parser could not be set up or gave up; everything then reads as an empty file.
    tree: Option<Tree>,
}

impl SyntaxTree {
    pub fn parse(text: &str) -> Self {
        Self { tree: parse(text, None) }
    }

    /// Tells the tree that the text changed. `old` and `new` are the whole texts before and after.
    /// Call once per change, then [`SyntaxTree::reparse`].
    pub fn edit(&mut self, change: TextChange, old: &str, new: &str) {
        if let Some(tree) = &mut self.tree {
            let start_position = point(new, change.start);
            tree.edit(&InputEdit {
                start_byte: change.start,
                old_end_byte: change.old_end,
                new_end_byte: change.new_end,
                start_position,
                old_end_position: advance(start_position, old, change.start, change.old_end),
                new_end_position: advance(start_position, new, change.start, change.new_end),
            });
        }
    }

    /// Parses the edited text, reusing what the edits left alone. Returns the byte ranges whose syntax changed.
    ///
    /// The same text gives the same tree, however it was typed: where the text has errors, how the parser recovers
    /// would depend on what it reused, so such a text is parsed from scratch.
    pub fn reparse(&mut self, text: &str) -> Vec<SourceSpan> {
        let mut fresh = parse(text, self.tree.as_ref());
        if fresh.as_ref().is_some_and(|tree| tree.root_node().has_error()) {
            fresh = parse(text, None);
        }
        let changed = match (&self.tree, &fresh) {
            (Some(old), Some(new)) => {
                old.changed_ranges(new).map(|range| SourceSpan::new(range.start_byte, range.end_byte)).collect()
            }
            _ => vec![SourceSpan::new(0, text.len())],
        };
        self.tree = fresh;
        changed
    }

    /// The typed tree, with all syntax errors. `text` is the one last parsed.
    pub fn module(&self, text: &str) -> ast::Module {
        self.root().map(|root| build::module(root, text)).unwrap_or_default()
    }

    pub(super) fn root(&self) -> Option<tree_sitter::Node<'_>> {
        self.tree.as_ref().map(Tree::root_node)
    }
}

impl std::fmt::Debug for SyntaxTree {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SyntaxTree").field("nodes", &self.root().map(|root| root.descendant_count())).finish()
    }
}

fn parse(text: &str, old: Option<&Tree>) -> Option<Tree> {
    thread_local! {
        /// Kept between parses with the memory it has grown. `None` where it could not be set up.
        static PARSER: RefCell<Option<Parser>> = {
            let mut parser = Parser::new();
            RefCell::new(parser.set_language(&LANGUAGE).ok().map(|()| parser))
        };
    }
    PARSER.with_borrow_mut(|parser| parser.as_mut()?.parse(text, old))
}

fn point(text: &str, offset: usize) -> Point {
    advance(Point::new(0, 0), text, 0, offset)
}

/// Position of `to`, counted on from that of `from`.
fn advance(start: Point, text: &str, from: usize, to: usize) -> Point {
    let bytes = text.as_bytes();
    let part = bytes.get(from..to.min(bytes.len())).unwrap_or(&[]);
    let rows = part.iter().filter(|b| **b == b'\n').count();
    match part.iter().rposition(|b| *b == b'\n') {
        Some(last) => Point::new(start.row + rows, part.len() - last - 1),
        None => Point::new(start.row, start.column + part.len()),
    }
}
