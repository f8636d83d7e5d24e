//! The stays in one memory as a table.

use crate::layouts::usual_pipe;
use crate::session::{Anchor, Command, Document};
use crate::text::{bytes, grouped};
use crate::views::ViewContext;
use crate::widgets::table::{Cell, Column, Row, Table};
use compiler::model::BufferMap;
use egui::{Id, Ui};

pub fn show(ui: &mut Ui, cx: &ViewContext<'_>, document: &Document, map: &BufferMap) {
    let t = cx.t;
    let columns = [
        Column::text(&t.col_what, 0.0),
        Column::number(&t.row_address, 84.0),
        Column::number(&t.row_size, 76.0),
        Column::number(&t.col_start, 76.0),
        Column::number(&t.col_end, 76.0),
        Column::text(&t.row_position, 66.0),
        Column::number(&t.col_line, 46.0),
    ];
    let label = &t.memory_label;
    let table =
        Table { id: Id::new("memory-table"), label, columns: &columns, rows: map.allocations.len(), sort: None };
    let selection = cx.session.selection();
    let touched = table.show(ui, cx.theme, |index| {
        let stay = &map.allocations[index];
        let lit = selection.anchor == Some(Anchor::Allocation { buffer: map.name, index })
            || stay.line.is_some_and(|line| selection.has_line(line));
        Row {
            cells: vec![
                Cell::code(document.name_of(stay)),
                Cell::code(format!("0x{:x}", stay.offset_bytes)),
                Cell::code(bytes(stay.size_bytes)),
                Cell::code(grouped(stay.start_cycles)),
                Cell::code(grouped(stay.end_cycles)),
                Cell::text(&stay.position).hue(cx.theme.dim()),
                Cell::code(stay.line.map_or(String::new(), |line| (line + 1).to_string())),
            ],
            edge: Some(cx.theme.pipe(usual_pipe(stay))),
            lit,
        }
    });
    if let Some(index) = touched.chosen {
        cx.send(Command::Select(Anchor::Allocation { buffer: map.name, index }));
    }
}
