//! The scalar unit's loads and stores: data cache, store buffer, and the stalls when that is full.
//!
//! Stores gather in entries of one line. An entry closes some cycles after its first store or when it is full, then
//! waits for its line and drains one store per cycle.

use crate::target::Recorded;
use std::collections::HashMap;

const LINE: u64 = 64;
/// Where the scalar unit sees UB, and where its stack lies.
const UB: std::ops::Range<u64> = 0x4_0000..0x8_0000;
const STACK: std::ops::Range<u64> = 0x10_0000..0x100_0000;
/// From a store's issue to its place in the buffer.
const ENTER: u64 = 4;
/// From a load's issue to its request of a line that is not there.
const REQUEST: u64 = 5;
/// Loads and stores go on for so long after the store that finds its entry, or the buffer, full.
const UNTIL_STALL: [u64; 2] = [6, 3];

struct Entry {
    line: u64,
    close: u64,
    /// When its line is there.
    ready: u64,
    /// Stores: instruction, address, bytes.
    stores: Vec<(usize, u64, u64)>,
}

pub struct Cache<'a> {
    figures: &'a Recorded,
    /// Lines that are there, or will be: cycle of arrival.
    lines: HashMap<u64, u64>,
    entries: Vec<Entry>,
    last_enter: u64,
    drained: u64,
    /// From this cycle on loads and stores wait until the second one.
    stall: (u64, u64),
    last_retire: u64,
    /// Retirements that have become known: instruction and cycle.
    pub retired: Vec<(usize, u64)>,
}

/// When a load is issued, retires, and gives its result.
pub struct Loaded {
    pub issue: u64,
    pub retire: u64,
    pub usable: u64,
}

impl<'a> Cache<'a> {
    pub fn new(figures: &'a Recorded) -> Self {
        Self {
            figures,
            lines: HashMap::new(),
            entries: Vec::new(),
            last_enter: 0,
            drained: 0,
            stall: (u64::MAX, 0),
            last_retire: 0,
            retired: Vec::new(),
        }
    }

    fn latency(&self, addr: u64) -> u64 {
        if STACK.contains(&addr) { self.figures.stack_miss.value } else { self.figures.gm_miss.value }
    }

    /// Cycle at which a load or store dispatched at `at` issues.
    fn issue(&mut self, at: u64) -> u64 {
        let (from, until) = self.stall;
        if at < from || at >= until {
            return at;
        }
        self.stall.1 += 1;
        until
    }

    pub fn load(&mut self, dispatched: u64, addr: u64, bytes: u64) -> Loaded {
        let issue = self.issue(dispatched);
        let hit = self.figures.load_hit.value;
        if UB.contains(&addr) {
            let retire = issue + self.figures.ub_load.value;
            self.last_retire = self.last_retire.max(retire);
            return Loaded { issue, retire, usable: retire + 1 };
        }
        self.settle(issue);
        let line = addr / LINE;
        let mut newest = self.entries.iter().filter(|entry| entry.line == line).flat_map(|entry| {
            let end = entry.ready;
            entry.stores.iter().map(move |store| (store, end))
        });
        let overlap = newest.rfind(|((_, at, size), _)| *at < addr + bytes && addr < at + size);
        let retire = match overlap {
            Some(((_, at, _), _)) if *at == addr => issue + hit,
            // What was stored otherwise has to reach the cache first.
            Some((_, ready)) => (ready + 2).max(issue + hit),
            None => match self.lines.get(&line) {
                Some(&arrival) if arrival <= issue + 2 => issue + hit,
                Some(&arrival) => (arrival + 1).max(issue + hit).max(self.last_retire),
                None => {
                    let arrival = issue + REQUEST + self.latency(addr);
                    self.lines.insert(line, arrival);
                    arrival + 1
                }
            },
        };
        self.last_retire = self.last_retire.max(retire);
        Loaded { issue, retire, usable: retire + 1 }
    }

    /// Notes a store; its retirement comes later, in `retired`. The cycle of its issue.
    pub fn store(&mut self, dispatched: u64, instruction: usize, addr: u64, bytes: u64) -> u64 {
        let issue = self.issue(dispatched);
        let mut enter = (issue + ENTER).max(self.last_enter + 1);
        self.settle(enter);
        let line = addr / LINE;
        let most = self.figures.stores_per_entry.value as usize;
        let same = self.entries.iter().position(|entry| entry.line == line);
        let full = match same {
            Some(at) if self.entries[at].stores.len() >= most => Some((self.entries[at].ready, UNTIL_STALL[0])),
            None if self.entries.len() >= self.figures.store_entries.value as usize => {
                self.entries.iter().map(|entry| entry.ready).min().map(|ready| (ready, UNTIL_STALL[1]))
            }
            _ => None,
        };
        if let Some((free, from)) = full {
            self.stall = (issue + from, free + 2);
            enter = enter.max(free + 1);
            self.settle(enter.max(free + most as u64 + 1));
        }
        self.last_enter = enter;
        match self.entries.iter_mut().find(|entry| entry.line == line) {
            Some(entry) => {
                entry.stores.push((instruction, addr, bytes));
                if entry.stores.len() >= most && enter < entry.close {
                    entry.close = enter + 1;
                    entry.ready = Self::ready(&mut self.lines, line, entry.close, self.figures, addr);
                }
            }
            None => {
                let close = enter + self.figures.store_age.value;
                let ready = match self.lines.get(&line) {
                    Some(&arrival) => close.max(arrival),
                    None => close + 1 + self.latency(addr),
                };
                self.entries.push(Entry { line, close, ready, stores: vec![(instruction, addr, bytes)] });
            }
        }
        issue
    }

    fn ready(lines: &mut HashMap<u64, u64>, line: u64, close: u64, figures: &Recorded, addr: u64) -> u64 {
        let latency = if STACK.contains(&addr) { figures.stack_miss.value } else { figures.gm_miss.value };
        lines.get(&line).map_or(close + 1 + latency, |&arrival| close.max(arrival))
    }

    /// Drains what is due by a cycle.
    pub fn settle(&mut self, now: u64) {
        loop {
            let due = self.entries.iter().enumerate().filter(|(_, entry)| entry.ready < now);
            let Some((at, _)) = due.min_by_key(|(_, entry)| entry.ready) else { return };
            let entry = self.entries.remove(at);
            let arrival = self.lines.entry(entry.line).or_insert(entry.ready);
            *arrival = (*arrival).min(entry.ready);
            self.drained = self.drained.max(entry.ready);
            for (instruction, ..) in entry.stores {
                self.drained += 1;
                self.retired.push((instruction, self.drained));
            }
        }
    }

    /// Drains everything; the cycle at which the last store retires.
    pub fn flush(&mut self) -> u64 {
        self.settle(u64::MAX);
        self.drained
    }

    /// Entries that are not drained yet.
    pub fn dirty(&self) -> usize {
        self.entries.len()
    }
}
