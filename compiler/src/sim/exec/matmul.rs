//! The matrix product object: C = A x B + bias, whole or tile by tile.
//!
//! Its cube half runs on the matrix core while the vector core, whose view this is, asks and waits. Matrices are in
//! plain row order (`CubeFormat.ND`). Products of halves and floats are summed as floats, those of integers as
//! integers, in order of the inner index.
//! Always holds: every element is checked to lie within its tensor before anything is computed.

use super::code::Op;
use super::machine::{Done, Machine};
use super::object::nothing;
use super::report::code;
use super::value::{Elem, Global, Local, Number, Value, read, write};
use super::vector::cast;
use super::{Handler, Handler::Plain};
use crate::model::{Buffer, Pipe, WaitReason};
use crate::sim::stream::{Access, CopyWork, Work};

pub const OPS: &[(&str, Handler)] = &[
    ("regist_matmul_obj", Plain(|m, op| init(m, op, 2, 3))),
    ("matmul.init", Plain(|m, op| init(m, op, 0, 1))),
    ("matmul.set_tensor_a", Plain(|m, op| operand(m, op, |state, matrix| state.a = Some(matrix)))),
    ("matmul.set_tensor_b", Plain(|m, op| operand(m, op, |state, matrix| state.b = Some(matrix)))),
    ("matmul.set_bias", Plain(|m, op| operand(m, op, |state, matrix| state.bias = Some(matrix.tensor)))),
    ("matmul.disable_bias", Plain(disable_bias)),
    ("matmul.set_tail", Plain(shape)),
    ("matmul.set_single_shape", Plain(shape)),
    ("matmul.set_org_shape", Plain(org_shape)),
    ("matmul.iterate", Plain(iterate)),
    ("matmul.iterate_all", Plain(iterate_all)),
    ("matmul.get_tensor_c", Plain(get_tensor_c)),
    ("matmul.end", Plain(nothing)),
    ("matmul.wait_iterate_all", Plain(nothing)),
    ("matmul.set_workspace", Plain(nothing)),
];

/// Event id of the waits that the object makes itself, outside of those of kernels and queues.
const OWN_ID: u8 = 160;
/// Elements up to which a product is computed; larger ones count as a mistake.
const MOST: i64 = 1 << 26;

#[derive(Clone, Copy, Debug)]
enum Tensor {
    Global(Global),
    Local(Local),
}

impl Tensor {
    fn elem(self) -> Elem {
        match self {
            Self::Global(global) => global.elem,
            Self::Local(local) => local.elem,
        }
    }

