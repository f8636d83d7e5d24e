//! What the overview beside an editor tells: costs, problems, matches, the selected thing, cursors.

use crate::session::Document;
use crate::views::ViewContext;
use crate::widgets::code::overview::{Kind, Mark};
use compiler::model::Severity;

/// Matches shown; of more every so many is.
const MOST_MATCHES: usize = 2000;

pub fn marks(cx: &ViewContext<'_>, document: &Document) -> Vec<Mark> {
    let folds = document.folds();
    let mut marks = Vec::new();
    let mut add = |line: usize, kind| marks.push(Mark { row: folds.row_of(line), kind });
    let index = &document.results.index;
    for (line, cost) in index.lines().filter(|(_, cost)| cost.cycles > 0) {
        let hundredths = cost.cycles * 100 / index.most_line_cycles.max(1);
        add(line as usize, Kind::Cost(hundredths.min(100) as u8));
    }
    for diagnostic in &document.results.diagnostics {
        let kind = if diagnostic.severity == Severity::Error { Kind::Error } else { Kind::Warning };
        add(document.line_of(diagnostic.span.start as usize), kind);
    }
    if let Some(found) = Some(&cx.session.find).filter(|find| find.open).and_then(|find| find.found(document)) {
        let step = found.matches.len().div_ceil(MOST_MATCHES).max(1);
        found.matches.iter().step_by(step).for_each(|span| add(document.line_of(span.start as usize), Kind::Found));
    }
    if cx.document().is_some_and(|active| active.id == document.id) {
        cx.session.selection().lines().iter().for_each(|line| add(*line as usize, Kind::Lit));
    }
    let cursors = document.cursors().all();
    let step = cursors.len().div_ceil(MOST_MATCHES).max(1);
    cursors.iter().step_by(step).for_each(|cursor| add(document.line_of(cursor.head), Kind::Cursor));
    marks
}
