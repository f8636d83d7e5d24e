//! Global memory as all cores share it: L2 and HBM, as flows.
//!
//! Every running copy flows at its own rate unless the sum asks for more than L2 or HBM gives; then all flows that
//! ask are cut by the same factor. Rates change only when a copy starts or ends.
//! A page of 1 KiB is in L2 once any core has touched it, until the touched pages outgrow L2.

use crate::target::Target;
use std::collections::HashSet;

const PAGE_BYTES: u64 = 1024;

/// One copy to or from global memory.
#[derive(Clone, Copy, Debug)]
pub struct Flow {
    /// Handed back at completion.
    pub owner: (usize, usize),
    /// Cycle at which the request is made.
    pub start: u64,
    pub bytes: f64,
    /// Bytes per cycle of one core alone, over the whole time of the copy.
    pub rate: f64,
    /// Cores that do the same at the same time.
    pub cores: f64,
    pub write: bool,
    /// Share of the bytes that L2 does not hold.
    pub miss: f64,
}

pub struct Fabric {
    hbm_read: f64,
    hbm_total: f64,
    l2_read: f64,
    l2_pages: u64,
    pages: HashSet<u64>,
    page_weight: u64,
    warm: bool,
    now: f64,
    active: Vec<Flow>,
    waiting: Vec<Flow>,
}

impl Fabric {
    pub fn new(target: &Target, warm: bool) -> Self {
        // GB/s over MHz gives bytes per cycle.
        let per_cycle = |gb_s: f64| gb_s * 1000.0 / f64::from(target.chip.clock_mhz.value);
        Self {
            hbm_read: per_cycle(target.memory.hbm_read.value),
            hbm_total: per_cycle(target.memory.hbm_total.value),
            l2_read: per_cycle(target.memory.l2_read.value),
            l2_pages: target.memory.l2.value / PAGE_BYTES,
            pages: HashSet::new(),
            page_weight: 0,
            warm,
            now: 0.0,
            active: Vec::new(),
            waiting: Vec::new(),
        }
    }

    /// Notes that `cores` cores touch pieces `step` bytes apart; the share of them that L2 did not hold.
    pub fn touch_pieces(&mut self, addr: u64, (pieces, bytes, step): (u32, u64, u64), cores: u32) -> f64 {
        if step <= bytes || pieces <= 1 {
            return self.touch(addr, bytes.saturating_mul(u64::from(pieces)), cores);
        }
        if u64::from(pieces).saturating_mul(bytes / PAGE_BYTES + 1) >= self.l2_pages {
            return self.passing();
        }
        let each = (0..u64::from(pieces))
            .map(|piece| self.touch(addr.saturating_add(piece.saturating_mul(step)), bytes, cores));
        each.sum::<f64>() / f64::from(pieces)
    }

    /// Share that L2 does not hold of more than it can: that passes through it.
    fn passing(&self) -> f64 {
        if self.warm { 0.0 } else { 1.0 }
    }

    /// Notes that `cores` cores touch the range; the share of it that L2 did not hold.
    fn touch(&mut self, addr: u64, bytes: u64, cores: u32) -> f64 {
        if bytes == 0 {
            return 0.0;
        }
        let (first, last) = (addr / PAGE_BYTES, addr.saturating_add(bytes - 1) / PAGE_BYTES);
        if last - first >= self.l2_pages {
            return self.passing();
        }
        let mut new = 0_u64;
        for page in first..=last {
            new += u64::from(self.pages.insert(page));
        }
        self.page_weight += new * u64::from(cores);
        if self.page_weight > self.l2_pages {
            self.pages.clear();
            self.page_weight = 0;
        }
        if self.warm { 0.0 } else { new as f64 / (last - first + 1) as f64 }
    }

    pub fn add(&mut self, flow: Flow) {
        self.waiting.push(flow);
    }

    pub fn is_idle(&self) -> bool {
        self.active.is_empty() && self.waiting.is_empty()
    }

