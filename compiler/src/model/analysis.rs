//! Why a run takes as long as it does: gaps and their blockers, the critical path, what bounds the kernel, what each
//! change would gain, and where it stands against the machine's ceilings. Cycles are core cycles.

use super::{OpId, Pipe, WaitReason};
use serde::{Deserialize, Serialize};

/// Time in which a pipe did nothing, between its first and last work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Gap {
    /// Index into `Trace::lanes`.
    pub lane: u32,
    pub start: u64,
    pub end: u64,
    pub why: WaitReason,
    /// Slice that the pipe waited for; `u32::MAX` when none is known.
    pub blocker: u32,
}

/// A stretch of the critical path: work that the end of the run waited for, directly or through other work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Critical {
    /// Index into the trace's slices.
    pub slice: u32,
    pub start: u64,
    pub end: u64,
}

/// What keeps a kernel from being faster.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// A computing pipe works most of the time.
    Compute,
    /// A copying pipe works most of the time.
    Memory,
    /// Copies wait most of the time for their first byte.
    Latency,
    /// Pipes wait for one another.
    Sync,
    /// The scalar unit is behind.
    Scalar,
    /// Cores end at different times.
    Imbalance,
    #[default]
    Unknown,
}

/// A change that would make the run shorter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Remedy {
    /// Copies and computation overlap: two buffers instead of one.
    DoubleBuffer,
    /// Fewer, larger tiles: less latency and less scalar work per byte.
    LargerTiles,
    /// Operands on different banks.
    NoBankConflicts,
    /// Flags and barriers cost nothing.
    FewerSyncs,
    /// The scalar unit is never behind.
    LessScalar,
    /// All cores end together.
    Balance,
    /// Global memory is never busy with other cores.
    LessTraffic,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bottleneck {
    pub remedy: Remedy,
    /// Predicted makespan with it, and cycles that it saves.
    pub makespan_cycles: u64,
    pub saved_cycles: u64,
}

/// Share of the critical path that one operation has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CriticalOp {
    pub op: Option<OpId>,
    /// Zero-based source line.
    pub line: Option<u32>,
    pub pipe: Pipe,
    pub name: String,
    pub cycles: u64,
}

/// A kernel against one ceiling of the machine.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Roof {
    /// `HBM`, `L2`, `UB`, or a path such as `GM->UB`.
    pub path: String,
    pub bytes: u64,
    /// Operations per byte moved over it.
    pub intensity: f64,
    /// GB/s: reached, and the most that the machine gives.
    pub reached_gb_s: f64,
    pub ceiling_gb_s: f64,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    pub bound: Bound,
    /// Of the cores shown, in the order of lanes, then time.
    pub gaps: Vec<Gap>,
    /// In order of time, not overlapping; of the core that ends last.
    pub critical: Vec<Critical>,
    /// The critical path by operation, longest first.
    pub critical_ops: Vec<CriticalOp>,
    /// Largest gain first; only what gains something.
    pub bottlenecks: Vec<Bottleneck>,
    /// Floating-point or integer operations of all cores: of V, and of M.
    pub vector_operations: u64,
    pub cube_operations: u64,
    /// GOP/s: reached, and the most that V and M of all used cores give at the types used.
    pub reached_gop_s: f64,
    pub ceiling_gop_s: f64,
    pub roofs: Vec<Roof>,
    /// Last retirement of each core of `Trace::core_stands_for`.
    pub core_ends: Vec<u64>,
    /// Lines (zero-based) whose flags order nothing that is not ordered without them.
    pub idle_flags: Vec<u32>,
}
