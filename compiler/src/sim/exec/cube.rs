//! The matrix unit: loads into L0, products, and results out of L0C.
//!
//! Layouts (C0 = elements in 32 B): A lies in L0A as rows of 16 x C0 fractals (ZZ), B in L0B as ZN, C in L0C as
//! columns of 16 x 16 fractals (NZ).

use super::code::Op;
use super::copy::{Fill, Piece, ends, short as field, transfer};
use super::machine::{Done, Machine};
use super::report::code;
use super::value::{Elem, Kind, Local, MOST_STRIDE, Number, Value, read, write};
use super::vector::cast;
use super::{Handler, Handler::Plain};
use crate::model::{Buffer, Pipe};
use crate::sim::stream::{CopyWork, Work};

pub const OPS: &[(&str, Handler)] = &[
    ("load_data_l0", Plain(load_fractals)),
    ("load_data_g2l", Plain(load_fractals)),
    ("load_data_with_transpose", Plain(load_transposed)),
    ("init_const_value", Plain(init_constant)),
    ("mmad", Plain(|m, op| mmad(m, op, None, 3))),
    ("mmad_with_bias", Plain(|m, op| mmad(m, op, Some(3), 4))),
    (
        "fixpipe",
        Plain(|m, op| {
            let layout = layout(m, op, 3);
            fixpipe(m, op, 2, layout)
        }),
    ),
    (
        "fixpipe_with_workspace",
        Plain(|m, op| {
            let layout = layout(m, op, 4);
            fixpipe(m, op, 3, layout)
        }),
    ),
    ("data_copy_co12dst", Plain(copy_result)),
];

const FRACTAL: u64 = 512;
const BLOCK: u64 = 32;

/// Fields of a parameter object as numbers, by position.
fn fields(m: &Machine, op: &Op, operand: usize) -> Option<Vec<i64>> {
    m.params(*op.operands.get(operand)?)
}

/// Start index, repeats, source stride, -, gap, transpose: repeats of whole fractals.
fn load_fractals(m: &mut Machine, op: &Op) -> Done {
    let (Some((to, from)), Some(f)) = (ends(m, op), fields(m, op, 2)) else { return m.unknown(op) };
    let [start, repeats, stride, _, gap, transpose] = std::array::from_fn(|i| field(&f, i));
    let pieces: Vec<Piece> = (0..repeats)
        .map(|i| Piece {
            from: (start + i * stride) * FRACTAL,
            to: i * (gap + 1) * FRACTAL,
            bytes: FRACTAL,
            fill: Fill::None,
        })
        .collect();
    transfer(m, op, to, from, &pieces, (1, repeats * FRACTAL, stride * FRACTAL))?;
    if transpose != 0
        && let Some(local) = m.operand_local(op, 0)
    {
        pieces.iter().for_each(|piece| transpose_fractal(m, &local, piece.to));
    }
    Ok(())
}

/// Start index, repeats, source stride, gap, fractal gap: squares of 16-bit elements, each transposed.
fn load_transposed(m: &mut Machine, op: &Op) -> Done {
    let (Some((to, from)), Some(f), Some(local)) = (ends(m, op), fields(m, op, 2), m.operand_local(op, 0)) else {
        return m.unknown(op);
    };
    let [start, repeats, stride, gap, fractal_gap] = std::array::from_fn(|i| field(&f, i));
    // A square is one fractal of 16-bit elements and two of 8- or 32-bit ones.
    let fractals = if local.elem.bits == 16 { 1 } else { 2 };
    let mut pieces = Vec::new();
    for i in 0..repeats {
        for j in 0..fractals {
            pieces.push(Piece {
                from: ((start + i * stride) * fractals + j) * FRACTAL,
                to: (i * (gap + 1) + j * (fractal_gap + 1)) * FRACTAL,
                bytes: FRACTAL,
                fill: Fill::None,
            });
        }
    }
    transfer(m, op, to, from, &pieces, (1, repeats * fractals * FRACTAL, FRACTAL))?;
    if fractals > 1 {
        return m.not_computed(op);
    }
    pieces.iter().for_each(|piece| transpose_fractal(m, &local, piece.to));
    Ok(())
}

