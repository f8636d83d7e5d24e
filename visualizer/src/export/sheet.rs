//! What a picture is drawn on, and the charts drawn on it: the same for SVG and PNG.

use crate::layouts::{MemoryLayout, Shown, TimelineLayout, usual_pipe};
use crate::session::Document;
use crate::text::{bytes, grouped};
use crate::theme::Theme;
use crate::widgets::axis::{TimeRange, ticks};
use compiler::model::{BufferMap, SliceKind, Trace};
use egui::{Color32, Pos2, Rect, pos2, vec2};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fill {
    Hue(Color32),
    /// The hatch of a pipe that waits.
    Wait,
}

/// Which side of a text is at its place; the middle of its height always is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Middle,
    Right,
}

/// Places are in points.
pub trait Sheet {
    /// `line` is the source line (from 1) that the thing comes from, `title` what it is.
    fn rect(&mut self, rect: Rect, fill: Fill, line: Option<u32>, title: &str);
    fn line(&mut self, from: Pos2, to: Pos2, hue: Color32, dashed: bool);
    fn text(&mut self, at: Pos2, end: Side, hue: Color32, text: &str);
}

/// Height of a buffer's chart, in points.
pub const MEMORY_HEIGHT: f32 = 220.0;

/// Places of the whole run, from `top` downwards, and how high that is; `None` when nothing was simulated.
pub fn timeline_layout(document: &Document, width: f32, top: f32) -> Option<(TimelineLayout, f32)> {
    let trace = &document.results.simulated.as_ref()?.value.trace;
    trace.lanes.first()?;
    let build = |height| {
        let rect = Rect::from_min_size(pos2(0.0, top), vec2(width, height));
        TimelineLayout::new(rect, trace, &Shown::whole(trace))
    };
    let height = build(80.0).height + 40.0;
    Some((build(height), height))
}

pub fn timeline(sheet: &mut dyn Sheet, document: &Document, theme: &Theme, layout: &TimelineLayout) {
    let Some(held) = &document.results.simulated else { return };
    let trace = &held.value.trace;
    time_axis(sheet, theme, trace, layout);
    let mut named = None;
    for row in &layout.rows {
        let hue = theme.pipe(row.pipe);
        let at = pos2(layout.chart.left() - 8.0, row.top + row.height / 2.0);
        if row.open {
            sheet.text(at, Side::Right, hue, row.pipe.name());
        } else if named != Some(row.core) {
            named = Some(row.core);
            sheet.text(at + vec2(0.0, 4.0), Side::Right, theme.faint(), &row.core.to_string());
        }
        for found in layout.boxes(trace, document.results.index.lane(row.lane)) {
            let slice = found.slice as usize;
            let waits = found.kind == SliceKind::Wait;
            if waits && !row.open {
                continue;
            }
            let line = trace.slices.op_id(slice).and_then(|op| held.origins.get(op)).map(|origin| origin.line + 1);
            let name = trace.strings.get(trace.slices.name[slice] as usize).map_or("", String::as_str);
            let rect = Rect::from_min_max(pos2(found.left, row.top), pos2(found.right, row.top + row.height));
            let (start, end) = (trace.slices.start[slice], trace.slices.end[slice]);
            let title = format!("{name} · {} – {}", grouped(start), grouped(end));
            sheet.rect(rect, if waits { Fill::Wait } else { Fill::Hue(hue) }, line, &title);
        }
    }
}

/// One buffer over time, from `top` downwards.
pub fn memory(sheet: &mut dyn Sheet, document: &Document, map: &BufferMap, theme: &Theme, (width, top): (f32, f32)) {
    let Some(held) = &document.results.simulated else { return };
    let rect = Rect::from_min_size(pos2(0.0, top), vec2(width, MEMORY_HEIGHT));
    let range = TimeRange::all(held.value.trace.makespan_cycles);
    let layout = MemoryLayout::new(rect, map, range, |allocation| document.name_of(allocation));
    let (left, right) = (layout.chart.left(), layout.chart.right());
    for (address, y) in &layout.grid {
        sheet.line(pos2(left, *y), pos2(right, *y), theme.line(), false);
        sheet.text(pos2(left - 6.0, *y), Side::Right, theme.faint(), &bytes(*address));
    }
    for found in &layout.blocks {
        let allocation = &map.allocations[found.index];
        let hue = theme.muted(theme.pipe(usual_pipe(allocation)));
        let title = format!("{} · {}", document.name_of(allocation), bytes(allocation.size_bytes));
        sheet.rect(found.rect, Fill::Hue(hue), allocation.line.map(|line| line + 1), &title);
        if !found.name.is_empty() {
            let at = found.rect.left_center() + vec2(4.0, 0.0);
            sheet.text(at, Side::Left, theme.ink_on(hue), &found.name);
        }
    }
    let y = layout.capacity_y;
    sheet.line(pos2(left, y), pos2(right, y), theme.bad(), true);
    if layout.is_cut {
        let text = format!("↑ {}", bytes(map.capacity_bytes));
        sheet.text(pos2(right - 8.0, y + 9.0), Side::Right, theme.bad(), &text);
    }
}

fn time_axis(sheet: &mut dyn Sheet, theme: &Theme, trace: &Trace, layout: &TimelineLayout) {
    let (ticks, _) = ticks(layout.range, layout.chart.width(), 120.0);
    for tick in ticks {
        let x = layout.x_of(tick as f64);
        sheet.line(pos2(x, layout.chart.top()), pos2(x, layout.chart.bottom()), theme.line(), false);
        let name = format!("{} · {:.2} µs", grouped(tick), trace.micros(tick));
        let end = if tick == 0 { Side::Left } else { Side::Middle };
        sheet.text(pos2(x, layout.rect.top() + 11.0), end, theme.dim(), &name);
    }
}
