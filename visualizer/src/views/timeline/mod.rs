//! Cores and pipes over time: what ran when, what waited for what.

mod critical;
mod layout;
mod paint;
mod tooltip;

pub use layout::{SliceBox, TimelineLayout};

use super::{View, ViewContext, nothing_yet};
use crate::i18n::fill;
use crate::session::{Anchor, Command, Document, Held, Pane};
use crate::text::grouped;
use crate::theme::{self, STALE_OPACITY};
use crate::widgets::axis::TimeRange;
use crate::widgets::{chip, label};
use compiler::model::{Simulated, Trace};
use critical::{CriticalPath, critical_path};
use egui::{EventFilter, Id, Key, Rect, Response, Sense, Stroke, Ui, WidgetInfo, WidgetType};
use std::sync::Arc;

#[derive(Default)]
pub struct Timeline {
    /// What is in view; `None` shows the whole run, also of the next trace.
    range: Option<TimeRange>,
    /// Core whose lanes are shown in full.
    open_core: u32,
    scrolled: f32,
    /// Selection that was last brought into view.
    seen: Option<Anchor>,
    /// Critical path of the trace of a revision.
    critical: Option<(u64, CriticalPath)>,
}

impl View for Timeline {
    fn pane(&self) -> Pane {
        Pane::Timeline
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.timeline.clone()
    }

    fn about(&self, cx: &ViewContext<'_>) -> String {
        let Some(held) = simulated(cx) else { return String::new() };
        let trace = &held.value.trace;
        let mut parts = vec![fill(&cx.t.timeline_about, &[&self.core(trace).to_string()])];
        let mut cores: Vec<u32> = trace.lanes.iter().map(|lane| lane.core).collect();
        cores.dedup();
        let nth = cores.iter().position(|core| *core == self.core(trace)).unwrap_or(0);
        let alike = trace.core_stands_for.get(nth).copied().unwrap_or(1);
        if alike > 1 {
            parts.push(fill(&cx.t.cores_same, &[&alike.to_string()]));
        }
        if !trace.complete {
            parts.push(cx.t.timeline_stopped.clone());
        }
        if cx.is_stale(held) {
            parts.push(cx.t.stale.clone());
        }
        parts.join(" · ")
    }

    fn controls(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, room: f32) {
        let Some(held) = simulated(cx) else { return };
        let (trace, summary) = (&held.value.trace, &held.value.summary);
        if room > 480.0 {
            label(ui, &cx.t.timeline_keys, theme::text_font(), cx.theme.faint());
        }
        if self.range.is_some() && chip(ui, cx.theme, &cx.t.zoom_all, false, true).clicked() {
            self.range = None;
        }
        let place = cx.document().and_then(|document| selected_place(cx, document, trace));
        if let Some((start, end)) = place.filter(|_| room > 820.0)
            && chip(ui, cx.theme, &cx.t.zoom_selection, false, true).clicked()
        {
            self.range = Some(TimeRange::around(start, end, trace.makespan_cycles));
        }
        if let Some((_, path)) = self.critical.as_ref().filter(|(_, path)| !path.pipes.is_empty() && room > 700.0) {
            let pipes: Vec<&str> = path.pipes.iter().map(|pipe| pipe.name()).collect();
            let text = fill(&cx.t.timeline_critical, &[&pipes.join(" → ")]);
            label(ui, &text, theme::text_font(), cx.theme.dim());
        }
        if !summary.bound.is_empty() && room > 340.0 {
            label(ui, &fill(&cx.t.timeline_bound, &[&summary.bound]), theme::text_font(), cx.theme.dim());
        }
        if room < 180.0 {
            return;
        }
        let micros = format!("{:.2}", trace.micros(trace.makespan_cycles));
        let total = fill(&cx.t.cycles_us, &[&grouped(trace.makespan_cycles), &micros]);
        label(ui, &total, theme::text_font(), cx.theme.dim());
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let (Some(held), Some(document)) = (simulated(cx), cx.document()) else {
            nothing_yet(ui, cx, &cx.t.timeline_empty);
            return;
        };
        if cx.is_stale(held) {
            ui.multiply_opacity(STALE_OPACITY);
        }
        let rect = ui.max_rect().intersect(ui.clip_rect());
        let response = ui.interact(rect, Id::new("timeline"), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, &cx.t.timeline_label));
        let trace = &held.value.trace;
        if self.critical.as_ref().is_none_or(|(revision, _)| *revision != held.revision) {
            self.critical = Some((held.revision, critical_path(trace, &document.results.index)));
        }
        self.reveal(cx, document, trace);
        let layout = self.layout(rect, trace);
        self.read(ui, &response, &layout, trace);
        let layout = self.layout(rect, trace);
        if let Some((_, critical)) = &self.critical {
            paint::paint(ui, cx, document, held, &layout, critical);
        }
        if response.has_focus() {
            ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, cx.theme.accent()));
        }
        self.point(ui, cx, document, trace, &layout, &response);
        walk(ui, cx, document, trace, &response);
    }
}

