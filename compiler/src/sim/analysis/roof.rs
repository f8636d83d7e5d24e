//! Operations and bytes of a run against the ceilings of the machine.

use crate::model::{Analysis, Buffer, Roof, Trace};
use crate::sim::stream::Work;
use crate::sim::timing::{CoreStream, Timing};
use crate::target::Target;
use std::collections::BTreeMap;

/// Multiplications and additions of one micro-operation on halves.
const CUBE_OPERATIONS: f64 = 8192.0;

pub fn build(trace: &Trace, streams: &[CoreStream<'_>], timing: &Timing, target: &Target) -> Analysis {
    let (mut vector, mut repeats, mut cube, mut uops) = (0_u64, 0_u64, 0_u64, 0_u64);
    let mut bytes: BTreeMap<(usize, usize), (Buffer, Buffer, u64)> = BTreeMap::new();
    for core in streams {
        let times = u64::from(core.stands_for);
        for instruction in &core.stream.instructions {
            match instruction.work {
                Work::Vector(at) => {
                    let work = &core.stream.vectors[at as usize];
                    vector += u64::from(work.elements) * times;
                    repeats += if work.elements > 0 { u64::from(work.repeats) * times } else { 0 };
                }
                Work::Cube { uops: count, operations } => {
                    cube += operations * times;
                    uops += count * times;
                }
                Work::Copy(at) => {
                    let copy = &core.stream.copies[at as usize];
                    let key = (copy.from as usize, copy.to as usize);
                    bytes.entry(key).or_insert((copy.from, copy.to, 0)).2 += instruction.bytes * times;
                }
                _ => {}
            }
        }
    }
    let seconds = trace.micros(timing.makespan) * 1e-6;
    let per_second = |amount: f64| if seconds > 0.0 { amount / seconds / 1e9 } else { 0.0 };
    let hertz = f64::from(trace.clock_mhz) * 1e6;
    let cores: f64 = streams.iter().map(|core| f64::from(core.stands_for)).sum();
    let operations = vector + cube;
    let lanes = if repeats > 0 { vector as f64 / repeats as f64 } else { 0.0 };
    let ceiling = cores * hertz * (lanes + if uops > 0 { CUBE_OPERATIONS } else { 0.0 }) / 1e9;
    let roof = |path: String, bytes: u64, ceiling_gb_s: f64| Roof {
        path,
        bytes,
        intensity: if bytes > 0 { operations as f64 / bytes as f64 } else { 0.0 },
        reached_gb_s: per_second(bytes as f64),
        ceiling_gb_s,
    };
    let global: u64 = bytes.values().filter(|(from, to, _)| [from, to].contains(&&Buffer::Gm)).map(|(.., b)| b).sum();
    let mut roofs = Vec::new();
    if global > 0 {
        roofs.push(roof("HBM".into(), global, target.memory.hbm_total.value));
        roofs.push(roof("L2".into(), global, target.memory.l2_read.value));
    }
    for (from, to, moved) in bytes.into_values() {
        let rate = target.copy.path(from, to).map_or(0.0, |path| path.rate);
        roofs.push(roof(format!("{}->{}", from.name(), to.name()), moved, rate * cores * hertz / 1e9));
    }
    Analysis {
        vector_operations: vector,
        cube_operations: cube,
        reached_gop_s: per_second(operations as f64),
        ceiling_gop_s: ceiling,
        roofs,
        ..Analysis::default()
    }
}
