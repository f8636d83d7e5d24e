//! The critical path, found from the end: what was each slice's start waiting for?

use crate::model::{Critical, Pipe, SliceKind, Slices, Trace, WaitReason};

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

/// Whether a slice is work: an instruction, or the time by which memory or banks made one longer.
pub fn is_work(slices: &Slices, slice: usize) -> bool {
    slices.kind[slice] == SliceKind::Run || matches!(slices.wait[slice], WaitReason::Memory | WaitReason::BankConflict)
}

/// Work in order of time, found from the core's last work backwards. What no stretch covers is time between the end
/// of one piece of work and the start of what waited for it.
pub fn critical(index: &Index<'_>, core: u32) -> Vec<Critical> {
    let slices = index.slices();
    let lanes = index.trace.lanes.iter().enumerate().filter(|(_, lane)| lane.core == core);
    let all = lanes.flat_map(|(lane, _)| index.lanes[lane].0..index.lanes[lane].1);
    let mut at = all.filter(|&slice| is_work(slices, slice)).max_by_key(|&slice| slices.end[slice]);
    let mut path: Vec<Critical> = Vec::new();
    let mut until = index.trace.makespan_cycles;
    // Every step goes back in time or along a lane; the bound is for traces that are not sound.
    for _ in 0..slices.len() {
        let Some(slice) = at else { break };
        let (start, end) = (slices.start[slice], slices.end[slice].min(until));
        if is_work(slices, slice) && end > start {
            path.push(Critical { slice: slice as u32, start, end });
            until = start;
        }
        at = before(index, slice);
    }
    path.reverse();
    path
}

/// What a slice waited for: what ended the wait before it, else what its pipe did before, else what issued it.
fn before(index: &Index<'_>, slice: usize) -> Option<usize> {
    let slices = index.slices();
    let lane = slices.lane[slice] as usize;
    let (first, _) = *index.lanes.get(lane)?;
    let start = slices.start[slice];
    let Some(previous) = slice.checked_sub(1).filter(|previous| *previous >= first) else {
        let scalar = index.scalar(index.trace.lanes.get(lane)?.core).filter(|scalar| *scalar != lane)?;
        return index.last_before(scalar, start);
    };
    let cause = slices.cause[previous] as usize;
    let waited = slices.kind[previous] == SliceKind::Wait && slices.end[previous] == start;
    if waited && cause < slices.len() && slices.end[cause] <= start {
        return Some(cause);
    }
    Some(previous)
}
