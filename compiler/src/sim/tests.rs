//! Whole programs: values against closed forms, timelines against hand counts, findings of bad kernels.

use super::exec::value::Elem;
use super::testing::{array, int, launch, numbers, run, run_with, tensor};
use super::{Limits, Run};
use crate::model::{Pipe, SliceKind, WaitReason};

/// Adds two arrays in tiles with the kernel's own flags: the shape of the first sample.
const ADD: &str = "\
args %x gm<f32>, %y gm<f32>, %z gm<f32>, %n i32
%zero = 0 : i32
%one = 1 : i32
%tiles = 4 : i32
%a0 = 0 : i32
%a1 = 16384 : i32
%a2 = 32768 : i32
%id = get_block_idx : i32
%start = arith.muli %id %n : i32
%tile = arith.divsi %n %tiles : i32
%at = arith.index_cast %start : index
%px = ptr_offset %x %at : gm<f32>
%py = ptr_offset %y %at : gm<f32>
%pz = ptr_offset %z %at : gm<f32>
%gx = global_tensor : global<f32>
global_tensor.set_global_buffer %gx %px %n
%gy = global_tensor : global<f32>
global_tensor.set_global_buffer %gy %py %n
%gz = global_tensor : global<f32>
global_tensor.set_global_buffer %gz %pz %n
%ta = local_tensor_v2 %a0 %tile pos=9 : local<f32>
%tb = local_tensor_v2 %a1 %tile pos=9 : local<f32>
%tc = local_tensor_v2 %a2 %tile pos=10 : local<f32>
for %i %zero %tiles %one {
  %o = arith.muli %i %tile : i32
  %sx = global_tensor.subindex %gx %o : global<f32>
  %sy = global_tensor.subindex %gy %o : global<f32>
  %sz = global_tensor.subindex %gz %o : global<f32>
  data_copy_l2 %ta %sx %tile
  data_copy_l2 %tb %sy %tile
  set_flag %zero event=4
  wait_flag %zero event=4
  add_l2 %tc %ta %tb %tile
  set_flag %zero event=7
  wait_flag %zero event=7
  data_copy_l2 %sz %tc %tile
  set_flag %zero event=19
  wait_flag %zero event=19
}
";

fn add(cores: u32, per_core: i64) -> Run {
    let total = per_core as u64 * u64::from(cores);
    let args = vec![
        tensor("x", "float32", total),
        tensor("y", "float32", total),
        tensor("z", "float32", total),
        int("n", per_core),
    ];
    let ramp: Vec<f64> = (0..total).map(|i| i as f64).collect();
    run(ADD, cores, args, vec![array("x", Elem::F32, &ramp), array("y", Elem::F32, &ramp)])
}

#[test]
fn add_computes_sums_on_every_core() {
    let run = add(8, 4096);
    assert_eq!(run.diagnostics, []);
    let sums: Vec<f64> = (0..8 * 4096).map(|i| 2.0 * f64::from(i)).collect();
    assert_eq!(numbers(&run, "z", Elem::F32), sums);
}

#[test]
fn equal_cores_share_one_timeline() {
    let run = add(8, 4096);
    let trace = &run.simulated.trace;
    assert!(trace.complete);
    assert_eq!((trace.cores, trace.core_stands_for.as_slice()), (8, [8].as_slice()));
    let lanes: Vec<_> = trace.lanes.iter().map(|lane| lane.pipe).collect();
    assert_eq!(lanes, [Pipe::S, Pipe::Mte2, Pipe::V, Pipe::Mte3]);
    let moved = &run.simulated.summary.paths;
    assert_eq!(moved, &[("GM->UB".to_owned(), 8 * 4096 * 8), ("UB->GM".to_owned(), 8 * 4096 * 4)]);
}

#[test]
fn copies_and_adds_take_the_cycles_of_the_tables() {
    let run = add(1, 4096);
    let trace = &run.simulated.trace;
    let lengths = |pipe: Pipe| -> Vec<u64> {
        let lane = trace.lanes.iter().position(|l| l.pipe == pipe).unwrap() as u32;
        (0..trace.slices.len())
            .filter(|&i| trace.slices.lane[i] == lane && trace.slices.kind[i] == SliceKind::Run)
            .map(|i| trace.slices.end[i] - trace.slices.start[i])
            .collect()
    };
    // 1024 floats: 4096 bytes in 264 + 32 cycles; 16 repeats of add in 14 + 7 + 16.
    assert_eq!(lengths(Pipe::Mte2), [296; 8]);
    assert_eq!(lengths(Pipe::V), [37; 4]);
    let conflicts: u64 = (0..trace.slices.len())
        .filter(|&i| trace.slices.wait[i] == WaitReason::BankConflict)
        .map(|i| trace.slices.end[i] - trace.slices.start[i])
        .sum();
    // Both sources start on a multiple of 512 B: every repeat takes one cycle more.
    assert_eq!(conflicts, 4 * 16);
}

#[test]
fn a_launch_on_no_core_is_refused() {
    let errors = run_with(ADD, &launch(0, Vec::new()), &Limits::default()).unwrap_err();
    assert_eq!(errors[0].code, "ASC5002");
}
