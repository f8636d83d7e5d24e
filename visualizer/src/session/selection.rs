//! The one thing that is pointed at. Every view resolves it through operations, so that it lights up everywhere.

use super::results::Results;
use compiler::model::{Buffer, OpId};

/// What was pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Zero-based source line.
    Line(u32),
    Op(OpId),
    /// Zero-based line of the text of a stage.
    StageLine {
        stage: usize,
        line: u32,
    },
    /// Zero-based line of the Ascend C.
    EmittedLine(u32),
    /// Index into the trace's slices.
    Slice(u32),
    /// Index into a buffer's allocations.
    Allocation {
        buffer: Buffer,
        index: usize,
    },
}

/// What was pointed at, and the operations behind it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Selection {
    pub anchor: Option<Anchor>,
    /// Sorted, without repeats.
    ops: Vec<OpId>,
    /// Zero-based source lines of the operations, sorted, without repeats; the pointed line itself is among them.
    lines: Vec<u32>,
}

impl Selection {
    pub fn new(anchor: Anchor, results: &Results) -> Self {
        let mut ops = results.ops_at(anchor);
        ops.sort_unstable();
        ops.dedup();
        let mut lines: Vec<u32> = ops.iter().filter_map(|op| results.line_of(*op)).collect();
        if let Anchor::Line(line) = anchor {
            lines.push(line);
        }
        if let (Anchor::Allocation { buffer, index }, Some(simulated)) = (anchor, &results.simulated) {
            let map = simulated.value.memory.buffers.iter().find(|map| map.name == buffer);
            lines.extend(map.and_then(|map| map.allocations.get(index)).and_then(|allocation| allocation.line));
        }
        lines.sort_unstable();
        lines.dedup();
        Self { anchor: Some(anchor), ops, lines }
    }

    pub fn is_empty(&self) -> bool {
        self.anchor.is_none()
    }

    pub fn ops(&self) -> &[OpId] {
        &self.ops
    }

    pub fn lines(&self) -> &[u32] {
        &self.lines
    }

    pub fn has_op(&self, op: OpId) -> bool {
        self.ops.binary_search(&op).is_ok()
    }

    pub fn has_any(&self, ops: &[OpId]) -> bool {
        ops.iter().any(|op| self.has_op(*op))
    }

    pub fn has_line(&self, line: u32) -> bool {
        self.lines.binary_search(&line).is_ok()
    }
}
