//! The bracket that belongs to the one at the cursor.

use super::document::Document;
use std::ops::Range;

/// How far to look, in characters; farther brackets are not on the screen.
const REACH: usize = 20_000;

const PAIRS: [(char, char); 3] = [('(', ')'), ('[', ']'), ('{', '}')];

impl Document {
    /// The bracket before or after the main cursor and its partner, as byte ranges. The syntax tree knows which
    /// brackets are code; where it has none, as in broken text, the characters are counted.
    pub fn bracket_pair(&self) -> Option<[Range<usize>; 2]> {
        let head = self.cursor().head;
        let known = head.checked_sub(1).and_then(|at| self.syntax.bracket_at(at));
        if let Some(pair) = known.or_else(|| self.syntax.bracket_at(head)) {
            let (open, close) = (pair.open.range(), pair.close.range());
            return Some(if (open.start..=open.end).contains(&head) { [open, close] } else { [close, open] });
        }
        let at = self.rope().byte_to_char(self.cursor().head);
        let partner = |index: usize| self.partner(index).map(|other| (index, other));
        let (here, there) = at.checked_sub(1).and_then(partner).or_else(|| partner(at))?;
        let bytes = |index: usize| {
            let start = self.rope().char_to_byte(index);
            start..start + 1
        };
        Some([bytes(here), bytes(there)])
    }

    /// Character index of the partner of the bracket at a character index.
    fn partner(&self, index: usize) -> Option<usize> {
        let rope = self.rope();
        let here = rope.get_char(index)?;
        let (open, close) = PAIRS.into_iter().find(|(open, close)| here == *open || here == *close)?;
        let mut depth = 0_i32;
        let step = |depth: &mut i32, character: char| {
            *depth += i32::from(character == open) - i32::from(character == close);
            *depth == 0
        };
        if here == open {
            let mut after = rope.chars_at(index).take(REACH);
            return after.position(|character| step(&mut depth, character)).map(|by| index + by);
        }
        let mut before = rope.chars_at(index + 1);
        for by in 0..REACH {
            if step(&mut depth, before.prev()?) {
                return index.checked_sub(by);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::super::cursors::Cursors;
    use super::super::edit::Cursor;
    use super::*;

    #[test]
    fn nested_brackets_find_their_partner_both_ways() {
        let mut document = Document::new("t.py", None, "f(中[1], (2))");
        document.cursors = Cursors::one(Cursor::at(1));
        assert_eq!(document.bracket_pair(), Some([1..2, 13..14]));
        document.cursors = Cursors::one(Cursor::at(14));
        assert_eq!(document.bracket_pair(), Some([13..14, 1..2]));
        document.cursors = Cursors::one(Cursor::at(0));
        assert_eq!(document.bracket_pair(), None);
    }
}
