//! One core: a front end that dispatches in order, and the pipes' queues.
//!
//! Rules (read off logs of the vendor's simulator): an instruction leaves its queue at
//! `max(push + 1, previous pop + 1, retirement of an earlier wait or barrier + 1)` and when its unit takes it; instructions retire in order;
//! a set retires when everything earlier on its pipe has; waits on the scalar pipe and barriers over all pipes hold
//! the front end; so does a full queue.

use super::fabric::{Fabric, Flow};
use super::lane::{Lane, Slice, SliceRef};
use super::vector::VectorTime;
use super::{copy, vector};
use crate::model::{Buffer, Pipe, SliceKind, WaitReason};
use crate::sim::stream::{Instruction, Stream, Work};
use crate::target::Target;
use std::collections::{HashMap, VecDeque};

/// Place of a pipe in `Pipe::EXECUTING`; barriers over all pipes belong to the scalar unit.
pub fn index(pipe: Pipe) -> usize {
    Pipe::EXECUTING.iter().position(|&p| p == pipe).unwrap_or(0)
}

const SCALAR: usize = 0;

/// Gaps up to this long are the queues' own pace and not worth a wait slice.
const SMALL_GAP: u64 = 2;

#[derive(Default)]
struct Queue {
    /// Instruction and cycle of its dispatch.
    waiting: VecDeque<(usize, u64)>,
    /// Pop times of the last instructions, as many as the queue is deep.
    pops: VecDeque<u64>,
    last_pop: u64,
    /// Nothing pops before this.
    hold: u64,
    last_retire: u64,
    last_start: u64,
    occupancy: u64,
    moving: Option<Moving>,
}

/// A copy under way.
struct Moving {
    number: usize,
    start: u64,
    /// Cycles if nothing were in the way, and the part of them in which the pipe takes no other copy.
    alone: u64,
    busy: u64,
}

/// Where a core is in a meeting of all cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    None,
    ArrivedAt(u64),
}

pub struct Core<'a> {
    pub stream: &'a Stream,
    target: &'a Target,
    id: usize,
    /// Cores of the launch that this one stands for.
    pub stands_for: u32,
    /// Times of the stream's vector instructions.
    vectors: Vec<VectorTime>,
    /// Next instruction to dispatch, and the front end's cycle.
    next: usize,
    pub clock: u64,
    queues: [Queue; 7],
    sets: HashMap<(Pipe, Pipe, u8), VecDeque<(u64, SliceRef)>>,
    pub meeting: Meeting,
    pub lanes: [Lane; 7],
    /// Start and retirement of every instruction.
    pub times: Vec<(u64, u64)>,
}

impl<'a> Core<'a> {
    pub fn new(id: usize, stream: &'a Stream, stands_for: u32, target: &'a Target) -> Self {
        Self {
            stream,
            target,
            id,
            stands_for,
            vectors: stream.vectors.iter().map(|work| vector::time(work, target)).collect(),
            next: 0,
            clock: 0,
            queues: Default::default(),
            sets: HashMap::new(),
            meeting: Meeting::None,
            lanes: Default::default(),
            times: vec![(0, 0); stream.instructions.len()],
        }
    }

    pub fn is_done(&self) -> bool {
        self.next == self.stream.instructions.len() && self.is_drained()
    }

    fn is_drained(&self) -> bool {
        self.queues.iter().all(|queue| queue.waiting.is_empty() && queue.moving.is_none())
    }

    /// Last cycle at which anything is known to happen.
    pub fn horizon(&self) -> u64 {
        self.queues.iter().map(|queue| queue.last_retire).max().unwrap_or(0).max(self.clock)
    }

    /// Instructions that hold everything else up: the front end's, and each queue's first.
    pub fn stuck(&self) -> Vec<usize> {
        let heads = self.queues.iter().filter_map(|queue| queue.waiting.front()).map(|&(i, _)| i);
        let own = self.stream.instructions.get(self.next).filter(|i| !matches!(i.work, Work::Scalar { .. }));
        heads.chain(own.map(|_| self.next)).collect()
    }

