//! Whole programs: values against closed forms, timelines against hand counts, findings of bad kernels.

use super::exec::value::Elem;
use super::testing::{array, int, launch, numbers, run, run_with, tensor};
use super::{Limits, Run};
use crate::model::{Critical, Pipe, SliceKind, WaitReason};

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
            // Mask moves work on no bytes.
            .filter(|&i| trace.slices.bytes[i] > 0)
            .map(|i| trace.slices.end[i] - trace.slices.start[i])
            .collect()
    };
    // 1024 floats: 4096 bytes that L2 lacks in 240 + 4096 / 85 cycles, the second input's 8 requests of 512 B taken in
    // 20.6 cycles apart from the first one's; 16 repeats of add in 14 + 7 + 16.
    assert_eq!(lengths(Pipe::Mte2), [165, 289, 165, 289, 165, 289, 165, 289]);
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
    assert_eq!(errors[0].code, "ASC5102");
}

/// One tensor of `count` halves or floats at UB 0, its result at 64 KiB, one operation between load and store.
fn one(elem: &str, count: u64, lines: &str, input: &[f64]) -> (Run, Vec<f64>) {
    let (ty, dtype) = if elem == "f16" { (Elem::F16, "float16") } else { (Elem::F32, "float32") };
    let text = format!(
        "args %x gm<{elem}>, %z gm<{elem}>, %n i32
%zero = 0 : i32
%out = 65536 : i32
%scratch = 131072 : i32
%gx = global_tensor : global<{elem}>
global_tensor.set_global_buffer %gx %x
%gz = global_tensor : global<{elem}>
global_tensor.set_global_buffer %gz %z
%a = local_tensor_v2 %zero %n pos=9 : local<{elem}>
%b = local_tensor_v2 %out %n pos=10 : local<{elem}>
%t = local_tensor_v2 %scratch %n pos=11 : local<{elem}>
data_copy_l2 %a %gx %n
set_flag %zero event=4
wait_flag %zero event=4
duplicate_l2 %b %zero %n
{lines}
set_flag %zero event=7
wait_flag %zero event=7
data_copy_l2 %gz %b %n
"
    );
    let args = vec![tensor("x", dtype, count), tensor("z", dtype, count), int("n", count as i64)];
    let run = run(&text, 1, args, vec![array("x", ty, input)]);
    let out = numbers(&run, "z", ty);
    (run, out)
}

fn ramp(count: u64) -> Vec<f64> {
    (0..count).map(|i| i as f64).collect()
}

#[test]
fn masked_lanes_keep_the_old_destination() {
    let lines = "%m = 5 : i64\n%r = 2 : i8\n%b1 = 1 : i32\n%r8 = 8 : i32\n%s = 10 : f32\n\
        %p = construct %b1 %b1 %r8 %r8 : unary_repeat_params\nadds_l0 %b %a %s %m %r %p isSetMask";
    let (run, out) = one("f32", 128, lines, &ramp(128));
    assert_eq!(run.diagnostics, []);
    let expected: Vec<f64> = (0..128).map(|i| if i % 64 < 5 { f64::from(i) + 10.0 } else { 0.0 }).collect();
    assert_eq!(out, expected);
}

/// The worked address of the semantics page: float, block stride 2, repeat stride 16, lane 9 of repeat 1 is
/// element 145.
#[test]
fn strides_lead_where_the_formula_says() {
    let lines = "%lo = 512 : ui64\n%hi = 0 : ui64\n%r = 2 : i8\n%b1 = 1 : i32\n%b2 = 2 : i32\n%r8 = 8 : i32\n\
        %r16 = 16 : i32\n%s = 0 : f32\n%p = construct %b1 %b2 %r8 %r16 : unary_repeat_params\n\
        adds_l1 %b %a %s %lo %hi %r %p isSetMask";
    let (_, out) = one("f32", 256, lines, &ramp(256));
    assert_eq!(out[64 + 9], 145.0);
}