fn simulated<'a>(cx: &ViewContext<'a>) -> Option<&'a Held<Arc<Simulated>>> {
    cx.document()?.results.simulated.as_ref()
}

/// When the pointed slice ran, else when the first of the selection's did: start and end in cycles.
fn selected_place(cx: &ViewContext<'_>, document: &Document, trace: &Trace) -> Option<(u64, u64)> {
    let selection = cx.session.selection();
    let pointed = match selection.anchor? {
        Anchor::Slice(slice) => Some(slice),
        _ => selection.ops().iter().find_map(|op| document.results.index.slices_of(*op).first().copied()),
    };
    let slice = pointed? as usize;
    Some((*trace.slices.start.get(slice)?, *trace.slices.end.get(slice)?))
}

/// Arrow keys go from slice to slice.
fn walk(ui: &Ui, cx: &ViewContext<'_>, document: &Document, trace: &Trace, response: &Response) {
    if !response.has_focus() {
        return;
    }
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let presses = |key: Key| ui.input(|input| i32::from(input.modifiers.is_none() && input.key_pressed(key)));
    let along = presses(Key::ArrowRight) - presses(Key::ArrowLeft);
    let lanes = presses(Key::ArrowDown) - presses(Key::ArrowUp);
    if (along, lanes) == (0, 0) {
        return;
    }
    let index = &document.results.index;
    let pointed = match cx.session.selection().anchor {
        Some(Anchor::Slice(slice)) => layout::neighbour(trace, index, slice, along, lanes),
        _ => index.lane(0).first().copied(),
    };
    if let Some(slice) = pointed {
        cx.send(Command::Select(Anchor::Slice(slice)));
    }
}

impl Timeline {
    /// The open core, or the first when this trace has no such core.
    fn core(&self, trace: &Trace) -> u32 {
        let known = trace.lanes.iter().any(|lane| lane.core == self.open_core);
        if known { self.open_core } else { trace.lanes.first().map_or(0, |lane| lane.core) }
    }

    fn range(&self, trace: &Trace) -> TimeRange {
        self.range.unwrap_or_else(|| TimeRange::all(trace.makespan_cycles))
    }

    fn layout(&mut self, rect: Rect, trace: &Trace) -> TimelineLayout {
        let (core, range) = (self.core(trace), self.range(trace));
        let layout = TimelineLayout::new(rect, trace, core, range, self.scrolled);
        let most = (layout.height - layout.chart.height() + 8.0).max(0.0);
        if self.scrolled <= most {
            return layout;
        }
        self.scrolled = most;
        TimelineLayout::new(rect, trace, core, range, most)
    }

