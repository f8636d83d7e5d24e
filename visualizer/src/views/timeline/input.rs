//! What the pointer and the keys do to the timeline.

use super::{Timeline, minimap, selected_place, tooltip};
use crate::layouts::{self, TimelineLayout};
use crate::session::{Anchor, Command, Document, TimelineOp};
use crate::views::ViewContext;
use crate::widgets::axis::TimeRange;
use compiler::model::Trace;
use egui::{EventFilter, Key, Pos2, Response, Ui};

/// Arrow keys go from slice to slice.
pub fn walk(ui: &Ui, cx: &ViewContext<'_>, document: &Document, trace: &Trace, response: &Response) {
    if !response.has_focus() {
        return;
    }
    // Escape clears measurement and marks, so it must not take the keyboard away.
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, escape: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    let presses = |key: Key| ui.input(|input| i32::from(input.modifiers.is_none() && input.key_pressed(key)));
    let along = presses(Key::ArrowRight) - presses(Key::ArrowLeft);
    let lanes = presses(Key::ArrowDown) - presses(Key::ArrowUp);
    if (along, lanes) == (0, 0) {
        return;
    }
    let index = &document.results.index;
    let pointed = match cx.session.selection().anchor {
        Some(Anchor::Slice(slice)) => layouts::neighbour(trace, index, slice, along, lanes),
        _ => index.lane(0).first().copied(),
    };
    if let Some(slice) = pointed {
        cx.send(Command::Select(Anchor::Slice(slice)));
    }
}

impl Timeline {
    /// Does what a key or the palette asked for. `pointer` is where the pointer is, if it is over the chart.
    pub(super) fn obey(
        &mut self,
        ui: &Ui,
        cx: &ViewContext<'_>,
        pointer: Option<(Pos2, &TimelineLayout)>,
        document: &Document,
        trace: &Trace,
    ) {
        let Some(op) = cx.session.timeline_wish else { return };
        let makespan = trace.makespan_cycles;
        let range = self.range(trace);
        let here = pointer.filter(|(at, layout)| layout.chart.contains(*at));
        let under = here.map(|(at, layout)| layout.cycles_at(at.x));
        let about = under.unwrap_or(range.start + range.len() / 2.0);
        let place = selected_place(cx, document, trace);
        let mut moved = range;
        match op {
            TimelineOp::ZoomIn => moved = range.zoom(0.8, about, makespan),
            TimelineOp::ZoomOut => moved = range.zoom(1.25, about, makespan),
            TimelineOp::Earlier => moved = range.pan(-0.1 * range.len(), makespan),
            TimelineOp::Later => moved = range.pan(0.1 * range.len(), makespan),
            TimelineOp::All => moved = TimeRange::all(makespan),
            TimelineOp::ZoomSelection => {
                moved = place.map_or(range, |(start, end)| TimeRange::around(start, end, makespan));
            }
            TimelineOp::Mark => {
                let at = under.map(|cycle| cycle.max(0.0) as u64).or(place.map(|(start, _)| start));
                let slack =
                    here.map_or(0.0, |(_, layout)| 4.0 * range.len() / f64::from(layout.chart.width().max(1.0)));
                if let Some(at) = at {
                    self.marks.toggle(at, slack as u64);
                }
            }
            TimelineOp::Measure => {
                if let Some((start, end)) = place {
                    self.marks.measure(start, end);
                }
            }
            TimelineOp::Clear => {
                if !self.marks.clear() {
                    self.search.open = false;
                }
            }
            TimelineOp::Pin => {
                let row = pointer.and_then(|(at, layout)| layout.row_at(at.y)).map(|row| row.lane);
                let selected = match cx.session.selection().anchor {
                    Some(Anchor::Slice(slice)) => trace.slices.lane.get(slice as usize).map(|lane| *lane as usize),
                    _ => None,
                };
                if let Some(lane) = row.or(selected).and_then(|lane| trace.lanes.get(lane)) {
                    match self.pins.iter().position(|pin| pin == lane) {
                        Some(known) => drop(self.pins.remove(known)),
                        None => self.pins.push(*lane),
                    }
                }
            }
            TimelineOp::Flags => self.flags = !self.flags,
            TimelineOp::Table => self.as_table = !self.as_table,
            TimelineOp::Search => (self.search.open, self.focus_search) = (true, true),
            TimelineOp::NextFound | TimelineOp::PreviousFound => {
                let from = match cx.session.selection().anchor {
                    Some(Anchor::Slice(slice)) => Some(slice),
                    _ => None,
                };
                if let Some(slice) = self.search.next(from, op == TimelineOp::PreviousFound) {
                    cx.send(Command::Select(Anchor::Slice(slice)));
                }
            }
        }
        if moved != range {
            self.range = (moved != TimeRange::all(makespan)).then_some(moved);
        }
        ui.ctx().request_repaint();
    }

    /// Zoom about the pointer with the wheel, pan with a drag, measure with Shift, jump in the strip.
    pub(super) fn read(&mut self, ui: &Ui, response: &Response, layout: &TimelineLayout, trace: &Trace) {
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
        let pointer = response.interact_pointer_pos();
        let on_strip = layout.minimap.is_some_and(|strip| pointer.is_some_and(|at| at.y >= strip.top()));
        let shift = ui.input(|input| input.modifiers.shift);
        if let (true, Some(at)) = (response.dragged() || response.clicked(), pointer)
            && on_strip
            && self.measured_from.is_none()
        {
            range = minimap::centred(layout, makespan, at.x).unwrap_or(range);
        } else if let (true, Some(at)) = (response.dragged() && (shift || self.measured_from.is_some()), pointer) {
            let cycle = layout.cycles_at(at.x).clamp(0.0, makespan as f64) as u64;
            // Where the button went down: a drag counts as one only some points later.
            let origin = ui.input(|input| input.pointer.press_origin()).map_or(at.x, |origin| origin.x);
            let began = layout.cycles_at(origin).clamp(0.0, makespan as f64) as u64;
            let from = *self.measured_from.get_or_insert(began);
            self.marks.drag(from, cycle);
        } else if response.dragged() {
            let delta = response.drag_delta();
            range = range.pan(-f64::from(delta.x / layout.chart.width().max(1.0)) * range.len(), makespan);
            self.scrolled = (self.scrolled - delta.y).max(0.0);
        }
        if response.drag_stopped() {
            self.measured_from = None;
        }
        if range != layout.range {
            self.range = (range != TimeRange::all(makespan)).then_some(range);
        }
    }

    /// Click selects, double click zooms, hovering explains.
    pub(super) fn point(
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
        let on_strip = layout.minimap.is_some_and(|strip| at.y >= strip.top());
        if response.clicked() && !on_strip {
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
