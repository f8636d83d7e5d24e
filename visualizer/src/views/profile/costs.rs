//! What cost how much: per line, instruction or mnemonic, led to the kernel's lines where its Ascend C is ours.

use super::{micros, paint};
use crate::i18n::fill;
use crate::session::{Anchor, Command, Opened};
use crate::text::grouped;
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::widgets::{chip, empty_state, label};
use compiler::model::Pipe;
use compiler::profile::hotspots::{By, Mapped, Row};
use egui::{Align2, Rect, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, WidgetType, pos2, vec2};
use std::sync::Arc;

#[derive(Default)]
pub struct Costs {
    filter: String,
    made: Option<Made>,
}

/// The rows and what they were made from.
struct Made {
    opened: Arc<Opened>,
    by: By,
    /// Revision of the emitted text that lines were led through.
    emitted: Option<u64>,
    mapped: Mapped,
}

/// Widths of the figures at the right: place, pipe, calls, cycles, time.
const COLUMNS: [f32; 5] = [200.0, 52.0, 84.0, 104.0, 104.0];

impl Costs {
    pub fn show(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, opened: &Arc<Opened>, by: &mut By) {
        let results = cx.document().map(|document| &document.results);
        let emitted = results.and_then(|results| results.ascendc.as_ref()).map(|held| held.revision);
        let fresh = |made: &Made| Arc::ptr_eq(&made.opened, opened) && made.by == *by && made.emitted == emitted;
        if !self.made.as_ref().is_some_and(fresh) {
            let mapped = opened.hotspots(*by, results);
            self.made = Some(Made { opened: opened.clone(), by: *by, emitted, mapped });
        }
        let Some(made) = &self.made else { return };
        let mapped = &made.mapped;
        ui.add_space(space::XS);
        let mut csv = false;
        ui.horizontal_wrapped(|ui| {
            ui.add_space(space::S);
            for (one, name) in [
                (By::Line, &cx.t.profile_by_line),
                (By::Instruction, &cx.t.profile_by_instruction),
                (By::Mnemonic, &cx.t.profile_by_mnemonic),
            ] {
                if chip(ui, cx.theme, name, *by == one, false).clicked() {
                    *by = one;
                }
            }
            ui.add(TextEdit::singleline(&mut self.filter).hint_text(&cx.t.profile_filter).desired_width(140.0));
            csv = chip(ui, cx.theme, &cx.t.profile_copy_csv, false, true).clicked();
            if let Some(coverage) = mapped.coverage_pct {
                let text =
                    fill(&cx.t.profile_coverage, &[&format!("{coverage:.1}"), &mapped.unmapped.len().to_string()]);
                label(ui, &text, theme::text_font(), cx.theme.dim());
            }
        });
        if mapped.rows.is_empty() {
            let lines = *by == By::Line && !opened.profile.hotspots.is_empty();
            empty_state(ui, cx.theme, if lines { &cx.t.profile_no_lines } else { &cx.t.profile_no_costs }, None);
            return;
        }
        let wanted = self.filter.to_lowercase();
        let rows: Vec<&Row> = mapped.rows.iter().filter(|row| matches(row, &wanted)).collect();
        if csv {
            ui.ctx().copy_text(as_csv(&rows));
        }
        let whole: f64 = mapped.rows.iter().map(cost).sum();
        header(ui, cx);
        ui.spacing_mut().item_spacing.y = 0.0;
        ScrollArea::vertical().id_salt("profile costs").auto_shrink([false; 2]).show_rows(
            ui,
            space::ROW,
            rows.len(),
            |ui, range| {
                for row in &rows[range] {
                    one(ui, cx, row, whole);
                }
            },
        );
    }
}

fn cost(row: &Row) -> f64 {
    row.cycles.or(row.time_us).unwrap_or(0.0)
}

fn place(cx: &ViewContext<'_>, row: &Row) -> String {
    let file = |path: &str| path.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
    match (row.python, cx.document()) {
        (Some(line), Some(document)) => format!("{}:{}", document.name, line + 1),
        _ if row.line > 0 => format!("{}:{}", file(&row.source), row.line),
        _ => String::new(),
    }
}

fn matches(row: &Row, wanted: &str) -> bool {
    wanted.is_empty()
        || row.instruction.to_lowercase().contains(wanted)
        || format!("{}:{}", row.source, row.line).to_lowercase().contains(wanted)
        || row.pipe.is_some_and(|pipe| pipe.name().to_lowercase().contains(wanted))
}

