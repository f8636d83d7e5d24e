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
    /// The line, bytes and record are of the stage before, where the pass erased the operation.
    pub erased: bool,
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

    pub fn update(&mut self, revision: u64, stages: &[StageSnapshot], number: usize, changed_only: bool) {
        let wanted = Some((revision, number, changed_only));
        let Some(stage) = stages.get(number).filter(|_| self.made_for != wanted) else { return };
        self.made_for = wanted;
        let before = number.checked_sub(1).and_then(|before| stages.get(before));
        self.list = if changed_only { changed_rows(stage, before) } else { rows(stage) };
    }
}

/// All lines in order. A closing line belongs to the operation that it closes.
pub fn rows(stage: &StageSnapshot) -> Vec<Row> {
    let mut list: Vec<Row> = Vec::new();
    let mut start = 0;
    for (line, text) in stage.text.split_inclusive('\n').enumerate() {
        let body = text.trim_end_matches(['\n', '\r']);
        list.push(Row { line: line as u32, bytes: start..start + body.len(), record: None, erased: false });
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
    list
}

/// First lines of the operations that the pass changed, with those it erased where they were.
pub fn changed_rows(stage: &StageSnapshot, before: Option<&StageSnapshot>) -> Vec<Row> {
    let mut list = Vec::new();
    let mut erased = before.map(|before| erased_rows(stage, before)).unwrap_or_default().into_iter().peekable();
    // Place in the stage before that has been passed, as an index into its operations.
    let mut passed = 0;
    for row in rows(stage) {
        let Some(record) = row.record.and_then(|record| stage.ops.get(record)).filter(|r| r.line == row.line) else {
            continue;
        };
        passed = record.before.iter().copied().max().unwrap_or(passed).max(passed);
        while let Some((_, gone)) = erased.next_if(|(number, _)| *number < passed) {
            list.push(gone);
        }
        if record.change != Change::Kept {
            list.push(row);
        }
    }
    list.extend(erased.map(|(_, gone)| gone));
    list
}

/// Erased operations by their number in the stage before.
fn erased_rows(stage: &StageSnapshot, before: &StageSnapshot) -> Vec<(u32, Row)> {
    let lines = rows(before);
    let mut numbers = stage.erased.clone();
    numbers.sort_unstable();
    let row = |number: u32| {
        let record = before.ops.get(number as usize)?;
        let line = lines.get(record.line as usize)?;
        Some((number, Row { record: Some(number as usize), erased: true, ..line.clone() }))
    };
    numbers.into_iter().filter_map(row).collect()
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
        let all = rows(&stage);
        assert_eq!(all.iter().map(|row| row.record).collect::<Vec<_>>(), [Some(0), Some(1), Some(0), Some(2)]);
        assert_eq!(&stage.text[all[1].bytes.clone()], "  add");
        let changed = changed_rows(&stage, None);
        assert_eq!(changed.iter().map(|row| row.line).collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn erased_operations_stand_where_they_were() {
        let op = |line, change, before: &[u32]| OpRecord { before: before.to_vec(), ..record(line, line, change) };
        let before = StageSnapshot {
            text: "a\nb\nc\nd\n".into(),
            ops: (0..4).map(|line| op(line, Change::Kept, &[])).collect(),
            ..StageSnapshot::default()
        };
        let stage = StageSnapshot {
            text: "a\nC\n".into(),
            ops: vec![op(0, Change::Kept, &[0]), op(1, Change::Edited, &[2])],
            erased: vec![3, 1],
            ..StageSnapshot::default()
        };
        let rows = changed_rows(&stage, Some(&before));
        let text =
            |row: &Row| if row.erased { &before.text[row.bytes.clone()] } else { &stage.text[row.bytes.clone()] };
        assert_eq!(
            rows.iter().map(|row| (row.erased, text(row))).collect::<Vec<_>>(),
            [(true, "b"), (false, "C"), (true, "d")]
        );
    }
}
