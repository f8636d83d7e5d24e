//! How far the model's times are from published tables. The tables lie beside the repository (`ASCLENS_SHARED`, or
//! `../shared`); without them the tests say that they checked nothing.

use asclens_tests::corpus::root;
use compiler::model::Buffer;
use compiler::sim::stream::{CopyWork, VectorWork, View};
use compiler::sim::timing::{copy_time, vector_time};
use compiler::target::{Target, load};
use std::path::PathBuf;

fn table(name: &str) -> Option<Vec<Vec<String>>> {
    let shared = std::env::var_os("ASCLENS_SHARED").map_or_else(|| root().join("../shared"), PathBuf::from);
    let path = shared.join("hardware").join(name);
    let Ok(text) = std::fs::read_to_string(&path) else {
        println!("{name}: no such table, nothing is checked");
        return None;
    };
    Some(text.lines().skip(1).map(|line| line.split(',').map(str::to_owned).collect()).collect())
}

/// Prints median and worst relative error; fails when the median is above `allowed`.
fn conclude(what: &str, mut errors: Vec<(String, f64, f64)>, allowed: f64) {
    assert!(!errors.is_empty(), "{what}: no row");
    let relative = |row: &(String, f64, f64)| (row.1 / row.2 - 1.0).abs();
    errors.sort_by(|a, b| relative(a).total_cmp(&relative(b)));
    let (median, worst) = (&errors[errors.len() / 2], &errors[errors.len() - 1]);
    println!(
        "{what}: {} rows, median error {:.1} %, worst {:.1} % ({}: model {:.1}, table {:.1})",
        errors.len(),
        100.0 * relative(median),
        100.0 * relative(worst),
        worst.0,
        worst.1,
        worst.2
    );
    assert!(relative(median) <= allowed, "{what}: median error {}", relative(median));
}

/// Row of the target's table, and number of sources, of an instruction in the measured tables.
const INSTRUCTIONS: &[(&str, &str, usize)] = &[
    ("VABS", "abs", 1),
    ("VADD", "add", 2),
    ("VADDS", "add", 1),
    ("VADDRELU", "add", 2),
    ("VAND", "logic", 2),
    ("VAXPY", "axpy", 2),
    ("VBRCB", "brcb", 0),
    ("VCADD", "reduce_whole_sum", 1),
    ("VCMAX", "reduce_whole_max", 1),
    ("VCMIN", "reduce_whole_max", 1),
    ("VCGADD", "reduce_block_sum", 1),
    ("VCGMAX", "reduce_block_max", 1),
    ("VCPADD", "reduce_pair", 1),
    ("VCOPY", "copy", 1),
    ("VDIV", "div", 2),
    ("VECTORDUP", "duplicate", 0),
    ("VEXP", "exp", 1),
    ("VLN", "ln", 1),
    ("VLRELU", "leaky_relu", 1),
    ("VMADD", "fma", 2),
    ("VMAX", "max", 2),
    ("VMAXS", "max", 1),
    ("VMIN", "max", 2),
    ("VMUL", "mul", 2),
    ("VMULS", "mul", 1),
    ("VREC", "rsqrt", 1),
    ("VRELU", "abs", 1),
    ("VRSQRT", "rsqrt", 1),
    ("VSQRT", "sqrt", 1),
    ("VSUB", "add", 2),
];

/// An instruction whose sources all start on the same bank group, as in the measured tables.
fn instruction(target: &Target, row: &str, class: usize, sources: usize, repeats: u32) -> VectorWork {
    let op = &target.vector.ops[row];
    let mut views = [View::default(); 4];
    for (i, view) in views.iter_mut().take(sources).enumerate() {
        let addr = 0x4000 * i as u64;
        *view = View { addr, block_stride: 1, repeat_stride: 8, blocks: 8, write: false };
    }
    let (exec, repeat_cycles) = (op.exec[class], op.repeat[class]);
    VectorWork { repeats, exec, repeat_cycles, extra: 0, views, view_count: sources as u8 }
}

