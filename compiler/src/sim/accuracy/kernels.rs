//! Measured kernels of one or few instructions.

use super::{Chips, Row, number, text};
use crate::model::Buffer;
use crate::sim::isa::{self, Form};
use crate::sim::stream::{CopyWork, View};
use crate::sim::timing::{copy_time, vector_time};
use crate::target::Target;

/// Repeats of the conflict sample.
const REPEATS: u32 = 64;
/// First byte of the second bank of each bank group.
const BANK: u64 = 0x10000;

/// The layouts of the conflict sample: name in the table, addresses of both sources and the result, repeat stride of
/// the first source. The sample states which operands share banks, not their addresses; those here are the smallest
/// that do. A result half a repeat off its source meets it whatever the pipeline's depth.
const LAYOUTS: &[(&str, [u64; 3], u32)] = &[
    ("no conflict", [0, BANK + 256, 2 * BANK], 8),
    ("read-read conflict (src0/src1 same bank group)", [0, BANK, 2 * BANK], 8),
    ("read-write conflict", [0, BANK + 256, 0x8080], 8),
    ("src0 and dst same start bank", [0, BANK + 256, 0x8000], 8),
    ("full overlap src/dst", [0, BANK + 256, 0], 8),
];

/// The sixth measurement of the sample, which the table lacks: ticks of 20 ns for 1000 additions.
const REPEAT_STRIDE: (&str, f64) = ("src0 repeat stride 1", 3584.0);

fn add(addresses: [u64; 3], stride: u32, target: &Target) -> f64 {
    let view =
        |addr: u64, repeat_stride: u32, write: bool| View { addr, block_stride: 1, repeat_stride, blocks: 8, write };
    let views = [view(addresses[0], stride, false), view(addresses[1], 8, false), view(addresses[2], 8, true)];
    let Some(isa) = isa::find("VADD") else { return f64::NAN };
    let time = vector_time(&isa.work(target, Form::of("FP32"), REPEATS, &views), target);
    (time.latency + target.issue.barrier_cycles.value) as f64
}

fn single(name: &str, types: &str, repeats: u32, target: &Target) -> f64 {
    let views = |isa: &isa::VectorIsa| -> Vec<View> {
        (0..u64::from(isa.sources))
            .map(|s| View { addr: 0x4100 * s, block_stride: 1, repeat_stride: 8, blocks: 8, write: false })
            .collect()
    };
    isa::find(name).map_or(f64::NAN, |isa| {
        vector_time(&isa.work(target, Form::of(types), repeats, &views(isa)), target).latency as f64
    })
}

/// Cycles named in a cell such as `2390 ticks of 20 ns; 86.0 cycles per Add` or `85 cycles`.
fn cycles(cell: &str) -> f64 {
    let words: Vec<&str> = cell.split_whitespace().collect();
    let at = words.iter().position(|word| word.starts_with("cycles"));
    at.and_then(|at| words.get(at.checked_sub(1)?)?.parse().ok()).unwrap_or(f64::NAN)
}

/// Whole kernels of the table are compiled and run elsewhere; here are those of one instruction.
pub fn targets(lines: &[Vec<String>], chips: &Chips) -> Vec<Row> {
    let target = &chips.b1;
    let mut rows = Vec::new();
    for line in lines {
        let (kernel, config) = (text(line, 1), text(line, 3));
        let measured = cycles(text(line, 5));
        let elements = number(line, 2);
        let predicted = if kernel.starts_with("1000 x Add") {
            LAYOUTS
                .iter()
                .find(|(name, ..)| *name == config)
                .map(|&(_, addresses, stride)| add(addresses, stride, target))
        } else {
            match kernel {
                "TADD fp32" => Some(single("VADD", "FP32", (elements / 64.0) as u32, target)),
                "TADDS fp32" => Some(single("VADDS", "FP32", (elements / 64.0) as u32, target)),
                "VADD f16" => Some(single("VADD", "FP16", 1, target)),
                _ => None,
            }
        };
        if let Some(predicted) = predicted {
            rows.push(Row { what: format!("{kernel} {} {config}", text(line, 2)), predicted, measured });
        }
    }
    if rows.iter().any(|row| row.what.starts_with("1000 x Add")) {
        let (name, ticks) = REPEAT_STRIDE;
        // Ticks of 20 ns at 1.8 GHz are 36 cycles.
        let measured = ticks * 36.0 / 1000.0;
        rows.push(Row {
            what: format!("1000 x Add {name}"),
            predicted: add([0, BANK + 256, 2 * BANK], 1, target),
            measured,
        });
    }
    rows
}

/// Tile operations that are one vector instruction.
const TILES: &[(&str, &str)] = &[
    ("tabs", "VABS"),
    ("tadd", "VADD"),
    ("tadds", "VADDS"),
    ("tdiv", "VDIV"),
    ("texp", "VEXP"),
    ("tmins", "VMINS"),
    ("tmul", "VMUL"),
    ("tmuls", "VMULS"),
    ("tsqrt", "VSQRT"),
    ("tsub", "VSUB"),
    ("trsqrt", "VRSQRT"),
];

/// Rows and columns in a name such as `float_64x128`.
fn extents(name: &str) -> Option<(f64, f64)> {
    name.split('_').find_map(|word| {
        let (rows, columns) = word.split_once('x')?;
        Some((rows.parse().ok()?, columns.parse().ok()?))
    })
}

pub fn tiles(lines: &[Vec<String>], chips: &Chips) -> Vec<Row> {
    lines
        .iter()
        .map(|line| {
            let (op, case, arguments) = (text(line, 1), text(line, 3), text(line, 5));
            let types = match arguments.split('|').next().unwrap_or("") {
                "float" => "FP32",
                "half" => "FP16",
                "int16_t" => "INT16",
                "int32_t" => "INT32",
                "uint8_t" => "INT8",
                _ => "",
            };
            let form = Form::of(types);
            let size = f64::from(form.element);
            let predicted = match (TILES.iter().find(|(tile, _)| *tile == op), extents(case)) {
                (Some((_, name)), Some((rows, columns))) => isa::find(name).map_or(f64::NAN, |isa| {
                    let repeats = (rows * columns * size / 256.0).ceil() as u32;
                    let views: Vec<View> = (0..u64::from(isa.sources))
                        .map(|s| View { addr: 0x4000 * s, block_stride: 1, repeat_stride: 8, blocks: 8, write: false })
                        .collect();
                    let time = vector_time(&isa.work(&chips.b1, form, repeats, &views), &chips.b1);
                    (time.latency + chips.b1.issue.barrier_cycles.value) as f64
                }),
                (None, Some((rows, columns)))
                    if op == "tload" && arguments.contains("|1|1|1|") && case.contains("_nd_") =>
                {
                    let bytes = (rows * columns * size) as u64;
                    let work = CopyWork {
                        from: Buffer::Gm,
                        to: Buffer::Ub,
                        pieces: 1,
                        piece_bytes: bytes,
                        global_addr: 0,
                        global_step: bytes,
                    };
                    copy_time(&work, &chips.b1).map_or(f64::NAN, |time| time.alone(0.0) as f64)
                }
                _ => f64::NAN,
            };
            Row { what: format!("{op} {case}"), predicted, measured: number(line, 6) }
        })
        .collect()
}