    /// Goes on until everything waits for global memory, other cores, or sets that are not there; at most to
    /// `limit` cycles. False when nothing moved.
    pub fn advance(&mut self, fabric: &mut Fabric, limit: u64) -> bool {
        let mut moved = false;
        loop {
            let mut again = false;
            while self.next < self.stream.instructions.len() && self.clock <= limit && self.dispatch() {
                self.next += 1;
                again = true;
            }
            for pipe in 1..self.queues.len() {
                while self.step(pipe, fabric) {
                    again = true;
                }
            }
            if !again {
                return moved;
            }
            moved = true;
        }
    }

    /// Takes the next instruction at the front end; false when it cannot go yet.
    fn dispatch(&mut self) -> bool {
        let index_ = self.next;
        let instruction = &self.stream.instructions[index_];
        let (name, op) = (instruction.name, instruction.op);
        let from = self.clock;
        match (instruction.work, instruction.pipe) {
            (Work::Scalar { cycles }, _) => {
                self.clock += u64::from(cycles);
                self.lanes[SCALAR].run(from, self.clock, name, op);
            }
            (Work::WaitFlag { from: source, id, why }, Pipe::S) => {
                let Some((set, cause)) = self.take_set(source, Pipe::S, id) else { return false };
                let retire = from.max(set + self.target.issue.flag_latency.value);
                self.lanes[SCALAR].wait(from, retire, name, op, why, Some(cause));
                self.lanes[SCALAR].sync(retire, name, op, Some(cause));
                self.clock = retire + 1;
            }
            (Work::SetFlag { to, id }, Pipe::S) => {
                let slice = self.lanes[SCALAR].sync(from, name, op, None);
                self.sets.entry((Pipe::S, to, id)).or_default().push_back((from, (SCALAR, slice)));
                self.clock += self.target.issue.flag_cycles.value;
            }
            (Work::Barrier, Pipe::S | Pipe::All) => {
                if !self.is_drained() {
                    return false;
                }
                let last = (1..self.queues.len()).max_by_key(|&p| self.queues[p].last_retire).unwrap_or(1);
                let retire = from.max(self.queues[last].last_retire + 1);
                let cause = (!self.lanes[last].slices.is_empty()).then(|| (last, self.lanes[last].last()));
                self.lanes[SCALAR].wait(from, retire, name, op, WaitReason::Barrier, cause);
                self.lanes[SCALAR].sync(retire, name, op, cause);
                self.clock = retire + self.target.issue.barrier_cycles.value;
            }
            (Work::SyncAll, _) => {
                if self.is_drained() && self.meeting == Meeting::None {
                    self.meeting = Meeting::ArrivedAt(self.horizon());
                }
                return false;
            }
            (_, pipe) => return self.enqueue(index_, index(pipe)),
        }
        self.times[index_] = (from, self.clock);
        true
    }

    /// Ends the meeting that the core waits in.
    pub fn leave_meeting(&mut self, at: u64) {
        let instruction = &self.stream.instructions[self.next];
        self.lanes[SCALAR].wait(self.clock, at, instruction.name, instruction.op, WaitReason::Barrier, None);
        self.times[self.next] = (self.clock, at);
        self.clock = at;
        self.meeting = Meeting::None;
        self.next += 1;
    }

    fn depth(&self, pipe: usize) -> usize {
        let issue = &self.target.issue;
        let vector = pipe == index(Pipe::V);
        (if vector { issue.vector_queue_depth.value } else { issue.queue_depth.value }) as usize
    }

