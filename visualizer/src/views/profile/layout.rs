//! Where the pictures of a profile go. Pure: figures in, rectangles out.

use crate::widgets::axis::TimeRange;
use compiler::model::{OperatorRun, Pipe, ProfileTrace};
use compiler::profile::trace::pyramid::{Bucket, Pyramid};
use egui::{Rect, pos2, vec2};

/// Width left of the grid for names, right of it for means.
pub const NAMES: f32 = 56.0;
pub const MEANS: f32 = 56.0;
const CELL: f32 = 20.0;
/// Width of a cell at most.
const WIDEST: f32 = 72.0;
/// Height of the longest core's bar.
pub const TIMES: f32 = 28.0;
const CELL_GAP: f32 = 3.0;

/// Share of one pipe of one core.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cell {
    pub rect: Rect,
    /// Index into the operator's cores.
    pub core: usize,
    pub pipe: Pipe,
    /// 0 to 1; `None` where the profile does not say.
    pub share: Option<f64>,
}

/// Cores across, pipes down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Grid {
    pub pipes: Vec<Pipe>,
    pub cells: Vec<Cell>,
    /// A bar for each core that has a time, as high as its share of the longest: core and rectangle.
    pub times: Vec<(usize, Rect)>,
    pub height: f32,
}

impl Grid {
    pub fn new(left: f32, top: f32, width: f32, run: &OperatorRun) -> Self {
        let known =
            |pipe: &Pipe| run.cores.iter().any(|core| core.pipe(*pipe).is_some_and(|used| used.share.is_some()));
        let pipes: Vec<Pipe> = Pipe::EXECUTING.into_iter().filter(known).collect();
        let room = (width - NAMES - MEANS).max(1.0);
        let step = (room / run.cores.len().max(1) as f32).min(WIDEST);
        let gap = if step > 6.0 { 1.5 } else { 0.0 };
        let mut cells = Vec::with_capacity(pipes.len() * run.cores.len());
        let longest = run.cores.iter().filter_map(|core| core.time_us).fold(0.0, f64::max);
        let bar = |(core, time): (usize, f64)| {
            let height = (time / longest) as f32 * TIMES;
            let corner = pos2(left + NAMES + core as f32 * step, top + TIMES - height);
            (core, Rect::from_min_size(corner, vec2((step - gap).max(0.5), height.max(1.0))))
        };
        let timed = run.cores.iter().enumerate().filter_map(|(core, figures)| Some((core, figures.time_us?)));
        let times = timed.filter(|_| longest > 0.0).map(bar).collect();
        let top = top + TIMES + CELL_GAP;
        for (row, pipe) in pipes.iter().enumerate() {
            let y = top + row as f32 * (CELL + CELL_GAP);
            for (core, figures) in run.cores.iter().enumerate() {
                let x = left + NAMES + core as f32 * step;
                let rect = Rect::from_min_size(pos2(x, y), vec2((step - gap).max(0.5), CELL));
                cells.push(Cell { rect, core, pipe: *pipe, share: figures.pipe(*pipe).and_then(|used| used.share) });
            }
        }
        Self { height: TIMES + CELL_GAP + pipes.len() as f32 * (CELL + CELL_GAP), pipes, cells, times }
    }

    pub fn at(&self, x: f32, y: f32) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.rect.expand(0.5).contains(pos2(x, y)))
    }
}

pub const LABELS: f32 = 168.0;
pub const AXIS: f32 = 22.0;
pub const LANE: f32 = 18.0;
pub const LANE_GAP: f32 = 4.0;

/// A visible lane of a trace.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    pub lane: usize,
    pub top: f32,
    /// The first lane of its process.
    pub first: bool,
}

/// Lanes of a trace that are on the screen. Times are nanoseconds since the trace's start.
#[derive(Clone, Debug)]
pub struct Lanes {
    pub rect: Rect,
    pub chart: Rect,
    pub range: TimeRange,
    pub rows: Vec<Row>,
    /// Height of all lanes together.
    pub height: f32,
}

