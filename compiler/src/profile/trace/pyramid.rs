//! Summaries of a lane at ever coarser steps, so that any zoom is drawn from few numbers.
//!
//! Always holds: a bucket of level `n` sums up [`FAN`] buckets of the level below; what is drawn from a bucket is
//! true: its start, end and busy time are those of its slices.

use crate::model::ProfileTrace;
use std::ops::Range;

/// Slices or buckets per bucket.
pub const FAN: usize = 16;

/// Some slices of one lane that follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bucket {
    pub start_ns: i64,
    pub end_ns: i64,
    /// Sum of the durations; nested slices count more than once.
    pub busy_ns: i64,
    /// The longest slice among them.
    pub longest: u32,
}

/// One lane: where its slices are, and its summaries.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lane {
    /// Slices of the trace.
    pub slices: Range<usize>,
    /// The finest first; the coarsest has at most [`FAN`] buckets.
    levels: Vec<Vec<Bucket>>,
}

/// All lanes of a trace.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pyramid {
    pub lanes: Vec<Lane>,
}

impl Pyramid {
    pub fn new(trace: &ProfileTrace) -> Self {
        let columns = &trace.slices;
        let mut lanes = Vec::with_capacity(trace.lanes.len());
        let mut from = 0;
        for number in 0..trace.lanes.len() as u32 {
            let to = from + columns.lane[from..].partition_point(|lane| *lane <= number);
            let slice = |at: usize| Bucket {
                start_ns: columns.start_ns[at],
                end_ns: columns.start_ns[at].saturating_add(columns.duration_ns[at]),
                busy_ns: columns.duration_ns[at],
                longest: at as u32,
            };
            let length = |bucket: &Bucket| columns.duration_ns[bucket.longest as usize];
            let mut levels: Vec<Vec<Bucket>> = Vec::new();
            let mut level: Vec<Bucket> =
                (from..to).step_by(FAN).filter_map(|at| sum((at..(at + FAN).min(to)).map(slice), length)).collect();
            while level.len() > FAN {
                let next = level.chunks(FAN).filter_map(|chunk| sum(chunk.iter().copied(), length)).collect();
                levels.push(std::mem::replace(&mut level, next));
            }
            levels.push(level);
            lanes.push(Lane { slices: from..to, levels });
            from = to;
        }
        Self { lanes }
    }

    /// What of a lane lies within a time, at most some `most` buckets: single slices where they are few, else sums.
    pub fn within(&self, trace: &ProfileTrace, lane: usize, time: Range<i64>, most: usize) -> Vec<Bucket> {
        let Some(lane) = self.lanes.get(lane) else { return Vec::new() };
        let columns = &trace.slices;
        let starts = &columns.start_ns[lane.slices.clone()];
        let to = lane.slices.start + starts.partition_point(|start| *start < time.end);
        // Slices begin in order but end in any: the one that reaches in from before the longest way is not far.
        let mut from = lane.slices.start + starts.partition_point(|start| *start < time.start);
        from = from.saturating_sub(FAN).max(lane.slices.start);
        if to.saturating_sub(from) <= most {
            let slice = |at: usize| Bucket {
                start_ns: columns.start_ns[at],
                end_ns: columns.start_ns[at].saturating_add(columns.duration_ns[at]),
                busy_ns: columns.duration_ns[at],
                longest: at as u32,
            };
            return (from..to).map(slice).filter(|bucket| bucket.end_ns >= time.start).collect();
        }
        let count = (to - from).max(1);
        let mut step = FAN;
        let mut depth = 0;
        while count / step > most && depth + 1 < lane.levels.len() {
            step *= FAN;
            depth += 1;
        }
        let Some(level) = lane.levels.get(depth) else { return Vec::new() };
        let first = (from - lane.slices.start) / step;
        let last = (to - lane.slices.start).div_ceil(step).min(level.len());
        level.get(first..last).unwrap_or_default().to_vec()
    }
}

fn sum(buckets: impl Iterator<Item = Bucket>, length: impl Fn(&Bucket) -> i64) -> Option<Bucket> {
    buckets.reduce(|a, b| Bucket {
        start_ns: a.start_ns.min(b.start_ns),
        end_ns: a.end_ns.max(b.end_ns),
        busy_ns: a.busy_ns.saturating_add(b.busy_ns),
        longest: if length(&b) > length(&a) { b.longest } else { a.longest },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{TraceColumns, TraceLane};

    #[test]
    fn sums_are_those_of_the_slices() {
        let count = 10_000_i64;
        let slices = TraceColumns {
            lane: (0..count).map(|at| u32::from(at >= 100)).collect(),
            start_ns: (0..count).map(|at| at * 10).collect(),
            duration_ns: (0..count).map(|at| if at == 5_000 { 9 } else { 4 }).collect(),
            name: vec![0; count as usize],
            code: vec![u32::MAX; count as usize],
            at: vec![0; count as usize],
        };
        let trace = ProfileTrace { lanes: vec![TraceLane::default(); 2], slices, ..ProfileTrace::default() };
        let pyramid = Pyramid::new(&trace);
        assert_eq!(pyramid.lanes[0].slices, 0..100);
        let all = pyramid.within(&trace, 1, 0..count * 10, 200);
        assert!(all.len() <= 200);
        let busy: i64 = all.iter().map(|bucket| bucket.busy_ns).sum();
        assert_eq!(busy, 4 * (count - 100) + 5);
        assert!(all.iter().any(|bucket| bucket.longest == 5_000));
        let near = pyramid.within(&trace, 1, 50_000..50_020, 200);
        assert!(near.iter().any(|bucket| bucket.start_ns == 50_000 && bucket.busy_ns == 9));
        assert!(pyramid.within(&trace, 0, 5_000..6_000, 200).is_empty());
    }
}
