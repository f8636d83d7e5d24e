//! Final AscIR to Ascend C, byte for byte what the reference writes.
//!
//! In: a module after all passes. Out: text with the operations behind each line. Always holds: nothing is moved,
//! merged or folded here; operations come out in the order of the module, each value gets its name when it is first
//! written, and one module's text does not depend on another's.
//!
//! [`template`](super::template) writes the dialect's operations by their table, [`custom`](super::custom) those that
//! a template cannot say, [`plain`](super::plain) those of MLIR's own dialects, [`control`](super::control) loops and
//! branches.

use super::cpp_type::spell;
use super::writer::Writer;
use super::{control, custom, dump, plain, template};
use crate::ir::{AscModule, Attr, Block, Identities, Ir, Op, Type, Value};
use crate::model::{Diagnostic, EmittedText, Message};
use crate::ops;
use crate::passes::{ENABLE_DEBUG, GLOBAL, STRIPPED, kernel_type};
use std::collections::HashMap;
use std::rc::Rc;

/// Writes a module as Ascend C. `kernel_type` is the launch's option of that name, where it has one.
///
/// # Errors
/// A diagnostic at the operation that cannot be written.
pub fn emit(
    module: &AscModule<'_>,
    kernel_type_option: Option<&str>,
    identities: &mut Identities<'_>,
) -> Result<EmittedText, Diagnostic> {
    let stripped = module.op().has_attr(STRIPPED);
    let mut emitter = Emitter::new(module.ir(), identities, stripped);
    let result = emitter.module(module);
    let Emitter { out, identities, .. } = emitter;
    match result {
        Err(error) => Err(error.diagnostic(identities)),
        Ok(()) => {
            let emitted = out.finish();
            Ok(if module.op().has_attr(ENABLE_DEBUG) {
                dump::prepare(&emitted, &kernels(module), kernel_type(module, kernel_type_option))
            } else {
                emitted
            })
        }
    }
}

fn kernels(module: &AscModule<'_>) -> Vec<String> {
    let kernels = module.functions().filter(|function| function.has_attr(GLOBAL));
    kernels.filter_map(|function| function.str_attr("sym_name")).map(str::to_owned).collect()
}

/// What keeps an operation from being written.
pub(super) struct EmitError<'c> {
    op: Op<'c>,
    reason: &'static str,
}

impl EmitError<'_> {
    fn diagnostic(self, identities: &Identities<'_>) -> Diagnostic {
        let name = self.op.name();
        let (en, zh) = match self.reason {
            "" => (
                format!("Ascend C has no form for {name}, which this expression compiles to"),
                format!("该表达式会编译为 {name}，而 Ascend C 没有对应写法"),
            ),
            reason => (
                format!("{name} cannot be written in Ascend C: {reason}"),
                format!("{name} 无法写成 Ascend C：{reason}"),
            ),
        };
        Diagnostic::error("ASC2901", identities.span(self.op.location()), Message::new(en, zh)).with_note(Message::new(
            "The reference compiler stops here too. Compute the value another way.",
            "参考编译器同样在此处报错，请改用其他方式计算该值。",
        ))
    }
}

pub(super) type Emitted<'c> = Result<(), EmitError<'c>>;

/// State of one emission.
pub(super) struct Emitter<'e, 's, 'c> {
    ir: &'c Ir,
    pub(super) out: Writer,
    identities: &'e mut Identities<'s>,
    names: HashMap<Value<'c>, Rc<str>>,
    types: HashMap<Type<'c>, Rc<str>>,
    /// Number of the last made-up name of the function.
    last: u32,
    /// How often each kind of operation declared a numbered list.
    lists: HashMap<&'c str, u32>,
    stripped: bool,
}

impl<'e, 's, 'c> Emitter<'e, 's, 'c> {
    fn new(ir: &'c Ir, identities: &'e mut Identities<'s>, stripped: bool) -> Self {
        Self {
            ir,
            out: Writer::default(),
            identities,
            names: HashMap::new(),
            types: HashMap::new(),
            last: 0,
            lists: HashMap::new(),
            stripped,
        }
    }

