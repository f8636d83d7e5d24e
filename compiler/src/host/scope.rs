//! Names, functions, classes and instances of the host half.

use super::value::Value;
use crate::model::LaunchValue;
use crate::syntax::ast::{ClassDef, FunctionDef};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// One level of names. Reading falls through to the enclosing levels; writing stays here unless `global` says else.
#[derive(Debug, Default)]
pub(super) struct Scope<'a> {
    names: RefCell<BTreeMap<&'a str, Value<'a>>>,
    globals: RefCell<BTreeSet<&'a str>>,
    parent: Option<Rc<Scope<'a>>>,
}

impl<'a> Scope<'a> {
    pub fn inside(parent: &Rc<Self>) -> Rc<Self> {
        Rc::new(Self { parent: Some(parent.clone()), ..Self::default() })
    }

    pub fn get(&self, name: &str) -> Option<Value<'a>> {
        let mut scope = self;
        loop {
            if let Some(value) = scope.names.borrow().get(name) {
                return Some(value.clone());
            }
            scope = scope.parent.as_deref()?;
        }
    }

    pub fn set(&self, name: &'a str, value: Value<'a>) {
        let mut scope = self;
        if self.globals.borrow().contains(name) {
            while let Some(parent) = scope.parent.as_deref() {
                scope = parent;
            }
        }
        scope.names.borrow_mut().insert(name, value);
    }

    pub fn declare_global(&self, name: &'a str) {
        self.globals.borrow_mut().insert(name);
    }

    /// Names of this level alone.
    pub fn own(&self) -> BTreeMap<&'a str, Value<'a>> {
        self.names.borrow().clone()
    }

    pub fn replace(&self, names: BTreeMap<&'a str, Value<'a>>) {
        *self.names.borrow_mut() = names;
    }

    /// Keeps what both outcomes agree on and forgets the rest.
    pub fn join(&self, other: &BTreeMap<&'a str, Value<'a>>) {
        let mut names = self.names.borrow_mut();
        for (name, theirs) in other {
            match names.get_mut(name) {
                Some(ours) if ours.same(theirs) => {}
                Some(ours) => {
                    let (a, b) = (ours.forget(), theirs.forget());
                    *ours = if a.same(&b) { a } else { Value::UNKNOWN };
                }
                None => {
                    names.insert(name, theirs.clone());
                }
            }
        }
    }
}

/// A function of the file with the names it sees.
#[derive(Debug)]
pub(super) struct Function<'a> {
    pub def: &'a FunctionDef,
    pub scope: Rc<Scope<'a>>,
    /// Set for a method: what it was found on.
    pub receiver: Option<Value<'a>>,
}

impl Function<'_> {
    pub fn is_kernel(&self) -> bool {
        self.def.jit_decorator().is_some()
    }
}

#[derive(Debug)]
pub(super) struct Class<'a> {
    pub def: &'a ClassDef,
    /// What the class body defined.
    pub scope: Rc<Scope<'a>>,
    pub bases: Vec<Rc<Class<'a>>>,
    /// A subclass of pyasc's `Struct`.
    pub is_struct: bool,
}

impl<'a> Class<'a> {
    pub fn find(&self, name: &str) -> Option<Value<'a>> {
        self.scope.own().get(name).cloned().or_else(|| self.bases.iter().find_map(|base| base.find(name)))
    }

    /// Fields of a `Struct`, base classes first: name and default.
    pub fn fields(&self) -> Vec<(&'a str, Value<'a>)> {
        let mut fields: Vec<_> = self.bases.iter().flat_map(|base| base.fields()).collect();
        fields.extend(
            self.scope.own().into_iter().filter(|(_, value)| !matches!(value, Value::Function(_) | Value::Class(_))),
        );
        fields
    }
}

/// An instance: of a class of the file, or of one that is known by name only.
#[derive(Debug)]
pub(super) struct Object<'a> {
    pub name: String,
    pub class: Option<Rc<Class<'a>>>,
    pub attributes: RefCell<BTreeMap<String, Value<'a>>>,
    /// What a staged class was made with, by parameter.
    pub constructor: RefCell<Vec<(String, Value<'a>)>>,
}

impl<'a> Object<'a> {
    pub fn new(name: &str, class: Option<Rc<Class<'a>>>) -> Self {
        Self { name: name.into(), class, attributes: RefCell::default(), constructor: RefCell::default() }
    }

    /// A copy that shares nothing mutable, as each instance gets its own nested structs.
    pub fn deep_copy(&self, depth: u32) -> Rc<Self> {
        let copy = |value: &Value<'a>| match value {
            Value::Object(object) if depth > 0 => Value::Object(object.deep_copy(depth - 1)),
            other => other.clone(),
        };
        let attributes = self.attributes.borrow().iter().map(|(name, value)| (name.clone(), copy(value))).collect();
        Rc::new(Self {
            name: self.name.clone(),
            class: self.class.clone(),
            attributes: RefCell::new(attributes),
            constructor: self.constructor.clone(),
        })
    }

    /// A `Struct` as pyasc takes it; other instances are unknown to a launch.
    pub fn to_launch(&self, depth: u32) -> (LaunchValue, bool) {
        let is_struct = self.class.as_ref().map_or(self.name.ends_with("Tiling"), |class| class.is_struct);
        if !is_struct {
            return (LaunchValue::Unknown { seen: self.name.clone() }, false);
        }
        let mut all = true;
        let mut fields = BTreeMap::new();
        for (name, value) in self.attributes.borrow().iter() {
            let (value, known) = value.to_launch(depth - 1);
            all &= known;
            fields.insert(name.clone(), value);
        }
        (LaunchValue::Struct { class: self.name.clone(), fields }, all)
    }
}
