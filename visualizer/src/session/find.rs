//! Search and replacement in a document.
//!
//! Always holds: matches are those of the present text and the present query, without overlap, in order.

use super::document::{Document, DocumentId};
use compiler::model::SourceSpan;
use regex::{Captures, Regex, RegexBuilder};
use serde::{Deserialize, Serialize};

/// Matches that are looked for; a one-letter search in a huge file ends here.
pub const MOST_MATCHES: usize = 100_000;

/// What is looked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Query {
    pub text: String,
    /// Upper and lower case differ.
    pub case: bool,
    pub whole_words: bool,
    pub regex: bool,
}

/// State of the search bar.
#[derive(Debug, Default)]
pub struct Find {
    pub open: bool,
    /// The line for the replacement shows as well.
    pub replacing: bool,
    pub query: Query,
    pub replacement: String,
    /// The matches last computed, of which query in which revision of which document.
    found: Option<(Query, DocumentId, u64, Found)>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    pub matches: Vec<SourceSpan>,
    /// Why the pattern cannot be read.
    pub error: Option<String>,
}

impl Find {
    /// The matches in a document, if they were computed for its present text.
    pub fn found(&self, document: &Document) -> Option<&Found> {
        let (query, id, revision, found) = self.found.as_ref()?;
        let is_current = *query == self.query && *id == document.id && *revision == document.revision();
        is_current.then_some(found)
    }

    /// Computes the matches where they are not those of the present text.
    pub fn renew(&mut self, document: &Document) {
        if self.open && self.found(document).is_none() {
            let found = self.query.all(&document.text());
            self.found = Some((self.query.clone(), document.id, document.revision(), found));
        }
    }
}

impl Query {
    pub fn pattern(&self) -> Result<Regex, String> {
        let text = if self.regex { self.text.clone() } else { regex::escape(&self.text) };
        let text = if self.whole_words { format!(r"\b(?:{text})\b") } else { text };
        let pattern = RegexBuilder::new(&text).case_insensitive(!self.case).multi_line(true).build();
        // The last line says what is wrong; those before draw the pattern with an arrow under it.
        pattern.map_err(|error| {
            let text = error.to_string();
            text.lines().last().unwrap_or("").trim_start_matches("error: ").to_owned()
        })
    }

    /// All places in a text. Empty matches do not count.
    pub fn all(&self, text: &str) -> Found {
        if self.text.is_empty() {
            return Found::default();
        }
        match self.pattern() {
            Ok(pattern) => {
                let places = pattern.find_iter(text).filter(|found| !found.is_empty());
                let spans = places.map(|found| SourceSpan::new(found.start(), found.end()));
                Found { matches: spans.take(MOST_MATCHES).collect(), error: None }
            }
            Err(error) => Found { matches: Vec::new(), error: Some(error) },
        }
    }

    /// What each of the matches becomes. With patterns, `$1` and `$name` stand for groups, `\n` and `\t` for a line
    /// break and a tab.
    pub fn replacements(&self, text: &str, replacement: &str) -> Vec<(SourceSpan, String)> {
        let (Ok(pattern), false) = (self.pattern(), self.text.is_empty()) else { return Vec::new() };
        let escaped = replacement.replace("\\n", "\n").replace("\\t", "\t");
        let new = |captures: &Captures<'_>| {
            let mut out = String::new();
            captures.expand(&escaped, &mut out);
            out
        };
        let all = pattern.captures_iter(text).filter_map(|captures| {
            let found = captures.get(0).filter(|found| !found.is_empty())?;
            let text = if self.regex { new(&captures) } else { replacement.to_owned() };
            Some((SourceSpan::new(found.start(), found.end()), text))
        });
        all.collect()
    }
}

/// Index of the match after the selection, going round the end.
pub(super) fn next(document: &Document, matches: &[SourceSpan], backwards: bool, from_start: bool) -> Option<usize> {
    let at = document.cursor().range();
    let last = matches.len().checked_sub(1)?;
    Some(if backwards {
        matches.partition_point(|span| (span.start as usize) < at.start).checked_sub(1).unwrap_or(last)
    } else {
        let from = if from_start { at.start } else { at.end.max(at.start + usize::from(at.is_empty())) };
        let here = matches.partition_point(|span| (span.start as usize) < from);
        if here > last { 0 } else { here }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn query(text: &str) -> Query {
        Query { text: text.into(), ..Query::default() }
    }

    fn texts<'a>(query: &Query, text: &'a str) -> Vec<&'a str> {
        query.all(text).matches.into_iter().map(|span| &text[span.range()]).collect()
    }

    #[test]
    fn case_words_and_patterns() {
        assert_eq!(texts(&query("add"), "Add add adder"), ["Add", "add", "add"]);
        assert_eq!(texts(&Query { case: true, ..query("add") }, "Add add"), ["add"]);
        assert_eq!(texts(&Query { whole_words: true, ..query("add") }, "Add adder"), ["Add"]);
        assert_eq!(texts(&query("a.c"), "abc a.c"), ["a.c"]);
        assert_eq!(texts(&Query { regex: true, ..query(r"^\w+$") }, "one\ntwo three\n中文\n"), ["one", "中文"]);
        assert_eq!(texts(&Query { regex: true, ..query("x*") }, "axxb"), ["xx"]);
        assert_eq!(texts(&query(""), "text"), [""; 0]);
    }

    #[test]
    fn a_broken_pattern_says_why() {
        let found = Query { regex: true, ..query("(a") }.all("(a");
        assert!(found.matches.is_empty());
        assert_eq!(found.error.as_deref(), Some("unclosed group"));
    }

    #[test]
    fn replacements_take_groups_only_from_patterns() {
        let text = "f(a, b)";
        let swapped = Query { regex: true, ..query(r"(\w), (\w)") }.replacements(text, r"$2,\n$1");
        assert_eq!(swapped, [(SourceSpan::new(2, 6), "b,\na".to_owned())]);
        assert_eq!(query("a").replacements(text, "$1")[0].1, "$1");
    }
}
