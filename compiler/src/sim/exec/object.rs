//! Tensors, pointers, structs and parameter objects: making and taking apart, without moving data.

use super::code::Op;
use super::machine::{Done, Machine, Stay};
use super::report::code;
use super::value::{Elem, Global, Local, MOST, Value};
use super::{Handler, Handler::Plain};
use crate::model::{Attr, Buffer, Pipe, Type};
use crate::sim::stream::NO_STAY;

pub const OPS: &[(&str, Handler)] = &[
    ("construct", Plain(construct)),
    ("data_copy_pad_ext_params", Plain(construct)),
    ("member", Plain(member)),
    ("set_member", Plain(set_member)),
    ("copy_struct", Plain(copy_struct)),
    ("ptr_offset", Plain(ptr_offset)),
    ("ptr_reinterpret_cast", Plain(pointer_cast)),
    ("global_tensor", Plain(global_tensor)),
    ("global_tensor.set_global_buffer", Plain(set_global_buffer)),
    ("global_tensor.subindex", Plain(global_subindex)),
    ("global_tensor.bracket", Plain(global_subindex)),
    ("global_tensor.get_phy_addr", Plain(global_address)),
    ("global_tensor.get_size", Plain(global_size)),
    ("global_tensor.get_value", Plain(global_get)),
    ("global_tensor.set_value", Plain(global_set)),
    ("global_tensor.set_l2_cache_hint", Plain(nothing)),
    ("global_tensor.set_shape_info", Plain(nothing)),
    ("global_tensor.set_shape_info_v2", Plain(nothing)),
    ("local_tensor", Plain(local_tensor)),
    ("local_tensor_v2", Plain(local_tensor_v2)),
    ("local_mem_allocator", Plain(allocator)),
    ("local_mem_allocator.alloc", Plain(allocate)),
    ("local_mem_allocator.alloc_dynamic", Plain(allocate)),
    ("local_mem_allocator.get_cur_addr", Plain(allocator_address)),
    ("local_tensor.subindex", Plain(local_subindex)),
    ("local_tensor.bracket", Plain(local_subindex)),
    ("local_tensor.get_phy_addr", Plain(local_address)),
    ("local_tensor.get_size", Plain(local_size)),
    ("local_tensor.get_length", Plain(local_length)),
    ("local_tensor.get_position", Plain(local_position)),
    ("local_tensor.get_user_tag", Plain(local_tag)),
    ("local_tensor.set_user_tag", Plain(set_local_tag)),
    ("local_tensor.set_size", Plain(set_local_size)),
    ("local_tensor.set_buffer_len", Plain(set_local_length)),
    ("local_tensor.set_addr_with_offset", Plain(set_local_address)),
    ("local_tensor.set_shape_info", Plain(nothing)),
    ("local_tensor.get_value", Plain(local_get)),
    ("local_tensor.set_value", Plain(local_set)),
    ("reinterpret_cast", Plain(reinterpret)),
];

/// Positions (`TPosition`) by number: keyword and memory. Lines after C2 follow the 2201 chips.
pub const POSITIONS: [(&str, Buffer); 12] = [
    ("gm", Buffer::Gm),
    ("a1", Buffer::L1),
    ("a2", Buffer::L0a),
    ("b1", Buffer::L1),
    ("b2", Buffer::L0b),
    ("c1", Buffer::L1),
    ("c2", Buffer::Bt),
    ("co1", Buffer::L0c),
    ("co2", Buffer::Gm),
    ("vecin", Buffer::Ub),
    ("vecout", Buffer::Ub),
    ("veccalc", Buffer::Ub),
];

pub fn position(number: i64) -> (&'static str, Buffer) {
    usize::try_from(number).ok().and_then(|n| POSITIONS.get(n)).copied().unwrap_or(("veccalc", Buffer::Ub))
}

pub fn position_number(keyword: &str) -> i64 {
    POSITIONS.iter().position(|(name, _)| *name == keyword).map_or(11, |n| n as i64)
}

