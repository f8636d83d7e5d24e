//! What two versions have in common and where they differ. Pure.

use crate::session::{Document, Facts};
use compiler::model::{OpId, Pipe};
use similar::{Algorithm, DiffOp};
use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;

/// Lines that correspond; a side is `None` where only the other has the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    pub left: Option<usize>,
    pub right: Option<usize>,
    /// Both sides say the same.
    pub same: bool,
}

/// Lines of both sides in order. Every line of each side is in exactly one pair.
pub fn pairs<T: Hash + Eq + Ord>(left: &[T], right: &[T]) -> Vec<Pair> {
    let both = |left: usize, right: usize, same: bool| Pair { left: Some(left), right: Some(right), same };
    let mut out = Vec::with_capacity(left.len().max(right.len()));
    for op in similar::capture_diff_slices(Algorithm::Patience, left, right) {
        match op {
            DiffOp::Equal { old_index, new_index, len } => {
                out.extend((0..len).map(|n| both(old_index + n, new_index + n, true)));
            }
            DiffOp::Delete { old_index, old_len, .. } => out.extend(only_left(old_index..old_index + old_len)),
            DiffOp::Insert { new_index, new_len, .. } => out.extend(only_right(new_index..new_index + new_len)),
            DiffOp::Replace { old_index, old_len, new_index, new_len } => {
                let common = old_len.min(new_len);
                out.extend((0..common).map(|n| both(old_index + n, new_index + n, false)));
                out.extend(only_left(old_index + common..old_index + old_len));
                out.extend(only_right(new_index + common..new_index + new_len));
            }
        }
    }
    out
}

fn only_left(lines: Range<usize>) -> impl Iterator<Item = Pair> {
    lines.map(|line| Pair { left: Some(line), right: None, same: false })
}

fn only_right(lines: Range<usize>) -> impl Iterator<Item = Pair> {
    lines.map(|line| Pair { left: None, right: Some(line), same: false })
}

/// A line of AscIR without the numbers of its values, which change with every line above.
pub fn unnumbered(line: &str) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find('%') {
        let (before, value) = rest.split_at(at + 1);
        out.push_str(before);
        rest = value.trim_start_matches(|c: char| c.is_ascii_digit());
    }
    out.push_str(rest);
    out
}

/// One line of a unified listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listed {
    Same(usize),
    Left(usize),
    Right(usize),
    /// So many equal lines are left out.
    Gap(usize),
}

/// The pairs as one listing: changed lines with `context` equal ones about them, or all.
pub fn listing(pairs: &[Pair], context: Option<usize>) -> Vec<Listed> {
    let mut near = vec![context.is_none(); pairs.len()];
    if let Some(context) = context {
        for at in (0..pairs.len()).filter(|at| !pairs[*at].same) {
            let last = (at + context).min(pairs.len() - 1);
            near[at.saturating_sub(context)..=last].iter_mut().for_each(|near| *near = true);
        }
    }
    let mut out = Vec::new();
    let mut at = 0;
    while at < pairs.len() {
        let run = |test: &dyn Fn(usize) -> bool| (at..pairs.len()).take_while(|n| test(*n)).count();
        if !near[at] {
            let skipped = run(&|n| !near[n]);
            out.push(Listed::Gap(skipped));
            at += skipped;
        } else if pairs[at].same {
            out.extend(pairs[at].right.map(Listed::Same));
            at += 1;
        } else {
            let block = &pairs[at..at + run(&|n| near[n] && !pairs[n].same)];
            out.extend(block.iter().filter_map(|pair| pair.left).map(Listed::Left));
            out.extend(block.iter().filter_map(|pair| pair.right).map(Listed::Right));
            at += block.len();
        }
    }
    out
}

/// Operations of the left side with their like on the right: those of corresponding lines, by name and order.
pub fn align(left: &Document, right: &Document, lines: &[Pair]) -> Vec<(OpId, OpId)> {
    let (of_left, of_right) = (ops_by_line(left), ops_by_line(right));
    let mut out = Vec::new();
    for pair in lines {
        let (Some(a), Some(b)) = (pair.left, pair.right) else { continue };
        let (Some(a), Some(b)) = (of_left.get(&(a as u32)), of_right.get(&(b as u32))) else { continue };
        let mut taken = vec![false; b.len()];
        for (op, name) in a {
            let like = (0..b.len()).find(|n| !taken[*n] && b[*n].1 == *name);
            if let Some(like) = like {
                taken[like] = true;
                out.push((*op, b[like].0));
            }
        }
    }
    out
}

/// Operations of the final AscIR by source line, in order, with their names.
fn ops_by_line(document: &Document) -> HashMap<u32, Vec<(OpId, &str)>> {
    let mut out: HashMap<u32, Vec<(OpId, &str)>> = HashMap::new();
    let Some(held) = &document.results.stages else { return out };
    for record in held.value.last().iter().flat_map(|stage| &stage.ops) {
        let Some((op, line)) = record.op.and_then(|op| Some((op, held.origins.get(op)?.line))) else { continue };
        let of_line = out.entry(line).or_default();
        if of_line.iter().all(|(known, _)| *known != op) {
            of_line.push((op, &record.name));
        }
    }
    out.values_mut().for_each(|ops| ops.sort_unstable());
    out
}

/// What a figure counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Cycles,
    Bytes,
    Count,
}

/// One figure of both sides.
#[derive(Clone, Debug, PartialEq)]
pub struct Total {
    pub what: What,
    pub left: Option<u64>,
    pub right: Option<u64>,
    pub unit: Unit,
}

