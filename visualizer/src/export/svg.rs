//! Timeline and memory as SVG.

use super::{escape, hex};
use crate::layouts::{MemoryLayout, Shown, TimelineLayout, usual_pipe};
use crate::session::Document;
use crate::text::{bytes, grouped};
use crate::theme::{Theme, ThemeKind};
use crate::widgets::axis::{TimeRange, ticks};
use compiler::model::{BufferMap, SliceKind, Trace};
use egui::{Color32, Rect, pos2, vec2};
use std::fmt::Write;

const FONT: &str = "font-family='Inter,sans-serif' font-size='11.5'";

/// The whole run of a document's simulation, `width` points wide; `None` when nothing was simulated.
pub fn timeline_svg(document: &Document, theme: ThemeKind, width: f32) -> Option<String> {
    let held = document.results.simulated.as_ref()?;
    let (trace, theme) = (&held.value.trace, theme.theme());
    trace.lanes.first()?;
    let build = |height| {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
        TimelineLayout::new(rect, trace, &Shown::whole(trace))
    };
    let height = build(80.0).height + 40.0;
    let layout = build(height);
    let mut out = open(width, height, theme);
    let _ = write!(
        out,
        "<defs><pattern id='wait' width='5' height='5' patternUnits='userSpaceOnUse' patternTransform='rotate(45)'><rect width='5' height='5' fill='{}'/><rect width='1.2' height='5' fill='{}'/></pattern></defs>",
        hex(theme.wait_ground()),
        hex(theme.wait_line())
    );
    time_axis(&mut out, theme, trace, &layout);
    let mut named = None;
    for row in &layout.rows {
        let hue = theme.pipe(row.pipe);
        let middle = row.top + row.height / 2.0;
        let at = pos2(layout.chart.left() - 8.0, middle);
        if row.open {
            text(&mut out, at, "end", hue, row.pipe.name());
        } else if named != Some(row.core) {
            named = Some(row.core);
            text(&mut out, at + vec2(0.0, 4.0), "end", theme.faint(), &row.core.to_string());
        }
        for found in layout.boxes(trace, document.results.index.lane(row.lane)) {
            let slice = found.slice as usize;
            if found.kind == SliceKind::Wait && !row.open {
                continue;
            }
            let fill = if found.kind == SliceKind::Wait { "url(#wait)".to_owned() } else { hex(hue) };
            let line = trace.slices.op_id(slice).and_then(|op| held.origins.get(op)).map(|origin| origin.line + 1);
            let name = trace.strings.get(trace.slices.name[slice] as usize).map_or("", String::as_str);
            let rect = Rect::from_min_max(pos2(found.left, row.top), pos2(found.right, row.top + row.height));
            let title =
                format!("{name} · {} – {}", grouped(trace.slices.start[slice]), grouped(trace.slices.end[slice]));
            block(&mut out, rect, &fill, line, &title);
        }
    }
    out.push_str("</svg>");
    Some(out)
}

/// One buffer over time.
pub fn memory_svg(document: &Document, map: &BufferMap, theme: ThemeKind, width: f32) -> Option<String> {
    const HEIGHT: f32 = 220.0;
    let held = document.results.simulated.as_ref()?;
    let theme = theme.theme();
    let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, HEIGHT));
    let range = TimeRange::all(held.value.trace.makespan_cycles);
    let layout = MemoryLayout::new(rect, map, range, |allocation| document.name_of(allocation));
    let mut out = open(width, HEIGHT, theme);
    for (address, y) in &layout.grid {
        line(&mut out, theme.line(), (layout.chart.left(), *y), (layout.chart.right(), *y), "");
        text(&mut out, pos2(layout.chart.left() - 6.0, *y), "end", theme.faint(), &bytes(*address));
    }
    for found in &layout.blocks {
        let allocation = &map.allocations[found.index];
        let hue = theme.pipe(usual_pipe(allocation));
        let title = format!("{} · {}", document.name_of(allocation), bytes(allocation.size_bytes));
        block(&mut out, found.rect, &hex(theme.muted(hue)), allocation.line.map(|line| line + 1), &title);
        if !found.name.is_empty() {
            let at = found.rect.left_center() + vec2(4.0, 0.0);
            text(&mut out, at, "start", theme.ink_on(theme.muted(hue)), &found.name);
        }
    }
    let y = layout.capacity_y;
    line(&mut out, theme.bad(), (layout.chart.left(), y), (layout.chart.right(), y), "stroke-dasharray='4 3'");
    if layout.is_cut {
        let at = pos2(layout.chart.right() - 8.0, y + 9.0);
        text(&mut out, at, "end", theme.bad(), &format!("↑ {}", bytes(map.capacity_bytes)));
    }
    out.push_str("</svg>");
    Some(out)
}

fn open(width: f32, height: f32, theme: &Theme) -> String {
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='100%' role='img'><rect width='{width}' height='{height}' fill='{}'/>",
        hex(theme.panel())
    )
}

fn time_axis(out: &mut String, theme: &Theme, trace: &Trace, layout: &TimelineLayout) {
    let (ticks, _) = ticks(layout.range, layout.chart.width(), 120.0);
    for tick in ticks {
        let x = layout.x_of(tick as f64);
        line(out, theme.line(), (x, layout.chart.top()), (x, layout.chart.bottom()), "");
        let name = format!("{} · {:.2} µs", grouped(tick), trace.micros(tick));
        text(out, pos2(x, 11.0), if tick == 0 { "start" } else { "middle" }, theme.dim(), &name);
    }
}

fn block(out: &mut String, rect: Rect, fill: &str, line: Option<u32>, title: &str) {
    let data = line.map(|line| format!(" data-line='{line}'")).unwrap_or_default();
    let (width, height) = (rect.width().max(0.5), rect.height().max(0.5));
    let _ = write!(
        out,
        "<rect x='{:.2}' y='{:.2}' width='{width:.2}' height='{height:.2}' fill='{fill}'{data}><title>{}</title></rect>",
        rect.left(),
        rect.top(),
        escape(title)
    );
}

fn line(out: &mut String, hue: Color32, from: (f32, f32), to: (f32, f32), extra: &str) {
    let _ = write!(
        out,
        "<line x1='{:.1}' y1='{:.1}' x2='{:.1}' y2='{:.1}' stroke='{}' {extra}/>",
        from.0,
        from.1,
        to.0,
        to.1,
        hex(hue)
    );
}

fn text(out: &mut String, at: egui::Pos2, anchor: &str, hue: Color32, content: &str) {
    let _ = write!(
        out,
        "<text x='{:.1}' y='{:.1}' text-anchor='{anchor}' dominant-baseline='middle' fill='{}' {FONT}>{}</text>",
        at.x,
        at.y,
        hex(hue),
        escape(content)
    );
}
