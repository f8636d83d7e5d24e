//! Slices of the timing half as the columns that everybody reads.

use super::stream::Names;
use super::timing::{CoreStream, Timing};
use crate::model::{Lane, LaunchSpec, Pipe, Simulated, Slices, Trace};
use crate::target::Target;

/// The trace alone; memory and summary are left empty.
pub fn build(
    launch: &LaunchSpec,
    target: &Target,
    names: &Names,
    groups: &[(usize, u32)],
    streams: &[CoreStream<'_>],
    timing: &Timing,
) -> Simulated {
    let mut trace = Trace {
        chip: target.name.clone(),
        clock_mhz: target.chip.clock_mhz.value,
        strings: names.list().to_vec(),
        makespan_cycles: timing.makespan,
        cores: launch.core_num,
        core_stands_for: groups.iter().map(|&(_, count)| count).collect(),
        ..Trace::default()
    };
    debug_assert_eq!(groups.len(), streams.len());
    for (core, result) in timing.cores.iter().enumerate() {
        // Where each of the core's lanes starts in the columns.
        let mut starts = [0; 7];
        let mut next = trace.slices.len();
        for (start, lane) in starts.iter_mut().zip(&result.lanes) {
            *start = next;
            next += lane.len();
        }
        for (&pipe, lane) in Pipe::EXECUTING.iter().zip(&result.lanes) {
            if lane.is_empty() {
                continue;
            }
            trace.lanes.push(Lane { core: core as u32, pipe });
            let number = trace.lanes.len() as u32 - 1;
            let columns: &mut Slices = &mut trace.slices;
            for slice in lane {
                columns.lane.push(number);
                columns.start.push(slice.start);
                columns.end.push(slice.end);
                columns.kind.push(slice.kind);
                columns.name.push(slice.name);
                columns.op.push(slice.op);
                columns.bytes.push(slice.bytes);
                columns.wait.push(slice.wait);
                columns.cause.push(slice.cause.map_or(u32::MAX, |(lane, index)| (starts[lane] + index) as u32));
            }
        }
    }
    Simulated { trace, ..Simulated::default() }
}
