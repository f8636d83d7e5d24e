//! Why a run takes as long as it does.
//!
//! In: the trace, and the streams to run again with one thing changed. Out: gaps with their blockers, the critical
//! path, the bound, what each change gains, and the place under the roofline.
//! Always holds: stretches of the critical path do not overlap and lie within the run.

mod gains;
mod gaps;
mod path;
mod roof;

use super::Limits;
use super::exec::report::Report;
use super::hazard;
use super::stream::{NO_OP, Work};
use super::timing::{CoreStream, Timing};
use crate::model::{Analysis, Bound, Buffer, Critical, CriticalOp, OpId, Pipe, Trace, WaitReason};
use crate::target::Target;
use std::collections::{BTreeMap, BTreeSet};

/// Instructions of all streams up to which the run is repeated with changes.
const REPEATED: usize = 100_000;
/// Instructions of a stream up to which flags are tried for being idle, and waits that are tried.
const TRIED: (usize, usize) = (5_000, 8);
/// Cores end at different times when the last one takes so much longer than the mean.
const UNEVEN: f64 = 1.25;

pub fn build(
    trace: &Trace,
    streams: &[CoreStream<'_>],
    timing: &Timing,
    target: &Target,
    report: &Report<'_>,
    limits: &Limits,
    cancelled: &dyn Fn() -> bool,
) -> Analysis {
    let core_ends: Vec<u64> =
        timing.cores.iter().map(|core| core.times.iter().map(|&(_, end)| end).max().unwrap_or(0)).collect();
    let index = path::Index::new(trace);
    let last = core_ends.iter().enumerate().max_by_key(|(_, end)| **end).map_or(0, |(core, _)| core as u32);
    let critical = path::critical(&index, last);
    let mut analysis = Analysis {
        gaps: gaps::find(&index),
        critical_ops: by_operation(trace, &critical, report),
        ..roof::build(trace, streams, timing, target)
    };
    analysis.bound = bound(trace, &critical, streams, &core_ends, target);
    analysis.critical = critical;
    let instructions: usize = streams.iter().map(|core| core.stream.instructions.len()).sum();
    if instructions <= REPEATED && timing.stuck.is_empty() && timing.finished {
        analysis.bottlenecks = gains::find(streams, timing.makespan, &core_ends, target, limits, cancelled);
    }
    if let Some(first) = streams.first()
        && first.stream.instructions.len() <= TRIED.0
        && timing.stuck.is_empty()
        && !cancelled()
    {
        analysis.idle_flags = idle_flags(first, report);
    }
    analysis.core_ends = core_ends;
    analysis
}

fn by_operation(trace: &Trace, critical: &[Critical], report: &Report<'_>) -> Vec<CriticalOp> {
    let mut sums: BTreeMap<(u32, u32, u32), u64> = BTreeMap::new();
    for stretch in critical {
        let slice = stretch.slice as usize;
        let key = (trace.slices.op[slice], trace.slices.lane[slice], trace.slices.name[slice]);
        *sums.entry(key).or_default() += stretch.end - stretch.start;
    }
    let mut list: Vec<CriticalOp> = sums
        .into_iter()
        .filter(|(_, cycles)| *cycles > 0)
        .map(|((op, lane, name), cycles)| CriticalOp {
            op: (op != NO_OP).then_some(OpId(op)),
            line: report.line(op),
            pipe: trace.lanes.get(lane as usize).map_or(Pipe::S, |lane| lane.pipe),
            name: trace.strings.get(name as usize).cloned().unwrap_or_default(),
            cycles,
        })
        .collect();
    list.sort_by_key(|op| std::cmp::Reverse(op.cycles));
    list
}

/// What most of the critical path is; cores that end at different times come first.
fn bound(trace: &Trace, critical: &[Critical], streams: &[CoreStream<'_>], ends: &[u64], target: &Target) -> Bound {
    let weight: u64 = streams.iter().map(|core| u64::from(core.stands_for)).sum();
    let sum: u64 = streams.iter().zip(ends).map(|(core, end)| u64::from(core.stands_for) * end).sum();
    let last = ends.iter().copied().max().unwrap_or(0);
    if weight > 1 && last as f64 * weight as f64 > UNEVEN * sum as f64 {
        return Bound::Imbalance;
    }
    let mut cycles: BTreeMap<usize, (u64, Bound)> = BTreeMap::new();
    for stretch in critical {
        let slice = stretch.slice as usize;
        let pipe = trace.lanes.get(trace.slices.lane[slice] as usize).map_or(Pipe::S, |lane| lane.pipe);
        let bound = match (trace.slices.wait[slice], pipe) {
            (WaitReason::Memory, _) => Bound::Memory,
            (_, Pipe::V | Pipe::M) => Bound::Compute,
            (_, Pipe::S | Pipe::All) => Bound::Scalar,
            _ => {
                // A copy is latency as long as its bytes would have taken less than half of its time.
                let length = (trace.slices.end[slice] - trace.slices.start[slice]).max(1) as f64;
                let rate = target.copy.path(Buffer::Gm, Buffer::Ub).map_or(128.0, |path| path.rate);
                if (trace.slices.bytes[slice] as f64) / rate < length / 2.0 { Bound::Latency } else { Bound::Memory }
            }
        };
        cycles.entry(bound as usize).or_insert((0, bound)).0 += stretch.end - stretch.start;
    }
    // What no work covers is the way from one piece of it to the next.
    let covered: u64 = critical.iter().map(|stretch| stretch.end - stretch.start).sum();
    cycles.insert(Bound::Sync as usize, (trace.makespan_cycles.saturating_sub(covered), Bound::Sync));
    cycles.into_values().max_by_key(|(cycles, _)| *cycles).map_or(Bound::Unknown, |(_, bound)| bound)
}

/// Lines whose waits can each go without anything getting out of order.
fn idle_flags(core: &CoreStream<'_>, report: &Report<'_>) -> Vec<u32> {
    /// Ids that a kernel uses itself.
    const OWN: u8 = 8;
    let stream = core.stream;
    let own = stream.instructions.iter().filter(|i| matches!(i.work, Work::WaitFlag { id, .. } if id < OWN));
    let waits: BTreeSet<u32> = own.map(|wait| wait.op).filter(|op| *op != NO_OP).collect();
    if waits.len() > TRIED.1 || waits.is_empty() || !hazard::find(stream).is_empty() {
        return Vec::new();
    }
    let idle = waits.into_iter().filter(|&wait| {
        let mut without = stream.clone();
        without.instructions.retain(|i| !(i.op == wait && matches!(i.work, Work::WaitFlag { .. })));
        hazard::find(&without).is_empty()
    });
    idle.filter_map(|op| report.line(op)).collect()
}
