//! The outcome of a comparison over the whole corpus: a table to read, and a failure that names every case.

use std::collections::BTreeMap;

/// How one case went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// As good as the name says, such as `exact` or `alpha`.
    Good(&'static str),
    /// Not as expected, with the reason.
    Bad(String),
}

/// Outcomes by case.
#[derive(Default)]
pub struct Table {
    rows: Vec<(String, Outcome)>,
}

impl Table {
    pub fn add(&mut self, case: &str, outcome: Outcome) {
        self.rows.push((case.to_owned(), outcome));
    }

    /// Prints how many cases went which way, and each that is not exact.
    ///
    /// # Panics
    /// When a case is bad, or when there is none at all.
    pub fn conclude(&self, what: &str) {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (case, outcome) in &self.rows {
            match outcome {
                Outcome::Good(how) => {
                    *counts.entry(how).or_default() += 1;
                    if *how != "exact" {
                        println!("{what}: {case}: {how}");
                    }
                }
                Outcome::Bad(reason) => {
                    *counts.entry("BAD").or_default() += 1;
                    println!("{what}: {case}: {reason}");
                }
            }
        }
        let summary: Vec<String> = counts.iter().map(|(how, count)| format!("{how} {count}")).collect();
        println!("{what}: {} cases: {}", self.rows.len(), summary.join(", "));
        assert!(!self.rows.is_empty(), "{what}: no case");
        assert!(!counts.contains_key("BAD"), "{what}: {}", summary.join(", "));
    }
}
