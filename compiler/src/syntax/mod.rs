//! Python text to a typed syntax tree, without running anything.
//!
//! In: text, and the changes made to it. Out: [`SyntaxTree`] (incremental), [`ast::Module`] with spans and syntax
//! errors, and what an editor draws from it: [`highlight`], [`folds`], [`brackets`].
//! Always holds: any text gives a tree, binary junk and deep nesting included; what cannot be read becomes an `Error`
//! node and a diagnostic. Nothing here recurses deeper than [`MAX_DEPTH`].

pub mod ast;
mod build;
mod clues;
mod editor;
mod errors;
mod expr;
mod grammar;
mod highlight;
mod literal;
mod staged;
mod tree;

pub(crate) use editor::walk;
pub use editor::{BracketPair, Fold, FoldKind, SymbolKind, around, bracket_at, brackets, folds, symbols};
pub use highlight::{Highlight, TokenKind, highlight, highlight_bytes};
pub use staged::{Staged, makes_global};
pub use tree::{PlacedChange, Position, SyntaxTree, TextChange};

/// Deepest nesting of statements and expressions together. CPython stops at 100 blocks and 200 parentheses.
pub const MAX_DEPTH: u32 = 200;

#[cfg(test)]
mod tests;
