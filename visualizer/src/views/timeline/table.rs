//! The slices as a table, for those who would rather read them.

use crate::session::{Anchor, Command, Document};
use crate::text::grouped;
use crate::views::ViewContext;
use crate::views::names::wait_name;
use crate::widgets::table::{Cell, Column, Row, Sort, Table};
use compiler::model::{SliceKind, Trace};
use egui::{Id, Ui};

/// The order of the rows, made again only when it changes.
#[derive(Clone, Debug)]
pub struct SliceTable {
    sort: Sort,
    made_for: Option<(u64, Sort)>,
    order: Vec<u32>,
}

impl Default for SliceTable {
    fn default() -> Self {
        Self { sort: Sort { column: 0, down: false }, made_for: None, order: Vec::new() }
    }
}

/// Slices in the order of a column: start, end, cycles, core, pipe, name, line.
pub fn order(trace: &Trace, sort: Sort, line_of: impl Fn(u32) -> u32) -> Vec<u32> {
    let slices = &trace.slices;
    let lane = |slice: u32| trace.lanes.get(slices.lane[slice as usize] as usize);
    let key = |slice: &u32| -> u64 {
        let at = *slice as usize;
        match sort.column {
            0 => slices.start[at],
            1 => slices.end[at],
            2 => slices.end[at].saturating_sub(slices.start[at]),
            3 => lane(*slice).map_or(0, |lane| u64::from(lane.core)),
            4 => lane(*slice).map_or(0, |lane| lane.pipe as u64),
            5 => u64::from(slices.name[at]),
            _ => u64::from(line_of(*slice)),
        }
    };
    let mut order: Vec<u32> = (0..slices.len() as u32).collect();
    order.sort_by_cached_key(|slice| (key(slice), slices.start[*slice as usize]));
    if sort.down {
        order.reverse();
    }
    order
}

impl SliceTable {
    pub fn show(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, document: &Document, revision: u64, trace: &Trace) {
        let origins = document.results.simulated.as_ref().map(|held| held.origins.clone()).unwrap_or_default();
        let slices = &trace.slices;
        let line_of = |slice: u32| slices.op_id(slice as usize).and_then(|op| origins.get(op)).map(|o| o.line);
        if self.made_for != Some((revision, self.sort)) {
            self.order = order(trace, self.sort, |slice| line_of(slice).map_or(u32::MAX, |line| line));
            self.made_for = Some((revision, self.sort));
        }
        let t = cx.t;
        let columns = [
            Column::number(&t.col_start, 84.0),
            Column::number(&t.col_end, 84.0),
            Column::number(&t.col_cycles, 76.0),
            Column::number(&t.col_core, 52.0),
            Column::text(&t.col_pipe, 60.0),
            Column::text(&t.col_what, 0.0),
            Column::number(&t.col_line, 56.0),
        ];
        let order = &self.order;
        let table = Table {
            id: Id::new("timeline-table"),
            label: &t.timeline_table_label,
            columns: &columns,
            rows: order.len(),
            sort: Some(self.sort),
        };
        let selection = cx.session.selection();
        let touched = table.show(ui, cx.theme, |number| {
            let slice = order[number];
            let at = slice as usize;
            let lane = trace.lanes.get(slices.lane[at] as usize);
            let name = trace.strings.get(slices.name[at] as usize).map_or("", String::as_str);
            let waits = slices.kind[at] == SliceKind::Wait;
            let what = if waits { format!("{} · {name}", wait_name(t, slices.wait[at])) } else { name.to_owned() };
            let hue = lane.map_or(cx.theme.dim(), |lane| cx.theme.pipe(lane.pipe));
            let pipe = lane.map_or("", |lane| lane.pipe.name());
            Row {
                cells: vec![
                    Cell::code(grouped(slices.start[at])),
                    Cell::code(grouped(slices.end[at])),
                    Cell::code(grouped(slices.end[at].saturating_sub(slices.start[at]))),
                    Cell::code(lane.map_or(String::new(), |lane| lane.core.to_string())),
                    Cell::text(pipe).hue(hue),
                    Cell::text(what).hue(if waits { cx.theme.dim() } else { cx.theme.text() }),
                    Cell::code(line_of(slice).map_or(String::new(), |line| (line + 1).to_string())),
                ],
                edge: Some(hue),
                lit: selection.anchor == Some(Anchor::Slice(slice))
                    || slices.op_id(at).is_some_and(|op| selection.has_op(op)),
            }
        });
        if let Some(row) = touched.chosen {
            cx.send(Command::Select(Anchor::Slice(order[row])));
        }
        if let Some(column) = touched.column {
            self.sort = self.sort.clicked(column);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing;

    #[test]
    fn rows_follow_the_chosen_column() {
        let trace = testing::trace(4);
        let slices = &trace.slices;
        let longest = order(&trace, Sort { column: 2, down: true }, |_| 0);
        let cycles = |slice: u32| slices.end[slice as usize] - slices.start[slice as usize];
        assert_eq!(longest.len(), slices.len());
        assert!(longest.windows(2).all(|pair| cycles(pair[0]) >= cycles(pair[1])));
        let first = order(&trace, Sort { column: 0, down: false }, |_| 0);
        assert!(first.windows(2).all(|pair| slices.start[pair[0] as usize] <= slices.start[pair[1] as usize]));
    }
}
