//! Coloured words of a line, and line-by-line readers for AscIR and C++.
//!
//! The readers know no more than a line: they colour, they do not parse.

use crate::theme::Theme;
use compiler::syntax::TokenKind;
use egui::Color32;
use std::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenClass {
    Plain,
    Keyword,
    Function,
    Type,
    String,
    Number,
    Comment,
    Decorator,
    Constant,
    Property,
    Operator,
}

impl TokenClass {
    /// Class of a word of Python.
    pub fn of(kind: TokenKind) -> Self {
        match kind {
            TokenKind::Keyword => TokenClass::Keyword,
            TokenKind::Function | TokenKind::Builtin => TokenClass::Function,
            TokenKind::Decorator => TokenClass::Decorator,
            TokenKind::String => TokenClass::String,
            TokenKind::Escape => TokenClass::Constant,
            TokenKind::Number => TokenClass::Number,
            TokenKind::Comment => TokenClass::Comment,
            TokenKind::Type => TokenClass::Type,
            TokenKind::Operator => TokenClass::Operator,
            TokenKind::Property => TokenClass::Property,
            TokenKind::Parameter | TokenKind::Variable | TokenKind::Punctuation => TokenClass::Plain,
        }
    }
}

/// Bytes of a line, in order and without overlap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub bytes: Range<usize>,
    pub class: TokenClass,
}

impl TokenClass {
    pub fn hue(self, theme: &Theme) -> Color32 {
        match self {
            Self::Plain => theme.text(),
            Self::Keyword => theme.code_keyword(),
            Self::Function => theme.code_function(),
            Self::Type => theme.code_type(),
            Self::String => theme.code_string(),
            Self::Number => theme.code_number(),
            Self::Comment => theme.code_comment(),
            Self::Decorator => theme.code_decorator(),
            Self::Constant => theme.code_constant(),
            Self::Property => theme.code_property(),
            Self::Operator => theme.code_operator(),
        }
    }
}

/// What the words of a language mean.
pub struct Lexer {
    comment: &'static str,
    is_word: fn(char) -> bool,
    classify: fn(word: &str, rest: &str) -> TokenClass,
}

pub const ASCIR: Lexer = Lexer {
    comment: "//",
    is_word: |c| c.is_alphanumeric() || matches!(c, '_' | '%' | '!' | '#' | '@' | '.' | '$'),
    classify: |word, rest| match word.as_bytes().first() {
        Some(b'%') => TokenClass::Plain,
        Some(b'!') => TokenClass::Type,
        Some(b'@' | b'#') => TokenClass::Decorator,
        Some(b'0'..=b'9') => TokenClass::Number,
        _ if matches!(word, "to" | "step" | "iter_args" | "do" | "else" | "attributes" | "module") => {
            TokenClass::Keyword
        }
        _ if word.contains('.') || word == "return" => TokenClass::Function,
        _ if is_mlir_scalar(word) => TokenClass::Type,
        _ if matches!(word, "true" | "false" | "unit" | "dense") => TokenClass::Constant,
        _ if rest.trim_start().starts_with('=') => TokenClass::Property,
        _ => TokenClass::Plain,
    },
};

pub const CPP: Lexer = Lexer {
    comment: "//",
    is_word: |c| c.is_alphanumeric() || matches!(c, '_' | '#'),
    classify: |word, rest| match word.as_bytes().first() {
        Some(b'#') => TokenClass::Keyword,
        Some(b'0'..=b'9') => TokenClass::Number,
        _ if CPP_KEYWORDS.contains(&word) => TokenClass::Keyword,
        _ if CPP_TYPES.contains(&word) || word.ends_with("_t") => TokenClass::Type,
        _ if word.starts_with("__") && word.ends_with("__") => TokenClass::Decorator,
        _ if word == "AscendC" => TokenClass::Plain,
        _ if rest.starts_with('(') => TokenClass::Function,
        _ if rest.starts_with('<') && word.starts_with(char::is_uppercase) => TokenClass::Type,
        _ if word.len() > 2 && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_') => {
            TokenClass::Constant
        }
        _ => TokenClass::Plain,
    },
};

const CPP_KEYWORDS: [&str; 22] = [
    "auto",
    "break",
    "case",
    "class",
    "const",
    "constexpr",
    "continue",
    "do",
    "else",
    "extern",
    "false",
    "for",
    "if",
    "inline",
    "namespace",
    "return",
    "static_cast",
    "struct",
    "template",
    "true",
    "using",
    "while",
];
const CPP_TYPES: [&str; 10] = ["bool", "char", "double", "float", "half", "int", "short", "unsigned", "void", "long"];

fn is_mlir_scalar(word: &str) -> bool {
    let digits = word.trim_start_matches(['s', 'u', 'i', 'f', 'b']);
    word == "index" || word.len() > digits.len() && !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

impl Lexer {
    pub fn line(&self, line: &str) -> Vec<Token> {
        let mut tokens = Vec::new();
        let mut at = 0;
        while let Some(character) = line[at..].chars().next() {
            let rest = &line[at..];
            let (len, class) = if rest.starts_with(self.comment) {
                (rest.len(), TokenClass::Comment)
            } else if character == '"' {
                (string_len(rest), TokenClass::String)
            } else if (self.is_word)(character) {
                let len = rest.find(|c| !(self.is_word)(c)).unwrap_or(rest.len());
                (len, (self.classify)(&rest[..len], &rest[len..]))
            } else {
                at += character.len_utf8();
                continue;
            };
            tokens.push(Token { bytes: at..at + len, class });
            at += len;
        }
        tokens
    }
}

/// Bytes of the string literal at the start, quotes included; an open one goes to the end.
fn string_len(text: &str) -> usize {
    let mut escaped = false;
    for (at, character) in text.char_indices().skip(1) {
        match character {
            '"' if !escaped => return at + 1,
            _ => escaped = character == '\\' && !escaped,
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classes<'a>(lexer: &Lexer, line: &'a str) -> Vec<(&'a str, TokenClass)> {
        lexer.line(line).into_iter().map(|token| (&line[token.bytes], token.class)).collect()
    }

    #[test]
    fn ascir_names_types_and_numbers() {
        let found = classes(&ASCIR, "%3 = ascir.add_l2 %1, %c8_i32 : !ascir.local_tensor<*xf32>, i32 // é");
        assert!(found.contains(&("ascir.add_l2", TokenClass::Function)));
        assert!(found.contains(&("!ascir.local_tensor", TokenClass::Type)));
        assert!(found.contains(&("i32", TokenClass::Type)));
        assert!(found.contains(&("// é", TokenClass::Comment)));
    }

    #[test]
    fn cpp_strings_and_calls() {
        let found = classes(&CPP, r#"  AscendC::Add(z, x, "a\"b" 中, 8);"#);
        assert!(found.contains(&("Add", TokenClass::Function)));
        assert!(found.contains(&(r#""a\"b""#, TokenClass::String)));
        assert!(found.contains(&("8", TokenClass::Number)));
    }
}