    fn enqueue(&mut self, instruction: usize, pipe: usize) -> bool {
        let depth = self.depth(pipe);
        let queue = &mut self.queues[pipe];
        if queue.waiting.len() >= depth {
            return false;
        }
        let (name, op) = (self.stream.instructions[instruction].name, self.stream.instructions[instruction].op);
        // The place is free once the instruction `depth` places earlier has left.
        if queue.pops.len() + queue.waiting.len() >= depth
            && let Some(&free) = queue.pops.get((queue.pops.len() + queue.waiting.len()) - depth)
            && free > self.clock
        {
            let cause = (!self.lanes[pipe].slices.is_empty()).then(|| (pipe, self.lanes[pipe].last()));
            self.lanes[SCALAR].wait(self.clock, free, name, op, WaitReason::QueueFull, cause);
            self.clock = free;
        }
        self.queues[pipe].waiting.push_back((instruction, self.clock));
        self.lanes[SCALAR].run(self.clock, self.clock + 1, name, op);
        self.clock += 1;
        true
    }

    fn take_set(&mut self, from: Pipe, to: Pipe, id: u8) -> Option<(u64, SliceRef)> {
        self.sets.get_mut(&(from, to, id))?.pop_front()
    }

    /// Lets the first instruction of a queue go; false when there is none or it has to wait for something unknown.
    fn step(&mut self, pipe: usize, fabric: &mut Fabric) -> bool {
        let queue = &self.queues[pipe];
        if queue.moving.is_some() {
            return false;
        }
        let Some(&(number, push)) = queue.waiting.front() else { return false };
        let pop = (push + 1).max(if queue.pops.is_empty() { 0 } else { queue.last_pop + 1 }).max(queue.hold);
        let last_retire = queue.last_retire;
        let instruction = &self.stream.instructions[number];
        let (name, op) = (instruction.name, instruction.op);
        match instruction.work {
            Work::WaitFlag { from, id, why } => {
                let Some((set, cause)) = self.take_set(from, instruction.pipe, id) else { return false };
                let retire = pop.max(set + self.target.issue.flag_latency.value);
                let lane = &mut self.lanes[pipe];
                lane.wait(pop.max(lane.end()), retire, name, op, why, Some(cause));
                lane.sync(retire.max(lane.end()), name, op, Some(cause));
                self.queues[pipe].hold = retire + 1;
                self.retire(pipe, number, pop, pop, retire.max(last_retire));
            }
            Work::SetFlag { to, id } => {
                let retire = pop.max(last_retire);
                let slice = self.lanes[pipe].sync(retire, name, op, None);
                self.sets.entry((instruction.pipe, to, id)).or_default().push_back((retire, (pipe, slice)));
                self.retire(pipe, number, pop, pop, retire);
            }
            Work::Barrier => {
                let retire = push.max(last_retire);
                self.lanes[pipe].sync(retire, name, op, None);
                self.queues[pipe].hold = retire + self.target.issue.barrier_cycles.value;
                self.retire(pipe, number, pop, retire, retire);
            }
            Work::Vector(at) => {
                let time = self.vectors[at as usize];
                self.execute(pipe, number, (push, pop), (time.latency, time.occupancy), time.conflicts);
            }
            Work::Cube { uops, .. } => {
                let cube = &self.target.cube;
                let distance = (uops + cube.gap.value).max(cube.min_gap.value);
                self.execute(pipe, number, (push, pop), (uops + cube.latency.value, distance), 0);
            }
            Work::Fixed { cycles } => self.execute(pipe, number, (push, pop), (cycles, cycles), 0),
            Work::Copy(at) => self.copy(pipe, number, (push, pop), at as usize, fabric),
            Work::Scalar { .. } | Work::SyncAll => self.retire(pipe, number, pop, pop, pop.max(last_retire)),
        }
        true
    }

    fn retire(&mut self, pipe: usize, number: usize, pop: u64, start: u64, retire: u64) {
        let depth = self.depth(pipe);
        let queue = &mut self.queues[pipe];
        queue.waiting.pop_front();
        if queue.pops.len() == depth {
            queue.pops.pop_front();
        }
        queue.pops.push_back(pop);
        queue.last_pop = pop;
        queue.last_retire = queue.last_retire.max(retire);
        self.times[number] = (start, retire);
    }

