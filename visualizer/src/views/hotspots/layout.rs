//! The rows of the cost table. Pure.

use crate::session::{Document, Results};
use compiler::model::{OpId, Pipe};
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Zero-based source line.
    pub line: u32,
    pub what: String,
    pub pipe: Option<Pipe>,
    /// Over all cores.
    pub calls: u64,
    pub cycles: u64,
    /// Of all cycles, 0 to 1.
    pub share: f64,
}

/// Lines with a cost, the dearest first.
pub fn rows(document: &Document) -> Vec<Row> {
    let results = &document.results;
    let total: u64 = results.index.lines().map(|(_, cost)| cost.cycles).sum();
    let calls = calls_per_line(results);
    let mut rows: Vec<Row> = results
        .index
        .lines()
        .filter(|(_, cost)| cost.cycles > 0)
        .map(|(line, cost)| Row {
            line,
            what: document.line(line as usize).trim().to_owned(),
            pipe: cost.pipe,
            calls: calls.get(&line).copied().unwrap_or(0),
            cycles: cost.cycles,
            share: cost.cycles as f64 / total.max(1) as f64,
        })
        .collect();
    rows.sort_by(|a, b| b.cycles.cmp(&a.cycles).then(a.line.cmp(&b.line)));
    rows
}

/// Runs, or waits, of the operation of each line that had most of them.
fn calls_per_line(results: &Results) -> BTreeMap<u32, u64> {
    let mut calls: BTreeMap<u32, u64> = BTreeMap::new();
    let Some(held) = &results.simulated else { return calls };
    for (number, origin) in held.origins.list.iter().enumerate() {
        let of_op = results.index.use_of(OpId(number as u32));
        let runs = of_op.runs.max(of_op.waits);
        let of_line = calls.entry(origin.line).or_default();
        *of_line = runs.max(*of_line);
    }
    calls
}