#[test]
fn half_saturates_and_loses_nan() {
    let (_, out) = one("f16", 128, "add_l2 %b %a %a %n", &[vec![60000.0, -60000.0], vec![1.0; 126]].concat());
    assert_eq!(out[..3], [65504.0, -65504.0, 2.0]);
    let (_, out) = one("f16", 128, "sqrt_l2 %b %a %n", &[vec![-1.0], vec![4.0; 127]].concat());
    assert_eq!(out[..2], [0.0, 2.0]);
}

#[test]
fn unary_and_fused_operations_follow_their_formulas() {
    let input: Vec<f64> = (0..64).map(|i| 0.5 + f64::from(i) / 8.0).collect();
    type Closed = fn(f64) -> f64;
    let cases: [(&str, Closed); 6] = [
        ("exp_l2 %b %a %n", f64::exp),
        ("ln_l2 %b %a %n", f64::ln),
        ("reciprocal_l2 %b %a %n", |x| 1.0 / x),
        ("rsqrt_l2 %b %a %n", |x| 1.0 / x.sqrt()),
        ("fused_mul_add_l2 %b %a %a %n", |x| x),
        ("mul_add_dst_l2 %b %a %a %n", |x| x * x),
    ];
    for (line, closed) in cases {
        let (_, out) = one("f32", 64, line, &input);
        for (x, y) in input.iter().zip(out) {
            assert!((y - closed(*x)).abs() <= closed(*x).abs() * 1e-6, "{line}: {x} -> {y}");
        }
    }
}

#[test]
fn reductions_over_repeats_blocks_and_whole_tensors() {
    let strides = "%m = 64 : i32\n%r = 2 : i32\n%s1 = 1 : i32\n%s8 = 8 : i32\n%i = 1 : i8\n";
    let (_, out) =
        one("f32", 128, &format!("{strides}whole_reduce_sum_l0 %b %a %m %r %s1 %s1 %s8 isSetMask"), &ramp(128));
    assert_eq!(out[..3], [2016.0, 6112.0, 0.0]);
    let (_, out) = one("f32", 128, &format!("{strides}block_reduce_max_l0 %b %a %r %m %s1 %s1 %s8"), &ramp(128));
    assert_eq!(out[..16], [7, 15, 23, 31, 39, 47, 55, 63, 71, 79, 87, 95, 103, 111, 119, 127].map(f64::from));
    let (_, out) =
        one("f32", 128, &format!("{strides}pair_reduce_sum_l0 %b %a %r %m %s1 %s1 %s8 isSetMask"), &ramp(128));
    assert_eq!(out[..2], [1.0, 5.0]);
    let (_, out) = one("f32", 128, "reduce_sum_l2 %b %a %t %n", &ramp(128));
    assert_eq!(out[0], 8128.0);
    let (_, out) = one("f32", 128, &format!("{strides}reduce_max_l2 %b %a %t %n %i"), &ramp(128));
    assert_eq!((out[0], out[1].to_bits() != 0), (127.0, true));
}

#[test]
fn largest_values_bring_the_index_of_their_lowest_lane() {
    let mut input = vec![1.0; 64];
    (input[9], input[20]) = (5.0, 5.0);
    let lines = "%m = 64 : i32\n%r = 1 : i32\n%s1 = 1 : i32\n%s8 = 8 : i32\n\
        whole_reduce_max_l0 %b %a %m %r %s1 %s1 %s8 order=0 isSetMask";
    let (run, out) = one("f32", 64, lines, &input);
    assert_eq!(out[0], 5.0);
    let z = run.arrays.iter().find(|a| a.name == "z").unwrap();
    assert_eq!(z.bytes[4..8], 9_u32.to_le_bytes());
}

#[test]
fn compare_then_select_takes_the_larger() {
    let lines = "%u = reinterpret_cast %t : local<ui8>\n%lim = 30 : f32\n%un = 64 : ui32\n\
        compare_scalar_l2 %u %a %lim %n cmpMode=0\nselect_scalar_l2 %b %u %a %lim %un selMode=1";
    let (run, out) = one("f32", 64, lines, &ramp(64));
    assert_eq!(run.diagnostics, []);
    assert_eq!(out, (0..64).map(|i| f64::from(i.min(30))).collect::<Vec<_>>());
}