    fn module(&mut self, module: &AscModule<'c>) -> Emitted<'c> {
        for op in module.body().ops() {
            self.enter(op);
            if op.is("func.func") {
                self.function(op)?;
            } else {
                self.statement(op)?;
            }
            self.out.write("\n");
            self.out.leave();
        }
        self.out.write("\n");
        Ok(())
    }

    fn function(&mut self, function: Op<'c>) -> Emitted<'c> {
        self.names.clear();
        self.last = 0;
        let (Some(entry), Some(name)) = (function.body(0), function.str_attr("sym_name")) else { return Ok(()) };
        let results = function.attr("function_type").and_then(Attr::as_type).and_then(Type::function_parts);
        let result = match results.map(|(_, results)| results).unwrap_or_default()[..] {
            [] => Rc::from("void"),
            [single] => self.cpp(function, single)?,
            _ => return Err(self.refuse(function, "a function has one result at most")),
        };
        let head = if function.has_attr(GLOBAL) {
            "extern \"C\"  __global__ __aicore__"
        } else {
            "__inline__ __attribute__((always_inline)) __aicore__"
        };
        self.out.write(&format!("{head} {result} {name}("));
        for (index, argument) in entry.arguments().enumerate() {
            let ty = self.cpp(function, argument.ty())?;
            let name = self.name(argument);
            self.out.write(&format!("{}{ty} {name}", if index == 0 { "" } else { ", " }));
        }
        self.out.write(") {\n");
        self.block(entry, Ending::Usual)?;
        self.out.write("}");
        Ok(())
    }

    /// The operations of a block, one level deeper.
    pub(super) fn block(&mut self, block: Block<'c>, ending: Ending) -> Emitted<'c> {
        self.out.indent();
        self.operations(block.ops(), ending)?;
        self.out.unindent();
        Ok(())
    }

    pub(super) fn operations(&mut self, ops: impl Iterator<Item = Op<'c>>, ending: Ending) -> Emitted<'c> {
        for op in ops {
            // A yield is written by the operation whose block it ends.
            if op.is("scf.yield") {
                continue;
            }
            self.enter(op);
            self.statement(op)?;
            let bare = ["scf.if", "scf.for", "scf.index_switch"].contains(&op.name());
            self.out.write(if bare && ending == Ending::Usual { "\n" } else { ";\n" });
            self.out.leave();
        }
        Ok(())
    }

    /// One statement without what ends it.
    fn statement(&mut self, op: Op<'c>) -> Emitted<'c> {
        if let Some(definition) = op.name().strip_prefix("ascir.").and_then(ops::op) {
            return match template::of(definition) {
                template::Template::Nothing => Err(self.refuse(op, "")),
                template::Template::Custom(name) => custom::write(self, op, name),
                template::Template::Pieces(pieces) => template::write(self, op, definition, pieces),
            };
        }
        if op.name().starts_with("scf.") { control::write(self, op) } else { plain::write(self, op) }
    }

    fn enter(&mut self, op: Op<'c>) {
        let (id, _) = self.identities.of(op);
        self.out.enter(id);
    }

    pub(super) fn refuse(&self, op: Op<'c>, reason: &'static str) -> EmitError<'c> {
        EmitError { op, reason }
    }

    /// Number of the next numbered list of this kind of operation, from 0.
    pub(super) fn next_list(&mut self, op: Op<'c>) -> u32 {
        let count = self.lists.entry(op.name()).or_insert(0);
        *count += 1;
        *count - 1
    }

    /// A type as plain data.
    pub(super) fn data_type(&self, ty: Type<'c>) -> Rc<crate::model::Type> {
        self.ir.data_type(ty)
    }

    /// MLIR's text of a type.
    pub(super) fn type_text(&self, ty: Type<'c>) -> Rc<str> {
        self.ir.type_text(ty)
    }

    /// C++ of a type that `op` needs.
    pub(super) fn cpp(&mut self, op: Op<'c>, ty: Type<'c>) -> Result<Rc<str>, EmitError<'c>> {
        if let Some(known) = self.types.get(&ty) {
            return Ok(Rc::clone(known));
        }
        let spelled = spell(&self.ir.type_text(ty)).ok_or_else(|| self.refuse(op, "a type has no C++ spelling"))?;
        let spelled: Rc<str> = spelled.into();
        self.types.insert(ty, Rc::clone(&spelled));
        Ok(spelled)
    }

    /// C++ of the elements of a tensor or array.
    pub(super) fn cpp_element(&mut self, op: Op<'c>, ty: Type<'c>) -> Result<String, EmitError<'c>> {
        let data = self.ir.data_type(ty);
        let element = data.element().and_then(super::cpp_type::spell_data);
        element.ok_or_else(|| self.refuse(op, "an operand is no tensor"))
    }

    /// Name of a value; made up when it is first asked for.
    pub(super) fn name(&mut self, value: Value<'c>) -> Rc<str> {
        if let Some(known) = self.names.get(&value) {
            return Rc::clone(known);
        }
        let name: Rc<str> = match constant_name(value) {
            Some(name) => name.into(),
            None => {
                self.last += 1;
                match value.location().name().filter(|_| !self.stripped) {
                    Some(suffix) => format!("v{}_{suffix}", self.last).into(),
                    None => format!("v{}", self.last).into(),
                }
            }
        };
        self.names.insert(value, Rc::clone(&name));
        name
    }

    /// Names of values, comma separated.
    pub(super) fn list(&mut self, values: impl Iterator<Item = Value<'c>>) -> String {
        let names: Vec<_> = values.map(|value| self.name(value)).collect();
        names.join(", ")
    }

    /// `Type name` of a value.
    pub(super) fn declaration(&mut self, op: Op<'c>, value: Value<'c>) -> Result<String, EmitError<'c>> {
        let ty = self.cpp(op, value.ty())?;
        Ok(format!("{ty} {}", self.name(value)))
    }

    /// `Type name = ` of an operation's result; nothing if it has none.
    pub(super) fn assignment(&mut self, op: Op<'c>) -> Result<String, EmitError<'c>> {
        match op.result(0) {
            Some(result) => Ok(format!("{} = ", self.declaration(op, result)?)),
            None => Ok(String::new()),
        }
    }
}

/// What ends the statements of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Ending {
    /// Loops and branches end without a semicolon.
    Usual,
    /// Everything ends with one, as directly inside a while loop.
    Semicolon,
}

/// Constants of `arith` are named after their value.
fn constant_name(value: Value<'_>) -> Option<String> {
    let op = value.defining_op().filter(|op| op.is("arith.constant"))?;
    let attr = op.attr("value")?;
    let ty = value.ty();
    let (text, suffix) = if let Some(number) = attr.as_float() {
        let bits = ty.bits()?;
        (super::float_text::short(number, bits), format!("f{bits}"))
    } else {
        let number = attr.as_int()?;
        (number.to_string(), if ty.is_index() { "idx".to_owned() } else { format!("i{}", ty.bits()?) })
    };
    Some(format!("c{}_{suffix}", text.replace('.', "_").replace('-', "m").replace('+', "p")))
}
