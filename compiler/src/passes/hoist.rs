//! Moving operations out of the loops and branches that hold them.

use crate::ir::Op;

/// Moves an operation in front of its parent, again and again, until it stands in the function's own block or needs
/// a value that its parent does not see.
pub fn hoist(op: Op<'_>) {
    while let Some(parent) = target(op) {
        op.move_before(parent);
    }
}

/// The operation that `op` may move in front of.
pub fn target(op: Op<'_>) -> Option<Op<'_>> {
    let parent = op.parent()?;
    (!parent.is("func.func") && op.operands().all(|operand| operand.dominates(parent))).then_some(parent)
}
