//! Paints a buffer's allocations over time.

use crate::layouts::{MemoryLayout, usual_pipe};
use crate::session::{Anchor, Document, Held};
use crate::text::bytes;
use crate::theme::{self, mix};
use crate::views::ViewContext;
use crate::widgets::canvas::Batch;
use compiler::model::{Allocation, BufferMap, Simulated};
use egui::{Align2, Color32, CornerRadius, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};
use std::sync::Arc;

pub fn paint(
    ui: &Ui,
    cx: &ViewContext<'_>,
    document: &Document,
    held: &Held<Arc<Simulated>>,
    map: &BufferMap,
    layout: &MemoryLayout,
) {
    let painter = ui.painter();
    let theme = cx.theme;
    let chart = layout.chart;
    for (address, y) in &layout.grid {
        let y = painter.round_to_pixel_center(*y);
        painter.hline(chart.x_range(), y, Stroke::new(1.0, theme.line()));
        if chart.height() > 60.0 {
            let at = pos2(chart.left() - 6.0, y);
            painter.text(at, Align2::RIGHT_CENTER, bytes(*address), theme::small_font(), theme.faint());
        }
    }
    let mut batch = Batch::new(painter);
    let lit =
        |index: usize| map.allocations.get(index).is_some_and(|allocation| is_lit(cx, document, held, allocation));
    for block in &layout.blocks {
        let Some(allocation) = map.allocations.get(block.index) else { continue };
        let hue = hue(cx, allocation);
        batch.rect(block.rect.shrink2(vec2(0.0, 0.5)), hue);
    }
    batch.paint(painter);
    for block in &layout.blocks {
        let pointed =
            cx.session.selection().anchor == Some(Anchor::Allocation { buffer: map.name, index: block.index });
        if pointed || lit(block.index) {
            let line = if pointed { theme.text() } else { theme.accent() };
            painter.rect_stroke(block.rect, CornerRadius::ZERO, Stroke::new(1.5, line), StrokeKind::Inside);
        }
        if let Some(allocation) = map.allocations.get(block.index).filter(|_| !block.name.is_empty()) {
            let ink = theme.ink_on(hue(cx, allocation));
            let at = block.rect.left_center() + vec2(4.0, 0.0);
            let clip = painter.with_clip_rect(block.rect.intersect(ui.clip_rect()));
            clip.text(at, Align2::LEFT_CENTER, &block.name, theme::small_font(), ink);
        }
    }
    let y = painter.round_to_pixel_center(layout.capacity_y);
    let ends = [pos2(chart.left(), y), pos2(chart.right(), y)];
    painter.extend(Shape::dashed_line(&ends, Stroke::new(1.0, theme.bad()), 4.0, 3.0));
    if layout.is_cut {
        let at = pos2(chart.right() - 8.0, y + 9.0);
        let name = format!("↑ {}", bytes(map.capacity_bytes));
        painter.text(at, Align2::RIGHT_CENTER, name, theme::small_font(), theme.bad());
    }
    let peak = map.peak_bytes.min(layout.top_bytes);
    let share = peak as f32 / layout.top_bytes.max(1) as f32;
    let y = painter.round_to_pixel_center(chart.bottom() - share * chart.height());
    let tick = Rect::from_min_size(pos2(chart.right() - 6.0, y - 0.5), vec2(6.0, 1.0));
    painter.rect_filled(tick, 0.0, theme.dim());
}

fn is_lit(cx: &ViewContext<'_>, document: &Document, held: &Held<Arc<Simulated>>, allocation: &Allocation) -> bool {
    let selection = cx.session.selection();
    let by_op = allocation.op.is_some_and(|op| document.results.is_lit(held, selection, &[op]));
    by_op || allocation.line.is_some_and(|line| selection.has_line(line))
}

/// The hue of the pipe that fills the position; neighbours by name differ a little in depth.
fn hue(cx: &ViewContext<'_>, allocation: &Allocation) -> Color32 {
    let hue = cx.theme.pipe(usual_pipe(allocation));
    let odd = allocation.name.bytes().map(u32::from).sum::<u32>() % 2 == 1;
    mix(cx.theme.panel(), hue, if odd { 0.62 } else { 0.85 })
}
