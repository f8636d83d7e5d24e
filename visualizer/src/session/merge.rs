//! Puts two changed versions of a text together, line by line.
//!
//! Always holds: a merge has every change of both sides; where both changed the same or neighbouring lines, there is no
//! merge.

use std::ops::Range;

/// Largest number of differing lines that is looked through. Texts that differ more are not merged.
const MOST: usize = 800;

/// Lines `old` of the base became lines `new`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Hunk {
    old: Range<usize>,
    new: Range<usize>,
}

/// The text with the changes that `ours` and `theirs` made to `base`; nothing where they contradict each other.
pub fn merge(base: &str, ours: &str, theirs: &str) -> Option<String> {
    let (base, ours, theirs) = (lines_of(base), lines_of(ours), lines_of(theirs));
    let (mine, their) = (diff(&base, &ours)?, diff(&base, &theirs)?);
    let (mut mine, mut their) = (mine.into_iter().peekable(), their.into_iter().peekable());
    let mut merged = String::new();
    let mut at = 0;
    loop {
        let (hunk, source) = match (mine.peek(), their.peek()) {
            (None, None) => break,
            (Some(a), Some(b)) if a.old == b.old && ours[a.new.clone()] == theirs[b.new.clone()] => {
                their.next();
                (mine.next()?, &ours)
            }
            // One unchanged line between them keeps changes apart.
            (Some(a), Some(b)) if a.old.end < b.old.start => (mine.next()?, &ours),
            (Some(a), Some(b)) if b.old.end < a.old.start => (their.next()?, &theirs),
            (Some(_), Some(_)) => return None,
            (Some(_), None) => (mine.next()?, &ours),
            (None, Some(_)) => (their.next()?, &theirs),
        };
        merged.extend(base[at..hunk.old.start].iter().copied());
        merged.extend(source[hunk.new].iter().copied());
        at = hunk.old.end;
    }
    merged.extend(base[at..].iter().copied());
    Some(merged)
}

fn lines_of(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}

/// What changed, in order. Myers' algorithm: the shortest list of removed and added lines.
fn diff(a: &[&str], b: &[&str]) -> Option<Vec<Hunk>> {
    let before = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let after = a[before..].iter().rev().zip(b[before..].iter().rev()).take_while(|(x, y)| x == y).count();
    let (a_mid, b_mid) = (&a[before..a.len() - after], &b[before..b.len() - after]);
    let mut hunks: Vec<Hunk> = Vec::new();
    for (x, y) in edits(a_mid, b_mid)? {
        let (old, new) = (x.start + before..x.end + before, y.start + before..y.end + before);
        match hunks.last_mut() {
            Some(last) if last.old.end == old.start && last.new.end == new.start => {
                last.old.end = old.end;
                last.new.end = new.end;
            }
            _ => hunks.push(Hunk { old, new }),
        }
    }
    Some(hunks)
}

/// Single removed and added lines, in order.
fn edits(a: &[&str], b: &[&str]) -> Option<Vec<(Range<usize>, Range<usize>)>> {
    let (n, m) = (a.len() as isize, b.len() as isize);
    let most = (n + m).min(MOST as isize);
    // Furthest line of `a` reached on each diagonal, for every number of edits.
    let mut furthest = vec![0_isize; 2 * most as usize + 3];
    let index = |k: isize| (k + most + 1) as usize;
    let mut trace = Vec::new();
    for d in 0..=most {
        trace.push(furthest.clone());
        for k in (-d..=d).step_by(2) {
            let down = k == -d || (k != d && furthest[index(k - 1)] < furthest[index(k + 1)]);
            let mut x = if down { furthest[index(k + 1)] } else { furthest[index(k - 1)] + 1 };
            while x < n && x - k < m && a[x as usize] == b[(x - k) as usize] {
                x += 1;
            }
            furthest[index(k)] = x;
            if x >= n && x - k >= m {
                return Some(walk_back(&trace, n, m, index));
            }
        }
    }
    None
}

fn walk_back(
    trace: &[Vec<isize>],
    n: isize,
    m: isize,
    index: impl Fn(isize) -> usize,
) -> Vec<(Range<usize>, Range<usize>)> {
    let (mut x, mut y) = (n, m);
    let mut found = Vec::new();
    for d in (1..trace.len() as isize).rev() {
        let furthest = &trace[d as usize];
        let k = x - y;
        let down = k == -d || (k != d && furthest[index(k - 1)] < furthest[index(k + 1)]);
        let from_k = if down { k + 1 } else { k - 1 };
        let from_x = furthest[index(from_k)];
        let from_y = from_x - from_k;
        let (fx, fy) = (from_x as usize, from_y as usize);
        found.push(if down { (fx..fx, fy..fy + 1) } else { (fx..fx + 1, fy..fy) });
        (x, y) = (from_x, from_y);
    }
    found.reverse();
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn changes_of_both_sides_are_kept_apart_or_refused() {
        let base = "a\nb\nc\nd\ne\n";
        assert_eq!(merge(base, "A\nb\nc\nd\ne\n", "a\nb\nc\nd\nE\nf\n").as_deref(), Some("A\nb\nc\nd\nE\nf\n"));
        assert_eq!(merge(base, "b\nc\nd\ne\n", "a\nb\nx\nc\nd\ne\n").as_deref(), Some("b\nx\nc\nd\ne\n"));
        assert_eq!(merge(base, "a\nX\nc\nd\ne\n", "a\nY\nc\nd\ne\n"), None, "the same line");
        assert_eq!(merge(base, "a\nX\nc\nd\ne\n", "a\nb\nY\nd\ne\n"), None, "neighbours");
        assert_eq!(merge(base, "a\nX\nc\nd\ne\n", "a\nX\nc\nd\ne\n").as_deref(), Some("a\nX\nc\nd\ne\n"));
        assert_eq!(merge(base, base, "").as_deref(), Some(""));
        assert_eq!(merge("", "x", "y"), None);
    }

    #[test]
    fn texts_that_differ_everywhere_are_not_merged() {
        let many = |mark: char| (0..3000).map(|n| format!("{mark}{n}\n")).collect::<String>();
        assert_eq!(merge(&many('a'), &many('b'), &many('a')), None);
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        /// Against an unchanged side, the merge is the changed one.
        #[test]
        fn one_sided_changes_are_taken_as_they_are(base in "[ab\n]{0,30}", changed in "[abc\n]{0,30}") {
            prop_assert_eq!(merge(&base, &changed, &base), Some(changed.clone()));
            prop_assert_eq!(merge(&base, &base, &changed), Some(changed));
        }
    }
}
