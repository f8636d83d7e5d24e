//! Walking modules, and which operation comes before which.
//!
//! Always holds: only structured control flow is asked about, one block per region; where a region has more, blocks
//! of one region count as unordered.

use super::handle::{Block, Op, Value};
use std::collections::HashMap;

impl<'c> Op<'c> {
    /// This operation and all nested ones, parents before children, in textual order.
    pub fn walk_pre(self) -> Vec<Self> {
        let mut all = Vec::new();
        self.collect(&mut all, true);
        all
    }

    /// This operation and all nested ones, children before parents, otherwise in textual order.
    pub fn walk_post(self) -> Vec<Self> {
        let mut all = Vec::new();
        self.collect(&mut all, false);
        all
    }

    fn collect(self, all: &mut Vec<Self>, pre: bool) {
        if pre {
            all.push(self);
        }
        for region in self.regions() {
            for block in region.blocks() {
                for op in block.ops() {
                    op.collect(all, pre);
                }
            }
        }
        if !pre {
            all.push(self);
        }
    }

    /// Operations around it, innermost first.
    pub fn ancestors(self) -> impl Iterator<Item = Self> {
        std::iter::successors(self.parent(), |op| op.parent())
    }

    /// Whether it stands before `other` in the same block. False for itself and across blocks.
    pub fn is_before_in_block(self, other: Self) -> bool {
        if self == other || self.block() != other.block() {
            return false;
        }
        // Walk from both: whichever meets the other, or runs out first, decides.
        let (mut from_self, mut from_other) = (self, other);
        loop {
            match from_self.next() {
                Some(op) if op == other => return true,
                Some(op) => from_self = op,
                None => return false,
            }
            match from_other.next() {
                Some(op) if op == self => return false,
                Some(op) => from_other = op,
                None => return true,
            }
        }
    }
}

/// Positions of the operations of a function, taken at one moment. Stays right while operations are added, and for
/// those that are not moved or forgotten.
pub struct Order<'c> {
    numbers: HashMap<Op<'c>, u32>,
}

impl<'c> Order<'c> {
    pub fn of(root: Op<'c>) -> Self {
        Self { numbers: root.walk_pre().into_iter().zip(0..).collect() }
    }

    /// Position in textual order, parents before what they hold; `None` for operations added since.
    pub fn number(&self, op: Op<'c>) -> Option<u32> {
        self.numbers.get(&op).copied()
    }

    /// To be called for an operation that is moved: where it stands is looked up from now on.
    pub fn forget(&mut self, op: Op<'c>) {
        self.numbers.remove(&op);
    }

    /// The first of several operations, `None` of none. Of two in different branches it is the one named first.
    pub fn earliest(&self, ops: impl Iterator<Item = Op<'c>>) -> Option<Op<'c>> {
        ops.reduce(|first, op| {
            let earlier = match (self.number(op), self.number(first)) {
                (Some(op), Some(first)) => op < first,
                _ => self.comes_before(op, first),
            };
            if earlier { op } else { first }
        })
    }

    /// Whether `op` comes before `other`, judged by where the two stand in the innermost block around both. False
    /// when one holds the other. Loops do not wrap around.
    pub fn comes_before(&self, op: Op<'c>, other: Op<'c>) -> bool {
        // What comes first has the smaller number, and in one block that settles it.
        if let (Some(first), Some(second)) = (self.number(op), self.number(other))
            && (first >= second || op.block() == other.block())
        {
            return first < second;
        }
        std::iter::once(op)
            .chain(op.ancestors())
            .find_map(|op| Some((op, op.block()?.ancestor_of(other)?)))
            .is_some_and(|(op, other)| match (self.number(op), self.number(other)) {
                (Some(op), Some(other)) => op < other,
                _ => op.is_before_in_block(other),
            })
    }
}

impl<'c> Block<'c> {
    /// The operation directly in this block that is `op` or holds it.
    pub fn ancestor_of(self, op: Op<'c>) -> Option<Op<'c>> {
        std::iter::successors(Some(op), |op| op.parent()).find(|op| op.block() == Some(self))
    }
}

impl<'c> Value<'c> {
    /// Whether it is available at `op`: defined earlier in the same block, or in a block around it.
    pub fn dominates(self, op: Op<'c>) -> bool {
        let Some(block) = self.block() else { return false };
        let Some(ancestor) = block.ancestor_of(op) else { return false };
        match self.defining_op() {
            Some(definition) => definition.is_before_in_block(ancestor),
            None => true,
        }
    }
}
