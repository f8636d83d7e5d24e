//! What a name means.

use super::call::calls;
use super::facts::facts;
use super::infer::{Kind, kind_of, method_of};
use super::{Source, floor, is_word, names, scope};
use crate::model::{Message, SourceSpan};
use crate::ops::{self, Text};

/// Longest piece of the file that is shown, in bytes.
const LONGEST: usize = 200;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hover {
    /// The name that is explained.
    pub span: SourceSpan,
    /// Full public name, or the name as written.
    pub name: String,
    pub about: Text,
    /// Each way to call it; for a name of the file, the line that defines it.
    pub calls: Vec<String>,
    /// Pipe, memories, element types, limits.
    pub facts: Vec<Message>,
}

/// Explains the name at the offset. Nothing where the text has none that is known.
pub fn hover(source: &Source<'_>, offset: usize) -> Option<Hover> {
    let text = source.text;
    let offset = floor(text, offset);
    let end = offset + text[offset..].find(|c| !is_word(c)).unwrap_or(text.len() - offset);
    let dotted = |c: &char| is_word(*c) || *c == '.';
    let start = text[..offset].chars().rev().take_while(dotted).map(char::len_utf8).sum::<usize>();
    let start = offset - start;
    let name = text.get(start..end).filter(|name| name.starts_with(|c: char| is_word(c) && !c.is_numeric()))?;
    let own = end - name.rsplit('.').next().map_or(0, str::len);
    let span = SourceSpan::new(own, end);
    let public = source.public(name).or_else(|| method_of(source, name, start));
    if let Some(public) = public
        && let Some(known) = names::known(&public)
    {
        let ops: Vec<_> = ops::candidates(&public).iter().map(|(op, _)| *op).collect();
        let calls = calls(source, name, start);
        return Some(Hover { span, name: public, about: known.about, calls, facts: facts(&ops) });
    }
    if name.contains('.') {
        return None;
    }
    let defined = scope::definition(source, start)?;
    let line_start = text[..defined.start as usize].rfind('\n').map_or(0, |at| at + 1);
    let line = text[line_start..].lines().next().unwrap_or("").trim();
    let line = line.get(..floor(line, LONGEST)).unwrap_or(line).to_owned();
    let kind = match kind_of(source, name, offset) {
        Kind::Local => Some("LocalTensor".to_owned()),
        Kind::Global => Some("GlobalTensor".to_owned()),
        Kind::Address => Some("GlobalAddress".to_owned()),
        Kind::Class(class) => Some(class),
        _ => None,
    };
    let facts = kind.map(|kind| Message::new(format!("A {kind}."), format!("类型为 {kind}。"))).into_iter().collect();
    Some(Hover { span, name: name.to_owned(), about: Text { en: "", zh: "" }, calls: vec![line], facts })
}