    fn place(self, index: u64) -> (Buffer, u64) {
        let at = |addr: u64| addr.wrapping_add(index * self.elem().bytes());
        match self {
            Self::Global(global) => (Buffer::Gm, at(global.addr)),
            Self::Local(local) => (local.buffer, at(local.addr)),
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Matrix {
    tensor: Tensor,
    transposed: bool,
}

/// Sizes in elements; rows of C, columns of C, inner index.
#[derive(Clone, Copy, Debug, Default)]
struct Sizes {
    m: i64,
    n: i64,
    k: i64,
}

/// What the object was told.
#[derive(Clone, Debug, Default)]
pub struct Matmul {
    /// Of the whole matrices in memory: rows and columns of C, rows of A's row, of B's column.
    org: Sizes,
    org_kb: i64,
    /// What this core computes, and in tiles of which size.
    single: Sizes,
    base: Sizes,
    a: Option<Matrix>,
    b: Option<Matrix>,
    bias: Option<Tensor>,
    /// Tiles computed; the last one is what is fetched.
    done: i64,
}

fn state<'a>(m: &'a mut Machine, op: &Op, at: usize) -> Option<&'a mut Matmul> {
    let slot = *op.operands.get(at)?;
    Some(m.core.matmuls.entry(slot).or_default())
}

/// Reads the tiling, whose fields are named as in Python or as in C++.
fn init(m: &mut Machine, op: &Op, object: usize, tiling: usize) -> Done {
    let field = |fields: &[(String, Value)], wanted: &str| {
        let plain = |name: &str| name.replace('_', "").to_lowercase();
        fields.iter().find(|(name, _)| plain(name) == wanted).and_then(|(_, value)| value.int()).unwrap_or(0)
    };
    let read = op.operands.get(tiling).map(|&slot| match m.value(slot) {
        Value::Struct(fields) => {
            let of = |name: &str| field(fields, name);
            let org = Sizes { m: of("m"), n: of("n"), k: of("ka") };
            let or = |value: i64, other: i64| if value > 0 { value } else { other };
            let single = Sizes {
                m: or(of("singlecorem"), org.m),
                n: or(of("singlecoren"), org.n),
                k: or(of("singlecorek"), org.k),
            };
            let base =
                Sizes { m: or(of("basem"), single.m), n: or(of("basen"), single.n), k: or(of("basek"), single.k) };
            Some((org, or(of("kb"), org.k), single, base))
        }
        _ => None,
    });
    match (read, state(m, op, object)) {
        (Some(Some((org, org_kb, single, base))), Some(state)) => {
            *state = Matmul { org, org_kb, single, base, ..Matmul::default() };
            m.scalar(op, m.target.issue.call_instructions.value);
            Ok(())
        }
        // Objects without a tiling get one later.
        (None, Some(_)) => Ok(()),
        _ => m.not_computed(op),
    }
}

fn operand(m: &mut Machine, op: &Op, set: fn(&mut Matmul, Matrix)) -> Done {
    m.scalar(op, m.target.issue.call_instructions.value);
    let tensor = m.operand_global(op, 1).map(Tensor::Global).or_else(|| m.operand_local(op, 1).map(Tensor::Local));
    let transposed = op.operands.get(2).and_then(|&slot| m.int(slot)).unwrap_or(0) != 0;
    match (tensor, state(m, op, 0)) {
        (Some(tensor), Some(state)) => {
            state.done = 0;
            set(state, Matrix { tensor, transposed });
            Ok(())
        }
        _ => m.unknown(op),
    }
}

fn disable_bias(m: &mut Machine, op: &Op) -> Done {
    if let Some(state) = state(m, op, 0) {
        state.bias = None;
    }
    Ok(())
}

/// Sizes of this core's part; -1 leaves one as it is.
fn shape(m: &mut Machine, op: &Op) -> Done {
    let sizes = [1, 2, 3].map(|at| m.operand_int(op, at).unwrap_or(-1));
    if let Some(state) = state(m, op, 0) {
        let Sizes { m, n, k } = &mut state.single;
        for (size, told) in [m, n, k].into_iter().zip(sizes).filter(|(_, told)| *told > 0) {
            *size = told;
        }
    }
    Ok(())
}

/// Sizes of the whole matrices: m, n, ka, then kb and the columns of C where given.
fn org_shape(m: &mut Machine, op: &Op) -> Done {
    let sizes = [1, 2, 3, 4].map(|at| m.operand_int(op, at));
    if let Some(state) = state(m, op, 0) {
        let Sizes { m, n, k } = &mut state.org;
        for (size, told) in [m, n, k].into_iter().zip(sizes) {
            *size = told.unwrap_or(*size);
        }
        state.org_kb = sizes[3].or(sizes[2]).unwrap_or(state.org_kb);
    }
    Ok(())
}

/// Computes the next tile; whether there was one.
fn iterate(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.issue.call_instructions.value);
    let Some(state) = state(m, op, 0) else { return m.unknown(op) };
    let tiles = tiles(state);
    let more = state.done < tiles;
    if more {
        state.done += 1;
    } else {
        state.done = 0;
    }
    m.result_int(op, i64::from(more));
    Ok(())
}

fn rows_of_tiles(state: &Matmul) -> i64 {
    div_up(state.single.m, state.base.m)
}

fn tiles(state: &Matmul) -> i64 {
    rows_of_tiles(state).saturating_mul(div_up(state.single.n, state.base.n))
}

fn div_up(a: i64, b: i64) -> i64 {
    if a <= 0 || b <= 0 { 0 } else { a / b + i64::from(a % b != 0) }
}

