//! Where the cycles go: one row per source line, the dearest first.

mod layout;

use super::{View, ViewContext, nothing_yet};
use crate::session::{Anchor, Command, Document, Pane};
use crate::text::grouped;
use crate::theme;
use crate::widgets::table::{Cell, Column, Row, Table};
use egui::{Id, Ui};

pub use layout::rows;

#[derive(Default)]
pub struct Hotspots {
    /// The rows of the simulation of a revision and of the text of a revision.
    rows: Option<((u64, u64), Vec<layout::Row>)>,
}

impl View for Hotspots {
    fn pane(&self) -> Pane {
        Pane::Hotspots
    }

    fn main_id(&self) -> Option<Id> {
        Some(Id::new("hotspots"))
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.hotspots.clone()
    }

    fn about(&self, cx: &ViewContext<'_>) -> String {
        let Some(held) = cx.document().and_then(|document| document.results.simulated.as_ref()) else {
            return String::new();
        };
        if cx.is_stale(held) { cx.t.stale.clone() } else { cx.t.hotspots_about.clone() }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let Some((document, held)) = cx.document().and_then(|d| Some((d, d.results.simulated.as_ref()?))) else {
            nothing_yet(ui, cx, &cx.t.hotspots_empty);
            return;
        };
        if cx.is_stale(held) {
            ui.multiply_opacity(theme::STALE_OPACITY);
        }
        let made_for = (held.revision, document.revision());
        if self.rows.as_ref().is_none_or(|(known, _)| *known != made_for) {
            self.rows = Some((made_for, layout::rows(document)));
        }
        let Some((_, rows)) = &self.rows else { return };
        show(ui, cx, document, rows);
    }
}

fn show(ui: &mut Ui, cx: &ViewContext<'_>, document: &Document, rows: &[layout::Row]) {
    let t = cx.t;
    let columns = [
        Column::text(&t.col_what, 0.0),
        Column::number(&t.col_line, 44.0),
        Column::text(&t.col_pipe, 54.0),
        Column::number(&t.col_calls, 54.0),
        Column::number(&t.col_cycles, 72.0),
        Column::number(&t.col_share, 60.0),
    ];
    let table = Table { id: Id::new("hotspots"), label: &t.hotspots, columns: &columns, rows: rows.len(), sort: None };
    let touched = table.show(ui, cx.theme, |number| {
        let row = &rows[number];
        let hue = row.pipe.map_or(cx.theme.dim(), |pipe| cx.theme.pipe(pipe));
        Row {
            cells: vec![
                Cell::code(&row.what),
                Cell::code((row.line + 1).to_string()).hue(cx.theme.dim()),
                Cell::text(row.pipe.map_or("", |pipe| pipe.name())).hue(hue),
                Cell::code(grouped(row.calls)),
                Cell::code(grouped(row.cycles)),
                Cell::code(format!("{:.1} %", row.share * 100.0)),
            ],
            edge: Some(hue),
            lit: cx.session.selection().has_line(row.line),
        }
    });
    if let Some(row) = touched.chosen {
        cx.send(Command::Select(Anchor::Line(rows[row].line)));
    }
    if let Some(row) = touched.double_clicked {
        cx.send(Command::JumpTo { offset: document.line_start(rows[row].line as usize) });
    }
}
