//! Which thing is which, from source to slice.
//!
//! An [`OpId`] is given to an operation when the front end makes it. It travels in the operation's MLIR location,
//! so passes keep it without knowing; inlining adds call sites. Every later level (AscIR of each stage, Ascend C
//! lines, slices, allocations) names the `OpId`s it came from. Links are many-to-many.

use super::SourceSpan;
use serde::{Deserialize, Serialize};

/// Index into [`Origins`] of the same compilation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct OpId(pub u32);

/// How sure the tie between a thing and its origin is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Link {
    /// The thing is the operation itself, or was printed or executed from it.
    Exact,
    /// A pass made it at, or on behalf of, another operation.
    Inherited,
    /// Nothing is known.
    #[default]
    Lost,
}

/// Where an operation came from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// Expression or statement that made the operation.
    pub span: SourceSpan,
    /// Zero-based line of `span.start`.
    pub line: u32,
    /// Calls through which it was inlined, innermost first.
    pub calls: Vec<SourceSpan>,
}

/// All origins of one compilation; `OpId` is the index.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origins {
    pub list: Vec<Origin>,
}

impl Origins {
    pub fn get(&self, id: OpId) -> Option<&Origin> {
        self.list.get(id.0 as usize)
    }

    /// Operations whose source span or inlining call covers the zero-based line.
    pub fn on_line(&self, line: u32) -> impl Iterator<Item = OpId> + '_ {
        self.list.iter().enumerate().filter(move |(_, o)| o.line == line).map(|(i, _)| OpId(i as u32))
    }
}
