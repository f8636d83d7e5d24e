//! Invariants of the timing half on random streams, and small timelines counted by hand.

use super::{CoreStream, Timing, run};
use crate::model::{Buffer, Pipe, SliceKind, WaitReason};
use crate::sim::stream::{CopyWork, Instruction, Stream, VectorWork, View, Work};
use crate::target::{Target, load};
use proptest::prelude::*;

fn target() -> Target {
    load("Ascend910B1").unwrap()
}

fn time(streams: &[(&Stream, u32)]) -> Timing {
    let cores: Vec<_> = streams.iter().map(|&(stream, stands_for)| CoreStream { stream, stands_for }).collect();
    run(&cores, &target(), false, u64::MAX, &|| false)
}

#[derive(Default)]
struct Build(Stream);

impl Build {
    fn push(&mut self, pipe: Pipe, work: Work) {
        let op = self.0.instructions.len() as u32;
        self.0.instructions.push(Instruction { pipe, work, name: 0, op, bytes: 0, accesses: (0, 0) });
    }

    fn load(&mut self, bytes: u64) {
        let (from, to) = (Buffer::Gm, Buffer::Ub);
        // Every load from somewhere else, so that L2 does not hold it.
        let global_addr = (self.0.copies.len() as u64) << 20;
        self.0.copies.push(CopyWork { from, to, pieces: 1, piece_bytes: bytes, global_addr, global_step: bytes });
        self.push(Pipe::Mte2, Work::Copy(self.0.copies.len() as u32 - 1));
    }

    fn store(&mut self, bytes: u64) {
        let (from, to) = (Buffer::Ub, Buffer::Gm);
        self.0.copies.push(CopyWork { from, to, pieces: 1, piece_bytes: bytes, global_addr: 0, global_step: bytes });
        self.push(Pipe::Mte3, Work::Copy(self.0.copies.len() as u32 - 1));
    }

    fn vector(&mut self, repeats: u32) {
        let (views, view_count) = ([View::default(); 4], 0);
        self.0.vectors.push(VectorWork {
            repeats,
            exec: 7,
            repeat_cycles: 1.0,
            start: 0,
            gap: 0,
            partial: 0,
            elements: 0,
            views,
            view_count,
        });
        self.push(Pipe::V, Work::Vector(self.0.vectors.len() as u32 - 1));
    }

    fn flag(&mut self, from: Pipe, to: Pipe, id: u8) {
        self.push(from, Work::SetFlag { to, id });
        self.push(to, Work::WaitFlag { from, id, why: WaitReason::Flag });
    }
}

/// Dispatches take a cycle each from 0 on; a queue passes an instruction on one cycle after its dispatch.
#[test]
fn load_flag_vector_by_hand() {
    let mut build = Build::default();
    build.load(512);
    build.flag(Pipe::Mte2, Pipe::V, 0);
    build.vector(64);
    let timing = time(&[(&build.0, 1)]);
    let times = &timing.cores[0].times;
    // Load of what L2 lacks: dispatched at 0, starts at 1, 240 + 512 / 85 cycles.
    assert_eq!(times[0], (1, 248));
    // The set retires with the load, the wait one cycle later, the vector instruction pops the cycle after that.
    assert_eq!((times[1].1, times[2].1, times[3].0), (248, 249, 250));
    assert_eq!(times[3].1, 250 + 14 + 7 + 64);
    assert_eq!(timing.makespan, times[3].1);
}

/// Board: 1000 Adds of 64 repeats with a barrier between them start 86 cycles apart.
#[test]
fn a_barrier_costs_one_cycle_between_vector_instructions() {
    let mut build = Build::default();
    for _ in 0..10 {
        build.vector(64);
        build.push(Pipe::V, Work::Barrier);
    }
    let timing = time(&[(&build.0, 1)]);
    let starts: Vec<u64> = timing.cores[0].times.iter().step_by(2).map(|t| t.0).collect();
    assert!(starts.windows(2).all(|w| w[1] - w[0] == 86), "{starts:?}");
}

#[test]
fn independent_vector_instructions_overlap_their_latency() {
    let mut build = Build::default();
    (0..10).for_each(|_| build.vector(64));
    let starts: Vec<u64> = time(&[(&build.0, 1)]).cores[0].times.iter().map(|t| t.0).collect();
    assert!(starts.windows(2).all(|w| w[1] - w[0] == 64), "{starts:?}");
}

