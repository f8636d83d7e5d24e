//! The call around the cursor: its overloads, the one that fits, the parameter that is being written.

use super::infer::{Kind, kind_of, method_of};
use super::{Source, floor, is_word, names};
use crate::ops::signature::{Accept, parse};
use crate::ops::{self, Text};
use std::ops::Range;

/// How far back a call may begin, in bytes.
const REACH: usize = 4000;

/// One way to call a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overload {
    /// `add(dst: local, src0: local, ...)`
    pub text: String,
    /// Bytes of each parameter within `text`.
    pub params: Vec<Range<usize>>,
    /// Names of the parameters.
    pub names: Vec<String>,
    /// The parameter that is being written.
    pub active: Option<usize>,
    /// What is written so far goes with it.
    pub fits: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignatureHelp {
    /// As written: `asc.add`, `queue.enque`.
    pub name: String,
    pub about: Text,
    pub overloads: Vec<Overload>,
    /// Index of the first overload that fits; 0 when none does.
    pub best: usize,
}

/// A call whose brackets are open at the cursor.
pub struct OpenCall<'a> {
    pub name: &'a str,
    /// Arguments so far, the one being written last.
    pub args: Vec<&'a str>,
    /// Offset of the name.
    pub at: usize,
}

/// The innermost call around the offset.
pub fn open_call(text: &str, offset: usize) -> Option<OpenCall<'_>> {
    let end = floor(text, offset);
    let from = floor(text, end.saturating_sub(REACH));
    let before = text.get(from..end)?;
    // Brackets that only group belong to an argument of the call around them.
    let called = |open: usize| {
        let head = &before[..open];
        let start = head.char_indices().rev().take_while(|(_, c)| is_word(*c) || *c == '.').last()?.0;
        Some((open, start))
    };
    let (open, start) = unclosed(before).into_iter().rev().find_map(called)?;
    let (head, name) = (&before[..open], &before[start..open]);
    let defines = head[..start].trim_end().ends_with("def");
    if defines || name.starts_with(|c: char| c.is_ascii_digit() || c == '.') {
        return None;
    }
    Some(OpenCall { name, args: split_args(&before[open + 1..]), at: from + start })
}

/// Offsets of the opening parentheses that are not closed. Brackets in strings and comments do not count; from
/// within those, nothing is open.
fn unclosed(text: &str) -> Vec<usize> {
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut quote: Option<char> = None;
    let mut comment = false;
    let mut escaped = false;
    for (at, character) in text.char_indices() {
        match (quote, character) {
            _ if comment => comment = character != '\n',
            (Some(_), _) if escaped => escaped = false,
            (Some(_), '\\') => escaped = true,
            (Some(_), '\n') => quote = None,
            (Some(mark), _) if character == mark => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(character),
            (None, '#') => comment = true,
            (None, '(' | '[' | '{') => open.push((at, character)),
            (None, ')' | ']' | '}') => {
                open.pop();
            }
            _ => {}
        }
    }
    if quote.is_some() || comment {
        return Vec::new();
    }
    open.into_iter().filter(|(_, character)| *character == '(').map(|(at, _)| at).collect()
}

