//! Python's builtins that kernels know, and the methods of Python's own objects.

use super::call::Argument;
use super::interp::{Eval, Lowering};
use super::value::{Class, Dtype, Function, Val};
use super::{format, python};
use crate::model::SourceSpan;

/// The reference's list: these and no others are visible in a kernel.
const FUNCTIONS: [&str; 5] = ["isinstance", "issubclass", "len", "repr", "type"];
const CLASSES: [&str; 7] = ["dict", "float", "int", "list", "range", "str", "tuple"];
/// Builtins that people reach for; said apart from unknown names.
const INVISIBLE: [&str; 20] = [
    "abs",
    "all",
    "any",
    "bool",
    "bytes",
    "dir",
    "divmod",
    "enumerate",
    "getattr",
    "hasattr",
    "map",
    "max",
    "min",
    "pow",
    "print",
    "reversed",
    "round",
    "sorted",
    "sum",
    "zip",
];

pub(super) fn by_name<'c>(name: &str) -> Option<Val<'c>> {
    let class = CLASSES.iter().find(|known| **known == name).map(|name| Val::Class(Class::Builtin(name)));
    class.or_else(|| FUNCTIONS.iter().find(|known| **known == name).map(|name| Val::Function(Function::Builtin(name))))
}

pub(super) fn is_python_builtin(name: &str) -> bool {
    INVISIBLE.contains(&name)
}

/// Dtype that a Python number takes when nothing asks for another.
pub(super) fn default_dtype(value: &Val<'_>) -> Option<Dtype> {
    match value {
        Val::Bool(_) => Some(Dtype::BIT),
        Val::Int(_) | Val::Enum(_) => Some(Dtype::I32),
        Val::Float(_) => Some(Dtype::F32),
        _ => None,
    }
}

impl<'c> Lowering<'c, '_> {
    pub fn call_builtin(&mut self, name: &str, at: SourceSpan, args: &[Argument<'c>]) -> Eval<Val<'c>> {
        let values: Vec<&Val<'c>> = args.iter().map(|arg| &arg.value).collect();
        let value = match (name, &values[..]) {
            ("int", []) => Some(Val::Int(0)),
            ("int", [one]) => to_int(one),
            ("float", []) => Some(Val::Float(0.0)),
            ("float", [one]) => to_float(one),
            ("str", []) => Some(Val::str("")),
            ("str", [one]) => format::text(one, None).map(|text| Val::str(&text)),
            ("repr", [one]) => Some(Val::str(&format::repr(one))),
            ("len", [one]) => one.elements().map(|items| Val::Int(items.len() as i128)),
            ("list", []) => Some(Val::list(Vec::new())),
            ("list", [one]) => one.elements().map(Val::list),
            ("tuple", []) => Some(Val::tuple(Vec::new())),
            ("tuple", [one]) => one.elements().map(Val::tuple),
            ("range", numbers @ ([_] | [_, _] | [_, _, _])) => to_range(numbers),
            ("isinstance", [value, class]) => instance(value, class).map(Val::Bool),
            ("issubclass", [Val::Class(one), Val::Class(other)]) => Some(Val::Bool(same_class(one, other))),
            ("type", [one]) => class_of(one),
            _ => None,
        };
        value.ok_or_else(|| {
            let shown: Vec<String> = values.iter().map(|value| value.describe()).collect();
            let shown = shown.join(", ");
            let en = format!("`{name}` cannot be called with ({shown}) at compile time");
            self.error("ASC1005", at, en, format!("编译期不能用（{shown}）调用 `{name}`"))
        })
    }

    /// Method of a list, string, number, dtype or enumeration.
    pub fn python_method(
        &mut self,
        object: &Val<'c>,
        name: &str,
        at: SourceSpan,
        args: &[Argument<'c>],
    ) -> Eval<Val<'c>> {
        let values: Vec<&Val<'c>> = args.iter().map(|arg| &arg.value).collect();
        let outcome = match object {
            Val::List(items) => list_method(items, name, &values),
            Val::Tuple(items) => tuple_method(items, name, &values),
            Val::Str(text) => str_method(text, name, &values),
            Val::Dtype(dtype) => dtype_method(*dtype, name, &values),
            _ => None,
        };
        outcome.ok_or_else(|| {
            let class = object.class_name();
            let en = format!("`{class}.{name}` cannot be called like this at compile time");
            self.error("ASC1005", at, en, format!("编译期不能这样调用 `{class}.{name}`"))
        })
    }
}

/// Whether objects of Python's own types have a method; [`Lowering::python_method`] knows no others.
pub(super) fn has_method(object: &Val<'_>, name: &str) -> bool {
    match object {
        Val::List(_) => {
            matches!(name, "append" | "extend" | "insert" | "pop" | "index" | "count" | "copy" | "reverse" | "clear")
        }
        Val::Tuple(_) => matches!(name, "index" | "count"),
        Val::Str(_) => {
            matches!(name, "upper" | "lower" | "strip" | "startswith" | "endswith" | "replace" | "join" | "split")
        }
        Val::Dtype(_) => {
            matches!(name, "sizeof" | "is_float" | "is_int" | "is_numeric" | "is_signed" | "is_unsigned" | "is_void")
        }
        _ => false,
    }
}

fn to_int<'c>(value: &Val<'c>) -> Option<Val<'c>> {
    match value {
        Val::Float(float) | Val::Numpy(_, float) if float.is_finite() => Some(Val::Int(*float as i128)),
        Val::Str(text) => text.trim().replace('_', "").parse().ok().map(Val::Int),
        other => other.as_int().map(Val::Int),
    }
}

