//! Columns of a line of code, as a fixed-width display has them.
//!
//! In: one line of text without its line break. Out: display columns. A wide (East Asian) character takes two
//! columns, a combining mark none, a tab reaches to the next multiple of [`TAB_COLUMNS`].
//! Always holds: `byte_at(line, column_at(line, byte)) == byte` for each `byte` at the start of a visible character.

use unicode_width::UnicodeWidthChar;

/// Columns between two tab stops.
pub const TAB_COLUMNS: usize = 4;

/// Columns that `character` takes when it starts at `column`.
pub fn width(character: char, column: usize) -> usize {
    match character {
        '\t' => TAB_COLUMNS - column % TAB_COLUMNS,
        _ if character.is_ascii() => 1,
        _ => character.width().unwrap_or(1),
    }
}

/// Display column of the byte offset `byte`; offsets past the end count as the end.
pub fn column_at(line: &str, byte: usize) -> usize {
    line.char_indices().take_while(|(at, _)| *at < byte).fold(0, |column, (_, c)| column + width(c, column))
}

/// Columns of the whole line.
pub fn columns(line: &str) -> usize {
    column_at(line, usize::MAX)
}

/// Byte offset of the character boundary nearest to the display column; the line's length for columns past its end.
pub fn byte_at(line: &str, column: usize) -> usize {
    let mut at_column = 0;
    for (at, character) in line.char_indices() {
        let wide = width(character, at_column);
        if at_column + wide.div_ceil(2) > column && wide > 0 {
            return at;
        }
        at_column += wide;
    }
    line.len()
}

/// Kind of a character for word motions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CharClass {
    Space,
    Word,
    Punctuation,
}

pub fn class_of(character: char) -> CharClass {
    if character.is_whitespace() {
        CharClass::Space
    } else if is_word(character) {
        CharClass::Word
    } else {
        CharClass::Punctuation
    }
}

/// Part of a name.
pub fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// A number with its thousands grouped: `12,345`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// Bytes in the largest unit that keeps the number readable: `96 B`, `4 KiB`, `1.5 MiB`.
pub fn bytes(count: u64) -> String {
    const UNITS: [(u64, &str); 3] = [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")];
    for (size, unit) in UNITS {
        if count >= size {
            let tenths = count * 10 / size;
            return if tenths.is_multiple_of(10) {
                format!("{} {unit}", tenths / 10)
            } else {
                format!("{}.{} {unit}", tenths / 10, tenths % 10)
            };
        }
    }
    format!("{count} B")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_columns() {
        assert_eq!(columns("a中b"), 4);
        assert_eq!(column_at("a中b", 4), 3);
        assert_eq!(byte_at("a中b", 3), 4);
        assert_eq!(byte_at("a中b", 2), 4, "right half of a wide character belongs to what follows");
        assert_eq!(byte_at("a中b", 1), 1);
    }

    #[test]
    fn tabs_reach_the_next_stop_and_marks_take_nothing() {
        assert_eq!(columns("a\tb"), 5);
        assert_eq!(columns("e\u{301}x"), 2);
    }

    #[test]
    fn numbers_are_grouped_and_carry_units() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!((bytes(96), bytes(4096), bytes(1536 * 1024)), ("96 B".into(), "4 KiB".into(), "1.5 MiB".into()));
    }
}
