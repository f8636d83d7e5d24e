//! Accesses to the same bytes that nothing puts in order.
//!
//! Pipes run side by side; only flags, barriers and the front end order them. Each pipe has a clock that says how
//! many instructions of every pipe are done before its next one starts; a set carries the setting pipe's clock to
//! the wait that matches it. Two accesses of which one writes conflict when the later one's clock does not cover the
//! earlier one. What the later compiler inserts is in the stream and counts.
//! Dependences inside V are left out: there it inserts every barrier.

use super::stream::{Access, Instruction, Stream, Work};
use super::timing::pipe_index;
use crate::model::{Buffer, Pipe};
use std::collections::{HashMap, HashSet, VecDeque};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    ReadBeforeWrite,
    WriteBeforeRead,
    WriteBeforeWrite,
}

/// Two instructions (by index in the stream) and the bytes they share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hazard {
    pub first: usize,
    pub second: usize,
    pub kind: Kind,
    pub buffer: Buffer,
    pub addr: u64,
    pub bytes: u64,
}

const PIPES: usize = Pipe::EXECUTING.len();
type Clock = [u32; PIPES];

/// Accesses remembered per memory.
const KEPT: usize = 256;

struct Done {
    pipe: usize,
    /// Place among the instructions of its pipe.
    number: u32,
    instruction: usize,
    access: Access,
}

/// Conflicts of one core, one per pair of operations.
pub fn find(stream: &Stream) -> Vec<Hazard> {
    let mut order = Order::new(stream);
    let mut held: [VecDeque<(usize, Clock)>; PIPES] = Default::default();
    let scalar = pipe_index(Pipe::S);
    for (index, instruction) in stream.instructions.iter().enumerate() {
        let pipe = pipe_index(instruction.pipe);
        let all = matches!(instruction.work, Work::SyncAll) || instruction.pipe == Pipe::All;
        if all {
            // Whoever waits here for a set that is not there waits for ever; that is told elsewhere.
            for held in &mut held {
                while let Some((index, from)) = held.pop_front() {
                    order.run(index, from);
                }
            }
        }
        let front = order.clocks[scalar];
        if pipe != scalar && (!held[pipe].is_empty() || order.waits(index)) {
            held[pipe].push_back((index, front));
            continue;
        }
        order.run(index, front);
        if matches!(instruction.work, Work::SetFlag { .. }) {
            order.release(&mut held);
        }
    }
    // What is held to the end never runs: that is a deadlock, and told elsewhere.
    order.hazards
}

/// What is known of the order while instructions are gone through.
struct Order<'a> {
    stream: &'a Stream,
    clocks: [Clock; PIPES],
    counts: Clock,
    sets: HashMap<(Pipe, Pipe, u8), VecDeque<Clock>>,
    memories: HashMap<Buffer, VecDeque<Done>>,
    seen: HashSet<(u32, u32)>,
    hazards: Vec<Hazard>,
}

impl<'a> Order<'a> {
    fn new(stream: &'a Stream) -> Self {
        Self {
            stream,
            clocks: [[0; PIPES]; PIPES],
            counts: [0; PIPES],
            sets: HashMap::new(),
            memories: HashMap::new(),
            seen: HashSet::new(),
            hazards: Vec::new(),
        }
    }

    /// Whether an instruction waits for a set that has not come yet. A wait may stand before its set: its pipe stops
    /// there and others go on.
    fn waits(&self, index: usize) -> bool {
        let instruction = &self.stream.instructions[index];
        match instruction.work {
            Work::WaitFlag { from, id, .. } => {
                self.sets.get(&(from, instruction.pipe, id)).is_none_or(VecDeque::is_empty)
            }
            _ => false,
        }
    }

    /// Lets pipes go on whose set has come.
    fn release(&mut self, held: &mut [VecDeque<(usize, Clock)>; PIPES]) {
        loop {
            let ready = |held: &VecDeque<(usize, Clock)>| held.front().is_some_and(|&(index, _)| !self.waits(index));
            let Some(pipe) = held.iter().position(ready) else { return };
            if let Some((index, front)) = held[pipe].pop_front() {
                self.run(index, front);
            }
        }
    }

