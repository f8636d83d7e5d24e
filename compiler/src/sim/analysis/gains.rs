//! What changes would gain: the same streams run again on a machine, or with a stream, in which one thing costs
//! nothing. An upper bound for the change, not a promise.

use crate::model::{Bottleneck, Pipe, Remedy};
use crate::sim::Limits;
use crate::sim::stream::{Instruction, NO_OP, Stream, Work};
use crate::sim::timing::{CoreStream, run};
use crate::target::Target;
use std::collections::BTreeSet;

/// Gains below this share of the makespan are not worth a word.
const WORTH: f64 = 0.01;

pub fn find(
    streams: &[CoreStream<'_>],
    makespan: u64,
    ends: &[u64],
    target: &Target,
    limits: &Limits,
    cancelled: &dyn Fn() -> bool,
) -> Vec<Bottleneck> {
    let mut found = Vec::new();
    let mut note = |remedy: Remedy, time: u64| {
        let saved = makespan.saturating_sub(time);
        if saved as f64 > WORTH * makespan as f64 {
            found.push(Bottleneck { remedy, makespan_cycles: time, saved_cycles: saved });
        }
    };
    let time = |change: &dyn Fn(&mut Target), stream: &dyn Fn(&Stream) -> Stream| {
        let mut target = target.clone();
        change(&mut target);
        let changed: Vec<Stream> = streams.iter().map(|core| stream(core.stream)).collect();
        let cores: Vec<CoreStream> = changed
            .iter()
            .zip(streams)
            .map(|(stream, core)| CoreStream { stream, stands_for: core.stands_for })
            .collect();
        run(&cores, &target, limits.warm_l2, limits.cycles, cancelled).makespan
    };
    let same = |stream: &Stream| stream.clone();
    let keep = |_: &mut Target| {};
    note(Remedy::DoubleBuffer, time(&keep, &twice_the_buffers));
    note(Remedy::LargerTiles, time(&half_the_latency, &half_the_scalar));
    note(Remedy::NoBankConflicts, time(&keep, &without_banks));
    note(
        Remedy::FewerSyncs,
        time(
            &|target| {
                target.issue.flag_latency.value = 0;
                target.issue.flag_cycles.value = 0;
                target.issue.barrier_cycles.value = 0;
                target.sync.sync_all.value = 0;
            },
            &same,
        ),
    );
    note(Remedy::LessScalar, time(&keep, &without_scalar));
    note(
        Remedy::LessTraffic,
        time(
            &|target| {
                let memory = &mut target.memory;
                for limit in [&mut memory.hbm_read, &mut memory.hbm_total, &mut memory.l2_read] {
                    limit.value *= 1e3;
                }
            },
            &same,
        ),
    );
    let weight: u64 = streams.iter().map(|core| u64::from(core.stands_for)).sum();
    let sum: u64 = streams.iter().zip(ends).map(|(core, end)| u64::from(core.stands_for) * end).sum();
    note(Remedy::Balance, sum / weight.max(1));
    found.sort_by_key(|gain| std::cmp::Reverse(gain.saved_cycles));
    found
}

/// Flags that give a buffer back to the pipe that fills it are set once more at the start, as a second buffer does.
fn twice_the_buffers(stream: &Stream) -> Stream {
    let backward = |from: Pipe, to: Pipe| {
        use Pipe::{Fix, M, Mte1, Mte2, Mte3, V};
        matches!((from, to), (V, Mte2) | (Mte3, V | Mte2) | (Mte1, Mte2) | (M, Mte1) | (Fix, M))
    };
    let flags: BTreeSet<(Pipe, Pipe, u8)> = stream
        .instructions
        .iter()
        .filter_map(|i| match i.work {
            Work::WaitFlag { from, id, .. } if backward(from, i.pipe) => Some((from, i.pipe, id)),
            _ => None,
        })
        .collect();
    let mut changed = stream.clone();
    let sets = flags.into_iter().map(|(pipe, to, id)| Instruction {
        pipe,
        work: Work::SetFlag { to, id },
        name: 0,
        op: NO_OP,
        bytes: 0,
        accesses: (0, 0),
    });
    changed.instructions.splice(0..0, sets);
    changed
}

fn half_the_latency(target: &mut Target) {
    let copy = &mut target.copy;
    for path in [&mut copy.gm_ub, &mut copy.gm_ub_miss, &mut copy.ub_gm, &mut copy.gm_l1, &mut copy.l0c_gm] {
        path.latency /= 2;
    }
    target.vector.head.value /= 2;
}

fn half_the_scalar(stream: &Stream) -> Stream {
    scaled(stream, |cycles| cycles.div_ceil(2))
}

fn without_scalar(stream: &Stream) -> Stream {
    scaled(stream, |_| 0)
}

fn scaled(stream: &Stream, scale: impl Fn(u32) -> u32) -> Stream {
    let mut changed = stream.clone();
    for instruction in &mut changed.instructions {
        if let Work::Scalar { cycles } = &mut instruction.work {
            *cycles = scale(*cycles);
        }
    }
    changed
}

fn without_banks(stream: &Stream) -> Stream {
    let mut changed = stream.clone();
    for work in &mut changed.vectors {
        work.view_count = 0;
    }
    changed
}