pub fn nothing(_: &mut Machine, _: &Op) -> Done {
    Ok(())
}

fn construct(m: &mut Machine, op: &Op) -> Done {
    let Some(&slot) = op.results.first() else { return Ok(()) };
    let value = match m.code.type_of(slot) {
        Some(Type::Struct { fields, .. }) => {
            let values = (0..fields.len()).map(|i| op.operands.get(i).map_or(Value::Poison, |&o| m.value(o).clone()));
            Value::Struct(fields.iter().map(|(name, _)| name.clone()).zip(values).collect())
        }
        Some(Type::Scalar { .. }) => op.operands.first().map_or(Value::Poison, |&o| m.value(o).clone()),
        _ => {
            let wanted = match op.attr("types") {
                Some(Attr::List(types)) => types.as_slice(),
                _ => &[],
            };
            let fields = op.operands.iter().enumerate().map(|(i, &operand)| {
                let elem = match wanted.get(i) {
                    Some(Attr::Type(ty)) => Elem::of(ty),
                    _ => None,
                };
                match (m.number(operand), elem.or_else(|| m.elem_of(operand))) {
                    (Some(number), Some(elem)) => Value::of(number, elem),
                    _ => m.value(operand).clone(),
                }
            });
            Value::Params(fields.collect())
        }
    };
    m.set(slot, value);
    Ok(())
}

fn member(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.stack.value);
    let (Some(&slot), Some(field)) = (op.operands.first(), op.str_attr("field")) else { return m.unknown(op) };
    let Value::Struct(fields) = m.value(slot) else { return m.unknown(op) };
    // Tilings have the names of Python in the launch and those of C++ in the program.
    let plain = |name: &str| name.replace('_', "").to_lowercase();
    let exact = fields.iter().find(|(name, _)| name == field);
    let found = exact.or_else(|| fields.iter().find(|(name, _)| plain(name) == plain(field)));
    let value = found.map_or(Value::Poison, |(_, value)| value.clone());
    m.result(op, value);
    Ok(())
}

fn set_member(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.stack.value);
    let (&[base, value], Some(field)) = (op.operands.as_slice(), op.str_attr("field")) else { return Ok(()) };
    let (value, field) = (m.value(value).clone(), field.to_owned());
    if let Some(Value::Struct(fields)) = m.core.values.get_mut(base) {
        match fields.iter_mut().find(|(name, _)| *name == field) {
            Some((_, old)) => *old = value,
            None => fields.push((field, value)),
        }
    }
    Ok(())
}

/// The struct behind a kernel argument was read from the launch; the copy costs a load per 8 bytes.
fn copy_struct(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.gm_load.value);
    let value = op.operands.first().map_or(Value::Poison, |&slot| m.value(slot).clone());
    m.result(op, value);
    Ok(())
}

fn ptr_offset(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let Some(&base) = op.operands.first() else { return m.unknown(op) };
    let size = m.element_type(base).map_or(1, Elem::bytes);
    let offset = match op.operands.get(1) {
        Some(&slot) => m.int(slot),
        None => op.int_attr("staticOffset"),
    };
    let (Value::Pointer(addr), Some(offset)) = (m.value(base), offset) else { return m.unknown(op) };
    let addr = addr.wrapping_add((offset as u64).wrapping_mul(size));
    m.result(op, Value::Pointer(addr));
    Ok(())
}

fn pointer_cast(m: &mut Machine, op: &Op) -> Done {
    let value = op.operands.first().map_or(Value::Poison, |&slot| m.value(slot).clone());
    m.result(op, value);
    Ok(())
}

fn global_tensor(m: &mut Machine, op: &Op) -> Done {
    let elem = op.results.first().and_then(|&slot| m.element_type(slot)).unwrap_or(Elem::U8);
    m.result(op, Value::Global(Global { addr: 0, elements: None, elem }));
    Ok(())
}

