//! The reader of the host half: a bounded abstract evaluator.
//!
//! In: the syntax tree. Out: the launches it came by.
//! Always holds: no user code runs; every statement, expression and call counts as a step, steps and depth are
//! bounded, so that reading ends whatever the script does; a value that cannot be known is `Unknown`.

use super::launches::Found;
use super::scope::{Class, Function, Object, Scope};
use super::value::Value;
use crate::syntax::Staged;
use crate::syntax::ast::{Arg, ArgKind, ClassDef, Expr, FunctionDef, Param, ParamKind, Stmt};
use std::rc::Rc;

/// Statements and expressions looked at before reading stops. A real script needs some thousands.
const MAX_STEPS: u32 = 200_000;
/// Statements, expressions and calls inside each other. Each level costs some kilobytes of the thread's stack.
const MAX_DEPTH: u32 = 256;
/// Items of a sequence that is made or walked.
pub(super) const MAX_ITEMS: usize = 4096;

/// How a statement ends.
pub(super) enum Flow<'a> {
    Next,
    Break,
    Continue,
    Return(Value<'a>),
    Raise,
}

/// Evaluated arguments of a call.
#[derive(Default)]
pub(super) struct Args<'a> {
    pub positional: Vec<Value<'a>>,
    pub keywords: Vec<(String, Value<'a>)>,
    /// Some `*x` or `**x` could not be unpacked: more arguments may follow.
    pub open: bool,
}

impl<'a> Args<'a> {
    pub fn keyword(&self, name: &str) -> Option<&Value<'a>> {
        self.keywords.iter().find(|(key, _)| key == name).map(|(_, value)| value)
    }

    /// By position or by name.
    pub fn get(&self, index: usize, name: &str) -> Option<&Value<'a>> {
        self.positional.get(index).or_else(|| self.keyword(name))
    }
}

pub(super) struct Machine<'a> {
    pub globals: Rc<Scope<'a>>,
    /// Kernels whose `def` was come by, in order.
    pub kernels: Vec<Rc<Function<'a>>>,
    pub launches: Vec<Found<'a>>,
    /// Kernels written as staged classes.
    pub staged: &'a [Staged],
    /// Every scope made; emptied at the end, since functions and scopes point at each other.
    scopes: Vec<Rc<Scope<'a>>>,
    steps: u32,
    depth: u32,
}

impl Drop for Machine<'_> {
    fn drop(&mut self) {
        for scope in &self.scopes {
            scope.replace(Default::default());
        }
    }
}

impl<'a> Machine<'a> {
    pub fn new(staged: &'a [Staged]) -> Self {
        let globals = Rc::new(Scope::default());
        Self {
            scopes: vec![globals.clone()],
            globals,
            kernels: Vec::new(),
            launches: Vec::new(),
            staged,
            steps: 0,
            depth: 0,
        }
    }

    /// Counts a step; false when reading has to stop.
    pub fn step(&mut self) -> bool {
        self.steps = self.steps.saturating_add(1);
        self.steps <= MAX_STEPS
    }

    /// Enters one more level; false when it would be one too many.
    pub fn deeper(&mut self) -> bool {
        let fits = self.depth < MAX_DEPTH;
        self.depth += u32::from(fits);
        fits
    }

    pub fn shallower(&mut self) {
        self.depth -= 1;
    }

    pub fn exhausted(&self) -> bool {
        self.steps > MAX_STEPS
    }

    /// A later reading of the same script starts with the full allowance.
    pub fn refill(&mut self) {
        self.steps = 0;
    }

    pub fn scope_inside(&mut self, parent: &Rc<Scope<'a>>) -> Rc<Scope<'a>> {
        let scope = Scope::inside(parent);
        self.scopes.push(scope.clone());
        scope
    }

    pub fn arguments(&mut self, args: &'a [Arg], scope: &Rc<Scope<'a>>) -> Args<'a> {
        let mut found = Args::default();
        for arg in args {
            let value = self.eval(&arg.value, scope);
            match &arg.kind {
                ArgKind::Positional => found.positional.push(value),
                ArgKind::Keyword(name) => found.keywords.push((name.name.clone(), value)),
                ArgKind::Star => match value.items(MAX_ITEMS) {
                    Some(items) => found.positional.extend(items),
                    None => found.open = true,
                },
                ArgKind::DoubleStar => match &value {
                    Value::Dict(items) => {
                        let named = |(key, value): &(Value<'a>, Value<'a>)| Some((key.as_str()?.into(), value.clone()));
                        found.keywords.extend(items.borrow().iter().filter_map(named));
                    }
                    _ => found.open = true,
                },
            }
        }
        found
    }

