//! What fills the local memories, and when.

use super::{Buffer, OpId};
use serde::{Deserialize, Serialize};

/// One stay of one tensor in a memory of one core.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Allocation {
    /// Python name of the tensor or queue, where it has one.
    pub name: String,
    pub op: Option<OpId>,
    /// Zero-based source line.
    pub line: Option<u32>,
    pub offset_bytes: u64,
    pub size_bytes: u64,
    /// First write to last use, in cycles of core 0.
    pub start_cycles: u64,
    pub end_cycles: u64,
    /// Dialect keyword of the position, such as `vecin`.
    pub position: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BufferMap {
    pub name: Buffer,
    pub capacity_bytes: u64,
    /// Highest end address in use at any time.
    pub peak_bytes: u64,
    pub allocations: Vec<Allocation>,
}

/// How well a memory is used.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Usage {
    /// Most bytes in use at one moment, each counted once, and the first such moment.
    pub live_peak_bytes: u64,
    pub live_peak_cycle: u64,
    /// Share of the address range up to the peak that is not in use at that moment.
    pub fragmentation: f64,
    /// Bytes of all stays over the bytes that were ever in use: 1 when nothing is used again.
    pub reuse: f64,
}

/// Bytes in some ranges, each counted once.
fn covered(mut ranges: Vec<(u64, u64)>) -> u64 {
    ranges.sort_unstable();
    let (mut bytes, mut end) = (0, 0);
    for (from, to) in ranges {
        bytes += to.saturating_sub(from.max(end));
        end = end.max(to);
    }
    bytes
}

impl BufferMap {
    pub fn usage(&self) -> Usage {
        let range = |a: &Allocation| (a.offset_bytes, a.offset_bytes + a.size_bytes);
        let mut usage = Usage::default();
        // Fullest moments begin where a stay begins; very many of them are looked at in steps.
        const MOMENTS: usize = 2_000;
        let step = self.allocations.len().div_ceil(MOMENTS).max(1);
        for at in self.allocations.iter().step_by(step).map(|a| a.start_cycles) {
            let live =
                self.allocations.iter().filter(|a| a.start_cycles <= at && at < a.end_cycles.max(a.start_cycles + 1));
            let bytes = covered(live.map(range).collect());
            if bytes > usage.live_peak_bytes {
                (usage.live_peak_bytes, usage.live_peak_cycle) = (bytes, at);
            }
        }
        let ever = covered(self.allocations.iter().map(range).collect());
        let all: u64 = self.allocations.iter().map(|a| a.size_bytes).sum();
        let share = |part: u64, whole: u64| if whole == 0 { 0.0 } else { part as f64 / whole as f64 };
        usage.fragmentation = share(self.peak_bytes.saturating_sub(usage.live_peak_bytes), self.peak_bytes);
        usage.reuse = share(all, ever);
        usage
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MemoryMap {
    /// Buffers that the kernel uses, in the order of [`Buffer::ALL`]; global memory is left out.
    pub buffers: Vec<BufferMap>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn live_bytes_gaps_and_reuse() {
        let stay = |offset_bytes, start_cycles, end_cycles| Allocation {
            name: String::new(),
            op: None,
            line: None,
            offset_bytes,
            size_bytes: 100,
            start_cycles,
            end_cycles,
            position: String::new(),
        };
        let allocations = vec![stay(0, 0, 10), stay(300, 5, 20), stay(0, 10, 20), stay(50, 12, 20)];
        let map = BufferMap { name: Buffer::Ub, capacity_bytes: 1000, peak_bytes: 400, allocations };
        let usage = map.usage();
        // At 12: 0 to 150 and 300 to 400.
        assert_eq!((usage.live_peak_bytes, usage.live_peak_cycle), (250, 12));
        assert_eq!((usage.fragmentation, usage.reuse), (0.375, 1.6));
    }
}
