//! Loops and branches.
//!
//! Values that leave a branch or are carried by a loop become variables: declared in front, assigned where the IR
//! yields. Assignments at the end of a loop are made one after another, as in the reference, so a loop that yields
//! its own arguments crosswise comes out wrong there and here.

use super::ascendc::{Emitted, Emitter, Ending};
use crate::ir::{Attr, Block, Op, Value};

pub(super) fn write<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Emitted<'c> {
    match op.name() {
        "scf.if" => branch(emitter, op),
        "scf.for" => counted(emitter, op),
        "scf.while" => conditional(emitter, op),
        "scf.index_switch" => switch(emitter, op),
        _ => Err(emitter.refuse(op, "")),
    }
}

/// `Type name;` for each result.
fn declare_results<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Emitted<'c> {
    for result in op.results() {
        let declaration = emitter.declaration(op, result)?;
        emitter.out.write(&format!("{declaration};\n"));
    }
    Ok(())
}

/// `Type name = value;` for each pair.
fn declare<'c>(
    emitter: &mut Emitter<'_, '_, 'c>,
    op: Op<'c>,
    variables: impl Iterator<Item = Value<'c>>,
    values: impl Iterator<Item = Value<'c>>,
) -> Emitted<'c> {
    for (variable, value) in variables.zip(values) {
        let declaration = emitter.declaration(op, variable)?;
        let value = emitter.name(value);
        emitter.out.write(&format!("{declaration} = {value};\n"));
    }
    Ok(())
}

/// `name = value;` for each pair.
fn assign<'c>(
    emitter: &mut Emitter<'_, '_, 'c>,
    variables: impl Iterator<Item = Value<'c>>,
    values: impl Iterator<Item = Value<'c>>,
) {
    for (variable, value) in variables.zip(values) {
        let (variable, value) = (emitter.name(variable), emitter.name(value));
        emitter.out.write(&format!("{variable} = {value};\n"));
    }
}

fn operands<'c>(op: Option<Op<'c>>) -> impl Iterator<Item = Value<'c>> {
    op.into_iter().flat_map(Op::operands)
}

fn branch<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Emitted<'c> {
    declare_results(emitter, op)?;
    let condition = emitter.list(op.operands().take(1));
    emitter.out.write(&format!("if ({condition}) {{\n"));
    for (index, block) in [op.body(0), op.body(1)].into_iter().enumerate() {
        let Some(block) = block else { continue };
        if index == 1 {
            emitter.out.write(" else {\n");
        }
        yielding(emitter, op, block)?;
        emitter.out.write("}");
    }
    Ok(())
}

/// A block whose yield assigns the results of `op`.
fn yielding<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>, block: Block<'c>) -> Emitted<'c> {
    emitter.out.indent();
    emitter.operations(block.ops(), Ending::Usual)?;
    assign(emitter, op.results(), operands(block.terminator()));
    emitter.out.unindent();
    Ok(())
}

fn counted<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Emitted<'c> {
    let Some(body) = op.body(0) else { return Err(emitter.refuse(op, "it has no body")) };
    declare_results(emitter, op)?;
    let carried = || body.arguments().skip(1);
    declare(emitter, op, carried(), op.operands().skip(3))?;
    let Some(counter) = body.argument(0) else { return Err(emitter.refuse(op, "it has no counter")) };
    let ty = emitter.cpp(op, counter.ty())?;
    let counter = emitter.name(counter);
    let bounds: Vec<_> = op.operands().take(3).map(|bound| emitter.name(bound)).collect();
    let [first, limit, step] = &bounds[..] else { return Err(emitter.refuse(op, "it has no bounds")) };
    emitter.out.write(&format!("for ({ty} {counter} = {first}; {counter} < {limit}; {counter} += {step}) {{\n"));
    emitter.out.indent();
    emitter.operations(body.ops(), Ending::Usual)?;
    assign(emitter, carried(), operands(body.terminator()));
    emitter.out.unindent();
    emitter.out.write("}");
    // The last of these lines is ended by whoever ends the statement.
    for (result, argument) in op.results().zip(carried()) {
        let (result, argument) = (emitter.name(result), emitter.name(argument));
        emitter.out.write(&format!("\n{result} = {argument};"));
    }
    Ok(())
}

fn conditional<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Emitted<'c> {
    let (Some(before), Some(after)) = (op.body(0), op.body(1)) else {
        return Err(emitter.refuse(op, "it has no body"));
    };
    let Some(condition) = before.terminator() else { return Err(emitter.refuse(op, "it has no condition")) };
    declare_results(emitter, op)?;
    declare(emitter, op, before.arguments(), op.operands())?;
    emitter.out.write("while (true) {\n");
    emitter.out.indent();
    emitter.operations(before.ops().filter(|op| *op != condition), Ending::Semicolon)?;
    let holds = emitter.list(condition.operands().take(1));
    emitter.out.write(&format!("if (!{holds}) {{\n"));
    emitter.out.indent();
    assign(emitter, op.results(), condition.operands().skip(1));
    emitter.out.write("break;\n");
    emitter.out.unindent();
    emitter.out.write("};\n");
    declare(emitter, op, after.arguments(), condition.operands().skip(1))?;
    let end = after.terminator();
    emitter.operations(after.ops().filter(|op| Some(*op) != end), Ending::Semicolon)?;
    assign(emitter, before.arguments(), operands(end));
    emitter.out.unindent();
    emitter.out.write("}");
    Ok(())
}

fn switch<'c>(emitter: &mut Emitter<'_, '_, 'c>, op: Op<'c>) -> Emitted<'c> {
    declare_results(emitter, op)?;
    let selector = emitter.list(op.operands().take(1));
    emitter.out.write(&format!("switch({selector}) {{\n"));
    let cases = op.attr("cases").and_then(Attr::as_i64_array).unwrap_or_default();
    for (index, case) in cases.into_iter().enumerate() {
        emitter.out.write(&format!("case {case}: {{\n"));
        if let Some(block) = op.body(index + 1) {
            yielding(emitter, op, block)?;
        }
        emitter.out.write("} break;\n");
    }
    emitter.out.write("default: {\n");
    if let Some(block) = op.body(0) {
        yielding(emitter, op, block)?;
    }
    emitter.out.write("}\n}");
    Ok(())
}
