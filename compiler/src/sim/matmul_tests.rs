//! The matrix product object against the plain sum, whole and by tiles.

use super::exec::value::Elem;
use super::testing::{arg, array, numbers, run, tensor};
use crate::model::LaunchValue;

const HEAD: &str = "\
args %a gm<f16>, %b gm<f16>, %bias gm<f32>, %c gm<f32>, %w gm<f32>, %t gm<cube_tiling>
%zero = 0 : i32
%no = 0 : i1
%yes = 1 : i1
%ga = global_tensor : global<f16>
global_tensor.set_global_buffer %ga %a
%gb = global_tensor : global<f16>
global_tensor.set_global_buffer %gb %b
%gc = global_tensor : global<f32>
global_tensor.set_global_buffer %gc %c
%gd = global_tensor : global<f32>
global_tensor.set_global_buffer %gd %bias
%pipe = pipe : pipe
%s = copy_struct %t : cube_tiling
%mm = construct : matmul
regist_matmul_obj %pipe %w %mm %s
matmul.set_tensor_a %mm %ga %no
matmul.set_tensor_b %mm %gb %yes
matmul.set_bias %mm %gd
";

const M: usize = 5;
const N: usize = 7;
const K: usize = 9;

fn product(body: &str) -> Vec<f64> {
    let value = |at: usize, step: usize| ((at * step) % 11) as f64 - 5.0;
    let a: Vec<f64> = (0..M * K).map(|at| value(at, 3)).collect();
    let b: Vec<f64> = (0..N * K).map(|at| value(at, 7)).collect();
    let bias: Vec<f64> = (0..N).map(|at| at as f64).collect();
    let fields = [("m", M), ("n", N), ("k_a", K), ("k_b", K), ("base_m", 2), ("base_n", 3), ("base_k", 16)];
    let fields = fields.map(|(name, value)| (name.to_owned(), LaunchValue::Int { value: value as i64 })).into();
    let args = vec![
        tensor("a", "float16", (M * K) as u64),
        tensor("b", "float16", (N * K) as u64),
        tensor("bias", "float32", N as u64),
        tensor("c", "float32", (M * N) as u64),
        tensor("w", "float32", 64),
        arg("t", LaunchValue::Struct { class: "TCubeTiling".into(), fields }),
    ];
    let given = vec![array("a", Elem::F16, &a), array("b", Elem::F16, &b), array("bias", Elem::F32, &bias)];
    let run = run(&format!("{HEAD}{body}"), 1, args, given);
    assert_eq!(run.diagnostics, []);
    // B is given by columns.
    let element = |i: usize, j: usize| bias[j] + (0..K).map(|l| a[i * K + l] * b[j * K + l]).sum::<f64>();
    let wanted: Vec<f64> = (0..M * N).map(|at| element(at / N, at % N)).collect();
    let got = numbers(&run, "c", Elem::F32);
    assert_eq!(got, wanted);
    got
}

#[test]
fn the_whole_product() {
    product("matmul.iterate_all %mm %gc %yes\n");
}

#[test]
fn the_product_by_tiles() {
    let tile = "%r = matmul.iterate %mm %no %yes : i1\nmatmul.get_tensor_c %mm %gc %zero %no %yes\n";
    product(&tile.repeat(9));
}