fn set_global_buffer(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let (&[tensor, pointer, ..], size) = (op.operands.as_slice(), m.operand_int(op, 2)) else { return Ok(()) };
    let value = match (m.value(tensor), m.value(pointer)) {
        (Value::Global(global), Value::Pointer(addr)) => {
            Value::Global(Global { addr: *addr, elements: size.map(|n| n as u64), ..*global })
        }
        _ => Value::Poison,
    };
    m.set(tensor, value);
    Ok(())
}

fn global_subindex(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let (Some(global), Some(index)) = (m.operand_global(op, 0), m.operand_int(op, 1)) else { return m.unknown(op) };
    let addr = global.addr.wrapping_add((index as u64).wrapping_mul(global.elem.bytes()));
    let elements = global.elements.map(|n| n.saturating_sub(index.max(0) as u64));
    m.result(op, Value::Global(Global { addr, elements, ..global }));
    Ok(())
}

fn global_address(m: &mut Machine, op: &Op) -> Done {
    let Some(global) = m.operand_global(op, 0) else { return m.unknown(op) };
    let offset = m.operand_int(op, 1).unwrap_or(0);
    m.result(op, Value::Pointer(global.addr.wrapping_add((offset as u64).wrapping_mul(global.elem.bytes()))));
    Ok(())
}

fn global_size(m: &mut Machine, op: &Op) -> Done {
    let Some(global) = m.operand_global(op, 0) else { return m.unknown(op) };
    m.result_int(op, global.elements.unwrap_or(0) as i64);
    Ok(())
}

fn global_get(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.gm_load.value);
    let (Some(global), Some(index)) = (m.operand_global(op, 0), m.operand_int(op, 1)) else { return m.unknown(op) };
    let size = global.elem.bytes();
    let addr = global.addr.wrapping_add((index as u64).wrapping_mul(size));
    if m.global_access(op, addr, size, false).is_none() {
        return m.unknown(op);
    }
    m.need_values()?;
    let mut bytes = vec![0; size as usize];
    m.gm.read(addr, &mut bytes);
    m.result(op, Value::of(super::value::read(&bytes, global.elem), global.elem));
    Ok(())
}

fn global_set(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.gm_store.value);
    let (Some(global), Some(index)) = (m.operand_global(op, 0), m.operand_int(op, 1)) else { return Ok(()) };
    let size = global.elem.bytes();
    let addr = global.addr.wrapping_add((index as u64).wrapping_mul(size));
    if m.global_access(op, addr, size, true).is_none() || !m.values {
        return Ok(());
    }
    let Some(number) = op.operands.get(2).and_then(|&slot| m.number(slot)) else { return Ok(()) };
    let mut bytes = vec![0; size as usize];
    super::value::write(&mut bytes, global.elem, global.elem.cast(number));
    m.gm.write(addr, &bytes);
    Ok(())
}

fn local_tensor(m: &mut Machine, op: &Op) -> Done {
    let elem = op.results.first().and_then(|&slot| m.element_type(slot)).unwrap_or(Elem::U8);
    let empty = Local { buffer: Buffer::Ub, position: 11, addr: 0, bytes: 0, elem, stay: NO_STAY, owner: None, tag: 0 };
    m.result(op, Value::Local(empty));
    Ok(())
}

/// A tensor at a fixed place, which stays where it is for the whole kernel.
fn place_tensor(m: &mut Machine, op: &Op, position_: i64, addr: u64, bytes: u64) {
    let elem = op.results.first().and_then(|&slot| m.element_type(slot)).unwrap_or(Elem::U8);
    let (keyword, buffer) = position(position_);
    let capacity = m.target.memory.capacity(buffer);
    if addr + bytes > capacity {
        let memory = buffer.name();
        m.report.error(
            code::OVERFLOW,
            op.id,
            format!("tensor at {memory} bytes {addr} to {} leaves {memory}, which has {capacity} bytes", addr + bytes),
            format!("张量位于 {memory} 的 {addr} 到 {} 字节,超出了 {memory} 的 {capacity} 字节", addr + bytes),
        );
    }
    let stay = match m.core.stay_index.get(&(op.id, addr, bytes)) {
        Some(&stay) => stay,
        None => {
            let (name, position) = (keyword.to_owned(), keyword.to_owned());
            let stay = m.stay(Stay { name, op: op.id, buffer, position, addr, bytes });
            m.core.stay_index.insert((op.id, addr, bytes), stay);
            stay
        }
    };
    let local = Local { buffer, position: position_, addr, bytes, elem, stay, owner: None, tag: 0 };
    m.result(op, Value::Local(local));
}