fn iterate_all(m: &mut Machine, op: &Op) -> Done {
    let Some(state) = state(m, op, 0).cloned() else { return m.unknown(op) };
    let Some(to) = m.operand_global(op, 1).map(Tensor::Global).or_else(|| m.operand_local(op, 1).map(Tensor::Local))
    else {
        return m.unknown(op);
    };
    let pitch = if matches!(to, Tensor::Global(_)) { state.org.n } else { state.single.n };
    let whole = (0, 0, state.single.m, state.single.n);
    produce(m, op, &state, to, whole, 0, pitch)
}

/// Writes the tile that was computed last; the first one where none was asked for.
fn get_tensor_c(m: &mut Machine, op: &Op) -> Done {
    let Some(state) = state(m, op, 0).cloned() else { return m.unknown(op) };
    let Some(to) = m.operand_global(op, 1).map(Tensor::Global).or_else(|| m.operand_local(op, 1).map(Tensor::Local))
    else {
        return m.unknown(op);
    };
    // Operands: object, tensor, a second tensor where given, atomic, sequential, sync.
    let sequential = op.operands.len().checked_sub(2).and_then(|at| m.operand_int(op, at)).unwrap_or(0) != 0;
    let tile = (state.done - 1).max(0);
    let rows = rows_of_tiles(&state).max(1);
    // Tiles go down the rows first.
    let (row, column) = (tile % rows * state.base.m, tile / rows * state.base.n);
    let height = state.base.m.min(state.single.m - row);
    let width = state.base.n.min(state.single.n - column);
    let (start, pitch) = match to {
        Tensor::Global(_) if !sequential => (row.saturating_mul(state.org.n).saturating_add(column), state.org.n),
        _ => (0, state.base.n),
    };
    produce(m, op, &state, to, (row, column, height, width), start, pitch)
}

/// Computes and writes a part of C: first row, first column, rows, columns.
fn produce(
    m: &mut Machine,
    op: &Op,
    state: &Matmul,
    to: Tensor,
    (row, column, height, width): (i64, i64, i64, i64),
    start: i64,
    pitch: i64,
) -> Done {
    let (Some(a), Some(b)) = (state.a, state.b) else { return m.unknown(op) };
    let k = state.single.k;
    if height <= 0 || width <= 0 || k <= 0 {
        m.report.warn(
            code::PARAMETER,
            op.id,
            "the product has no elements: its tiling has a size of 0",
            "矩阵乘没有元素:tiling 中某一维为 0",
        );
        return Ok(());
    }
    let sizes = [height, width, k, row, column, state.org.k, state.org_kb, state.org.n, pitch];
    if sizes.iter().any(|size| *size > MOST) || height.saturating_mul(width) > MOST {
        return m.not_computed(op);
    }
    let at_a =
        |i: i64, l: i64| (if a.transposed { l * state.org.m + row + i } else { (row + i) * state.org.k + l }) as u64;
    let at_b = |l: i64, j: i64| {
        (if b.transposed { (column + j) * state.org_kb + l } else { l * state.org.n + column + j }) as u64
    };
    let at_c = |i: i64, j: i64| (start + i * pitch + j) as u64;
    let ends = [
        (a.tensor, at_a(0, 0), at_a(height - 1, k - 1), false),
        (b.tensor, at_b(0, 0), at_b(k - 1, width - 1), false),
        (to, at_c(0, 0), at_c(height - 1, width - 1), true),
    ];
    let mut accesses = Vec::new();
    for (tensor, first, last, write) in ends {
        let bytes = (last + 1 - first) * tensor.elem().bytes();
        let access = match tensor {
            Tensor::Global(_) => {
                let (_, addr) = tensor.place(first);
                m.global_access(op, addr, bytes, write)
            }
            Tensor::Local(local) => m.local_access(op, &local, first * local.elem.bytes(), bytes, write),
        };
        match access {
            Some(access) => accesses.push(access),
            None => return Ok(()),
        }
    }
    issue(m, op, (height, width, k), a.tensor.elem(), &accesses);
    if m.values {
        for i in 0..height {
            for j in 0..width {
                let value = element(m, state, (a.tensor, b.tensor), k, |l| (at_a(i, l), at_b(l, j)), column + j);
                store(m, to, at_c(i, j), value);
            }
        }
    }
    Ok(())
}

