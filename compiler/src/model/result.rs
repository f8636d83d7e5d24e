//! What goes into one compilation and what comes out of it, stage by stage.

use super::{
    Analysis, Diagnostic, LaunchSpec, LineCol, MemoryMap, OpId, Origins, Pipe, Program, SourceSpan, StageSnapshot,
    Trace,
};
use serde::{Deserialize, Serialize};

/// Which results somebody will look at. Snapshots cost time, so they are made only when asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Want {
    pub stages: bool,
    pub ascendc: bool,
    pub simulation: bool,
}

impl Want {
    pub const ALL: Self = Self { stages: true, ascendc: true, simulation: true };
    pub const ASCENDC: Self = Self { stages: false, ascendc: true, simulation: false };
    pub const CHECK: Self = Self { stages: false, ascendc: false, simulation: false };
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CompileRequest {
    /// Revision of the document; results carry it back.
    pub revision: u64,
    /// Shown in locations and messages; never opened.
    pub file: String,
    pub text: String,
    /// Kernel to compile when the file holds several; `None`: the first launch.
    pub kernel: Option<String>,
    /// `None`: read it from the text.
    pub launch: Option<LaunchSpec>,
    /// Name of a target, such as `Ascend910B1`.
    pub chip: String,
    pub want: Want,
}

/// Emitted text with the operations behind each line.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct EmittedText {
    pub text: String,
    /// Per zero-based line, the operations printed there.
    pub line_ops: Vec<Vec<OpId>>,
}

/// A kernel and its launches, as the host reader sees the file.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Outline {
    pub kernels: Vec<(String, SourceSpan)>,
    pub launches: Vec<LaunchSpec>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StepTime {
    /// `parse`, `lower`, a pass, `emit`, `simulate`, ...
    pub step: String,
    pub micros: u32,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PipeUse {
    pub core: u32,
    pub pipe: Pipe,
    pub busy_cycles: u64,
    pub wait_cycles: u64,
    pub slices: u64,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    pub kernel: String,
    pub chip: String,
    pub makespan_cycles: u64,
    pub makespan_us: f64,
    /// Pipe or cause that bounds the kernel, such as `MTE2`, `V`, `S`, `sync`.
    pub bound: String,
    pub pipes: Vec<PipeUse>,
    /// Bytes moved over each path, such as (`GM->UB`, 49152), summed over all cores of the launch.
    pub paths: Vec<(String, u64)>,
    /// Operations whose cost has no figure for this chip; their times are guesses.
    pub uncalibrated: Vec<String>,
}

/// What the machine model says of one launch.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Simulated {
    pub trace: Trace,
    pub memory: MemoryMap,
    pub summary: Summary,
    pub analysis: Analysis,
}

/// One result of a compilation, published as soon as it exists. Order: `Outline`, `Launch`, `Diagnostics`,
/// `Stages`, `AscendC`, `Simulated`, `Done`; a failing step leaves out what depends on it. `Diagnostics` may come
/// more than once; each replaces the list before it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    Outline(Outline),
    /// The launch that is compiled.
    Launch(LaunchSpec),
    Diagnostics(Vec<Diagnostic>),
    Stages {
        origins: Origins,
        stages: Vec<StageSnapshot>,
    },
    AscendC {
        origins: Origins,
        emitted: EmittedText,
    },
    Simulated(Box<Simulated>),
    Done {
        ok: bool,
        cancelled: bool,
        times: Vec<StepTime>,
    },
}

/// Final IR as data, kept beside the events for those who run it again (not sent to the window).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Compiled {
    pub program: Program,
    pub origins: Origins,
    /// Place of the kernel's `def`.
    pub at: LineCol,
    /// Final AscIR as MLIR prints it with locations; empty unless stages were wanted.
    pub raw: String,
}