impl Lanes {
    pub fn new(rect: Rect, trace: &ProfileTrace, range: TimeRange, scrolled: f32) -> Self {
        let left = (rect.left() + LABELS.min(rect.width() / 3.0)).min(rect.right());
        let chart = Rect::from_min_max(pos2(left, (rect.top() + AXIS).min(rect.bottom())), rect.right_bottom());
        let step = LANE + LANE_GAP;
        let height = trace.lanes.len() as f32 * step;
        let first = (scrolled / step).floor().max(0.0) as usize;
        let count = (chart.height() / step).ceil() as usize + 1;
        let rows = (first..(first + count).min(trace.lanes.len()))
            .map(|lane| {
                let process = |lane: usize| &trace.lanes[lane].process;
                let begins = lane == 0 || process(lane - 1) != process(lane);
                Row { lane, top: chart.top() + lane as f32 * step - scrolled, first: begins || lane == first }
            })
            .collect();
        Self { rect, chart, range, rows, height }
    }

    pub fn x_of(&self, nanos: f64) -> f32 {
        let share = (nanos - self.range.start) / self.range.len();
        self.chart.left() + (share * f64::from(self.chart.width())).clamp(-1e6, 1e6) as f32
    }

    pub fn nanos_at(&self, x: f32) -> f64 {
        self.range.start + f64::from((x - self.chart.left()) / self.chart.width().max(1.0)) * self.range.len()
    }

    /// The boxes of a lane: at most about one for two points of width.
    pub fn boxes(&self, trace: &ProfileTrace, pyramid: &Pyramid, lane: usize) -> Vec<(Rect, Bucket)> {
        let origin = trace.range_ns.0;
        let time = (origin + self.range.start.floor() as i64)..(origin + self.range.end.ceil() as i64);
        let most = (self.chart.width() / 2.0).max(8.0) as usize;
        let Some(row) = self.rows.iter().find(|row| row.lane == lane) else { return Vec::new() };
        let buckets = pyramid.within(trace, lane, time, most);
        let place = |bucket: Bucket| {
            let left = self.x_of((bucket.start_ns - origin) as f64).max(self.chart.left());
            let right = self.x_of((bucket.end_ns - origin) as f64).min(self.chart.right());
            let rect = Rect::from_min_max(pos2(left, row.top), pos2(right.max(left + 1.0), row.top + LANE));
            (rect, bucket)
        };
        buckets.into_iter().map(place).filter(|(rect, _)| rect.left() <= self.chart.right()).collect()
    }

    pub fn row_at(&self, y: f32) -> Option<&Row> {
        self.rows.iter().find(|row| y >= row.top && y < row.top + LANE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::measured;

    #[test]
    fn a_cell_for_each_pipe_of_each_core() {
        let profile = measured();
        let run = &profile.operators[0];
        let grid = Grid::new(10.0, 20.0, 400.0, run);
        assert_eq!((grid.pipes.len(), grid.cells.len()), (3, 12));
        assert!(grid.cells.iter().all(|cell| cell.rect.left() >= 66.0 && cell.rect.right() <= 354.5));
        assert_eq!(grid.times.len(), 4);
        assert!(grid.times.iter().all(|(_, bar)| (bar.height() - TIMES).abs() < 0.01));
        let cell = grid.cells[5];
        let found = grid.at(cell.rect.center().x, cell.rect.center().y).expect("a cell");
        assert_eq!((found.core, found.pipe, found.share), (1, grid.pipes[1], Some(0.7)));
    }

    #[test]
    fn lanes_show_what_is_in_the_range() {
        let profile = measured();
        let trace = &profile.traces[0];
        let pyramid = Pyramid::new(trace);
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(1000.0, 200.0));
        let lanes = Lanes::new(rect, trace, TimeRange { start: 0.0, end: 10_000.0 }, 0.0);
        assert_eq!(lanes.rows.len(), 2);
        let all = lanes.boxes(trace, &pyramid, 0);
        assert!(all.len() <= 416 && all.len() > 10, "{}", all.len());
        let near = Lanes::new(rect, trace, TimeRange { start: 100.0, end: 120.0 }, 0.0);
        let few = near.boxes(trace, &pyramid, 0);
        assert!(few.iter().any(|(rect, bucket)| bucket.start_ns - trace.range_ns.0 == 110 && rect.width() > 100.0));
        assert_eq!(near.nanos_at(near.x_of(110.0)).round(), 110.0);
    }
}
