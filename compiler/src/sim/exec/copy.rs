//! Copies between memories: every form becomes a list of pieces, which are checked, moved and timed alike.

use super::code::Op;
use super::machine::{Done, Machine};
use super::report::code;
use super::value::{Elem, Global, Local, MOST, MOST_STRIDE, Number, Value, read, write};
use super::{Handler, Handler::Plain};
use crate::model::{Buffer, Pipe};
use crate::sim::stream::{Access, CopyWork, Work};

pub const OPS: &[(&str, Handler)] = &[
    ("data_copy_l2", Plain(by_count)),
    ("data_copy_l0", Plain(by_params)),
    ("data_copy_enhanced", Plain(by_params)),
    ("data_copy_pad_l0", Plain(padded)),
    ("data_copy_pad_l0_ext", Plain(padded)),
    ("data_copy_pad_l2", Plain(padded)),
    ("data_copy_pad_l2_ext", Plain(padded)),
    ("data_copy_slice", Plain(by_slices)),
    ("data_copy_nd2nz", Plain(nd_to_nz)),
    ("data_copy_nz2nd", Plain(nz_to_nd)),
];

/// What a copy to global memory does with what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Atomic {
    Add,
    Max,
    Min,
}

const BLOCK: u64 = 32;

/// One end of a copy.
#[derive(Clone, Copy)]
pub enum End {
    Global(Global),
    Local(Local),
}

impl End {
    fn buffer(&self) -> Buffer {
        match self {
            Self::Global(_) => Buffer::Gm,
            Self::Local(local) => local.buffer,
        }
    }

    fn elem(&self) -> Elem {
        match self {
            Self::Global(global) => global.elem,
            Self::Local(local) => local.elem,
        }
    }
}

/// Bytes moved from one place to another; `fill` follows them at the destination.
pub struct Piece {
    pub from: u64,
    pub to: u64,
    pub bytes: u64,
    pub fill: Fill,
}

#[derive(Clone, Copy, PartialEq)]
pub enum Fill {
    None,
    /// Elements of this value before and after, then up to a whole block.
    Value {
        left: u64,
        right: u64,
        value: Option<Number>,
    },
    /// Zero bytes.
    Zero(u64),
}

pub fn ends(m: &Machine, op: &Op) -> Option<(End, End)> {
    let end = |index: usize| match m.value(*op.operands.get(index)?) {
        Value::Global(global) => Some(End::Global(*global)),
        Value::Local(local) => Some(End::Local(*local)),
        _ => None,
    };
    Some((end(0)?, end(1)?))
}

/// Pipe that moves data between two memories.
fn pipe(from: Buffer, to: Buffer) -> Pipe {
    match (from, to) {
        (Buffer::Gm, _) => Pipe::Mte2,
        (Buffer::L0c, _) | (_, Buffer::Fb) => Pipe::Fix,
        (_, Buffer::Gm) => Pipe::Mte3,
        (Buffer::L1, Buffer::L0a | Buffer::L0b | Buffer::Bt) => Pipe::Mte1,
        (Buffer::Ub, Buffer::L1) => Pipe::Mte3,
        _ => Pipe::V,
    }
}