fn to_float<'c>(value: &Val<'c>) -> Option<Val<'c>> {
    match value {
        Val::Float(float) | Val::Numpy(_, float) => Some(Val::Float(*float)),
        Val::Str(text) => text.trim().parse().ok().map(Val::Float),
        other => other.as_int().map(|int| Val::Float(int as f64)),
    }
}

fn to_range<'c>(numbers: &[&Val<'c>]) -> Option<Val<'c>> {
    let ints: Option<Vec<i128>> = numbers.iter().map(|number| number.as_int()).collect();
    match ints?[..] {
        [stop] => Some(Val::Range(0, stop, 1)),
        [start, stop] => Some(Val::Range(start, stop, 1)),
        [start, stop, step] if step != 0 => Some(Val::Range(start, stop, step)),
        _ => None,
    }
}

fn class_of<'c>(value: &Val<'c>) -> Option<Val<'c>> {
    let name = value.class_name();
    Some(Val::Class(match value {
        Val::Enum(member) => Class::Enum(member.class.clone()),
        Val::Struct(value) => Class::Struct(value.class.clone()),
        Val::Poison | Val::Unknown(_) => return None,
        _ => match CLASSES.iter().find(|known| **known == name) {
            Some(builtin) => Class::Builtin(builtin),
            None => Class::Api(name.as_str().into()),
        },
    }))
}

fn same_class(one: &Class, other: &Class) -> bool {
    match (one, other) {
        (Class::Builtin(a), Class::Builtin(b)) => a == b,
        (Class::Enum(_), Class::Builtin("int")) => true,
        (Class::Api(a), Class::Api(b)) => super::api::ancestry(a).any(|class| *class == **b),
        (Class::Enum(a), Class::Enum(b)) => a == b,
        (Class::Struct(a), Class::Struct(b)) => a.name == b.name,
        _ => false,
    }
}

