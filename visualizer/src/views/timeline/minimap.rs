//! The whole run in a strip, with the part in view.

use crate::layouts::TimelineLayout;
use crate::session::Document;
use crate::theme::Theme;
use crate::widgets::axis::TimeRange;
use crate::widgets::canvas::Batch;
use compiler::model::{SliceKind, Trace};
use egui::{Painter, Rect, Stroke, StrokeKind, pos2};

/// Places of the strip: where the whole run is drawn, and which part of it is in view. `None` without a strip.
pub fn window(layout: &TimelineLayout, makespan: u64) -> Option<(Rect, Rect)> {
    let strip = layout.minimap?;
    let all = TimeRange::all(makespan);
    let x = |cycles: f64| strip.left() + ((cycles - all.start) / all.len()) as f32 * strip.width();
    let shown = Rect::from_x_y_ranges(x(layout.range.start)..=x(layout.range.end), strip.y_range());
    Some((strip, shown.intersect(strip)))
}

/// The range that puts a place of the strip in the middle.
pub fn centred(layout: &TimelineLayout, makespan: u64, x: f32) -> Option<TimeRange> {
    let strip = layout.minimap?;
    let all = TimeRange::all(makespan);
    let at = all.start + f64::from((x - strip.left()) / strip.width().max(1.0)) * all.len();
    Some(layout.range.pan(at - layout.range.start - layout.range.len() / 2.0, makespan))
}

pub fn paint(painter: &Painter, theme: &Theme, document: &Document, trace: &Trace, layout: &TimelineLayout) {
    let Some((strip, shown)) = window(layout, trace.makespan_cycles) else { return };
    let whole = TimelineLayout { chart: strip, range: TimeRange::all(trace.makespan_cycles), ..layout.bare() };
    let rows: Vec<_> = layout.rows.iter().filter(|row| row.open).collect();
    let height = strip.height() / rows.len().max(1) as f32;
    let mut batch = Batch::new(painter);
    batch.rect(strip, theme.ground());
    for (number, row) in rows.iter().enumerate() {
        let top = strip.top() + number as f32 * height;
        for found in whole.boxes(trace, document.results.index.lane(row.lane)) {
            if found.kind != SliceKind::Wait {
                let rect = Rect::from_min_max(pos2(found.left, top), pos2(found.right, top + height));
                batch.rect(rect, theme.muted(theme.pipe(row.pipe)));
            }
        }
    }
    batch.paint(painter);
    painter.rect_filled(shown, 0.0, theme.accent().gamma_multiply(0.15));
    painter.rect_stroke(shown, 0.0, Stroke::new(1.0, theme.accent()), StrokeKind::Inside);
}
