//! The final AscIR of one kernel as plain data: what the simulator runs.
//!
//! Always holds: one function, structured control flow only (`scf.for`, `scf.while`, `scf.if`), each value defined
//! once before its uses in textual order. Values are numbered densely; `types[value]` is a value's type.

use super::OpId;
use serde::{Deserialize, Serialize};

/// Index into [`Program::types`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ValueId(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ScalarKind {
    Signless,
    Unsigned,
    Float,
    Index,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Type {
    /// Width in bits; `Index` has width 32 (the emitter writes `uint32_t`).
    Scalar {
        kind: ScalarKind,
        bits: u32,
    },
    /// `None` in `shape` is a dynamic extent. `space` 22 is global memory, 0 a core's own stack.
    MemRef {
        shape: Vec<Option<u64>>,
        element: Box<Type>,
        space: u64,
    },
    LocalTensor {
        shape: Vec<Option<u64>>,
        element: Box<Type>,
    },
    GlobalTensor {
        shape: Vec<Option<u64>>,
        element: Box<Type>,
    },
    /// Positions as keywords of the dialect, such as `vecin`.
    Queue {
        position: String,
        depth: i64,
    },
    QueBind {
        source: String,
        destination: String,
        depth: i64,
    },
    TBuf {
        position: String,
    },
    Struct {
        name: String,
        fields: Vec<(String, Type)>,
    },
    /// Any other type, by the dialect's mnemonic, such as `binary_repeat_params` or `pipe`.
    Other {
        mnemonic: String,
    },
}

impl Type {
    /// Bytes of one scalar (1 bit counts as one byte); `None` for anything that is not a scalar.
    pub fn scalar_bytes(&self) -> Option<u64> {
        match self {
            Self::Scalar { bits, .. } => Some(u64::from(bits.div_ceil(8))),
            _ => None,
        }
    }

    /// Element of a tensor or memref.
    pub fn element(&self) -> Option<&Type> {
        match self {
            Self::MemRef { element, .. } | Self::LocalTensor { element, .. } | Self::GlobalTensor { element, .. } => {
                Some(element)
            }
            _ => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Attr {
    Unit,
    Bool(bool),
    /// Integers and enums (by number).
    Int(i64),
    Float(f64),
    Str(String),
    Type(Type),
    List(Vec<Attr>),
    /// Anything else, as MLIR prints it.
    Other(String),
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BlockData {
    pub args: Vec<ValueId>,
    pub ops: Vec<OpData>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpData {
    /// Full name, such as `ascir.add_l2`, `arith.addi`, `scf.for`.
    pub name: String,
    pub operands: Vec<ValueId>,
    pub results: Vec<ValueId>,
    /// Without `operandSegmentSizes`, which `segments` holds.
    pub attrs: Vec<(String, Attr)>,
    /// Number of operands per declared operand group, for operations with optional or variadic groups; else empty.
    pub segments: Vec<u32>,
    /// One block per region; an empty region has a block without operations.
    pub regions: Vec<BlockData>,
    pub op: Option<OpId>,
}

impl OpData {
    pub fn attr(&self, name: &str) -> Option<&Attr> {
        self.attrs.iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Program {
    pub kernel: String,
    pub types: Vec<Type>,
    /// Python name of each kernel argument, in the order of `body.args`; `ffts_addr` is the appended one.
    pub arg_names: Vec<String>,
    pub body: BlockData,
}

impl Program {
    pub fn type_of(&self, value: ValueId) -> Option<&Type> {
        self.types.get(value.0 as usize)
    }
}
