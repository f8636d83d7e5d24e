//! Values as a core's C++ variables hold them.
//!
//! Always holds: integers are kept as their type represents them (signed types sign-extended, unsigned ones
//! zero-extended, `i1` 0 or 1); floats of 16 and 32 bits are exact in the `f64` that holds them.

use crate::model::{Buffer, ScalarKind, Type};
use half::f16;
use std::cell::RefCell;
use std::rc::Rc;

/// Largest count or address that a register of an instruction holds.
pub const MOST: i64 = u32::MAX as i64;
/// Largest repeat count or stride.
pub const MOST_STRIDE: i64 = u16::MAX as i64;

/// Scalar type of a variable or of a tensor's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Elem {
    pub kind: Kind,
    pub bits: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Signed,
    Unsigned,
    Float,
}

impl Elem {
    pub const F16: Self = Self { kind: Kind::Float, bits: 16 };
    pub const F32: Self = Self { kind: Kind::Float, bits: 32 };
    pub const I32: Self = Self { kind: Kind::Signed, bits: 32 };
    pub const U8: Self = Self { kind: Kind::Unsigned, bits: 8 };
    pub const U32: Self = Self { kind: Kind::Unsigned, bits: 32 };
    pub const U64: Self = Self { kind: Kind::Unsigned, bits: 64 };

    /// The C++ type the emitter writes: `index` is `uint32_t`.
    pub fn of(ty: &Type) -> Option<Self> {
        let Type::Scalar { kind, bits } = ty else { return None };
        Some(match kind {
            ScalarKind::Signless => Self { kind: Kind::Signed, bits: *bits },
            ScalarKind::Unsigned => Self { kind: Kind::Unsigned, bits: *bits },
            ScalarKind::Float => Self { kind: Kind::Float, bits: *bits },
            ScalarKind::Index => Self::U32,
        })
    }

    pub fn bytes(self) -> u64 {
        u64::from(self.bits.div_ceil(8)).max(1)
    }

    pub fn is_float(self) -> bool {
        self.kind == Kind::Float
    }

    /// Type name as C++ has it, for messages.
    pub fn name(self) -> String {
        match (self.kind, self.bits) {
            (Kind::Float, 16) => "half".into(),
            (Kind::Float, 32) => "float".into(),
            (Kind::Float, _) => "double".into(),
            (Kind::Signed, 1) => "bool".into(),
            (Kind::Signed, bits) => format!("int{bits}_t"),
            (Kind::Unsigned, bits) => format!("uint{bits}_t"),
        }
    }

    /// An integer as this type keeps it; C++ `static_cast<bool>` for one bit.
    pub fn wrap(self, value: i128) -> i64 {
        match (self.kind, self.bits) {
            (_, 1) => i64::from(value != 0),
            (_, 64) | (Kind::Float, _) => value as i64,
            (Kind::Signed, bits) => {
                let shift = 64 - bits;
                ((value as i64) << shift) >> shift
            }
            (Kind::Unsigned, bits) => (value as i64) & ((1_i64 << bits) - 1),
        }
    }

    /// A float rounded to nearest-even to this type, without saturation.
    pub fn round(self, value: f64) -> f64 {
        match self.bits {
            16 => f16::from_f64(value).to_f64(),
            32 => f64::from(value as f32),
            _ => value,
        }
    }

    /// The unsigned reading of a kept integer, for 64-bit unsigned comparison and division.
    pub fn widen(self, value: i64) -> i128 {
        if self.kind == Kind::Unsigned { i128::from(value as u64) } else { i128::from(value) }
    }

    pub fn min_max(self) -> (i128, i128) {
        match self.kind {
            Kind::Unsigned => (0, (1_i128 << self.bits) - 1),
            _ => (-(1_i128 << (self.bits - 1)), (1_i128 << (self.bits - 1)) - 1),
        }
    }

    /// `static_cast<T>` of a number.
    pub fn cast(self, value: Number) -> Number {
        match (self.is_float(), value) {
            (true, Number::Float(v)) => Number::Float(self.round(v)),
            (true, Number::Int(v)) => Number::Float(self.round(v as f64)),
            (false, Number::Int(v)) => Number::Int(self.widen(self.wrap(v))),
            (false, Number::Float(v)) if self.bits == 1 => Number::Int(i128::from(v != 0.0)),
            // C++ leaves out-of-range values undefined: the core converts to 32 bits at least, saturating, and
            // narrower types keep the low bits.
            (false, Number::Float(v)) => {
                let (low, high) = Self { bits: self.bits.max(32), ..self }.min_max();
                Number::Int(self.widen(self.wrap((v.trunc() as i128).clamp(low, high))))
            }
        }
    }
}

/// A computed number before it is stored in a type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    Int(i128),
    Float(f64),
}

impl Number {
    pub fn as_f64(self) -> f64 {
        match self {
            Self::Int(v) => v as f64,
            Self::Float(v) => v,
        }
    }

