//! What became of each operation between any two stages, and the life of one operation. Pure.
//!
//! Always holds: each operation of the later stage has one change; each of the earlier one is the origin of some
//! operation of the later one or is among the erased.

use compiler::model::{Change, OpRecord, StageSnapshot};

/// From stage `base` to a later stage.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Diff {
    /// Per operation of the later stage.
    pub changes: Vec<Change>,
    /// Per operation of the later stage, its origins in the base stage.
    pub origins: Vec<Vec<u32>>,
    /// Operations of the base stage that are gone, sorted.
    pub erased: Vec<u32>,
}

/// How many operations became what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub new: usize,
    pub edited: usize,
    pub moved: usize,
    pub split: usize,
    pub fused: usize,
    pub erased: usize,
}

impl Diff {
    /// `base` counts as the stage before `shown` when it is not earlier than that.
    pub fn between(stages: &[StageSnapshot], base: usize, shown: usize) -> Self {
        let Some(last) = stages.get(shown) else { return Self::default() };
        let base = base.min(shown.saturating_sub(1));
        if shown == 0 {
            let origins = vec![Vec::new(); last.ops.len()];
            return Self { changes: vec![Change::Kept; last.ops.len()], origins, erased: Vec::new() };
        }
        // Origins in the base stage and the largest change so far, carried from stage to stage.
        let width = stages[base].ops.len();
        let mut carried: Vec<(Vec<u32>, Change)> = (0..width as u32).map(|op| (vec![op], Change::Kept)).collect();
        for stage in &stages[base + 1..=shown] {
            carried = stage.ops.iter().map(|record| carry(record, &carried)).collect();
        }
        let mut left = vec![true; width];
        carried.iter().flat_map(|(origins, _)| origins).for_each(|origin| {
            if let Some(left) = left.get_mut(*origin as usize) {
                *left = false;
            }
        });
        let erased = (0..width as u32).filter(|op| left[*op as usize]).collect();
        let (origins, changes) = carried.into_iter().unzip();
        Self { changes, origins, erased }
    }

    pub fn counts(&self) -> Counts {
        let count = |change: Change| self.changes.iter().filter(|known| **known == change).count();
        Counts {
            new: count(Change::New),
            edited: count(Change::Edited),
            moved: count(Change::Moved),
            split: count(Change::Split),
            fused: count(Change::Fused),
            erased: self.erased.len(),
        }
    }
}

fn carry(record: &OpRecord, before: &[(Vec<u32>, Change)]) -> (Vec<u32>, Change) {
    let sources = || record.before.iter().filter_map(|source| before.get(*source as usize));
    let mut origins: Vec<u32> = sources().flat_map(|(origins, _)| origins.iter().copied()).collect();
    origins.sort_unstable();
    origins.dedup();
    if origins.is_empty() {
        return (origins, Change::New);
    }
    let earlier = sources().map(|(_, change)| *change).max_by_key(|change| weight(*change));
    let change = [earlier.unwrap_or_default(), record.change].into_iter().max_by_key(|change| weight(*change));
    (origins, change.unwrap_or_default())
}

/// Which of two changes is worth telling.
fn weight(change: Change) -> u8 {
    match change {
        Change::Kept => 0,
        Change::Moved => 1,
        Change::Edited => 2,
        Change::Fused => 3,
        Change::Split => 4,
        Change::New => 5,
    }
}

/// The stages in which an operation was made or changed, oldest first: stage number and what happened there. The first
/// is the stage that made it.
pub fn life(stages: &[StageSnapshot], stage: usize, op: usize) -> Vec<(usize, Change)> {
    let mut out = Vec::new();
    let (mut stage, mut op) = (stage, op);
    while let Some(record) = stages.get(stage).and_then(|stage| stage.ops.get(op)) {
        let source = record.before.first().filter(|_| stage > 0);
        let Some(source) = source else {
            out.push((stage, Change::New));
            break;
        };
        if record.change != Change::Kept {
            out.push((stage, record.change));
        }
        op = *source as usize;
        stage -= 1;
    }
    out.reverse();
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use compiler::model::Link;

    fn op(name: &str, change: Change, before: &[u32]) -> OpRecord {
        OpRecord {
            name: name.into(),
            op: None,
            link: Link::Exact,
            pipe: None,
            line: 0,
            end_line: 0,
            change,
            before: before.to_vec(),
        }
    }

    fn stages() -> Vec<StageSnapshot> {
        let stage = |ops: Vec<OpRecord>| StageSnapshot { ops, ..StageSnapshot::default() };
        vec![
            stage(vec![op("a", Change::Kept, &[]), op("b", Change::Kept, &[]), op("c", Change::Kept, &[])]),
            // b is erased, a is edited, d is new.
            stage(vec![op("a", Change::Edited, &[0]), op("d", Change::New, &[]), op("c", Change::Kept, &[2])]),
            // d and c change places; c is split.
            stage(vec![
                op("a", Change::Kept, &[0]),
                op("c", Change::Split, &[2]),
                op("c", Change::Split, &[2]),
                op("d", Change::Moved, &[1]),
            ]),
        ]
    }

    #[test]
    fn changes_add_up_over_several_passes() {
        let diff = Diff::between(&stages(), 0, 2);
        assert_eq!(diff.changes, [Change::Edited, Change::Split, Change::Split, Change::New]);
        assert_eq!(diff.erased, [1]);
        assert_eq!(diff.origins, [vec![0], vec![2], vec![2], vec![]]);
        let step = Diff::between(&stages(), 1, 2);
        assert_eq!(step.changes, [Change::Kept, Change::Split, Change::Split, Change::Moved]);
        assert_eq!(step.counts(), Counts { moved: 1, split: 2, ..Counts::default() });
    }

    #[test]
    fn a_base_that_is_not_earlier_counts_as_the_stage_before() {
        assert_eq!(Diff::between(&stages(), 2, 1), Diff::between(&stages(), 0, 1));
        assert_eq!(Diff::between(&stages(), 0, 0).counts(), Counts::default());
        assert_eq!(Diff::between(&[], 0, 3), Diff::default());
    }

    #[test]
    fn an_operation_knows_who_made_and_changed_it() {
        assert_eq!(life(&stages(), 2, 0), [(0, Change::New), (1, Change::Edited)]);
        assert_eq!(life(&stages(), 2, 3), [(1, Change::New), (2, Change::Moved)]);
        assert_eq!(life(&stages(), 9, 0), []);
    }
}