fn as_csv(rows: &[&Row]) -> String {
    let mut text = "source,line,python_line,instruction,pipe,calls,cycles,time_us,bytes\n".to_owned();
    let quoted = |text: &str| {
        if text.contains([',', '"']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
    };
    let number = |value: Option<f64>| value.map(|value| value.to_string()).unwrap_or_default();
    for row in rows {
        let python = row.python.map(|line| (line + 1).to_string()).unwrap_or_default();
        let bytes = row.bytes.map(|bytes| bytes.to_string()).unwrap_or_default();
        let cells = [
            quoted(&row.source),
            row.line.to_string(),
            python,
            quoted(&row.instruction),
            row.pipe.map_or("", Pipe::name).to_owned(),
            row.calls.to_string(),
            number(row.cycles),
            number(row.time_us),
            bytes,
        ];
        text += &cells.join(",");
        text.push('\n');
    }
    text
}

fn ends(rect: Rect) -> [f32; 5] {
    let mut x = rect.right() - space::M;
    let mut ends = [0.0; 5];
    for (end, width) in ends.iter_mut().zip(COLUMNS).rev() {
        *end = x;
        x -= width;
    }
    ends
}

fn header(ui: &mut Ui, cx: &ViewContext<'_>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::hover());
    let painter = ui.painter_at(rect);
    let t = cx.t;
    painter.text(
        rect.left_center() + vec2(space::M, 0.0),
        Align2::LEFT_CENTER,
        &t.col_what,
        theme::small_font(),
        cx.theme.dim(),
    );
    for (right, name) in
        ends(rect).into_iter().zip([&t.col_where, &t.col_pipe, &t.col_calls, &t.col_cycles, &t.profile_time])
    {
        painter.text(pos2(right, rect.center().y), Align2::RIGHT_CENTER, name, theme::small_font(), cx.theme.dim());
    }
}

fn one(ui: &mut Ui, cx: &ViewContext<'_>, row: &Row, whole: f64) {
    let theme = cx.theme;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::click());
    let lit = paint::is_lit(cx.session.selection(), row.python);
    let what = match (row.python, cx.document()) {
        (Some(line), Some(document)) if row.instruction.is_empty() => document.line(line as usize).trim().to_owned(),
        _ if row.instruction.is_empty() => place(cx, row),
        _ => row.instruction.clone(),
    };
    let at = place(cx, row);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, lit, format!("{what} {at}")));
    paint::row_ground(ui, theme, rect, lit, response.hovered());
    let painter = ui.painter_at(rect);
    let share = if whole > 0.0 { (cost(row) / whole) as f32 } else { 0.0 };
    let ends = ends(rect);
    let room = Rect::from_min_max(rect.min, pos2((ends[0] - COLUMNS[0]).max(rect.left() + 40.0), rect.bottom()));
    let heat = Rect::from_min_size(room.min, vec2(room.width() * share, room.height()));
    ui.painter_at(room).rect_filled(heat.shrink2(vec2(0.0, 2.0)), 0.0, theme.heat_fill(share));
    let hue = row.pipe.map_or(theme.dim(), |pipe| theme.pipe(pipe));
    let bar = Rect::from_min_size(pos2(rect.left() + space::S, rect.top() + 6.0), vec2(2.5, rect.height() - 12.0));
    painter.rect_filled(bar, 0.0, hue);
    ui.painter_at(room).text(
        rect.left_center() + vec2(space::L, 0.0),
        Align2::LEFT_CENTER,
        &what,
        theme::code_font(),
        theme.text(),
    );
    let cells = [
        (at, theme.dim()),
        (row.pipe.map_or("", Pipe::name).to_owned(), hue),
        (grouped(row.calls), theme.text()),
        (row.cycles.map_or("–".to_owned(), |cycles| grouped(cycles as u64)), theme.text()),
        (micros(row.time_us), theme.dim()),
    ];
    for (right, (text, hue)) in ends.into_iter().zip(cells) {
        painter.text(pos2(right, rect.center().y), Align2::RIGHT_CENTER, text, theme::code_small_font(), hue);
    }
    if let Some((line, document)) = row.python.zip(cx.document()) {
        if response.clicked() {
            cx.send(Command::Select(Anchor::Line(line)));
        }
        if response.double_clicked() {
            cx.send(Command::JumpTo { offset: document.line_start(line as usize) });
        }
    }
}