fn local_tensor_v2(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let (Some(addr), Some(count)) = (m.operand_int(op, 0), m.operand_int(op, 1)) else { return m.unknown(op) };
    let size = op.results.first().and_then(|&slot| m.element_type(slot)).map_or(1, Elem::bytes);
    place_tensor(
        m,
        op,
        op.int_attr("pos").unwrap_or(9),
        addr.clamp(0, MOST) as u64,
        count.clamp(0, MOST) as u64 * size,
    );
    Ok(())
}

/// Kinds of hardware memory by the allocator's number.
fn hardware(number: i64) -> Buffer {
    match number {
        2 => Buffer::L1,
        3 => Buffer::L0a,
        4 => Buffer::L0b,
        5 => Buffer::L0c,
        6 => Buffer::Bt,
        7 => Buffer::Fb,
        _ => Buffer::Ub,
    }
}

fn allocator(m: &mut Machine, op: &Op) -> Done {
    let number = m.operand_int(op, 0).unwrap_or(1);
    m.result(op, Value::Allocator(hardware(number), 0));
    Ok(())
}

fn allocate(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let Some(&slot) = op.operands.first() else { return m.unknown(op) };
    let (&Value::Allocator(buffer, used), Some(count)) = (m.value(slot), m.operand_int(op, 1)) else {
        return m.unknown(op);
    };
    let size = op.results.first().and_then(|&slot| m.element_type(slot)).map_or(1, Elem::bytes);
    let bytes = (count.clamp(0, MOST) as u64 * size).div_ceil(32) * 32;
    m.set(slot, Value::Allocator(buffer, used + bytes));
    place_tensor(m, op, op.int_attr("pos").unwrap_or(9), used, bytes);
    Ok(())
}

fn allocator_address(m: &mut Machine, op: &Op) -> Done {
    let Some(Value::Allocator(_, used)) = op.operands.first().map(|&slot| m.value(slot)) else { return m.unknown(op) };
    let used = *used;
    m.result_int(op, used as i64);
    Ok(())
}

fn local_subindex(m: &mut Machine, op: &Op) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let (Some(local), Some(index)) = (m.operand_local(op, 0), m.operand_int(op, 1)) else { return m.unknown(op) };
    let offset = (index as u64).wrapping_mul(local.elem.bytes());
    let moved = Local {
        addr: local.addr.wrapping_add(offset) & 0xffff_ffff,
        bytes: local.bytes.saturating_sub(offset),
        ..local
    };
    m.result(op, Value::Local(moved));
    Ok(())
}

fn local_address(m: &mut Machine, op: &Op) -> Done {
    let Some(local) = m.operand_local(op, 0) else { return m.unknown(op) };
    let offset = m.operand_int(op, 1).unwrap_or(0).clamp(0, MOST) as u64;
    m.result_int(op, (local.addr + offset * local.elem.bytes()) as i64);
    Ok(())
}

fn local_size(m: &mut Machine, op: &Op) -> Done {
    let Some(local) = m.operand_local(op, 0) else { return m.unknown(op) };
    m.result_int(op, (local.bytes / local.elem.bytes()) as i64);
    Ok(())
}

fn local_length(m: &mut Machine, op: &Op) -> Done {
    let Some(local) = m.operand_local(op, 0) else { return m.unknown(op) };
    m.result_int(op, local.bytes as i64);
    Ok(())
}