    pub fn define_function(&mut self, def: &'a FunctionDef, scope: &Rc<Scope<'a>>) {
        let function = Rc::new(Function { def, scope: scope.clone(), receiver: None });
        if function.is_kernel() {
            self.kernels.push(function.clone());
        }
        scope.set(&def.name.name, Value::Function(function));
    }

    pub fn define_class(&mut self, def: &'a ClassDef, scope: &Rc<Scope<'a>>) {
        let mut bases = Vec::new();
        let mut is_struct = false;
        for base in &def.bases {
            match self.eval(&base.value, scope) {
                Value::Class(class) => {
                    is_struct |= class.is_struct;
                    bases.push(class);
                }
                Value::Path(path) => is_struct |= super::paths::tail(&path) == "Struct",
                _ => {}
            }
        }
        let inside = self.scope_inside(scope);
        self.run(&def.body, &inside);
        scope.set(&def.name.name, Value::Class(Rc::new(Class { def, scope: inside, bases, is_struct })));
    }

    /// Calls a function of the script. A kernel's body is never entered: that is the compiler's half.
    pub fn call_function(&mut self, function: &Function<'a>, args: Args<'a>) -> Value<'a> {
        if function.is_kernel() || !self.step() {
            return Value::UNKNOWN;
        }
        let scope = self.scope_inside(&function.scope);
        self.bind(&function.def.params, function.receiver.clone(), args, &function.scope, &scope);
        self.run_body(&function.def.body, &scope)
    }

    pub fn run_body(&mut self, body: &'a [Stmt], scope: &Rc<Scope<'a>>) -> Value<'a> {
        match self.run(body, scope) {
            Flow::Return(value) => value,
            Flow::Raise => Value::UNKNOWN,
            _ => Value::None,
        }
    }

    /// Binds arguments to parameters as Python does; what is missing without a default is unknown.
    fn bind(
        &mut self,
        params: &'a [Param],
        receiver: Option<Value<'a>>,
        args: Args<'a>,
        outer: &Rc<Scope<'a>>,
        scope: &Rc<Scope<'a>>,
    ) {
        let mut positional = receiver.into_iter().chain(args.positional);
        let mut keywords = args.keywords;
        for param in params {
            let name = param.name.name.as_str();
            let value = match param.kind {
                ParamKind::VarArgs => Value::tuple(positional.by_ref().collect()),
                ParamKind::KwArgs => {
                    let rest = keywords.drain(..).map(|(key, value)| (Value::str(&key), value)).collect();
                    Value::Dict(Rc::new(std::cell::RefCell::new(rest)))
                }
                kind => {
                    let by_position = (kind != ParamKind::KeywordOnly).then(|| positional.next()).flatten();
                    let by_name = keywords.iter().position(|(key, _)| *key == name);
                    let told = by_position.or_else(|| by_name.map(|index| keywords.remove(index).1));
                    told.unwrap_or_else(|| self.default_of(param, outer))
                }
            };
            scope.set(name, value);
        }
    }

    fn default_of(&mut self, param: &'a Param, outer: &Rc<Scope<'a>>) -> Value<'a> {
        match &param.default {
            Some(expr) => self.eval(expr, outer),
            None => param.annotation.as_ref().map_or(Value::UNKNOWN, |annotation| self.guess(annotation, outer)),
        }
    }

    /// A value of an annotated type, its content unknown.
    fn guess(&mut self, annotation: &'a Expr, scope: &Rc<Scope<'a>>) -> Value<'a> {
        match self.eval(annotation, scope) {
            Value::Path(path) => super::builtins::instance_of(&path),
            _ => Value::UNKNOWN,
        }
    }

    pub fn instantiate(&mut self, class: &Rc<Class<'a>>, args: Args<'a>) -> Value<'a> {
        let object = Rc::new(Object::new(&class.def.name.name, Some(class.clone())));
        if class.is_struct {
            for (name, default) in class.fields() {
                let value = match default {
                    Value::Object(nested) => Value::Object(nested.deep_copy(8)),
                    other => other,
                };
                object.attributes.borrow_mut().insert(name.into(), value);
            }
        }
        if let Some(Value::Function(init)) = class.find("__init__") {
            let params = init.def.params.iter().skip(1).enumerate();
            let given = params.filter_map(|(index, param)| {
                let name = &param.name.name;
                Some((name.clone(), args.get(index, name)?.clone()))
            });
            object.constructor.borrow_mut().extend(given);
            let bound =
                Function { def: init.def, scope: init.scope.clone(), receiver: Some(Value::Object(object.clone())) };
            self.call_function(&bound, args);
        } else {
            // A Struct, a dataclass or a named tuple: fields by keyword, or in the order of the class body.
            let mut attributes = object.attributes.borrow_mut();
            for ((name, _), value) in class.fields().iter().zip(args.positional) {
                attributes.insert((*name).into(), value);
            }
            attributes.extend(args.keywords);
        }
        Value::Object(object)
    }
}
