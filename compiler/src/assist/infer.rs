//! What kind of value an expression has, as far as the text tells without compiling it.

use super::{Source, is_word, names};
use crate::ops::signature::{Accept, ResultType, parse};
use crate::ops::{self, ENUMS};
use tree_sitter::Node;

/// Assignments that are followed from name to name.
const MOST_STEPS: u32 = 8;

/// Kind of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    Local,
    Global,
    Address,
    Int,
    Float,
    Bool,
    Str,
    List,
    Dtype,
    /// Public name: `asc.HardEvent`.
    Enum(String),
    /// Class without `asc.`
    Class(String),
    /// Anything; it fits everywhere.
    Unknown,
}

impl Kind {
    /// Public name of the class that its methods belong to.
    pub fn class(&self) -> Option<String> {
        Some(match self {
            Self::Local => "asc.LocalTensor".into(),
            Self::Global => "asc.GlobalTensor".into(),
            Self::Address => "asc.GlobalAddress".into(),
            Self::Class(name) if matches!(name.as_str(), "TQue" | "TQueBind") => "asc.TQueBind".into(),
            Self::Class(name) => format!("asc.{name}"),
            _ => return None,
        })
    }

    /// Whether a parameter may take it.
    pub fn fits(&self, accept: &Accept) -> bool {
        match (self, accept) {
            (Self::Unknown, _)
            | (Self::Local, Accept::Local)
            | (Self::Global, Accept::Global)
            | (Self::Address, Accept::Address)
            | (Self::Int, Accept::Int | Accept::Float | Accept::ConstExpr | Accept::Bool)
            | (Self::Float, Accept::Float)
            | (Self::Bool, Accept::Bool | Accept::True | Accept::Int | Accept::ConstExpr)
            | (Self::Str, Accept::Str)
            | (
                Self::List,
                Accept::List | Accept::SharedList | Accept::ListOfLocal | Accept::ListOf(_) | Accept::Shape,
            )
            | (Self::Dtype, Accept::Dtype) => true,
            (Self::Enum(name), Accept::Enum(definition)) => definition.python == name,
            (Self::Class(name), Accept::Queue) => name.starts_with("TQue"),
            (Self::Class(name), Accept::Class(class)) => name == class || (name == "TQue" && *class == "TQueBind"),
            _ => false,
        }
    }
}

/// Kind of the expression in `text`, which stands at `offset`.
pub fn kind_of(source: &Source<'_>, text: &str, offset: usize) -> Kind {
    kind(source, text.trim(), offset, MOST_STEPS)
}

fn kind(source: &Source<'_>, text: &str, offset: usize, steps: u32) -> Kind {
    let Some(steps) = steps.checked_sub(1) else { return Kind::Unknown };
    let Some(first) = text.chars().next() else { return Kind::Unknown };
    if let Some(simple) = literal(text, first) {
        return simple;
    }
    if text.ends_with(')')
        && let Some(open) = opening(text, '(', ')')
    {
        return if open == 0 { Kind::Unknown } else { called(source, &text[..open], offset, steps) };
    }
    if text.ends_with(']')
        && let Some(open) = opening(text, '[', ']')
    {
        let of = kind(source, &text[..open], offset, steps);
        return if matches!(of, Kind::Local | Kind::Global) { of } else { Kind::Unknown };
    }
    if !text.chars().all(|c| is_word(c) || c == '.') {
        return Kind::Unknown;
    }
    if let Some(public) = source.public(text) {
        return public_kind(&public);
    }
    match text.rsplit_once('.') {
        Some((_, "dtype")) => Kind::Dtype,
        Some(_) => Kind::Unknown,
        None => variable(source, text, offset, steps),
    }
}

fn literal(text: &str, first: char) -> Option<Kind> {
    match text {
        "True" | "False" => return Some(Kind::Bool),
        _ if text.parse::<i64>().is_ok() => return Some(Kind::Int),
        _ => {}
    }
    match first {
        '0'..='9' if text.parse::<f64>().is_ok() => Some(Kind::Float),
        '-' if text[1..].trim().parse::<f64>().is_ok() => Some(Kind::Float),
        '"' | '\'' => Some(Kind::Str),
        '[' if text.ends_with(']') => Some(Kind::List),
        _ => None,
    }
}

/// A name of the language that is not called.
fn public_kind(public: &str) -> Kind {
    if names::DTYPES.contains(&public) {
        return Kind::Dtype;
    }
    let owner = public.rsplit_once('.').map_or("", |(owner, _)| owner);
    if ENUMS.iter().any(|definition| definition.python == owner) { Kind::Enum(owner.to_owned()) } else { Kind::Unknown }
}