/// `isinstance(value, class)`, where a tuple of classes means any of them.
fn instance(value: &Val<'_>, class: &Val<'_>) -> Option<bool> {
    match class {
        Val::Tuple(classes) => {
            let answers: Option<Vec<bool>> = classes.iter().map(|class| instance(value, class)).collect();
            Some(answers?.contains(&true))
        }
        Val::Class(Class::Builtin("int")) if matches!(value, Val::Bool(_)) => Some(true),
        Val::Class(wanted) => match class_of(value)? {
            Val::Class(own) => Some(same_class(&own, wanted)),
            _ => None,
        },
        _ => None,
    }
}

fn list_method<'c>(items: &std::cell::RefCell<Vec<Val<'c>>>, name: &str, args: &[&Val<'c>]) -> Option<Val<'c>> {
    let read = |name: &str, args: &[&Val<'c>]| tuple_method(&items.borrow(), name, args);
    match (name, args) {
        ("append", [one]) => items.borrow_mut().push((*one).clone()),
        ("extend", [more]) => {
            let more = more.elements()?;
            items.borrow_mut().extend(more);
        }
        ("insert", [at, one]) => {
            let mut items = items.borrow_mut();
            let at = usize::try_from(at.as_int()?).ok()?.min(items.len());
            items.insert(at, (*one).clone());
        }
        ("pop", []) => return items.borrow_mut().pop(),
        ("reverse", []) => items.borrow_mut().reverse(),
        ("clear", []) => items.borrow_mut().clear(),
        ("copy", []) => return Some(Val::list(items.borrow().clone())),
        _ => return read(name, args),
    }
    Some(Val::None)
}

fn tuple_method<'c>(items: &[Val<'c>], name: &str, args: &[&Val<'c>]) -> Option<Val<'c>> {
    let equals = |item: &Val<'c>, wanted: &Val<'c>| {
        matches!(python::compare(crate::syntax::ast::CompareOp::Eq, item, wanted), Ok(Val::Bool(true)))
    };
    match (name, args) {
        ("index", [wanted]) => items.iter().position(|item| equals(item, wanted)).map(|at| Val::Int(at as i128)),
        ("count", [wanted]) => Some(Val::Int(items.iter().filter(|item| equals(item, wanted)).count() as i128)),
        _ => None,
    }
}

fn str_method<'c>(text: &str, name: &str, args: &[&Val<'c>]) -> Option<Val<'c>> {
    Some(match (name, args) {
        ("upper", []) => Val::str(&text.to_uppercase()),
        ("lower", []) => Val::str(&text.to_lowercase()),
        ("strip", []) => Val::str(text.trim()),
        ("startswith", [Val::Str(part)]) => Val::Bool(text.starts_with(&**part)),
        ("endswith", [Val::Str(part)]) => Val::Bool(text.ends_with(&**part)),
        ("replace", [Val::Str(from), Val::Str(to)]) => Val::str(&text.replace(&**from, to)),
        ("split", []) => Val::list(text.split_whitespace().map(Val::str).collect()),
        ("split", [Val::Str(by)]) if !by.is_empty() => Val::list(text.split(&**by).map(Val::str).collect()),
        ("join", [items]) => {
            let items: Option<Vec<String>> = items.elements()?.iter().map(|item| format::text(item, None)).collect();
            Val::str(&items?.join(text))
        }
        _ => return None,
    })
}

fn dtype_method<'c>(dtype: Dtype, name: &str, args: &[&Val<'c>]) -> Option<Val<'c>> {
    use super::value::DtypeKind;
    let kind = dtype.kind;
    Some(match (name, args) {
        ("sizeof", []) => Val::Int(i128::from(dtype.bytes())),
        ("is_float", []) => Val::Bool(kind == DtypeKind::Float),
        ("is_int", []) => Val::Bool(dtype.is_int()),
        ("is_numeric", []) => Val::Bool(kind != DtypeKind::Void),
        ("is_signed", []) => Val::Bool(kind == DtypeKind::Int),
        ("is_unsigned", []) => Val::Bool(kind == DtypeKind::Uint),
        ("is_void", []) => Val::Bool(kind == DtypeKind::Void),
        _ => return None,
    })
}
