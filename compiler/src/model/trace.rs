//! What ran when, in columns. Times are core cycles from the launch.
//!
//! Always holds: all columns of [`Slices`] have the same length; slices of one lane are sorted by start and do not
//! overlap, waits included.

use super::{OpId, Pipe};
use serde::{Deserialize, Serialize};

/// One row of the timeline: a pipe of a core.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lane {
    pub core: u32,
    pub pipe: Pipe,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SliceKind {
    #[default]
    Run,
    /// The pipe was held up; `wait` says by what.
    Wait,
    /// Setting a flag, or another instruction that only orders others.
    Sync,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WaitReason {
    #[default]
    None,
    /// A flag that another pipe sets.
    Flag,
    Barrier,
    /// The target pipe's instruction queue was full.
    QueueFull,
    /// A buffer of a TQue was not free yet.
    BufferBusy,
    Memory,
    BankConflict,
    /// Nothing had been issued: the scalar unit was behind.
    Issue,
}

/// Columns, one entry per slice.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Slices {
    /// Index into [`Trace::lanes`].
    pub lane: Vec<u32>,
    pub start: Vec<u64>,
    pub end: Vec<u64>,
    pub kind: Vec<SliceKind>,
    /// Index into [`Trace::strings`]: the instruction or the wait's description (`MTE2_V 0`).
    pub name: Vec<u32>,
    /// `u32::MAX` when unknown.
    pub op: Vec<u32>,
    pub bytes: Vec<u64>,
    pub wait: Vec<WaitReason>,
    /// Slice that ended this wait (set flag, barrier partner, previous owner of the buffer); `u32::MAX` when none.
    pub cause: Vec<u32>,
}

impl Slices {
    pub fn len(&self) -> usize {
        self.start.len()
    }

    pub fn is_empty(&self) -> bool {
        self.start.is_empty()
    }

    pub fn op_id(&self, index: usize) -> Option<OpId> {
        self.op.get(index).copied().filter(|op| *op != u32::MAX).map(OpId)
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Trace {
    /// Such as `Ascend910B1`.
    pub chip: String,
    pub clock_mhz: u32,
    /// Sorted by core, then in the order of [`Pipe::EXECUTING`]; pipes that never ran are absent.
    pub lanes: Vec<Lane>,
    pub slices: Slices,
    pub strings: Vec<String>,
    pub makespan_cycles: u64,
    /// Cores of the launch; those that ran the same stream share the slices of the first (see `core_stands_for`).
    pub cores: u32,
    /// Per simulated core, how many cores of the launch it stands for.
    pub core_stands_for: Vec<u32>,
    /// False when the run was stopped by its limits; the message says which.
    pub complete: bool,
}

impl Trace {
    pub fn micros(&self, cycles: u64) -> f64 {
        if self.clock_mhz == 0 { 0.0 } else { cycles as f64 / f64::from(self.clock_mhz) }
    }
}
