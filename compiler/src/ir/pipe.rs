//! Which pipe an operation of the IR runs on, as far as the IR tells.

use super::handle::{Op, Value};
use super::state::Ir;
use crate::model::{Pipe, Type};
use crate::ops::{self, PipeRule};

/// Pipe of an operation of the dialect; scalar operations of other dialects run on the scalar unit but are not
/// listed, since the C++ compiler decides what becomes of them.
pub(super) fn pipe_of(ir: &Ir, op: Op<'_>) -> Option<Pipe> {
    let definition = op.name().strip_prefix("ascir.").and_then(ops::op)?;
    let case = |attribute: &str, kind: &str| {
        op.int_attr(attribute).and_then(|value| ops::enumeration(kind)?.case(value)).map(|case| case.symbol)
    };
    match definition.pipe {
        PipeRule::Fixed(pipe) => Some(pipe),
        PipeRule::Direction => Some(copy_pipe(ir, op.operand(1)?, op.operand(0)?)),
        PipeRule::EventSource => Pipe::parse(case("event", "HardEvent")?.split_once('_')?.0),
        PipeRule::EventDestination => Pipe::parse(case("event", "HardEvent")?.split_once('_')?.1),
        PipeRule::Named => Pipe::parse(case("pipe", "Pipe")?.strip_prefix("PIPE_")?),
    }
}

/// From global memory MTE2, to it MTE3, from L1 on MTE1, within the unified buffer V.
fn copy_pipe(ir: &Ir, source: Value<'_>, destination: Value<'_>) -> Pipe {
    let is_global = |value: Value<'_>| matches!(&*ir.data_type(value.ty()), Type::GlobalTensor { .. });
    if is_global(source) {
        Pipe::Mte2
    } else if is_global(destination) {
        Pipe::Mte3
    } else if position(ir, source).is_some_and(|position| ["a1", "b1", "c1"].contains(&position.as_str())) {
        Pipe::Mte1
    } else {
        Pipe::V
    }
}

/// Position keyword of a local tensor, found through slices at the queue, buffer or declaration that it comes from.
fn position(ir: &Ir, tensor: Value<'_>) -> Option<String> {
    let op = tensor.defining_op()?;
    if let Some(number) = op.int_attr("pos") {
        return ops::enumeration("TPosition")?.case(number).map(|case| case.keyword.to_owned());
    }
    let from = op.operand(0)?;
    match &*ir.data_type(from.ty()) {
        Type::Queue { position, .. } | Type::TBuf { position } => Some(position.clone()),
        Type::QueBind { source, .. } => Some(source.clone()),
        Type::LocalTensor { .. } => position(ir, from),
        _ => None,
    }
}
