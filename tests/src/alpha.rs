//! Equality of two Ascend C texts up to the names that the compiler made up.
//!
//! In: the reference's text and ours. Out: exact, equal after renaming, or the line where they part. Renaming is one to
//! one over the whole text. The values that a loop carries may stand in another order, since the reference orders them
//! by a hash of their Python names; the order must then be the same in all the places where the loop lists them.
//! Blank lines and the amount of white space within a line are not compared; the division into lines is, because
//! profilers name lines of this text.

use crate::table::Outcome;
use std::collections::HashMap;

/// How two texts compare.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Equality {
    Exact,
    /// Equal after renaming, white space folded, and up to the order of carried values.
    Alpha,
    Different(Difference),
}

/// The first line that no renaming makes equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// One-based, blank lines not counted.
    pub line: usize,
    pub expected: String,
    pub got: String,
}

/// Compares `got` with the text of the reference.
pub fn compare(expected: &str, got: &str) -> Equality {
    if expected == got {
        return Equality::Exact;
    }
    let (left, right) = (Text::new(expected), Text::new(got));
    let mut search = Search { left: &left, right: &right, furthest: 0 };
    let count = left.lines.len();
    if search.from(0, &mut Vec::new(), Renaming::default()) && count == right.lines.len() {
        return Equality::Alpha;
    }
    let line = search.furthest;
    let shown = |text: &Text| text.lines.get(line).map_or("(the text ends)".to_owned(), |tokens| tokens.join(" "));
    Equality::Different(Difference { line: line + 1, expected: shown(&left), got: shown(&right) })
}

/// [`compare`] as a row of a table.
pub fn outcome(expected: &str, got: &str) -> Outcome {
    match compare(expected, got) {
        Equality::Exact => Outcome::Good("exact"),
        Equality::Alpha => Outcome::Good("alpha"),
        Equality::Different(Difference { line, expected, got }) => {
            Outcome::Bad(format!("line {line}\n  expected {expected}\n  got      {got}"))
        }
    }
}

/// The lines of a text as tokens, and the loops among them.
struct Text<'a> {
    lines: Vec<Vec<&'a str>>,
    loops: Vec<Loop>,
}

/// The places where a loop lists its carried values: declarations of results, initial values, assignments at the end of
/// the body, assignments behind it; for a `while` also those on leaving and those on entering the body.
#[derive(Debug, PartialEq, Eq)]
struct Loop {
    /// First line of each list.
    lists: Vec<usize>,
    carried: usize,
}

impl Loop {
    /// The position of `line` in one of the lists: the list's first line, and the offset in it.
    fn slot(&self, line: usize) -> Option<(usize, usize)> {
        let first = *self.lists.iter().find(|&&first| (first..first + self.carried).contains(&line))?;
        Some((first, line - first))
    }
}

impl<'a> Text<'a> {
    fn new(text: &'a str) -> Self {
        let lines: Vec<Vec<&str>> = text.lines().map(tokens).filter(|tokens| !tokens.is_empty()).collect();
        let loops = (0..lines.len()).filter_map(|head| find_loop(&lines, head)).collect();
        Self { lines, loops }
    }
}

/// Identifiers, numbers, string literals, and every other character on its own.
fn tokens(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = line.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if first == '"' {
            let close = rest[1..].find('"').map_or(rest.len(), |at| at + 2);
            close.min(rest.len())
        } else if first.is_alphanumeric() || first == '_' {
            rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        let (token, tail) = rest.split_at(length);
        found.push(token);
        rest = tail.trim_start();
    }
    found
}

/// True for names the emitter makes up: `v12`, `v12_n`, `v3_mask_list0`, `c8_i32`, `cm1_f32`, `cpInf_f32`, `cNaN_f32`.
fn made_up(token: &str) -> bool {
    let mut letters = token.chars();
    match (letters.next(), letters.next()) {
        (Some('v'), Some(second)) => second.is_ascii_digit(),
        (Some('c'), Some(second)) => second.is_ascii_digit() || token.starts_with("cm") || token.ends_with("_f32"),
        _ => false,
    }
}

/// The name that `a = b;` assigns, when the line is that and declares nothing.
fn assigned<'a>(line: &[&'a str]) -> Option<&'a str> {
    (line.len() >= 4 && line[1] == "=" && made_up(line[0])).then(|| line[0])
}

