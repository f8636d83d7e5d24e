//! Paints the timeline: everything that repeats goes into one mesh.

use super::search::Search;
use crate::i18n::fill;
use crate::layouts::{AXIS, CriticalPath, Row, SliceBox, TimelineLayout, wait_before};
use crate::session::{Anchor, Document, Held, Index};
use crate::text::grouped;
use crate::theme::{self, Pattern, Theme, mix};
use crate::views::ViewContext;
use crate::views::names::wait_name;
use crate::widgets::axis::ticks;
use crate::widgets::canvas::Batch;
use compiler::model::{OpId, Simulated, SliceKind, Trace};
use egui::{Align2, Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, Ui, pos2, vec2};
use std::sync::Arc;

/// What is painted over which places.
pub struct Scene<'a> {
    pub document: &'a Document,
    pub held: &'a Held<Arc<Simulated>>,
    pub layout: &'a TimelineLayout,
    pub critical: &'a CriticalPath,
    pub search: &'a Search,
    /// Arrows for every wait in view, not only the selected one.
    pub all_flags: bool,
}

pub fn paint(ui: &Ui, cx: &ViewContext<'_>, scene: &Scene<'_>) {
    let Scene { document, held, layout, .. } = *scene;
    let painter = ui.painter_at(layout.rect);
    let trace = &held.value.trace;
    axis(&painter, cx.theme, trace, layout);
    let window = Rect::from_min_max(pos2(layout.rect.left(), layout.chart.top()), layout.chart.right_bottom());
    let pinned = Rect::from_min_max(window.min, pos2(window.right(), layout.pinned_bottom));
    let rest = Rect::from_min_max(pos2(window.left(), layout.pinned_bottom), window.max);
    for (part, of_pinned) in [(rest, false), (pinned, true)] {
        if part.is_positive() {
            let part_painter = painter.with_clip_rect(part.intersect(ui.clip_rect()));
            labels(&part_painter, cx, layout, of_pinned);
            let part_painter = part_painter.with_clip_rect(part.intersect(layout.chart).intersect(ui.clip_rect()));
            rows(&part_painter, cx, scene, of_pinned);
        }
    }
    if pinned.is_positive() {
        painter.hline(window.x_range(), layout.pinned_bottom, Stroke::new(1.0, cx.theme.line()));
    }
    let painter = painter.with_clip_rect(layout.chart.intersect(ui.clip_rect()));
    if scene.all_flags {
        for wait in waits_in_view(trace, &document.results.index, layout) {
            arrow(&painter, cx.theme.dim(), 1.0, trace, layout, wait);
        }
    }
    if let Some(Anchor::Slice(slice)) = cx.session.selection().anchor
        && let Some(wait) = wait_before(trace, &document.results.index, slice)
    {
        arrow(&painter, cx.theme.text(), 1.5, trace, layout, wait);
    }
}

