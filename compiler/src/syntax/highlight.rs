//! Colour classes of the tokens of a range of lines.

use super::SyntaxTree;
use super::build::span;
use super::editor::walk;
use crate::model::{LineIndex, SourceSpan};
use std::borrow::Cow;
use std::ops::Range;
use tree_sitter::Node;

/// What a token is to a reader. A theme gives each a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TokenKind {
    Keyword,
    /// Name of a function where it is defined or called.
    Function,
    /// `@` and the name after it.
    Decorator,
    String,
    /// Escape sequence in a string.
    Escape,
    Number,
    Comment,
    /// Built-in function or constant (`range`, `None`).
    Builtin,
    /// Class name or annotation.
    Type,
    Operator,
    /// Parameter in a signature, and keyword of a call.
    Parameter,
    /// Attribute that is not called.
    Property,
    Variable,
    /// Brackets, commas, colons.
    Punctuation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Highlight {
    pub span: SourceSpan,
    pub kind: TokenKind,
}

const BUILTINS: [&str; 33] = [
    "abs",
    "all",
    "any",
    "bool",
    "bytes",
    "dict",
    "enumerate",
    "float",
    "getattr",
    "hasattr",
    "int",
    "isinstance",
    "issubclass",
    "len",
    "list",
    "map",
    "max",
    "min",
    "object",
    "open",
    "print",
    "range",
    "repr",
    "reversed",
    "round",
    "set",
    "sorted",
    "str",
    "sum",
    "super",
    "tuple",
    "type",
    "zip",
];

/// Tokens that overlap the zero-based lines, in textual order, without overlap among them. `text` is the one last
/// parsed.
pub fn highlight(tree: &SyntaxTree, text: &str, lines: Range<u32>) -> Vec<Highlight> {
    let index = LineIndex::new(text);
    let bytes = index.line_start(lines.start) as usize..index.line_start(lines.end) as usize;
    highlight_bytes(tree, bytes, |word| text.get(word).unwrap_or("").into())
}

/// As [`highlight`], for the tokens that overlap the bytes of a text that `word` reads.
pub fn highlight_bytes<'a>(
    tree: &SyntaxTree,
    bytes: Range<usize>,
    word: impl Fn(Range<usize>) -> Cow<'a, str>,
) -> Vec<Highlight> {
    let mut found: Vec<Highlight> = Vec::new();
    let Some(root) = tree.root() else { return found };
    let mut covered = bytes.start;
    walk(root, Some(bytes.clone()), |node, ancestors| {
        let whole = matches!(node.kind(), "string_content");
        if (node.child_count() > 0 && !whole) || node.start_byte() == node.end_byte() {
            return;
        }
        if whole {
            string_content(node, &mut found);
            covered = node.end_byte();
        } else if node.start_byte() >= covered || node.end_byte() > covered {
            covered = node.end_byte();
            found.push(Highlight { span: span(node), kind: classify(node, &word(node.byte_range()), ancestors) });
        }
    });
    found.retain(|token| (token.span.start as usize) < bytes.end && (token.span.end as usize) > bytes.start);
    found
}

/// Text of a string with its escapes in between.
fn string_content(node: Node<'_>, found: &mut Vec<Highlight>) {
    let mut at = node.start_byte();
    let mut cursor = node.walk();
    for escape in node.children(&mut cursor).filter(|child| child.is_named()) {
        if escape.start_byte() > at {
            found.push(Highlight { span: SourceSpan::new(at, escape.start_byte()), kind: TokenKind::String });
        }
        found.push(Highlight { span: span(escape), kind: TokenKind::Escape });
        at = escape.end_byte();
    }
    if node.end_byte() > at {
        found.push(Highlight { span: SourceSpan::new(at, node.end_byte()), kind: TokenKind::String });
    }
}

fn classify(node: Node<'_>, word: &str, ancestors: &[Node<'_>]) -> TokenKind {
    let parent = ancestors.last().copied();
    let parent_kind = parent.map_or("", |parent| parent.kind());
    if ancestors.iter().rev().take(4).any(|node| node.kind() == "decorator") && in_decorator_name(ancestors) {
        return TokenKind::Decorator;
    }
    match node.kind() {
        "comment" => TokenKind::Comment,
        "string_start" | "string_end" => TokenKind::String,
        "integer" | "float" => TokenKind::Number,
        "true" | "false" | "none" | "ellipsis" => TokenKind::Builtin,
        "type_conversion" => TokenKind::Escape,
        "identifier" => identifier(node, word, parent, ancestors),
        "(" | ")" | "[" | "]" | "{" | "}" | "," | ":" | ";" | "." => TokenKind::Punctuation,
        _ if parent_kind == "format_specifier" => TokenKind::String,
        _ if word.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b' ') => TokenKind::Keyword,
        _ => TokenKind::Operator,
    }
}

/// Inside `@name.name`, before the arguments.
fn in_decorator_name(ancestors: &[Node<'_>]) -> bool {
    let inside = ancestors.iter().rev().take_while(|node| node.kind() != "decorator");
    inside.into_iter().all(|node| matches!(node.kind(), "attribute" | "call" | "identifier"))
}

fn identifier(node: Node<'_>, word: &str, parent: Option<Node<'_>>, ancestors: &[Node<'_>]) -> TokenKind {
    let Some(parent) = parent else { return TokenKind::Variable };
    let is = |owner: Node<'_>, field: &str| owner.child_by_field_name(field) == Some(node);
    let called = |owner: Node<'_>| {
        ancestors
            .iter()
            .rev()
            .nth(1)
            .is_some_and(|call| call.kind() == "call" && call.child_by_field_name("function") == Some(owner))
    };
    let looks_like_class = word.starts_with(|c: char| c.is_uppercase()) && word.contains(|c: char| c.is_lowercase());
    match parent.kind() {
        "function_definition" if is(parent, "name") => TokenKind::Function,
        "class_definition" if is(parent, "name") => TokenKind::Type,
        "call" if is(parent, "function") && BUILTINS.contains(&word) => TokenKind::Builtin,
        "call" if is(parent, "function") && !looks_like_class => TokenKind::Function,
        "attribute" if is(parent, "attribute") && called(parent) && !looks_like_class => TokenKind::Function,
        "attribute" if is(parent, "attribute") && !looks_like_class => TokenKind::Property,
        "keyword_argument" if is(parent, "name") => TokenKind::Parameter,
        "parameters" | "lambda_parameters" => TokenKind::Parameter,
        "default_parameter" | "typed_default_parameter" if is(parent, "name") => TokenKind::Parameter,
        "typed_parameter" => TokenKind::Parameter,
        "list_splat_pattern" | "dictionary_splat_pattern"
            if ancestors.iter().rev().take(3).any(|outer| outer.kind() == "parameters") =>
        {
            TokenKind::Parameter
        }
        "type" | "generic_type" | "member_type" => TokenKind::Type,
        _ if looks_like_class => TokenKind::Type,
        _ if BUILTINS.contains(&word) => TokenKind::Builtin,
        _ => TokenKind::Variable,
    }
}