/// Checks, issues and does a copy. `shape` is what the timing sees: pieces, bytes of one, step in global memory.
pub fn transfer(m: &mut Machine, op: &Op, to: End, from: End, pieces: &[Piece], shape: (u32, u64, u64)) -> Done {
    let total: u64 = pieces.iter().map(|piece| piece.bytes).sum();
    if total == 0 {
        m.scalar(op, m.target.issue.call_instructions.value);
        return Ok(());
    }
    let (source, destination) = (from.buffer(), to.buffer());
    if m.target.copy.path(source, destination).is_none() {
        let (from, to, chip) = (source.name(), destination.name(), &m.target.name);
        m.report.error(
            code::PARAMETER,
            op.id,
            format!("{chip} has no path from {from} to {to}"),
            format!("{chip} 没有从 {from} 到 {to} 的通路"),
        );
        return Ok(());
    }
    let mut accesses = Vec::with_capacity(2);
    let reach = |place: fn(&Piece) -> u64, extra: bool| {
        let first = pieces.iter().map(place).min().unwrap_or(0);
        let last = pieces.iter().map(|p| place(p) + p.bytes + if extra { extra_bytes(p, to.elem()) } else { 0 }).max();
        (first, last.unwrap_or(0) - first)
    };
    for (end, (offset, bytes), write) in [(from, reach(|p| p.from, false), false), (to, reach(|p| p.to, true), true)] {
        let access = match end {
            End::Global(global) => m.global_access(op, global.addr.wrapping_add(offset), bytes, write),
            End::Local(local) => {
                m.check_aligned(op, &local, if local.buffer == Buffer::L0c { 64 } else { BLOCK });
                m.local_access(op, &local, offset, bytes, write)
            }
        };
        accesses.extend(access);
    }
    let complete = accesses.len() == 2;
    let global = |end: &End| match end {
        End::Global(global) => Some(global.addr),
        End::Local(_) => None,
    };
    let work = CopyWork {
        from: source,
        to: destination,
        pieces: shape.0,
        piece_bytes: shape.1,
        global_addr: global(&from).or(global(&to)).unwrap_or(0),
        global_step: shape.2,
    };
    m.core.stream.copies.push(work);
    let index = m.core.stream.copies.len() as u32 - 1;
    m.issue(op, pipe(source, destination), Work::Copy(index), total, &accesses);
    if m.values && complete {
        let all: Vec<Access> = accesses;
        move_pieces(m, to, from, pieces, &all);
    }
    Ok(())
}

fn extra_bytes(piece: &Piece, elem: Elem) -> u64 {
    match piece.fill {
        Fill::None => 0,
        Fill::Zero(bytes) => bytes,
        Fill::Value { left, right, .. } => {
            (piece.bytes + (left + right) * elem.bytes()).div_ceil(BLOCK) * BLOCK - piece.bytes
        }
    }
}

fn move_pieces(m: &mut Machine, to: End, from: End, pieces: &[Piece], accesses: &[Access]) {
    let first_from = pieces.iter().map(|p| p.from).min().unwrap_or(0);
    let first_to = pieces.iter().map(|p| p.to).min().unwrap_or(0);
    let base = |access: usize, first: u64| accesses.get(access).map_or(0, |a| a.addr - first);
    let (source, destination) = (base(0, first_from), base(1, first_to));
    let mut bytes = Vec::new();
    for piece in pieces {
        bytes.clear();
        bytes.resize(piece.bytes as usize, 0);
        fetch(m, from.buffer(), source + piece.from, &mut bytes);
        padded_bytes(&mut bytes, piece, to.elem());
        let addr = destination + piece.to;
        match (to, m.core.atomic) {
            (End::Global(global), Some((kind, elem))) => {
                let mut old = vec![0; bytes.len()];
                fetch(m, Buffer::Gm, addr, &mut old);
                combine(&mut bytes, &old, kind, elem.unwrap_or(global.elem));
                m.gm.write(addr, &bytes);
            }
            (End::Global(_), None) => m.gm.write(addr, &bytes),
            (End::Local(local), _) => {
                let at = addr as usize;
                if let Some(place) = m.memory(local.buffer).get_mut(at..at + bytes.len()) {
                    place.copy_from_slice(&bytes);
                }
            }
        }
    }
}

fn fetch(m: &mut Machine, buffer: Buffer, addr: u64, into: &mut [u8]) {
    if buffer == Buffer::Gm {
        m.gm.read(addr, into);
    } else if let Some(bytes) = m.memory(buffer).get(addr as usize..addr as usize + into.len()) {
        into.copy_from_slice(bytes);
    }
}

