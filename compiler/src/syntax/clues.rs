//! What the characters alone tell about a text that is not Python. A parser that has lost its way says where it noticed;
//! a missing colon, a bracket that closes nothing or a full-width comma is found here at its own place.
//!
//! In: a text that has errors. Out: diagnostics in order of place, with a fix where the remedy is a character.
//! Always holds: strings and comments are not looked into; the scan ends at a string that is never closed.

use super::errors::LIMIT;
use crate::model::{Diagnostic, Fix, Message, SourceSpan, TextEdit};

/// Words that begin a line which ends with a colon.
const HEADS: &[&str] =
    &["def", "class", "if", "elif", "else", "for", "while", "with", "try", "except", "finally", "async"];

/// Characters of Chinese and typographic input that stand for one of Python's.
const STAND_INS: &[(char, &str)] = &[
    ('，', ","),
    ('、', ","),
    ('。', "."),
    ('．', "."),
    ('：', ":"),
    ('；', ";"),
    ('（', "("),
    ('）', ")"),
    ('【', "["),
    ('】', "]"),
    ('［', "["),
    ('］', "]"),
    ('｛', "{"),
    ('｝', "}"),
    ('＝', "="),
    ('＋', "+"),
    ('－', "-"),
    ('×', "*"),
    ('＊', "*"),
    ('／', "/"),
    ('＜', "<"),
    ('＞', ">"),
    ('！', "!"),
    ('“', "\""),
    ('”', "\""),
    ('‘', "'"),
    ('’', "'"),
    ('\u{3000}', " "),
    ('\u{a0}', " "),
    ('\u{200b}', ""),
    ('\u{feff}', ""),
];

/// Where a scan stands.
struct Scan<'t> {
    text: &'t str,
    found: Vec<Diagnostic>,
    /// Brackets that are open, with their places.
    open: Vec<(char, usize)>,
    /// First character of the logical line that is no blank, and the end of its last one so far.
    line: Option<(usize, usize)>,
    /// The line has a colon outside brackets.
    colon: bool,
}

/// Everything wrong that can be told from characters.
pub(super) fn find(text: &str) -> Vec<Diagnostic> {
    let mut scan = Scan { text, found: Vec::new(), open: Vec::new(), line: None, colon: false };
    let mut at = 0;
    while let Some(character) = text[at..].chars().next() {
        if scan.found.len() >= LIMIT {
            break;
        }
        let end = at + character.len_utf8();
        at = match character {
            '#' => text[at..].find('\n').map_or(text.len(), |length| at + length),
            '\'' | '"' => match string_end(text, at) {
                Some(end) => {
                    scan.part(at, end);
                    end
                }
                None => break,
            },
            '\\' if text[end..].starts_with('\n') => end + 1,
            '\n' => {
                scan.end_of_line();
                end
            }
            _ => {
                scan.character(character, at, end);
                end
            }
        };
    }
    if at >= text.len() {
        scan.end_of_line();
    }
    scan.found
}

/// End of the string that begins at `at`; `None` when it is never closed.
fn string_end(text: &str, at: usize) -> Option<usize> {
    let quote = text.as_bytes()[at];
    let triple = text.as_bytes()[at..].starts_with(&[quote; 3]);
    let width = if triple { 3 } else { 1 };
    let bytes = text.as_bytes();
    let mut place = at + width;
    while place < bytes.len() {
        match bytes[place] {
            b'\\' => place += 2,
            b'\n' if !triple => return None,
            byte if byte == quote && (!triple || bytes[place..].starts_with(&[quote; 3])) => {
                return Some(place + width);
            }
            _ => place += 1,
        }
    }
    None
}