#[test]
fn scalars_read_and_write_tensors_in_order() {
    let lines = "%i3 = 3 : ui32\n%i0 = 0 : ui32\n%v = local_tensor.get_value %a %i3 : f32\n\
        %w = arith.addf %v %v : f32\nlocal_tensor.set_value %b %i0 %w";
    let (run, out) = one("f32", 64, lines, &ramp(64));
    assert_eq!(out[..2], [6.0, 0.0]);
    let inserted = run.simulated.trace.strings.iter().filter(|s| s.contains("inserted")).count();
    assert!(inserted >= 2, "{:?}", run.simulated.trace.strings);
}

#[test]
fn padded_copies_fill_up_to_whole_blocks() {
    let text = "args %x gm<f32>, %z gm<f32>
%zero = 0 : i32
%n = 64 : i32
%gx = global_tensor : global<f32>
global_tensor.set_global_buffer %gx %x
%gz = global_tensor : global<f32>
global_tensor.set_global_buffer %gz %z
%a = local_tensor_v2 %zero %n pos=9 : local<f32>
%two = 2 : i32
%bytes = 20 : i32
%gap = 4 : i32
%yes = 1 : i1
%left = 1 : i32
%none = 0 : i32
%pad = 7 : f32
%p = construct %two %bytes %gap %none %none : data_copy_ext_params
%q = construct %yes %left %two %pad : data_copy_pad_ext_params
data_copy_pad_l0_ext %a %gx %p %q
set_flag %zero event=20
wait_flag %zero event=20
data_copy_l2 %gz %a %n
";
    let args = vec![tensor("x", "float32", 64), tensor("z", "float32", 64)];
    let run = run(text, 1, args, vec![array("x", Elem::F32, &ramp(64))]);
    let out = numbers(&run, "z", Elem::F32);
    assert_eq!(out[..8], [7.0, 0.0, 1.0, 2.0, 3.0, 4.0, 7.0, 7.0]);
    assert_eq!(out[8..16], [7.0, 6.0, 7.0, 8.0, 9.0, 10.0, 7.0, 7.0]);
}

fn codes(run: &Run) -> Vec<(&str, u32)> {
    let line = |d: &crate::model::Diagnostic| d.span.start;
    run.diagnostics.iter().map(|d| (d.code.as_str(), line(d))).collect()
}

/// Offset of the line that contains the text.
fn offset(text: &str, needle: &str) -> u32 {
    let at = text.find(needle).unwrap();
    text[..at].rfind('\n').map_or(0, |i| i + 1) as u32
}

#[test]
fn a_wait_without_a_set_is_a_deadlock_with_its_flag_and_line() {
    let text = "%zero = 0 : i32\n%n = 64 : i32\n%t = local_tensor_v2 %zero %n pos=9 : local<f32>\n\
        wait_flag %zero event=4\nadd_l2 %t %t %t %n";
    let run = run(text, 1, Vec::new(), Vec::new());
    assert_eq!(codes(&run), [("ASC4301", offset(text, "wait_flag"))]);
    assert!(run.diagnostics[0].message.en.contains("MTE2_V 0"), "{}", run.diagnostics[0].message.en);
    assert!(!run.simulated.trace.complete);
}

#[test]
fn an_endless_loop_is_named_and_its_beginning_shown() {
    let text = "%zero = 0 : i32\n%n = 64 : i32\n%t = local_tensor_v2 %zero %n pos=9 : local<f32>\n\
        for %i %zero %n %zero {\nadd_l2 %t %t %t %n\n}";
    let limits = Limits { steps: 10_000, ..Limits::default() };
    let run = run_with(text, &launch(2, Vec::new()), &limits).unwrap();
    assert_eq!(codes(&run), [("ASC5101", offset(text, "for"))]);
    assert!(!run.simulated.trace.complete && !run.simulated.trace.slices.is_empty());
}

