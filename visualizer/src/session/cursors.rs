//! All cursors of one document.
//!
//! Always holds: there is at least one; they are in the order of the text; none overlaps another, and no two stand at
//! the same place. One of them is the main one, which the rest of the window follows.

use super::edit::{Cursor, Shift};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cursors {
    list: Vec<Cursor>,
    main: usize,
}

impl Default for Cursors {
    fn default() -> Self {
        Self::one(Cursor::default())
    }
}

impl Cursors {
    pub fn one(cursor: Cursor) -> Self {
        Self { list: vec![cursor], main: 0 }
    }

    /// Cursors in any order; those that meet become one. `main` is an index into `list`; an empty list is a cursor at
    /// the start of the text.
    pub fn new(list: Vec<Cursor>, main: usize) -> Self {
        let main = list.get(main).copied().unwrap_or_default();
        let mut list = if list.is_empty() { vec![main] } else { list };
        list.sort_by_key(|cursor| (cursor.range().start, cursor.range().end));
        let mut kept: Vec<Cursor> = Vec::with_capacity(list.len());
        for cursor in list {
            match kept.last_mut() {
                Some(last) if meet(*last, cursor) => *last = join(*last, cursor, main),
                _ => kept.push(cursor),
            }
        }
        let holds_main =
            |cursor: &Cursor| cursor.range().start <= main.range().start && cursor.range().end >= main.range().end;
        let main = kept.iter().position(holds_main).unwrap_or(0);
        Self { list: kept, main }
    }

    pub fn main(&self) -> Cursor {
        self.list.get(self.main).copied().unwrap_or_default()
    }

    /// Index of the main cursor in [`Cursors::all`].
    pub fn main_index(&self) -> usize {
        self.main
    }

    pub fn all(&self) -> &[Cursor] {
        &self.list
    }

    pub fn is_single(&self) -> bool {
        self.list.len() == 1
    }

    /// Each cursor replaced by another.
    pub fn map(&self, each: impl FnMut(Cursor) -> Cursor) -> Self {
        Self::new(self.list.iter().copied().map(each).collect(), self.main)
    }

    /// With one more, which becomes the main one.
    pub fn with(&self, cursor: Cursor) -> Self {
        let mut list = self.list.clone();
        list.push(cursor);
        let main = list.len() - 1;
        Self::new(list, main)
    }

    /// Without the one that stands at or holds the offset; the last one stays.
    pub fn without(&self, offset: usize) -> Option<Self> {
        let holds = |cursor: &Cursor| cursor.range().contains(&offset) || cursor.head == offset;
        let at = self.list.iter().position(holds).filter(|_| !self.is_single())?;
        let mut list = self.list.clone();
        list.remove(at);
        let main = list.len() - 1;
        Some(Self::new(list, main))
    }

    /// The cursors after the text changed under them.
    pub fn moved(&self, shift: Shift) -> Self {
        self.map(|cursor| Cursor { anchor: shift.offset(cursor.anchor), head: shift.offset(cursor.head) })
    }
}

fn meet(a: Cursor, b: Cursor) -> bool {
    let (a, b) = (a.range(), b.range());
    b.start < a.end || (b.start == a.end && (a.is_empty() || b.is_empty())) || a == b
}

/// One selection over both, in the direction of the main one if it is among them.
fn join(a: Cursor, b: Cursor, main: Cursor) -> Cursor {
    let (start, end) = (a.range().start.min(b.range().start), a.range().end.max(b.range().end));
    let leads = if b == main || a.is_empty() { b } else { a };
    if leads.head < leads.anchor { Cursor { anchor: end, head: start } } else { Cursor { anchor: start, head: end } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cursors_that_meet_become_one() {
        let at = |anchor, head| Cursor { anchor, head };
        let cursors = Cursors::new(vec![at(9, 9), at(5, 2), at(3, 7), at(7, 7)], 0);
        assert_eq!(cursors.all(), [at(7, 2), at(9, 9)]);
        assert_eq!(cursors.main(), at(9, 9));
        let neighbours = Cursors::new(vec![at(0, 3), at(3, 6)], 1);
        assert_eq!(neighbours.all().len(), 2, "selections may touch");
        assert_eq!(Cursors::new(Vec::new(), 3).all(), [at(0, 0)]);
        assert_eq!(cursors.without(9).map(|left| left.main()), Some(at(7, 2)));
        assert_eq!(Cursors::default().without(0), None);
    }
}
