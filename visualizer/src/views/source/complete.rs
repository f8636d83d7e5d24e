//! What can follow at the cursor, and what a name means, from the operation tables. Pure.

use crate::i18n::Lang;
use crate::views::names;
use compiler::model::SourceSpan;
use compiler::ops::{ENUMS, OPS, PARAMS, Text, candidates};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

/// A name that can follow, with a word about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// Full dotted name: `asc.data_copy`.
    pub name: &'static str,
    pub about: Text,
}

/// Full names, sorted, each once.
static NAMES: LazyLock<BTreeMap<&'static str, Text>> = LazyLock::new(|| {
    const NOTHING: Text = Text { en: "", zh: "" };
    let mut names: BTreeMap<&'static str, Text> = BTreeMap::new();
    for op in OPS {
        for python in op.python {
            names.entry(python.name).or_insert(op.summary);
        }
    }
    for definition in ENUMS.iter().filter(|definition| !definition.python.is_empty()) {
        names.entry(definition.python).or_insert(NOTHING);
    }
    PARAMS.iter().for_each(|definition| {
        names.entry(definition.python).or_insert(NOTHING);
    });
    names
});

/// Members of enumerations by their full name, such as `asc.HardEvent.MTE2_V`.
static MEMBERS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let with_python = ENUMS.iter().filter(|definition| !definition.python.is_empty());
    with_python.flat_map(|d| d.members.iter().map(move |(member, _)| format!("{}.{member}", d.python))).collect()
});

/// Names that go on from what stands before `byte` of the line, and the bytes that the chosen one replaces.
/// Nothing unless a dotted name is being written.
pub fn completions(line: &str, byte: usize) -> Option<(Range<usize>, Vec<Item>)> {
    let before = line.get(..byte)?;
    let start =
        before.rfind(|c: char| !is_name(c)).map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
    let word = &before[start..];
    if !word.starts_with("asc.") || before[..start].contains('#') {
        return None;
    }
    let lower = word.to_ascii_lowercase();
    let fits = |name: &str| {
        let rest = name.to_ascii_lowercase();
        rest.starts_with(&lower) && rest.len() > lower.len() && !rest[lower.len()..].contains('.')
    };
    let mut items: Vec<Item> =
        NAMES.iter().filter(|(name, _)| fits(name)).map(|(name, about)| Item { name, about: *about }).collect();
    let nothing = Text { en: "", zh: "" };
    items.extend(MEMBERS.iter().filter(|name| fits(name)).map(|name| Item { name: name.as_str(), about: nothing }));
    // What is spelled as written comes before what only sounds like it.
    items.sort_by_key(|item| !item.name.starts_with(word));
    (!items.is_empty()).then_some((start..byte, items))
}

/// What is known about a dotted name: one line about it, and each way to call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Help {
    pub name: String,
    pub about: Text,
    pub calls: Vec<String>,
}

/// Help for the name that covers `byte` of the line.
pub fn help(line: &str, byte: usize) -> Option<(SourceSpan, Help)> {
    let start = line.get(..byte)?.rfind(|c: char| !is_name(c)).map_or(0, |at| at + 1);
    let start = (start..=byte).find(|at| line.is_char_boundary(*at))?;
    let len = line[byte..].find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(line.len() - byte);
    let name = &line[start..byte + len];
    let found = candidates(name);
    let (first, _) = found.first()?;
    let calls = found.iter().map(|(_, python)| format!("{name}({})", call(python.signature))).collect();
    Some((SourceSpan::new(start, byte + len), Help { name: name.to_owned(), about: first.summary, calls }))
}

impl Help {
    pub fn about(&self, lang: Lang) -> &'static str {
        names::text(self.about, lang)
    }
}

/// Parameters as a caller sees them: without what the compiler makes of each.
fn call(signature: &str) -> String {
    let parameter = |part: &str| {
        let part = part.split("->").next().unwrap_or("");
        let (head, default) = part.split_once('=').map_or((part, None), |(head, default)| (head, Some(default.trim())));
        let head = head.split(" as ").next().unwrap_or("").trim();
        default.map_or_else(|| head.to_owned(), |default| format!("{head} = {default}"))
    };
    let parts: Vec<String> = signature.split(',').map(parameter).filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}

fn is_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_' || character == '.'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_language_complete() {
        let line = "    asc.data_c";
        let (bytes, items) = completions(line, line.len()).expect("something fits");
        assert_eq!(bytes, 4..14);
        assert!(items.iter().any(|item| item.name == "asc.data_copy"));
        let line = "x = 中 + asc.HardEvent.MTE2";
        let (_, items) = completions(line, line.len()).expect("something fits");
        assert!(items.iter().any(|item| item.name == "asc.HardEvent.MTE2_V"));
    }

    #[test]
    fn nothing_is_offered_elsewhere() {
        for line in ["np.ar", "asc", "# asc.da", "asc.data_copy(", "asc.no_such_name", ""] {
            assert_eq!(completions(line, line.len()), None, "{line}");
        }
    }

    #[test]
    fn help_shows_every_way_to_call() {
        let line = "    asc.data_copy(x, y, 8)";
        let (span, help) = help(line, 10).expect("known");
        assert_eq!((span.range(), help.name.as_str()), (4..17, "asc.data_copy"));
        assert!(help.calls.len() > 3 && help.calls.iter().all(|call| !call.contains("->")), "{:?}", help.calls);
        assert_eq!(super::help("文asc", 0), None);
    }
}
