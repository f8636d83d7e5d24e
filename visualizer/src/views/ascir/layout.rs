//! Which lines of a stage are shown, and which operation each belongs to. Pure.

use super::diff::Diff;
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
    /// The line, bytes and record are of the base stage, which had the operation and the shown one has not.
    pub erased: bool,
}

/// The rows of one stage, made again only when something they depend on changes.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    made_for: Option<(u64, What)>,
    diff: Diff,
    list: Vec<Row>,
}

/// Which stage is shown, against which, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct What {
    pub shown: usize,
    /// An earlier stage.
    pub base: usize,
    /// Leave out what did not change.
    pub changed_only: bool,
    /// Put the erased operations between the others, where they were.
    pub with_erased: bool,
}

impl Rows {
    pub fn list(&self) -> &[Row] {
        &self.list
    }

    pub fn diff(&self) -> &Diff {
        &self.diff
    }

    pub fn update(&mut self, revision: u64, stages: &[StageSnapshot], what: What) {
        let wanted = Some((revision, what));
        let Some(stage) = stages.get(what.shown).filter(|_| self.made_for != wanted) else { return };
        self.made_for = wanted;
        self.diff = Diff::between(stages, what.base, what.shown);
        let base = stages.get(what.base).filter(|_| what.base < what.shown);
        self.list = match base {
            Some(base) if what.changed_only || what.with_erased => {
                diff_rows(stage, base, &self.diff, what.changed_only)
            }
            _ if what.changed_only => Vec::new(),
            _ => rows(stage),
        };
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

/// Lines of the shown stage with the erased operations where they were; `changed_only` leaves just those and the first
/// lines of what changed.
pub fn diff_rows(stage: &StageSnapshot, base: &StageSnapshot, diff: &Diff, changed_only: bool) -> Vec<Row> {
    let mut list = Vec::new();
    let mut erased = erased_rows(&diff.erased, base).into_iter().peekable();
    // Place in the base stage that has been passed, as an index into its operations.
    let mut passed = 0;
    for row in rows(stage) {
        let number = row.record.filter(|number| stage.ops.get(*number).is_some_and(|record| record.line == row.line));
        if let Some(number) = number {
            let origins = diff.origins.get(number).into_iter().flatten();
            passed = origins.copied().max().unwrap_or(passed).max(passed);
            while let Some((_, gone)) = erased.next_if(|(number, _)| *number < passed) {
                list.push(gone);
            }
        }
        let changed = number.and_then(|number| diff.changes.get(number)).is_some_and(|change| *change != Change::Kept);
        if changed || !changed_only {
            list.push(row);
        }
    }
    list.extend(erased.map(|(_, gone)| gone));
    list
}

/// Erased operations by their number in the base stage.
fn erased_rows(numbers: &[u32], base: &StageSnapshot) -> Vec<(u32, Row)> {
    let lines = rows(base);
    let row = |number: u32| {
        let record = base.ops.get(number as usize)?;
        let line = lines.get(record.line as usize)?;
        Some((number, Row { record: Some(number as usize), erased: true, ..line.clone() }))
    };
    numbers.iter().copied().filter_map(row).collect()
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
        let before = StageSnapshot { ops: vec![record(0, 0, Change::Kept)], ..StageSnapshot::default() };
        let diff = Diff { changes: vec![Change::Kept, Change::New, Change::Kept], ..Diff::default() };
        let changed = diff_rows(&stage, &before, &diff, true);
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
        let mut made = Rows::default();
        let what = What { shown: 1, base: 0, changed_only: true, with_erased: true };
        made.update(1, &[before.clone(), stage.clone()], what);
        let rows = made.list();
        let text =
            |row: &Row| if row.erased { &before.text[row.bytes.clone()] } else { &stage.text[row.bytes.clone()] };
        assert_eq!(
            rows.iter().map(|row| (row.erased, text(row))).collect::<Vec<_>>(),
            [(true, "b"), (false, "C"), (true, "d")]
        );
        made.update(1, &[before.clone(), stage.clone()], What { changed_only: false, ..what });
        let texts: Vec<&str> = made.list().iter().map(text).collect();
        assert_eq!(texts, ["a", "b", "C", "d"], "all lines, with the erased ones between them");
    }
}
