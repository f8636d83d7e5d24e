//! Which lines are hidden, and the rows of the screen that are left.
//!
//! Always holds: folds nest or lie apart; the first line of a fold is only hidden by another fold around it.

use super::edit::Shift;
use std::ops::Range;

/// Hidden lines of one document. Lines and rows count from zero.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folds {
    /// First line, which stays, and last line that is hidden; by first line.
    list: Vec<(usize, usize)>,
    /// Hidden lines, without overlap, in order.
    hidden: Vec<Range<usize>>,
}

impl Folds {
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Folds in order: first line, which stays, and last line hidden.
    pub fn all(&self) -> &[(usize, usize)] {
        &self.list
    }

    /// Hides `first + 1 ..= last`.
    pub fn fold(&mut self, first: usize, last: usize) {
        let crosses =
            |&(f, l): &(usize, usize)| f < first && l >= first && l < last || first < f && last >= f && last < l;
        if last <= first || self.list.iter().any(crosses) {
            return;
        }
        self.list.retain(|(known, _)| *known != first);
        self.list.push((first, last));
        self.renew();
    }

    pub fn unfold(&mut self, first: usize) {
        self.list.retain(|(known, _)| *known != first);
        self.renew();
    }

    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Shows a line, whatever hides it. True when something did.
    pub fn show(&mut self, line: usize) -> bool {
        let is_hidden = self.is_hidden(line);
        if is_hidden {
            self.list.retain(|(first, last)| line <= *first || line > *last);
            self.renew();
        }
        is_hidden
    }

    /// Last line of the fold that begins on this line.
    pub fn last_of(&self, first: usize) -> Option<usize> {
        self.list.iter().find(|(known, _)| *known == first).map(|(_, last)| *last)
    }

    pub fn is_hidden(&self, line: usize) -> bool {
        let at = self.hidden.partition_point(|hidden| hidden.end <= line);
        self.hidden.get(at).is_some_and(|hidden| hidden.contains(&line))
    }

    /// Rows of a text of so many lines.
    pub fn rows(&self, lines: usize) -> usize {
        lines - self.hidden.iter().map(|hidden| hidden.end.min(lines).saturating_sub(hidden.start)).sum::<usize>()
    }

    /// Row of a line; of a hidden one that of the line it is folded into.
    pub fn row_of(&self, line: usize) -> usize {
        let mut above = 0;
        for hidden in &self.hidden {
            if line < hidden.start {
                break;
            }
            if line < hidden.end {
                return hidden.start - 1 - above;
            }
            above += hidden.len();
        }
        line - above
    }

    pub fn line_of(&self, row: usize) -> usize {
        let mut line = row;
        for hidden in &self.hidden {
            if line < hidden.start {
                break;
            }
            line += hidden.len();
        }
        line
    }

    /// Follows a change of the text. A change inside a fold, or one that tears its first line apart, opens it.
    pub fn shift(&mut self, shift: Shift) {
        if self.list.is_empty() {
            return;
        }
        let (line, removed, inserted) =
            (shift.line as usize, shift.removed_lines as usize, shift.inserted_lines as usize);
        let same_lines = removed == 0 && inserted == 0;
        self.list.retain_mut(|(first, last)| {
            let above = line + removed < *first
                || (line + removed == *first && removed == 0 && shift.at_line_start)
                || (line + removed == *first && line < *first);
            if same_lines && line == *first || line > *last {
                true
            } else if above {
                *first = *first + inserted - removed;
                *last = *last + inserted - removed;
                true
            } else {
                false
            }
        });
        self.renew();
    }

    fn renew(&mut self) {
        self.list.sort_unstable();
        self.hidden.clear();
        for (first, last) in &self.list {
            match self.hidden.last_mut() {
                Some(hidden) if *first < hidden.end => hidden.end = hidden.end.max(last + 1),
                _ => self.hidden.push(first + 1..last + 1),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folds(list: &[(usize, usize)]) -> Folds {
        let mut folds = Folds::default();
        list.iter().for_each(|(first, last)| folds.fold(*first, *last));
        folds
    }

    #[test]
    fn rows_and_lines_belong_to_each_other() {
        let folds = folds(&[(2, 5), (3, 4), (8, 9)]);
        let shown: Vec<usize> = (0..folds.rows(11)).map(|row| folds.line_of(row)).collect();
        assert_eq!(shown, [0, 1, 2, 6, 7, 8, 10]);
        for (row, line) in shown.iter().enumerate() {
            assert_eq!(folds.row_of(*line), row);
        }
        assert_eq!((folds.row_of(4), folds.row_of(9)), (2, 5));
    }

    #[test]
    fn hidden_lines_can_be_shown_and_crossing_folds_are_refused() {
        let mut folds = folds(&[(2, 5), (4, 7), (0, 9)]);
        assert_eq!(folds.all(), [(0, 9), (2, 5)]);
        assert!(folds.show(4));
        assert_eq!(folds.all(), []);
        assert!(!folds.show(4));
    }

    #[test]
    fn folds_follow_edits_and_open_when_edited() {
        let change = |line, at_line_start, removed_lines, inserted_lines| {
            let mut folds = folds(&[(4, 6)]);
            folds.shift(Shift { line, at_line_start, removed_lines, inserted_lines, ..Shift::default() });
            folds.all().to_vec()
        };
        assert_eq!(change(0, false, 0, 2), [(6, 8)]);
        assert_eq!(change(1, false, 1, 0), [(3, 5)]);
        assert_eq!(change(4, true, 0, 1), [(5, 7)]);
        assert_eq!(change(4, false, 0, 0), [(4, 6)], "typing in the first line");
        assert_eq!(change(4, false, 0, 1), [], "a line break in the first line");
        assert_eq!(change(5, false, 0, 0), []);
        assert_eq!(change(3, true, 3, 0), []);
        assert_eq!(change(7, true, 1, 0), [(4, 6)]);
    }
}
