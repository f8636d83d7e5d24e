//! The timing half: instruction streams in, slices out. Knows no program and computes no values.
//!
//! Event driven in whole cycles. A core runs ahead alone until it waits for global memory or for other cores; only
//! those are shared. Always holds: same streams, same result.

mod copy;
mod core;
mod fabric;
mod lane;
#[cfg(test)]
mod tests;
mod vector;

pub use self::core::index as pipe_index;
pub use copy::{CopyTime, time as copy_time};
pub use lane::Slice;
pub use vector::{VectorTime, time as vector_time};

use self::core::{Core, Meeting};
use super::stream::Stream;
use crate::target::Target;
use fabric::Fabric;

pub struct CoreStream<'a> {
    pub stream: &'a Stream,
    /// Cores of the launch that run this very stream.
    pub stands_for: u32,
}

/// What one core did.
pub struct CoreTiming {
    /// False when a lane was too long to keep: its last slice stands for all that came later.
    pub whole: bool,
    /// In the order of `Pipe::EXECUTING`.
    pub lanes: [Vec<Slice>; 7],
    /// Start and retirement of every instruction of the stream.
    pub times: Vec<(u64, u64)>,
}

/// Instructions that can never go on: core and index in its stream.
pub type Stuck = (usize, usize);

pub struct Timing {
    pub cores: Vec<CoreTiming>,
    pub makespan: u64,
    /// Empty unless the run ended in a deadlock.
    pub stuck: Vec<Stuck>,
    /// False when the cycle limit or the caller stopped it.
    pub finished: bool,
}

/// Runs the streams together from cycle 0.
pub fn run(
    streams: &[CoreStream<'_>],
    target: &Target,
    warm_l2: bool,
    limit: u64,
    cancelled: &dyn Fn() -> bool,
) -> Timing {
    let mut fabric = Fabric::new(target, warm_l2);
    let mut cores: Vec<Core> =
        streams.iter().enumerate().map(|(id, s)| Core::new(id, s.stream, s.stands_for, target)).collect();
    let mut finished = true;
    let mut stuck = Vec::new();
    loop {
        for core in &mut cores {
            core.advance(&mut fabric, limit);
        }
        if cores.iter().any(|core| core.horizon() > limit) || cancelled() {
            finished = false;
            break;
        }
        if !fabric.is_idle() {
            let (now, owners) = fabric.advance();
            for (core, pipe) in owners {
                cores[core].copied(pipe, now);
            }
        } else if cores.iter().all(Core::is_done) {
            break;
        } else if !meet(&mut cores, target) {
            let heads = cores.iter().enumerate().filter(|(_, core)| !core.is_done());
            stuck = heads.flat_map(|(id, core)| core.stuck().into_iter().map(move |i| (id, i))).collect();
            break;
        }
    }
    let makespan = cores.iter().map(Core::horizon).max().unwrap_or(0);
    let cores = cores
        .into_iter()
        .map(|core| CoreTiming {
            whole: core.lanes.iter().all(|lane| lane.merged == 0),
            lanes: core.lanes.map(|lane| lane.slices),
            times: core.times,
        })
        .collect();
    Timing { cores, makespan, stuck, finished }
}

/// Lets all cores leave a meeting at which every one of them has arrived.
fn meet(cores: &mut [Core<'_>], target: &Target) -> bool {
    let mut last = 0;
    for core in cores.iter() {
        match core.meeting {
            Meeting::ArrivedAt(at) => last = last.max(at),
            Meeting::None => return false,
        }
    }
    for core in cores.iter_mut() {
        core.leave_meeting(last + target.sync.sync_all.value);
    }
    !cores.is_empty()
}
