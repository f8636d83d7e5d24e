//! Tables of vector instructions.

use super::{Chips, Row, number, text};
use crate::sim::isa::{self, Form, VectorIsa};
use crate::sim::stream::{VectorWork, View};
use crate::sim::timing::{VectorTime, vector_time};
use crate::target::{Target, VectorClass};

/// Repeats at which fits are evaluated.
const REPEATS: [u32; 3] = [1, 8, 32];

/// An instruction whose sources all start on one bank group, or on different ones; its result lies elsewhere.
fn views(isa: &VectorIsa, conflict: bool) -> Vec<View> {
    let sources = isa.sources + u8::from(isa.reads_destination);
    (0..sources)
        .map(|source| View {
            addr: 0x4000 * u64::from(source) + if conflict { 0 } else { 256 * u64::from(source) },
            block_stride: 1,
            repeat_stride: 8,
            blocks: 8,
            write: false,
        })
        .collect()
}

fn time(isa: &VectorIsa, form: Form, repeats: u32, conflict: bool, target: &Target) -> VectorTime {
    vector_time(&isa.work(target, form, repeats, &views(isa, conflict)), target)
}

/// Distance of equal instructions. The operands' addresses are not stated; binary ones clearly conflict.
pub fn in_a_row(lines: &[Vec<String>], chips: &Chips) -> Vec<Row> {
    lines
        .iter()
        .map(|line| {
            let key = text(line, 0).trim_end_matches("_1_core_910b1");
            let (name, types) = key.split_once('_').unwrap_or((key, ""));
            let (repeats, mut cycles) = (number(line, 4), number(line, 5));
            // Three series are written in thousands or thousandths.
            if cycles < 1.0 {
                cycles *= 1000.0;
            } else if key == "VMULS_FP16_FP16_FP16" {
                cycles /= 1000.0;
            }
            let predicted = isa::find(name)
                .map_or(f64::NAN, |isa| time(isa, Form::of(types), repeats as u32, true, &chips.b1).occupancy as f64);
            Row { what: format!("{name} {types} R={repeats}"), predicted, measured: cycles }
        })
        .collect()
}

/// Calls of the library, or rows of the target's table, by the name that the fits give them; with the number of
/// sources.
const CALLS: &[(&str, &str, u8)] = &[
    ("Abs", "abs", 1),
    ("Adds", "add", 1),
    ("Add", "add", 2),
    ("And", "logic", 2),
    ("Or", "logic", 2),
    ("BlockReduceMax", "reduce_block_max", 1),
    ("BlockReduceMin", "reduce_block_max", 1),
    ("Brcb", "brcb", 0),
    ("Cast", "cast", 1),
    ("Copy", "copy", 1),
    ("CompareScalarEQ", "compare_scalar", 1),
    ("CompareScalarGE", "compare_scalar", 1),
    ("CompareScalarLT", "compare_scalar", 1),
    ("CompareScalarNE", "compare_scalar", 1),
    ("CompareEQAligned", "compare", 9),
    ("CompareEQUnaligned", "compare", 1),
    ("CompareGTAligned", "compare", 9),
    ("CompareGTUnaligned", "compare", 1),
    ("PowerAllTensor", "power_call", 1),
    ("PowerWithScalar", "power_call", 1),
    ("Div", "div", 2),
    ("Duplicate", "duplicate", 0),
    ("Erf", "erf_call", 1),
    ("Exp", "exp", 1),
    ("Gather", "gather", 0),
    ("Maxs", "max", 1),
    ("Max", "max", 2),
    ("Mins", "max", 1),
    ("Min", "max", 2),
    ("Muls", "mul", 1),
    ("Mul", "mul", 2),
    ("PairReduceSum", "reduce_pair", 1),
    ("Reciprocal", "rsqrt", 1),
    ("Relu", "abs", 1),
    ("Rsqrt", "rsqrt", 1),
    ("Select", "select_call", 2),
    ("Sigmoid", "sigmoid_call", 1),
    ("Sign", "sign_call", 1),
    ("Sqrt", "sqrt", 1),
    ("Sub", "add", 2),
    ("Tanh", "tanh_call", 1),
    ("WholeReduceMax", "reduce_whole_max", 1),
    ("WholeReduceMin", "reduce_whole_max", 1),
    ("WholeReduceSum", "reduce_whole_sum", 1),
];

/// Cycles of a call: issue to retirement and the hand-over behind it. Two sources whose distance is not stated
/// conflict in half of the repeats (fits over many layouts lie between).
fn call(row: &str, sources: u8, class: VectorClass, repeats: u32, target: &Target) -> f64 {
    let Some(op) = target.vector.ops.get(row) else { return f64::NAN };
    let partial = match row {
        "reduce_block_max" | "reduce_block_sum" if class == VectorClass::Float => 0,
        row if row.starts_with("reduce") && row != "reduce_pair" => repeats,
        _ => 0,
    };
    let latency = |conflict: bool| {
        let count = if sources == 9 { 2 } else { sources };
        let views: Vec<View> = (0..count)
            .map(|source| View {
                addr: 0x4000 * u64::from(source) + if conflict { 0 } else { 256 * u64::from(source) },
                block_stride: 1,
                repeat_stride: 8,
                blocks: 8,
                write: false,
            })
            .collect();
        let work: VectorWork = op.work(class, repeats, partial, &views);
        vector_time(&work, target).latency as f64
    };
    let time = match sources {
        2 => (latency(false) + latency(true)) / 2.0,
        9 => latency(true),
        _ => latency(false),
    };
    time + target.issue.barrier_cycles.value as f64
}