    /// Runs an instruction whose time is known: (push, pop) and (latency, occupancy).
    fn execute(
        &mut self,
        pipe: usize,
        number: usize,
        (push, pop): (u64, u64),
        (latency, occupancy): (u64, u64),
        conflicts: u64,
    ) {
        let queue = &self.queues[pipe];
        let start = pop.max(queue.last_start + queue.occupancy);
        let retire = (start + latency).max(queue.last_retire + 1);
        self.note_idle(pipe, push, start, number);
        self.run(pipe, number, start, retire - conflicts);
        let instruction = &self.stream.instructions[number];
        self.lanes[pipe].wait(
            retire - conflicts,
            retire,
            instruction.name,
            instruction.op,
            WaitReason::BankConflict,
            None,
        );
        self.queues[pipe].last_start = start;
        self.queues[pipe].occupancy = occupancy;
        self.retire(pipe, number, start, start, retire);
    }

    fn copy(&mut self, pipe: usize, number: usize, (push, pop): (u64, u64), at: usize, fabric: &mut Fabric) {
        let work = &self.stream.copies[at];
        let queue = &self.queues[pipe];
        let start = pop.max(queue.last_start + queue.occupancy);
        let Some(time) = copy::time(work, self.target) else {
            return self.execute(pipe, number, (push, pop), (1, 1), 0);
        };
        if work.from != Buffer::Gm && work.to != Buffer::Gm {
            return self.execute(pipe, number, (push, pop), (time.alone(0.0), time.occupancy(0.0)), 0);
        }
        let pieces = (work.pieces, work.piece_bytes, work.global_step);
        let miss = fabric.touch_pieces(work.global_addr, pieces, self.stands_for);
        let (alone, busy) = (time.alone(miss), time.occupancy(miss));
        fabric.add(Flow {
            owner: (self.id, pipe),
            start,
            bytes: time.bytes,
            // Cores drift apart, so that one's latency is another's transfer: what counts is the average.
            rate: time.bytes / busy.max(1) as f64,
            cores: f64::from(self.stands_for),
            write: work.to == Buffer::Gm,
            miss,
        });
        self.note_idle(pipe, push, start, number);
        self.queues[pipe].moving = Some(Moving { number, start, alone, busy });
    }

    /// The copy that the pipe was busy with has ended.
    pub fn copied(&mut self, pipe: usize, end: u64) {
        let Some(Moving { number, start, alone, busy }) = self.queues[pipe].moving.take() else { return };
        let free = end.max(start + busy);
        let retire = (free + alone - busy).max(self.queues[pipe].last_retire + 1);
        self.run(pipe, number, start, start + alone);
        let instruction = &self.stream.instructions[number];
        self.lanes[pipe].wait(start + alone, retire, instruction.name, instruction.op, WaitReason::Memory, None);
        self.queues[pipe].last_start = start;
        self.queues[pipe].occupancy = free - start;
        self.retire(pipe, number, start, start, retire);
    }

    fn run(&mut self, pipe: usize, number: usize, start: u64, end: u64) {
        let &Instruction { name, op, bytes, .. } = &self.stream.instructions[number];
        let (kind, wait) = (SliceKind::Run, WaitReason::None);
        self.lanes[pipe].push(Slice { start, end, kind, name, op, bytes, wait, cause: None });
    }

    /// A wait slice for the time in which the pipe had nothing to do because the front end was behind.
    fn note_idle(&mut self, pipe: usize, push: u64, start: u64, number: usize) {
        let lane = &mut self.lanes[pipe];
        let idle_from = lane.end();
        if !lane.slices.is_empty() && start == push + 1 && start > idle_from + SMALL_GAP {
            let instruction = &self.stream.instructions[number];
            lane.wait(idle_from, start, instruction.name, instruction.op, WaitReason::Issue, None);
        }
    }
}
