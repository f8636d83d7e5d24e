//! Where the parts of a code panel go. Pure: sizes and scroll in, rectangles out.

use crate::text::{byte_at, column_at};
use crate::theme::space;
use egui::{Pos2, Rect, pos2, vec2};
use std::ops::Range;

/// What stands left and right of the text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gutters {
    /// Digits of the largest line number.
    pub digits: usize,
    /// Width of the cost column in points; 0 leaves it out.
    pub cost: f32,
    /// Width of the column at the right in points; 0 leaves it out.
    pub right: f32,
    /// Width of the column of fold marks in points; 0 leaves it out.
    pub folds: f32,
}

/// Places of one frame, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CodeLayout {
    /// The whole panel.
    pub rect: Rect,
    /// The part that shows text.
    pub text: Rect,
    pub gutters: Gutters,
    /// Width of one column.
    pub column: f32,
    pub line_height: f32,
    /// Scrolled distance in points. `f64`, since long texts are millions of points high.
    pub scroll: (f64, f64),
    /// Rows: lines that are not folded away.
    pub lines: usize,
}

const NUMBER_LEAD: f32 = 8.0;
const GAP: f32 = space::M;

impl CodeLayout {
    pub fn new(rect: Rect, gutters: Gutters, column: f32, lines: usize, scroll: (f64, f64)) -> Self {
        let numbers = space::EDGE + NUMBER_LEAD + gutters.digits as f32 * column;
        let cost = if gutters.cost > 0.0 { gutters.cost + 6.0 } else { 0.0 };
        let left = (rect.left() + numbers + cost + gutters.folds.max(GAP)).min(rect.right());
        let right = (rect.right() - gutters.right).max(left);
        let text = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
        Self { rect, text, gutters, column, line_height: space::CODE_LINE, scroll, lines }
    }

    /// Lines that are at least partly visible.
    pub fn visible(&self) -> Range<usize> {
        let height = f64::from(self.line_height);
        let first = (self.scroll.1 / height).floor().max(0.0) as usize;
        let last = ((self.scroll.1 + f64::from(self.rect.height())) / height).ceil() as usize;
        first.min(self.lines)..last.min(self.lines)
    }

    /// Whole lines that fit.
    pub fn page(&self) -> usize {
        (self.rect.height() / self.line_height).floor().max(1.0) as usize
    }

    pub fn top_of(&self, line: usize) -> f32 {
        let offset = line as f64 * f64::from(self.line_height) - self.scroll.1;
        self.rect.top() + offset as f32
    }

    /// The line's stripe over the whole width.
    pub fn stripe(&self, line: usize) -> Rect {
        Rect::from_min_size(pos2(self.rect.left(), self.top_of(line)), vec2(self.rect.width(), self.line_height))
    }

    pub fn edge(&self, line: usize) -> Rect {
        Rect::from_min_size(self.stripe(line).min, vec2(space::EDGE, self.line_height))
    }

    /// Right end of the line number.
    pub fn number_right(&self) -> f32 {
        self.rect.left() + space::EDGE + NUMBER_LEAD + self.gutters.digits as f32 * self.column
    }

    pub fn cost(&self, line: usize) -> Rect {
        let left = self.number_right() + 6.0;
        Rect::from_min_size(pos2(left, self.top_of(line) + 1.0), vec2(self.gutters.cost, self.line_height - 2.0))
    }

    /// Where the mark of a fold is painted and clicked.
    pub fn fold(&self, line: usize) -> Rect {
        let right = self.text.left();
        Rect::from_min_max(pos2(right - self.gutters.folds, self.top_of(line)), pos2(right, self.top_of(line + 1)))
    }

    /// Where a folded line says how many lines it hides, behind a text of so many columns.
    pub fn folded_away(&self, line: usize, columns: usize) -> Rect {
        self.columns(line, columns + 1..columns + 5).shrink2(vec2(0.0, 3.0))
    }

    pub fn x_of(&self, column: usize) -> f32 {
        self.text.left() + (column as f64 * f64::from(self.column) - self.scroll.0) as f32
    }

    /// Thin rectangle of a caret.
    pub fn caret(&self, line: usize, column: usize) -> Rect {
        Rect::from_min_size(pos2(self.x_of(column) - 0.5, self.top_of(line) + 2.0), vec2(1.5, self.line_height - 4.0))
    }