/// Fits of single calls: fixed part and cycles per element.
pub fn fits(lines: &[Vec<String>], chips: &Chips) -> Vec<Row> {
    let mut rows = Vec::new();
    for line in lines {
        let (api, types) = (text(line, 0), text(line, 1));
        let (per_element, fixed) = (number(line, 2), number(line, 3));
        for repeats in REPEATS {
            let what = format!("{api} {types} R={repeats}");
            let first = types.split('>').next().unwrap_or(types);
            let narrow = types == "f32>f16";
            let widest = if types.contains("64") {
                8
            } else if types.contains("32") {
                4
            } else {
                2
            };
            let elements = f64::from(256 / widest * repeats);
            let class = match first {
                "f16" if types.contains("32") => VectorClass::Half,
                "f16" => VectorClass::Half,
                "f32" => VectorClass::Float,
                _ => VectorClass::Integer,
            };
            let predicted = match (api, CALLS.iter().find(|(name, ..)| *name == api)) {
                ("Ub2ub", _) => chips.b1.copy.ub_ub.alone(elements * f64::from(widest)),
                (_, Some(&(_, "cast", sources))) if narrow => call("cast_narrow", sources, class, repeats, &chips.b1),
                (_, Some(&(_, row, sources))) => call(row, sources, class, repeats, &chips.b1),
                _ => f64::NAN,
            };
            rows.push(Row { what, predicted, measured: fixed + per_element * elements });
        }
    }
    rows
}

/// Cycles that reading the cycle counter around a measured instruction adds in the two tables below: their constant
/// parts lie this much above the other two sources, alike for every instruction.
const COUNTER: f64 = 3.0;

/// Slope and constant part per instruction, where the table says that they were measured.
pub fn slopes(lines: &[Vec<String>], chips: &Chips) -> Vec<Row> {
    let mut rows = Vec::new();
    for line in lines {
        let name = text(line, 0).to_uppercase();
        let name = if name == "VECTOR_DUP" { "VECTORDUP" } else { &name };
        let note = text(line, 5);
        // Such as `measured 2.11R+24 fp32 910B3`; tables without a measured formula give head + slope R + tail.
        let formula = note.split_whitespace().find_map(|word| {
            let (slope, fixed) = word.split_once("R+")?;
            Some((slope.parse::<f64>().ok()?, fixed.parse::<f64>().ok()?))
        });
        for repeats in REPEATS {
            let what = format!("{} R={repeats}", text(line, 0));
            let measured = formula.map_or(f64::NAN, |(slope, fixed)| slope * f64::from(repeats) + fixed);
            let types = if note.contains("int16") { "INT16" } else { "FP32" };
            let predicted = isa::find(name).map_or(f64::NAN, |isa| {
                time(isa, Form::of(types), repeats, true, &chips.b1).latency as f64
                    + chips.b1.issue.barrier_cycles.value as f64
                    + COUNTER
            });
            rows.push(Row { what, predicted, measured });
        }
    }
    rows
}

/// Tile operations that are one vector instruction over the whole tile.
const TILES: &[(&str, &str)] = &[
    ("TADDS", "VADDS"),
    ("TMULS", "VMULS"),
    ("TMINS", "VMINS"),
    ("TMUL", "VMUL"),
    ("TSUB", "VSUB"),
    ("TEXP", "VEXP"),
    ("TSQRT", "VSQRT"),
];

/// Elements at which the formulas are evaluated: a tile of 16 KiB of floats.
const TILE: f64 = 4096.0;

pub fn formulas(lines: &[Vec<String>], chips: &Chips) -> Vec<Row> {
    lines
        .iter()
        .map(|line| {
            let (op, types, columns) = (text(line, 0), text(line, 1), text(line, 2));
            let (slope, bias) = (number(line, 3), number(line, 4));
            let half = types == "fp16";
            let form = Form::of(if half { "FP16" } else { "FP32" });
            let column_count: f64 = columns.parse().unwrap_or(256.0);
            let row_bytes = column_count * f64::from(form.element);
            let (narrow, ragged) = (row_bytes <= 256.0, row_bytes % 256.0 != 0.0);
            // Operations on two tiles take one repeat per row where a row fits into one.
            let per_row = narrow && matches!(op, "TMUL" | "TSUB");
            let repeats = (TILE / if per_row { column_count } else { 256.0 / f64::from(form.element) }) as u32;
            // What is no whole repeat needs the element count in the mask register.
            let counted = ragged && (per_row || !narrow);
            let predicted = TILES.iter().find(|(tile, _)| *tile == op).and_then(|(_, name)| isa::find(name)).map_or(
                f64::NAN,
                |isa| {
                    let mask = chips.b1.vector.set_mask.value as f64 + 1.0;
                    time(isa, form, repeats, true, &chips.b1).latency as f64
                        + chips.b1.issue.barrier_cycles.value as f64
                        + COUNTER
                        + if counted { mask } else { 0.0 }
                },
            );
            Row { what: format!("{op} {types} {columns}"), predicted, measured: slope * TILE + bias }
        })
        .collect()
}