#[test]
fn accesses_outside_of_arrays_and_memories_are_reported_at_their_operation() {
    let text = "args %x gm<f32>\n%zero = 0 : i32\n%n = 64 : i32\n%far = 196544 : i32\n\
        %g = global_tensor : global<f32>\nglobal_tensor.set_global_buffer %g %x\n\
        %t = local_tensor_v2 %far %n pos=9 : local<f32>\ndata_copy_l2 %t %g %n\nadd_l2 %t %t %t %n";
    let run = run(text, 1, vec![tensor("x", "float32", 32)], Vec::new());
    let (copy, add) = (offset(text, "data_copy"), offset(text, "add_l2"));
    let tensor = offset(text, "local_tensor");
    assert_eq!(codes(&run), [("ASC3303", tensor), ("ASC3301", copy), ("ASC3301", add)]);
    let first = &run.diagnostics[1].message.en;
    assert!(first.contains("`x`") && first.contains("256") && first.contains("128"), "{first}");
}

const QUEUES: &str = "\
args %x gm<f32>, %z gm<f32>
%zero = 0 : i32
%one = 1 : i32
%two = 2 : i32
%rounds = 6 : i32
%n = 1024 : i32
%bytes = 4096 : i32
%pipe = pipe : pipe
%in = queue : queue<vecin>
%out = queue : queue<vecout>
pipe.init_queue %pipe %in %two %bytes
pipe.init_queue %pipe %out %two %bytes
%gx = global_tensor : global<f32>
global_tensor.set_global_buffer %gx %x
%gz = global_tensor : global<f32>
global_tensor.set_global_buffer %gz %z
for %i %zero %rounds %one {
  %o = arith.muli %i %n : i32
  %sx = global_tensor.subindex %gx %o : global<f32>
  %a = que_bind.alloc_tensor %in : local<f32>
  data_copy_l2 %a %sx %n
  que_bind.enque_tensor %in %a
  %b = que_bind.deque_tensor %in : local<f32>
  %c = que_bind.alloc_tensor %out : local<f32>
  add_l2 %c %b %b %n
  que_bind.enque_tensor %out %c
  que_bind.free_tensor %in %b
  %d = que_bind.deque_tensor %out : local<f32>
  %sz = global_tensor.subindex %gz %o : global<f32>
  data_copy_l2 %sz %d %n
  que_bind.free_tensor %out %d
}
";

#[test]
fn queues_with_two_buffers_overlap_loads_with_work() {
    let args = || vec![tensor("x", "float32", 6144), tensor("z", "float32", 6144)];
    let given = || vec![array("x", Elem::F32, &ramp(6144))];
    let double = run(QUEUES, 1, args(), given());
    assert_eq!(double.diagnostics, []);
    assert_eq!(numbers(&double, "z", Elem::F32), (0..6144).map(|i| 2.0 * f64::from(i)).collect::<Vec<_>>());
    let single = run(&QUEUES.replace("%two = 2", "%two = 1"), 1, args(), given());
    let cycles = |run: &Run| run.simulated.summary.makespan_cycles;
    // Six adds of 16 repeats, their flags and barriers no longer hold up loads.
    assert!(cycles(&double) + 6 * 37 < cycles(&single), "{} {}", cycles(&double), cycles(&single));
    let waits = |run: &Run| run.simulated.trace.slices.wait.iter().filter(|w| **w == WaitReason::BufferBusy).count();
    assert!(waits(&single) > 0);
    let ub = &double.simulated.memory.buffers[0];
    assert_eq!((ub.peak_bytes, ub.allocations.len()), (4 * 4096, 12));
}

#[test]
fn queue_misuse_is_explained() {
    let text = QUEUES.replace("  que_bind.free_tensor %in %b\n", "");
    let run = run(&text, 1, vec![tensor("x", "float32", 6144), tensor("z", "float32", 6144)], Vec::new());
    let finding = &run.diagnostics[0];
    assert_eq!((finding.code.as_str(), finding.span.start), ("ASC4303", offset(&text, "alloc_tensor %in")));
    assert_eq!(finding.labels.len(), 2);
}

