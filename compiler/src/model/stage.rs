//! AscIR after one pass, as text and as records that say what became of each operation.

use super::{Link, OpId, Pipe};
use serde::{Deserialize, Serialize};

/// What a pass did to an operation, judged against the stage before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Change {
    #[default]
    Kept,
    /// Same operation, other place among its neighbours or other block.
    Moved,
    /// Same operation, other operands, attributes or types.
    Edited,
    New,
    /// One operation became several.
    Split,
    /// Several became one.
    Fused,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct OpRecord {
    /// Full name, such as `ascir.add_l2`.
    pub name: String,
    pub op: Option<OpId>,
    pub link: Link,
    /// Pipe it runs on, where it runs on one.
    pub pipe: Option<Pipe>,
    /// Zero-based first and last line of its text in the stage.
    pub line: u32,
    pub end_line: u32,
    pub change: Change,
    /// Indices into the previous stage's `ops`.
    pub before: Vec<u32>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StageSnapshot {
    /// Pass that made it; the first is `codegen`.
    pub name: String,
    /// Printed AscIR, namespace `ascir`, without locations.
    pub text: String,
    /// In textual order, nested ones after their parent.
    pub ops: Vec<OpRecord>,
    /// Indices into the previous stage's `ops` that are gone.
    pub erased: Vec<u32>,
    /// Time of the pass, verification included.
    pub micros: u32,
}