#[test]
fn a_full_queue_holds_the_front_end() {
    let mut build = Build::default();
    (0..100).for_each(|_| build.load(65536));
    let timing = time(&[(&build.0, 1)]);
    let scalar = &timing.cores[0].lanes[super::pipe_index(Pipe::S)];
    assert!(scalar.iter().any(|slice| slice.wait == WaitReason::QueueFull));
}

#[test]
fn many_cores_wait_for_memory() {
    let mut build = Build::default();
    (0..8).for_each(|_| build.load(65536));
    let (one, all) = (time(&[(&build.0, 1)]), time(&[(&build.0, 48)]));
    assert!(all.makespan > 2 * one.makespan);
    let lane = &all.cores[0].lanes[super::pipe_index(Pipe::Mte2)];
    assert!(lane.iter().any(|slice| slice.wait == WaitReason::Memory));
}

#[test]
fn cores_leave_a_meeting_together() {
    let (mut short, mut long) = (Build::default(), Build::default());
    short.push(Pipe::S, Work::SyncAll);
    long.load(65536);
    long.push(Pipe::S, Work::SyncAll);
    let timing = time(&[(&short.0, 1), (&long.0, 1)]);
    assert_eq!(timing.cores[0].times[0].1, timing.cores[1].times[1].1);
    short.0.instructions.clear();
    assert!(!time(&[(&short.0, 1), (&long.0, 1)]).stuck.is_empty());
}

/// Random work with matched flags between the pipes of a vector core.
fn streams() -> impl Strategy<Value = Stream> {
    let pipes = prop::sample::select(vec![Pipe::Mte2, Pipe::V, Pipe::Mte3, Pipe::S]);
    let step = (0..6_u8, 1..400_u32, pipes.clone(), pipes, 0..6_u8);
    prop::collection::vec(step, 0..80).prop_map(|steps| {
        let mut build = Build::default();
        for (kind, size, from, to, id) in steps {
            match kind {
                0 => build.load(u64::from(size) * 32),
                1 => build.store(u64::from(size) * 32),
                2 => build.vector(size % 64),
                3 => build.push(Pipe::S, Work::Scalar { cycles: size % 9 + 1 }),
                4 => build.push(Pipe::V, Work::Barrier),
                _ if from != to => build.flag(from, to, id),
                _ => build.push(Pipe::All, Work::Barrier),
            }
        }
        build.0
    })
}

proptest! {
    #[test]
    fn invariants_hold_on_random_streams(stream in streams()) {
        let timing = time(&[(&stream, 1)]);
        prop_assert!(timing.finished && timing.stuck.is_empty());
        let core = &timing.cores[0];
        let mut total = 0;
        for lane in &core.lanes {
            for pair in lane.windows(2) {
                prop_assert!(pair[0].end <= pair[1].start, "slices of a lane overlap");
            }
            prop_assert!(lane.iter().all(|slice| slice.start <= slice.end));
            let busy: u64 = lane.iter().filter(|s| s.kind == SliceKind::Run).map(|s| s.end - s.start).sum();
            prop_assert!(busy <= timing.makespan);
            total += busy;
        }
        // Every instruction can cost a handful of cycles of queueing on top of its run.
        let overhead = 8 * stream.instructions.len() as u64;
        let latencies: u64 = core.times.iter().map(|(start, end)| end - start).sum();
        prop_assert!(timing.makespan <= total + latencies + overhead);
        for &pipe in &Pipe::EXECUTING {
            let of_pipe = || stream.instructions.iter().zip(&core.times).filter(|(i, _)| i.pipe == pipe);
            for (a, b) in of_pipe().zip(of_pipe().skip(1)) {
                prop_assert!(a.1.0 <= b.1.0 && a.1.1 <= b.1.1 + 1, "{pipe:?} is not in order: {:?} {:?}", a.1, b.1);
            }
        }
        for (index, instruction) in stream.instructions.iter().enumerate() {
            if let Work::WaitFlag { .. } = instruction.work {
                // The generator sets right before it waits.
                prop_assert!(core.times[index].1 > core.times[index - 1].1.saturating_sub(1), "a wait ended before its set");
            }
        }
    }

    #[test]
    fn the_same_streams_give_the_same_timeline(stream in streams(), cores in 1..48_u32) {
        let (a, b) = (time(&[(&stream, cores)]), time(&[(&stream, cores)]));
        prop_assert_eq!(a.makespan, b.makespan);
        prop_assert_eq!(&a.cores[0].lanes, &b.cores[0].lanes);
        prop_assert!(a.makespan >= time(&[(&stream, 1)]).makespan);
    }
}
