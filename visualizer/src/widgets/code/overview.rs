//! The whole text beside the editor, a few points wide: where problems, costs, matches and cursors are. It is the scroll
//! bar as well.
//!
//! Kinds of marks have places of their own: costs at the left, matches and cursors in the middle, problems at the
//! right, so that they differ by more than their hue.

use super::{CodeFrame, layout::CodeLayout};
use crate::theme::{Theme, mix};
use egui::{Color32, Rect, Sense, Ui, pos2};
use std::collections::BTreeMap;

/// In points.
pub const WIDTH: f32 = 14.0;

/// What a mark tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Share of the largest cost in hundredths.
    Cost(u8),
    /// A match of the search, or another place of the selected word.
    Found,
    /// Belongs to the selected thing.
    Lit,
    Cursor,
    Warning,
    Error,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Row of the panel.
    pub row: usize,
    pub kind: Kind,
}

/// A mark's place across the overview, as shares of its width; marks of one lane hide each other.
fn lane(kind: Kind) -> (u8, f32, f32) {
    match kind {
        Kind::Cost(_) => (0, 0.08, 0.36),
        Kind::Found | Kind::Lit => (1, 0.36, 0.64),
        Kind::Cursor => (2, 0.0, 1.0),
        Kind::Warning | Kind::Error => (3, 0.64, 1.0),
    }
}

/// The strongest mark of each lane at each point of the height: what is worth painting, however many marks there are.
fn visible(marks: &[Mark], rows: usize, height: f32) -> Vec<(f32, Kind)> {
    let mut strongest: BTreeMap<(u8, u32), Kind> = BTreeMap::new();
    let step = height / rows.max(1) as f32;
    for mark in marks {
        let y = (mark.row as f32 * step.min(super::space::CODE_LINE)).floor() as u32;
        let kind = strongest.entry((lane(mark.kind).0, y)).or_insert(mark.kind);
        *kind = (*kind).max(mark.kind);
    }
    strongest.into_iter().map(|((_, y), kind)| (y as f32, kind)).collect()
}

/// Paints the overview; the scroll offset in points, if the pointer chose one.
pub fn show(ui: &Ui, theme: &Theme, frame: &CodeFrame, marks: &[Mark]) -> Option<f64> {
    let layout = &frame.layout;
    let track = Rect::from_min_max(pos2(layout.rect.right(), layout.rect.top()), frame.response.rect.max);
    if track.width() < WIDTH * 0.5 || track.height() < 1.0 {
        return None;
    }
    let bar = ui.interact(track, frame.response.id.with("overview"), Sense::click_and_drag());
    let painter = ui.painter_at(track);
    painter.vline(track.left() + 0.5, track.y_range(), egui::Stroke::new(1.0, theme.line()));
    let (top, length) = thumb(layout, track);
    let thumb = Rect::from_min_max(pos2(track.left() + 1.0, top), pos2(track.right(), top + length));
    let active = bar.hovered() || bar.dragged();
    if layout.lines as f32 * layout.line_height > track.height() {
        painter.rect_filled(thumb, 0.0, theme.text().gamma_multiply(if active { 0.16 } else { 0.08 }));
    }
    for (y, kind) in visible(marks, layout.lines, track.height()) {
        let (_, left, right) = lane(kind);
        let thick = if matches!(kind, Kind::Error | Kind::Warning) { 3.0 } else { 2.0 };
        let x = |share: f32| track.left() + 1.0 + share * (track.width() - 2.0);
        let rect = Rect::from_min_max(pos2(x(left), track.top() + y), pos2(x(right), track.top() + y + thick));
        painter.rect_filled(rect, 0.0, hue(theme, kind));
    }
    let at = bar.interact_pointer_pos().filter(|_| bar.dragged() || bar.clicked())?;
    let total = layout.lines as f64 * f64::from(layout.line_height);
    let shown = total.min(f64::from(track.height()));
    let share = f64::from(at.y - track.top()) / shown;
    let most = (total - f64::from(layout.line_height)).max(0.0);
    Some((share * total - f64::from(layout.rect.height()) / 2.0).clamp(0.0, most))
}

/// Top and height of the part in view.
fn thumb(layout: &CodeLayout, track: Rect) -> (f32, f32) {
    let total = (layout.lines as f64 * f64::from(layout.line_height)).max(f64::from(track.height()));
    let share = |points: f64| (points / total * f64::from(track.height())) as f32;
    let length = share(f64::from(layout.rect.height())).max(12.0);
    ((track.top() + share(layout.scroll.1)).min(track.bottom() - length), length)
}

fn hue(theme: &Theme, kind: Kind) -> Color32 {
    match kind {
        Kind::Cost(hundredths) => mix(theme.panel(), theme.heat(), 0.3 + 0.7 * f32::from(hundredths) / 100.0),
        Kind::Found => theme.warn(),
        Kind::Lit => theme.accent(),
        Kind::Cursor => theme.dim(),
        Kind::Warning => theme.warn(),
        Kind::Error => theme.bad(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_marks_the_strongest_of_each_place_are_painted() {
        let mark = |row, kind| Mark { row, kind };
        let mut marks: Vec<Mark> = (0..10_000).map(|row| mark(row, Kind::Cost((row % 100) as u8))).collect();
        marks.push(mark(5000, Kind::Warning));
        marks.push(mark(5001, Kind::Error));
        let seen = visible(&marks, 10_000, 500.0);
        assert_eq!(seen.len(), 501);
        assert!(seen.contains(&(250.0, Kind::Error)) && !seen.contains(&(250.0, Kind::Warning)));
        assert!(seen.contains(&(1.0, Kind::Cost(39))));
    }

    #[test]
    fn a_short_text_has_its_marks_beside_its_lines() {
        let seen = visible(&[Mark { row: 3, kind: Kind::Cursor }], 5, 900.0);
        assert_eq!(seen, [(3.0 * crate::theme::space::CODE_LINE, Kind::Cursor)]);
    }
}
