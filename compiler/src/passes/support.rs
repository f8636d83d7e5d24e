//! What several passes ask of operations and types.

use crate::ir::{AscModule, Ir, Op, Type, Value};
use crate::ops::{self, OpDef};

/// Unit attribute of a function that Python launches.
pub const GLOBAL: &str = "ascir.global";
/// Module attributes that the later steps leave for whoever builds the kernel.
pub const COMPILE_MIX: &str = "asc.compile_mix";
pub const CUBE_ONLY: &str = "asc.matmul_cube_only";
pub const ENABLE_DEBUG: &str = "asc.enable_debug";
/// The emitted text is to hold no Python names.
pub const STRIPPED: &str = "asc.names_stripped";
pub const REGIST_MATMUL: &str = "ascir.regist_matmul_obj";

/// Kind of tensor that a type is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TensorKind {
    Local,
    Global,
}

/// Exactly `local_tensor` or `global_tensor`; the base tensor types do not count.
pub fn tensor_kind(ir: &Ir, ty: Type<'_>) -> Option<TensorKind> {
    let text = ir.type_text(ty);
    if text.starts_with("!ascir.local_tensor<") {
        Some(TensorKind::Local)
    } else if text.starts_with("!ascir.global_tensor<") {
        Some(TensorKind::Global)
    } else {
        None
    }
}

/// Functions that have a body.
pub fn bodies<'c>(module: &AscModule<'c>) -> impl Iterator<Item = Op<'c>> {
    module.functions().filter(|function| function.body(0).is_some())
}

/// Operations of one name inside `root`, children before parents, otherwise in textual order.
pub fn named<'c>(root: Op<'c>, name: &str) -> Vec<Op<'c>> {
    root.walk_post().into_iter().filter(|op| op.is(name)).collect()
}

/// Whether any operation of the module has one of the names.
pub fn has_any(module: &AscModule<'_>, names: &[&str]) -> bool {
    module.op().walk_pre().into_iter().any(|op| names.contains(&op.name()))
}

/// The operation that defines a value, if it has the name.
pub fn defined_by<'c>(value: Value<'c>, names: &[&str]) -> Option<Op<'c>> {
    value.defining_op().filter(|op| names.contains(&op.name()))
}

/// Copies between memories: first operand destination, second source.
pub fn is_data_copy(op: Op<'_>) -> bool {
    ascir(op).is_some_and(|definition| definition.is_copy)
}

/// Operations behind which insert-sync synchronises: their first operand is the tensor that they write.
pub fn is_synchronised(op: Op<'_>) -> bool {
    ascir(op).is_some_and(|definition| definition.auto_sync)
}

/// Table entry of an operation of the dialect.
fn ascir(op: Op<'_>) -> Option<&'static OpDef> {
    op.name().strip_prefix("ascir.").and_then(ops::op)
}
