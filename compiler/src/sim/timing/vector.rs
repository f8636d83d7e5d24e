//! How long a vector instruction takes.
//!
//! Cycles = head + exec + start + sum of c(r) over the repeats. c(r) is the largest of the instruction's own cycles
//! per repeat, the number of blocks that the repeat reads from, or writes to, one bank group of UB, and the time that
//! a write of part of a block takes. Where a repeat's writes meet the reads of a later repeat in one bank, the write
//! goes first and the reads wait.
//! Checked against recorded logs of the vendor's simulator (head 14) and board times of Add over six address layouts.

use crate::sim::stream::{VectorWork, View};
use crate::target::Target;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct VectorTime {
    /// Start to retirement of an instruction that nothing disturbs, conflicts included.
    pub latency: u64,
    /// Start to the earliest start of the next instruction.
    pub occupancy: u64,
    /// Part of both that bank conflicts cost.
    pub conflicts: u64,
}

pub fn time(work: &VectorWork, target: &Target) -> VectorTime {
    let vector = &target.vector;
    let min_gap = if work.gap > 0 { u64::from(work.gap) } else { vector.min_gap.value };
    if work.repeats == 0 {
        return VectorTime { latency: min_gap, occupancy: min_gap, conflicts: 0 };
    }
    let groups = vector.bank_groups.value.clamp(1, 64);
    // Two repeats of the fastest conversions share a cycle, as half of the bank groups serve one.
    let together = if work.repeat_cycles <= 0.5 { 2 } else { 1 };
    // Bank groups shift by a constant per repeat, so the pattern comes back after `groups` repeats.
    let period: Vec<f64> = (0..groups.min(work.repeats))
        .map(|repeat| {
            let worst = worst_group(work.views(), repeat / together * together, together, groups);
            work.repeat_cycles.max(f64::from(worst) / f64::from(together))
        })
        .collect();
    let write = vector.partial_write.value as f64;
    let sum = |repeats: u32, least: f64| {
        let sum = |cycles: &[f64]| cycles.iter().map(|c| c.max(least)).sum::<f64>();
        f64::from(repeats / period.len() as u32) * sum(&period) + sum(&period[..repeats as usize % period.len()])
    };
    let total = sum(work.repeats - work.partial, 0.0) + sum(work.partial, write);
    let ideal = work.repeat_cycles * f64::from(work.repeats - work.partial)
        + work.repeat_cycles.max(write) * f64::from(work.partial);
    let stalls = overtaken(work, &period, target);
    let cycles = total.ceil() as u64 + stalls + u64::from(work.start);
    let hidden = if work.partial > 0 { vector.partial_hidden.value.min(cycles) } else { 0 };
    VectorTime {
        latency: vector.head.value.saturating_add_signed(i64::from(work.exec)) + cycles - hidden,
        occupancy: cycles.max(min_gap),
        conflicts: (total.ceil() as u64 + stalls).saturating_sub(ideal.ceil() as u64),
    }
}

/// Largest number of blocks of some repeats in one bank group: reads of all operands together, writes apart.
fn worst_group(views: &[View], repeat: u32, repeats: u32, groups: u32) -> u32 {
    let mut counts = [[0_u32; 64]; 2];
    for (view, repeat) in views.iter().flat_map(|view| (repeat..repeat + repeats).map(move |repeat| (view, repeat))) {
        let first = view.addr / 32 + u64::from(repeat) * u64::from(view.repeat_stride);
        // Stride 0 reads one block once.
        let blocks = if view.block_stride == 0 { 1 } else { u64::from(view.blocks) };
        for block in 0..blocks {
            let group = (first + block * u64::from(view.block_stride)) % u64::from(groups);
            counts[usize::from(view.write)][group as usize] += 1;
        }
    }
    counts.iter().flatten().copied().max().unwrap_or(0)
}