/// One element of C.
fn element(
    m: &mut Machine,
    state: &Matmul,
    (a, b): (Tensor, Tensor),
    k: i64,
    at: impl Fn(i64) -> (u64, u64),
    column: i64,
) -> Number {
    let bias = state.bias.map(|bias| load(m, bias, column as u64));
    if !a.elem().is_float() {
        let mut sum = bias.map_or(0, Number::as_int);
        for l in 0..k {
            let (x, y) = at(l);
            sum += load(m, a, x).as_int() * load(m, b, y).as_int();
        }
        return Number::Int(sum);
    }
    let mut sum = bias.map_or(0.0, Number::as_f64) as f32;
    for l in 0..k {
        let (x, y) = at(l);
        sum += load(m, a, x).as_f64() as f32 * load(m, b, y).as_f64() as f32;
    }
    Number::Float(f64::from(sum))
}

fn load(m: &mut Machine, tensor: Tensor, index: u64) -> Number {
    let (elem, (buffer, addr)) = (tensor.elem(), tensor.place(index));
    if buffer != Buffer::Gm {
        return m.load(buffer, addr, elem);
    }
    let mut bytes = [0; 8];
    let size = elem.bytes().min(8) as usize;
    m.gm.read(addr, &mut bytes[..size]);
    read(&bytes[..size], elem)
}

fn store(m: &mut Machine, tensor: Tensor, index: u64, value: Number) {
    let (elem, (buffer, addr)) = (tensor.elem(), tensor.place(index));
    let value = cast::convert(value, elem, 0);
    if buffer != Buffer::Gm {
        return m.store(buffer, addr, elem, value);
    }
    let mut bytes = [0; 8];
    let size = elem.bytes().min(8) as usize;
    write(&mut bytes[..size], elem, value);
    m.gm.write(addr, &bytes[..size]);
}

/// What the matrix core does meanwhile: loads, product, and the way out, one after the other; the caller waits.
fn issue(m: &mut Machine, op: &Op, (height, width, k): (i64, i64, i64), elem: Elem, accesses: &[Access]) {
    let [a, b, c] = accesses else { return };
    let blocks = |extent: i64, size: u64| (extent as u64).div_ceil(size);
    let uops = blocks(height, 16) * blocks(width, 16) * blocks(k, (32 / elem.bytes()).max(1));
    let operations = 2 * (height * width * k) as u64;
    m.note_uncalibrated("matmul");
    let copy = |from: Buffer, to: Buffer, access: &Access| CopyWork {
        from,
        to,
        pieces: 1,
        piece_bytes: access.bytes,
        global_addr: if access.buffer == Buffer::Gm { access.addr } else { 0 },
        global_step: access.bytes,
    };
    for source in [a, b].into_iter().filter(|source| source.buffer == Buffer::Gm) {
        m.core.stream.copies.push(copy(Buffer::Gm, Buffer::L1, source));
        let index = m.core.stream.copies.len() as u32 - 1;
        m.issue(op, Pipe::Mte2, Work::Copy(index), source.bytes, &[*source]);
    }
    let pass = |m: &mut Machine, from: Pipe, to: Pipe| {
        m.set_flag(op, from, to, OWN_ID);
        m.wait_flag(op, from, to, OWN_ID, WaitReason::Flag);
    };
    pass(m, Pipe::Mte2, Pipe::M);
    m.issue(op, Pipe::M, Work::Cube { uops, operations }, c.bytes, &[]);
    pass(m, Pipe::M, Pipe::Fix);
    m.core.stream.copies.push(copy(Buffer::L0c, Buffer::Gm, c));
    let index = m.core.stream.copies.len() as u32 - 1;
    m.issue(op, Pipe::Fix, Work::Copy(index), c.bytes, &[*c]);
    // The call returns when C is there: everything later comes after it.
    pass(m, Pipe::Fix, Pipe::S);
}
