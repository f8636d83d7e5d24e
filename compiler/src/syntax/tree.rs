//! The concrete tree: parsing from scratch and after an edit.

use super::grammar::LANGUAGE;
use super::{ast, build};
use crate::model::SourceSpan;
use std::cell::RefCell;
use std::time::{Duration, Instant};
use tree_sitter::{InputEdit, ParseOptions, ParseState, Parser, Point, Tree};

/// One replacement in a text: bytes `start..old_end` became `start..new_end`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextChange {
    pub start: usize,
    pub old_end: usize,
    pub new_end: usize,
}

/// Zero-based row, and byte within it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Position {
    pub row: usize,
    pub byte: usize,
}

impl From<Position> for Point {
    fn from(position: Position) -> Self {
        Self::new(position.row, position.byte)
    }
}

impl From<Point> for Position {
    fn from(point: Point) -> Self {
        Self { row: point.row, byte: point.column }
    }
}

/// A [`TextChange`] with the positions of its ends, for texts that are not kept as one string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedChange {
    pub change: TextChange,
    pub start: Position,
    pub old_end: Position,
    pub new_end: Position,
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

    /// Parses a text that lies in pieces: `piece` gives the bytes from an offset on, at least one where there are any.
    /// `old` is the tree of the text before, after [`SyntaxTree::place`] for each change since. Nothing when it takes
    /// longer than `within`.
    pub fn parse_pieces<'a>(
        piece: impl Fn(usize) -> &'a [u8],
        old: Option<&Self>,
        within: Option<Duration>,
    ) -> Option<Self> {
        let mut parser = Parser::new();
        parser.set_language(&LANGUAGE).ok()?;
        let end = within.map(|within| Instant::now() + within);
        let mut is_late = |_: &ParseState| end.is_some_and(|end| Instant::now() > end);
        let options = ParseOptions::new().progress_callback(&mut is_late);
        let old = old.and_then(|old| old.tree.as_ref());
        let tree = parser.parse_with_options(&mut |at, _| piece(at), old, Some(options))?;
        Some(Self { tree: Some(tree) })
    }

    /// Whether the text last parsed has syntax errors.
    pub fn has_errors(&self) -> bool {
        self.root().is_some_and(|root| root.has_error())
    }

    /// Tells the tree that the text changed. `old` and `new` are the whole texts before and after.
    /// Call once per change, then [`SyntaxTree::reparse`].
    pub fn edit(&mut self, change: TextChange, old: &str, new: &str) {
        let start = point(new, change.start);
        self.place(PlacedChange {
            change,
            start: start.into(),
            old_end: advance(start, old, change.start, change.old_end).into(),
            new_end: advance(start, new, change.start, change.new_end).into(),
        });
    }

    /// As [`SyntaxTree::edit`], for a caller who knows the positions.
    pub fn place(&mut self, placed: PlacedChange) {
        if let Some(tree) = &mut self.tree {
            tree.edit(&InputEdit {
                start_byte: placed.change.start,
                old_end_byte: placed.change.old_end,
                new_end_byte: placed.change.new_end,
                start_position: placed.start.into(),
                old_end_position: placed.old_end.into(),
                new_end_position: placed.new_end.into(),
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

    pub(crate) fn root(&self) -> Option<tree_sitter::Node<'_>> {
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
