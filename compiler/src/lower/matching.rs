//! Overload dispatch: which candidate of a public name a call selects.
//!
//! Candidates are tried in table order; the first that matches wins. Positional arguments fill parameters in order,
//! keywords must name an unfilled one, unfilled ones need a default, and every value must be of an accepted kind.

use super::api;
use super::call::Argument;
use super::value::Val;
use crate::model::SourceSpan;
use crate::ops::OpDef;
use crate::ops::signature::{Accept, Cast, Param, Signature, Target};

/// Why a call does not select a candidate.
#[derive(Clone, Debug)]
pub(super) enum Mismatch {
    TooMany(SourceSpan),
    NoSuchKeyword(SourceSpan, String),
    Twice(SourceSpan, String),
    Missing(&'static str),
    Kind { at: SourceSpan, param: &'static str, wanted: String, found: String },
}

/// Arguments by parameter. `None`: not given, the default stands.
pub(super) type Bound<'c> = Vec<Option<Argument<'c>>>;

/// Arguments of a variadic parameter follow the others.
pub(super) struct Matched<'c> {
    pub bound: Bound<'c>,
    pub rest: Vec<Argument<'c>>,
}

/// Tries one candidate. On a mismatch also says how many parameters fitted, to find the nearest candidate. A candidate
/// that is `alone` under its name is not dispatched to: what it does with an argument decides, not the kind.
pub(super) fn matches<'c>(
    op: &OpDef,
    signature: &Signature,
    receiver: Option<&Argument<'c>>,
    args: &[Argument<'c>],
    alone: bool,
) -> Result<Matched<'c>, (usize, Mismatch)> {
    let params = &signature.params;
    let mut bound: Bound<'c> = vec![None; params.len()];
    let mut rest = Vec::new();
    let own = usize::from(receiver.is_some());
    if let (Some(receiver), Some(slot)) = (receiver, bound.first_mut()) {
        *slot = Some(receiver.clone());
    }
    for (index, arg) in args.iter().enumerate() {
        let slot = match &arg.name {
            None => match params.get(index + own) {
                Some(param) if param.keyword_only => return Err((index, Mismatch::TooMany(arg.span))),
                _ => index + own,
            },
            Some(name) => match params
                .iter()
                .position(|param| param.name == name.name && !param.variadic && !param.positional_only)
            {
                Some(slot) if bound[slot].is_some() => {
                    return Err((index, Mismatch::Twice(name.span, name.name.clone())));
                }
                Some(slot) => slot,
                None => return Err((index, Mismatch::NoSuchKeyword(name.span, name.name.clone()))),
            },
        };
        match params.get(slot) {
            Some(param) if param.variadic => rest.push(arg.clone()),
            Some(_) => bound[slot] = Some(arg.clone()),
            None => match params.last() {
                Some(last) if last.variadic && arg.name.is_none() => rest.push(arg.clone()),
                _ => return Err((index, Mismatch::TooMany(arg.span))),
            },
        }
    }
    let mut fitting = 0;
    for (param, given) in params.iter().zip(&bound).filter(|(param, _)| !param.variadic) {
        match given {
            Some(arg) if accepts(op, param, &arg.value) => fitting += 1,
            Some(arg) if alone && !signature.strict && works(op, param, &arg.value) => fitting += 1,
            Some(arg) => {
                let (wanted, found) = (wanted(param), arg.value.describe());
                return Err((fitting, Mismatch::Kind { at: arg.span, param: param.name, wanted, found }));
            }
            None if param.default.is_some() => {}
            None => return Err((fitting, Mismatch::Missing(param.name))),
        }
    }
    Ok(Matched { bound, rest })
}

fn accepts(op: &OpDef, param: &Param, value: &Val<'_>) -> bool {
    if matches!(value, Val::None) {
        return param.default == Some(crate::ops::signature::Default::Absent);
    }
    // A flag that becomes an attribute, or nothing, must be known now.
    let flag = param.target == Target::Nothing && param.accepts == [Accept::Bool];
    let constant = flag || (matches!(param.target, Target::Attribute(_)) && !op.attributes.is_empty());
    param.accepts.iter().any(|accept| accepts_kind(*accept, value, constant))
}

/// Whether an argument of another kind than the declared one still becomes an operand or attribute.
fn works(op: &OpDef, param: &Param, value: &Val<'_>) -> bool {
    let is_operand = matches!(param.target, Target::Operand(_));
    let limited = |accept: &Accept| {
        matches!(accept, Accept::Within(..) | Accept::Multiple(_) | Accept::Literal | Accept::False | Accept::ConstExpr)
    };
    if param.accepts.iter().any(limited) {
        return false;
    }
    let numeric = |accept: &Accept| matches!(accept, Accept::Int | Accept::Float | Accept::Bool | Accept::Enum(_));
    let truth = param.accepts.contains(&Accept::True);
    match value {
        Val::Scalar(_) if truth => true,
        Val::Int(_) | Val::Bool(_) | Val::Float(_) if truth => !matches!(value, Val::Bool(false) | Val::Int(0)),
        Val::Int(_) | Val::Bool(_) | Val::Enum(_) => param.accepts.iter().any(numeric),
        Val::Float(_) | Val::Scalar(_) => is_operand && param.accepts.iter().any(numeric),
        _ if is_operand && has_handle(value) => {
            let any = matches!(param.target, Target::Operand(index) if op.operands[index].constraint == "AnyType");
            any && param.cast == Cast::None && !param.accepts.contains(&Accept::List)
        }
        _ => false,
    }
}

