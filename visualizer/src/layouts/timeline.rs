//! Where lanes and slices of the timeline go. Pure: a trace and a time range in, boxes out.
//!
//! Always holds: the boxes of one lane are in order, at most about one per pixel, however many slices there are.

use crate::session::Index;
use crate::widgets::axis::TimeRange;
use compiler::model::{Pipe, SliceKind, Trace};
use egui::{Rect, pos2};

pub const LABELS: f32 = 56.0;
pub const AXIS: f32 = 22.0;
/// Least and greatest height of a lane of the open core, and the gap below it.
const LANE: f32 = 18.0;
const MOST_LANE: f32 = 26.0;
const LANE_GAP: f32 = 8.0;
/// Height of a lane of the other cores.
const THIN: f32 = 3.0;
const THIN_GAP: f32 = 1.0;
const CORE_GAP: f32 = 4.0;
/// Height of the strip with the whole run.
const MINIMAP: f32 = 16.0;
/// Slices narrower than this many points are drawn together.
pub const FOLD: f32 = 1.5;

/// One lane on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// Index into the trace's lanes.
    pub lane: usize,
    pub core: u32,
    pub pipe: Pipe,
    pub top: f32,
    pub height: f32,
    /// Drawn in full: a lane of the open core, or a pinned one.
    pub open: bool,
    /// Stays at the top, whatever is scrolled.
    pub pinned: bool,
}

/// What of a trace is shown.
#[derive(Clone, Copy, Debug)]
pub struct Shown<'a> {
    /// Core whose lanes are drawn in full.
    pub core: u32,
    pub range: TimeRange,
    /// Distance scrolled down, in points.
    pub scrolled: f32,
    /// Lanes of the trace that stay at the top.
    pub pins: &'a [usize],
    /// Leave room for a strip with the whole run.
    pub minimap: bool,
}

impl Shown<'_> {
    /// The whole run of the first core.
    pub fn whole(trace: &Trace) -> Self {
        let core = trace.lanes.first().map_or(0, |lane| lane.core);
        Self { core, range: TimeRange::all(trace.makespan_cycles), scrolled: 0.0, pins: &[], minimap: false }
    }
}

/// One slice, or several folded into one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SliceBox {
    pub left: f32,
    pub right: f32,
    /// The first slice of the box.
    pub slice: u32,
    /// How many slices it stands for.
    pub count: u32,
    pub kind: SliceKind,
}

#[derive(Clone, Debug)]
pub struct TimelineLayout {
    pub rect: Rect,
    /// Where slices are drawn.
    pub chart: Rect,
    pub range: TimeRange,
    pub rows: Vec<Row>,
    /// Height of all rows together.
    pub height: f32,
    /// Where the pinned lanes end.
    pub pinned_bottom: f32,
    /// Strip with the whole run.
    pub minimap: Option<Rect>,
}

impl TimelineLayout {
    pub fn new(rect: Rect, trace: &Trace, shown: &Shown<'_>) -> Self {
        let left = (rect.left() + LABELS).min(rect.right());
        let top = (rect.top() + AXIS).min(rect.bottom());
        let right = (rect.right() - 12.0).max(left);
        let strip = if shown.minimap && rect.height() > 140.0 { MINIMAP + 6.0 } else { 0.0 };
        let chart = Rect::from_min_max(pos2(left, top), pos2(right, rect.bottom() - strip));
        let minimap = (strip > 0.0)
            .then(|| Rect::from_min_max(pos2(left, chart.bottom() + 2.0), pos2(right, chart.bottom() + 2.0 + MINIMAP)));
        let mut rows = Vec::with_capacity(trace.lanes.len());
        let is_pinned = |lane: usize| shown.pins.contains(&lane);
        let open = |core: u32| core == shown.core;
        let lanes = || trace.lanes.iter().enumerate().filter(|(lane, _)| !is_pinned(*lane));
        let pinned = trace.lanes.len() - lanes().count();
        let full = (lanes().filter(|(_, lane)| open(lane.core)).count() + pinned).max(1);
        let alike = alike(trace);
        let thin_rows = (trace.lanes.len() - full.min(trace.lanes.len()) + alike.len() * trace.lanes.len()) as f32;
        let used = thin_rows * (THIN + THIN_GAP) + (alike.len() + 1) as f32 * CORE_GAP + 8.0;
        let lane_height = ((chart.height() - used) / full as f32 - LANE_GAP).clamp(LANE, MOST_LANE);
        let place = |lane: usize, core: u32, top: f32| {
            let (height, pinned) = (lane_height, is_pinned(lane));
            Row { lane, core, pipe: trace.lanes[lane].pipe, top, height, open: true, pinned }
        };
        let mut y = chart.top() + 4.0;
        for lane in shown.pins.iter().copied().filter(|lane| *lane < trace.lanes.len()) {
            rows.push(place(lane, trace.lanes[lane].core, y));
            y += lane_height + LANE_GAP;
        }
        let pinned_bottom = if rows.is_empty() { chart.top() } else { y - LANE_GAP / 2.0 };
        let pinned_height = y - chart.top() - 4.0;
        y -= shown.scrolled;
        let start = y;
        for (lane, row) in lanes().filter(|(_, lane)| open(lane.core)) {
            rows.push(place(lane, row.core, y));
            y += lane_height + LANE_GAP;
        }
        let thin = |lane: usize, core: u32, top: f32| {
            let (height, pipe) = (THIN, trace.lanes[lane].pipe);
            Row { lane, core, pipe, top, height, open: false, pinned: false }
        };
        let mut last = None;
        for (lane, row) in lanes().filter(|(_, lane)| !open(lane.core)) {
            if last.is_some_and(|core| core != row.core) {
                y += CORE_GAP;
            }
            last = Some(row.core);
            rows.push(thin(lane, row.core, y));
            y += THIN + THIN_GAP;
        }
        for core in alike {
            // These are other cores: what is pinned of the simulated one is theirs to show all the same.
            for lane in 0..trace.lanes.len() {
                rows.push(thin(lane, core, y));
                y += THIN + THIN_GAP;
            }
            y += CORE_GAP;
        }
        let height = y - start + pinned_height;
        Self { rect, chart, range: shown.range, rows, height, pinned_bottom, minimap }
    }

