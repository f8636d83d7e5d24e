//! Overloads of public Python names and fields of parameter classes, in a small declarative language.
//!
//! In: a signature's text ([`super::Python::signature`]) or a field list ([`super::ParamsDef::fields`]). Out: what a
//! call must look like to match, and how its arguments become operands and attributes. Parameters are separated by
//! commas; each is
//!
//! ```text
//! name: accepts [= default] [as type] [-> target] [@order]
//! ```
//!
//! - `name!`: must be given as a keyword; `name/`: must be given by position.
//! - `accepts`: `local`, `global` or `tensor` (either); `address`; `array`; `int` (a Python int or a value of any
//!   element type), `float`, `number` (either), `bool`, `True` (nothing else); `list` (of numbers), `shared list` (of
//!   ints; calls with an equal list share the constants), `list of T`; `str`, `dtype`, `dtype in T T`, `shape`;
//!   `ConstExpr` (an int known at compile time), `literal` (a Python number), `nonzero` (any but Python's 0),
//!   `0..3` (a Python int in the range, both
//!   ends included), `multiple of 32` (a Python int), `value` (a runtime number only); `any` (whatever it is); `queue` (TQue or TQueBind); an enumeration or class without `asc.`; alternatives
//!   separated by `|`.
//! - `default`: a number, `True`, `False`, `None`, a member of the enumeration, an element type, or a call of a class.
//!   Without one the argument must be given.
//! - `as type`: the type that the value is cast to when it becomes an operand: MLIR's spelling, `elem(x)` (element
//!   type of argument `x`; `elem(self.a)`: of operand A of the matmul object `self`), `dtype` (value of the argument
//!   `dtype`). Without it a value keeps its type, a Python int becomes `i32` and a Python float `f32`.
//! - `-> target`: operand or attribute that it becomes; without it, the name in camel case. `drop`: accepted, unused.
//!   A target that is neither only decides the result type.
//! - `@order`: constants and casts are made in operand order; if the reference makes them in another order, this
//!   number decides (ascending; marked ones before unmarked ones).
//!
//! Further items: `+name`: unit attribute `name` is always set. `*name -> target`: all remaining positional arguments.
//! After `=>`, the result: `[raw|none] type`, several separated by commas. `type` is MLIR's spelling of a scalar,
//! `elem(x)`, `typeof(x)`, `dtype`, `local(d)`, `local(d, shape)`, `global(x)`, `address(t)`, a class, or a class with
//! the arguments that its type takes. `raw`: Python gets a bare handle, unusable in expressions; `none`: Python gets
//! None.
//!
//! A field of a parameter class is written as a parameter, its target is the number of the operand if that is not the
//! next one, and after ` / ` stands the type of the structure's member: MLIR's spelling or the name of a type of the
//! dialect; `dtype`; `natural`: the operand's own; `first`: that of the first operand; `none`: no operand is made. A
//! `list` with a `memref` member becomes a local array (of the given length, or of its own: `memref<?x...>`), with
//! another one as many operands. Fields without a member decide the type of the structure only.

use super::{AttributeKind, ENUMS, EnumDef, OpDef};

/// One overload.
#[derive(Debug, Clone, PartialEq)]
pub struct Signature {
    /// The kinds of its arguments are looked at even when it is the only overload of its name.
    pub strict: bool,
    pub params: Vec<Param>,
    /// Unit attributes that are always set.
    pub always: Vec<&'static str>,
    /// One for each result of the operation.
    pub results: Vec<ResultRule>,
}

/// One parameter.
#[derive(Debug, Clone, PartialEq)]
pub struct Param {
    pub name: &'static str,
    /// Must be given as a keyword.
    pub keyword_only: bool,
    /// Must be given by position.
    pub positional_only: bool,
    /// Any one of these.
    pub accepts: Vec<Accept>,
    /// Takes all remaining positional arguments.
    pub variadic: bool,
    pub default: Option<Default>,
    pub cast: Cast,
    pub target: Target,
    /// Place in the order of materialisation, if not that of the operand.
    pub order: Option<u8>,
}