/// Adds what a padded copy puts around the bytes of a piece.
fn padded_bytes(bytes: &mut Vec<u8>, piece: &Piece, elem: Elem) {
    match piece.fill {
        Fill::None => {}
        Fill::Zero(count) => bytes.resize(bytes.len() + count as usize, 0),
        Fill::Value { left, right, value } => {
            let size = elem.bytes() as usize;
            let whole = bytes.len() + (left + right) as usize * size;
            let total = whole.div_ceil(BLOCK as usize) * BLOCK as usize;
            // Without pads the filler is the block's first element.
            let filler = value.unwrap_or_else(|| read(bytes, elem));
            let mut out = vec![0; total];
            for chunk in out.chunks_mut(size) {
                write(chunk, elem, filler);
            }
            let start = left as usize * size;
            out[start..start + bytes.len()].copy_from_slice(bytes);
            *bytes = out;
        }
    }
}

fn combine(bytes: &mut [u8], old: &[u8], kind: Atomic, elem: Elem) {
    let size = elem.bytes() as usize;
    for (new, old) in bytes.chunks_mut(size).zip(old.chunks(size)) {
        let result = match (read(new, elem), read(old, elem)) {
            (Number::Int(a), Number::Int(b)) => Number::Int(match kind {
                Atomic::Add => i128::from(elem.wrap(a + b)),
                Atomic::Max => a.max(b),
                Atomic::Min => a.min(b),
            }),
            (a, b) => Number::Float(match kind {
                Atomic::Add => a.as_f64() + b.as_f64(),
                Atomic::Max => a.as_f64().max(b.as_f64()),
                Atomic::Min => a.as_f64().min(b.as_f64()),
            }),
        };
        write(new, elem, result);
    }
}

fn by_count(m: &mut Machine, op: &Op) -> Done {
    let (Some((to, from)), Some(count)) = (ends(m, op), m.operand_int(op, 2)) else { return m.unknown(op) };
    let wanted = count.clamp(0, MOST) as u64 * from.elem().bytes();
    let bytes = wanted / BLOCK * BLOCK;
    if bytes != wanted {
        m.report.warn(
            code::PARAMETER,
            op.id,
            format!("{count} elements are {wanted} bytes; only whole blocks of 32 are copied: {bytes} bytes"),
            format!("{count} 个元素是 {wanted} 字节;只复制整块(32 字节):{bytes} 字节"),
        );
    }
    let pieces = [Piece { from: 0, to: 0, bytes, fill: Fill::None }];
    transfer(m, op, to, from, &pieces, (1, bytes, bytes))
}

/// A field of 16 bits.
pub fn short(fields: &[i64], index: usize) -> u64 {
    fields.get(index).copied().unwrap_or(0).clamp(0, MOST_STRIDE) as u64
}

/// Most pieces of one copy: the block count has 12 bits, and its register 16.
const MOST_PIECES: u64 = 1 << 16;

/// Reports layouts of more pieces than a memory could hold.
fn too_many(m: &mut Machine, op: &Op, pieces: u64) -> bool {
    let many = pieces > MOST_PIECES;
    if many {
        m.report.error(
            code::PARAMETER,
            op.id,
            format!("the parameters describe {pieces} pieces, more than any memory holds"),
            format!("参数描述了 {pieces} 段,超出任何存储的容量"),
        );
    }
    many
}

/// `count` pieces of `bytes` at these distances.
fn regular(count: u64, bytes: u64, from_step: u64, to_step: u64, fill: Fill) -> Vec<Piece> {
    if bytes == 0 {
        return Vec::new();
    }
    (0..count.min(MOST_PIECES)).map(|k| Piece { from: k * from_step, to: k * to_step, bytes, fill }).collect()
}

/// Distance of pieces in global memory; the piece's own size when neither end is global.
fn global_step(to: &End, from: &End, from_step: u64, to_step: u64, bytes: u64) -> u64 {
    match (from.buffer(), to.buffer()) {
        (Buffer::Gm, _) => from_step,
        (_, Buffer::Gm) => to_step,
        _ => bytes,
    }
}

pub fn field(fields: &[i64], index: usize) -> u64 {
    fields.get(index).copied().unwrap_or(0).clamp(0, MOST) as u64
}