fn rows(painter: &Painter, cx: &ViewContext<'_>, scene: &Scene<'_>, pinned: bool) {
    let Scene { document, held, layout, critical, search, .. } = *scene;
    let trace = &held.value.trace;
    let mut batch = Batch::new(painter);
    let mut outlined = Vec::new();
    let mut named = Vec::new();
    // Several cores may share a lane's slices: its boxes are made once.
    let lanes: Vec<Vec<SliceBox>> =
        (0..trace.lanes.len()).map(|lane| layout.boxes(trace, document.results.index.lane(lane))).collect();
    let visible = |row: &&Row| row.pinned == pinned && row.top < layout.chart.bottom();
    for row in layout.rows.iter().filter(visible) {
        let Some(boxes) = lanes.get(row.lane) else { continue };
        let is_simulated = trace.lanes.get(row.lane).is_some_and(|lane| lane.core == row.core);
        let slices = document.results.index.lane(row.lane);
        let first_op = slices.iter().map(|slice| trace.slices.op[*slice as usize]).find(|op| *op != u32::MAX);
        for found in boxes {
            let rect = box_rect(row, found);
            let other = trace.slices.op[found.slice as usize].wrapping_sub(first_op.unwrap_or(0)) % 2 == 1;
            slice(&mut batch, cx.theme, row, found, rect, other);
            if row.open && critical.slices.contains(&found.slice) {
                let line =
                    Rect::from_min_max(pos2(rect.left(), rect.top() - 3.0), pos2(rect.right(), rect.top() - 1.5));
                batch.rect(line, cx.theme.dim());
            }
            if row.open && found.count == 1 && rect.width() > NAME_ROOM {
                named.push((rect, found.slice));
            }
            if row.open && search.is_hit(trace.slices.name[found.slice as usize]) {
                let frame =
                    Rect::from_min_max(pos2(rect.left(), rect.bottom() - 2.5), pos2(rect.right(), rect.bottom()));
                batch.rect(frame, cx.theme.bad());
            }
            let op = trace.slices.op_id(found.slice as usize).filter(|_| is_simulated);
            if op.is_some_and(|op: OpId| document.results.is_lit(held, cx.session.selection(), &[op])) {
                outlined.push((rect, found.slice, row.open));
            }
        }
    }
    batch.paint(painter);
    names(painter, cx, trace, &named);
    selection(painter, cx, &outlined);
}

/// Slices at least this wide say what they are, in points.
const NAME_ROOM: f32 = 46.0;
/// Most names and arrows drawn at once; a chart with more says less.
const MOST_NAMES: usize = 160;
const MOST_ARROWS: usize = 240;

/// What a slice is, and for a gap what it waits for.
fn names(painter: &Painter, cx: &ViewContext<'_>, trace: &Trace, named: &[(Rect, u32)]) {
    if named.len() > MOST_NAMES {
        return;
    }
    let theme = cx.theme;
    for (rect, slice) in named {
        let at = *slice as usize;
        let Some(lane) = trace.lanes.get(trace.slices.lane[at] as usize) else { continue };
        let name = trace.strings.get(trace.slices.name[at] as usize).map_or("", String::as_str);
        let waits = trace.slices.kind[at] == SliceKind::Wait;
        let text = match (waits, name) {
            (false, name) => name,
            (true, "") => wait_name(cx.t, trace.slices.wait[at]),
            (true, name) => name,
        };
        let hue = if waits { theme.dim() } else { theme.ink_on(theme.pipe(lane.pipe)) };
        let inner = rect.shrink2(vec2(4.0, 0.0));
        let clipped = painter.with_clip_rect(inner.intersect(painter.clip_rect()));
        let galley = painter.layout_no_wrap(text.to_owned(), theme::small_font(), hue);
        if galley.size().x > inner.width() {
            continue;
        }
        let at = pos2(inner.left(), inner.center().y - galley.size().y / 2.0);
        if waits {
            let ground = Rect::from_min_size(at, galley.size()).expand2(vec2(2.0, 0.0));
            clipped.rect_filled(ground, 0.0, theme.wait_ground());
        }
        clipped.galley(at, galley, hue);
    }
}

/// Waits with a known cause whose end is in view, at most [`MOST_ARROWS`], the longest of them.
fn waits_in_view(trace: &Trace, index: &Index, layout: &TimelineLayout) -> Vec<u32> {
    let slices = &trace.slices;
    let mut waits: Vec<u32> = Vec::new();
    for row in layout.rows.iter().filter(|row| row.open) {
        let boxes = layout.boxes(trace, index.lane(row.lane));
        let alone = boxes.iter().filter(|found| found.kind == SliceKind::Wait && found.count == 1);
        waits.extend(alone.map(|found| found.slice).filter(|wait| slices.cause[*wait as usize] != u32::MAX));
    }
    let cycles = |wait: &u32| slices.end[*wait as usize].saturating_sub(slices.start[*wait as usize]);
    waits.sort_by_key(|wait| std::cmp::Reverse(cycles(wait)));
    waits.truncate(MOST_ARROWS);
    waits
}

