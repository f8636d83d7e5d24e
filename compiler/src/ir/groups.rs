//! Which operands belong to which declared operand group.

use super::attr::Attr;
use super::handle::Op;
use crate::ops::{Arity, OpDef};

/// Number of operands in each operand group of an operation of the dialect.
pub fn group_sizes(op: Op<'_>, definition: &OpDef) -> Vec<usize> {
    let recorded = op.attr("operandSegmentSizes").and_then(Attr::as_i32_array);
    let fixed = definition.operands.iter().filter(|operand| operand.arity == Arity::One).count();
    // Without recorded sizes at most one group varies; it takes what the others leave.
    let varying = op.operand_count().saturating_sub(fixed);
    let size = |index: usize, arity: Arity| match (&recorded, arity) {
        (Some(sizes), _) => sizes.get(index).and_then(|size| usize::try_from(*size).ok()).unwrap_or(0),
        (None, Arity::One) => 1,
        (None, Arity::Optional | Arity::Variadic) => varying,
    };
    definition.operands.iter().enumerate().map(|(index, operand)| size(index, operand.arity)).collect()
}
