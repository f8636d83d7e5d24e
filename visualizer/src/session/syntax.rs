//! The syntax tree of a document, kept up with its edits.
//!
//! Always holds: a change never waits for a long parse. What takes longer than [`AT_ONCE`] goes on in another thread,
//! and until it is done the old tree, moved along with the edits, stands in.

use super::edit::Shift;
use compiler::model::SourceSpan;
use compiler::syntax::{
    BracketPair, Fold, Highlight, PlacedChange, Position, SymbolKind, SyntaxTree, TextChange, around, bracket_at,
    folds, highlight_bytes, symbols,
};
use ropey::Rope;
use std::ops::Range;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::Duration;

/// Longest time that a change may spend on parsing.
const AT_ONCE: Duration = Duration::from_millis(3);
/// The same for opening a text: it is better seen in colours at once.
const AT_OPENING: Duration = Duration::from_millis(40);
/// Largest text, in bytes, that is parsed afresh while it has errors. What the parser makes of errors depends on
/// what it parsed before; larger texts live with that.
const AFRESH: usize = 2 << 20;
/// Texts up to this size are parsed afresh at once.
const SMALL: usize = 16 << 10;

#[derive(Debug, Default)]
pub struct Syntax {
    tree: Option<SyntaxTree>,
    /// A parse that is under way, and what changed since it began.
    under_way: Option<(Receiver<Option<SyntaxTree>>, Vec<PlacedChange>)>,
}

impl Clone for Syntax {
    /// The copy starts with the tree of now; what is under way stays with the original.
    fn clone(&self) -> Self {
        Self { tree: self.tree.clone(), under_way: None }
    }
}

/// Where a shift's ends lie, `rope` being the text before it.
pub fn placed(shift: Shift, inserted: &str, rope: &Rope) -> PlacedChange {
    let (start, old_end) = (shift.start, shift.start + shift.removed);
    let at = |byte: usize| {
        let row = rope.byte_to_line(byte);
        Position { row, byte: byte - rope.line_to_byte(row) }
    };
    let from = at(start);
    let new_end = match inserted.rfind('\n') {
        Some(last) => Position { row: from.row + shift.inserted_lines as usize, byte: inserted.len() - last - 1 },
        None => Position { row: from.row, byte: from.byte + inserted.len() },
    };
    let change = TextChange { start, old_end, new_end: start + inserted.len() };
    PlacedChange { change, start: from, old_end: at(old_end), new_end }
}

impl Syntax {
    pub fn new(rope: &Rope) -> Self {
        let mut syntax = Self { tree: parse(rope, None, Some(AT_OPENING)), under_way: None };
        if syntax.tree.is_none() {
            syntax.start(rope);
        }
        syntax
    }

    /// Hears of a change; [`Syntax::renew`] follows when the last one of a step is done.
    pub fn note(&mut self, change: PlacedChange) {
        if let Some((_, since)) = &mut self.under_way {
            since.push(change);
        }
        if let Some(tree) = &mut self.tree {
            tree.place(change);
        }
    }

    /// Parses the changed text.
    pub fn renew(&mut self, rope: &Rope) {
        let small = rope.len_bytes() <= SMALL;
        let Some(tree) = &self.tree else { return };
        match parse(rope, Some(tree), (!small).then_some(AT_ONCE)) {
            Some(tree) => {
                let broken = tree.has_errors();
                self.tree = Some(tree);
                if broken {
                    self.afresh(rope);
                }
            }
            None => self.start(rope),
        }
    }

    /// Takes over a parse that has ended. True as long as one is under way.
    pub fn poll(&mut self, rope: &Rope) -> bool {
        let Some((receiver, _)) = &self.under_way else { return false };
        match receiver.try_recv() {
            Err(TryRecvError::Empty) => return true,
            found => self.take(found.ok().flatten(), rope),
        }
        self.under_way.is_some()
    }

    /// Waits for the parse that is under way.
    #[cfg(test)]
    pub fn settle(&mut self, rope: &Rope) {
        while let Some((receiver, _)) = &self.under_way {
            let found = receiver.recv().ok().flatten();
            self.take(found, rope);
        }
    }

    fn take(&mut self, found: Option<SyntaxTree>, rope: &Rope) {
        let Some((_, since)) = self.under_way.take() else { return };
        let Some(mut tree) = found else { return };
        if since.is_empty() {
            self.tree = Some(tree);
            return;
        }
        since.iter().for_each(|change| tree.place(*change));
        let renewed = parse(rope, Some(&tree), Some(AT_ONCE));
        let done = renewed.as_ref().is_some_and(|tree| !tree.has_errors());
        self.tree = Some(renewed.unwrap_or(tree));
        if !done {
            self.afresh(rope);
        }
    }

    fn afresh(&mut self, rope: &Rope) {
        if rope.len_bytes() <= SMALL {
            self.tree = parse(rope, None, None);
        } else if rope.len_bytes() <= AFRESH {
            self.start(rope);
        }
    }

    fn start(&mut self, rope: &Rope) {
        if self.under_way.is_some() {
            return;
        }
        let (send, receive) = channel();
        let rope = rope.clone();
        let work = move || {
            // Nobody listens any more once the document is closed.
            let _ = send.send(parse(&rope, None, None));
        };
        // Without a thread the text stays as it is coloured.
        if thread::Builder::new().name("syntax".into()).spawn(work).is_ok() {
            self.under_way = Some((receive, Vec::new()));
        }
    }

    pub fn tree(&self) -> Option<&SyntaxTree> {
        self.tree.as_ref()
    }

    /// Tokens that overlap the bytes.
    pub fn highlights(&self, bytes: Range<usize>, rope: &Rope) -> Vec<Highlight> {
        let Some(tree) = &self.tree else { return Vec::new() };
        let end = rope.len_bytes();
        highlight_bytes(tree, bytes, |word| {
            rope.get_byte_slice(word.start.min(end)..word.end.min(end)).map(Into::into).unwrap_or_default()
        })
    }

    /// Foldable ranges that begin within the bytes.
    pub fn folds(&self, bytes: Range<usize>) -> Vec<Fold> {
        self.tree.as_ref().map(|tree| folds(tree, bytes)).unwrap_or_default()
    }

    /// The bracket at a byte with its partner.
    pub fn bracket_at(&self, byte: usize) -> Option<BracketPair> {
        bracket_at(self.tree.as_ref()?, byte)
    }

    /// Where names are defined.
    pub fn symbols(&self) -> Vec<(SourceSpan, SymbolKind)> {
        self.tree.as_ref().map(symbols).unwrap_or_default()
    }

    /// The smallest piece of syntax that holds the bytes and more.
    pub fn around(&self, bytes: Range<usize>) -> Option<Range<usize>> {
        around(self.tree.as_ref()?, bytes).map(|span| span.range())
    }
}

fn parse(rope: &Rope, old: Option<&SyntaxTree>, within: Option<Duration>) -> Option<SyntaxTree> {
    let piece = |at: usize| match rope.get_chunk_at_byte(at) {
        Some((chunk, start, _, _)) => &chunk.as_bytes()[(at - start).min(chunk.len())..],
        None => &[],
    };
    SyntaxTree::parse_pieces(piece, old, within)
}
