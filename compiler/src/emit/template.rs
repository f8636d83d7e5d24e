//! Writes an operation of the dialect by its template.

use super::ascendc::{EmitError, Emitted, Emitter};
use crate::ir::{Attr, Op, Value, group_sizes};
use crate::ops::template::Piece;
pub use crate::ops::template::{Template, of};
use crate::ops::{Arity, AttributeKind, OpDef, enumeration};

/// Values of each operand group.
struct Groups<'c> {
    definition: &'static OpDef,
    values: Vec<Vec<Value<'c>>>,
}

impl<'c> Groups<'c> {
    fn new(op: Op<'c>, definition: &'static OpDef) -> Self {
        let mut rest = op.operands();
        let values = group_sizes(op, definition).into_iter().map(|size| rest.by_ref().take(size).collect()).collect();
        Self { definition, values }
    }

    fn get(&self, name: &str) -> &[Value<'c>] {
        self.definition.operand_index(name).and_then(|index| self.values.get(index)).map_or(&[], Vec::as_slice)
    }
}

pub(super) fn write<'c>(
    emitter: &mut Emitter<'_, '_, 'c>,
    op: Op<'c>,
    definition: &'static OpDef,
    pieces: &[Piece],
) -> Emitted<'c> {
    let mut statement =
        Statement { op, definition, groups: Groups::new(op, definition), number: None, lists: String::new() };
    let mut text = String::new();
    statement.pieces(emitter, pieces, &mut text)?;
    emitter.out.write(&statement.lists);
    emitter.out.write(&text);
    Ok(())
}

struct Statement<'c> {
    op: Op<'c>,
    definition: &'static OpDef,
    groups: Groups<'c>,
    /// Number of this statement's lists, once one was needed.
    number: Option<u32>,
    /// Statements in front: local arrays.
    lists: String,
}

impl<'c> Statement<'c> {
    fn pieces(&mut self, emitter: &mut Emitter<'_, '_, 'c>, pieces: &[Piece], text: &mut String) -> Emitted<'c> {
        for piece in pieces {
            self.piece(emitter, piece, text)?;
        }
        Ok(())
    }

    fn piece(&mut self, emitter: &mut Emitter<'_, '_, 'c>, piece: &Piece, text: &mut String) -> Emitted<'c> {
        let op = self.op;
        match piece {
            Piece::Text(plain) => text.push_str(plain),
            Piece::Api => text.push_str(self.definition.api),
            Piece::Break => text.push('\n'),
            Piece::Operand(name) => {
                let values = emitter.list(self.groups.get(name).iter().copied());
                text.push_str(&values);
            }
            Piece::Operands => text.push_str(&emitter.list(op.operands())),
            Piece::Arguments => text.push_str(&emitter.list(op.operands().skip(1))),
            Piece::Object => text.push_str(&emitter.list(op.operands().take(1))),
            Piece::Result => text.push_str(&emitter.assignment(op)?),
            Piece::Declare => {
                let result = op.result(0).ok_or_else(|| emitter.refuse(op, "it has no result"))?;
                text.push_str(&emitter.declaration(op, result)?);
            }
            Piece::ResultName(name) => {
                let result = self.result(emitter, name)?;
                text.push_str(&emitter.name(result));
            }
            Piece::Type(name) => {
                let ty = match self.groups.get(name).first() {
                    Some(value) => value.ty(),
                    None => match op.attr(name).and_then(Attr::as_type) {
                        Some(ty) => ty,
                        None => self.result(emitter, name)?.ty(),
                    },
                };
                text.push_str(&emitter.cpp(op, ty)?);
            }
            Piece::Element(name) => {
                let value = match self.groups.get(name).first() {
                    Some(value) => *value,
                    None => self.result(emitter, name)?,
                };
                text.push_str(&emitter.cpp_element(op, value.ty())?);
            }
            Piece::Unsigned(name) => {
                let ty = match self.groups.get(name).first() {
                    Some(value) => Some(value.ty()),
                    None => self.attr(emitter, name)?.as_type(),
                };
                let ty = ty.ok_or_else(|| emitter.refuse(op, "an attribute is no type"))?;
                let spelled = emitter.cpp(op, ty)?;
                // Behind the address space of a pointer.
                let (space, element) = spelled.split_at(spelled.rfind(' ').map_or(0, |blank| blank + 1));
                text.push_str(space);
                text.push_str(if element.starts_with("int") { "u" } else { "" });
                text.push_str(element);
            }
            Piece::Flag(name) => text.push(if op.has_attr(name) { '1' } else { '0' }),
            Piece::Bool(name) => text.push_str(if op.has_attr(name) { "true" } else { "false" }),
            Piece::Enum(name) => text.push_str(&self.case(emitter, name)?),
            Piece::Number(name) => {
                let number = self.attr(emitter, name)?.as_int();
                text.push_str(&number.ok_or_else(|| emitter.refuse(op, "an attribute is no number"))?.to_string());
            }
            Piece::String(name) => text.push_str(self.attr(emitter, name)?.as_str().unwrap_or("")),
            Piece::List { element, base, suffix, numbered, values } => {
                let base = emitter.list(self.groups.get(base).iter().copied().take(1));
                let number = match (*numbered, self.number) {
                    (false, _) => String::new(),
                    (true, Some(number)) => number.to_string(),
                    (true, None) => {
                        let number = emitter.next_list(op);
                        self.number = Some(number);
                        number.to_string()
                    }
                };
                let name = format!("{base}{suffix}{number}");
                let values = emitter.list(self.groups.get(values).iter().copied());
                self.lists.push_str(&format!("{element} {name}[] = {{{values}}};\n"));
                text.push_str(&name);
            }
            Piece::Optional(inner) => {
                let present = inner.iter().all(|piece| match piece {
                    Piece::Operand(name) => !self.is_optional(name) || !self.groups.get(name).is_empty(),
                    _ => true,
                });
                if present {
                    self.pieces(emitter, inner, text)?;
                }
            }
        }
        Ok(())
    }

    fn is_optional(&self, name: &str) -> bool {
        self.definition.operand_index(name).is_some_and(|index| self.definition.operands[index].arity != Arity::One)
    }

    fn result(&self, emitter: &Emitter<'_, '_, 'c>, name: &str) -> Result<Value<'c>, EmitError<'c>> {
        let index = self.definition.results.iter().position(|result| result.name == name);
        index.and_then(|index| self.op.result(index)).ok_or_else(|| emitter.refuse(self.op, "a result is missing"))
    }

    fn attr(&self, emitter: &Emitter<'_, '_, 'c>, name: &str) -> Result<Attr<'c>, EmitError<'c>> {
        self.op.attr(name).ok_or_else(|| emitter.refuse(self.op, "an attribute is missing"))
    }

    /// Ascend C name of the case in an enumeration attribute.
    fn case(&self, emitter: &Emitter<'_, '_, 'c>, name: &str) -> Result<String, EmitError<'c>> {
        let number = self.attr(emitter, name)?.as_int();
        let kind = self.definition.attribute(name).map(|attribute| attribute.kind);
        let text = match (kind, number) {
            (Some(AttributeKind::Enum(kind)), Some(number)) => {
                enumeration(kind).and_then(|definition| definition.cpp_of(number))
            }
            _ => None,
        };
        text.ok_or_else(|| emitter.refuse(self.op, "an enumeration has no such case"))
    }
}