fn axis(painter: &Painter, theme: &Theme, trace: &Trace, layout: &TimelineLayout) {
    let (ticks, step) = ticks(layout.range, layout.chart.width(), 72.0);
    let apart = step as f64 / layout.range.len() * f64::from(layout.chart.width());
    let bottom = layout.chart.bottom() - 4.0;
    for tick in ticks {
        let x = painter.round_to_pixel_center(layout.x_of(tick as f64));
        painter.vline(x, layout.chart.top()..=bottom, Stroke::new(1.0, theme.line()));
        let at = pos2(x, layout.rect.top() + AXIS / 2.0 + 1.0);
        let align = if tick == 0 { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
        let cycles = painter.text(at, align, grouped(tick), theme::small_font(), theme.dim());
        if apart > 130.0 && trace.clock_mhz > 0 && tick > 0 {
            let micros = format!("{:.2} µs", trace.micros(tick));
            let at = cycles.right_center() + vec2(6.0, 0.0);
            painter.text(at, Align2::LEFT_CENTER, micros, theme::small_font(), theme.faint());
        }
    }
}

fn labels(painter: &Painter, cx: &ViewContext<'_>, layout: &TimelineLayout, pinned: bool) {
    let right = layout.chart.left() - 8.0;
    let mut named = None;
    for row in layout.rows.iter().filter(|row| row.pinned == pinned) {
        if row.open {
            let at = pos2(right, row.top + row.height / 2.0);
            let name = match pinned {
                true => format!("{} {}", row.core, row.pipe.name()),
                false => row.pipe.name().to_owned(),
            };
            painter.text(at, Align2::RIGHT_CENTER, name, theme::small_font(), cx.theme.pipe(row.pipe));
        } else if named != Some(row.core) {
            named = Some(row.core);
            let lanes = layout.rows.iter().filter(|other| !other.open && other.core == row.core);
            let bottom = lanes.map(|lane| lane.top + lane.height).fold(row.top, f32::max);
            let at = pos2(right, (row.top + bottom) / 2.0);
            let name = fill(&cx.t.core, &[&row.core.to_string()]);
            painter.text(at, Align2::RIGHT_CENTER, name, theme::small_font(), cx.theme.faint());
        }
    }
}

fn box_rect(row: &Row, found: &SliceBox) -> Rect {
    let (left, right) = (found.left, found.right);
    // Neighbours stay apart by a thin gap where there is room for one.
    let gap = if right - left > 4.0 { 0.5 } else { 0.0 };
    Rect::from_min_max(pos2(left + gap, row.top), pos2(right - gap, row.top + row.height))
}

/// `other` marks every second operation of a lane, drawn a little quieter so that neighbours can be told apart.
fn slice(batch: &mut Batch, theme: &Theme, row: &Row, found: &SliceBox, rect: Rect, other: bool) {
    let pipe = theme.pipe(row.pipe);
    match found.kind {
        SliceKind::Wait if row.open => {
            batch.rect(rect, theme.wait_ground());
            batch.hatch(rect, 5.0, 1.2, true, theme.wait_line());
        }
        // Compressed rows show work; their gaps speak for themselves.
        SliceKind::Wait => {}
        SliceKind::Sync => {
            let middle = Rect::from_center_size(rect.center(), vec2(rect.width(), rect.height() * 0.5));
            batch.rect(middle, theme.muted(pipe));
        }
        SliceKind::Run => {
            let hue = if other { mix(theme.panel(), pipe, 0.78) } else { pipe };
            if row.open {
                batch.rounded(rect, hue);
                pattern(batch, theme, Pattern::of(row.pipe), rect, hue);
            } else {
                batch.rect(rect, hue);
            }
        }
    }
}

/// A quiet pattern over slices large enough to show one.
fn pattern(batch: &mut Batch, theme: &Theme, pattern: Pattern, rect: Rect, hue: Color32) {
    if rect.width() < 9.0 || rect.height() < 10.0 {
        return;
    }
    let inner = rect.shrink(2.0);
    let line = mix(hue, theme.ground(), 0.16);
    let bar = |batch: &mut Batch, rect: Rect| batch.rect(rect, line);
    match pattern {
        Pattern::Plain => {}
        Pattern::Rising => batch.hatch(inner, 7.0, 1.0, true, line),
        Pattern::Falling => batch.hatch(inner, 7.0, 1.0, false, line),
        Pattern::Cross => {
            batch.hatch(inner, 7.0, 1.0, true, line);
            batch.hatch(inner, 7.0, 1.0, false, line);
        }
        Pattern::Horizontal => {
            bar(batch, Rect::from_min_size(pos2(inner.left(), inner.center().y), vec2(inner.width(), 1.0)));
        }
        Pattern::Vertical => {
            let count = (inner.width() / 6.0) as usize;
            for nth in 0..count.min(400) {
                let x = inner.left() + (nth as f32 + 0.5) * 6.0;
                bar(batch, Rect::from_min_size(pos2(x, inner.top()), vec2(1.0, inner.height())));
            }
        }
        Pattern::Dots => {
            let count = (inner.width() / 6.0) as usize;
            for nth in 0..count.min(400) {
                let centre = pos2(inner.left() + (nth as f32 + 0.5) * 6.0, inner.center().y);
                bar(batch, Rect::from_center_size(centre, vec2(2.0, 2.0)));
            }
        }
    }
}

/// The pointed slice has a bright outline, the others of its operation a thin one.
fn selection(painter: &Painter, cx: &ViewContext<'_>, outlined: &[(Rect, u32, bool)]) {
    let mut batch = Batch::new(painter);
    for (rect, slice, open) in outlined {
        let pointed = cx.session.selection().anchor == Some(Anchor::Slice(*slice));
        if pointed {
            let hue = cx.theme.text();
            painter.rect_stroke(rect.expand(1.0), CornerRadius::same(2), Stroke::new(1.6, hue), StrokeKind::Middle);
        } else if *open {
            let underline =
                Rect::from_min_max(pos2(rect.left(), rect.bottom() + 1.5), pos2(rect.right(), rect.bottom() + 3.5));
            batch.rect(underline, cx.theme.accent());
        }
    }
    batch.paint(painter);
}

/// From the end of the cause to the end of the wait.
fn arrow(painter: &Painter, hue: Color32, wide: f32, trace: &Trace, layout: &TimelineLayout, wait: u32) {
    let slices = &trace.slices;
    let cause = slices.cause[wait as usize];
    let (Some(from_lane), Some(to_lane)) = (slices.lane.get(cause as usize), slices.lane.get(wait as usize)) else {
        return;
    };
    let (Some(from), Some(to)) = (layout.row_of(*from_lane as usize), layout.row_of(*to_lane as usize)) else {
        return;
    };
    let start = pos2(layout.x_of(slices.end[cause as usize] as f64), from.top + from.height / 2.0);
    let end = pos2(layout.x_of(slices.end[wait as usize] as f64), to.top + to.height / 2.0);
    let stroke = Stroke::new(wide, hue);
    let bend = vec2(18.0, 0.0);
    let curve = egui::epaint::CubicBezierShape::from_points_stroke(
        [start, start + bend, end - bend, end],
        false,
        Color32::TRANSPARENT,
        stroke,
    );
    painter.add(curve);
    painter.circle_filled(start, 1.0 + wide, hue);
    let tip = [end, end + vec2(-6.0, -3.5), end + vec2(-6.0, 3.5)];
    painter.add(egui::Shape::convex_polygon(tip.to_vec(), hue, Stroke::NONE));
}
