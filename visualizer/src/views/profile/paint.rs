//! Paints the pictures of a profile.

use super::layout::{AXIS, Grid, LANE, Lanes, MEANS, NAMES};
use super::summary::bar_of;
use crate::session::{Opened, Selection};
use crate::text::grouped;
use crate::theme::{self, Theme, mix, space};
use crate::widgets::axis::ticks;
use crate::widgets::canvas::Batch;
use compiler::model::{MemorySeries, OperatorRun, ProfileTrace};
use egui::{Align2, Color32, Rect, Stroke, Ui, pos2, vec2};

pub fn grid(ui: &Ui, theme: &Theme, run: &OperatorRun, layout: &Grid, left: f32, width: f32) {
    let painter = ui.painter();
    let mut batch = Batch::new(painter);
    for cell in &layout.cells {
        match cell.share {
            Some(share) => {
                let hue = mix(theme.panel(), theme.pipe(cell.pipe), 0.12 + 0.88 * share.clamp(0.0, 1.0) as f32);
                batch.rect(cell.rect, hue);
            }
            // Not recorded is not idle.
            None => batch.hatch(cell.rect, 5.0, 1.0, true, theme.wait_line()),
        }
    }
    for (_, bar) in &layout.times {
        batch.rect(*bar, theme.muted(theme.dim()));
    }
    batch.paint(painter);
    if let Some(bottom) = layout.times.iter().map(|(_, bar)| bar.bottom()).reduce(f32::max) {
        let at = pos2(left + NAMES - space::S, bottom - 7.0);
        painter.text(at, Align2::RIGHT_CENTER, "µs", theme::small_font(), theme.dim());
    }
    for pipe in &layout.pipes {
        let Some(cell) = layout.cells.iter().find(|cell| cell.pipe == *pipe) else { continue };
        let y = cell.rect.center().y;
        let at = pos2(left + NAMES - space::S, y);
        painter.text(at, Align2::RIGHT_CENTER, pipe.name(), theme::small_font(), theme.pipe(*pipe));
        let mean = run.share(*pipe).map_or("–".to_owned(), |share| format!("{:.1} %", share * 100.0));
        let at = pos2(left + width - MEANS + space::S + 48.0, y);
        painter.text(at, Align2::RIGHT_CENTER, mean, theme::small_font(), theme.dim());
    }
}

/// A name, a bar for its share of the largest, and figures at the right.
pub fn path(ui: &Ui, theme: &Theme, rect: Rect, name: &str, share: Option<f32>, figures: [&str; 3]) {
    const FIGURES: [f32; 3] = [76.0, 96.0, 116.0];
    let room = FIGURES.iter().sum::<f32>() + space::M;
    let names = ((rect.width() - room) * 0.5).clamp(72.0, 240.0);
    let clip = Rect::from_min_max(rect.min, pos2(rect.left() + names, rect.bottom()));
    let at = rect.left_center() + vec2(space::M, 0.0);
    let painter = ui.painter_at(clip);
    painter.text(at, Align2::LEFT_CENTER, name, theme::code_small_font(), theme.text());
    let painter = ui.painter_at(rect);
    let bar = bar_of(rect, names + space::S, room + space::S);
    if let Some(share) = share.filter(|_| bar.width() > 8.0) {
        painter.rect_filled(bar, 2.0, theme.raised());
        let filled = Rect::from_min_size(bar.min, vec2((bar.width() * share.clamp(0.0, 1.0)).max(1.0), bar.height()));
        painter.rect_filled(filled, 2.0, theme.muted(theme.accent()));
    }
    let mut x = rect.right() - space::M;
    for (text, width) in figures.iter().zip(FIGURES).rev() {
        painter.text(pos2(x, rect.center().y), Align2::RIGHT_CENTER, text, theme::code_small_font(), theme.dim());
        x -= width;
    }
}

/// Allocated filled, reserved as a line above it.
pub fn memory(ui: &Ui, theme: &Theme, rect: Rect, series: &MemorySeries, most: f64) {
    let painter = ui.painter_at(rect);
    let (first, last) = (series.at_ns.first().copied().unwrap_or(0), series.at_ns.last().copied().unwrap_or(1));
    let x_of = |at: i64| rect.left() + ((at - first) as f64 / (last - first).max(1) as f64) as f32 * rect.width();
    let y_of = |value: f64| rect.bottom() - (value / most) as f32 * (rect.height() - 4.0);
    let mut batch = Batch::new(&painter);
    // Steps: a value holds until the next one. Per pixel the largest is drawn.
    let mut columns: Vec<(f32, f64, f64)> = Vec::new();
    for (at, (allocated, reserved)) in series.at_ns.iter().zip(series.allocated.iter().zip(&series.reserved)) {
        let x = x_of(*at).floor();
        match columns.last_mut().filter(|column| column.0 == x) {
            Some(column) => {
                column.1 = column.1.max(*allocated);
                column.2 = column.2.max(*reserved);
            }
            None => columns.push((x, *allocated, *reserved)),
        }
    }
    for (at, (x, allocated, reserved)) in columns.iter().enumerate() {
        let right = columns.get(at + 1).map_or(rect.right(), |next| next.0);
        if !allocated.is_nan() {
            let bar = Rect::from_min_max(pos2(*x, y_of(*allocated)), pos2(right, rect.bottom()));
            batch.rect(bar, theme.muted(theme.accent()));
        }
        if !reserved.is_nan() {
            let y = y_of(*reserved);
            batch.rect(Rect::from_min_max(pos2(*x, y), pos2(right, y + 1.5)), theme.dim());
        }
    }
    batch.paint(&painter);
    painter.hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, theme.line()));
}

