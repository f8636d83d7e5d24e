//! The critical path, found from the end: what was each slice's start waiting for?

use crate::model::{Critical, Pipe, SliceKind, Slices, Trace, WaitReason};

/// Slices of one lane follow one another this closely when the pipe is simply busy.
const CLOSE: u64 = 3;

/// Slices that are looked back over for the work behind a flag.
const NEAR: usize = 64;

/// Slices of a trace by lane.
pub struct Index<'a> {
    pub trace: &'a Trace,
    /// First slice and one past the last of every lane.
    pub lanes: Vec<(usize, usize)>,
}

impl<'a> Index<'a> {
    pub fn new(trace: &'a Trace) -> Self {
        let mut lanes = vec![(0, 0); trace.lanes.len()];
        for (slice, &lane) in trace.slices.lane.iter().enumerate() {
            if let Some(range) = lanes.get_mut(lane as usize) {
                if range.0 == range.1 {
                    *range = (slice, slice);
                }
                range.1 = slice + 1;
            }
        }
        Self { trace, lanes }
    }

    pub fn slices(&self) -> &'a Slices {
        &self.trace.slices
    }

    /// The lane of a core's scalar unit.
    pub fn scalar(&self, core: u32) -> Option<usize> {
        self.trace.lanes.iter().position(|lane| lane.core == core && lane.pipe == Pipe::S)
    }

    /// The last slice of a lane that starts before `at`.
    pub fn last_before(&self, lane: usize, at: u64) -> Option<usize> {
        let (first, end) = *self.lanes.get(lane)?;
        let starts = &self.slices().start[first..end];
        let count = starts.partition_point(|start| *start < at);
        count.checked_sub(1).map(|place| first + place)
    }

    /// What a wait waited for, when that began before `until`; a piece of work itself.
    fn blocker(&self, slice: usize, until: u64) -> usize {
        let slices = self.slices();
        let part = matches!(slices.wait[slice], WaitReason::Memory | WaitReason::BankConflict);
        let cause = slices.cause[slice] as usize;
        if slices.kind[slice] != SliceKind::Wait || part || cause >= slices.len() {
            return slice;
        }
        let behind = self.work_behind(cause);
        if slices.start[behind] < until { behind } else { slice }
    }

    /// The work behind a slice: for flags and barriers, the instruction that they waited for.
    pub fn work_behind(&self, slice: usize) -> usize {
        let slices = self.slices();
        let mut at = slice;
        let (first, _) = self.lanes.get(slices.lane[slice] as usize).copied().unwrap_or((slice, slice));
        while slices.kind[at] != SliceKind::Run && at > first.max(slice.saturating_sub(NEAR)) {
            at -= 1;
        }
        if slices.kind[at] == SliceKind::Run { at } else { slice }
    }
}

/// Stretches in order of time; the last core's last slice ends the path.
pub fn critical(index: &Index<'_>, core: u32) -> Vec<Critical> {
    let slices = index.slices();
    let lanes = index.trace.lanes.iter().enumerate().filter(|(_, lane)| lane.core == core);
    let last =
        lanes.flat_map(|(lane, _)| index.lanes[lane].0..index.lanes[lane].1).max_by_key(|&slice| slices.end[slice]);
    let (Some(mut at), Some(scalar)) = (last, index.scalar(core)) else { return Vec::new() };
    let mut path: Vec<Critical> = Vec::new();
    // A flag set last is drawn one cycle beyond the run.
    let mut until = slices.end[at].min(index.trace.makespan_cycles);
    // Steps at one moment go to earlier slices; more than a few are a circle.
    let mut still = 0;
    while still < 64 {
        let start = slices.start[at].min(until);
        still = if until > start { 0 } else { still + 1 };
        if until > start {
            path.push(Critical { slice: at as u32, start, end: until });
        }
        until = start;
        let Some(before) = before(index, at, scalar) else { break };
        let before = index.blocker(before, until);
        // The path never goes forward in time.
        if before == at || until == 0 || slices.start[before] > until {
            break;
        }
        at = before;
    }
    path.reverse();
    path
}

/// What a slice's start waited for.
fn before(index: &Index<'_>, at: usize, scalar: usize) -> Option<usize> {
    let slices = index.slices();
    let lane = slices.lane[at] as usize;
    let (first, _) = *index.lanes.get(lane)?;
    let start = slices.start[at];
    if let Some(previous) = at.checked_sub(1).filter(|previous| *previous >= first) {
        let close = slices.end[previous] + CLOSE >= start;
        let cause = slices.cause[previous] as usize;
        match (slices.kind[previous], slices.wait[previous]) {
            (SliceKind::Wait, WaitReason::Memory | WaitReason::BankConflict) if close => return Some(previous),
            (SliceKind::Wait | SliceKind::Sync, _) if close && cause < slices.len() => {
                let behind = index.work_behind(cause);
                if slices.start[behind] < start {
                    return Some(behind);
                }
            }
            (SliceKind::Run, _) if close => return Some(previous),
            _ => {}
        }
    }
    if lane == scalar {
        return at.checked_sub(1).filter(|previous| *previous >= first);
    }
    index.last_before(scalar, start)
}
