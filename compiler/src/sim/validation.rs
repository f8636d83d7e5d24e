//! The model against measured kernels. The figures are board times of the vendor's best-practice samples on 910B1
//! (Add of two 8192 x 8192 half arrays in tiles of 8 KiB); bounds say how far the model may be off.

use super::Limits;
use super::testing::{launch, run_with, tensor};

/// Adds tiles of 4096 halves through queues with `buffers` buffers each; `skew` moves the second input off the
/// first one's banks.
fn add(buffers: u32, tiles: u32, skew: u32) -> String {
    format!(
        "args %x gm<f16>, %y gm<f16>, %z gm<f16>
%zero = 0 : i32
%one = 1 : i32
%buffers = {buffers} : i32
%tiles = {tiles} : i32
%n = 4096 : i32
%bytes = 8192 : i32
%skew = {skew} : i32
%pipe = pipe : pipe
%qx = queue : queue<vecin>
%gap = tbuf : tbuf<veccalc>
%qy = queue : queue<vecin>
%qz = queue : queue<vecout>
pipe.init_queue %pipe %qx %buffers %bytes
pipe.init_buffer %pipe %gap %skew
pipe.init_queue %pipe %qy %buffers %bytes
pipe.init_queue %pipe %qz %buffers %bytes
%id = get_block_idx : i32
%first = arith.muli %id %tiles : i32
%gx = global_tensor : global<f16>
global_tensor.set_global_buffer %gx %x
%gy = global_tensor : global<f16>
global_tensor.set_global_buffer %gy %y
%gz = global_tensor : global<f16>
global_tensor.set_global_buffer %gz %z
for %i %zero %tiles %one {{
  %t = arith.addi %first %i : i32
  %o = arith.muli %t %n : i32
  %sx = global_tensor.subindex %gx %o : global<f16>
  %sy = global_tensor.subindex %gy %o : global<f16>
  %sz = global_tensor.subindex %gz %o : global<f16>
  %ax = que_bind.alloc_tensor %qx : local<f16>
  data_copy_l2 %ax %sx %n
  que_bind.enque_tensor %qx %ax
  %ay = que_bind.alloc_tensor %qy : local<f16>
  data_copy_l2 %ay %sy %n
  que_bind.enque_tensor %qy %ay
  %bx = que_bind.deque_tensor %qx : local<f16>
  %by = que_bind.deque_tensor %qy : local<f16>
  %az = que_bind.alloc_tensor %qz : local<f16>
  add_l2 %az %bx %by %n
  que_bind.enque_tensor %qz %az
  que_bind.free_tensor %qx %bx
  que_bind.free_tensor %qy %by
  %bz = que_bind.deque_tensor %qz : local<f16>
  data_copy_l2 %sz %bz %n
  que_bind.free_tensor %qz %bz
}}
"
    )
}

/// Tiles of the whole arrays.
const TILES: u32 = 8192 * 8192 / 4096;

/// Predicted microseconds of the whole Add, from so many tiles per core.
fn predicted(cores: u32, buffers: u32, tiles: u32, skew: u32) -> f64 {
    let text = add(buffers, tiles, skew);
    let elements = u64::from(tiles * cores) * 4096;
    let args = ["x", "y", "z"].map(|name| tensor(name, "float16", elements)).to_vec();
    let run = run_with(&text, &launch(cores, args), &Limits::default()).unwrap();
    assert_eq!(run.diagnostics, []);
    run.simulated.summary.makespan_us * f64::from(TILES) / f64::from(tiles * cores)
}

#[test]
fn add_of_8192_squared_in_the_steps_of_the_sample() {
    // (cores, buffers, measured microseconds, error allowed)
    let steps = [(1, 1, 6909.6, 0.06), (48, 1, 306.58, 0.12), (48, 2, 264.02, 0.05)];
    for (cores, buffers, measured, allowed) in steps {
        let time = predicted(cores, buffers, 64, 0);
        let error = time / measured - 1.0;
        println!("Add, {cores} cores, {buffers} buffers: {time:.1} us, measured {measured}, {:+.1} %", error * 100.0);
        assert!(error.abs() <= allowed, "{cores} cores, {buffers} buffers: {time} us, measured {measured}");
    }
}
