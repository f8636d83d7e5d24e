//! What is wrong with a text that is not Python, said at the place and with the way out. Codes `ASC00xx`.
//!
//! `ASC0001` a token is missing, `ASC0002` not valid here, `ASC0003` never closed, `ASC0004` nested too deeply,
//! `ASC0005` indentation, `ASC0006` Python 2, `ASC0007` number.

use super::build::span;
use super::clues;
use super::editor::walk;
use crate::model::{Diagnostic, Message, SourceSpan};
use tree_sitter::Node;

/// More errors than this in one file say nothing new.
pub(super) const LIMIT: usize = 100;

/// Errors that the concrete tree itself holds.
pub(super) fn concrete(root: Node<'_>, text: &str) -> Vec<Diagnostic> {
    if !root.has_error() {
        return Vec::new();
    }
    let mut found = clues::find(text);
    let told: Vec<usize> = found.iter().map(|clue| clue.span.start as usize).collect();
    // Whether the lines that an error stands on have a clue to what is wrong.
    let explained = |node: Node<'_>| {
        let start = text.get(..node.start_byte()).and_then(|before| before.rfind('\n')).map_or(0, |at| at + 1);
        let end =
            text.get(node.end_byte()..).and_then(|rest| rest.find('\n')).map_or(text.len(), |at| node.end_byte() + at);
        told.iter().any(|at| (start..=end).contains(at))
    };
    let mut covered = 0;
    walk(root, None, |node, _| {
        if found.len() >= LIMIT || node.start_byte() < covered {
            return;
        }
        if (node.is_missing() || node.is_error()) && explained(node) {
            covered = node.end_byte();
        } else if node.is_missing() {
            found.push(missing(node));
        } else if node.is_error() {
            // What is inside an error is part of the same error.
            covered = node.end_byte();
            found.push(unexpected(node, text));
        }
    });
    found
}

fn missing(node: Node<'_>) -> Diagnostic {
    let (en, zh) = match node.kind() {
        "identifier" => ("an expression is missing here".to_string(), "此处缺少表达式".to_string()),
        "string_end" => ("the string is not closed".into(), "字符串没有结束".into()),
        "_newline" => ("the statement should end here".into(), "语句应当在此处结束".into()),
        "_indent" => ("an indented block is expected here".into(), "此处需要缩进的代码块".into()),
        token => (format!("`{token}` is missing here"), format!("此处缺少 `{token}`")),
    };
    Diagnostic::error("ASC0001", span(node), Message::new(en, zh))
}

/// Finds the reason inside an `ERROR` node: an unclosed bracket or string first, else its first token.
fn unexpected(node: Node<'_>, text: &str) -> Diagnostic {
    let mut open: Vec<Node<'_>> = Vec::new();
    let mut string = None;
    let mut first = None;
    walk(node, None, |leaf, _| {
        if leaf.child_count() > 0 {
            return;
        }
        match leaf.kind() {
            "(" | "[" | "{" => open.push(leaf),
            ")" | "]" | "}" => drop(open.pop()),
            "string_start" => string = Some(leaf),
            "string_end" => string = None,
            _ => {}
        }
        first.get_or_insert(leaf);
    });
    if let Some(string) = string {
        let message = Message::new("this string is never closed", "这个字符串没有结束");
        let note = Message::new("close it with the quotes it starts with", "请用开头的同种引号结束它");
        return Diagnostic::error("ASC0003", span(string), message).with_note(note);
    }
    if let Some(bracket) = open.first() {
        let kind = bracket.kind();
        let message = Message::new(format!("`{kind}` is never closed"), format!("`{kind}` 没有配对的结束括号"));
        return Diagnostic::error("ASC0003", span(*bracket), message);
    }
    let at = first.map_or_else(|| span(node), span);
    let word = text.get(at.range()).unwrap_or("").lines().next().unwrap_or("");
    let word: String = word.chars().take(24).collect();
    let (en, zh) = match word.trim() {
        "" => ("this is not valid Python".to_string(), "这不是有效的 Python".to_string()),
        word => (format!("`{word}` is not valid Python here"), format!("`{word}` 在此处不是有效的 Python")),
    };
    let at = if at.is_empty() { span(node) } else { at };
    let note = Message::new(
        "check for a missing operator, comma, colon or bracket before it",
        "请检查它前面是否缺少运算符、逗号、冒号或括号",
    );
    Diagnostic::error("ASC0002", at, Message::new(en, zh)).with_note(note)
}

/// True when only blanks stand before `offset` on its line.
pub(super) fn starts_line(text: &str, offset: usize) -> bool {
    let before = text.get(..offset).unwrap_or("");
    before.rsplit('\n').next().is_none_or(|line| line.trim_matches([' ', '\t', '\x0c']).is_empty())
}

pub(super) fn too_deep(at: SourceSpan) -> Diagnostic {
    let limit = super::MAX_DEPTH;
    Diagnostic::error(
        "ASC0004",
        at,
        Message::new(
            format!("nested more than {limit} levels deep: not read from here on"),
            format!("嵌套超过 {limit} 层：从此处起不再读取"),
        ),
    )
    .with_note(Message::new("split the expression with a named part", "请用变量把表达式拆开"))
}

pub(super) fn indentation(at: SourceSpan, wanted: usize, found: usize) -> Diagnostic {
    Diagnostic::error(
        "ASC0005",
        at,
        Message::new(
            format!("indented by {found} columns where its block is indented by {wanted}"),
            format!("此处缩进 {found} 列，而所在代码块缩进 {wanted} 列"),
        ),
    )
    .with_note(Message::new("statements of one block start in the same column", "同一代码块的语句必须从同一列开始"))
}

pub(super) fn empty_block(at: SourceSpan) -> Diagnostic {
    let end = SourceSpan { start: at.start, end: at.start.saturating_add(1).min(at.end) };
    Diagnostic::error(
        "ASC0005",
        end,
        Message::new("an indented block is expected after this line", "这一行之后需要缩进的代码块"),
    )
    .with_note(Message::new("write `pass` for a block that does nothing", "不做任何事的代码块请写 `pass`"))
}

pub(super) fn python2(at: SourceSpan, text: &str) -> Diagnostic {
    let word: String = text.chars().take_while(|c| !c.is_whitespace()).collect();
    let remedy = match word.as_str() {
        "<>" => ("write `!=`", "请写 `!=`"),
        _ => ("write it as a call with parentheses", "请写成带括号的调用"),
    };
    Diagnostic::error(
        "ASC0006",
        at,
        Message::new(format!("`{word}` in this form is Python 2"), format!("这种形式的 `{word}` 属于 Python 2")),
    )
    .with_note(Message::new(remedy.0, remedy.1))
}

pub(super) fn bad_number(at: SourceSpan, text: &str) -> Diagnostic {
    let text: String = text.chars().take(24).collect();
    Diagnostic::error(
        "ASC0007",
        at,
        Message::new(format!("`{text}` is not a number that can be read"), format!("无法读取数字 `{text}`")),
    )
    .with_note(Message::new("integers hold 127 bits; octal is written `0o17`", "整数最多 127 位；八进制写作 `0o17`"))
}

pub(super) fn positional_after_keyword(at: SourceSpan) -> Diagnostic {
    Diagnostic::error(
        "ASC0002",
        at,
        Message::new("a positional argument cannot follow a keyword argument", "位置参数不能出现在关键字参数之后"),
    )
}
