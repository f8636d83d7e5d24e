//! The final module as plain data for the simulator.

use super::attr::Attr;
use super::groups::group_sizes;
use super::handle::{Block, Op, Value};
use super::identity::Identities;
use super::module::AscModule;
use super::state::Ir;
use crate::model::{self, BlockData, OpData, Program, ValueId};
use crate::ops::{self, Arity};
use std::collections::HashMap;

/// Unit attribute of a function that Python launches.
const GLOBAL: &str = "ascir.global";

/// The kernel of a module as plain data: the function that Python launches, or the first one. `None` when the module
/// holds no function with a body.
pub fn program(module: &AscModule<'_>, identities: &mut Identities<'_>) -> Option<Program> {
    let with_body = || module.functions().filter(|function| function.body(0).is_some());
    let function = with_body().find(|function| function.has_attr(GLOBAL)).or_else(|| with_body().next())?;
    let entry = function.body(0)?;
    let mut reader = Reader { ir: module.ir(), identities, types: Vec::new(), values: HashMap::new() };
    let arg_names = entry.arguments().map(|argument| argument.location().name().unwrap_or("").to_owned()).collect();
    let body = reader.block(entry);
    Some(Program {
        kernel: function.str_attr("sym_name").unwrap_or("").to_owned(),
        types: reader.types,
        arg_names,
        body,
    })
}

struct Reader<'r, 's, 'c> {
    ir: &'c Ir,
    identities: &'r mut Identities<'s>,
    types: Vec<model::Type>,
    values: HashMap<Value<'c>, ValueId>,
}

impl<'c> Reader<'_, '_, 'c> {
    fn block(&mut self, block: Block<'c>) -> BlockData {
        BlockData {
            args: block.arguments().map(|argument| self.define(argument)).collect(),
            ops: block.ops().map(|op| self.op(op)).collect(),
        }
    }

    fn define(&mut self, value: Value<'c>) -> ValueId {
        let id = ValueId(self.types.len() as u32);
        self.types.push((*self.ir.data_type(value.ty())).clone());
        self.values.insert(value, id);
        id
    }

    fn op(&mut self, op: Op<'c>) -> OpData {
        let operands = op.operands().filter_map(|operand| self.values.get(&operand).copied()).collect();
        let results = op.results().map(|result| self.define(result)).collect();
        let attrs = op
            .attrs()
            .filter(|(name, _)| *name != "operandSegmentSizes")
            .map(|(name, attr)| (name.to_owned(), self.attr(attr)))
            .collect();
        OpData {
            name: op.name().to_owned(),
            operands,
            results,
            attrs,
            segments: segments(op),
            regions: op
                .regions()
                .map(|region| region.first_block().map_or_else(BlockData::default, |block| self.block(block)))
                .collect(),
            op: self.identities.of(op).0,
        }
    }

    fn attr(&self, attr: Attr<'c>) -> model::Attr {
        if attr.is_unit() {
            model::Attr::Unit
        } else if attr.is_bool() {
            model::Attr::Bool(attr.as_int() != Some(0))
        } else if let Some(number) = attr.as_int() {
            model::Attr::Int(number)
        } else if let Some(number) = attr.as_float() {
            model::Attr::Float(number)
        } else if let Some(text) = attr.as_str() {
            model::Attr::Str(text.to_owned())
        } else if let Some(ty) = attr.as_type() {
            model::Attr::Type((*self.ir.data_type(ty)).clone())
        } else if let Some(items) = attr.as_array() {
            model::Attr::List(items.into_iter().map(|item| self.attr(item)).collect())
        } else if let Some(items) = attr.as_i32_array() {
            model::Attr::List(items.into_iter().map(|item| model::Attr::Int(item.into())).collect())
        } else if let Some(items) = attr.as_i64_array() {
            model::Attr::List(items.into_iter().map(model::Attr::Int).collect())
        } else {
            model::Attr::Other(attr.to_string())
        }
    }
}

/// Sizes of operand groups where some may be absent or hold several values; else empty.
fn segments(op: Op<'_>) -> Vec<u32> {
    let Some(definition) = op.name().strip_prefix("ascir.").and_then(ops::op) else { return Vec::new() };
    if definition.operands.iter().all(|operand| operand.arity == Arity::One) {
        return Vec::new();
    }
    group_sizes(op, definition).into_iter().map(|size| size as u32).collect()
}
