//! How long a vector instruction takes.
//!
//! Cycles = head + exec + sum of c(r) over the repeats; c(r) is the larger of the instruction's own cycles per
//! repeat and the largest number of blocks that the repeat reads from, or writes to, one bank group of UB.
//! Checked against recorded logs of the vendor's simulator (head 14) and board times of Add over six address
//! layouts; a repeat's writes colliding with a later repeat's reads are not modelled.

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
    if work.repeats == 0 {
        return VectorTime {
            latency: target.vector.min_gap.value,
            occupancy: target.vector.min_gap.value,
            conflicts: 0,
        };
    }
    let groups = target.vector.bank_groups.value.clamp(1, 64);
    let ideal = work.repeat_cycles * f64::from(work.repeats);
    // Bank groups shift by a constant per repeat, so the pattern comes back after `groups` repeats.
    let cost = |repeat: u32| work.repeat_cycles.max(f64::from(worst_group(work.views(), repeat, groups)));
    let period: Vec<f64> = (0..groups.min(work.repeats)).map(cost).collect();
    let whole = f64::from(work.repeats / period.len() as u32);
    let rest = work.repeats as usize % period.len();
    let total = period.iter().sum::<f64>() * whole + period[..rest].iter().sum::<f64>();
    let cycles = total.ceil() as u64;
    VectorTime {
        latency: target.vector.head.value + u64::from(work.exec) + cycles + work.extra,
        occupancy: (cycles + work.extra).max(target.vector.min_gap.value),
        conflicts: cycles - (ideal.ceil() as u64).min(cycles),
    }
}

/// Largest number of blocks of one repeat in one bank group: reads of all operands together, writes apart.
fn worst_group(views: &[View], repeat: u32, groups: u32) -> u32 {
    let mut counts = [[0_u32; 64]; 2];
    for view in views {
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
            extra: 0,
            views: [view(src0, false), view(src1, false), view(dst, true), View::default()],
            view_count: 3,
        }
    }

    /// Board: 86 and 150 cycles from one Add to the next with a barrier between, which costs the one cycle more.
    #[test]
    fn sixty_four_repeats_of_add_with_and_without_conflict() {
        let target = load("Ascend910B1").unwrap();
        let free = time(&add(0, 0x4000 + 256, 0x8000), &target);
        assert_eq!((free.latency, free.conflicts), (85, 0));
        let conflict = time(&add(0, 0x4000, 0x8000), &target);
        assert_eq!((conflict.latency, conflict.conflicts), (149, 64));
    }

    #[test]
    fn block_strides_pile_blocks_on_few_groups() {
        let target = load("Ascend910B1").unwrap();
        let strided = |block_stride| {
            let mut work = add(0, 0x100, 0x8000);
            work.views[1].blocks = 0;
            work.views[0].block_stride = block_stride;
            time(&work, &target).occupancy
        };
        assert_eq!((strided(1), strided(8), strided(16)), (64, 4 * 64, 8 * 64));
    }

    #[test]
    fn writes_144_blocks_apart_collide_eightfold() {
        let target = load("Ascend910B1").unwrap();
        let mut work = add(0, 0x100, 0x8000);
        work.views[2].block_stride = 144;
        assert_eq!(time(&work, &target).occupancy, 8 * 64);
        work.views[2].block_stride = 145;
        assert_eq!(time(&work, &target).occupancy, 64);
    }
}
