//! What an editor asks of the tree besides colours: foldable ranges and bracket pairs.

use super::SyntaxTree;
use super::build::span;
use crate::model::SourceSpan;
use std::ops::Range;
use tree_sitter::Node;

/// Visits the nodes that overlap `bytes` (all without), parents before children, without recursion.
/// `visit` gets each node with the kinds of its ancestors, outermost first.
pub(crate) fn walk<'t>(root: Node<'t>, bytes: Option<Range<usize>>, mut visit: impl FnMut(Node<'t>, &[Node<'t>])) {
    let overlaps = |node: Node<'_>| {
        bytes.as_ref().is_none_or(|range| node.end_byte() >= range.start && node.start_byte() < range.end)
    };
    let mut cursor = root.walk();
    let mut ancestors: Vec<Node<'t>> = Vec::new();
    loop {
        let node = cursor.node();
        if overlaps(node) {
            visit(node, &ancestors);
            let entered = match &bytes {
                // Jumping over children before the range keeps a screenful of a long file cheap.
                Some(range) => cursor.goto_first_child_for_byte(range.start.max(node.start_byte())).is_some(),
                None => cursor.goto_first_child(),
            };
            if entered {
                ancestors.push(node);
                continue;
            }
        }
        loop {
            let past = bytes.as_ref().is_some_and(|range| cursor.node().start_byte() >= range.end);
            if !past && cursor.goto_next_sibling() {
                break;
            }
            if !cursor.goto_parent() {
                return;
            }
            ancestors.pop();
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FoldKind {
    /// Body of a function, class, loop, branch, ...
    Block,
    /// Brackets over several lines.
    Brackets,
    /// String over several lines.
    String,
    /// Run of comment lines.
    Comment,
    /// Run of import lines.
    Imports,
}

/// Lines that can be hidden. The first line stays, `first + 1 ..= last` go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fold {
    pub kind: FoldKind,
    /// Zero-based.
    pub first: u32,
    pub last: u32,
}

/// Foldable ranges that begin within the bytes, by first line, the outermost first where several start on one line.
/// Runs of comments and imports are followed as far as the bytes go.
pub fn folds(tree: &SyntaxTree, bytes: Range<usize>) -> Vec<Fold> {
    let mut found = Vec::new();
    let Some(root) = tree.root() else { return found };
    let mut run: Option<Fold> = None;
    walk(root, Some(bytes.clone()), |node, _| {
        if node.start_byte() < bytes.start {
            return;
        }
        let first = node.start_position().row as u32;
        let last = last_line(node);
        let in_run = match node.kind() {
            "comment" => Some(FoldKind::Comment),
            "import_statement" | "import_from_statement" | "future_import_statement" => Some(FoldKind::Imports),
            _ => None,
        };
        if let Some(kind) = in_run {
            match &mut run {
                Some(open) if open.kind == kind && first <= open.last + 1 => open.last = last.max(open.last),
                _ => found.extend(run.replace(Fold { kind, first, last })),
            }
            return;
        }
        let kind = match node.kind() {
            "function_definition"
            | "class_definition"
            | "if_statement"
            | "elif_clause"
            | "else_clause"
            | "for_statement"
            | "while_statement"
            | "with_statement"
            | "try_statement"
            | "except_clause"
            | "finally_clause"
            | "match_statement"
            | "case_clause" => FoldKind::Block,
            "argument_list" | "parameters" | "list" | "tuple" | "dictionary" | "set" | "parenthesized_expression" => {
                FoldKind::Brackets
            }
            "string" => FoldKind::String,
            _ => return,
        };
        // An `if` folds to the end of its own block, not over its `else`.
        let body = node.child_by_field_name("consequence").or_else(|| node.child_by_field_name("body"));
        let last = match (kind, body) {
            (FoldKind::Block, Some(body)) => last_line(body),
            _ => last,
        };
        found.push(Fold { kind, first, last });
    });
    found.extend(run);
    found.retain(|fold| fold.last > fold.first);
    found.sort_by_key(|fold| (fold.first, std::cmp::Reverse(fold.last)));
    found
}

/// Last line with text of the node on it; blocks end at the start of the line after them.
fn last_line(node: Node<'_>) -> u32 {
    let end = node.end_position();
    let row = if end.column == 0 && end.row > node.start_position().row { end.row - 1 } else { end.row };
    row as u32
}

/// An opening bracket and the one that closes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BracketPair {
    pub open: SourceSpan,
    pub close: SourceSpan,
    /// Brackets around this pair.
    pub depth: u32,
}