    /// Goes through one instruction; `front` is the front end's clock at its dispatch.
    fn run(&mut self, index: usize, front: Clock) {
        let stream = self.stream;
        let instruction = &stream.instructions[index];
        let (pipe, scalar) = (pipe_index(instruction.pipe), pipe_index(Pipe::S));
        // Whatever the scalar unit waited for is done before it dispatches this.
        self.clocks[pipe] = later(self.clocks[pipe], front);
        match instruction.work {
            Work::Scalar { .. } => {}
            Work::SetFlag { to, id } => {
                let mut clock = self.clocks[pipe];
                clock[pipe] = self.counts[pipe];
                self.sets.entry((instruction.pipe, to, id)).or_default().push_back(clock);
            }
            Work::WaitFlag { from, id, .. } => {
                if let Some(clock) = self.sets.get_mut(&(from, instruction.pipe, id)).and_then(VecDeque::pop_front) {
                    self.clocks[pipe] = later(self.clocks[pipe], clock);
                }
            }
            Work::Barrier if pipe != scalar => self.clocks[pipe][pipe] = self.counts[pipe],
            Work::Barrier | Work::SyncAll => self.clocks = [self.counts; PIPES],
            _ => {
                self.access(index, pipe);
                self.counts[pipe] += 1;
                remember(&mut self.memories, stream, instruction, index, pipe, self.counts[pipe]);
            }
        }
    }

    /// Looks for what an instruction does too early. What one missing flag explains is told once: with the nearest
    /// conflict counted as mended, others often are none.
    fn access(&mut self, index: usize, pipe: usize) {
        let stream = self.stream;
        let instruction = &stream.instructions[index];
        let mut found: Vec<(usize, u32, Hazard)> = Vec::new();
        for access in stream.accesses_of(instruction) {
            let done = self.memories.entry(access.buffer).or_default();
            nearest(done, pipe, access, &self.clocks[pipe], |earlier| {
                found.push((earlier.pipe, earlier.number, hazard(earlier, index, access)));
            });
        }
        while let Some(&(from, ..)) = found.iter().max_by_key(|(.., hazard)| hazard.first) {
            for (_, _, hazard) in found.iter().filter(|(pipe, ..)| *pipe == from) {
                if self.seen.insert((op(stream, hazard.first), instruction.op)) {
                    self.hazards.push(*hazard);
                }
            }
            let mut clock = self.clocks[from];
            clock[from] = self.counts[from];
            self.clocks[pipe] = later(self.clocks[pipe], clock);
            let mended = self.clocks[pipe];
            found.retain(|&(from, number, _)| mended[from] < number);
        }
    }
}

/// Calls with every earlier access that nothing orders before this one. What a later write has covered is left out:
/// whoever waits for that write need not wait for what it replaced.
fn nearest(done: &VecDeque<Done>, pipe: usize, access: &Access, clock: &Clock, mut found: impl FnMut(&Done)) {
    let mut open = vec![(access.addr, access.addr + access.bytes)];
    for earlier in done.iter().rev() {
        let (start, end) = (earlier.access.addr, earlier.access.addr + earlier.access.bytes);
        if !open.iter().any(|(from, to)| start < *to && *from < end) {
            continue;
        }
        if conflict(earlier, pipe, access, clock) {
            found(earlier);
        }
        if earlier.access.write {
            let cut = |(from, to): (u64, u64)| [(from, to.min(start)), (from.max(end), to)];
            open = open.into_iter().flat_map(cut).filter(|(from, to)| from < to).collect();
            if open.is_empty() {
                return;
            }
        }
    }
}

fn later(a: Clock, b: Clock) -> Clock {
    std::array::from_fn(|i| a[i].max(b[i]))
}

fn op(stream: &Stream, instruction: usize) -> u32 {
    stream.instructions[instruction].op
}

fn conflict(earlier: &Done, pipe: usize, access: &Access, clock: &Clock) -> bool {
    let computes = [Pipe::V, Pipe::M].map(pipe_index).contains(&pipe);
    let same_pipe = earlier.pipe == pipe;
    // In-order pipes keep their reads in order with everything; only copies may overtake copies.
    let ordered = same_pipe && (computes || !(earlier.access.write && access.write));
    !ordered
        && (earlier.access.write || access.write)
        && clock[earlier.pipe] < earlier.number
        && earlier.access.addr < access.addr + access.bytes
        && access.addr < earlier.access.addr + earlier.access.bytes
}

fn hazard(earlier: &Done, second: usize, access: &Access) -> Hazard {
    let kind = match (earlier.access.write, access.write) {
        (true, false) => Kind::ReadBeforeWrite,
        (false, _) => Kind::WriteBeforeRead,
        (true, true) => Kind::WriteBeforeWrite,
    };
    let addr = earlier.access.addr.max(access.addr);
    let end = (earlier.access.addr + earlier.access.bytes).min(access.addr + access.bytes);
    Hazard { first: earlier.instruction, second, kind, buffer: access.buffer, addr, bytes: end - addr }
}

