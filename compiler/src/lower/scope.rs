//! The names of one function while it is compiled.

use super::value::Val;
use crate::model::SourceSpan;
use std::collections::HashMap;

/// Local names and compile-time parameters.
///
/// Always holds: `assigned` names each local that was assigned since the current block was entered, once, in the
/// order of its first assignment there, with the place of the last one.
#[derive(Clone, Default)]
pub(super) struct Scope<'c> {
    locals: HashMap<String, Val<'c>>,
    assigned: Vec<(String, SourceSpan)>,
    /// `ConstExpr` parameters: they stand in front of the module's globals and are not locals.
    pub constants: HashMap<String, Val<'c>>,
    /// Names that ended with the block that bound them, and where that was.
    ended: HashMap<String, SourceSpan>,
}

impl<'c> Scope<'c> {
    /// The scope of a device function before its parameters are bound.
    pub fn with_constants(constants: Vec<(String, Val<'c>)>) -> Self {
        Self { constants: constants.into_iter().collect(), ..Self::default() }
    }

    pub fn local(&self, name: &str) -> Option<&Val<'c>> {
        self.locals.get(name)
    }

    pub fn assign(&mut self, name: &str, value: Val<'c>, at: SourceSpan) {
        match self.assigned.iter_mut().find(|(known, _)| known == name) {
            Some((_, place)) => *place = at,
            None => self.assigned.push((name.to_string(), at)),
        }
        self.locals.insert(name.to_string(), value);
    }

    /// A scope for a nested block: the same names, none of them assigned yet.
    pub fn nested(&self) -> Self {
        Self { assigned: Vec::new(), ..self.clone() }
    }

    /// Names assigned in this block that the scope around it already had, in the order of their first assignment.
    pub fn redefined(&self, outer: &Self) -> Vec<String> {
        let names = self.assigned.iter().map(|(name, _)| name);
        names.filter(|name| outer.locals.contains_key(*name)).cloned().collect()
    }

    /// Place of the last assignment to a name in this block.
    pub fn assigned_at(&self, name: &str) -> Option<SourceSpan> {
        self.assigned.iter().find(|(known, _)| known == name).map(|(_, at)| *at)
    }

    /// Remembers the names that `inner` bound for the first time: they are gone now.
    pub fn forget(&mut self, inner: &Self) {
        for (name, at) in &inner.assigned {
            if !self.locals.contains_key(name) {
                self.ended.insert(name.clone(), *at);
            }
        }
    }

    /// Where a name that is gone was bound.
    pub fn ended_at(&self, name: &str) -> Option<SourceSpan> {
        self.ended.get(name).copied()
    }

    pub fn names(&self) -> impl Iterator<Item = &String> {
        self.locals.keys().chain(self.constants.keys())
    }
}
