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

/// Conflicts of one core, one per pair of operations, in program order.
pub fn find(stream: &Stream) -> Vec<Hazard> {
    let mut clocks = [[0; PIPES]; PIPES];
    let mut counts: Clock = [0; PIPES];
    let mut sets: HashMap<(Pipe, Pipe, u8), VecDeque<Clock>> = HashMap::new();
    let mut memories: HashMap<Buffer, VecDeque<Done>> = HashMap::new();
    let mut seen = HashSet::new();
    let mut hazards = Vec::new();
    let scalar = pipe_index(Pipe::S);
    for (index, instruction) in stream.instructions.iter().enumerate() {
        let pipe = pipe_index(instruction.pipe);
        // Whatever the scalar unit waited for is done before it dispatches this.
        clocks[pipe] = later(clocks[pipe], clocks[scalar]);
        match instruction.work {
            Work::Scalar { .. } => {}
            Work::SetFlag { to, id } => {
                let mut clock = clocks[pipe];
                clock[pipe] = counts[pipe];
                sets.entry((instruction.pipe, to, id)).or_default().push_back(clock);
            }
            Work::WaitFlag { from, id, .. } => {
                if let Some(clock) = sets.get_mut(&(from, instruction.pipe, id)).and_then(VecDeque::pop_front) {
                    clocks[pipe] = later(clocks[pipe], clock);
                }
            }
            Work::Barrier if pipe != scalar => clocks[pipe][pipe] = counts[pipe],
            Work::Barrier | Work::SyncAll => clocks = [counts; PIPES],
            _ => {
                for access in stream.accesses_of(instruction) {
                    let done = memories.entry(access.buffer).or_default();
                    for earlier in done.iter().filter(|earlier| conflict(earlier, pipe, access, &clocks[pipe])) {
                        if seen.insert((op(stream, earlier.instruction), instruction.op)) {
                            hazards.push(hazard(earlier, index, access));
                        }
                    }
                }
                counts[pipe] += 1;
                remember(&mut memories, stream, instruction, index, pipe, counts[pipe]);
            }
        }
    }
    hazards
}

fn later(a: Clock, b: Clock) -> Clock {
    std::array::from_fn(|i| a[i].max(b[i]))
}

fn op(stream: &Stream, instruction: usize) -> u32 {
    stream.instructions[instruction].op
}

fn conflict(earlier: &Done, pipe: usize, access: &Access, clock: &Clock) -> bool {
    let vector = pipe_index(Pipe::V);
    let same_pipe = earlier.pipe == pipe;
    // In-order pipes keep their reads in order with everything; only copies may overtake copies.
    let ordered = same_pipe && (pipe == vector || !(earlier.access.write && access.write));
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