    /// Part of a line's text between two columns.
    pub fn columns(&self, line: usize, columns: Range<usize>) -> Rect {
        let (left, right) = (self.x_of(columns.start), self.x_of(columns.end));
        let top = self.top_of(line);
        Rect::from_min_max(pos2(left, top), pos2(right, top + self.line_height))
    }

    pub fn line_at(&self, y: f32) -> usize {
        let offset = (self.scroll.1 + f64::from(y - self.rect.top())) / f64::from(self.line_height);
        (offset.max(0.0) as usize).min(self.lines.saturating_sub(1))
    }

    /// Column boundary nearest to `x`.
    pub fn column_at(&self, x: f32) -> usize {
        let offset = (f64::from(x - self.text.left()) + self.scroll.0) / f64::from(self.column);
        offset.round().max(0.0) as usize
    }

    /// Byte within `line` that a click at `at` means.
    pub fn byte_at(&self, line: &str, at: Pos2) -> usize {
        let column = self.column_at(at.x);
        byte_at(line, column)
    }

    /// Scroll that brings a place into view: as little as needed, or the line to the middle when it is out of view.
    pub fn scroll_to(&self, line: usize, column: usize, centre: bool) -> (f64, f64) {
        let (height, view) = (f64::from(self.line_height), f64::from(self.rect.height()));
        let top = line as f64 * height;
        let (mut x, mut y) = self.scroll;
        let out = top < y || top + height > y + view;
        if out && centre {
            y = top - (view - height) / 2.0;
        } else if top < y {
            y = top;
        } else if top + height > y + view {
            y = top + height - view;
        }
        let (left, wide, margin) =
            (column as f64 * f64::from(self.column), f64::from(self.text.width()), 4.0 * f64::from(self.column));
        if left < x {
            x = left - margin;
        } else if left + margin > x + wide {
            x = left + margin - wide;
        }
        self.clamp((x, y), 0.0)
    }

    /// Keeps the text in view. `width` is that of the longest line, in points.
    pub fn clamp(&self, (x, y): (f64, f64), width: f64) -> (f64, f64) {
        let most_y = self.lines as f64 * f64::from(self.line_height) - f64::from(self.line_height);
        let most_x = if width > 0.0 { (width - f64::from(self.text.width()) * 0.5).max(0.0) } else { f64::MAX };
        (x.clamp(0.0, most_x), y.clamp(0.0, most_y.max(0.0)))
    }
}

/// Columns of a byte range of a line.
pub fn column_range(line: &str, bytes: Range<usize>) -> Range<usize> {
    column_at(line, bytes.start)..column_at(line, bytes.end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(lines: usize, scroll: (f64, f64)) -> CodeLayout {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(600.0, 190.0));
        CodeLayout::new(rect, Gutters { digits: 3, cost: 40.0, right: 30.0, folds: 0.0 }, 7.5, lines, scroll)
    }

    #[test]
    fn only_visible_lines_of_a_huge_text_are_laid_out() {
        let layout = layout(400_000, (0.0, 19.0 * 200_000.5));
        assert_eq!(layout.visible(), 200_000..200_011);
        assert_eq!(layout.top_of(200_001), 9.5);
        assert_eq!(layout.line_at(9.6), 200_001);
    }

    #[test]
    fn a_click_finds_the_character_it_points_at() {
        let layout = layout(10, (0.0, 0.0));
        let at = pos2(layout.x_of(3), layout.top_of(2) + 5.0);
        assert_eq!((layout.line_at(at.y), layout.byte_at("a中b", at)), (2, 4));
    }

    #[test]
    fn scrolling_moves_as_little_as_needed() {
        let layout = layout(100, (0.0, 0.0));
        assert_eq!(layout.scroll_to(5, 0, false), (0.0, 0.0));
        assert_eq!(layout.scroll_to(10, 0, false), (0.0, 19.0));
        assert_eq!(layout.scroll_to(50, 0, true).1, 50.0 * 19.0 - 85.5);
    }

    #[test]
    fn panels_too_small_for_their_gutters_stay_in_bounds() {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(20.0, 5.0));
        let layout =
            CodeLayout::new(rect, Gutters { digits: 4, cost: 40.0, right: 40.0, folds: 14.0 }, 7.5, 3, (0.0, 0.0));
        assert!(layout.text.width() >= 0.0 && rect.contains_rect(layout.text));
        assert_eq!(layout.page(), 1);
    }
}