/// What an argument may be.
#[derive(Debug, Clone, Copy)]
pub enum Accept {
    Local,
    Global,
    Address,
    /// A local array made by `asc.array`.
    Array,
    Int,
    Float,
    Bool,
    /// The literal `True`.
    True,
    /// The literal `False`.
    False,
    /// A number of Python.
    Literal,
    /// A number that is not 0 as Python knows it.
    NonZero,
    /// A number of the device.
    Value,
    /// A Python int in this range, both ends included.
    Within(i64, i64),
    /// A Python int that is a multiple of this.
    Multiple(i64),
    Any,
    /// A list of numbers.
    List,
    /// A list of ints whose constants all calls with an equal list share.
    SharedList,
    /// A list of local tensors.
    ListOfLocal,
    /// A list of objects of a class.
    ListOf(&'static str),
    Str,
    Dtype,
    /// A dtype that is one of these, in MLIR's spelling, separated by blanks.
    DtypeIn(&'static str),
    Shape,
    ConstExpr,
    Queue,
    Enum(&'static EnumDef),
    /// Class without `asc.`
    Class(&'static str),
}

/// Value of an argument that is not given.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Default {
    /// The operand or attribute is absent.
    Absent,
    Bool(bool),
    Int(i64),
    Float(f64),
    /// Member of an enumeration, by its Python name.
    Member(&'static str),
    /// An element type, or the call of a class.
    Expression(&'static str),
}

/// Type that a value is cast to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cast {
    /// None: tensors and objects; numbers keep their natural type.
    None,
    /// MLIR's spelling.
    To(&'static str),
    /// Element type of another argument.
    ElementOf(&'static str),
    /// Value of the argument `dtype`.
    Dtype,
}

/// What an argument becomes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    /// Index of the operand group.
    Operand(usize),
    /// Index of the attribute.
    Attribute(usize),
    /// Nothing; perhaps part of a result type.
    Nothing,
}

/// A result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultRule {
    pub returns: Returns,
    pub kind: ResultType,
}

/// What Python gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Returns {
    Value,
    /// A bare handle, unusable in expressions.
    Raw,
    Nothing,
}

/// Type of a result, from arguments named here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ResultType {
    /// MLIR's spelling.
    Scalar(&'static str),
    ElementOf(&'static str),
    TypeOf(&'static str),
    /// The argument `dtype`.
    Dtype,
    Local {
        dtype: &'static str,
        shape: Option<&'static str>,
    },
    Global(&'static str),
    Address(&'static str),
    /// Class without `asc.` and the arguments that its type takes.
    Class {
        name: &'static str,
        arguments: Vec<&'static str>,
    },
}

/// What is wrong with a text of this language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SignatureError {
    #[error("parameter without a type: {0}")]
    Untyped(&'static str),
    #[error("unknown default {0}")]
    UnknownDefault(&'static str),
    #[error("{0} is neither an operand nor an attribute")]
    UnknownTarget(String),
    #[error("not a number: {0}")]
    Order(&'static str),
}

/// Parses one overload of an operation.
///
/// # Errors
/// The first item that cannot be understood or does not fit the operation.
pub fn parse(op: &OpDef, text: &'static str) -> Result<Signature, SignatureError> {
    let (strict, text) = match text.strip_prefix("strict ") {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (params, results) = match text.split_once("=> ") {
        Some((params, results)) => (params, results),
        None => (text, ""),
    };
    let results: Vec<ResultRule> = split(results).into_iter().map(result).collect();
    let mut signature = Signature { strict, params: Vec::new(), always: Vec::new(), results };
    for item in split(params) {
        if let Some(name) = item.strip_prefix('+') {
            signature.always.push(name);
        } else {
            signature.params.push(param(op, item)?);
        }
    }
    Ok(signature)
}

/// A field of a parameter class.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    pub name: &'static str,
    pub accepts: Vec<Accept>,
    pub default: Option<Default>,
    pub cast: Cast,
    /// Number of the operand that it becomes, the first one of a list.
    pub operand: Option<usize>,
    /// Place in the order of materialisation, if not that of the operand.
    pub order: Option<u8>,
    pub member: Member,
}

/// Type of a structure's member.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Member {
    /// No operand is made.
    None,
    /// The operand's own type.
    Natural,
    /// The type of the first operand.
    First,
    /// The value of the field `dtype`.
    Dtype,
    /// MLIR's spelling.
    Scalar(&'static str),
    /// A type of the dialect without parameters, by [`super::TypeDef::name`].
    Type(&'static str),
}

/// Parses the fields of a parameter class.
///
/// # Errors
/// The first field that cannot be understood.
pub fn fields(text: &'static str) -> Result<Vec<Field>, SignatureError> {
    let mut next = 0;
    let mut fields = Vec::new();
    for item in split(text) {
        let (item, member) = item.split_once(" / ").unwrap_or((item, "none"));
        let parts = Parts::of(item)?;
        let accepts = parts.accepts()?;
        let member = match member {
            "none" => Member::None,
            "natural" => Member::Natural,
            "first" => Member::First,
            "dtype" => Member::Dtype,
            _ if member.starts_with(|c: char| c.is_ascii_uppercase()) => Member::Type(member),
            _ => Member::Scalar(member),
        };
        let given = parts.target.map(|text| text.parse().map_err(|_| SignatureError::Order(text))).transpose()?;
        let operand = (member != Member::None).then(|| given.unwrap_or(next));
        if let Some(operand) = operand {
            let spread = matches!(member, Member::Scalar(text) if !text.starts_with("memref"));
            next = operand + if spread && accepts == [Accept::List] { PAD_LIST } else { 1 };
        }
        fields.push(Field {
            name: parts.name,
            default: parts.default()?,
            cast: parts.cast(),
            order: parts.order,
            accepts,
            operand,
            member,
        });
    }
    Ok(fields)
}

/// Length of the lists that become operands: paddings of the four sides.
const PAD_LIST: usize = 4;

fn param(op: &OpDef, item: &'static str) -> Result<Param, SignatureError> {
    if let Some(rest) = item.strip_prefix('*') {
        let (name, target) = rest.split_once(" -> ").unwrap_or((rest, rest));
        return Ok(Param {
            name,
            keyword_only: false,
            positional_only: false,
            accepts: vec![Accept::Int, Accept::Float, Accept::Bool],
            variadic: true,
            default: None,
            cast: Cast::None,
            target: find(op, target).ok_or_else(|| SignatureError::UnknownTarget(target.to_owned()))?,
            order: None,
        });
    }
    let parts = Parts::of(item)?;
    let target = match parts.target {
        Some("drop") => Target::Nothing,
        Some(name) => find(op, name).ok_or_else(|| SignatureError::UnknownTarget(name.to_owned()))?,
        None => find(op, &camel_case(parts.name)).or_else(|| find(op, parts.name)).unwrap_or(Target::Nothing),
    };
    Ok(Param {
        name: parts.name,
        keyword_only: parts.keyword_only,
        positional_only: parts.positional_only,
        accepts: parts.accepts()?,
        variadic: false,
        default: parts.default()?,
        cast: parts.cast(),
        target,
        order: parts.order,
    })
}

/// The pieces of `name: accepts [= default] [as type] [-> target] [@order]`.
struct Parts {
    name: &'static str,
    keyword_only: bool,
    positional_only: bool,
    accepts: &'static str,
    default: Option<&'static str>,
    cast: Option<&'static str>,
    target: Option<&'static str>,
    order: Option<u8>,
}

impl Parts {
    fn of(item: &'static str) -> Result<Self, SignatureError> {
        let (name, rest) = item.split_once(": ").ok_or(SignatureError::Untyped(item))?;
        let keyword_only = name.ends_with('!');
        let positional_only = name.ends_with('/');
        let name = name.trim_end_matches(['!', '/']);
        let cut = |text: &'static str, mark| match text.split_once(mark) {
            Some((before, after)) => (before.trim_end(), Some(after.trim())),
            None => (text, None),
        };
        let (rest, order) = cut(rest, " @");
        let order = order.map(|text| text.parse().map_err(|_| SignatureError::Order(text))).transpose()?;
        let (rest, target) = cut(rest, " -> ");
        let (rest, cast) = cut(rest, " as ");
        let (accepts, default) = cut(rest, " = ");
        Ok(Self { name, keyword_only, positional_only, accepts, default, cast, target, order })
    }

    fn accepts(&self) -> Result<Vec<Accept>, SignatureError> {
        Ok(self.accepts.split('|').flat_map(accept).collect())
    }

    fn default(&self) -> Result<Option<Default>, SignatureError> {
        let Some(text) = self.default else { return Ok(None) };
        let members = || self.accepts().is_ok_and(|all| all.iter().any(|a| matches!(a, Accept::Enum(_))));
        Ok(Some(match text {
            "None" => Default::Absent,
            "True" => Default::Bool(true),
            "False" => Default::Bool(false),
            _ if members() => Default::Member(text),
            _ if text.starts_with(|c: char| c.is_ascii_alphabetic()) => Default::Expression(text),
            _ => match text.parse() {
                Ok(number) => Default::Int(number),
                Err(_) => Default::Float(text.parse().map_err(|_| SignatureError::UnknownDefault(text))?),
            },
        }))
    }

    fn cast(&self) -> Cast {
        match self.cast {
            None => Cast::None,
            Some("dtype") => Cast::Dtype,
            Some(text) => match argument_of(text, "elem") {
                Some(argument) => Cast::ElementOf(argument),
                None => Cast::To(text),
            },
        }
    }
}

fn accept(text: &'static str) -> Vec<Accept> {
    match text {
        "local" => vec![Accept::Local],
        "global" => vec![Accept::Global],
        "tensor" => vec![Accept::Local, Accept::Global],
        "address" => vec![Accept::Address],
        "array" => vec![Accept::Array],
        "int" => vec![Accept::Int],
        "float" => vec![Accept::Float],
        "number" => vec![Accept::Int, Accept::Float],
        "bool" => vec![Accept::Bool],
        "True" => vec![Accept::True],
        "False" => vec![Accept::False],
        "literal" => vec![Accept::Literal],
        "nonzero" => vec![Accept::NonZero],
        "value" => vec![Accept::Value],
        "any" => vec![Accept::Any],
        "list" => vec![Accept::List],
        "shared list" => vec![Accept::SharedList],
        "list of local" => vec![Accept::ListOfLocal],
        "str" => vec![Accept::Str],
        "dtype" => vec![Accept::Dtype],
        "shape" => vec![Accept::Shape],
        "ConstExpr" => vec![Accept::ConstExpr],
        "queue" => vec![Accept::Queue],
        _ if accept_limited(text).is_some() => accept_limited(text).into_iter().collect(),
        _ => vec![match text.strip_prefix("list of ") {
            Some(class) => Accept::ListOf(class),
            None => match ENUMS.iter().find(|def| def.python.strip_prefix("asc.") == Some(text)) {
                Some(definition) => Accept::Enum(definition),
                None => Accept::Class(text),
            },
        }],
    }
}

/// `0..3`, `multiple of 32`, `dtype in i8 f16`.
fn accept_limited(text: &'static str) -> Option<Accept> {
    if let Some(types) = text.strip_prefix("dtype in ") {
        return Some(Accept::DtypeIn(types));
    }
    if let Some(of) = text.strip_prefix("multiple of ") {
        return Some(Accept::Multiple(of.parse().ok()?));
    }
    let (low, high) = text.split_once("..")?;
    Some(Accept::Within(low.parse().ok()?, high.parse().ok()?))
}

fn result(text: &'static str) -> ResultRule {
    let (returns, text) = match text.split_once(' ') {
        Some(("raw", rest)) => (Returns::Raw, rest),
        Some(("none", rest)) => (Returns::Nothing, rest),
        _ => (Returns::Value, text),
    };
    let kind = if text == "dtype" {
        ResultType::Dtype
    } else if let Some(argument) = argument_of(text, "elem") {
        ResultType::ElementOf(argument)
    } else if let Some(argument) = argument_of(text, "typeof") {
        ResultType::TypeOf(argument)
    } else if let Some(arguments) = argument_of(text, "local") {
        let (dtype, shape) = match arguments.split_once(", ") {
            Some((dtype, shape)) => (dtype, Some(shape)),
            None => (arguments, None),
        };
        ResultType::Local { dtype, shape }
    } else if let Some(argument) = argument_of(text, "global") {
        ResultType::Global(argument)
    } else if let Some(argument) = argument_of(text, "address") {
        ResultType::Address(argument)
    } else if text.starts_with(|c: char| c.is_ascii_uppercase()) {
        match text.split_once('(') {
            Some((name, arguments)) => ResultType::Class { name, arguments: split(arguments.trim_end_matches(')')) },
            None => ResultType::Class { name: text, arguments: Vec::new() },
        }
    } else {
        ResultType::Scalar(text)
    };
    ResultRule { returns, kind }
}

/// `x` of `word(x)`.
fn argument_of(text: &'static str, word: &str) -> Option<&'static str> {
    text.strip_prefix(word)?.strip_prefix('(')?.strip_suffix(')')
}

/// Splits at commas outside parentheses.
fn split(text: &'static str) -> Vec<&'static str> {
    let mut depth = 0;
    text.split(|c| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        c == ',' && depth == 0
    })
    .map(str::trim)
    .filter(|item| !item.is_empty())
    .collect()
}

fn find(op: &OpDef, name: &str) -> Option<Target> {
    op.operand_index(name)
        .map(Target::Operand)
        .or_else(|| op.attributes.iter().position(|attribute| attribute.name == name).map(Target::Attribute))
}

/// `repeat_times` as `repeatTimes`.
pub fn camel_case(name: &str) -> String {
    let mut words = name.split('_');
    let mut out = words.next().unwrap_or_default().to_owned();
    for word in words {
        out.extend(word.chars().take(1).flat_map(char::to_uppercase));
        out.extend(word.chars().skip(1));
    }
    out
}

impl PartialEq for Accept {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::ListOf(a), Self::ListOf(b)) | (Self::Class(a), Self::Class(b)) => a == b,
            (Self::Enum(a), Self::Enum(b)) => a.name == b.name,
            (Self::Within(a, b), Self::Within(c, d)) => (a, b) == (c, d),
            (Self::Multiple(a), Self::Multiple(b)) => a == b,
            (Self::DtypeIn(a), Self::DtypeIn(b)) => a == b,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

impl Signature {
    /// Parameters in the order in which their constants and casts are made.
    #[must_use]
    pub fn materialisation_order(&self) -> Vec<&Param> {
        let mut params: Vec<&Param> =
            self.params.iter().filter(|param| matches!(param.target, Target::Operand(_))).collect();
        params.sort_by_key(|param| match (param.order, param.target) {
            (Some(order), _) => (0, usize::from(order)),
            (None, Target::Operand(index)) => (1, index),
            _ => (2, 0),
        });
        params
    }

    /// Attributes that no parameter and no `+` gives, although they must be there.
    #[must_use]
    pub fn missing_attributes(&self, op: &OpDef) -> Vec<&'static str> {
        let given = |index| self.params.iter().any(|param| param.target == Target::Attribute(index));
        op.attributes
            .iter()
            .enumerate()
            .filter(|(index, attribute)| !attribute.optional && attribute.kind != AttributeKind::Unit && !given(*index))
            .map(|(_, attribute)| attribute.name)
            .collect()
    }
}

#[cfg(test)]
#[path = "signature_tests.rs"]
mod tests;