/// Turns a 16 x 16 fractal of 16-bit elements where it lies.
fn transpose_fractal(m: &mut Machine, local: &Local, offset: u64) {
    if !m.values {
        return;
    }
    let start = (local.addr + offset) as usize;
    let Some(fractal) = m.memory(local.buffer).get_mut(start..start + FRACTAL as usize) else { return };
    for row in 0..16 {
        for column in 0..row {
            let (a, b) = ((row * 16 + column) * 2, (column * 16 + row) * 2);
            fractal.swap(a, b);
            fractal.swap(a + 1, b + 1);
        }
    }
}

/// Value, repeats, blocks, gap: fills L0 or L1.
fn init_constant(m: &mut Machine, op: &Op) -> Done {
    let (Some(to), Some(&slot)) = (m.operand_local(op, 0), op.operands.get(1)) else { return m.unknown(op) };
    let Value::Params(f) = m.value(slot).clone() else { return m.unknown(op) };
    let int = |i: usize| f.get(i).and_then(Value::int).unwrap_or(0).clamp(0, MOST_STRIDE) as u64;
    let (repeats, blocks, gap) = (int(0), int(1), int(2));
    let unit = if to.buffer == Buffer::L1 { BLOCK } else { FRACTAL };
    let reach = (repeats.saturating_sub(1) * (blocks + gap) + blocks) * unit;
    let Some(access) = m.local_access(op, &to, 0, reach, true) else { return Ok(()) };
    let pipe = if to.buffer == Buffer::L1 { Pipe::Mte2 } else { Pipe::Mte1 };
    let cycles = m.target.copy.l1_l0a.latency + repeats * blocks * unit / 256;
    m.issue(op, pipe, Work::Fixed { cycles }, repeats * blocks * unit, &[access]);
    let value = f.get(3).and_then(|v| v.number(to.elem)).map(|n| to.elem.cast(n));
    if let (true, Some(value)) = (m.values, value) {
        for r in 0..repeats {
            let start = to.addr + r * (blocks + gap) * unit;
            for i in 0..blocks * unit / to.elem.bytes() {
                m.store(to.buffer, start + i * to.elem.bytes(), to.elem, value);
            }
        }
    }
    Ok(())
}

/// What a product starts from.
#[derive(Clone, Copy, PartialEq)]
enum Base {
    Zero,
    Old,
    Bias,
}

fn mmad(m: &mut Machine, op: &Op, bias: Option<usize>, params: usize) -> Done {
    let locals = [0, 1, 2].map(|i| m.operand_local(op, i));
    let ([Some(c), Some(a), Some(b)], Some(f)) = (locals, fields(m, op, params)) else { return m.unknown(op) };
    let [rows, columns, depth] = std::array::from_fn(|i| field(&f, i));
    let bias = bias.and_then(|i| m.operand_local(op, i));
    // Six fields end in (unit flag, source, initial value), eight begin with whether to accumulate.
    let flag = |i: usize| field(&f, i) != 0;
    let base = match (f.len(), bias.is_some()) {
        (6, _) if flag(5) => Base::Zero,
        (6, _) if flag(4) => Base::Bias,
        (6, _) => Base::Old,
        (_, true) => Base::Bias,
        (8, false) if flag(3) => Base::Old,
        _ => Base::Zero,
    };
    if rows * columns * depth == 0 {
        m.report.warn(
            code::PARAMETER,
            op.id,
            "a product with an extent of 0 does nothing",
            "某一维为 0 的矩阵乘不做任何事",
        );
        return Ok(());
    }
    let blocks = |n: u64, size: u64| n.div_ceil(size);
    let k0 = BLOCK / a.elem.bytes();
    let bytes = |r: u64, c: u64, size: u64| r * c * size;
    let (mt, nt, kt) = (blocks(rows, 16), blocks(columns, 16), blocks(depth, k0));
    let accesses = [
        m.local_access(op, &a, 0, bytes(mt * 16, kt * k0, a.elem.bytes()), false),
        m.local_access(op, &b, 0, bytes(kt * k0, nt * 16, b.elem.bytes()), false),
        m.local_access(op, &c, 0, bytes(mt * 16, nt * 16, c.elem.bytes()), true),
    ];
    let accesses: Vec<_> = accesses.into_iter().flatten().collect();
    let uops = mt * nt * kt;
    let cube = &m.target.cube;
    let slow = if a.elem == Elem::F32 { cube.float_cycles.value } else { 1 };
    // One output tile only: every step waits for the one before.
    let bubbles = if mt == 1 && nt == 1 { uops * slow * cube.dependent.value } else { 0 };
    let work = Work::Cube { uops: uops * slow + bubbles, operations: 2 * rows * columns * depth };
    m.issue(op, Pipe::M, work, bytes(rows, columns, c.elem.bytes()), &accesses);
    if m.values && accesses.len() == 3 {
        multiply(m, (a, b, c), bias, base, (rows, columns, depth));
    }
    Ok(())
}