/// Splits at commas outside of brackets and strings.
fn split_args(text: &str) -> Vec<&str> {
    let mut args = Vec::new();
    let (mut depth, mut from, mut quote) = (0, 0, None);
    for (at, character) in text.char_indices() {
        match (quote, character) {
            (Some(mark), _) if character == mark => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(character),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth -= 1,
            (None, ',') if depth == 0 => {
                args.push(&text[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    args.push(&text[from..]);
    args
}

/// `name=value` of an argument that is a keyword.
fn keyword(arg: &str) -> Option<(&str, &str)> {
    let (name, value) = arg.split_once('=')?;
    let name = name.trim();
    let plain = !name.is_empty() && name.chars().all(is_word) && !value.starts_with('=');
    plain.then_some((name, value))
}

/// A parameter, as far as a caller cares.
pub struct Parameter {
    pub name: String,
    /// `int`, `local`, `HardEvent`; empty: not said.
    pub accepts: String,
    pub kinds: Vec<Accept>,
    /// As written, where it has one.
    pub default: Option<String>,
    pub keyword_only: bool,
    pub variadic: bool,
}

/// Overloads of what a call names: an operation, a class, a method, or a function of the file.
pub fn overloads_of(source: &Source<'_>, name: &str, at: usize) -> (Vec<Vec<Parameter>>, Text) {
    const NOTHING: Text = Text { en: "", zh: "" };
    let Some(public) = source.public(name).or_else(|| method_of(source, name, at)) else {
        let own = super::scope::parameters(source, name).map(|names| names.iter().map(|text| own(text)).collect());
        return (own.into_iter().collect(), NOTHING);
    };
    let about = names::known(&public).map_or(NOTHING, |known| known.about);
    let mut found: Vec<Vec<Parameter>> = Vec::new();
    // `asc.TQue` is made as a `TQueBind`.
    let candidates = match ops::candidates(&public) {
        [] if public == "asc.TQue" => ops::candidates("asc.TQueBind"),
        candidates => candidates,
    };
    for (op, python) in candidates {
        let Ok(signature) = parse(op, python.signature) else { continue };
        let texts = items(python.signature);
        let skip_self = usize::from(signature.params.first().is_some_and(|param| param.name == "self"));
        let params = signature.params.into_iter().skip(skip_self).map(|param| {
            let (accepts, default) = texts.get(param.name).copied().unwrap_or_default();
            Parameter {
                name: param.name.to_owned(),
                accepts: accepts.to_owned(),
                kinds: param.accepts,
                default: param.default.and(default).map(str::to_owned),
                keyword_only: param.keyword_only,
                variadic: param.variadic,
            }
        });
        found.push(params.collect());
    }
    for form in ops::params(&public) {
        let texts = items(form.fields);
        let fields = crate::ops::signature::fields(form.fields).unwrap_or_default();
        let params = fields.into_iter().map(|field| {
            let (accepts, default) = texts.get(field.name).copied().unwrap_or_default();
            Parameter {
                name: field.name.to_owned(),
                accepts: accepts.to_owned(),
                kinds: field.accepts,
                default: field.default.and(default).map(str::to_owned),
                keyword_only: false,
                variadic: false,
            }
        });
        found.push(params.collect());
    }
    if let (true, Some(text)) = (found.is_empty(), names::core_signature(&public)) {
        found.push(text.split(", ").map(own).collect());
    }
    // The same call may become different operations; a caller sees it once.
    let mut seen = std::collections::BTreeSet::new();
    found.retain(|params| seen.insert(written(params)));
    (found, about)
}

/// `name: accepts = default` of a text without more.
fn own(text: &str) -> Parameter {
    let (head, default) = text.split_once('=').map_or((text, None), |(head, default)| (head, Some(default.trim())));
    let (name, accepts) = head.split_once(':').unwrap_or((head, ""));
    let variadic = name.trim().starts_with('*');
    Parameter {
        name: name.trim().trim_start_matches('*').to_owned(),
        accepts: accepts.trim().to_owned(),
        kinds: Vec::new(),
        default: default.map(str::to_owned),
        keyword_only: false,
        variadic,
    }
}

/// What a signature's text says of each parameter: what it accepts, and its default.
fn items(text: &'static str) -> std::collections::HashMap<&'static str, (&'static str, Option<&'static str>)> {
    let text = text.split("=> ").next().unwrap_or("");
    let parts = text.split(", ").filter_map(|item| {
        let (name, rest) = item.split_once(": ")?;
        let rest = rest.split(" / ").next()?.split(" @").next()?.split(" -> ").next()?.split(" as ").next()?;
        let (accepts, default) = rest.split_once(" = ").map_or((rest, None), |(a, d)| (a, Some(d)));
        Some((name.trim_end_matches('!').trim(), (accepts.trim(), default.map(str::trim))))
    });
    parts.collect()
}

fn written_one(param: &Parameter) -> String {
    let star = if param.variadic { "*" } else { "" };
    let accepts =
        if param.accepts.is_empty() { String::new() } else { format!(": {}", param.accepts.replace('|', " | ")) };
    let default = param.default.as_ref().map(|default| format!(" = {default}")).unwrap_or_default();
    format!("{star}{}{accepts}{default}", param.name)
}

fn written(params: &[Parameter]) -> String {
    params.iter().map(written_one).collect::<Vec<_>>().join(", ")
}

/// How a call of this name is written, one text for each way.
pub fn calls(source: &Source<'_>, name: &str, at: usize) -> Vec<String> {
    let (overloads, _) = overloads_of(source, name, at);
    overloads.iter().map(|params| format!("{name}({})", written(params))).collect()
}

/// Help for the call around the cursor.
pub fn signature_help(source: &Source<'_>, offset: usize) -> Option<SignatureHelp> {
    let call = open_call(source.text, offset)?;
    let (overloads, about) = overloads_of(source, call.name, call.at);
    let last = call.name.rsplit('.').next().unwrap_or(call.name);
    let overloads: Vec<Overload> = overloads.iter().map(|params| overload(source, last, params, &call)).collect();
    if overloads.is_empty() {
        return None;
    }
    let best = overloads.iter().position(|overload| overload.fits).unwrap_or(0);
    Some(SignatureHelp { name: call.name.to_owned(), about, overloads, best })
}

fn overload(source: &Source<'_>, name: &str, params: &[Parameter], call: &OpenCall<'_>) -> Overload {
    let mut text = format!("{name}(");
    let mut ranges = Vec::new();
    for (nth, param) in params.iter().enumerate() {
        if nth > 0 {
            text.push_str(", ");
        }
        let from = text.len();
        text.push_str(&written_one(param));
        ranges.push(from..text.len());
    }
    text.push(')');
    let slot = |nth: usize, arg: &str| match keyword(arg) {
        Some((name, _)) => params.iter().position(|param| param.name == name),
        None => {
            let positional = params.get(nth).filter(|param| !param.keyword_only).map(|_| nth);
            positional.or_else(|| params.last().filter(|last| last.variadic).map(|_| params.len() - 1))
        }
    };
    let (written, current) = call.args.split_at(call.args.len() - 1);
    let current = current.first().copied().unwrap_or("");
    let given = written.iter().enumerate().map(|(nth, arg)| (nth, *arg));
    let given = given.chain(Some((written.len(), current)).filter(|(_, arg)| !arg.trim().is_empty()));
    let fits = given.into_iter().all(|(nth, arg)| {
        let Some(param) = slot(nth, arg).and_then(|slot| params.get(slot)) else {
            // A word that is being written may yet become a keyword.
            return nth == written.len() && arg.trim().chars().all(is_word) && slot(nth, "").is_some();
        };
        let value = keyword(arg).map_or(arg, |(_, value)| value);
        if nth == written.len() && value.trim().chars().all(is_word) && value.trim().parse::<f64>().is_err() {
            return true;
        }
        let kind = kind_of(source, value, call.at);
        param.kinds.is_empty() || kind == Kind::Unknown || param.kinds.iter().any(|accept| kind.fits(accept))
    });
    Overload {
        params: ranges,
        names: params.iter().map(|param| param.name.clone()).collect(),
        active: slot(written.len(), current),
        fits,
        text,
    }
}
