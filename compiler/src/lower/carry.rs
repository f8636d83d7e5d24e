//! Values that a branch or loop hands on: from a Python object to the handle that an operation carries, and back.

use super::interp::{Eval, Lowering, Stop, note};
use super::pyset;
use super::scope::Scope;
use super::structs::StructValue;
use super::value::{Address, Array, GlobalTensor, LocalTensor, Object, Scalar, Val};
use crate::ir::{Block, Value};
use crate::model::{Diagnostic, Message, SourceSpan};
use std::cell::RefCell;
use std::rc::Rc;

/// A name that its block redefined.
pub(super) struct Carried<'c> {
    pub name: String,
    /// Its value before the block and at its end.
    pub old: Val<'c>,
    pub new: Val<'c>,
    /// Handles of both, constants made inside the block.
    pub old_handle: Value<'c>,
    pub new_handle: Value<'c>,
    /// Last assignment.
    pub at: SourceSpan,
}

impl Carried<'_> {
    /// A Python number before the block: its constant is made inside, where others cannot see it.
    pub fn starts_as_constant(&self) -> bool {
        self.old.is_compile_time()
    }
}

impl<'c> Lowering<'c, '_> {
    /// Names that the current block redefined, in the reference's order, with their handles.
    /// A name that cannot be carried is reported and poisoned in `outer`.
    pub fn carried(&mut self, outer: &mut Scope<'c>, statement: SourceSpan) -> Vec<Carried<'c>> {
        let mut pairs = Vec::new();
        for name in pyset::iteration_order(&self.scope.redefined(outer)) {
            let at = self.scope.assigned_at(&name).unwrap_or(statement);
            let (Some(old), Some(new)) = (outer.local(&name).cloned(), self.scope.local(&name).cloned()) else {
                continue;
            };
            match self.check_class(&name, &old, &new, at, statement) {
                Ok(()) => pairs.push((name, old, new, at)),
                Err(Stop) => outer.assign(&name, Val::Poison, at),
            }
        }
        let olds: Vec<_> = pairs.iter().map(|(_, old, _, at)| self.handle(old, *at)).collect();
        let news: Vec<_> = pairs.iter().map(|(_, _, new, at)| self.handle(new, *at)).collect();
        let mut carried = Vec::new();
        for (((name, old, new, at), old_handle), new_handle) in pairs.into_iter().zip(olds).zip(news) {
            match (old_handle, new_handle) {
                (Ok(old_handle), Ok(new_handle)) if old_handle.ty() == new_handle.ty() => {
                    carried.push(Carried { name, old, new, old_handle, new_handle, at });
                }
                (Ok(_), Ok(_)) => {
                    self.type_change(&name, &old.describe(), &new.describe(), at, statement);
                    outer.assign(&name, Val::Poison, at);
                }
                _ => outer.assign(&name, Val::Poison, at),
            }
        }
        carried
    }

    fn check_class(&mut self, name: &str, old: &Val<'c>, new: &Val<'c>, at: SourceSpan, to: SourceSpan) -> Eval<()> {
        if matches!(old, Val::Poison) || matches!(new, Val::Poison) {
            return Err(Stop);
        }
        let (before, after) = (old.class_name(), new.class_name());
        if before == after { Ok(()) } else { Err(self.type_change(name, &before, &after, at, to)) }
    }

    fn type_change(&mut self, name: &str, before: &str, after: &str, at: SourceSpan, statement: SourceSpan) -> Stop {
        let mut diagnostic = Diagnostic::error(
            "ASC1006",
            at,
            Message::new(
                format!("`{name}` is {before} before this block and {after} after it: both must be the same"),
                format!("`{name}` 在此代码块之前是 {before}，之后是 {after}：两者必须相同"),
            ),
        )
        .with_label(self.head(statement), note("the block that changes it", "改变它的代码块"));
        if before == "int" || before == "float" {
            diagnostic = diagnostic.with_note(note(
                format!("start it as a runtime value: `{name} = asc.number(0, asc.int32)`"),
                format!("请从运行时的值开始：`{name} = asc.number(0, asc.int32)`"),
            ));
        } else if after == "int" || after == "float" {
            diagnostic = diagnostic.with_note(note(
                "wrap the number: `asc.number(1, asc.int32)`",
                "请包装数字：`asc.number(1, asc.int32)`",
            ));
        }
        self.report(diagnostic)
    }

    /// Refuses a Python number that would have to be seen outside the block in which its constant is made.
    pub fn constant_carried(&mut self, name: &str, at: SourceSpan) -> Stop {
        self.report(
            Diagnostic::error(
                "ASC1007",
                at,
                Message::new(
                    format!("`{name}` starts as a Python number, which this block cannot carry"),
                    format!("`{name}` 的初值是 Python 数字，此代码块无法传递它"),
                ),
            )
            .with_note(note(
                format!("start it as a runtime value: `{name} = asc.number(0, asc.int32)`"),
                format!("请从运行时的值开始：`{name} = asc.number(0, asc.int32)`"),
            )),
        )
    }

    /// The SSA value behind a Python value; a constant for a Python number.
    pub fn handle(&mut self, value: &Val<'c>, at: SourceSpan) -> Eval<Value<'c>> {
        match value {
            Val::Address(address) => Ok(address.value),
            Val::Global(tensor) => match tensor.borrow().set {
                Some((handle, _)) => Ok(handle),
                None => Err(self.unset_tensor(at)),
            },
            Val::Local(tensor) => Ok(tensor.value),
            Val::Array(array) => Ok(array.value),
            Val::Struct(value) => Ok(value.value),
            Val::Object(object) if object.value.is_some() => object.value.ok_or(Stop),
            other => Ok(self.materialise(other, None, at)?.value),
        }
    }

    /// The Python value like `template` around another handle.
    pub fn wrap(&self, template: &Val<'c>, handle: Value<'c>) -> Val<'c> {
        match template {
            Val::Address(address) => Val::Address(Address { value: handle, ..*address }),
            Val::Array(array) => Val::Array(Array { value: handle, ..*array }),
            Val::Global(tensor) => {
                let set = tensor.borrow().set.map(|(_, dtype)| (handle, dtype));
                Val::Global(Rc::new(RefCell::new(GlobalTensor { set, shape: None })))
            }
            Val::Local(tensor) => Val::Local(Rc::new(LocalTensor { value: handle, ..(**tensor).clone() })),
            Val::Struct(value) => Val::Struct(Rc::new(StructValue { class: Rc::clone(&value.class), value: handle })),
            Val::Object(object) => Val::Object(Rc::new(Object { value: Some(handle), ..(**object).clone() })),
            Val::Scalar(scalar) => Val::Scalar(Scalar { value: handle, ..*scalar }),
            number => match super::builtins::default_dtype(number) {
                Some(dtype) => Val::Scalar(Scalar { dtype, value: handle }),
                None => Val::Raw,
            },
        }
    }

    /// Inside `block`, makes every use of `from` read `to`.
    pub fn replace_inside(&self, block: Block<'c>, from: Value<'c>, to: Value<'c>) {
        for place in from.uses() {
            if block.ancestor_of(place.owner).is_some() {
                place.owner.set_operand(place.index, to);
            }
        }
    }

    /// First line of a statement, to point at it without covering its body.
    pub fn head(&self, statement: SourceSpan) -> SourceSpan {
        let line = self.source(statement).lines().next().unwrap_or("");
        SourceSpan::new(statement.start as usize, statement.start as usize + line.len())
    }
}