/// Cycles in which a repeat's reads wait because an earlier repeat writes to the same banks.
fn overtaken(work: &VectorWork, period: &[f64], target: &Target) -> u64 {
    let vector = &target.vector;
    let groups = vector.bank_groups.value.clamp(1, 64);
    let bank = |view: &View| view.addr / vector.bank_bytes.value.max(1);
    let views = work.views();
    let Some(write) = views.iter().find(|view| view.write) else { return 0 };
    let reads: Vec<&View> = views.iter().filter(|view| !view.write && bank(view) == bank(write)).collect();
    // A write trails the reads of its repeat by the read and execution stages.
    let behind = (vector.read_stage.value as i64 + i64::from(work.exec)).max(1) as u64;
    if reads.is_empty() || u64::from(work.repeats) <= behind {
        return 0;
    }
    let bits = |view: &View, repeat: u64| {
        let first = view.addr / 32 + repeat * u64::from(view.repeat_stride);
        let blocks = if view.block_stride == 0 { 1 } else { u64::from(view.blocks) };
        (0..blocks)
            .fold(0_u64, |bits, block| bits | 1 << ((first + block * u64::from(view.block_stride)) % u64::from(groups)))
    };
    // Groups shift by a constant per repeat: one period of patterns is enough.
    let pattern = |view: &View| (0..u64::from(groups)).map(|repeat| bits(view, repeat)).collect::<Vec<_>>();
    let written = pattern(write);
    let read = (0..groups as usize)
        .map(|repeat| reads.iter().fold(0, |all, view| all | bits(view, repeat as u64)))
        .collect::<Vec<u64>>();
    if written.iter().all(|w| read.iter().all(|r| w & r == 0)) {
        return 0;
    }
    let at = |list: &[u64], repeat: usize| list[repeat % groups as usize];
    let (mut now, mut stalls, mut next_write) = (0_u64, 0, 0);
    let mut starts: Vec<u64> = Vec::with_capacity(work.repeats as usize);
    for repeat in 0..work.repeats as usize {
        loop {
            while starts.get(next_write).is_some_and(|start| start + behind < now) {
                next_write += 1;
            }
            let writes_now = starts.get(next_write).is_some_and(|start| start + behind == now);
            if !writes_now || at(&written, next_write) & at(&read, repeat) == 0 {
                break;
            }
            now += 1;
            stalls += 1;
        }
        starts.push(now);
        now += period[repeat % period.len()].ceil() as u64;
    }
    stalls
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::load;

    fn add(src0: u64, src1: u64, dst: u64) -> VectorWork {
        let view = |addr, write| View { addr, block_stride: 1, repeat_stride: 8, blocks: 8, write };
        VectorWork {
            repeats: 64,
            exec: 7,
            repeat_cycles: 1.0,
            start: 0,
            gap: 0,
            partial: 0,
            elements: 0,
            views: [view(src0, false), view(src1, false), view(dst, true), View::default()],
            view_count: 3,
        }
    }

    /// Board: 86 and 150 cycles from one Add to the next with a barrier between, which costs the one cycle more.
    #[test]
    fn sixty_four_repeats_of_add_with_and_without_conflict() {
        let target = load("Ascend910B1").unwrap();
        let free = time(&add(0, 0x4000 + 256, 0x18000), &target);
        assert_eq!((free.latency, free.conflicts), (85, 0));
        let conflict = time(&add(0, 0x4000, 0x18000), &target);
        assert_eq!((conflict.latency, conflict.conflicts), (149, 64));
    }

    #[test]
    fn block_strides_pile_blocks_on_few_groups() {
        let target = load("Ascend910B1").unwrap();
        let strided = |block_stride| {
            let mut work = add(0, 0x100, 0x18000);
            work.views[1].blocks = 0;
            work.views[0].block_stride = block_stride;
            time(&work, &target).occupancy
        };
        assert_eq!((strided(1), strided(8), strided(16)), (64, 4 * 64, 8 * 64));
    }

    #[test]
    fn writes_144_blocks_apart_collide_eightfold() {
        let target = load("Ascend910B1").unwrap();
        let mut work = add(0, 0x100, 0x18000);
        work.views[2].block_stride = 144;
        assert_eq!(time(&work, &target).occupancy, 8 * 64);
        work.views[2].block_stride = 145;
        assert_eq!(time(&work, &target).occupancy, 64);
    }
}