fn remember(
    memories: &mut HashMap<Buffer, VecDeque<Done>>,
    stream: &Stream,
    instruction: &Instruction,
    index: usize,
    pipe: usize,
    number: u32,
) {
    for access in stream.accesses_of(instruction) {
        let done = memories.entry(access.buffer).or_default();
        if done.len() == KEPT {
            done.pop_front();
        }
        done.push_back(Done { pipe, number, instruction: index, access: *access });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::WaitReason;

    type Step<'a> = (Pipe, Work, &'a [(u64, bool)]);

    fn stream(steps: &[Step<'_>]) -> Stream {
        let mut stream = Stream::default();
        for (op, (pipe, work, accesses)) in steps.iter().enumerate() {
            let first = stream.accesses.len() as u32;
            stream.accesses.extend(accesses.iter().map(|&(addr, write)| Access {
                buffer: Buffer::Ub,
                write,
                addr,
                bytes: 32,
                stay: 0,
            }));
            stream.instructions.push(Instruction {
                pipe: *pipe,
                work: *work,
                name: 0,
                op: op as u32,
                bytes: 32,
                accesses: (first, accesses.len() as u32),
            });
        }
        stream
    }

    const RUN: Work = Work::Fixed { cycles: 1 };
    const SET: Work = Work::SetFlag { to: Pipe::V, id: 0 };
    const WAIT: Work = Work::WaitFlag { from: Pipe::Mte2, id: 0, why: WaitReason::Flag };

    #[test]
    fn a_read_that_no_flag_orders_behind_its_load() {
        let racing = stream(&[(Pipe::Mte2, RUN, &[(0, true)]), (Pipe::V, RUN, &[(0, false)])]);
        let found = find(&racing);
        assert_eq!((found[0].first, found[0].second, found[0].kind), (0, 1, Kind::ReadBeforeWrite));
        let load = (Pipe::Mte2, RUN, [(0, true)]);
        let ordered = stream(&[
            (load.0, load.1, &load.2),
            (Pipe::Mte2, SET, &[]),
            (Pipe::V, WAIT, &[]),
            (Pipe::V, RUN, &[(0, false)]),
        ]);
        assert_eq!(find(&ordered), []);
    }

    #[test]
    fn a_wait_may_stand_before_its_set() {
        let early = stream(&[
            (Pipe::V, WAIT, &[]),
            (Pipe::V, RUN, &[(0, false)]),
            (Pipe::Mte2, RUN, &[(0, true)]),
            (Pipe::Mte2, SET, &[]),
        ]);
        assert_eq!(find(&early), []);
    }

    #[test]
    fn only_the_last_writer_is_named() {
        let racing = stream(&[
            (Pipe::Mte2, RUN, &[(0, true)]),
            (Pipe::Mte2, SET, &[]),
            (Pipe::V, WAIT, &[]),
            (Pipe::V, RUN, &[(0, true)]),
            (Pipe::Mte3, RUN, &[(0, false)]),
        ]);
        let pairs: Vec<_> = find(&racing).iter().map(|h| (h.first, h.second)).collect();
        assert_eq!(pairs, [(3, 4)]);
    }

    #[test]
    fn order_passes_through_a_third_pipe() {
        let to_mte3 = Work::SetFlag { to: Pipe::Mte3, id: 0 };
        let from_v = Work::WaitFlag { from: Pipe::V, id: 0, why: WaitReason::Flag };
        let chained = stream(&[
            (Pipe::Mte2, RUN, &[(0, true)]),
            (Pipe::Mte2, SET, &[]),
            (Pipe::V, WAIT, &[]),
            (Pipe::V, to_mte3, &[]),
            (Pipe::Mte3, from_v, &[]),
            (Pipe::Mte3, RUN, &[(0, false)]),
        ]);
        assert_eq!(find(&chained), []);
    }

    #[test]
    fn loads_over_one_another_need_a_barrier() {
        let twice = stream(&[(Pipe::Mte2, RUN, &[(0, true)]), (Pipe::Mte2, RUN, &[(0, true)])]);
        assert_eq!(find(&twice)[0].kind, Kind::WriteBeforeWrite);
        let barrier = stream(&[
            (Pipe::Mte2, RUN, &[(0, true)]),
            (Pipe::Mte2, Work::Barrier, &[]),
            (Pipe::Mte2, RUN, &[(0, true)]),
        ]);
        assert_eq!(find(&barrier), []);
        let all =
            stream(&[(Pipe::Mte2, RUN, &[(0, true)]), (Pipe::All, Work::Barrier, &[]), (Pipe::V, RUN, &[(0, true)])]);
        assert_eq!(find(&all), []);
    }
}