#[test]
fn too_many_buffers_name_all_that_make_them_up() {
    let text = QUEUES.replace("%bytes = 4096", "%bytes = 65536");
    let run = run(&text, 1, vec![tensor("x", "float32", 6144), tensor("z", "float32", 6144)], Vec::new());
    let finding = &run.diagnostics[0];
    assert_eq!((finding.code.as_str(), finding.labels.len()), ("ASC3303", 2));
}

#[test]
fn nothing_needs_contents_unless_control_does() {
    let args = vec![tensor("x", "float32", 6144), tensor("z", "float32", 6144)];
    let run = run_with(QUEUES, &launch(1, args), &Limits::default()).unwrap();
    assert!(run.simulated.trace.complete && run.arrays.is_empty());
}

#[test]
fn unknown_operations_are_said_once_and_harm_nothing() {
    let text = "%zero = 0 : i32\n%n = 64 : i32\n%t = local_tensor_v2 %zero %n pos=9 : local<f32>\n\
        for %i %zero %n %n {\nproposal_extract %t %t %n %n\n}\nfrobnicate %t";
    let run = run(text, 1, Vec::new(), Vec::new());
    let expected = [("ASC9301", offset(text, "proposal_extract")), ("ASC9301", offset(text, "frobnicate"))];
    assert_eq!(codes(&run), expected);
}

#[test]
fn a_forgotten_flag_is_found_with_the_flag_that_is_missing() {
    let text = ADD.replace("  set_flag %zero event=4\n  wait_flag %zero event=4\n", "");
    let args =
        vec![tensor("x", "float32", 4096), tensor("y", "float32", 4096), tensor("z", "float32", 4096), int("n", 4096)];
    let run = run(&text, 1, args, Vec::new());
    assert_eq!(codes(&run), [("ASC4304", offset(&text, "add_l2"))]);
    assert!(run.diagnostics[0].notes[0].en.contains("MTE2_V"), "{:?}", run.diagnostics[0].notes);
}

#[test]
fn the_mathematical_library_follows_its_functions() {
    let input: Vec<f64> = (0..64).map(|i| f64::from(i) / 32.0 - 1.0).collect();
    type Closed = fn(f64) -> f64;
    let cases: [(&str, Closed); 4] =
        [("sin", f64::sin), ("tanh", f64::tanh), ("floor", f64::floor), ("round", f64::round_ties_even)];
    for (name, closed) in cases {
        let (run, out) = one("f32", 64, &format!("{name} %b %a"), &input);
        assert!(run.diagnostics.is_empty());
        for (x, y) in input.iter().zip(out) {
            assert!((y - closed(*x)).abs() < 1e-6, "{name}({x}) = {y}");
        }
    }
}

