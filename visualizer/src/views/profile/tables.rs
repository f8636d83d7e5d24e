//! Every table of the profile as its file has it: the text behind every picture.

use crate::session::Opened;
use crate::text::grouped;
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::widgets::{chip, empty_state, label};
use compiler::model::Table;
use egui::{Align2, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, WidgetType, pos2, vec2};

#[derive(Default)]
pub struct State {
    table: usize,
    filter: String,
    /// Rows that the filter leaves, and for which table and filter.
    rows: Option<(usize, String, Vec<u32>)>,
}

const COLUMN: f32 = 150.0;
/// Rows that are copied at most.
const COPIED: usize = 200_000;

impl State {
    pub fn show(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, opened: &Opened) {
        let tables = &opened.profile.tables;
        if tables.is_empty() {
            empty_state(ui, cx.theme, &cx.t.profile_no_tables, None);
            return;
        }
        self.table = self.table.min(tables.len() - 1);
        let mut csv = false;
        ui.add_space(space::XS);
        ui.horizontal_wrapped(|ui| {
            ui.add_space(space::S);
            egui::ComboBox::from_id_salt("profile table")
                .width(280.0)
                .selected_text(name(&tables[self.table]))
                .show_ui(ui, |ui| {
                    for (at, table) in tables.iter().enumerate() {
                        ui.selectable_value(&mut self.table, at, name(table));
                    }
                });
            ui.add(TextEdit::singleline(&mut self.filter).hint_text(&cx.t.profile_filter).desired_width(140.0));
            csv = chip(ui, cx.theme, &cx.t.profile_copy_csv, false, true).clicked();
            label(ui, &grouped(tables[self.table].rows as u64), theme::text_font(), cx.theme.dim());
        });
        let table = &tables[self.table];
        let fresh = |rows: &(usize, String, Vec<u32>)| rows.0 == self.table && rows.1 == self.filter;
        if !self.rows.as_ref().is_some_and(fresh) {
            self.rows = Some((self.table, self.filter.clone(), filtered(table, &self.filter)));
        }
        let Some((_, _, rows)) = &self.rows else { return };
        if csv {
            ui.ctx().copy_text(as_csv(table, rows));
        }
        let width = COLUMN * table.columns.len() as f32 + space::L;
        ScrollArea::horizontal().id_salt("profile table across").auto_shrink([false; 2]).show(ui, |ui| {
            ui.set_min_width(width);
            ui.spacing_mut().item_spacing.y = 0.0;
            cells(ui, cx, width, true, |column| table.columns[column].name.clone(), table.columns.len());
            ScrollArea::vertical().id_salt("profile table").auto_shrink([false; 2]).show_rows(
                ui,
                space::ROW,
                rows.len(),
                |ui, range| {
                    for row in &rows[range] {
                        cells(
                            ui,
                            cx,
                            width,
                            false,
                            |column| table.columns[column].shown(*row as usize),
                            table.columns.len(),
                        );
                    }
                },
            );
        });
    }
}

fn name(table: &Table) -> String {
    if table.name.is_empty() { table.file.clone() } else { format!("{} · {}", table.file, table.name) }
}

fn filtered(table: &Table, filter: &str) -> Vec<u32> {
    let wanted = filter.to_lowercase();
    let has =
        |row: &u32| table.columns.iter().any(|column| column.shown(*row as usize).to_lowercase().contains(&wanted));
    (0..table.rows as u32).filter(|row| wanted.is_empty() || has(row)).collect()
}

fn cells(ui: &mut Ui, cx: &ViewContext<'_>, width: f32, head: bool, text: impl Fn(usize) -> String, count: usize) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, space::ROW), Sense::hover());
    let visible = ui.clip_rect();
    let (font, hue) =
        if head { (theme::small_font(), cx.theme.dim()) } else { (theme::code_small_font(), cx.theme.text()) };
    response.widget_info(|| {
        WidgetInfo::labeled(WidgetType::Label, true, (0..count.min(12)).map(&text).collect::<Vec<_>>().join(" "))
    });
    for column in 0..count {
        let left = rect.left() + space::M + COLUMN * column as f32;
        if left > visible.right() || left + COLUMN < visible.left() {
            continue;
        }
        let room = egui::Rect::from_min_max(pos2(left, rect.top()), pos2(left + COLUMN - space::S, rect.bottom()));
        let at = pos2(left, rect.center().y);
        ui.painter_at(room.intersect(visible)).text(at, Align2::LEFT_CENTER, text(column), font.clone(), hue);
    }
}

fn as_csv(table: &Table, rows: &[u32]) -> String {
    let quoted = |text: &str| {
        if text.contains([',', '"', '\n']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
    };
    let line = |cells: Vec<String>| cells.iter().map(|cell| quoted(cell)).collect::<Vec<_>>().join(",") + "\n";
    let mut text = line(table.columns.iter().map(|column| column.name.clone()).collect());
    for row in rows.iter().take(COPIED) {
        text += &line(table.columns.iter().map(|column| column.shown(*row as usize)).collect());
    }
    text
}
