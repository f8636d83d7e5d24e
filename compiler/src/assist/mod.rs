//! Help while typing: what can follow, how a function is called, what a name means, where it is defined and used.
//!
//! In: a text, its syntax tree and a byte offset. Out: plain items. Everything about the language itself comes from the
//! tables of operations ([`crate::ops`]).
//! Always holds: any text and any offset give an answer, if only an empty one; nothing here runs, compiles or waits.

mod call;
mod complete;
mod facts;
mod hover;
mod infer;
mod names;
mod scope;
#[cfg(test)]
mod tests;

pub use call::{Overload, SignatureHelp, signature_help};
pub use complete::{Completions, Item, ItemKind, completions};
pub use hover::{Hover, hover};
pub use scope::{definition, rename, uses};

use crate::syntax::SyntaxTree;

/// A text with its tree.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    pub text: &'a str,
    pub tree: &'a SyntaxTree,
}

impl<'a> Source<'a> {
    fn slice(&self, node: tree_sitter::Node<'_>) -> &'a str {
        self.text.get(node.byte_range()).unwrap_or("")
    }

    /// The name by which the file knows the language: `asc`, or what it was imported as.
    fn alias(&self) -> &'a str {
        let import = self.text.lines().map(str::trim).find_map(|line| line.strip_prefix("import asc as "));
        import.and_then(|rest| rest.split([' ', '#', ',']).next()).filter(|name| !name.is_empty()).unwrap_or("asc")
    }

    /// A dotted name of the language in full: `asc.TPipe` of `a.TPipe` where `a` is the language.
    fn public(&self, dotted: &str) -> Option<String> {
        let rest = dotted.strip_prefix(self.alias())?;
        let rest = rest.strip_prefix('.')?;
        Some(format!("asc.{rest}"))
    }
}

/// Part of a name.
fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// The nearest character boundary at or before an offset, within the text.
fn floor(text: &str, offset: usize) -> usize {
    let offset = offset.min(text.len());
    (0..=offset).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}
