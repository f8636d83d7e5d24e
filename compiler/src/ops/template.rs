//! How an operation's Ascend C statement is written: the small language of [`OpDef::emit`].
//!
//! In: a template's text. Out: its pieces, which the emitter fills in. The language:
//!
//! | piece | stands for |
//! |---|---|
//! | `{x}` | the name of operand `x`; of all values, comma separated, if it is variadic |
//! | `{name x}` | the name of result `x` |
//! | `{type x}` | the C++ type of operand, result or type attribute `x` |
//! | `{elem x}` | the C++ type of the elements of tensor `x` |
//! | `{unsigned x}` | the C++ type of type attribute or pointer `x`, integers made unsigned |
//! | `{flag x}` | `1` or `0`: unit attribute `x` is there or not |
//! | `{bool x}` | the same as `true` or `false` |
//! | `{enum x}` | the Ascend C name of the case in attribute `x` |
//! | `{attr x}` | the number in integer attribute `x` |
//! | `{text x}` | the text of string attribute `x` |
//! | `{api}` | [`OpDef::api`] |
//! | `{operands}` | all operands, comma separated, absent ones left out |
//! | `{arguments}` | the same without the first |
//! | `{object}` | the first operand |
//! | `{result}` | `Type name = ` of the result, nothing if there is none |
//! | `{declare}` | `Type name` of the result |
//! | `{list T b s x}` | the name of a local array with the values of variadic operand `x`, declared in a statement before: `T <name of b><s>[] = {…};`. A suffix `s` that ends in `#` is numbered: one count per operation, from 0 |
//! | `[…]` | its contents if every optional operand in it is present |
//! | `{[}`, `{]}` | brackets |
//! | line break | ends a statement and begins the next (the last one's end is the emitter's business) |
//!
//! A template `custom:name` says that the emitter has a function of that name; an empty one that the operation has no
//! Ascend C.

use super::{OPS, OpDef};
use std::collections::HashMap;
use std::sync::LazyLock;

/// A parsed template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Template {
    /// The operation cannot be written.
    Nothing,
    /// The emitter's function of this name writes it.
    Custom(&'static str),
    Pieces(Vec<Piece>),
}

