//! On-chip memory over time: one buffer at a time, addresses up, cycles across.

mod paint;
mod table;

use super::{View, ViewContext, nothing_yet};
use crate::i18n::fill;
use crate::layouts::MemoryLayout;
use crate::session::{Anchor, Command, Document, Held, Pane};
use crate::text::{bytes, grouped};
use crate::theme::{self, STALE_OPACITY, space};
use crate::widgets::axis::TimeRange;
use crate::widgets::{chip, empty_state, label};
use compiler::model::{Allocation, Buffer, BufferMap, Simulated};
use egui::{Id, Label, Rect, RichText, Sense, Ui, WidgetInfo, WidgetType};
use std::sync::Arc;

#[derive(Default)]
pub struct Memory {
    /// The stays as a table instead of the chart.
    as_table: bool,
    /// Places of what was last drawn: results, text, buffer, room.
    layout: Option<((u64, u64, Buffer, Rect), MemoryLayout)>,
}

impl View for Memory {
    fn pane(&self) -> Pane {
        Pane::Memory
    }

    fn main_id(&self) -> Option<Id> {
        Some(if self.as_table { Id::new("memory-table") } else { Id::new("memory") })
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.memory.clone()
    }

    fn about(&self, cx: &ViewContext<'_>) -> String {
        let stale = simulated(cx).is_some_and(|held| cx.is_stale(held));
        if stale { cx.t.stale.clone() } else { String::new() }
    }

    fn controls(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, room: f32) {
        let (Some(held), Some(map)) = (simulated(cx), shown(cx)) else { return };
        let over = map.peak_bytes > map.capacity_bytes;
        let hue = if over { cx.theme.bad() } else { cx.theme.dim() };
        if room > 90.0 && chip(ui, cx.theme, &cx.t.as_table, self.as_table, false).clicked() {
            self.as_table = !self.as_table;
        }
        let used = || held.value.memory.buffers.iter().filter(|map| map.peak_bytes > 0);
        let chips = used().count() as f32 * 40.0;
        // In a narrow panel the buffers matter more than the figure, which the chart shows as well.
        if room > chips + 220.0 {
            let peak = fill(&cx.t.memory_peak, &[&bytes(map.peak_bytes), &bytes(map.capacity_bytes)]);
            label(ui, &peak, theme::text_font(), hue);
        }
        ui.spacing_mut().item_spacing.x = 2.0;
        for other in used().collect::<Vec<_>>().into_iter().rev() {
            let active = other.name == map.name;
            if chip(ui, cx.theme, other.name.name(), active, false).clicked() {
                cx.send(Command::ShowBuffer(other.name));
            }
        }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let (Some(held), Some(document)) = (simulated(cx), cx.document()) else {
            nothing_yet(ui, cx, &cx.t.memory_empty);
            return;
        };
        let Some(map) = shown(cx) else {
            empty_state(ui, cx.theme, &cx.t.memory_unused, None);
            return;
        };
        if cx.is_stale(held) {
            ui.multiply_opacity(STALE_OPACITY);
        }
        if map.peak_bytes > map.capacity_bytes {
            overflow(ui, cx, map);
        }
        if self.as_table {
            table::show(ui, cx, document, map);
            return;
        }
        let rect = ui.available_rect_before_wrap().intersect(ui.clip_rect());
        let range = TimeRange::all(held.value.trace.makespan_cycles);
        let wanted = (held.revision, document.revision(), map.name, rect);
        if self.layout.as_ref().is_none_or(|(known, _)| *known != wanted) {
            let layout = MemoryLayout::new(rect, map, range, |allocation| document.name_of(allocation));
            self.layout = Some((wanted, layout));
        }
        let Some((_, layout)) = &self.layout else { return };
        let response = ui.interact(rect, Id::new("memory"), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, &cx.t.memory_label));
        paint::paint(ui, cx, document, held, map, layout);
        let hit = response.hover_pos().and_then(|at| layout.at(at.x, at.y));
        if response.clicked() {
            cx.send(match hit {
                Some(index) => Command::Select(Anchor::Allocation { buffer: map.name, index }),
                None => Command::ClearSelection,
            });
        }
        if let Some(allocation) = hit.and_then(|index| map.allocations.get(index)) {
            response.on_hover_ui_at_pointer(|ui| tooltip(ui, cx, document, allocation));
        }
    }
}

fn simulated<'a>(cx: &ViewContext<'a>) -> Option<&'a Held<Arc<Simulated>>> {
    cx.document()?.results.simulated.as_ref()
}

/// The chosen buffer, else the fullest.
fn shown<'a>(cx: &ViewContext<'a>) -> Option<&'a BufferMap> {
    let buffers = &simulated(cx)?.value.memory.buffers;
    let chosen = cx.session.buffer.and_then(|name| buffers.iter().find(|map| map.name == name));
    let fullest = || buffers.iter().max_by_key(|map| map.peak_bytes * 1000 / map.capacity_bytes.max(1));
    chosen.or_else(fullest)
}

fn overflow(ui: &mut Ui, cx: &ViewContext<'_>, map: &BufferMap) {
    let missing = bytes(map.peak_bytes - map.capacity_bytes);
    let text = fill(&cx.t.memory_over, &[&bytes(map.peak_bytes), map.name.name(), &missing]);
    ui.add_space(space::XS);
    ui.horizontal_wrapped(|ui| {
        ui.add_space(space::S);
        ui.add(Label::new(RichText::new(text).color(cx.theme.bad())).wrap());
    });
}

fn tooltip(ui: &mut Ui, cx: &ViewContext<'_>, document: &Document, allocation: &Allocation) {
    label(ui, &document.name_of(allocation), theme::code_font(), cx.theme.text());
    let end = allocation.offset_bytes + allocation.size_bytes;
    let place = format!("{}  ·  0x{:x} – 0x{end:x}", bytes(allocation.size_bytes), allocation.offset_bytes);
    label(ui, &place, theme::text_font(), cx.theme.dim());
    let time = format!("{} – {}", grouped(allocation.start_cycles), grouped(allocation.end_cycles));
    label(ui, &fill(&cx.t.cycles, &[&time]), theme::text_font(), cx.theme.dim());
    if let Some(line) = allocation.line {
        label(ui, &format!("{}:{}", document.name, line + 1), theme::code_small_font(), cx.theme.dim());
    }
}
