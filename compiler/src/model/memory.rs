//! What fills the local memories, and when.

use super::{Buffer, OpId};
use serde::{Deserialize, Serialize};

/// One stay of one tensor in a memory of one core.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Allocation {
    /// Python name of the tensor or queue, where it has one.
    pub name: String,
    pub op: Option<OpId>,
    /// Zero-based source line.
    pub line: Option<u32>,
    pub offset_bytes: u64,
    pub size_bytes: u64,
    /// First write to last use, in cycles of core 0.
    pub start_cycles: u64,
    pub end_cycles: u64,
    /// Dialect keyword of the position, such as `vecin`.
    pub position: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BufferMap {
    pub name: Buffer,
    pub capacity_bytes: u64,
    /// Highest end address in use at any time.
    pub peak_bytes: u64,
    pub allocations: Vec<Allocation>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MemoryMap {
    /// Buffers that the kernel uses, in the order of [`Buffer::ALL`]; global memory is left out.
    pub buffers: Vec<BufferMap>,
}
