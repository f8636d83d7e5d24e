//! declare-py-struct: every structure that a type mentions is declared once at the top, inner before outer.

use super::finding::Finding;
use crate::ir::{AscModule, Attr, Builder, Type};

const STRUCT: &str = "!ascir.py_struct<";

pub fn run<'c>(module: &AscModule<'c>, _: &mut Vec<Finding<'c>>) -> Result<(), Finding<'c>> {
    let ir = module.ir();
    let mut structs: Vec<String> = Vec::new();
    let mut seen: Vec<Type<'c>> = Vec::new();
    let mut note = |ty: Type<'c>| {
        if !seen.contains(&ty) {
            seen.push(ty);
            collect(&ir.type_text(ty), &mut structs);
        }
    };
    for op in module.op().walk_post() {
        for region in op.regions() {
            for argument in region.blocks().flat_map(|block| block.arguments()) {
                note(argument.ty());
            }
        }
        op.results().for_each(|result| note(result.ty()));
    }
    let at = Builder::at_start(ir, module.body()).located(module.op().location());
    for ty in structs.iter().filter_map(|text| ir.parse_type(text).ok()) {
        at.op("ascir.declare_py_struct").attr("pystruct", Attr::type_of(ty)).build();
    }
    Ok(())
}

/// Adds the structures in the text of a type, inner before outer; those already there keep their place.
fn collect(text: &str, structs: &mut Vec<String>) {
    let mut rest = text;
    while let Some(start) = rest.find(STRUCT) {
        let body = &rest[start + STRUCT.len()..];
        let end = closing(body);
        collect(&body[..end], structs);
        let whole = format!("{STRUCT}{}>", &body[..end]);
        if !structs.contains(&whole) {
            structs.push(whole);
        }
        rest = &body[end..];
    }
}

/// Offset of the `>` that closes a body.
fn closing(body: &str) -> usize {
    let mut depth = 0i32;
    let mut quoted = false;
    body.bytes()
        .position(|byte| {
            match byte {
                b'"' => quoted = !quoted,
                b'<' if !quoted => depth += 1,
                b'>' if !quoted => depth -= 1,
                _ => {}
            }
            depth < 0
        })
        .unwrap_or(body.len())
}
