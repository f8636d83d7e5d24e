//! What the user put on the time axis: marks and one measured span. Pure but for [`paint`].

use crate::i18n::fill;
use crate::layouts::{AXIS, TimelineLayout};
use crate::text::grouped;
use crate::theme::{self, Theme};
use crate::views::ViewContext;
use compiler::model::Trace;
use egui::{Align2, Painter, Rect, Stroke, pos2, vec2};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// Cycles, sorted.
    at: Vec<u64>,
    /// Measured span in cycles; the ends in the order in which they were set.
    span: Option<(u64, u64)>,
}

impl Marks {
    /// Sets a mark, or removes the one that is there; `slack` is what counts as there, in cycles.
    pub fn toggle(&mut self, cycle: u64, slack: u64) {
        match self.at.iter().position(|mark| mark.abs_diff(cycle) <= slack) {
            Some(known) => drop(self.at.remove(known)),
            None => {
                let place = self.at.partition_point(|mark| *mark < cycle);
                self.at.insert(place, cycle);
            }
        }
    }

    /// Measures a slice; a second one extends the span to it.
    pub fn measure(&mut self, start: u64, end: u64) {
        self.span = Some(match self.span() {
            Some((known_start, known_end)) => (known_start.min(start), known_end.max(end)),
            None => (start, end),
        });
    }

    /// Drags one end of the span, from where it began.
    pub fn drag(&mut self, from: u64, to: u64) {
        self.span = Some((from, to));
    }

    pub fn span(&self) -> Option<(u64, u64)> {
        self.span.map(|(a, b)| (a.min(b), a.max(b)))
    }

    /// Removes the span, else the marks. False when there was nothing.
    pub fn clear(&mut self) -> bool {
        if self.span.take().is_some() {
            return true;
        }
        !std::mem::take(&mut self.at).is_empty()
    }

    pub fn list(&self) -> &[u64] {
        &self.at
    }
}

/// What a span says: cycles and time.
pub fn length(cx: &ViewContext<'_>, trace: &Trace, cycles: u64) -> String {
    fill(&cx.t.cycles_us, &[&grouped(cycles), &format!("{:.3}", trace.micros(cycles))])
}

/// Measurement and marks as text, for assistive technology.
pub fn said(cx: &ViewContext<'_>, trace: &Trace, marks: &Marks) -> String {
    let span = marks
        .span()
        .map(|(start, end)| format!("{} – {}: {}", grouped(start), grouped(end), length(cx, trace, end - start)));
    let list = marks.list().iter().enumerate().map(|(number, mark)| format!("{}: {}", number + 1, grouped(*mark)));
    span.into_iter().chain(list).collect::<Vec<_>>().join("; ")
}

pub fn paint(painter: &Painter, cx: &ViewContext<'_>, trace: &Trace, layout: &TimelineLayout, marks: &Marks) {
    let theme = cx.theme;
    if let Some((start, end)) = marks.span() {
        span(painter, theme, layout, (start, end), &length(cx, trace, end - start));
    }
    let mut before: Option<u64> = None;
    for (number, mark) in marks.list().iter().enumerate() {
        let x = painter.round_to_pixel_center(layout.x_of(*mark as f64));
        if layout.chart.x_range().contains(x) {
            let line = Stroke::new(1.0, theme.warn());
            painter.vline(x, layout.rect.top() + 4.0..=layout.chart.bottom(), line);
            let since = before.map(|before| format!(" +{}", grouped(mark - before))).unwrap_or_default();
            let text = format!("{}: {}{since}", number + 1, grouped(*mark));
            flag(painter, theme, pos2(x, layout.rect.top() + AXIS / 2.0), &text);
        }
        before = Some(*mark);
    }
}

fn flag(painter: &Painter, theme: &Theme, at: egui::Pos2, text: &str) {
    let galley = painter.layout_no_wrap(text.to_owned(), theme::small_font(), theme.ink_on(theme.warn()));
    let rect = Rect::from_min_size(pos2(at.x, at.y - galley.size().y / 2.0), galley.size() + vec2(6.0, 0.0));
    painter.rect_filled(rect, 2.0, theme.warn());
    painter.galley(rect.min + vec2(3.0, 0.0), galley, theme.ground());
}

fn span(painter: &Painter, theme: &Theme, layout: &TimelineLayout, (start, end): (u64, u64), text: &str) {
    let (left, right) = (layout.x_of(start as f64), layout.x_of(end as f64));
    let band = Rect::from_min_max(pos2(left, layout.chart.top()), pos2(right, layout.chart.bottom()));
    let band = band.intersect(layout.chart);
    if !band.is_positive() {
        return;
    }
    painter.rect_filled(band, 0.0, theme.accent().gamma_multiply(0.14));
    for x in [left, right].into_iter().filter(|x| layout.chart.x_range().contains(*x)) {
        painter.vline(painter.round_to_pixel_center(x), band.y_range(), Stroke::new(1.0, theme.accent()));
    }
    let galley = painter.layout_no_wrap(text.to_owned(), theme::small_font(), theme.text());
    let half = galley.size().x / 2.0 + 4.0;
    let most = (layout.chart.right() - half).max(layout.chart.left() + half);
    let x = band.center().x.clamp(layout.chart.left() + half, most);
    let at = pos2(x, layout.rect.top() + AXIS / 2.0 + 1.0);
    let rect = Align2::CENTER_CENTER.anchor_size(at, galley.size() + vec2(8.0, 2.0));
    painter.rect_filled(rect, 2.0, theme.selection());
    painter.galley(rect.min + vec2(4.0, 1.0), galley, theme.text());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stay_sorted_and_a_second_one_at_the_same_place_removes_the_first() {
        let mut marks = Marks::default();
        [500, 100, 300].into_iter().for_each(|at| marks.toggle(at, 10));
        assert_eq!(marks.list(), [100, 300, 500]);
        marks.toggle(305, 10);
        assert_eq!(marks.list(), [100, 500]);
    }

    #[test]
    fn measuring_a_second_slice_measures_from_the_first_to_it() {
        let mut marks = Marks::default();
        marks.measure(200, 300);
        marks.measure(900, 950);
        assert_eq!(marks.span(), Some((200, 950)));
        marks.drag(400, 100);
        assert_eq!(marks.span(), Some((100, 400)));
        assert!(marks.clear() && !marks.clear());
    }
}
