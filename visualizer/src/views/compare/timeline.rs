//! Both runs over each other: each pipe's upper half is the left version, its lower half the right one.

use super::{Two, side_name};
use crate::i18n::fill;
use crate::layouts::{AXIS, Shown, TimelineLayout};
use crate::session::{Anchor, Command, Document, Held, Side};
use crate::text::grouped;
use crate::theme::{self, Theme};
use crate::views::ViewContext;
use crate::widgets::axis::{TimeRange, ticks};
use crate::widgets::canvas::Batch;
use crate::widgets::empty_state;
use compiler::model::{OpId, Pipe, Simulated, SliceKind};
use egui::{Align2, Id, Painter, Rect, Response, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2};
use std::collections::HashMap;
use std::sync::Arc;

/// Least and greatest height of a pipe's row and the gap below it, in points.
const ROW: f32 = 30.0;
const MOST_ROW: f32 = 72.0;
const GAP: f32 = 8.0;
/// Room below the rows for the legend and the ends of the runs.
const FOOT: f32 = 40.0;
/// Most ties drawn between the runs of the selected operation.
const MOST_TIES: usize = 48;

#[derive(Default)]
pub struct Overlay {
    range: Option<TimeRange>,
    /// Move the right run so that the selected operation starts at the same place in both.
    pub aligned: bool,
}

/// One of the two runs.
struct Run<'a> {
    document: &'a Document,
    held: &'a Held<Arc<Simulated>>,
    layout: TimelineLayout,
    /// Operations that are selected, in this run's own numbers.
    selected: Vec<OpId>,
    side: Side,
}

impl Overlay {
    pub fn show(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, two: Two<'_>, ops: &[(OpId, OpId)]) {
        let (Some(left), Some(right)) = (two.left.results.fresh_run(), two.right.results.fresh_run()) else {
            empty_state(ui, cx.theme, &cx.t.compare_no_runs, None);
            return;
        };
        let rect = ui.available_rect_before_wrap().intersect(ui.clip_rect());
        let response = ui.interact(rect, Id::new("compare-timeline"), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, &cx.t.compare_timeline_label));
        let makespan = left.value.trace.makespan_cycles.max(right.value.trace.makespan_cycles);
        let place = |held: &Held<Arc<Simulated>>, range: TimeRange| {
            let trace = &held.value.trace;
            TimelineLayout::new(rect, trace, &Shown { range, ..Shown::whole(trace) }).bare()
        };
        let all = TimeRange::all(makespan);
        let range = self.range.unwrap_or(all);
        let range = read(ui, &response, &place(left, range), makespan);
        self.range = (range != all).then_some(range);
        let (in_left, in_right) = selected(cx, two, ops);
        let shift = if self.aligned { offset(two, &in_left, &in_right) } else { 0.0 };
        let moved = TimeRange { start: range.start + shift, end: range.end + shift };
        let runs = [
            Run { document: two.left, held: left, layout: place(left, range), selected: in_left, side: two.sides.0 },
            Run {
                document: two.right,
                held: right,
                layout: place(right, moved),
                selected: in_right,
                side: two.sides.1,
            },
        ];
        let rows = rows(&runs, runs[0].layout.chart);
        paint(ui, cx, rect, &runs, &rows);
        click(ui, cx, &response, &runs, &rows, ops);
    }
}

/// Operations that are selected, in the numbers of either side. The selection is of the present document.
fn selected(cx: &ViewContext<'_>, two: Two<'_>, ops: &[(OpId, OpId)]) -> (Vec<OpId>, Vec<OpId>) {
    let chosen = cx.session.selection().ops();
    let to_right: HashMap<OpId, OpId> = ops.iter().copied().collect();
    let to_left: HashMap<OpId, OpId> = ops.iter().map(|(a, b)| (*b, *a)).collect();
    let map = |ties: &HashMap<OpId, OpId>| chosen.iter().filter_map(|op| ties.get(op).copied()).collect();
    match two.sides {
        (Side::Present, _) => (chosen.to_vec(), map(&to_right)),
        (_, Side::Present) => (map(&to_left), chosen.to_vec()),
        // Neither is the text that the selection is about.
        _ => (Vec::new(), Vec::new()),
    }
}

/// Cycles from the left run's first slice of the selection to the right one's.
fn offset(two: Two<'_>, left: &[OpId], right: &[OpId]) -> f64 {
    let start = |document: &Document, ops: &[OpId]| {
        let slices = &document.results.simulated.as_ref()?.value.trace.slices;
        let starts = ops.iter().flat_map(|op| document.results.index.slices_of(*op));
        starts.map(|slice| slices.start[*slice as usize]).min()
    };
    match (start(two.left, left), start(two.right, right)) {
        (Some(a), Some(b)) => b as f64 - a as f64,
        _ => 0.0,
    }
}