fn local_position(m: &mut Machine, op: &Op) -> Done {
    let Some(local) = m.operand_local(op, 0) else { return m.unknown(op) };
    m.result_int(op, local.position);
    Ok(())
}

fn local_tag(m: &mut Machine, op: &Op) -> Done {
    let Some(local) = m.operand_local(op, 0) else { return m.unknown(op) };
    m.result_int(op, local.tag);
    Ok(())
}

/// Replaces the tensor of operand 0.
fn change(m: &mut Machine, op: &Op, with: impl FnOnce(Local, i64) -> Local) -> Done {
    m.scalar(op, m.target.scalar.alu.value);
    let (Some(local), Some(number), Some(&slot)) = (m.operand_local(op, 0), m.operand_int(op, 1), op.operands.first())
    else {
        return Ok(());
    };
    m.set(slot, Value::Local(with(local, number)));
    Ok(())
}

fn set_local_tag(m: &mut Machine, op: &Op) -> Done {
    change(m, op, |local, tag| Local { tag, ..local })
}

fn set_local_size(m: &mut Machine, op: &Op) -> Done {
    change(m, op, |local, count| Local { bytes: count.clamp(0, MOST) as u64 * local.elem.bytes(), ..local })
}

fn set_local_length(m: &mut Machine, op: &Op) -> Done {
    change(m, op, |local, bytes| Local { bytes: bytes.clamp(0, MOST) as u64, ..local })
}

fn set_local_address(m: &mut Machine, op: &Op) -> Done {
    let (Some(source), Some(offset), Some(&slot)) = (m.operand_local(op, 1), m.operand_int(op, 2), op.operands.first())
    else {
        return Ok(());
    };
    let elem = m.operand_local(op, 0).map_or(source.elem, |old| old.elem);
    let offset = offset.clamp(0, MOST) as u64 * source.elem.bytes();
    let bytes = source.bytes.saturating_sub(offset);
    m.set(slot, Value::Local(Local { addr: (source.addr + offset) & 0xffff_ffff, bytes, elem, ..source }));
    Ok(())
}

fn local_get(m: &mut Machine, op: &Op) -> Done {
    let (Some(local), Some(index)) = (m.operand_local(op, 0), m.operand_int(op, 1)) else { return m.unknown(op) };
    let size = local.elem.bytes();
    let Some(access) = m.local_access(op, &local, (index as u64).wrapping_mul(size) & 0xffff_ffff, size, false) else {
        return m.unknown(op);
    };
    m.synchronise(op, Pipe::S, &[access]);
    m.scalar(op, m.target.scalar.ub_load.value);
    m.need_values()?;
    let number = m.load(local.buffer, access.addr, local.elem);
    m.result(op, Value::of(number, local.elem));
    Ok(())
}

fn local_set(m: &mut Machine, op: &Op) -> Done {
    let (Some(local), Some(index)) = (m.operand_local(op, 0), m.operand_int(op, 1)) else { return Ok(()) };
    let size = local.elem.bytes();
    let Some(access) = m.local_access(op, &local, (index as u64).wrapping_mul(size) & 0xffff_ffff, size, true) else {
        return Ok(());
    };
    m.synchronise(op, Pipe::S, &[access]);
    m.scalar(op, m.target.scalar.ub_store.value);
    if m.values
        && let Some(number) = op.operands.get(2).and_then(|&slot| m.number(slot))
    {
        m.store(local.buffer, access.addr, local.elem, local.elem.cast(number));
    }
    Ok(())
}

fn reinterpret(m: &mut Machine, op: &Op) -> Done {
    let Some(local) = m.operand_local(op, 0) else { return m.unknown(op) };
    let elem = op.results.first().and_then(|&slot| m.element_type(slot)).unwrap_or(local.elem);
    m.result(op, Value::Local(Local { elem, ..local }));
    Ok(())
}
