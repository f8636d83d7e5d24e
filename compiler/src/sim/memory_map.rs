//! Which tensors stay where in the local memories, and from when to when.

use super::exec::machine::CoreState;
use super::exec::report::Report;
use super::stream::{NO_OP, NO_STAY};
use super::timing::CoreTiming;
use crate::model::{Allocation, Buffer, BufferMap, MemoryMap, OpId};
use crate::target::Target;

/// Stays of one core, timed by the instructions that touch them. Tensors that no instruction touches are left out.
pub fn build(core: &CoreState, timing: &CoreTiming, target: &Target, report: &Report) -> MemoryMap {
    let mut spans: Vec<Option<(u64, u64)>> = vec![None; core.stays.len()];
    for (instruction, &(start, end)) in core.stream.instructions.iter().zip(&timing.times) {
        for access in core.stream.accesses_of(instruction) {
            if access.stay != NO_STAY
                && let Some(span) = spans.get_mut(access.stay as usize)
            {
                let (first, last) = span.unwrap_or((start, end));
                *span = Some((first.min(start), last.max(end)));
            }
        }
    }
    let mut buffers = Vec::new();
    for buffer in Buffer::ALL.into_iter().filter(|buffer| *buffer != Buffer::Gm) {
        let mut allocations: Vec<Allocation> = core
            .stays
            .iter()
            .zip(&spans)
            .filter(|(stay, _)| stay.buffer == buffer)
            .filter_map(|(stay, span)| {
                let (start_cycles, end_cycles) = (*span)?;
                Some(Allocation {
                    name: stay.name.clone(),
                    op: (stay.op != NO_OP).then_some(OpId(stay.op)),
                    line: report.line(stay.op),
                    offset_bytes: stay.addr,
                    size_bytes: stay.bytes,
                    start_cycles,
                    end_cycles,
                    position: stay.position.clone(),
                })
            })
            .collect();
        if allocations.is_empty() {
            continue;
        }
        allocations.sort_by_key(|a| (a.start_cycles, a.offset_bytes));
        let peak_bytes = allocations.iter().map(|a| a.offset_bytes + a.size_bytes).max().unwrap_or(0);
        let capacity_bytes = target.memory.capacity(buffer);
        buffers.push(BufferMap { name: buffer, capacity_bytes, peak_bytes, allocations });
    }
    MemoryMap { buffers }
}
