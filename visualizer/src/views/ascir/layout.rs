//! Which lines of a stage are shown, and which operation each belongs to. Pure.

use compiler::model::{Change, StageSnapshot};
use std::ops::Range;

/// One line shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Zero-based line of the stage's text.
    pub line: u32,
    pub bytes: Range<usize>,
    /// Index into the stage's operations.
    pub record: Option<usize>,
}

/// The rows of one stage, made again only when something they depend on changes.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    made_for: Option<(u64, usize, bool)>,
    list: Vec<Row>,
}

impl Rows {
    pub fn list(&self) -> &[Row] {
        &self.list
    }

    pub fn update(&mut self, revision: u64, number: usize, stage: &StageSnapshot, changed_only: bool) {
        let wanted = Some((revision, number, changed_only));
        if self.made_for != wanted {
            self.made_for = wanted;
            self.list = rows(stage, changed_only);
        }
    }
}

/// Rows in textual order. A closing line belongs to the operation that it closes.
pub fn rows(stage: &StageSnapshot, changed_only: bool) -> Vec<Row> {
    let mut list: Vec<Row> = Vec::new();
    let mut start = 0;
    for (line, text) in stage.text.split_inclusive('\n').enumerate() {
        let body = text.trim_end_matches(['\n', '\r']);
        list.push(Row { line: line as u32, bytes: start..start + body.len(), record: None });
        start += text.len();
    }
    for (number, record) in stage.ops.iter().enumerate() {
        if let Some(row) = list.get_mut(record.line as usize) {
            row.record.get_or_insert(number);
        }
    }
    for (number, record) in stage.ops.iter().enumerate() {
        if let Some(row) = list.get_mut(record.end_line as usize) {
            row.record.get_or_insert(number);
        }
    }
    if changed_only {
        let changed = |row: &Row| {
            let record = row.record.and_then(|record| stage.ops.get(record));
            record.is_some_and(|record| record.change != Change::Kept && record.line == row.line)
        };
        list.retain(changed);
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;
    use compiler::model::{Link, OpId, OpRecord};

    fn record(line: u32, end_line: u32, change: Change) -> OpRecord {
        OpRecord {
            name: "scf.for".into(),
            op: Some(OpId(line)),
            link: Link::Exact,
            pipe: None,
            line,
            end_line,
            change,
            before: Vec::new(),
        }
    }

    #[test]
    fn lines_belong_to_their_operation_and_unchanged_ones_can_be_left_out() {
        let stage = StageSnapshot {
            text: "for {\n  add\n}\nreturn\n".into(),
            ops: vec![record(0, 2, Change::Kept), record(1, 1, Change::New), record(3, 3, Change::Kept)],
            ..StageSnapshot::default()
        };
        let all = rows(&stage, false);
        assert_eq!(all.iter().map(|row| row.record).collect::<Vec<_>>(), [Some(0), Some(1), Some(0), Some(2)]);
        assert_eq!(&stage.text[all[1].bytes.clone()], "  add");
        let changed = rows(&stage, true);
        assert_eq!(changed.iter().map(|row| row.line).collect::<Vec<_>>(), [1]);
    }
}
