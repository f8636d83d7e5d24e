//! Plain data that every part shares. Imports nothing else of ours; everything serialises.
//!
//! Always holds: values are finished results. Nothing here points into a compiler, a file or a window.

mod analysis;
mod diagnostic;
mod identity;
mod launch;
mod memory;
mod pipe;
mod profile;
mod program;
mod result;
mod stage;
mod text;
mod trace;

pub use analysis::{Analysis, Bottleneck, Bound, Critical, CriticalOp, Gap, Remedy, Roof};
pub use diagnostic::{Diagnostic, Fix, Label, Message, Severity, TextEdit};
pub use identity::{Link, OpId, Origin, Origins};
pub use launch::{LaunchArg, LaunchOptions, LaunchSource, LaunchSpec, LaunchValue};
pub use memory::{Allocation, BufferMap, MemoryMap, Usage};
pub use pipe::{Buffer, Pipe};
pub use profile::{
    Cells, Column, CoreRun, CounterSeries, DeviceRun, FileRead, Finding, Hotspot, MemorySeries, OperatorRun,
    OperatorTotal, PathUse, PipeTime, Problem, Profile, ProfileTrace, Role, StepRun, Table, Taken, TraceColumns,
    TraceFlow, TraceLane, Unit, micros_of_nanos,
};
pub use program::{Attr, BlockData, OpData, Program, ScalarKind, Type, ValueId};
pub use result::{CompileRequest, Compiled, EmittedText, Event, Outline, PipeUse, Simulated, StepTime, Summary, Want};
pub use stage::{Change, OpRecord, StageSnapshot};
pub use text::{LineCol, LineIndex, SourceSpan};
pub use trace::{Lane, SliceKind, Slices, Trace, WaitReason};
