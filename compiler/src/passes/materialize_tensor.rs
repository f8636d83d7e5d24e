//! materialize-tensor: automatic tensors become tensors of a buffer (scratch) or of a queue (input, output).

use super::finding::Finding;
use super::input_output_tensor::AUTO;
use super::support::{bodies, named};
use crate::ir::{AscModule, Builder, Ir, Op, Value};
use crate::model::{Message, Severity, Type};

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    let ir = module.ir();
    for function in bodies(module) {
        for tensor in named(function, AUTO).into_iter().rev() {
            materialize(ir, tensor).ok_or_else(|| unsupported(tensor))?;
        }
    }
    Ok(())
}

fn unsupported<'c>(tensor: Op<'c>) -> Finding<'c> {
    Finding::new(
        Severity::Error,
        "ASC3101",
        tensor.location(),
        Message::new(
            "this automatic tensor has no size in bytes: its element type is not a number",
            "该自动张量无法计算字节数：元素类型不是数值类型",
        ),
    )
}

fn materialize<'c>(ir: &'c Ir, tensor: Op<'c>) -> Option<()> {
    let at = Builder::before(ir, tensor)?.located(tensor.location().inherited(ir));
    let result = tensor.result(0)?;
    let length = byte_length(&at, tensor)?;
    let pipe_type = ir.parse_type("!ascir.pipe").ok()?;
    let pipe = at.op("ascir.pipe").value(pipe_type);
    let (input, output) = (tensor.has_attr("input"), tensor.has_attr("output"));
    let memory = if input || output {
        let position = if output { "vecout" } else { "vecin" };
        let queue_type = ir.parse_type(&format!("!ascir.queue<{position}, 1>")).ok()?;
        let queue = at.op("ascir.queue").value(queue_type);
        let buffers = at.int_constant(ir.int(32), 1);
        at.op("ascir.pipe.init_queue").operands(&[pipe, queue, buffers, length]).build();
        let memory = at.op("ascir.que_bind.alloc_tensor").operand(queue).value(result.ty());
        let end = tensor.block()?.terminator()?;
        Builder::before(ir, end)?
            .located(at.location())
            .op("ascir.que_bind.free_tensor")
            .operands(&[queue, memory])
            .build();
        memory
    } else {
        let buffer_type = ir.parse_type("!ascir.tbuf<veccalc>").ok()?;
        let buffer = at.op("ascir.tbuf").value(buffer_type);
        at.op("ascir.pipe.init_buffer").operands(&[pipe, buffer, length]).build();
        at.op("ascir.tbuf.get_tensor").operand(buffer).value(result.ty())
    };
    result.replace_all_uses(memory);
    tensor.erase();
    Some(())
}

/// Size in bytes as an i64; extents that are not known come from the tensor's operands.
fn byte_length<'c>(at: &Builder<'c>, tensor: Op<'c>) -> Option<Value<'c>> {
    let wide = at.ir().int(64);
    let Type::LocalTensor { shape, element } = &*at.ir().data_type(tensor.result(0)?.ty()) else { return None };
    let Type::Scalar { bits, .. } = **element else { return None };
    if let Some(elements) = shape.iter().copied().product::<Option<u64>>()
        && tensor.operand_count() == 0
    {
        return Some(at.int_constant(wide, (elements * u64::from(bits) / 8) as i64));
    }
    let mut length = at.int_constant(wide, i64::from(bits / 8));
    for extent in tensor.operands() {
        length = at.op("arith.muli").operands(&[length, extent]).value(wide);
    }
    Some(length)
}