fn by_params(m: &mut Machine, op: &Op) -> Done {
    let (Some((to, from)), Some(fields)) = (ends(m, op), op.operands.get(2).and_then(|&slot| m.params(slot))) else {
        return m.unknown(op);
    };
    let [count, length, from_gap, to_gap] = std::array::from_fn(|i| field(&fields, i));
    // Bias and quantisation tables are written in larger units.
    let unit = match to.buffer() {
        Buffer::Bt => 64,
        Buffer::Fb => 128,
        _ => BLOCK,
    };
    let bytes = length * unit;
    let (from_step, to_step) = (bytes + from_gap * BLOCK, bytes + to_gap * unit.min(64));
    check_range(m, op, "block_count", count, 4095);
    let pieces = regular(count, bytes, from_step, to_step, Fill::None);
    let step = global_step(&to, &from, from_step, to_step, bytes);
    transfer(m, op, to, from, &pieces, (count as u32, bytes, step))
}

fn check_range(m: &mut Machine, op: &Op, name: &str, value: u64, most: u64) {
    if value > most {
        m.report.error(
            code::PARAMETER,
            op.id,
            format!("`{name}` is {value}, but at most {most} is possible"),
            format!("`{name}` 为 {value},但最多只能是 {most}"),
        );
    }
}

fn padded(m: &mut Machine, op: &Op) -> Done {
    let (Some((to, from)), Some(fields)) = (ends(m, op), op.operands.get(2).and_then(|&slot| m.params(slot))) else {
        return m.unknown(op);
    };
    let [count, bytes, from_gap, to_gap] = std::array::from_fn(|i| field(&fields, i));
    check_range(m, op, "block_count", count, 4095);
    let size = to.elem().bytes();
    let (mut left, mut right, mut value) = (0, 0, None);
    if let Some(&slot) = op.operands.get(3)
        && let Value::Params(pad) = m.value(slot).clone()
    {
        let int = |i: usize| pad.get(i).and_then(Value::int).unwrap_or(0).clamp(0, MOST) as u64;
        (left, right) = (int(1), int(2));
        if left * size > BLOCK || right * size > BLOCK {
            check_range(m, op, "padding in bytes", left.max(right) * size, BLOCK);
        }
        if int(0) != 0 {
            let raw = pad.get(3).and_then(|v| v.number(Elem::U64));
            value = raw.map(|n| pad_value(n, to.elem()));
        }
    }
    let block = |bytes: u64| bytes.div_ceil(BLOCK) * BLOCK;
    let (pieces, steps) = if from.buffer() == Buffer::Gm {
        let steps = (bytes + from_gap, block(bytes + (left + right) * size) + to_gap * BLOCK);
        let fill = if to.buffer() == Buffer::Gm { Fill::None } else { Fill::Value { left, right, value } };
        (regular(count, bytes, steps.0, steps.1, fill), steps)
    } else {
        let steps = (block(bytes) + from_gap * BLOCK, bytes + to_gap);
        (regular(count, bytes, steps.0, steps.1, Fill::None), steps)
    };
    let step = global_step(&to, &from, steps.0, steps.1, bytes);
    transfer(m, op, to, from, &pieces, (count as u32, bytes, step))
}

/// The padding value: a number of the tensor's type, or its bits in 64.
fn pad_value(number: Number, elem: Elem) -> Number {
    match number {
        Number::Int(bits) if elem.is_float() => read(&(bits as u64).to_le_bytes(), elem),
        number => elem.cast(number),
    }
}

/// Byte offsets and length of the segments that a list of slices picks, in order; the first slice is innermost.
fn segments(slices: &[Vec<i64>], size: u64) -> (Vec<u64>, u64) {
    let Some((inner, outer)) = slices.split_first() else { return (Vec::new(), 0) };
    let most = MOST_PIECES as usize;
    let burst = short(inner, 3) * BLOCK / size;
    let starts = |slice: &[i64], burst: u64| {
        let (start, end, gap) = (field(slice, 0), field(slice, 1), field(slice, 2));
        let all = (start..=end).step_by((burst + gap).max(1) as usize);
        all.filter(move |s| s + burst <= end + 1).take(most).collect::<Vec<_>>()
    };
    let mut offsets = starts(inner, burst);
    let mut extent = field(inner, 4);
    for slice in outer {
        let rows = starts(slice, 1).into_iter();
        let row = |at: u64| offsets.iter().map(move |o| at.saturating_mul(extent).saturating_add(*o));
        offsets = rows.flat_map(row).take(most).collect();
        extent = extent.saturating_mul(field(slice, 4).max(1));
    }
    (offsets.into_iter().map(|offset| offset.saturating_mul(size)).collect(), burst * size)
}

