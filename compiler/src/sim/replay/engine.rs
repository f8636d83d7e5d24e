//! One core's front end and queues over a logged instruction stream.
//!
//! Rules, read off such logs: up to two instructions are dispatched per cycle, in order, when their registers are
//! ready; some end their group. Other pipes' instructions go to queues and pop one cycle apart; waits and barriers
//! hold a queue; instructions retire in order. Waits of the scalar unit, barriers over all pipes and branches against
//! the prediction hold the front end.

use super::cache::Cache;
use super::decode::{Class, Decoded, decode, register};
use super::fetch::Fetch;
use super::log::Executed;
use super::work::{Cost, VectorState, cost};
use crate::model::Pipe;
use crate::sim::timing::pipe_index;
use crate::target::Target;
use std::collections::{HashMap, VecDeque};

/// When an instruction is issued and retires, in cycles of the log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    pub issue: u64,
    pub retire: u64,
}

/// A queued instruction.
struct Queued {
    instruction: usize,
    push: u64,
    cost: Cost,
}

#[derive(Default)]
struct Queue {
    waiting: VecDeque<Queued>,
    /// Pops of the last instructions, as many as the queue is deep.
    pops: VecDeque<u64>,
    last_pop: u64,
    hold: u64,
    last_retire: u64,
    /// When the unit takes the next instruction's data.
    unit_free: f64,
}

pub struct Engine<'a> {
    target: &'a Target,
    executed: &'a [Executed<'a>],
    decoded: Vec<Decoded>,
    /// Instructions in program order.
    order: &'a [usize],
    external: bool,
    queues: [Queue; 7],
    /// Retirements of sets by (pipe, waiting pipe, number).
    sets: HashMap<(Pipe, Pipe, u32), VecDeque<u64>>,
    cache: Cache<'a>,
    fetch: Fetch,
    pub times: Vec<Times>,
    /// Waits that took their end from the log: how many, their cycles there, and their cycles here.
    pub given: (usize, u64, u64),
    /// Waits whose set is not in the log, and that were not taken from it.
    pub unmatched: usize,
    /// Mnemonics without a rule.
    pub unknown: HashMap<&'a str, usize>,
}

