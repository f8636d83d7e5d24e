//! input-output-tensor: marks automatic tensors that are filled from, or written to, global memory.
//!
//! A value that leaves a loop or `if` and is copied out gets an automatic output tensor of its own.

use super::copy_direction::{CopyDirection, copy_direction};
use super::finding::Finding;
use super::support::{bodies, named};
use crate::ir::{AscModule, Attr, Builder, Ir, Op};
use crate::model::{Message, Severity, Type};

pub const AUTO: &str = "ascir.local_tensor_auto";

pub fn run<'c>(module: &AscModule<'c>, findings: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    let ir = module.ir();
    for function in bodies(module) {
        for tensor in named(function, AUTO) {
            mark(ir, tensor);
        }
        for structure in ["scf.for", "scf.if"] {
            for op in named(function, structure) {
                copy_result_out(ir, op, findings);
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

/// Only the most recent use of the first result that has any is looked at, as in the reference.
fn copy_result_out<'c>(ir: &'c Ir, op: Op<'c>, findings: &mut Vec<Finding<'c>>) -> Option<()> {
    let (result, first) = op.results().find_map(|result| Some((result, result.first_use()?)))?;
    if copy_direction(ir, first.owner) != Some(CopyDirection::UbToGm) {
        return None;
    }
    let data_type = ir.data_type(result.ty());
    let Type::LocalTensor { shape, .. } = &*data_type else { return None };
    let count = shape.iter().copied().product::<Option<u64>>()?;
    if shape.is_empty() {
        findings.push(one_element(first.owner, op));
    }
    let location = op.location().inherited(ir);
    let (before, behind) = (Builder::before(ir, op)?.located(location), Builder::after(ir, op)?.located(location));
    let output = before.op(AUTO).attr("output", Attr::unit(ir)).value(result.ty());
    let count = behind.int_constant(ir.int(64), count as i64);
    behind.op("ascir.data_copy_l2").operands(&[output, result, count]).build();
    first.owner.set_operand(first.index, output);
    Some(())
}

/// A tensor without a shape counts as one element.
fn one_element<'c>(copy: Op<'c>, around: Op<'c>) -> Finding<'c> {
    Finding::new(
        Severity::Warning,
        "ASC3102",
        copy.location(),
        Message::new(
            "only the first element of this tensor is copied out: pyasc takes its size for one, since the name is assigned \
             in a loop or branch",
            "此张量只有第一个元素会被拷出：该名字在循环或分支内赋值，pyasc 把它的大小当作一",
        ),
    )
    .related(around.location(), Message::new("assigned in here", "在此处赋值"))
    .note(Message::new(
        "Copy inside the loop or branch, or from a tensor whose name is assigned once.",
        "请在循环或分支内拷贝，或从只赋值一次的张量拷贝。",
    ))
}
