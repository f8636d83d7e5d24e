//! What a timeline comes to: how busy each pipe is, what holds the kernel up, how much moved where.

use super::stream::Work;
use super::timing::{CoreStream, Timing};
use crate::model::{Pipe, PipeUse, Program, SliceKind, Summary, Trace, WaitReason};
use crate::target::Target;
use std::collections::BTreeMap;

/// A pipe that is busy for this share of the makespan bounds the kernel.
const BOUND_SHARE: f64 = 0.5;

pub fn build(
    program: &Program,
    target: &Target,
    streams: &[CoreStream<'_>],
    timing: &Timing,
    trace: &Trace,
    uncalibrated: &[String],
) -> Summary {
    let pipes = pipe_use(timing);
    Summary {
        kernel: program.kernel.clone(),
        chip: target.name.clone(),
        makespan_cycles: timing.makespan,
        makespan_us: trace.micros(timing.makespan),
        bound: bound(timing, &pipes),
        pipes,
        paths: paths(streams),
        uncalibrated: uncalibrated.to_vec(),
    }
}

fn pipe_use(timing: &Timing) -> Vec<PipeUse> {
    let mut pipes = Vec::new();
    for (core, result) in timing.cores.iter().enumerate() {
        for (&pipe, lane) in Pipe::EXECUTING.iter().zip(&result.lanes) {
            if lane.is_empty() {
                continue;
            }
            // Waiting for memory and for banks is time in which the pipe is at work.
            let busy =
                |wait: WaitReason| matches!(wait, WaitReason::None | WaitReason::Memory | WaitReason::BankConflict);
            let sum = |wanted: bool| {
                let slices = lane.iter().filter(|s| s.kind != SliceKind::Sync && busy(s.wait) == wanted);
                slices.map(|s| s.end - s.start).sum()
            };
            let slices = lane.iter().filter(|s| s.kind == SliceKind::Run).count() as u64;
            pipes.push(PipeUse { core: core as u32, pipe, busy_cycles: sum(true), wait_cycles: sum(false), slices });
        }
    }
    pipes
}

/// The busiest pipe of the slowest core when it works most of the time; otherwise what is waited for most.
fn bound(timing: &Timing, pipes: &[PipeUse]) -> String {
    if timing.makespan == 0 {
        return String::new();
    }
    let busiest = pipes.iter().max_by_key(|p| p.busy_cycles);
    if let Some(busiest) = busiest
        && busiest.busy_cycles as f64 >= BOUND_SHARE * timing.makespan as f64
    {
        return busiest.pipe.name().into();
    }
    let mut waits: BTreeMap<&str, u64> = BTreeMap::new();
    for slice in timing.cores.iter().flat_map(|core| core.lanes.iter().flatten()) {
        let reason = match slice.wait {
            WaitReason::Flag | WaitReason::Barrier | WaitReason::BufferBusy => "sync",
            WaitReason::Issue | WaitReason::QueueFull => "S",
            WaitReason::Memory => "memory",
            WaitReason::BankConflict => "V",
            WaitReason::None => continue,
        };
        *waits.entry(reason).or_default() += slice.end - slice.start;
    }
    waits.into_iter().max_by_key(|(_, cycles)| *cycles).map_or("S", |(reason, _)| reason).into()
}

/// Bytes by path over all cores of the launch.
fn paths(streams: &[CoreStream<'_>]) -> Vec<(String, u64)> {
    let mut paths: BTreeMap<(usize, usize), (String, u64)> = BTreeMap::new();
    for core in streams {
        for instruction in &core.stream.instructions {
            if let Work::Copy(at) = instruction.work
                && let Some(copy) = core.stream.copies.get(at as usize)
            {
                let name = format!("{}->{}", copy.from.name(), copy.to.name());
                let entry = paths.entry((copy.from as usize, copy.to as usize)).or_insert((name, 0));
                entry.1 += instruction.bytes * u64::from(core.stands_for);
            }
        }
    }
    paths.into_values().collect()
}
