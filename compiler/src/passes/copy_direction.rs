//! Which way a copy goes.

use super::support::{TensorKind, is_data_copy, tensor_kind};
use crate::ir::{Ir, Op};

/// Direction between global memory and unified buffer, from the operand types alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyDirection {
    GmToUb,
    UbToGm,
    UbToUb,
    GmToGm,
}

/// Direction of a copy, whose first operands are destination and source; `None` for other operations and for
/// operands that are no tensors.
pub fn copy_direction(ir: &Ir, op: Op<'_>) -> Option<CopyDirection> {
    if !is_data_copy(op) {
        return None;
    }
    let kind = |index: usize| tensor_kind(ir, op.operand(index)?.ty());
    Some(match (kind(1)?, kind(0)?) {
        (TensorKind::Global, TensorKind::Local) => CopyDirection::GmToUb,
        (TensorKind::Local, TensorKind::Global) => CopyDirection::UbToGm,
        (TensorKind::Local, TensorKind::Local) => CopyDirection::UbToUb,
        (TensorKind::Global, TensorKind::Global) => CopyDirection::GmToGm,
    })
}
