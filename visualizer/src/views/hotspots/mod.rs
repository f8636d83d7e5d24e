//! Where the cycles go: one row per source line, the dearest first.

mod layout;

use super::{View, ViewContext, nothing_yet};
use crate::session::{Anchor, Command, Document, Pane};
use crate::text::grouped;
use crate::theme::{self, space};
use egui::{Align2, Color32, FontId, Painter, Rect, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

pub use layout::{Row, rows};

#[derive(Default)]
pub struct Hotspots {
    /// The rows of the simulation of a revision and of the text of a revision.
    rows: Option<((u64, u64), Vec<Row>)>,
}

/// Width of each column right of the first, in points.
const COLUMNS: [f32; 5] = [132.0, 52.0, 56.0, 80.0, 62.0];

impl View for Hotspots {
    fn pane(&self) -> Pane {
        Pane::Hotspots
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
        header(ui, cx);
        ui.spacing_mut().item_spacing.y = 0.0;
        ScrollArea::vertical().auto_shrink([false; 2]).show_rows(ui, space::ROW, rows.len(), |ui, range| {
            for row in &rows[range] {
                table_row(ui, cx, document, row);
            }
        });
    }
}

/// Right ends of the columns within a row.
fn ends(rect: Rect) -> [f32; 5] {
    let mut x = rect.right() - space::M;
    let mut ends = [0.0; 5];
    for (end, width) in ends.iter_mut().zip(COLUMNS).rev() {
        *end = x;
        x -= width;
    }
    ends
}

fn cell(painter: &Painter, rect: Rect, right: f32, text: &str, font: FontId, hue: Color32) {
    painter.text(pos2(right, rect.center().y), Align2::RIGHT_CENTER, text, font, hue);
}

fn header(ui: &mut Ui, cx: &ViewContext<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::hover());
    let painter = ui.painter_at(rect);
    let t = cx.t;
    let left = rect.left_center() + vec2(space::M, 0.0);
    painter.text(left, Align2::LEFT_CENTER, &t.col_what, theme::small_font(), cx.theme.dim());
    let names = [&t.col_where, &t.col_pipe, &t.col_calls, &t.col_cycles, &t.col_share];
    for (right, name) in ends(rect).into_iter().zip(names) {
        cell(&painter, rect, right, name, theme::small_font(), cx.theme.dim());
    }
}

fn table_row(ui: &mut Ui, cx: &ViewContext<'_>, document: &Document, row: &Row) {
    let theme = cx.theme;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::click());
    let place = format!("{}:{}", document.name, row.line + 1);
    let lit = cx.session.selection().has_line(row.line);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, lit, format!("{place} {}", row.what)));
    if lit {
        ui.painter().rect_filled(rect, 0.0, theme.selection());
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 0.0, theme.raised());
    }
    let painter = ui.painter_at(rect);
    let ends = ends(rect);
    let hue = row.pipe.map_or(theme.dim(), |pipe| theme.pipe(pipe));
    let bar = Rect::from_min_size(pos2(rect.left() + space::S, rect.top() + 6.0), vec2(2.5, rect.height() - 12.0));
    painter.rect_filled(bar, 0.0, hue);
    let room = Rect::from_min_max(rect.min, pos2((ends[0] - COLUMNS[0]).max(rect.left()), rect.bottom()));
    let what = ui.painter_at(room);
    what.text(
        rect.left_center() + vec2(space::L, 0.0),
        Align2::LEFT_CENTER,
        &row.what,
        theme::code_font(),
        theme.text(),
    );
    let code = theme::code_font;
    cell(&painter, rect, ends[0], &place, code(), theme.dim());
    cell(&painter, rect, ends[1], row.pipe.map_or("", |pipe| pipe.name()), theme::text_font(), hue);
    cell(&painter, rect, ends[2], &grouped(row.calls), code(), theme.text());
    cell(&painter, rect, ends[3], &grouped(row.cycles), code(), theme.text());
    cell(&painter, rect, ends[4], &format!("{:.1} %", row.share * 100.0), code(), theme.text());
    if response.clicked() {
        cx.send(Command::Select(Anchor::Line(row.line)));
    }
    if response.double_clicked() {
        cx.send(Command::JumpTo { offset: document.line_start(row.line as usize) });
    }
}