#[test]
fn vector_throughput_follows_the_measured_slopes() {
    let Some(rows) = table("mskpp_910b/vector_summary.csv") else { return };
    let target = load("Ascend910B1").unwrap();
    let mut errors = Vec::new();
    for row in rows {
        let Some(&(_, name, sources)) = INSTRUCTIONS.iter().find(|(instruction, ..)| *instruction == row[0]) else {
            continue;
        };
        let class = if row[1].starts_with("FP32") {
            1
        } else if row[1].starts_with("FP16") {
            0
        } else {
            2
        };
        let slope: f64 = row[9].parse().unwrap_or(0.0);
        let model = vector_time(&instruction(&target, name, class, sources, 64), &target).occupancy as f64 / 64.0;
        errors.push((format!("{} {}", row[0], row[1]), model, slope));
    }
    conclude("vector cycles per repeat", errors, 0.05);
}

#[test]
fn isolated_vector_instructions_follow_the_fits() {
    let Some(rows) = table("att_910b/vector_linear_fit.csv") else { return };
    let target = load("Ascend910B1").unwrap();
    let known = [
        ("Abs", "abs"),
        ("Add", "add"),
        ("Adds", "add"),
        ("Div", "div"),
        ("Exp", "exp"),
        ("Max", "max"),
        ("Min", "max"),
        ("Mul", "mul"),
        ("Muls", "mul"),
        ("Relu", "abs"),
        ("Rsqrt", "rsqrt"),
        ("Sqrt", "sqrt"),
        ("Sub", "add"),
    ];
    let mut errors = Vec::new();
    for row in rows {
        let Some((_, name)) = known.iter().find(|(api, _)| *api == row[0]) else { continue };
        let class = if row[1] == "f32" { 1 } else { 0 };
        let (slope, fixed): (f64, f64) = (row[2].parse().unwrap_or(0.0), row[3].parse().unwrap_or(0.0));
        let lanes = if class == 1 { 64.0 } else { 128.0 };
        for repeats in [1_u32, 8, 32] {
            let model = vector_time(&instruction(&target, name, class, 1, repeats), &target).latency as f64;
            let table = fixed + slope * lanes * f64::from(repeats);
            errors.push((format!("{} {} x {repeats}", row[0], row[1]), model, table));
        }
    }
    conclude("isolated vector instructions", errors, 0.06);
}

#[test]
fn copies_follow_the_measured_transfers() {
    let Some(rows) = table("mskpp_910b/MovType.csv") else { return };
    let target = load("Ascend910B1").unwrap();
    let paths = [
        ("GM_TO_UB_910b3", Buffer::Gm, Buffer::Ub),
        ("GM_TO_L1_910b1", Buffer::Gm, Buffer::L1),
        ("UB_TO_GM_910b1", Buffer::Ub, Buffer::Gm),
        ("L0C_TO_GM_910b1", Buffer::L0c, Buffer::Gm),
    ];
    let mut errors = Vec::new();
    for row in rows {
        let Some(&(_, from, to)) = paths.iter().find(|(key, ..)| *key == row[0]) else { continue };
        let (kib, rate): (f64, f64) = (row[1].parse().unwrap_or(0.0), row[2].parse().unwrap_or(0.0));
        let piece_bytes = (kib * 1024.0) as u64;
        let work = CopyWork { from, to, pieces: 1, piece_bytes, global_addr: 0, global_step: piece_bytes };
        // GiB per second at 1.8 GHz.
        let cycles = kib * 1024.0 / (rate * f64::from(1 << 30)) * 1.8e9;
        let model = copy_time(&work, &target).map_or(0.0, |time| time.alone() as f64);
        errors.push((format!("{} {kib} KiB", row[0]), model, cycles));
    }
    conclude("copies of one core", errors, 0.35);
}
