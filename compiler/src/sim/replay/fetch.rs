//! When instructions arrive at the front end: lines requested ahead when the core starts, one block of 16 bytes per
//! cycle from there on, a fresh start after a branch against the prediction.

use crate::target::Recorded;
use std::collections::HashMap;

const LINE: u64 = 128;
const BLOCK: u64 = 16;
/// From the start of a core to its first dispatch, above the latency of a line.
const START: u64 = 6;
/// From the fetch of a block to the dispatch of its first instruction.
const DECODE: u64 = 4;
/// From a branch to the fetch at its target.
const TURN: u64 = 2;
/// Cycles between lines of one batch.
const SPACING: f64 = 2.9;
/// Lines fetched together on a miss.
const TOGETHER: u64 = 4;

pub struct Fetch {
    start: u64,
    entry: u64,
    preloaded: u64,
    together: u64,
    latency: u64,
    block: u64,
    fetched: u64,
    /// Lines that were not requested at the start: cycle of arrival.
    missed: HashMap<u64, u64>,
}

impl Fetch {
    pub fn new(first_issue: u64, entry: u64, cube: bool, figures: &Recorded) -> Self {
        let latency = figures.fetch.value;
        let start = first_issue.saturating_sub(latency + START);
        let preloaded = if cube { figures.preload_cube.value } else { figures.preload_vector.value };
        let fetched = first_issue.saturating_sub(DECODE);
        let together = figures.fetch_together.value.max(1);
        Self {
            start,
            entry: entry / LINE,
            preloaded,
            together,
            latency,
            block: entry / BLOCK,
            fetched,
            missed: HashMap::new(),
        }
    }

    /// First cycle at which the instruction at an address can be dispatched.
    pub fn arrives(&mut self, pc: u64) -> u64 {
        let block = pc / BLOCK;
        if block != self.block {
            let blocks = block.saturating_sub(self.block).clamp(1, LINE);
            self.block = block;
            self.fetched = (self.fetched + blocks).max(self.line(pc / LINE));
        }
        self.fetched + DECODE
    }

    fn line(&mut self, line: u64) -> u64 {
        if let Some(number) = line.checked_sub(self.entry).filter(|number| *number < self.preloaded) {
            let batch = self.latency * (number / self.together);
            return self.start + self.latency + 2 + batch + (SPACING * (number % self.together) as f64) as u64;
        }
        let (latency, now) = (self.latency, self.fetched);
        let arrival = *self.missed.entry(line).or_insert(now + latency);
        for next in 1..TOGETHER {
            self.missed.entry(line + next).or_insert(arrival);
        }
        arrival
    }

    /// Goes on elsewhere after a branch dispatched at `at`.
    pub fn redirect(&mut self, at: u64, to: u64) {
        self.block = to / BLOCK;
        self.fetched = (at + TURN).max(self.line(to / LINE));
    }

    /// Goes on elsewhere as predicted.
    pub fn follow(&mut self, to: u64) {
        if to / BLOCK != self.block {
            self.block = to / BLOCK;
            self.fetched = (self.fetched + 1).max(self.line(to / LINE));
        }
    }
}