/// The name that `T a = b;` declares.
fn initialised<'a>(line: &[&'a str]) -> Option<&'a str> {
    let at = line.iter().position(|&token| token == "=")?;
    (at >= 2 && made_up(line[at - 1])).then(|| line[at - 1])
}

fn find_loop(lines: &[Vec<&str>], head: usize) -> Option<Loop> {
    let is_while = lines[head].starts_with(&["while", "(", "true", ")"]);
    if !is_while && lines[head].first() != Some(&"for") {
        return None;
    }
    let mut depth = 0;
    let close = (head..lines.len()).find(|&line| {
        depth += lines[line].iter().map(|&token| i32::from(token == "{") - i32::from(token == "}")).sum::<i32>();
        depth == 0
    })?;
    // Each carried value is assigned at the end of the body and initialised just before the loop.
    let carried = (0..close - head)
        .take_while(|&n| {
            let name = assigned(&lines[close - 1 - n]);
            name.is_some() && head > n && name == initialised(&lines[head - 1 - n])
        })
        .count();
    if carried < 2 || head < 2 * carried {
        return None;
    }
    let mut lists = vec![head - 2 * carried, head - carried, close - carried];
    if is_while {
        let leave = (head..close).find(|&line| lines[line].starts_with(&["break"]))?;
        lists.extend([leave - carried, leave + 2]);
    } else {
        lists.push(close + 1);
    }
    Some(Loop { lists, carried })
}

/// A one-to-one renaming, as far as it is decided.
#[derive(Clone, Default)]
struct Renaming<'a> {
    to: HashMap<&'a str, &'a str>,
    back: HashMap<&'a str, &'a str>,
}

impl<'a> Renaming<'a> {
    /// True when `left` becomes `right`; decides names not met before.
    fn line(&mut self, left: &[&'a str], right: &[&'a str]) -> bool {
        left.len() == right.len()
            && left.iter().zip(right).all(|(&a, &b)| {
                // A constant never becomes a variable.
                if !made_up(a) || !made_up(b) || a.as_bytes()[0] != b.as_bytes()[0] {
                    return a == b;
                }
                *self.to.entry(a).or_insert(b) == b && *self.back.entry(b).or_insert(a) == a
            })
    }
}

struct Search<'a> {
    left: &'a Text<'a>,
    right: &'a Text<'a>,
    /// The furthest line that could not be made equal.
    furthest: usize,
}

impl<'a> Search<'a> {
    /// True when the lines from `line` on can be made equal. `orders` holds the order chosen for each loop met so far.
    fn from(&mut self, mut line: usize, orders: &mut Vec<(usize, Vec<usize>)>, mut renaming: Renaming<'a>) -> bool {
        while line < self.left.lines.len() {
            // A loop that both texts have in the same place may list its values in another order.
            let home = self.left.loops.iter().position(|at| at.slot(line).is_some() && self.right.loops.contains(at));
            let mut partner = line;
            if let Some(home) = home {
                let (first, offset) = self.left.loops[home].slot(line).unwrap_or((line, 0));
                let Some((_, order)) = orders.iter().find(|(owner, _)| *owner == home) else {
                    return permutations(self.left.loops[home].carried).into_iter().any(|order| {
                        orders.push((home, order));
                        let found = self.from(line, orders, renaming.clone());
                        orders.truncate(orders.len() - usize::from(!found));
                        found
                    });
                };
                partner = first + order[offset];
            }
            let matches =
                self.right.lines.get(partner).is_some_and(|right| renaming.line(&self.left.lines[line], right));
            if !matches {
                self.furthest = self.furthest.max(line);
                return false;
            }
            line += 1;
        }
        self.furthest = self.furthest.max(line);
        true
    }
}

/// All orders of `count` things, the unchanged one first.
fn permutations(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let shorter = permutations(count - 1);
    let with_first = |first: usize| {
        shorter.iter().map(move |rest| {
            let rest = rest.iter().map(|&at| if at < first { at } else { at + 1 });
            std::iter::once(first).chain(rest).collect()
        })
    };
    (0..count).flat_map(with_first).collect()
}