/// Loads two 16 x 16 matrices of halves as single fractals, multiplies them and stores row by row. One fractal is
/// the same in all layouts but for B, which L0B wants transposed.
#[test]
fn a_product_of_two_fractals() {
    let text = "args %x gm<f16>, %y gm<f16>, %z gm<f32>
%zero = 0 : i32
%n = 256 : i32
%far = 1024 : i32
%gx = global_tensor : global<f16>
global_tensor.set_global_buffer %gx %x
%gy = global_tensor : global<f16>
global_tensor.set_global_buffer %gy %y
%gz = global_tensor : global<f32>
global_tensor.set_global_buffer %gz %z
%a1 = local_tensor_v2 %zero %n pos=1 : local<f16>
%b1 = local_tensor_v2 %far %n pos=3 : local<f16>
%a2 = local_tensor_v2 %zero %n pos=2 : local<f16>
%b2 = local_tensor_v2 %zero %n pos=4 : local<f16>
%c = local_tensor_v2 %zero %n pos=7 : local<f32>
%one = 1 : i32
%s = 16 : i32
%plain = construct %zero %one %one %zero %zero %zero %zero : load_data_2d_params
%turned = construct %zero %one %one %zero %zero %one %zero : load_data_2d_params
%mp = construct %s %s %s %zero %zero %one : mmad_params
%fp = construct %s %s %s %s %zero %zero %one %zero %zero %zero %zero %zero : fixpipe_params_v220
%fc = construct %one : fixpipe_config
data_copy_l2 %a1 %gx %n
data_copy_l2 %b1 %gy %n
set_flag %zero event=0
wait_flag %zero event=0
load_data_l0 %a2 %a1 %plain
load_data_l0 %b2 %b1 %turned
set_flag %zero event=2
wait_flag %zero event=2
mmad %c %a2 %b2 %mp
set_flag %zero event=17
wait_flag %zero event=17
fixpipe %gz %c %fp %fc
";
    let args = vec![tensor("x", "float16", 256), tensor("y", "float16", 256), tensor("z", "float32", 256)];
    let x: Vec<f64> = (0..256).map(|i| f64::from(i % 7)).collect();
    let y: Vec<f64> = (0..256).map(|i| f64::from(i % 5)).collect();
    let run = run(text, 1, args, vec![array("x", Elem::F16, &x), array("y", Elem::F16, &y)]);
    assert_eq!(run.diagnostics, []);
    let product = |r: usize, c: usize| (0..16).map(|k| x[r * 16 + k] * y[k * 16 + c]).sum::<f64>();
    let expected: Vec<f64> = (0..256).map(|i| product(i / 16, i % 16)).collect();
    assert_eq!(numbers(&run, "z", Elem::F32), expected);
    let pipes: Vec<_> = run.simulated.trace.lanes.iter().map(|lane| lane.pipe).collect();
    assert_eq!(pipes, [Pipe::S, Pipe::Mte2, Pipe::Mte1, Pipe::M, Pipe::Fix]);
}

#[test]
fn sorting_keeps_scores_with_their_indices() {
    let mut input = vec![0.0; 64];
    input[..32].iter_mut().enumerate().for_each(|(i, x)| *x = f64::from((i as u32 * 7) % 32));
    let lines = "%one = 1 : i32\n%u = reinterpret_cast %t : local<ui32>\nsort32 %b %a %u %one";
    let (run, out) = one("f32", 64, lines, &input);
    assert_eq!(run.diagnostics, []);
    assert_eq!(out.iter().step_by(2).copied().collect::<Vec<_>>(), (0..32).rev().map(f64::from).collect::<Vec<_>>());
}

#[test]
fn the_critical_path_covers_the_run() {
    let run = add(8, 4096);
    let (trace, analysis) = (&run.simulated.trace, &run.simulated.analysis);
    let path = &analysis.critical;
    assert!(path.windows(2).all(|pair| pair[0].end <= pair[1].start), "stretches overlap");
    let covered: u64 = path.iter().map(|stretch| stretch.end - stretch.start).sum();
    assert!(covered * 10 >= trace.makespan_cycles * 9, "{covered} of {}", trace.makespan_cycles);
    let slices = &trace.slices;
    let work = (0..slices.len()).filter(|slice| slices.kind[*slice] == SliceKind::Run);
    assert_eq!(path.last().map(|stretch| stretch.end), work.map(|slice| slices.end[slice]).max());
    // Nobody is blamed for longer than it worked.
    let within = |stretch: &Critical| {
        let slice = stretch.slice as usize;
        slices.start[slice] <= stretch.start && stretch.end <= slices.end[slice]
    };
    assert!(path.iter().all(within));
    // With one buffer every pipe waits for the one before: each gap has its blocker.
    assert!(analysis.gaps.iter().all(|gap| gap.end > gap.start));
    assert!(analysis.gaps.iter().any(|gap| gap.why == WaitReason::Flag && gap.blocker != u32::MAX));
    assert_eq!(analysis.vector_operations, 8 * 4096);
    assert!(!analysis.bottlenecks.is_empty() && analysis.roofs.iter().any(|roof| roof.path == "HBM"));
}
