//! A buffer of both versions over time, on the same scales.

use super::{Two, side_name};
use crate::i18n::fill;
use crate::layouts::{MemoryLayout, usual_pipe};
use crate::session::{Command, Document, Side};
use crate::text::bytes;
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::widgets::axis::TimeRange;
use crate::widgets::canvas::Batch;
use crate::widgets::{chip, empty_state};
use compiler::model::{Buffer, BufferMap};
use egui::{Align2, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

pub fn show(ui: &mut Ui, cx: &ViewContext<'_>, two: Two<'_>) {
    let (left, right) = (used(two.left), used(two.right));
    let mut names: Vec<Buffer> = left.iter().chain(&right).map(|map| map.name).collect();
    names.sort_unstable();
    names.dedup();
    let Some(first) = names.first() else {
        empty_state(ui, cx.theme, &cx.t.memory_unused, None);
        return;
    };
    let shown = cx.session.buffer.filter(|buffer| names.contains(buffer)).unwrap_or(*first);
    ui.horizontal(|ui| {
        ui.add_space(space::S);
        for name in &names {
            if chip(ui, cx.theme, name.name(), *name == shown, false).clicked() {
                cx.send(Command::ShowBuffer(*name));
            }
        }
    });
    let find = |maps: &[&BufferMap]| maps.iter().find(|map| map.name == shown).map(|map| (*map).clone());
    let (left, right) = (find(&left), find(&right));
    let peak = [&left, &right].into_iter().flatten().map(|map| map.peak_bytes).max().unwrap_or(0);
    let makespan = [two.left, two.right].iter().filter_map(|document| makespan(document)).max().unwrap_or(1);
    let rect = ui.available_rect_before_wrap().intersect(ui.clip_rect());
    let middle = rect.center().y;
    let halves = [
        (Rect::from_min_max(rect.min, pos2(rect.right(), middle)), left, two.left, two.sides.0),
        (Rect::from_min_max(pos2(rect.left(), middle), rect.max), right, two.right, two.sides.1),
    ];
    for (half, map, document, side) in halves {
        one(ui, cx, half, map, document, side, (peak, makespan));
    }
}

fn used(document: &Document) -> Vec<&BufferMap> {
    let maps = document.results.fresh_run().into_iter().flat_map(|held| &held.value.memory.buffers);
    maps.filter(|map| map.peak_bytes > 0).collect()
}

fn makespan(document: &Document) -> Option<u64> {
    document.results.fresh_run().map(|held| held.value.trace.makespan_cycles)
}

fn one(
    ui: &Ui,
    cx: &ViewContext<'_>,
    rect: Rect,
    map: Option<BufferMap>,
    document: &Document,
    side: Side,
    (peak, makespan): (u64, u64),
) {
    let theme = cx.theme;
    let title = side_name(cx, side);
    let own = map.as_ref().map_or(0, |map| map.peak_bytes);
    let capacity = map.as_ref().map_or(0, |map| map.capacity_bytes);
    let text = format!("{title} · {}", fill(&cx.t.memory_peak, &[&bytes(own), &bytes(capacity)]));
    let response = ui.interact(rect, ui.id().with(("memory", side)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, &text));
    let painter = ui.painter_at(rect);
    painter.text(rect.min + vec2(space::M, 10.0), Align2::LEFT_CENTER, &text, theme::small_font(), theme.dim());
    let Some(mut map) = map else { return };
    // Both charts reach as high as the higher one.
    map.peak_bytes = peak;
    let chart = Rect::from_min_max(rect.min + vec2(0.0, 18.0), rect.max);
    let layout = MemoryLayout::new(chart, &map, TimeRange::all(makespan), |allocation| document.name_of(allocation));
    for (address, y) in &layout.grid {
        let y = painter.round_to_pixel_center(*y);
        painter.hline(layout.chart.x_range(), y, Stroke::new(1.0, theme.line()));
        let at = pos2(layout.chart.left() - 6.0, y);
        painter.text(at, Align2::RIGHT_CENTER, bytes(*address), theme::small_font(), theme.faint());
    }
    let mut batch = Batch::new(&painter);
    for block in &layout.blocks {
        let hue = theme.pipe(usual_pipe(&map.allocations[block.index]));
        batch.rect(block.rect.shrink2(vec2(0.0, 0.5)), theme.muted(hue));
    }
    batch.paint(&painter);
    for block in layout.blocks.iter().filter(|block| !block.name.is_empty()) {
        let ink = theme.ink_on(theme.muted(theme.pipe(usual_pipe(&map.allocations[block.index]))));
        let at = block.rect.left_center() + vec2(4.0, 0.0);
        painter.text(at, Align2::LEFT_CENTER, &block.name, theme::small_font(), ink);
    }
}
