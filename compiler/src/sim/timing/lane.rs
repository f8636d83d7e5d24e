//! The slices of one pipe while they are made.
//!
//! Always holds: sorted by start, not overlapping. A pipelined instruction is shown from its start to the start of
//! the next one, so a pushed slice cuts those before it.

use crate::model::{SliceKind, WaitReason};

/// Which slice: index of its pipe in `Pipe::EXECUTING`, then index in that lane.
pub type SliceRef = (usize, usize);

#[derive(Clone, Debug, PartialEq)]
pub struct Slice {
    pub start: u64,
    pub end: u64,
    pub kind: SliceKind,
    pub name: u32,
    pub op: u32,
    pub bytes: u64,
    pub wait: WaitReason,
    pub cause: Option<SliceRef>,
}

/// Slices kept of one lane. What comes later is summed in the last one.
const MOST: usize = 1 << 19;

#[derive(Clone, Debug, Default)]
pub struct Lane {
    pub slices: Vec<Slice>,
    /// Slices that went into the last one.
    pub merged: u64,
}

impl Lane {
    /// End of the last slice; 0 for an empty lane.
    pub fn end(&self) -> u64 {
        self.slices.last().map_or(0, |slice| slice.end)
    }

    /// Index of the slice pushed last.
    pub fn last(&self) -> usize {
        self.slices.len().saturating_sub(1)
    }

    pub fn push(&mut self, slice: Slice) -> usize {
        if self.slices.len() >= MOST
            && let Some(last) = self.slices.last_mut()
        {
            last.end = last.end.max(slice.end);
            self.merged += 1;
            return self.slices.len() - 1;
        }
        for earlier in self.slices.iter_mut().rev() {
            if earlier.end <= slice.start {
                break;
            }
            earlier.start = earlier.start.min(slice.start);
            earlier.end = slice.start;
        }
        self.slices.push(slice);
        self.slices.len() - 1
    }

    /// Pushes a run; one that goes on with the last slice's operation lengthens it.
    pub fn run(&mut self, start: u64, end: u64, name: u32, op: u32) {
        if let Some(last) = self.slices.last_mut()
            && last.kind == SliceKind::Run
            && last.op == op
            && last.end == start
        {
            last.end = end;
            return;
        }
        let slice = Slice { start, end, kind: SliceKind::Run, name, op, bytes: 0, wait: WaitReason::None, cause: None };
        self.push(slice);
    }

    pub fn wait(&mut self, start: u64, end: u64, name: u32, op: u32, why: WaitReason, cause: Option<SliceRef>) {
        if end > start {
            self.push(Slice { start, end, kind: SliceKind::Wait, name, op, bytes: 0, wait: why, cause });
        }
    }

    pub fn sync(&mut self, at: u64, name: u32, op: u32, cause: Option<SliceRef>) -> usize {
        let (kind, wait) = (SliceKind::Sync, WaitReason::None);
        self.push(Slice { start: at, end: at + 1, kind, name, op, bytes: 0, wait, cause })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pushed_slice_cuts_those_it_overlaps() {
        let mut lane = Lane::default();
        lane.run(0, 85, 0, 0);
        lane.sync(85, 1, 1, None);
        lane.run(64, 120, 2, 2);
        let spans: Vec<_> = lane.slices.iter().map(|s| (s.start, s.end)).collect();
        assert_eq!(spans, [(0, 64), (64, 64), (64, 120)]);
    }

    #[test]
    fn runs_of_one_operation_join() {
        let mut lane = Lane::default();
        lane.run(0, 2, 0, 7);
        lane.run(2, 5, 1, 7);
        lane.run(5, 6, 1, 8);
        assert_eq!(lane.slices.iter().map(|s| s.end).collect::<Vec<_>>(), [5, 6]);
    }
}