    /// The same places without rows.
    pub fn bare(&self) -> Self {
        Self { rows: Vec::new(), ..*self }
    }

    pub fn x_of(&self, cycles: f64) -> f32 {
        let share = (cycles - self.range.start) / self.range.len();
        self.chart.left() + (share * f64::from(self.chart.width())) as f32
    }

    pub fn cycles_at(&self, x: f32) -> f64 {
        let share = f64::from(x - self.chart.left()) / f64::from(self.chart.width().max(1.0));
        self.range.start + share * self.range.len()
    }

    pub fn row_at(&self, y: f32) -> Option<&Row> {
        let slack = |row: &Row| if row.open { 2.0 } else { THIN_GAP };
        let under = |row: &&Row| y >= row.top - 1.0 && y < row.top + row.height + slack(row);
        self.rows.iter().filter(|row| row.pinned || y >= self.pinned_bottom).find(under)
    }

    pub fn row_of(&self, lane: usize) -> Option<&Row> {
        self.rows.iter().find(|row| row.lane == lane)
    }

    /// Boxes of a lane within the visible range.
    pub fn boxes(&self, trace: &Trace, slices: &[u32]) -> Vec<SliceBox> {
        let columns = &trace.slices;
        let start = |slice: u32| columns.start[slice as usize] as f64;
        let end = |slice: u32| columns.end[slice as usize] as f64;
        let kind = |slice: u32| columns.kind[slice as usize];
        let mut boxes = Vec::new();
        let mut at = slices.partition_point(|slice| end(*slice) < self.range.start);
        while let Some(&slice) = slices.get(at) {
            if start(slice) > self.range.end {
                break;
            }
            let (left, right) = (self.x_of(start(slice)), self.x_of(end(slice)));
            if right - left >= FOLD {
                boxes.push(SliceBox { left, right, slice, count: 1, kind: kind(slice) });
                at += 1;
                continue;
            }
            // Everything that starts before the next fold is one box, up to the first slice wide enough to be seen.
            let until = self.cycles_at(left + FOLD);
            let rest = &slices[at..];
            let narrow = rest.partition_point(|slice| start(*slice) < until).max(1);
            let visible = |slice: &u32| self.x_of(end(*slice)) - self.x_of(start(*slice)) >= FOLD;
            let last = rest[narrow - 1];
            let count = if narrow > 1 && visible(&last) { narrow - 1 } else { narrow };
            let folded = rest[count - 1];
            let runs = [slice, rest[count / 2], folded].into_iter().find(|slice| kind(*slice) != SliceKind::Wait);
            let right = self.x_of(end(folded)).clamp(left + 1.0, left + FOLD);
            boxes.push(SliceBox {
                left,
                right,
                slice: runs.unwrap_or(slice),
                count: count as u32,
                kind: runs.map_or(SliceKind::Wait, kind),
            });
            at += count;
        }
        boxes
    }