fn multiply(
    m: &mut Machine,
    (a, b, c): (Local, Local, Local),
    bias: Option<Local>,
    base: Base,
    (rows, columns, depth): (u64, u64, u64),
) {
    let c0 = BLOCK / a.elem.bytes();
    let (kt, nt, mt) = (depth.div_ceil(c0), columns.div_ceil(16), rows.div_ceil(16));
    let float = a.elem.is_float();
    let load = |m: &mut Machine, local: &Local, element: u64| {
        m.load(local.buffer, local.addr + element * local.elem.bytes(), local.elem)
    };
    let left: Vec<f64> = (0..rows * depth)
        .map(|i| (i / depth, i % depth))
        .map(|(r, k)| ((r / 16 * kt + k / c0) * 16 * c0 + r % 16 * c0 + k % c0, r, k))
        .map(|(at, ..)| load(m, &a, at).as_f64())
        .collect();
    let right: Vec<f64> = (0..columns * depth)
        .map(|i| (i / depth, i % depth))
        .map(|(n, k)| (k / c0 * nt + n / 16) * 16 * c0 + n % 16 * c0 + k % c0)
        .map(|at| load(m, &b, at).as_f64())
        .collect();
    for r in 0..rows {
        for n in 0..columns {
            let at = (n / 16 * mt + r / 16) * 256 + r % 16 * 16 + n % 16;
            let start = match (base, bias) {
                (Base::Old, _) => load(m, &c, at).as_f64(),
                (Base::Bias, Some(bias)) => load(m, &bias, n).as_f64(),
                _ => 0.0,
            };
            let (x, y) =
                (&left[(r * depth) as usize..][..depth as usize], &right[(n * depth) as usize..][..depth as usize]);
            let number = if float {
                Number::Float(f64::from(
                    x.iter().zip(y).fold(start as f32, |sum, (x, y)| sum + (*x as f32) * (*y as f32)),
                ))
            } else {
                Number::Int(x.iter().zip(y).fold(start as i128, |sum, (x, y)| sum + (*x as i128) * (*y as i128)))
            };
            m.store(c.buffer, c.addr + at * c.elem.bytes(), c.elem, c.elem.cast(number));
        }
    }
}

/// How a result leaves L0C.
#[derive(Clone, Copy)]
struct Output {
    columns: u64,
    rows: u64,
    from_stride: u64,
    to_stride: u64,
    quantisation: u64,
    relu: bool,
    row_major: bool,
}

/// True for row-major output: the configuration's layout is 1.
fn layout(m: &Machine, op: &Op, operand: usize) -> bool {
    fields(m, op, operand).and_then(|f| f.first().copied()).unwrap_or(1) == 1
}

fn fixpipe(m: &mut Machine, op: &Op, params: usize, row_major: bool) -> Done {
    let Some(f) = fields(m, op, params) else { return m.unknown(op) };
    let [columns, rows, from_stride, to_stride, quantisation] = std::array::from_fn(|i| field(&f, i));
    let relu = field(&f, 9) != 0;
    store_result(m, op, Output { columns, rows, from_stride, to_stride, quantisation, relu, row_major })
}