/// An object of the device, numbers left out.
pub(super) fn has_handle(value: &Val<'_>) -> bool {
    match value {
        Val::Local(_) | Val::Address(_) => true,
        Val::Global(tensor) => tensor.borrow().set.is_some(),
        Val::Object(object) => object.value.is_some(),
        _ => false,
    }
}

pub(super) fn accepts_kind(accept: Accept, value: &Val<'_>, constant: bool) -> bool {
    match (accept, value) {
        (Accept::Int | Accept::Float | Accept::Bool, Val::Scalar(_)) => !constant,
        (Accept::Int | Accept::ConstExpr, Val::Int(_) | Val::Bool(_) | Val::Enum(_)) => true,
        (Accept::Float, Val::Float(_)) | (Accept::Bool, Val::Bool(_)) => true,
        (Accept::True, Val::Bool(true)) | (Accept::False, Val::Bool(false)) | (Accept::Any, _) => true,
        (Accept::Value, Val::Scalar(_)) => !constant,
        (Accept::Literal, Val::Int(_) | Val::Bool(_) | Val::Float(_) | Val::Enum(_)) => true,
        (Accept::NonZero, Val::Scalar(_)) => !constant,
        (Accept::NonZero, Val::Float(float)) => *float != 0.0,
        (Accept::NonZero, _) => value.as_int().is_some_and(|int| int != 0),
        (Accept::Within(low, high), _) => {
            value.as_int().is_some_and(|int| (i128::from(low)..=high.into()).contains(&int))
        }
        (Accept::Multiple(of), _) => value.as_int().is_some_and(|int| int % i128::from(of) == 0),
        (Accept::DtypeIn(types), Val::Dtype(dtype)) => types.split(' ').any(|ty| ty == dtype.ir_name()),
        (Accept::Array, Val::Array(_))
        | (Accept::Local, Val::Local(_))
        | (Accept::Global, Val::Global(_))
        | (Accept::Address, Val::Address(_)) => true,
        (Accept::List, Val::List(_)) => true,
        (Accept::SharedList, Val::List(items)) => items.borrow().iter().all(|item| item.as_int().is_some()),
        (Accept::ListOfLocal, Val::List(items)) => items.borrow().iter().all(|item| matches!(item, Val::Local(_))),
        (Accept::ListOf(class), Val::List(items)) => {
            items.borrow().iter().all(|item| accepts_kind(Accept::Class(class), item, false))
        }
        (Accept::Str, Val::Str(_)) | (Accept::Dtype, Val::Dtype(_)) => true,
        (Accept::Shape, Val::List(_) | Val::Tuple(_)) => true,
        (Accept::Queue, Val::Object(object)) => matches!(&*object.class, "TQue" | "TQueBind"),
        (Accept::Enum(definition), Val::Enum(member)) => definition.python.rsplit('.').next() == Some(&*member.class),
        (Accept::Class(wanted), Val::Object(object)) => api::ancestry(&object.class).any(|class| class == wanted),
        (Accept::Class(wanted), Val::Struct(value)) => value.class.name == wanted,
        _ => false,
    }
}

/// Kinds that a parameter takes, in words.
pub(super) fn wanted(param: &Param) -> String {
    let kinds: Vec<String> = param.accepts.iter().map(|accept| kind_name(*accept)).collect();
    kinds.join(" or ")
}

pub(super) fn kind_name(accept: Accept) -> String {
    match accept {
        Accept::Local => "LocalTensor".into(),
        Accept::Global => "GlobalTensor".into(),
        Accept::Address => "GlobalAddress".into(),
        Accept::Array => "Array".into(),
        Accept::Int | Accept::ConstExpr => "int".into(),
        Accept::Float => "float".into(),
        Accept::Bool => "bool".into(),
        Accept::True => "True".into(),
        Accept::False => "False".into(),
        Accept::Literal => "number known at compile time".into(),
        Accept::NonZero => "number other than 0".into(),
        Accept::Value => "runtime number".into(),
        Accept::Within(low, high) => format!("int from {low} to {high}"),
        Accept::Multiple(of) => format!("int known at compile time and a multiple of {of}"),
        Accept::Any => "anything".into(),
        Accept::DtypeIn(types) => types.replace(' ', " or "),
        Accept::List | Accept::SharedList => "list of int".into(),
        Accept::ListOfLocal => "list of LocalTensor".into(),
        Accept::ListOf(class) => format!("list of {class}"),
        Accept::Str => "str".into(),
        Accept::Dtype => "dtype".into(),
        Accept::Shape => "tuple or list of int".into(),
        Accept::Queue => "TQue or TQueBind".into(),
        Accept::Enum(definition) => definition.python.rsplit('.').next().unwrap_or(definition.name).into(),
        Accept::Class(class) => class.into(),
    }
}

/// A candidate as a person would write its declaration.
pub(super) fn declaration(public: &str, signature: &Signature) -> String {
    let params: Vec<String> = signature
        .params
        .iter()
        .filter(|param| param.name != "self")
        .map(|param| match (&param.default, param.variadic) {
            (_, true) => format!("*{}", param.name),
            (Some(_), _) => format!("[{}: {}]", param.name, wanted(param)),
            (None, _) => format!("{}: {}", param.name, wanted(param)),
        })
        .collect();
    format!("{public}({})", params.join(", "))
}
