//! Places in a document. Offsets are bytes in UTF-8 text; lines and columns count from 0 and columns count bytes,
//! as tree-sitter has them. People are shown lines and columns from 1, counted in characters.

use serde::{Deserialize, Serialize};

/// Half-open byte range of one document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SourceSpan {
    pub start: u32,
    pub end: u32,
}

impl SourceSpan {
    pub fn new(start: usize, end: usize) -> Self {
        let clamp = |offset: usize| u32::try_from(offset).unwrap_or(u32::MAX);
        Self { start: clamp(start), end: clamp(end.max(start)) }
    }

    pub fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }

    pub fn contains(self, offset: u32) -> bool {
        (self.start..self.end.max(self.start + 1)).contains(&offset)
    }

    pub fn len(self) -> u32 {
        self.end - self.start
    }

    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The smallest span that covers both.
    pub fn join(self, other: Self) -> Self {
        Self { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// Zero-based line and byte column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LineCol {
    pub line: u32,
    pub column: u32,
}

/// Start offsets of the lines of one text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineIndex {
    starts: Vec<u32>,
    len: u32,
}

impl LineIndex {
    pub fn new(text: &str) -> Self {
        let mut starts = vec![0];
        starts.extend(text.bytes().enumerate().filter(|(_, b)| *b == b'\n').map(|(i, _)| i as u32 + 1));
        Self { starts, len: text.len() as u32 }
    }

    pub fn line_count(&self) -> u32 {
        self.starts.len() as u32
    }

    /// Offsets past the end count as the end.
    pub fn line_col(&self, offset: u32) -> LineCol {
        let offset = offset.min(self.len);
        let line = self.starts.partition_point(|start| *start <= offset).saturating_sub(1);
        LineCol { line: line as u32, column: offset - self.starts.get(line).copied().unwrap_or(0) }
    }

    /// Offset of the line's first byte; the text's end for lines past it.
    pub fn line_start(&self, line: u32) -> u32 {
        self.starts.get(line as usize).copied().unwrap_or(self.len)
    }

    /// Span of a line without its line break.
    pub fn line_span(&self, line: u32, text: &str) -> SourceSpan {
        let start = self.line_start(line) as usize;
        let end = self.line_start(line + 1) as usize;
        let body = text.get(start..end).unwrap_or("").trim_end_matches(['\n', '\r']);
        SourceSpan::new(start, start + body.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_columns() {
        let text = "ab\nc\r\n\nd";
        let index = LineIndex::new(text);
        assert_eq!(index.line_count(), 4);
        assert_eq!(index.line_col(4), LineCol { line: 1, column: 1 });
        assert_eq!(index.line_span(1, text).range(), 3..4);
        assert_eq!(index.line_col(99), LineCol { line: 3, column: 1 });
    }
}