impl Scan<'_> {
    /// Something that is no blank stands on the line.
    fn part(&mut self, start: usize, end: usize) {
        self.line = Some((self.line.map_or(start, |(first, _)| first), end));
    }

    fn character(&mut self, character: char, at: usize, end: usize) {
        if character.is_ascii_whitespace() {
            return;
        }
        let known = STAND_INS.iter().find(|(stand_in, _)| *stand_in == character);
        let part_of_name = character.is_alphanumeric() || character == '_';
        // Accents may stand apart from their letter.
        let stray = !character.is_ascii() && !part_of_name && !('\u{300}'..='\u{36f}').contains(&character);
        if known.is_some() || stray || matches!(character, '$' | '?' | '`') {
            self.found.push(foreign(character, SourceSpan::new(at, end), known.map(|(_, meant)| *meant)));
            // Counted as what is meant, so that its fellows are not told too.
            if let Some(meant) =
                known.and_then(|(_, meant)| meant.chars().next()).filter(|meant| "()[]{}:".contains(*meant))
            {
                self.part(at, end);
                self.token(meant, at, end, true);
            }
            return;
        }
        self.part(at, end);
        self.token(character, at, end, false);
    }

    fn token(&mut self, character: char, at: usize, end: usize, told: bool) {
        match character {
            '(' | '[' | '{' => self.open.push((character, at)),
            ')' | ']' | '}' => {
                let opener = self.open.pop();
                let fits = opener
                    .is_some_and(|(opener, _)| matches!((opener, character), ('(', ')') | ('[', ']') | ('{', '}')));
                if !fits && !told {
                    self.found.push(unmatched(character, SourceSpan::new(at, end), opener));
                }
            }
            ':' if self.open.is_empty() && !self.text[end..].starts_with('=') => self.colon = true,
            _ => {}
        }
    }

    /// A line break: the logical line ends unless a bracket is open.
    fn end_of_line(&mut self) {
        if !self.open.is_empty() {
            return;
        }
        let colon = std::mem::take(&mut self.colon);
        let Some((start, end)) = self.line.take() else { return };
        let word = self.text[start..end].split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("");
        if !colon && HEADS.contains(&word) {
            self.found.push(no_colon(SourceSpan::new(end, end), word));
        }
    }
}

fn no_colon(at: SourceSpan, word: &str) -> Diagnostic {
    let message = Message::new(
        format!("`:` is missing at the end of this `{word}` line"),
        format!("这一行 `{word}` 语句末尾缺少 `:`"),
    );
    with_edit(Diagnostic::error("ASC0001", at, message), at, ":")
}

fn unmatched(bracket: char, at: SourceSpan, opener: Option<(char, usize)>) -> Diagnostic {
    match opener {
        None => {
            let message =
                Message::new(format!("`{bracket}` closes nothing"), format!("`{bracket}` 没有对应的开始括号"));
            with_edit(Diagnostic::error("ASC0003", at, message), at, "")
        }
        Some((opener, place)) => {
            let message = Message::new(
                format!("`{bracket}` does not close `{opener}`"),
                format!("`{bracket}` 与 `{opener}` 不配对"),
            );
            Diagnostic::error("ASC0003", at, message)
                .with_label(SourceSpan::new(place, place + 1), Message::new("opened here", "在此处开始"))
        }
    }
}

fn foreign(character: char, at: SourceSpan, meant: Option<&str>) -> Diagnostic {
    let code = u32::from(character);
    let shown = if character.is_whitespace() || matches!(character, '\u{200b}' | '\u{feff}') {
        format!("U+{code:04X}")
    } else {
        format!("`{character}`")
    };
    let message = Message::new(
        format!("{shown} can only stand in strings and comments"),
        format!("{shown} 只能出现在字符串和注释中"),
    );
    let diagnostic = Diagnostic::error("ASC0002", at, message);
    match meant {
        Some(meant) => with_edit(diagnostic, at, meant),
        None => diagnostic.with_note(Message::new("take it out, or put it into a string", "请删除它，或放进字符串")),
    }
}

fn with_edit(mut diagnostic: Diagnostic, at: SourceSpan, new: &str) -> Diagnostic {
    let title = match new {
        "" => Message::new("take it out", "删除"),
        " " => Message::new("write a plain blank", "改为普通空格"),
        new => Message::new(format!("write `{new}`"), format!("写成半角的 `{new}`")),
    };
    diagnostic.fix = Some(Fix { title, edits: vec![TextEdit { span: at, text: new.into() }] });
    diagnostic
}