    /// A slice selected elsewhere comes into view when it is out of it.
    fn reveal(&mut self, cx: &ViewContext<'_>, document: &Document, trace: &Trace) {
        let anchor = cx.session.selection().anchor;
        if self.seen == anchor {
            return;
        }
        self.seen = anchor;
        let Some(range) = self.range else { return };
        let selection = cx.session.selection();
        let slices = selection.ops().iter().flat_map(|op| document.results.index.slices_of(*op));
        let mut places = slices.map(|slice| (trace.slices.start[*slice as usize], trace.slices.end[*slice as usize]));
        let visible = |(start, end): &(u64, u64)| (*end as f64) > range.start && (*start as f64) < range.end;
        let first = places.clone().next();
        if let Some((start, _)) = first.filter(|_| !places.any(|place| visible(&place))) {
            self.range = Some(range.pan(start as f64 - range.start - range.len() / 3.0, trace.makespan_cycles));
        }
    }

    /// Zoom about the pointer with the wheel and W/S, pan with a drag and A/D.
    fn read(&mut self, ui: &Ui, response: &Response, layout: &TimelineLayout, trace: &Trace) {
        let makespan = trace.makespan_cycles;
        let mut range = layout.range;
        if response.clicked() || response.drag_started() {
            response.request_focus();
        }
        let about = response.hover_pos().map_or(range.start + range.len() / 2.0, |at| layout.cycles_at(at.x));
        if response.contains_pointer() {
            let (scroll, zoom, shift) =
                ui.input(|input| (input.smooth_scroll_delta(), input.zoom_delta(), input.modifiers.shift));
            let across = if shift && scroll.x == 0.0 { scroll.y } else { scroll.x };
            if across != 0.0 {
                let cycles = -f64::from(across / layout.chart.width().max(1.0)) * range.len();
                range = range.pan(cycles, makespan);
            }
            let by = f64::from(zoom) * if shift { 1.0 } else { (f64::from(scroll.y) * 0.005).exp() };
            if (by - 1.0).abs() > 1e-4 {
                range = range.zoom(1.0 / by, about, makespan);
            }
        }
        if response.dragged() {
            let delta = response.drag_delta();
            range = range.pan(-f64::from(delta.x / layout.chart.width().max(1.0)) * range.len(), makespan);
            self.scrolled = (self.scrolled - delta.y).max(0.0);
        }
        if response.has_focus() {
            let presses = |key: Key| ui.input(|input| input.num_presses(key)) as f64;
            let modified = ui.input(|input| input.modifiers.any());
            if !modified {
                let zoom = 0.8_f64.powf(presses(Key::W) - presses(Key::S));
                if (zoom - 1.0).abs() > 1e-4 {
                    range = range.zoom(zoom, about, makespan);
                }
                let pan = presses(Key::D) - presses(Key::A);
                if pan != 0.0 {
                    range = range.pan(pan * 0.1 * range.len(), makespan);
                }
            }
        }
        if range != layout.range {
            self.range = (range != TimeRange::all(makespan)).then_some(range);
        }
    }

    /// Click selects, double click zooms, hovering explains.
    fn point(
        &mut self,
        ui: &Ui,
        cx: &ViewContext<'_>,
        document: &Document,
        trace: &Trace,
        layout: &TimelineLayout,
        response: &Response,
    ) {
        let Some(at) = response.hover_pos() else { return };
        let index = &document.results.index;
        let slice = layout.slice_at(trace, index, at.x, at.y);
        if response.clicked() {
            match slice {
                Some(slice) => cx.send(Command::Select(Anchor::Slice(slice))),
                None if at.x < layout.chart.left() => {
                    self.open_core = layout.row_at(at.y).map_or(self.open_core, |row| row.core);
                }
                None => cx.send(Command::ClearSelection),
            }
        }
        let Some(slice) = slice else { return };
        if response.double_clicked() {
            let (start, end) = (trace.slices.start[slice as usize], trace.slices.end[slice as usize]);
            self.range = Some(TimeRange::around(start, end, trace.makespan_cycles));
        }
        if !response.dragged() {
            ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
            response.clone().on_hover_ui_at_pointer(|ui| tooltip::show(ui, cx, document, trace, slice));
        }
    }
}
