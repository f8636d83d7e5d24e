//! The chain of slices that the end of the run waited for. Pure.

use crate::session::Index;
use compiler::model::{Pipe, SliceKind, Trace};
use std::collections::BTreeSet;

/// Slices on the path, and the pipes that make up most of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CriticalPath {
    pub slices: BTreeSet<u32>,
    /// In the order in which they come in, those with less than a twentieth of the path left out.
    pub pipes: Vec<Pipe>,
}

/// Walks back from the slice that ended last: to what ended the wait before a slice, else to the slice before it.
pub fn critical_path(trace: &Trace, index: &Index) -> CriticalPath {
    let columns = &trace.slices;
    let runs = (0..columns.len()).filter(|slice| columns.kind[*slice] != SliceKind::Wait);
    let mut at = runs.max_by_key(|slice| columns.end[*slice]);
    let mut path = Vec::new();
    // Each step goes back in time or along a lane, so this bound is never reached by a sound trace.
    while let Some(slice) = at.filter(|_| path.len() <= columns.len()) {
        if columns.kind[slice] != SliceKind::Wait {
            path.push(slice as u32);
        }
        at = before(trace, index, slice);
    }
    CriticalPath { pipes: pipes(trace, &path), slices: path.into_iter().collect() }
}

fn before(trace: &Trace, index: &Index, slice: usize) -> Option<usize> {
    let columns = &trace.slices;
    let lane = index.lane(*columns.lane.get(slice)? as usize);
    let here = lane.partition_point(|other| columns.start[*other as usize] < columns.start[slice]);
    let here = (here..lane.len()).find(|at| lane[*at] as usize == slice)?;
    let previous = lane[here.checked_sub(1)?] as usize;
    let cause = columns.cause[previous] as usize;
    let waited = columns.kind[previous] == SliceKind::Wait && columns.end[previous] == columns.start[slice];
    if waited && cause < columns.len() && columns.end[cause] <= columns.end[previous] {
        return Some(cause);
    }
    Some(previous)
}

fn pipes(trace: &Trace, path: &[u32]) -> Vec<Pipe> {
    let columns = &trace.slices;
    let mut shares: Vec<(Pipe, u64)> = Vec::new();
    for slice in path.iter().rev().map(|slice| *slice as usize) {
        let Some(lane) = trace.lanes.get(columns.lane[slice] as usize) else { continue };
        let cycles = columns.end[slice].saturating_sub(columns.start[slice]);
        match shares.iter_mut().find(|(pipe, _)| *pipe == lane.pipe) {
            Some((_, sum)) => *sum += cycles,
            None => shares.push((lane.pipe, cycles)),
        }
    }
    let whole: u64 = shares.iter().map(|(_, sum)| sum).sum();
    shares.into_iter().filter(|(_, sum)| sum * 20 >= whole && whole > 0).map(|(pipe, _)| pipe).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use compiler::model::{Event, Simulated};

    fn path_of(trace: Trace) -> CriticalPath {
        let mut results = crate::session::Results::default();
        let event = Event::Simulated(Box::new(Simulated { trace: trace.clone(), ..Simulated::default() }));
        results.receive(1, event, &[], &ropey::Rope::new());
        critical_path(&trace, &results.index)
    }

    #[test]
    fn the_path_goes_through_the_flags_that_were_waited_for() {
        let trace = testing::trace(4);
        let path = path_of(trace.clone());
        assert!(path.pipes.contains(&Pipe::Mte2) && path.pipes.contains(&Pipe::Mte3), "{:?}", path.pipes);
        let last = (0..trace.slices.len()).max_by_key(|slice| trace.slices.end[*slice]).expect("slices");
        assert!(path.slices.contains(&(last as u32)));
        assert!(path.slices.iter().all(|slice| trace.slices.kind[*slice as usize] != SliceKind::Wait));
    }

    #[test]
    fn traces_that_are_empty_or_go_round_end() {
        assert_eq!(path_of(Trace::default()), CriticalPath::default());
        let mut trace = testing::trace(3);
        let count = trace.slices.len() as u32;
        for slice in 0..trace.slices.len() {
            trace.slices.kind[slice] = SliceKind::Wait;
            trace.slices.cause[slice] = (slice as u32 + 7) % count;
        }
        trace.slices.kind[5] = SliceKind::Run;
        assert!(path_of(trace).slices.len() <= 1);
    }
}