#[derive(Clone, Debug, PartialEq)]
pub enum What {
    Makespan,
    Busy(Pipe),
    Waiting(Pipe),
    /// Peak of a memory.
    Peak(&'static str),
    /// Bytes over a path.
    Path(String),
    Ops,
    Errors,
}

/// All figures that at least one side has.
pub fn totals(left: &Document, right: &Document) -> Vec<Total> {
    let (a, b) = (Facts::of(left), Facts::of(right));
    let mut out = Vec::new();
    let mut add = |what: What, left: Option<u64>, right: Option<u64>, unit: Unit| {
        if left.or(right).is_some() {
            out.push(Total { what, left, right, unit });
        }
    };
    add(What::Makespan, a.cycles, b.cycles, Unit::Cycles);
    for pipe in Pipe::EXECUTING {
        let (busy_a, wait_a) = use_of(left, pipe).unzip();
        let (busy_b, wait_b) = use_of(right, pipe).unzip();
        add(What::Busy(pipe), busy_a, busy_b, Unit::Cycles);
        add(What::Waiting(pipe), wait_a, wait_b, Unit::Cycles);
    }
    for name in compiler::model::Buffer::ALL {
        let peak = |facts: &Facts| facts.peaks.iter().find(|(known, _, _)| *known == name).map(|(_, peak, _)| *peak);
        add(What::Peak(name.name()), peak(&a), peak(&b), Unit::Bytes);
    }
    let (paths_a, paths_b) = (paths(left), paths(right));
    let of = |paths: &[(String, u64)], name: &str| paths.iter().find(|(known, _)| known == name).map(|(_, n)| *n);
    let mut names: Vec<&String> = paths_a.iter().chain(paths_b).map(|(name, _)| name).collect();
    names.sort();
    names.dedup();
    for name in names {
        add(What::Path(name.clone()), of(paths_a, name), of(paths_b, name), Unit::Bytes);
    }
    add(What::Ops, a.ops, b.ops, Unit::Count);
    if a.errors + b.errors > 0 {
        add(What::Errors, Some(a.errors), Some(b.errors), Unit::Count);
    }
    out
}

/// Busy and waiting cycles of a pipe over the simulated cores.
fn use_of(document: &Document, pipe: Pipe) -> Option<(u64, u64)> {
    let summary = &document.results.fresh_run()?.value.summary;
    let mut of_pipe = summary.pipes.iter().filter(|used| used.pipe == pipe).peekable();
    of_pipe.peek()?;
    Some(of_pipe.fold((0, 0), |(busy, wait), used| (busy + used.busy_cycles, wait + used.wait_cycles)))
}

fn paths(document: &Document) -> &[(String, u64)] {
    document.results.fresh_run().map(|held| held.value.summary.paths.as_slice()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_line_is_in_one_pair_and_in_order(left in lines(), right in lines()) {
            let pairs = pairs(&left, &right);
            let lefts: Vec<usize> = pairs.iter().filter_map(|pair| pair.left).collect();
            let rights: Vec<usize> = pairs.iter().filter_map(|pair| pair.right).collect();
            prop_assert_eq!(lefts, (0..left.len()).collect::<Vec<_>>());
            prop_assert_eq!(rights, (0..right.len()).collect::<Vec<_>>());
            for pair in pairs.iter().filter(|pair| pair.same) {
                prop_assert_eq!(left[pair.left.unwrap()], right[pair.right.unwrap()]);
            }
            let all = listing(&pairs, None);
            prop_assert_eq!(all.iter().filter(|line| matches!(line, Listed::Right(_) | Listed::Same(_))).count(), right.len());
        }
    }

    fn lines() -> impl Strategy<Value = Vec<u8>> {
        prop::collection::vec(0_u8..5, 0..30)
    }

    #[test]
    fn equal_lines_far_from_a_change_are_left_out() {
        let left: Vec<u32> = (0..100).collect();
        let mut right = left.clone();
        right[50] = 999;
        let shown = listing(&pairs(&left, &right), Some(2));
        use Listed::{Gap, Left, Right, Same};
        assert_eq!(shown, [Gap(48), Same(48), Same(49), Left(50), Right(50), Same(51), Same(52), Gap(47)]);
    }

    #[test]
    fn numbers_of_values_do_not_count() {
        assert_eq!(unnumbered("%12 = arith.muli %arg3, %c8_i32 : i32"), "% = arith.muli %arg3, %c8_i32 : i32");
        assert_eq!(unnumbered("no value"), "no value");
    }

    #[test]
    fn operations_find_their_like_across_inserted_lines() {
        let session = testing::compiled_session();
        let document = session.active().expect("open");
        let same: Vec<String> = document.text().lines().map(str::to_owned).collect();
        let aligned = align(document, document, &pairs(&same, &same));
        assert!(aligned.len() >= 9 && aligned.iter().all(|(a, b)| a == b), "{aligned:?}");
    }

    #[test]
    fn totals_hold_both_sides() {
        let session = testing::compiled_session();
        let document = session.active().expect("open");
        let bare = Document::new("add.py", None, "");
        let totals = totals(&bare, document);
        let first = &totals[0];
        assert_eq!((&first.what, first.left, first.right), (&What::Makespan, None, Some(4720)));
        assert!(totals.iter().any(|total| total.what == What::Peak("UB") && total.right == Some(96 * 1024)));
    }
}