    /// The slice under a place, with a pixel of slack.
    pub fn slice_at(&self, trace: &Trace, index: &Index, x: f32, y: f32) -> Option<u32> {
        if !self.chart.contains(pos2(x, y)) {
            return None;
        }
        let row = self.row_at(y)?;
        let slices = index.lane(row.lane);
        let boxes = self.boxes(trace, slices);
        let hit = boxes.iter().rev().find(|b| x >= b.left && x <= b.right);
        hit.or_else(|| boxes.iter().find(|b| x >= b.left - 1.0 && x <= b.right + 1.0)).map(|found| found.slice)
    }
}

/// Cores that ran the same stream as the one simulated, and so share its slices. With several simulated cores it is
/// not known which others each stands for; then there are none.
fn alike(trace: &Trace) -> std::ops::Range<u32> {
    const MOST: u32 = 24;
    match trace.core_stands_for.as_slice() {
        [count] if !trace.lanes.is_empty() => 1..(*count).clamp(1, MOST),
        _ => 1..1,
    }
}

/// The slice next to one: along its lane, or on the lane above or below at the same time.
pub fn neighbour(trace: &Trace, index: &Index, slice: u32, along: i32, lanes: i32) -> Option<u32> {
    let columns = &trace.slices;
    let lane = *columns.lane.get(slice as usize)? as usize;
    if along != 0 {
        let here = index.lane(lane).iter().position(|found| *found == slice)?;
        return index.lane(lane).get(here.checked_add_signed(along as isize)?).copied();
    }
    let other = index.lane(lane.checked_add_signed(lanes as isize)?);
    let middle = columns.start[slice as usize].midpoint(columns.end[slice as usize]);
    let at = other.partition_point(|found| columns.end[*found as usize] < middle);
    other.get(at).or(other.last()).copied()
}

/// The wait that the arrow for a slice is about: the slice itself, or the wait just before it.
pub fn wait_before(trace: &Trace, index: &Index, slice: u32) -> Option<u32> {
    let columns = &trace.slices;
    let at = slice as usize;
    if columns.kind.get(at).copied()? == SliceKind::Wait {
        return Some(slice);
    }
    let lane = index.lane(*columns.lane.get(at)? as usize);
    let here = lane.iter().position(|found| *found == slice)?;
    let before = *lane.get(here.checked_sub(1)?)?;
    (columns.kind[before as usize] == SliceKind::Wait && columns.end[before as usize] == columns.start[at])
        .then_some(before)
}

#[cfg(test)]
mod tests {
    use super::*;
    use compiler::model::{Lane, Slices, WaitReason};
    use egui::vec2;

    fn trace(slices: &[(u32, u64, u64, SliceKind)]) -> Trace {
        let mut columns = Slices::default();
        for (lane, start, end, kind) in slices {
            columns.lane.push(*lane);
            columns.start.push(*start);
            columns.end.push(*end);
            columns.kind.push(*kind);
            columns.name.push(0);
            columns.op.push(u32::MAX);
            columns.bytes.push(0);
            columns.wait.push(WaitReason::None);
            columns.cause.push(u32::MAX);
        }
        let lanes = [(0, Pipe::Mte2), (0, Pipe::V), (1, Pipe::Mte2)];
        Trace {
            lanes: lanes.map(|(core, pipe)| Lane { core, pipe }).to_vec(),
            makespan_cycles: slices.iter().map(|slice| slice.2).max().unwrap_or(0),
            slices: columns,
            strings: vec!["x".into()],
            ..Trace::default()
        }
    }