/// Where the pipe of each row is: those that either run has, by the first core of each.
fn rows(runs: &[Run<'_>; 2], chart: Rect) -> Vec<(Pipe, Rect)> {
    let has = |run: &Run<'_>, pipe: Pipe| lane(run, pipe).is_some();
    let pipes: Vec<Pipe> = Pipe::EXECUTING.into_iter().filter(|pipe| runs.iter().any(|run| has(run, *pipe))).collect();
    let height = ((chart.height() - FOOT) / pipes.len().max(1) as f32 - GAP).clamp(ROW, MOST_ROW);
    let place = |(number, pipe): (usize, Pipe)| {
        let top = chart.top() + 4.0 + number as f32 * (height + GAP);
        (pipe, Rect::from_min_max(pos2(chart.left(), top), pos2(chart.right(), top + height)))
    };
    pipes.into_iter().enumerate().map(place).collect()
}

fn lane(run: &Run<'_>, pipe: Pipe) -> Option<usize> {
    let lanes = &run.held.value.trace.lanes;
    let core = lanes.first()?.core;
    lanes.iter().position(|lane| lane.core == core && lane.pipe == pipe)
}

/// The half of a row that a run has: the first the upper one.
fn half(row: Rect, number: usize) -> Rect {
    let (upper, lower) = row.split_top_bottom_at_fraction(0.5);
    if number == 0 { upper.with_max_y(upper.bottom() - 0.5) } else { lower.with_min_y(lower.top() + 0.5) }
}

fn read(ui: &Ui, response: &Response, layout: &TimelineLayout, makespan: u64) -> TimeRange {
    let mut range = layout.range;
    if response.contains_pointer() {
        let (scroll, zoom) = ui.input(|input| (input.smooth_scroll_delta(), input.zoom_delta()));
        let about = response.hover_pos().map_or(range.start, |at| layout.cycles_at(at.x));
        let by = f64::from(zoom) * (f64::from(scroll.y) * 0.005).exp();
        if (by - 1.0).abs() > 1e-4 {
            range = range.zoom(1.0 / by, about, makespan);
        }
    }
    if response.dragged() {
        let cycles = -f64::from(response.drag_delta().x / layout.chart.width().max(1.0)) * range.len();
        range = range.pan(cycles, makespan);
    }
    if response.double_clicked() { TimeRange::all(makespan) } else { range }
}

fn paint(ui: &Ui, cx: &ViewContext<'_>, rect: Rect, runs: &[Run<'_>; 2], rows: &[(Pipe, Rect)]) {
    let painter = ui.painter_at(rect);
    let theme = cx.theme;
    axis(&painter, theme, &runs[0].layout);
    for (pipe, row) in rows {
        let at = pos2(row.left() - 8.0, row.center().y);
        painter.text(at, Align2::RIGHT_CENTER, pipe.name(), theme::small_font(), theme.pipe(*pipe));
    }
    let painter = painter.with_clip_rect(runs[0].layout.chart.intersect(ui.clip_rect()));
    let mut batch = Batch::new(&painter);
    for (number, run) in runs.iter().enumerate() {
        let trace = &run.held.value.trace;
        for (pipe, row) in rows {
            let Some(lane) = lane(run, *pipe) else { continue };
            let band = half(*row, number);
            for found in run.layout.boxes(trace, run.document.results.index.lane(lane)) {
                let place = Rect::from_x_y_ranges(found.left..=found.right, band.y_range());
                let hue = theme.pipe(*pipe);
                match found.kind {
                    SliceKind::Wait => batch.rect(place, theme.wait_ground()),
                    _ => batch.rect(place, if number == 0 { hue } else { theme.muted(hue) }),
                }
                let op = trace.slices.op_id(found.slice as usize);
                if op.is_some_and(|op| run.selected.contains(&op)) {
                    let y = if number == 0 { band.top() - 2.5 } else { band.bottom() };
                    batch.rect(Rect::from_min_max(pos2(place.left(), y), pos2(place.right(), y + 2.5)), theme.accent());
                }
            }
        }
    }
    batch.paint(&painter);
    ties(&painter, theme, runs, rows);
    for (number, run) in runs.iter().enumerate() {
        let end = run.held.value.trace.makespan_cycles;
        let x = painter.round_to_pixel_center(run.layout.x_of(end as f64));
        let hue = if number == 0 { theme.text() } else { theme.dim() };
        painter.vline(x, runs[0].layout.chart.y_range(), Stroke::new(1.0, hue));
        let name = format!("{} {}", if number == 0 { "A" } else { "B" }, grouped(end));
        let y = runs[0].layout.chart.bottom() - 8.0 - 14.0 * (1 - number) as f32;
        painter.text(pos2(x - 4.0, y), Align2::RIGHT_CENTER, name, theme::small_font(), hue);
    }
    let sides = [side_name(cx, runs[0].side), side_name(cx, runs[1].side)];
    let legend = fill(&cx.t.compare_legend, &[&sides[0], &sides[1]]);
    let at = pos2(runs[0].layout.chart.left() + 4.0, runs[0].layout.chart.bottom() - 8.0);
    painter.text(at, Align2::LEFT_CENTER, legend, theme::small_font(), theme.faint());
}

