//! input-output-tensor: marks automatic tensors that are filled from, or written to, global memory.
//!
//! A value that leaves a loop or `if` and is copied out gets an automatic output tensor of its own.

use super::copy_direction::{CopyDirection, copy_direction};
use super::finding::Finding;
use super::support::{bodies, named};
use crate::ir::{AscModule, Attr, Builder, Ir, Op};
use crate::model::Type;

pub const AUTO: &str = "ascir.local_tensor_auto";

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    let ir = module.ir();
    for function in bodies(module) {
        for tensor in named(function, AUTO) {
            mark(ir, tensor);
        }
        for structure in ["scf.for", "scf.if"] {
            for op in named(function, structure) {
                copy_result_out(ir, op);
            }
        }
    }
    Ok(())
}

/// Only direct users count: data that moves through a slice or a loop argument does not.
fn mark(ir: &Ir, tensor: Op<'_>) {
    let Some(result) = tensor.result(0) else { return };
    let directions: Vec<_> = result.uses().iter().filter_map(|use_| copy_direction(ir, use_.owner)).collect();
    for (attribute, direction) in [("input", CopyDirection::GmToUb), ("output", CopyDirection::UbToGm)] {
        if directions.contains(&direction) {
            tensor.set_attr(attribute, Attr::unit(ir));
        } else {
            tensor.remove_attr(attribute);
        }
    }
}

/// Only the most recent use is looked at, as in the reference.
fn copy_result_out<'c>(ir: &'c Ir, op: Op<'c>) {
    for result in op.results() {
        let Some(first) = result.first_use() else { continue };
        if copy_direction(ir, first.owner) != Some(CopyDirection::UbToGm) {
            continue;
        }
        // Nothing is known of the size of a tensor without a shape.
        let Type::LocalTensor { shape, .. } = &*ir.data_type(result.ty()) else { continue };
        if shape.is_empty() {
            continue;
        }
        let Some(count) = shape.iter().copied().product::<Option<u64>>() else { continue };
        let (Some(before), Some(behind)) = (Builder::before(ir, op), Builder::after(ir, op)) else { continue };
        let location = op.location().inherited(ir);
        let output = before.located(location).op(AUTO).attr("output", Attr::unit(ir)).value(result.ty());
        let behind = behind.located(location);
        let count = behind.int_constant(ir.int(64), count as i64);
        behind.op("ascir.data_copy_l2").operands(&[output, result, count]).build();
        first.owner.set_operand(first.index, output);
    }
}