    /// Lets time pass until copies end; their owners and the cycle. Empty when nothing moves.
    pub fn advance(&mut self) -> (u64, Vec<(usize, usize)>) {
        loop {
            let rates = self.rates();
            let end = self
                .active
                .iter()
                .zip(&rates)
                .map(|(flow, rate)| self.now + (flow.bytes / rate).max(0.0))
                .fold(f64::INFINITY, f64::min);
            let begin = self.waiting.iter().map(|flow| flow.start as f64).fold(f64::INFINITY, f64::min);
            if end.is_infinite() && begin.is_infinite() {
                return (self.now as u64, Vec::new());
            }
            let next = end.min(begin).max(self.now);
            for (flow, rate) in self.active.iter_mut().zip(&rates) {
                flow.bytes -= (next - self.now) * rate;
            }
            self.now = next;
            let now = self.now;
            let begun = self.waiting.extract_if(.., |flow| flow.start as f64 <= now);
            self.active.extend(begun);
            // Less than a hundredth of a byte is what rounding leaves.
            let ended: Vec<_> = self.active.extract_if(.., |flow| flow.bytes < 0.01).map(|flow| flow.owner).collect();
            if !ended.is_empty() {
                return ((now - 1e-6).ceil() as u64, ended);
            }
        }
    }

    fn rates(&self) -> Vec<f64> {
        let (mut misses, mut hits, mut writes) = (0.0, 0.0, 0.0);
        for flow in &self.active {
            let demand = flow.rate * flow.cores;
            if flow.write {
                writes += demand;
            } else {
                misses += demand * flow.miss;
                hits += demand * (1.0 - flow.miss);
            }
        }
        let cut = |limit: f64, demand: f64| if demand > limit { limit / demand } else { 1.0 };
        let read = cut(self.hbm_read, misses);
        let hit = cut(self.l2_read, hits);
        let total = cut(self.hbm_total, misses * read + writes);
        self.active
            .iter()
            .map(|flow| {
                let slowdown =
                    if flow.write { 1.0 / total } else { flow.miss / (read * total) + (1.0 - flow.miss) / hit };
                flow.rate / slowdown
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::load;

    fn read(owner: usize, start: u64, cores: f64) -> Flow {
        Flow { owner: (owner, 0), start, bytes: 12800.0, rate: 128.0, cores, write: false, miss: 1.0 }
    }

    #[test]
    fn one_core_flows_at_its_own_rate() {
        let mut fabric = Fabric::new(&load("Ascend910B1").unwrap(), false);
        fabric.add(read(0, 50, 1.0));
        assert_eq!(fabric.advance(), (150, vec![(0, 0)]));
        assert_eq!(fabric.advance().1, vec![]);
    }

    #[test]
    fn many_cores_share_what_memory_gives() {
        let target = load("Ascend910B1").unwrap();
        let mut fabric = Fabric::new(&target, false);
        fabric.add(read(0, 0, 48.0));
        // 48 cores ask for 48 * 12800 bytes; HBM reads give 1490 GB/s = 805.4 B per cycle.
        assert_eq!(fabric.advance().0, (48.0_f64 * 12800.0 / (1490e3 / 1850.0)).ceil() as u64);
    }

    #[test]
    fn a_later_flow_slows_only_what_is_left() {
        let mut fabric = Fabric::new(&load("Ascend910B1").unwrap(), false);
        let alone = { fabric.hbm_read / 6.0 };
        assert!(alone > 128.0, "six cores do not fill HBM");
        fabric.add(read(0, 0, 6.0));
        fabric.add(read(1, 50, 6.0));
        let (first, owners) = fabric.advance();
        assert_eq!(owners, vec![(0, 0)]);
        assert!(first > 100 && first < 200, "{first}");
        assert!(fabric.advance().0 > first);
    }

    #[test]
    fn pages_are_in_l2_after_the_first_touch() {
        let mut fabric = Fabric::new(&load("Ascend910B1").unwrap(), false);
        assert_eq!(fabric.touch(0, 8192, 1), 1.0);
        assert_eq!(fabric.touch(4096, 8192, 1), 0.5);
        // Every other kibibyte of a range of which half is there.
        assert_eq!(fabric.touch_pieces(8192, (8, 1024, 2048), 1), 0.75);
        assert_eq!(Fabric::new(&load("Ascend910B1").unwrap(), true).touch(0, 8192, 1), 0.0);
    }
}