fn axis(painter: &Painter, theme: &Theme, layout: &TimelineLayout) {
    let (ticks, _) = ticks(layout.range, layout.chart.width(), 72.0);
    for tick in ticks {
        let x = painter.round_to_pixel_center(layout.x_of(tick as f64));
        painter.vline(x, layout.chart.y_range(), Stroke::new(1.0, theme.line()));
        let at = pos2(x, layout.rect.top() + AXIS / 2.0);
        let align = if tick == 0 { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
        painter.text(at, align, grouped(tick), theme::small_font(), theme.dim());
    }
}

/// From each run of the selected operation on the left to the same one on the right.
fn ties(painter: &Painter, theme: &Theme, runs: &[Run<'_>; 2], rows: &[(Pipe, Rect)]) {
    let places = |number: usize| -> Vec<egui::Pos2> {
        let run = &runs[number];
        let slices = &run.held.value.trace.slices;
        let of = run.selected.iter().flat_map(|op| run.document.results.index.slices_of(*op));
        let runs_only = of.filter(|slice| slices.kind[**slice as usize] == SliceKind::Run);
        let place = |slice: &u32| {
            let lane = run.held.value.trace.lanes.get(slices.lane[*slice as usize] as usize)?;
            let (_, row) = rows.iter().find(|(pipe, _)| *pipe == lane.pipe)?;
            Some(pos2(run.layout.x_of(slices.start[*slice as usize] as f64), half(*row, number).center().y))
        };
        runs_only.filter_map(place).take(MOST_TIES).collect()
    };
    for (a, b) in places(0).into_iter().zip(places(1)) {
        painter.line_segment([a, b], Stroke::new(1.0, theme.accent().gamma_multiply(0.7)));
    }
}

/// A click selects the operation, in the present document's numbers.
fn click(
    ui: &Ui,
    cx: &ViewContext<'_>,
    response: &Response,
    runs: &[Run<'_>; 2],
    rows: &[(Pipe, Rect)],
    ops: &[(OpId, OpId)],
) {
    let Some(at) = response.hover_pos() else { return };
    let Some((pipe, row)) = rows.iter().find(|(_, row)| row.contains(at)) else { return };
    let number = usize::from(at.y > row.center().y);
    let run = &runs[number];
    let trace = &run.held.value.trace;
    let Some(lane) = lane(run, *pipe) else { return };
    let boxes = run.layout.boxes(trace, run.document.results.index.lane(lane));
    let Some(found) = boxes.iter().rev().find(|found| at.x >= found.left - 1.0 && at.x <= found.right + 1.0) else {
        return;
    };
    let slice = found.slice as usize;
    let name = trace.strings.get(trace.slices.name[slice] as usize).map_or("", String::as_str);
    let (start, end) = (trace.slices.start[slice], trace.slices.end[slice]);
    let text = format!("{} {name}\n{} – {} · {}", pipe.name(), grouped(start), grouped(end), grouped(end - start));
    response.clone().on_hover_text_at_pointer(text);
    ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    if !response.clicked() {
        return;
    }
    let Some(op) = trace.slices.op_id(slice) else { return };
    let present = match (run.side, runs[1 - number].side) {
        (Side::Present, _) => Some(op),
        (_, Side::Present) if number == 0 => ops.iter().find(|(a, _)| *a == op).map(|(_, b)| *b),
        (_, Side::Present) => ops.iter().find(|(_, b)| *b == op).map(|(a, _)| *a),
        _ => None,
    };
    if let Some(op) = present {
        cx.send(Command::Select(Anchor::Op(op)));
    }
}