/// The lanes of a trace.
pub fn lanes(
    ui: &Ui,
    theme: &Theme,
    opened: &Opened,
    number: usize,
    layout: &Lanes,
    pointed: Option<u32>,
    found: &[u32],
) {
    let (Some(trace), Some(pyramid)) = (opened.profile.traces.get(number), opened.pyramids.get(number)) else { return };
    axis(ui, theme, layout);
    let painter = ui.painter_at(layout.chart);
    let mut batch = Batch::new(&painter);
    for row in &layout.rows {
        let hue = trace.lanes[row.lane].pipe.map_or(theme.accent(), |pipe| theme.pipe(pipe));
        for (rect, bucket) in layout.boxes(trace, pyramid, row.lane) {
            let whole = (bucket.end_ns - bucket.start_ns).max(1);
            let density = (bucket.busy_ns as f64 / whole as f64).clamp(0.0, 1.0) as f32;
            // A box of several slices is as strong as it is full.
            let quiet = mix(theme.panel(), hue, 0.2 + 0.65 * density);
            let gap = if rect.width() > 3.0 { 0.5 } else { 0.0 };
            batch.rect(rect.shrink2(vec2(gap, 0.0)), quiet);
        }
    }
    batch.paint(&painter);
    for row in &layout.rows {
        // Slices of a lane may overlap; their names may not.
        let mut reached = f32::MIN;
        for (rect, bucket) in layout.boxes(trace, pyramid, row.lane) {
            if rect.width() > 28.0 && rect.left() >= reached {
                reached = rect.right();
                name(ui, theme, layout.chart, rect, trace, bucket.longest);
            }
            if pointed == Some(bucket.longest) {
                painter.rect_stroke(rect, 1.0, Stroke::new(1.5, theme.accent()), egui::StrokeKind::Outside);
            } else if !found.is_empty() && found.contains(&trace.slices.name[bucket.longest as usize]) {
                painter.rect_stroke(rect, 1.0, Stroke::new(1.0, theme.warn()), egui::StrokeKind::Inside);
            }
        }
    }
    labels(ui, theme, trace, layout);
}

fn name(ui: &Ui, theme: &Theme, chart: Rect, rect: Rect, trace: &ProfileTrace, slice: u32) {
    let text = trace.slices.name.get(slice as usize).and_then(|name| trace.strings.get(*name as usize));
    let Some(text) = text else { return };
    let painter = ui.painter_at(rect.intersect(chart));
    let at = rect.left_center() + vec2(4.0, 0.0);
    painter.text(at, Align2::LEFT_CENTER, text, theme::small_font(), theme.text());
}

fn axis(ui: &Ui, theme: &Theme, layout: &Lanes) {
    let painter = ui.painter_at(layout.rect);
    let (ticks, _) = ticks(layout.range, layout.chart.width(), 110.0);
    for tick in ticks {
        let x = painter.round_to_pixel_center(layout.x_of(tick as f64));
        painter.vline(x, layout.chart.y_range(), Stroke::new(1.0, theme.line()));
        let text =
            if tick % 1000 == 0 { format!("{} µs", grouped(tick / 1000)) } else { format!("{} ns", grouped(tick)) };
        let at = pos2(x, layout.rect.top() + AXIS / 2.0);
        painter.text(at, Align2::CENTER_CENTER, text, theme::small_font(), theme.dim());
    }
}

fn labels(ui: &Ui, theme: &Theme, trace: &ProfileTrace, layout: &Lanes) {
    let left = Rect::from_min_max(
        pos2(layout.rect.left(), layout.chart.top()),
        pos2(layout.chart.left() - 6.0, layout.rect.bottom()),
    );
    let painter = ui.painter_at(left);
    for row in &layout.rows {
        let lane = &trace.lanes[row.lane];
        let hue = lane.pipe.map_or(theme.dim(), |pipe| theme.pipe(pipe));
        let y = row.top + LANE / 2.0;
        painter.text(pos2(left.right(), y), Align2::RIGHT_CENTER, &lane.thread, theme::small_font(), hue);
        if row.first {
            let at = pos2(left.left() + space::S, y);
            let room = Rect::from_min_max(left.min, pos2(left.left() + left.width() * 0.55, left.bottom()));
            ui.painter_at(room).text(at, Align2::LEFT_CENTER, &lane.process, theme::small_font(), theme.faint());
        }
    }
}

/// Fill behind a row that is pointed at.
pub fn row_ground(ui: &Ui, theme: &Theme, rect: Rect, lit: bool, hovered: bool) {
    let fill: Option<Color32> = if lit { Some(theme.selection()) } else { hovered.then(|| theme.raised()) };
    if let Some(fill) = fill {
        ui.painter().rect_filled(rect, 0.0, fill);
    }
}

/// Whether a line of the kernel is selected.
pub fn is_lit(selection: &Selection, line: Option<u32>) -> bool {
    line.is_some_and(|line| selection.has_line(line))
}