    fn layout(trace: &Trace) -> TimelineLayout {
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(LABELS + 1012.0, 300.0));
        let range = TimeRange { start: 0.0, end: trace.makespan_cycles as f64 };
        TimelineLayout::new(rect, trace, &Shown { range, ..Shown::whole(trace) })
    }

    #[test]
    fn the_open_core_has_full_rows_and_the_others_thin_ones_below() {
        let trace = trace(&[(0, 0, 1000, SliceKind::Run)]);
        let layout = layout(&trace);
        assert_eq!(layout.rows.iter().map(|row| row.open).collect::<Vec<_>>(), [true, true, false]);
        assert!(layout.rows.windows(2).all(|pair| pair[0].top + pair[0].height <= pair[1].top));
        let boxes = layout.boxes(&trace, &[0]);
        assert_eq!((boxes[0].left, boxes[0].right), (layout.chart.left(), layout.chart.right()));
    }

    #[test]
    fn cores_that_ran_the_same_share_the_slices() {
        let mut trace = trace(&[(0, 0, 1000, SliceKind::Run)]);
        trace.lanes.truncate(2);
        trace.core_stands_for = vec![3];
        let layout = layout(&trace);
        let cores: Vec<u32> = layout.rows.iter().map(|row| row.core).collect();
        assert_eq!(cores, [0, 0, 1, 1, 2, 2]);
        assert_eq!(layout.rows[2].lane, layout.rows[0].lane);
        assert!(layout.rows.windows(2).all(|pair| pair[0].top + pair[0].height <= pair[1].top));
    }

    #[test]
    fn pinned_lanes_stay_at_the_top_and_are_found_first() {
        let trace = trace(&[(0, 0, 1000, SliceKind::Run)]);
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 300.0));
        let shown = Shown { pins: &[2], scrolled: 30.0, minimap: true, ..Shown::whole(&trace) };
        let layout = TimelineLayout::new(rect, &trace, &shown);
        let first = layout.rows[0];
        assert_eq!((first.lane, first.pinned, first.open), (2, true, true));
        assert_eq!(layout.rows.iter().filter(|row| row.lane == 2).count(), 1, "shown once");
        assert!(layout.rows[1].top < layout.pinned_bottom, "scrolled below the pinned lane");
        assert_eq!(layout.row_at(first.top + 2.0).map(|row| row.lane), Some(2));
        let alone = Trace { lanes: trace.lanes[..2].to_vec(), core_stands_for: vec![2], ..trace.clone() };
        let layout_alone = TimelineLayout::new(rect, &alone, &Shown { pins: &[0], ..Shown::whole(&alone) });
        let thin = layout_alone.rows.iter().filter(|row| row.core == 1).count();
        assert_eq!(thin, 2, "the core that ran the same keeps all its lanes");
        let strip = layout.minimap.expect("there is room");
        assert!(strip.top() >= layout.chart.bottom() && rect.contains_rect(strip));
    }

    #[test]
    fn a_million_slices_fold_into_about_one_box_per_pixel() {
        let many: Vec<_> = (0..1_000_000).map(|n| (0, n * 10, n * 10 + 7, SliceKind::Run)).collect();
        let trace = trace(&many);
        let layout = layout(&trace);
        let slices: Vec<u32> = (0..1_000_000).collect();
        let boxes = layout.boxes(&trace, &slices);
        assert!(boxes.len() <= 1001, "{}", boxes.len());
        assert_eq!(boxes.iter().map(|b| b.count).sum::<u32>(), 1_000_000);
        assert!(boxes.windows(2).all(|pair| pair[0].left <= pair[1].left));
    }

    #[test]
    fn a_wide_slice_stays_visible_among_narrow_ones() {
        let trace = trace(&[
            (0, 0, 1, SliceKind::Sync),
            (0, 1, 90_000, SliceKind::Run),
            (0, 90_000, 90_001, SliceKind::Wait),
            (0, 90_001, 100_000, SliceKind::Run),
        ]);
        let boxes = layout(&trace).boxes(&trace, &[0, 1, 2, 3]);
        assert!(boxes.iter().any(|b| b.slice == 1 && b.right - b.left > 890.0));
        assert!(boxes.iter().any(|b| b.slice == 3 && b.right - b.left > 90.0));
    }

    #[test]
    fn arrows_go_along_a_lane_and_to_the_same_time_on_the_next() {
        use crate::session::Results;
        let trace = trace(&[
            (0, 0, 10, SliceKind::Run),
            (0, 10, 20, SliceKind::Run),
            (1, 0, 4, SliceKind::Run),
            (1, 12, 18, SliceKind::Run),
        ]);
        let simulated = compiler::model::Simulated { trace: trace.clone(), ..Default::default() };
        let mut results = Results::default();
        let event = compiler::model::Event::Simulated(Box::new(simulated));
        results.receive(1, event, &[], &ropey::Rope::new());
        let go = |slice, along, lanes| neighbour(&trace, &results.index, slice, along, lanes);
        assert_eq!((go(0, 1, 0), go(1, 1, 0), go(0, -1, 0)), (Some(1), None, None));
        assert_eq!((go(1, 0, 1), go(3, 0, -1), go(0, 0, -1)), (Some(3), Some(1), None));
    }

    #[test]
    fn only_slices_in_view_make_boxes() {
        let many: Vec<_> = (0..1000).map(|n| (0, n * 100, n * 100 + 90, SliceKind::Run)).collect();
        let trace = trace(&many);
        let mut layout = layout(&trace);
        layout.range = TimeRange { start: 5000.0, end: 5400.0 };
        let slices: Vec<u32> = (0..1000).collect();
        let seen: Vec<u32> = layout.boxes(&trace, &slices).iter().map(|b| b.slice).collect();
        assert_eq!(seen, [50, 51, 52, 53, 54]);
    }
}
