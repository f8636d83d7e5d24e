//! The lanes of a real trace: pan, zoom, search, and what is under the pointer.

use super::layout::Lanes;
use super::{micros, paint};
use crate::i18n::fill;
use crate::session::Opened;
use crate::text::grouped;
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::widgets::axis::TimeRange;
use crate::widgets::{chip, empty_state, label};
use compiler::model::{ProfileTrace, micros_of_nanos};
use egui::{Id, Key, Response, Sense, TextEdit, Ui, WidgetInfo, WidgetType};

#[derive(Default)]
pub struct State {
    /// The trace that is shown.
    trace: usize,
    /// `None` shows all of it.
    range: Option<TimeRange>,
    scrolled: f32,
    search: String,
    /// Names that the search finds, as numbers of the trace's texts; and for which search.
    found: (String, Vec<u32>),
    /// Slice that was clicked.
    pointed: Option<u32>,
}

impl State {
    pub fn show(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, opened: &Opened) {
        let traces = &opened.profile.traces;
        if traces.is_empty() {
            empty_state(ui, cx.theme, &cx.t.profile_no_trace, None);
            return;
        }
        self.trace = self.trace.min(traces.len() - 1);
        self.head(ui, cx, traces);
        let trace = &traces[self.trace];
        let rect = ui.available_rect_before_wrap().intersect(ui.clip_rect());
        let response = ui.interact(rect, Id::new("profile lanes"), Sense::click_and_drag());
        let spoken =
            fill(&cx.t.profile_trace_about, &[&trace.lanes.len().to_string(), &grouped(trace.slices.len() as u64)]);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, spoken.clone()));
        let length = length(trace);
        let layout = Lanes::new(rect, trace, self.range.unwrap_or(TimeRange::all(length)), self.scrolled);
        self.read(ui, &response, &layout, length);
        let layout = Lanes::new(rect, trace, self.range.unwrap_or(TimeRange::all(length)), self.scrolled);
        paint::lanes(ui, cx.theme, opened, self.trace, &layout, self.pointed, &self.found.1);
        let slice = response.hover_pos().and_then(|at| {
            let row = layout.row_at(at.y)?;
            let boxes = layout.boxes(trace, opened.pyramids.get(self.trace)?, row.lane);
            let hit = boxes.into_iter().rev().find(|(rect, _)| rect.expand2(egui::vec2(1.0, 0.0)).contains(at));
            hit.map(|(_, bucket)| bucket.longest)
        });
        if response.clicked() {
            self.pointed = slice;
        }
        if let Some(slice) = slice {
            response.on_hover_ui_at_pointer(|ui| tooltip(ui, cx, trace, slice as usize));
        }
    }

    fn head(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, traces: &[ProfileTrace]) {
        ui.add_space(space::XS);
        ui.horizontal_wrapped(|ui| {
            ui.add_space(space::S);
            let before = self.trace;
            if traces.len() > 1 {
                egui::ComboBox::from_id_salt("profile trace").selected_text(&traces[self.trace].file).show_ui(
                    ui,
                    |ui| {
                        for (at, trace) in traces.iter().enumerate() {
                            ui.selectable_value(&mut self.trace, at, &trace.file);
                        }
                    },
                );
            }
            if before != self.trace {
                *self = Self { trace: self.trace, ..Self::default() };
            }
            let trace = &traces[self.trace];
            ui.add(TextEdit::singleline(&mut self.search).hint_text(&cx.t.profile_search).desired_width(160.0));
            if self.search != self.found.0 {
                let wanted = self.search.to_lowercase();
                let names = trace.strings.iter().enumerate();
                let found = names.filter(|(_, name)| !wanted.is_empty() && name.to_lowercase().contains(&wanted));
                self.found = (self.search.clone(), found.map(|(at, _)| at as u32).collect());
            }
            if !self.found.1.is_empty() && chip(ui, cx.theme, &cx.t.find_next, false, true).clicked() {
                self.next_found(trace);
            }
            if self.range.is_some() && chip(ui, cx.theme, &cx.t.zoom_all, false, true).clicked() {
                self.range = None;
            }
            let about =
                fill(&cx.t.profile_trace_about, &[&trace.lanes.len().to_string(), &grouped(trace.slices.len() as u64)]);
            label(ui, &about, theme::text_font(), cx.theme.dim());
            let time = micros(Some(length(trace) as f64 / 1000.0));
            label(ui, &time, theme::text_font(), cx.theme.dim());
            if !trace.complete {
                label(ui, &cx.t.profile_incomplete, theme::text_font(), cx.theme.warn());
            }
        });
        ui.add_space(space::XS);
    }

    /// Goes to the next slice that the search finds.
    fn next_found(&mut self, trace: &ProfileTrace) {
        let columns = &trace.slices;
        let from = self.pointed.map_or(0, |slice| slice as usize + 1);
        let hit = |at: &usize| self.found.1.contains(&columns.name[*at]);
        let Some(at) = (from..columns.len()).chain(0..from.min(columns.len())).find(hit) else { return };
        self.pointed = Some(at as u32);
        let start = (columns.start_ns[at] - trace.range_ns.0).max(0) as u64;
        let end = start + columns.duration_ns[at].max(1) as u64;
        self.range = Some(TimeRange::around(start, end, length(trace)));
        self.scrolled = (columns.lane[at] as f32 - 2.0).max(0.0) * (super::layout::LANE + super::layout::LANE_GAP);
    }

    fn read(&mut self, ui: &Ui, response: &Response, layout: &Lanes, length: u64) {
        let mut range = layout.range;
        if response.clicked() || response.drag_started() {
            response.request_focus();
        }
        let about = response.hover_pos().map_or(range.start + range.len() / 2.0, |at| layout.nanos_at(at.x));
        let width = f64::from(layout.chart.width().max(1.0));
        if response.contains_pointer() {
            let (scroll, zoom, command) =
                ui.input(|input| (input.smooth_scroll_delta(), input.zoom_delta(), input.modifiers.shift));
            if command {
                self.scrolled -= scroll.y;
            } else if scroll.y != 0.0 {
                range = range.zoom((-f64::from(scroll.y) * 0.005).exp(), about, length);
            }
            if scroll.x != 0.0 {
                range = range.pan(-f64::from(scroll.x) / width * range.len(), length);
            }
            if (zoom - 1.0).abs() > 1e-4 {
                range = range.zoom(1.0 / f64::from(zoom), about, length);
            }
        }
        if response.dragged() {
            let delta = response.drag_delta();
            range = range.pan(-f64::from(delta.x) / width * range.len(), length);
            self.scrolled -= delta.y;
        }
        if response.has_focus() && !ui.input(|input| input.modifiers.any()) {
            let presses = |key: Key| ui.input(|input| input.num_presses(key)) as f64;
            let zoom = 0.8_f64.powf(presses(Key::W) - presses(Key::S));
            if (zoom - 1.0).abs() > 1e-4 {
                range = range.zoom(zoom, about, length);
            }
            range = range.pan((presses(Key::D) - presses(Key::A)) * 0.1 * range.len(), length);
            self.scrolled += (presses(Key::PageDown) - presses(Key::PageUp)) as f32 * layout.chart.height() * 0.8;
        }
        self.scrolled = self.scrolled.clamp(0.0, (layout.height - layout.chart.height()).max(0.0));
        if range != layout.range {
            self.range = (range != TimeRange::all(length)).then_some(range);
        }
    }
}

/// Nanoseconds from the first start to the last end.
fn length(trace: &ProfileTrace) -> u64 {
    (trace.range_ns.1 - trace.range_ns.0).max(1) as u64
}

fn tooltip(ui: &mut Ui, cx: &ViewContext<'_>, trace: &ProfileTrace, slice: usize) {
    let columns = &trace.slices;
    let text = |number: u32| trace.strings.get(number as usize).map_or("", String::as_str);
    label(ui, text(columns.name[slice]), theme::strong_font(), cx.theme.text());
    let lane = &trace.lanes[columns.lane[slice] as usize];
    label(ui, &format!("{}  ·  {}", lane.process, lane.thread), theme::text_font(), cx.theme.dim());
    let start = micros_of_nanos(columns.start_ns[slice] - trace.range_ns.0);
    let time = format!("{start} µs  +  {} µs", micros_of_nanos(columns.duration_ns[slice]));
    label(ui, &time, theme::text_font(), cx.theme.dim());
    if columns.code[slice] != u32::MAX {
        for frame in text(columns.code[slice]).lines().take(6) {
            label(ui, frame, theme::code_small_font(), cx.theme.dim());
        }
    }
}