/// What a call of this function gives.
fn called(source: &Source<'_>, function: &str, offset: usize, steps: u32) -> Kind {
    let function = function.trim();
    let public = source.public(function).or_else(|| method(source, function, offset, steps));
    match public.as_deref() {
        Some("asc.LocalTensor" | "asc.LocalTensorAuto") => Kind::Local,
        Some("asc.GlobalTensor") => Kind::Global,
        Some(public) if !ops::params(public).is_empty() => class(public),
        Some(public) => result(public),
        None => match function {
            "int" | "len" => Kind::Int,
            "float" => Kind::Float,
            _ => Kind::Unknown,
        },
    }
}

/// Public name of `x.method`.
fn method(source: &Source<'_>, function: &str, offset: usize, steps: u32) -> Option<String> {
    let (receiver, name) = function.rsplit_once('.')?;
    let class = kind(source, receiver, offset, steps).class()?;
    Some(format!("{class}.{name}"))
}

/// As [`method`], for a caller outside.
pub fn method_of(source: &Source<'_>, function: &str, offset: usize) -> Option<String> {
    method(source, function, offset, MOST_STEPS)
}

fn class(public: &str) -> Kind {
    Kind::Class(public.strip_prefix("asc.").unwrap_or(public).to_owned())
}

fn result(public: &str) -> Kind {
    let rules = ops::candidates(public).iter().filter_map(|(op, python)| parse(op, python.signature).ok());
    let Some(rule) = rules.filter_map(|signature| signature.results.into_iter().next()).next() else {
        let last = public.rsplit('.').next().unwrap_or("");
        return if last.starts_with(char::is_uppercase) { class(public) } else { Kind::Unknown };
    };
    match rule.kind {
        ResultType::Local { .. } => Kind::Local,
        ResultType::Global(_) => Kind::Global,
        ResultType::Address(_) => Kind::Address,
        ResultType::Class { name, .. } => Kind::Class(name.to_owned()),
        ResultType::Scalar(text) if text.starts_with('f') => Kind::Float,
        ResultType::Scalar("i1") => Kind::Bool,
        ResultType::Scalar(_) => Kind::Int,
        ResultType::ElementOf(_) | ResultType::TypeOf(_) | ResultType::Dtype => Kind::Unknown,
    }
}

/// From the assignment before the offset that is nearest, or from the annotation of a parameter.
fn variable<'a>(source: &Source<'a>, name: &str, offset: usize, steps: u32) -> Kind {
    let Some(root) = source.tree.root() else { return Kind::Unknown };
    let mut found: Option<(usize, Node<'_>)> = None;
    let mut look = |node: Node<'a>, _: &[Node<'a>]| {
        let at = node.start_byte();
        let is_here = at < offset && found.as_ref().is_none_or(|(known, _)| *known < at);
        let names = |field: &str| node.child_by_field_name(field).is_some_and(|n| source.slice(n) == name);
        let value = match node.kind() {
            "assignment" if is_here && names("left") => node.child_by_field_name("right"),
            "typed_parameter" if is_here && node.child(0).is_some_and(|n| source.slice(n) == name) => {
                node.child_by_field_name("type")
            }
            "for_statement" if is_here && names("left") => Some(node),
            _ => None,
        };
        if let Some(value) = value {
            found = Some((at, value));
        }
    };
    for top in super::scope::relevant(root, offset) {
        crate::syntax::walk(top, None, &mut look);
    }
    let Some((at, value)) = found else { return Kind::Unknown };
    match value.kind() {
        "type" => annotation(source, source.slice(value)),
        "for_statement" => Kind::Int,
        _ => kind(source, source.slice(value).trim(), at, steps),
    }
}

fn annotation(source: &Source<'_>, text: &str) -> Kind {
    match (text, source.public(text).as_deref()) {
        (_, Some("asc.GlobalAddress")) => Kind::Address,
        (_, Some("asc.LocalTensor")) => Kind::Local,
        (_, Some("asc.GlobalTensor")) => Kind::Global,
        ("int", _) => Kind::Int,
        ("float", _) => Kind::Float,
        ("bool", _) => Kind::Bool,
        (_, Some(public)) if public.starts_with("asc.ConstExpr") => Kind::Int,
        (_, Some(public)) if names::known(public).is_some() => class(public),
        _ => Kind::Unknown,
    }
}

/// Where the bracket opens that the last character closes.
fn opening(text: &str, open: char, close: char) -> Option<usize> {
    let mut depth = 0;
    for (at, character) in text.char_indices().rev() {
        depth += i32::from(character == close) - i32::from(character == open);
        if depth == 0 {
            return Some(at);
        }
    }
    None
}
