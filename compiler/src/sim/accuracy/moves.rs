//! Tables of transfers and matrix products.

use super::{Chips, Row, number, text};
use crate::model::Buffer;
use crate::target::{Path, Target};

/// Clock at which the tables turn cycles into rates.
const HZ: f64 = 1.8e9;
const GIB: f64 = (1_u64 << 30) as f64;
/// Bytes of a fractal.
const FRACTAL: f64 = 512.0;

fn buffer(name: &str) -> Option<Buffer> {
    Buffer::ALL.into_iter().find(|buffer| buffer.name() == name)
}

/// Path of a series such as `GM_TO_UB_910b1`, its chip, and whether transfers follow one another at once.
fn path<'a>(key: &str, chips: &'a Chips) -> Option<(&'a Path, bool)> {
    let (from, rest) = key.split_once("_TO_")?;
    let (to, chip) = rest.split_once('_')?;
    let target: &Target = match chip {
        "910b1" | "910b3" => &chips.b1,
        "91095" => chips.a5.as_ref()?,
        "TRANS_910b1" if from == "L0C" => &chips.b1,
        _ => return None,
    };
    let (from, to) = (buffer(from)?, buffer(to)?);
    // The series of 910B1 from global memory is that of a memory that L2 does not hold.
    let missed = chip == "910b1" && (from, to) == (Buffer::Gm, Buffer::Ub);
    let path = if missed { target.copy.path_missed(from, to) } else { target.copy.path(from, to) };
    Some((path?, from != Buffer::Gm))
}

fn predict(key: &str, bytes: f64, chips: &Chips) -> f64 {
    path(key, chips)
        .map_or(f64::NAN, |(path, in_a_row)| if in_a_row { path.distance(bytes) } else { path.alone(bytes) })
}

/// Transfers by size: GiB per second at the table's clock.
pub fn transfers(lines: &[Vec<String>], chips: &Chips) -> Vec<Row> {
    lines
        .iter()
        .map(|line| {
            let (key, kib) = (text(line, 0), number(line, 1));
            let bytes = kib * 1024.0;
            let measured = bytes / (number(line, 2) * GIB) * HZ;
            Row { what: format!("{key} {kib} KiB"), predicted: predict(key, bytes, chips), measured }
        })
        .collect()
}

/// Transfers by the number of fractals of 512 B.
pub fn fractals(lines: &[Vec<String>], chips: &Chips) -> Vec<Row> {
    lines
        .iter()
        .map(|line| {
            let (key, repeat) = (text(line, 0), number(line, 1));
            let bytes = repeat * FRACTAL;
            let measured = bytes / (number(line, 2) * GIB) * HZ;
            let predicted = path(key, chips).map_or(f64::NAN, |(path, _)| path.distance(bytes));
            Row { what: format!("{key} R={repeat}"), predicted, measured }
        })
        .collect()
}

/// Products by extents: operations per cycle. One series has them in a row, the other one alone.
pub fn products(lines: &[Vec<String>], chips: &Chips) -> Vec<Row> {
    lines
        .iter()
        .map(|line| {
            let key = text(line, 0);
            let (m, k, n) = (number(line, 2), number(line, 3), number(line, 4));
            let measured = 2.0 * m * k * n / number(line, 5);
            let blocks = |extent: f64| (extent / 16.0).ceil();
            let uops = blocks(m) * blocks(n) * blocks(k);
            let predicted = match key.rsplit('_').next() {
                Some("910b1") => {
                    let cube = &chips.b1.cube;
                    (uops + cube.gap.value as f64).max(cube.min_gap.value as f64)
                }
                Some("910b3") => {
                    let cube = &chips.b1.cube;
                    let dependent = if m <= 16.0 && n <= 16.0 { uops * cube.dependent.value as f64 } else { 0.0 };
                    uops + dependent + cube.latency.value as f64
                }
                Some("91095") => chips
                    .a5
                    .as_ref()
                    .map_or(f64::NAN, |a5| (uops + a5.cube.gap.value as f64).max(a5.cube.min_gap.value as f64)),
                _ => f64::NAN,
            };
            Row { what: format!("{key} {m}x{k}x{n}"), predicted, measured }
        })
        .collect()
}
