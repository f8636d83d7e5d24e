//! What can follow at the cursor.

use super::call::{open_call, overloads_of};
use super::infer::kind_of;
use super::{Source, floor, is_word, names, scope};
use crate::model::SourceSpan;
use crate::ops::Text;
use crate::ops::signature::Accept;
use std::collections::BTreeSet;

/// Items that are worth listing.
const MOST: usize = 300;

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ItemKind {
    /// Keyword argument of the call around the cursor.
    Argument,
    /// Value of an enumeration.
    Member,
    /// Name of the file.
    Variable,
    Property,
    Function,
    Class,
    Type,
    Enum,
    Module,
    /// Word of Python.
    Keyword,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What is shown and looked for.
    pub label: String,
    /// What is put in.
    pub insert: String,
    pub kind: ItemKind,
    pub about: Text,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completions {
    /// What an item takes the place of.
    pub replace: SourceSpan,
    /// Best first.
    pub items: Vec<Item>,
}

const NOTHING: Text = Text { en: "", zh: "" };

/// Python words of use in kernels.
const KEYWORDS: [&str; 24] = [
    "and", "assert", "break", "class", "continue", "def", "elif", "else", "False", "for", "from", "if", "import", "in",
    "is", "None", "not", "or", "pass", "range", "return", "True", "while", "with",
];

/// What can follow. Nothing in comments and strings, nothing before a letter or a dot is typed, and nothing where only
/// what is written already fits.
pub fn completions(source: &Source<'_>, offset: usize) -> Option<Completions> {
    let offset = floor(source.text, offset);
    if in_words(source, offset) {
        return None;
    }
    let before = &source.text[..offset];
    let start = before.char_indices().rev().take_while(|(_, c)| is_word(*c)).last().map_or(offset, |(at, _)| at);
    let word = &before[start..];
    let mut items = match before[..start].strip_suffix('.') {
        Some(head) => members(source, receiver(head), start),
        None if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) => Vec::new(),
        None => plain(source, offset, start),
    };
    let lower = word.to_lowercase();
    let rank = |item: &Item| {
        let label = item.label.to_lowercase();
        if item.label == word {
            Some(-1)
        } else if item.label.starts_with(word) {
            Some(0)
        } else if label.starts_with(&lower) {
            Some(1)
        } else if label.rsplit('.').next().is_some_and(|last| last.starts_with(&lower))
            || label.split(['_', '.']).any(|part| part.starts_with(&lower))
        {
            Some(2)
        } else {
            None
        }
    };
    let mut ranked: Vec<(i32, Item)> = items.drain(..).filter_map(|item| Some((rank(&item)?, item))).collect();
    ranked.sort_by(|(a, x), (b, y)| (a, x.kind, &x.label).cmp(&(b, y.kind, &y.label)));
    ranked.truncate(MOST);
    let items: Vec<Item> = ranked.into_iter().map(|(_, item)| item).collect();
    let more = items.iter().any(|item| item.insert != word);
    more.then_some(Completions { replace: SourceSpan::new(start, offset), items })
}

/// Whether the offset lies in a comment or a string.
fn in_words(source: &Source<'_>, offset: usize) -> bool {
    let line = &source.text[source.text[..offset].rfind('\n').map_or(0, |at| at + 1)..offset];
    let mut quote = None;
    for character in line.chars() {
        match (quote, character) {
            (None, '#') => return true,
            (None, '"' | '\'') => quote = Some(character),
            (Some(mark), _) if mark == character => quote = None,
            _ => {}
        }
    }
    let node = offset.checked_sub(1).and_then(|at| source.tree.root()?.descendant_for_byte_range(at, offset));
    quote.is_some() || node.is_some_and(|node| matches!(node.kind(), "string_content" | "comment"))
}

/// The expression before a dot: a dotted name, perhaps with brackets at its end.
fn receiver(head: &str) -> &str {
    let mut depth = 0;
    let mut start = head.len();
    for (at, character) in head.char_indices().rev() {
        match character {
            ')' | ']' => depth += 1,
            '(' | '[' if depth > 0 => depth -= 1,
            _ if depth > 0 || is_word(character) || character == '.' => {}
            _ => break,
        }
        if character == '\n' {
            break;
        }
        start = at;
    }
    &head[start..]
}

fn members(source: &Source<'_>, receiver: &str, at: usize) -> Vec<Item> {
    let owner = match receiver == source.alias() {
        true => Some("asc".to_owned()),
        false => source.public(receiver).filter(|public| names::known(public).is_some()),
    };
    let owner = owner.or_else(|| kind_of(source, receiver, at).class());
    let Some(owner) = owner else { return Vec::new() };
    let item = |(name, known): (&str, names::Known)| Item {
        label: name.to_owned(),
        insert: name.to_owned(),
        kind: known.kind,
        about: known.about,
    };
    names::below(&owner).map(item).collect()
}

fn plain(source: &Source<'_>, offset: usize, start: usize) -> Vec<Item> {
    let mut items = Vec::new();
    let mut add = |label: String, insert: String, kind| items.push(Item { label, insert, kind, about: NOTHING });
    if let Some(call) = open_call(source.text, offset) {
        let (overloads, _) = overloads_of(source, call.name, call.at);
        let nth = call.args.len() - 1;
        let current = call.args.last().copied().unwrap_or("");
        let at_start = current.trim().len() == offset - start;
        let mut seen = BTreeSet::new();
        for params in &overloads {
            for param in params.iter().filter(|_| at_start) {
                let given = |arg: &str| arg.trim_start().starts_with(&format!("{}=", param.name));
                if seen.insert(param.name.clone()) && !call.args.iter().any(|arg| given(arg)) {
                    add(format!("{}=", param.name), format!("{}=", param.name), ItemKind::Argument);
                }
            }
            let by_name = current.split_once('=').map(|(name, _)| name.trim());
            let param = match by_name {
                Some(name) => params.iter().find(|param| param.name == name),
                None => params.get(nth),
            };
            for accept in param.iter().flat_map(|param| &param.kinds) {
                let Accept::Enum(definition) = accept else { continue };
                for (member, _) in definition.members {
                    let full = format!("{}.{member}", definition.python.replacen("asc", source.alias(), 1));
                    if seen.insert(full.clone()) {
                        add(full.clone(), full, ItemKind::Member);
                    }
                }
            }
        }
    }
    for name in scope::visible(source, start) {
        add(name.clone(), name, ItemKind::Variable);
    }
    add(source.alias().to_owned(), source.alias().to_owned(), ItemKind::Module);
    for word in KEYWORDS {
        add(word.to_owned(), word.to_owned(), ItemKind::Keyword);
    }
    items
}