    pub fn as_int(self) -> i128 {
        match self {
            Self::Int(v) => v,
            Self::Float(v) => v as i128,
        }
    }
}

/// A view of a local memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Local {
    pub buffer: Buffer,
    /// Number of the position (`TPosition`).
    pub position: i64,
    pub addr: u64,
    /// Bytes from `addr` to the end of the tensor.
    pub bytes: u64,
    pub elem: Elem,
    /// Index of its stay in memory.
    pub stay: u32,
    /// Buffer of a queue that it occupies: queue and place in it.
    pub owner: Option<(u32, u32)>,
    pub tag: i64,
}

/// A view of global memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Global {
    pub addr: u64,
    /// As `SetGlobalBuffer` was told.
    pub elements: Option<u64>,
    pub elem: Elem,
}

#[derive(Clone, Debug, Default)]
pub enum Value {
    /// Unknown: the result of something that is not computed, or of reading what nobody wrote.
    #[default]
    Poison,
    Int(i64),
    Float(f64),
    /// Address in global memory.
    Pointer(u64),
    Stack(Rc<RefCell<Vec<Value>>>),
    Local(Local),
    Global(Global),
    /// Index into the core's queues, binds and buffers.
    Queue(u32),
    /// Bytes handed out by an allocator so far, and its memory.
    Allocator(Buffer, u64),
    Struct(Vec<(String, Value)>),
    /// Operands of a parameter class's constructor, in order.
    Params(Rc<[Value]>),
}

impl Value {
    pub fn int(&self) -> Option<i64> {
        match self {
            Self::Int(v) => Some(*v),
            _ => None,
        }
    }

    pub fn number(&self, elem: Elem) -> Option<Number> {
        match self {
            Self::Int(v) => Some(Number::Int(elem.widen(*v))),
            Self::Float(v) => Some(Number::Float(*v)),
            _ => None,
        }
    }

    /// The number stored in a variable of this type.
    pub fn of(number: Number, elem: Elem) -> Self {
        match elem.cast(number) {
            Number::Int(v) => Self::Int(elem.wrap(v)),
            Number::Float(v) => Self::Float(v),
        }
    }
}

/// Reads the element that the bytes start with; missing bytes count as zero.
#[inline]
pub fn read(bytes: &[u8], elem: Elem) -> Number {
    let bits = match (elem.bytes(), bytes) {
        (4, &[a, b, c, d, ..]) => u64::from(u32::from_le_bytes([a, b, c, d])),
        (2, &[a, b, ..]) => u64::from(u16::from_le_bytes([a, b])),
        (1, &[a, ..]) => u64::from(a),
        (size, bytes) => {
            let mut raw = [0_u8; 8];
            let size = (size as usize).min(bytes.len());
            raw[..size].copy_from_slice(&bytes[..size]);
            u64::from_le_bytes(raw)
        }
    };
    match (elem.kind, elem.bits) {
        (Kind::Float, 32) => Number::Float(f64::from(f32::from_bits(bits as u32))),
        (Kind::Float, 16) => Number::Float(f16::from_bits(bits as u16).to_f64()),
        (Kind::Float, _) => Number::Float(f64::from_bits(bits)),
        _ => Number::Int(elem.widen(elem.wrap(i128::from(bits)))),
    }
}

/// Writes one element, which must fit its type, to where the bytes start.
#[inline]
pub fn write(bytes: &mut [u8], elem: Elem, value: Number) {
    let bits = match (elem.kind, elem.bits) {
        (Kind::Float, 32) => u64::from((value.as_f64() as f32).to_bits()),
        (Kind::Float, 16) => u64::from(f16::from_f64(value.as_f64()).to_bits()),
        (Kind::Float, _) => value.as_f64().to_bits(),
        _ => value.as_int() as u64,
    };
    let size = (elem.bytes() as usize).min(bytes.len());
    bytes[..size].copy_from_slice(&bits.to_le_bytes()[..size]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_wrap_as_their_types_do() {
        assert_eq!(Elem::I32.wrap(1 << 31), i64::from(i32::MIN));
        assert_eq!(Elem::U32.wrap(-1), i64::from(u32::MAX));
        assert_eq!(Elem { kind: Kind::Signed, bits: 1 }.wrap(2), 1);
        assert_eq!(Elem::U64.widen(-1), i128::from(u64::MAX));
    }

    #[test]
    fn elements_survive_memory() {
        for (elem, value) in [
            (Elem::F16, Number::Float(0.099975586)),
            (Elem::F32, Number::Float(f64::from(0.1_f32))),
            (Elem { kind: Kind::Signed, bits: 8 }, Number::Int(-3)),
            (Elem { kind: Kind::Unsigned, bits: 16 }, Number::Int(65535)),
        ] {
            let mut memory = [0; 8];
            write(&mut memory, elem, value);
            let back = read(&memory, elem);
            assert!((back.as_f64() - value.as_f64()).abs() < 1e-7, "{elem:?}");
        }
    }
}
