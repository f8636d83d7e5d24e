//! Gaps: from the end of one piece of work of a pipe to the start of the next, with what it waited for.

use super::path::{Index, is_work};
use crate::model::{Gap, SliceKind, WaitReason};

/// Shorter gaps are the queues' own pace.
const SHORT: u64 = 3;

pub fn find(index: &Index<'_>) -> Vec<Gap> {
    let slices = index.slices();
    let mut gaps = Vec::new();
    for (lane, &(first, end)) in index.lanes.iter().enumerate() {
        let scalar = index.trace.lanes.get(lane).and_then(|lane| index.scalar(lane.core));
        let mut free = None;
        let mut longest: Option<(u64, usize)> = None;
        for slice in first..end {
            if !is_work(slices, slice) {
                let length = slices.end[slice] - slices.start[slice];
                if slices.kind[slice] == SliceKind::Wait && longest.is_none_or(|(known, _)| length > known) {
                    longest = Some((length, slice));
                }
                continue;
            }
            if let Some(from) = free
                && slices.start[slice] > from + SHORT
            {
                let to = slices.start[slice];
                let (why, blocker) = match longest {
                    Some((_, wait)) if slices.wait[wait] != WaitReason::Issue => {
                        let cause = slices.cause[wait] as usize;
                        let known = cause < slices.len();
                        (slices.wait[wait], known.then(|| index.work_behind(cause)))
                    }
                    // Nothing had been issued: the scalar unit was elsewhere.
                    _ => (WaitReason::Issue, scalar.and_then(|scalar| index.last_before(scalar, to))),
                };
                let blocker = blocker.map_or(u32::MAX, |blocker| blocker as u32);
                gaps.push(Gap { lane: lane as u32, start: from, end: to, why, blocker });
            }
            free = Some(slices.end[slice].max(free.unwrap_or(0)));
            longest = None;
        }
    }
    gaps
}