impl<'a> Engine<'a> {
    /// `external`: waits for other cores take their end from the log.
    pub fn new(executed: &'a [Executed<'a>], order: &'a [usize], target: &'a Target, external: bool) -> Self {
        let first = order.first().map_or((0, 0), |&i| (executed[i].issued.tick, executed[i].issued.pc));
        let cube = executed.iter().any(|e| matches!(e.issued.pipe, "CUBE" | "MTE1" | "FIXP"));
        Self {
            target,
            executed,
            decoded: executed.iter().map(decode).collect(),
            order,
            external,
            queues: Default::default(),
            sets: HashMap::new(),
            cache: Cache::new(&target.recorded),
            fetch: Fetch::new(first.0, first.1, cube, &target.recorded),
            times: vec![Times::default(); executed.len()],
            given: (0, 0, 0),
            unmatched: 0,
            unknown: HashMap::new(),
        }
    }

    pub fn run(&mut self, cancelled: &dyn Fn() -> bool) {
        let order = self.order;
        let mut cycle = order.first().map_or(0, |&i| self.executed[i].issued.tick);
        // Instructions dispatched in this cycle, whether one of them is scalar, and whether the group is closed.
        let (mut count, mut scalar, mut closed) = (0, false, false);
        let mut hold = 0;
        let mut ready = [0_u64; 33];
        // Latest retirement of scalar loads and computations.
        let mut scalar_retire = 0;
        let mut state = VectorState::default();
        for (step, &index) in order.iter().enumerate() {
            if step.is_multiple_of(1 << 12) && cancelled() {
                return;
            }
            let one = self.decoded[index].clone();
            let executed = &self.executed[index];
            let name = executed.issued.name;
            let is_scalar = one.pipe == Pipe::S || one.pipe == Pipe::All;
            let mut at = cycle.max(hold).max(self.fetch.arrives(executed.issued.pc));
            for (register, &ready) in ready.iter().enumerate() {
                if one.reads >> register & 1 == 1 {
                    at = at.max(ready);
                }
            }
            if at == cycle && (count >= 2 || closed || one.first_only && scalar) {
                at += 1;
            }
            if !is_scalar {
                at = self.room(pipe_index(one.pipe), at);
            }
            if at > cycle {
                (cycle, count, scalar, closed) = (at, 0, false, false);
            }
            (count, scalar, closed) = (count + 1, scalar || is_scalar, closed || one.closes);
            if !one.known {
                *self.unknown.entry(name).or_default() += 1;
            }
            let mut done = |engine: &mut Self, issue: u64, retire: u64, usable: u64| {
                engine.times[index] = Times { issue, retire };
                for (register, ready) in ready.iter_mut().enumerate() {
                    if one.writes >> register & 1 == 1 {
                        *ready = if register == 32 { issue } else { usable };
                    }
                }
            };
            if !is_scalar {
                self.push(index, &one, at, state);
                if name == "MOVEMASK" && executed.issued.binary >> 7 & 1 == 0 {
                    state.low_mask = register(executed.issued.operands, "XN:").map_or(0, |(_, value)| value);
                }
                continue;
            }
            match one.class {
                Class::Alu { cycles } => {
                    let end = at + u64::from(cycles);
                    scalar_retire = scalar_retire.max(end);
                    done(self, at, end, end);
                }
                Class::Special { cycles } => {
                    if executed.issued.operands.contains("SPR:CTRL") {
                        let value = register(executed.issued.operands, "XN:").map_or(0, |(_, value)| value);
                        state.counter = value >> 56 & 1 == 1;
                    }
                    done(self, at, at + u64::from(cycles), at + 1);
                }
                Class::Load => {
                    let loaded = self.cache.load(at, one.addr, one.bytes);
                    hold = hold.max(loaded.issue);
                    scalar_retire = scalar_retire.max(loaded.retire);
                    done(self, loaded.issue, loaded.retire, loaded.usable);
                }
                Class::Store => {
                    let issue = self.cache.store(at, index, one.addr, one.bytes);
                    hold = hold.max(issue);
                    done(self, issue, issue, issue + 1);
                }
                Class::Branch => {
                    done(self, at, at, at);
                    let next = order[step + 1..].iter().find(|&&i| matches!(self.decoded[i].pipe, Pipe::S | Pipe::All));
                    let through = executed.issued.pc + 4;
                    let next = order.get(step + 1).or(next).map_or(through, |&i| self.executed[i].issued.pc);
                    if self.mispredicted(index, next) {
                        hold = at + self.target.recorded.redirect.value;
                        self.fetch.redirect(at, next);
                    } else {
                        hold = at + 1;
                        self.fetch.follow(next);
                    }
                }
                Class::SetFlag => {
                    let retire = at.max(scalar_retire + 1);
                    self.sets.entry((one.flag.0, one.flag.1, one.flag.2)).or_default().push_back(retire);
                    done(self, at, retire, retire);
                    hold = retire + 1;
                }
                Class::WaitFlag => {
                    self.run_queues();
                    let set = self.sets.get_mut(&one.flag).and_then(VecDeque::pop_front);
                    let retire = match set {
                        Some(set) => at.max(set + 1),
                        None => self.logged_end(index, at),
                    };
                    done(self, at, retire, retire);
                    hold = retire + 1;
                }
                Class::WaitCore => {
                    let retire = self.logged_end(index, at);
                    done(self, at, retire, retire);
                    hold = retire + 1;
                }
                Class::Barrier => {
                    self.run_queues();
                    let queues = self.queues.iter().map(|queue| queue.last_retire).max().unwrap_or(0);
                    let retire = queues.max(self.cache.flush()).max(scalar_retire).max(at) + 1;
                    done(self, at, retire, retire);
                    hold = retire + 1;
                }
                Class::CacheClean => {
                    let all = register(executed.issued.operands, "XN:").is_none_or(|(_, value)| value == 0);
                    let cycles =
                        if all { 1 + self.cache.dirty() as u64 } else { self.target.recorded.stack_miss.value };
                    done(self, at, at + cycles, at + cycles);
                }
                Class::Nothing | Class::Work => done(self, at, at, at),
            }
        }
        self.run_queues();
        // Waits that no set of this log ends: taken from the log, or left at their place.
        while let Some(pipe) = (1..7).find(|&pipe| !self.queues[pipe].waiting.is_empty()) {
            self.release(pipe);
            self.run_queues();
        }
        let last = self.cache.flush();
        for (instruction, retire) in std::mem::take(&mut self.cache.retired) {
            self.times[instruction].retire = retire.min(last);
        }
    }

    /// Whether a branch goes elsewhere than the front end had fetched. Logs give the predicted address of jumps;
    /// compares and loop ends are taken against the prediction.
    fn mispredicted(&self, index: usize, next: u64) -> bool {
        let record = &self.executed[index].issued;
        let through = record.pc + 4;
        let predicted = super::decode::field(record.operands, "PC:").and_then(super::log::hex);
        match (record.name, predicted) {
            ("JUMP" | "JUMPC", Some(predicted)) if predicted > 0 => predicted != next,
            ("LOOP", _) => false,
            _ => next != through,
        }
    }

    /// End of a wait as the log has it, when that was asked for.
    fn logged_end(&mut self, index: usize, at: u64) -> u64 {
        if !self.external {
            self.unmatched += 1;
            return at;
        }
        let executed = &self.executed[index];
        let waited = executed.retired - executed.issued.tick;
        // What another core did happens at its time, whenever this core comes to the wait.
        let end = if waited > 0 { at.max(executed.retired) } else { at };
        self.given = (self.given.0 + 1, self.given.1 + waited, self.given.2 + (end - at));
        end
    }

    fn depth(&self, pipe: usize) -> usize {
        let figures = &self.target.recorded;
        let depth = if pipe == pipe_index(Pipe::V) { &figures.vector_queue_depth } else { &figures.queue_depth };
        depth.value as usize
    }

    /// Cycle from which a queue has room.
    fn room(&mut self, pipe: usize, at: u64) -> u64 {
        let depth = self.depth(pipe);
        if self.queues[pipe].waiting.len() >= depth {
            self.run_queues();
        }
        let queue = &self.queues[pipe];
        let held = queue.pops.len() + queue.waiting.len();
        match held.checked_sub(depth).and_then(|place| queue.pops.get(place)) {
            Some(&pop) => at.max(pop),
            None => at,
        }
    }

    fn push(&mut self, index: usize, one: &Decoded, at: u64, state: VectorState) {
        let work = if one.class == Class::Work {
            cost(&self.executed[index], one.pipe, state, self.target)
        } else {
            Cost { latency: 0, occupancy: 0.0, known: true, requests: 0 }
        };
        if !work.known {
            *self.unknown.entry(self.executed[index].issued.name).or_default() += 1;
        }
        let pipe = pipe_index(one.pipe);
        self.queues[pipe].waiting.push_back(Queued { instruction: index, push: at, cost: work });
    }

    /// Lets every queue go as far as it can.
    fn run_queues(&mut self) {
        loop {
            let mut moved = false;
            for pipe in 1..7 {
                while self.step(pipe) {
                    moved = true;
                }
            }
            if !moved {
                return;
            }
        }
    }

    fn step(&mut self, pipe: usize) -> bool {
        let queue = &self.queues[pipe];
        let Some(head) = queue.waiting.front() else { return false };
        let (index, push, work) = (head.instruction, head.push, head.cost);
        let pop = (push + 1).max(queue.last_pop + 1).max(queue.hold);
        let last = queue.last_retire;
        let one = &self.decoded[index];
        let (class, flag) = (one.class, one.flag);
        match class {
            Class::WaitFlag => {
                let Some(set) = self.sets.get_mut(&flag).and_then(VecDeque::pop_front) else { return false };
                let retire = pop.max(set + 1);
                self.queues[pipe].hold = retire + 1;
                self.finish(pipe, index, pop, pop, retire, last.max(retire));
            }
            Class::SetFlag => {
                let retire = pop.max(last);
                self.sets.entry(flag).or_default().push_back(retire);
                self.finish(pipe, index, pop, pop, retire, last);
            }
            Class::Barrier => {
                // Logs show the barrier from its dispatch on.
                let retire = push.max(last);
                self.queues[pipe].hold = retire + 1;
                self.finish(pipe, index, queue_pop(&self.queues[pipe], retire), push, retire, last);
            }
            _ => {
                let queue = &self.queues[pipe];
                let start = pop as f64;
                let (retire, free) = if work.requests > 0 {
                    // Requests of one transfer follow those of the one before.
                    let begin = start.max(queue.unit_free - (self.target.recorded.read_latency.value as f64));
                    (begin + work.latency as f64, begin + work.latency as f64)
                } else {
                    let begin = start.max(queue.unit_free);
                    (begin + work.latency as f64, begin + work.occupancy)
                };
                let retire = (retire as u64).max(last + u64::from(work.latency > 0));
                self.queues[pipe].unit_free = free;
                self.finish(pipe, index, pop, pop, retire, retire);
            }
        }
        true
    }

    fn finish(&mut self, pipe: usize, index: usize, pop: u64, issue: u64, retire: u64, last: u64) {
        let depth = self.depth(pipe);
        let queue = &mut self.queues[pipe];
        queue.waiting.pop_front();
        if queue.pops.len() == depth {
            queue.pops.pop_front();
        }
        queue.pops.push_back(pop);
        queue.last_pop = queue.last_pop.max(pop.min(retire.max(pop)));
        queue.last_retire = queue.last_retire.max(last);
        self.times[index] = Times { issue, retire };
    }

    /// Ends the wait at the head of a queue without its set.
    fn release(&mut self, pipe: usize) {
        let Some(head) = self.queues[pipe].waiting.front() else { return };
        let (index, push) = (head.instruction, head.push);
        let queue = &self.queues[pipe];
        let pop = (push + 1).max(queue.last_pop + 1).max(queue.hold);
        let last = queue.last_retire;
        let retire = self.logged_end(index, pop);
        self.queues[pipe].hold = retire + 1;
        self.finish(pipe, index, pop, pop, retire, last.max(retire));
    }
}

fn queue_pop(queue: &Queue, retire: u64) -> u64 {
    queue.last_pop.max(retire)
}
