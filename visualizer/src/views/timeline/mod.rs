//! Cores and pipes over time: what ran when, what waited for what.

mod input;
mod marks;
mod minimap;
mod paint;
mod search;
mod table;
mod tooltip;

use crate::layouts::{CriticalPath, Shown, TimelineLayout};

use super::names::bound_name;
use super::{View, ViewContext, nothing_yet};
use crate::i18n::fill;
use crate::session::{Anchor, Command, Document, Held, Pane, TimelineOp};
use crate::text::grouped;
use crate::theme::{self, STALE_OPACITY};
use crate::widgets::axis::TimeRange;
use crate::widgets::{chip, label};
use compiler::model::{Lane, Simulated, Trace};

use egui::{Id, Key, Rect, Sense, Stroke, TextEdit, Ui, WidgetInfo, WidgetType};
use marks::Marks;
use paint::Scene;
use search::Search;
use std::sync::Arc;
use table::SliceTable;

/// Identity of the chart, which has the keyboard after a click.
pub const TIMELINE_ID: &str = "timeline";

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
    marks: Marks,
    /// Cycle where a measurement by dragging began.
    measured_from: Option<u64>,
    /// Lanes that stay at the top.
    pins: Vec<Lane>,
    /// Arrows for all waits in view.
    flags: bool,
    /// The table instead of the chart.
    as_table: bool,
    table: SliceTable,
    search: Search,
    /// The search field should take the keyboard.
    focus_search: bool,
}

impl View for Timeline {
    fn pane(&self) -> Pane {
        Pane::Timeline
    }

    fn main_id(&self) -> Option<Id> {
        Some(if self.as_table { Id::new("timeline-table") } else { Id::new(TIMELINE_ID) })
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
        if room > 100.0 && chip(ui, cx.theme, &cx.t.as_table, self.as_table, false).clicked() {
            self.as_table = !self.as_table;
        }
        if !self.as_table {
            self.tools(ui, cx, room);
        }
        if self.range.is_some() && chip(ui, cx.theme, &cx.t.zoom_all, false, true).clicked() {
            self.range = None;
        }
        let place = cx.document().and_then(|document| selected_place(cx, document, trace));
        if let Some((start, end)) = place.filter(|_| room > 900.0)
            && chip(ui, cx.theme, &cx.t.zoom_selection, false, true).clicked()
        {
            self.range = Some(TimeRange::around(start, end, trace.makespan_cycles));
        }
        if let Some((_, path)) = self.critical.as_ref().filter(|(_, path)| !path.pipes.is_empty() && room > 1050.0) {
            let pipes: Vec<&str> = path.pipes.iter().map(|pipe| pipe.name()).collect();
            let text = fill(&cx.t.timeline_critical, &[&pipes.join(" → ")]);
            label(ui, &text, theme::text_font(), cx.theme.dim());
        }
        if !summary.bound.is_empty() && room > 560.0 {
            label(
                ui,
                &fill(&cx.t.timeline_bound, &[bound_name(cx.t, &summary.bound)]),
                theme::text_font(),
                cx.theme.dim(),
            );
        }
        if room < 300.0 {
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
        let trace = &held.value.trace;
        self.search.update(held.revision, trace);
        if self.critical.as_ref().is_none_or(|(revision, _)| *revision != held.revision) {
            self.critical = Some((held.revision, CriticalPath::of(&held.value)));
        }
        if self.as_table {
            self.obey(ui, cx, None, document, trace);
            self.table.show(ui, cx, document, held.revision, trace);
            return;
        }
        let rect = ui.max_rect().intersect(ui.clip_rect());
        let response = ui.interact(rect, Id::new(TIMELINE_ID), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, &cx.t.timeline_label));
        self.reveal(cx, document, trace);
        let layout = self.layout(rect, trace);
        self.obey(ui, cx, response.hover_pos().map(|at| (at, &layout)), document, trace);
        self.read(ui, &response, &layout, trace);
        let layout = self.layout(rect, trace);
        if let Some((_, critical)) = &self.critical {
            let all_flags = self.flags;
            let scene = Scene { document, held, layout: &layout, critical, search: &self.search, all_flags };
            paint::paint(ui, cx, &scene);
        }
        let painter = ui.painter_at(rect);
        minimap::paint(&painter, cx.theme, document, trace, &layout);
        marks::paint(&painter, cx, trace, &layout, &self.marks);
        if response.has_focus() {
            ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, cx.theme.accent()));
        }
        let said = marks::said(cx, trace, &self.marks);
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_value(said));
        self.point(ui, cx, document, trace, &layout, &response);
        input::walk(ui, cx, document, trace, &response);
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
        let pins: Vec<usize> =
            self.pins.iter().filter_map(|pin| trace.lanes.iter().position(|lane| lane == pin)).collect();
        let (core, range, scrolled) = (self.core(trace), self.range(trace), self.scrolled);
        let shown = Shown { core, range, scrolled, pins: &pins, minimap: self.range.is_some() };
        let layout = TimelineLayout::new(rect, trace, &shown);
        let most = (layout.height - layout.chart.height() + 8.0).max(0.0);
        if self.scrolled <= most {
            return layout;
        }
        self.scrolled = most;
        TimelineLayout::new(rect, trace, &Shown { scrolled: most, ..shown })
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

    /// Search and arrows, right to left.
    fn tools(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, room: f32) {
        if room > 400.0 && chip(ui, cx.theme, &cx.t.timeline_arrows, self.flags, false).clicked() {
            self.flags = !self.flags;
        }
        if !self.search.open {
            if room > 480.0 && chip(ui, cx.theme, &cx.t.search, false, false).clicked() {
                cx.send(Command::Timeline(TimelineOp::Search));
            }
            return;
        }
        let count = grouped(self.search.hits().len() as u64);
        let field = ui.add(
            TextEdit::singleline(&mut self.search.text).hint_text(&cx.t.timeline_search_hint).desired_width(140.0),
        );
        if std::mem::take(&mut self.focus_search) {
            field.request_focus();
        }
        if !self.search.text.is_empty() {
            label(ui, &fill(&cx.t.find_matches, &[&count]), theme::text_font(), cx.theme.dim());
        }
        if field.lost_focus() {
            let (enter, shift) = ui.input(|input| (input.key_pressed(Key::Enter), input.modifiers.shift));
            if enter {
                let op = if shift { TimelineOp::PreviousFound } else { TimelineOp::NextFound };
                cx.send(Command::Timeline(op));
                field.request_focus();
            } else if ui.input(|input| input.key_pressed(Key::Escape)) {
                self.search.open = false;
            }
        }
    }
}