fn by_slices(m: &mut Machine, op: &Op) -> Done {
    let Some((to, from)) = ends(m, op) else { return m.unknown(op) };
    let slices =
        |group: usize| -> Option<Vec<Vec<i64>>> { op.group(group).iter().map(|&slot| m.params(slot)).collect() };
    let (Some(to_slices), Some(from_slices)) = (slices(2), slices(3)) else { return m.unknown(op) };
    let size = from.elem().bytes();
    let ((to_offsets, _), (from_offsets, bytes)) = (segments(&to_slices, size), segments(&from_slices, size));
    let pieces: Vec<Piece> =
        from_offsets.iter().zip(&to_offsets).map(|(&from, &to)| Piece { from, to, bytes, fill: Fill::None }).collect();
    let apart = |offsets: &[u64]| match offsets {
        [first, second, ..] => second.saturating_sub(*first),
        _ => bytes,
    };
    let step = global_step(&to, &from, apart(&from_offsets), apart(&to_offsets), bytes);
    let count = pieces.len() as u32;
    transfer(m, op, to, from, &pieces, (count, bytes, step))
}

/// Rows of matrices become fractals: element (i, r, c) goes to column block c / C0, row r.
fn nd_to_nz(m: &mut Machine, op: &Op) -> Done {
    let (Some((to, from)), Some(fields)) = (ends(m, op), op.operands.get(2).and_then(|&slot| m.params(slot))) else {
        return m.unknown(op);
    };
    let [count, rows, columns, matrix, row_step, c0_step, n_step, to_matrix] =
        std::array::from_fn(|i| short(&fields, i));
    let size = from.elem().bytes();
    let c0 = BLOCK / size;
    if too_many(m, op, count * rows * columns.div_ceil(c0)) {
        return Ok(());
    }
    let mut pieces = Vec::new();
    for i in 0..count {
        for row in 0..rows {
            for column in (0..columns).step_by(c0 as usize) {
                let width = c0.min(columns - column);
                pieces.push(Piece {
                    from: (i * matrix + row * row_step + column) * size,
                    to: (i * to_matrix + column / c0 * c0_step * c0 + row * n_step * c0) * size,
                    bytes: width * size,
                    fill: Fill::Zero((c0 - width) * size),
                });
            }
        }
    }
    let shape = ((count * rows) as u32, columns * size, row_step * size);
    transfer(m, op, to, from, &pieces, shape)
}

fn nz_to_nd(m: &mut Machine, op: &Op) -> Done {
    let (Some((to, from)), Some(fields)) = (ends(m, op), op.operands.get(2).and_then(|&slot| m.params(slot))) else {
        return m.unknown(op);
    };
    let [count, rows, columns, matrix, n_step, row_step, to_matrix] = std::array::from_fn(|i| short(&fields, i));
    let size = from.elem().bytes();
    if too_many(m, op, count * rows * columns.div_ceil(16)) {
        return Ok(());
    }
    let mut pieces = Vec::new();
    for i in 0..count {
        for row in 0..rows {
            for column in (0..columns).step_by(16) {
                pieces.push(Piece {
                    from: (i * matrix * 256 + column / 16 * n_step * 16 + row * 16) * size,
                    to: (i * to_matrix + row * row_step + column) * size,
                    bytes: 16.min(columns - column) * size,
                    fill: Fill::None,
                });
            }
        }
    }
    let shape = ((count * rows) as u32, columns * size, row_step * size);
    transfer(m, op, to, from, &pieces, shape)
}