/// The bracket at a byte and its partner; nothing where the byte is no bracket of the code, as in strings.
pub fn bracket_at(tree: &SyntaxTree, byte: usize) -> Option<BracketPair> {
    let node = tree.root()?.descendant_for_byte_range(byte, byte + 1)?;
    const KINDS: [(&str, &str); 3] = [("(", ")"), ("[", "]"), ("{", "}")];
    let (open, close) = KINDS.into_iter().find(|(open, close)| node.kind() == *open || node.kind() == *close)?;
    let parent = node.parent()?;
    let mut cursor = parent.walk();
    let of_kind = |kind: &str, found: Node<'_>| found.kind() == kind && !found.is_missing();
    let mut children = parent.children(&mut cursor);
    let first = children.find(|child| of_kind(open, *child))?;
    let last = children.filter(|child| of_kind(close, *child)).last()?;
    let depth = std::iter::successors(parent.parent(), Node::parent).filter(|outer| is_bracketed(*outer)).count();
    Some(BracketPair { open: span(first), close: span(last), depth: depth as u32 })
}

/// What a symbol of a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SymbolKind {
    Function,
    Class,
    /// Name assigned at the top level.
    Constant,
}

/// Names that the file defines, with the bytes of the name where it is defined, in order. Of constants the first
/// assignment counts, those in brackets are left out.
pub fn symbols(tree: &SyntaxTree) -> Vec<(SourceSpan, SymbolKind)> {
    let mut found = Vec::new();
    let Some(root) = tree.root() else { return found };
    walk(root, None, |node, ancestors| {
        let name = match node.kind() {
            "function_definition" => node.child_by_field_name("name").map(|name| (name, SymbolKind::Function)),
            "class_definition" => node.child_by_field_name("name").map(|name| (name, SymbolKind::Class)),
            "assignment" if ancestors.len() == 2 => {
                let left = node.child_by_field_name("left").filter(|left| left.kind() == "identifier");
                left.map(|name| (name, SymbolKind::Constant))
            }
            _ => None,
        };
        found.extend(name.map(|(name, kind)| (span(name), kind)));
    });
    found
}

/// The smallest piece of syntax that holds the bytes and more; nothing around the whole file.
pub fn around(tree: &SyntaxTree, bytes: Range<usize>) -> Option<SourceSpan> {
    let mut node = tree.root()?.descendant_for_byte_range(bytes.start, bytes.end)?;
    while node.byte_range() == bytes || (node.byte_range().len() <= bytes.len()) {
        node = node.parent()?;
    }
    Some(span(node))
}

/// Pairs that overlap the bytes, by opening bracket.
pub fn brackets(tree: &SyntaxTree, bytes: Range<usize>) -> Vec<BracketPair> {
    let mut found = Vec::new();
    let Some(root) = tree.root() else { return found };
    walk(root, Some(bytes), |node, ancestors| {
        let close = match node.kind() {
            "(" => ")",
            "[" => "]",
            "{" => "}",
            _ => return,
        };
        let mut next = node.next_sibling();
        while let Some(sibling) = next {
            if sibling.kind() == close && !sibling.is_missing() {
                let depth = ancestors.iter().rev().skip(1).filter(|outer| is_bracketed(**outer)).count() as u32;
                found.push(BracketPair { open: span(node), close: span(sibling), depth });
                return;
            }
            next = sibling.next_sibling();
        }
    });
    found
}

fn is_bracketed(node: Node<'_>) -> bool {
    let first = if node.kind() == "subscript" { node.child(1) } else { node.child(0) };
    first.is_some_and(|first| matches!(first.kind(), "(" | "[" | "{"))
}