fn copy_result(m: &mut Machine, op: &Op) -> Done {
    let Some(f) = fields(m, op, 2) else { return m.unknown(op) };
    let [columns, rows, to_stride, from_stride, quantisation, relu, _, row_major] =
        std::array::from_fn(|i| field(&f, i));
    let (relu, row_major) = (relu != 0, row_major != 0);
    store_result(m, op, Output { columns, rows, from_stride, to_stride, quantisation, relu, row_major })
}

/// Quantisation modes that only convert: none, and float to half.
const PLAIN_MODES: std::ops::RangeInclusive<u64> = 0..=1;

fn store_result(m: &mut Machine, op: &Op, r: Output) -> Done {
    let Some(from) = m.operand_local(op, 1) else { return m.unknown(op) };
    let (addr, buffer, elem) = match (m.operand_global(op, 0), m.operand_local(op, 0)) {
        (Some(global), _) => (global.addr, Buffer::Gm, global.elem),
        (None, Some(local)) => (local.addr, local.buffer, local.elem),
        _ => return m.unknown(op),
    };
    let size = elem.bytes();
    let source = |i: u64, j: u64| j / 16 * r.from_stride * 16 + i * 16 + j % 16;
    let target = |i: u64, j: u64| {
        if r.row_major { (i * r.to_stride + j) * size } else { j / 16 * r.to_stride * BLOCK + (i * 16 + j % 16) * size }
    };
    let (last_row, last_column) = (r.rows.saturating_sub(1), r.columns.saturating_sub(1));
    let reach = target(last_row, last_column) + size;
    let read_bytes = (source(last_row, last_column) + 1) * from.elem.bytes();
    let read_access = m.local_access(op, &from, 0, read_bytes, false);
    let write_access = if buffer == Buffer::Gm {
        m.global_access(op, addr, reach, true)
    } else {
        m.operand_local(op, 0).and_then(|local| m.local_access(op, &local, 0, reach, true))
    };
    let moved = r.rows * r.columns * size;
    let (global_addr, global_step) = if buffer == Buffer::Gm { (addr, r.to_stride * size) } else { (0, 0) };
    m.core.stream.copies.push(CopyWork {
        from: Buffer::L0c,
        to: buffer,
        pieces: r.rows as u32,
        // The unit reads 16 columns of four bytes at a time.
        piece_bytes: r.columns.div_ceil(16) * 16 * 4,
        global_addr,
        global_step,
    });
    let index = m.core.stream.copies.len() as u32 - 1;
    let accesses: Vec<_> = [read_access, write_access].into_iter().flatten().collect();
    m.issue(op, Pipe::Fix, Work::Copy(index), moved, &accesses);
    if !PLAIN_MODES.contains(&r.quantisation) {
        return m.not_computed(op);
    }
    if !m.values || accesses.len() != 2 {
        return Ok(());
    }
    for i in 0..r.rows {
        for j in 0..r.columns {
            let value = m.load(from.buffer, from.addr + source(i, j) * from.elem.bytes(), from.elem);
            let value = match value {
                Number::Float(x) if r.relu => Number::Float(x.max(0.0)),
                Number::Int(x) if r.relu => Number::Int(x.max(0)),
                other => other,
            };
            let value = if value_fits(from.elem, elem) { value } else { cast::convert(value, elem, 1) };
            let mut bytes = vec![0; size as usize];
            write(&mut bytes, elem, value);
            if buffer == Buffer::Gm {
                m.gm.write(addr + target(i, j), &bytes);
            } else {
                m.store(buffer, addr + target(i, j), elem, read(&bytes, elem));
            }
        }
    }
    Ok(())
}

fn value_fits(from: Elem, to: Elem) -> bool {
    from == to || (from.kind != Kind::Float && to.kind != Kind::Float && from.bits == to.bits)
}
