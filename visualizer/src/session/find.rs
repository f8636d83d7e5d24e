//! Plain text search in the active document.

use super::document::Document;
use compiler::model::SourceSpan;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Find {
    pub open: bool,
    pub text: String,
}

/// The next place of `needle` after the selection, going round the end. Upper and lower case are one, unless the
/// needle has upper case.
pub(super) fn next(document: &Document, needle: &str, backwards: bool, from_start: bool) -> Option<SourceSpan> {
    let places = all(&document.text(), needle);
    let at = document.cursor().range();
    let found = if backwards {
        places.iter().rev().find(|span| (span.start as usize) < at.start).or(places.last())
    } else {
        let from = if from_start { at.start } else { at.end };
        places.iter().find(|span| span.start as usize >= from).or(places.first())
    };
    found.copied()
}

/// All places of `needle`, without overlaps.
pub fn all(text: &str, needle: &str) -> Vec<SourceSpan> {
    if needle.is_empty() {
        return Vec::new();
    }
    let exact = needle.chars().any(char::is_uppercase);
    if exact {
        return text.match_indices(needle).map(|(at, found)| SourceSpan::new(at, at + found.len())).collect();
    }
    // ASCII folding keeps byte offsets.
    let (text, needle) = (text.to_ascii_lowercase(), needle.to_ascii_lowercase());
    text.match_indices(&needle).map(|(at, found)| SourceSpan::new(at, at + found.len())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_counts_only_when_asked_for() {
        assert_eq!(all("Add add", "add").len(), 2);
        assert_eq!(all("Add add", "Add"), [SourceSpan::new(0, 3)]);
        assert!(all("text", "").is_empty());
    }
}