/// A piece of a template. Names are those of operands, results and attributes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Piece {
    Text(&'static str),
    Operand(&'static str),
    ResultName(&'static str),
    Type(&'static str),
    Element(&'static str),
    Unsigned(&'static str),
    Flag(&'static str),
    Bool(&'static str),
    Enum(&'static str),
    Number(&'static str),
    String(&'static str),
    Api,
    Operands,
    Arguments,
    Object,
    Result,
    Declare,
    /// A local array, declared in a statement of its own before this one.
    List {
        element: &'static str,
        base: &'static str,
        suffix: &'static str,
        numbered: bool,
        values: &'static str,
    },
    /// Written if every optional operand in it is present.
    Optional(Vec<Piece>),
    /// End of a statement.
    Break,
}

/// What is wrong with a template.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TemplateError {
    #[error("bracket without its other half")]
    Unbalanced,
    #[error("unknown piece {{{0}}}")]
    Unknown(&'static str),
    #[error("{0} is no name of this operation")]
    Name(&'static str),
}

/// The template of an operation of the tables.
#[must_use]
pub fn of(op: &OpDef) -> &'static Template {
    static PARSED: LazyLock<HashMap<&str, Template>> =
        LazyLock::new(|| OPS.iter().map(|op| (op.mnemonic, parse(op).unwrap_or(Template::Nothing))).collect());
    PARSED.get(op.mnemonic).unwrap_or(&Template::Nothing)
}

/// Parses an operation's template and checks its names.
///
/// # Errors
/// The first piece that cannot be understood.
pub fn parse(op: &OpDef) -> Result<Template, TemplateError> {
    if op.emit.is_empty() {
        return Ok(Template::Nothing);
    }
    if let Some(name) = op.emit.strip_prefix("custom:") {
        return Ok(Template::Custom(name));
    }
    let mut rest = op.emit;
    let pieces = sequence(op, &mut rest, false)?;
    if rest.is_empty() { Ok(Template::Pieces(pieces)) } else { Err(TemplateError::Unbalanced) }
}

fn sequence(op: &OpDef, rest: &mut &'static str, inner: bool) -> Result<Vec<Piece>, TemplateError> {
    let mut pieces = Vec::new();
    while let Some(first) = rest.chars().next() {
        match first {
            '{' => {
                let end = rest.find('}').ok_or(TemplateError::Unbalanced)?;
                pieces.push(piece(op, &rest[1..end])?);
                *rest = &rest[end + 1..];
            }
            '[' => {
                *rest = &rest[1..];
                pieces.push(Piece::Optional(sequence(op, rest, true)?));
                *rest = rest.strip_prefix(']').ok_or(TemplateError::Unbalanced)?;
            }
            ']' if inner => return Ok(pieces),
            ']' => return Err(TemplateError::Unbalanced),
            '\n' => {
                pieces.push(Piece::Break);
                *rest = &rest[1..];
            }
            _ => {
                let end = rest.find(['{', '[', ']', '\n']).unwrap_or(rest.len());
                pieces.push(Piece::Text(&rest[..end]));
                *rest = &rest[end..];
            }
        }
    }
    Ok(pieces)
}

fn piece(op: &OpDef, text: &'static str) -> Result<Piece, TemplateError> {
    let operand = |name| op.operands.iter().any(|operand| operand.name == name);
    let result = |name| op.results.iter().any(|result| result.name == name);
    let attribute = |name| op.attribute(name).is_some();
    let checked = |known: bool, name, piece| if known { Ok(piece) } else { Err(TemplateError::Name(name)) };
    match text {
        "api" => return Ok(Piece::Api),
        "operands" => return Ok(Piece::Operands),
        "arguments" => return Ok(Piece::Arguments),
        "object" => return Ok(Piece::Object),
        "result" => return Ok(Piece::Result),
        "declare" => return Ok(Piece::Declare),
        "[" | "]" => return Ok(Piece::Text(text)),
        _ => {}
    }
    let Some((word, name)) = text.split_once(' ') else {
        return checked(operand(text), text, Piece::Operand(text));
    };
    match word {
        "name" => checked(result(name), name, Piece::ResultName(name)),
        "type" => checked(operand(name) || result(name) || attribute(name), name, Piece::Type(name)),
        "elem" => checked(operand(name) || result(name), name, Piece::Element(name)),
        "unsigned" => checked(attribute(name) || operand(name), name, Piece::Unsigned(name)),
        "flag" => checked(attribute(name), name, Piece::Flag(name)),
        "bool" => checked(attribute(name), name, Piece::Bool(name)),
        "enum" => checked(attribute(name), name, Piece::Enum(name)),
        "attr" => checked(attribute(name), name, Piece::Number(name)),
        "text" => checked(attribute(name), name, Piece::String(name)),
        "list" => {
            let [element, base, suffix, values] = name.split(' ').collect::<Vec<_>>()[..] else {
                return Err(TemplateError::Unknown(text));
            };
            let numbered = suffix.ends_with('#');
            let suffix = suffix.trim_end_matches('#');
            let list = Piece::List { element, base, suffix, numbered, values };
            checked(operand(base) && operand(values), name, list)
        }
        _ => Err(TemplateError::Unknown(text)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops;

    #[test]
    fn every_template_parses() {
        for op in OPS {
            if let Err(error) = parse(op) {
                panic!("{}: {error}\n{}", op.mnemonic, op.emit);
            }
        }
    }

    #[test]
    fn pieces_of_a_call_with_list_and_option() {
        let op = ops::op("add_l1").unwrap();
        let Template::Pieces(pieces) = of(op) else { panic!("{:?}", of(op)) };
        assert_eq!(pieces[..3], [Piece::Text("AscendC::"), Piece::Api, Piece::Text("<")]);
        assert!(pieces.contains(&Piece::List {
            element: "uint64_t",
            base: "dst",
            suffix: "_mask_list",
            numbered: true,
            values: "mask"
        }));
        let Template::Pieces(pieces) = of(ops::op("sin").unwrap()) else { panic!() };
        assert!(pieces.contains(&Piece::Optional(vec![Piece::Text(", "), Piece::Operand("sharedTmpBuffer")])));
        let Template::Pieces(pieces) = of(ops::op("local_tensor.subindex").unwrap()) else { panic!() };
        assert!(pieces.ends_with(&[Piece::Text("["), Piece::Operand("index"), Piece::Text("]")]), "{pieces:?}");
    }

    #[test]
    fn mistakes_are_named() {
        let with = |emit| {
            let add = ops::op("add_l2").unwrap();
            let op = OpDef { emit, python: &[], ..copy(add) };
            parse(&op)
        };
        assert_eq!(with("f({nope})"), Err(TemplateError::Name("nope")));
        assert_eq!(with("f({dst"), Err(TemplateError::Unbalanced));
        assert_eq!(with("f([{dst})"), Err(TemplateError::Unbalanced));
        assert_eq!(with("f({dst})]"), Err(TemplateError::Unbalanced));
        assert_eq!(with("{walk dst}"), Err(TemplateError::Unknown("walk dst")));
    }

    fn copy(op: &OpDef) -> OpDef {
        OpDef { ..*op }
    }
}
