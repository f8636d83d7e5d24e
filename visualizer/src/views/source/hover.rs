//! What the pointer asks for: problems, help for a name, the parts of a cost.

use super::complete;
use crate::i18n::fill;
use crate::session::Document;
use crate::text::grouped;
use crate::theme;
use crate::views::ViewContext;
use crate::widgets::code::CodeFrame;
use crate::widgets::code::editor::line_at;
use crate::widgets::label;

/// Explains what is under the pointer: problems first, else the operation that is called there.
pub fn text(frame: &CodeFrame, cx: &ViewContext<'_>, document: &Document) {
    let Some(at) = frame.response.hover_pos().filter(|at| frame.layout.text.contains(*at)) else { return };
    frame.response.ctx.set_cursor_icon(egui::CursorIcon::Text);
    let row = line_at(&frame.layout, document, at.y);
    let line = document.line(row);
    let byte = frame.layout.byte_at(&line, at);
    let offset = (document.line_start(row) + byte) as u32;
    let problems: Vec<_> = document.results.diagnostics.iter().filter(|d| d.span.contains(offset)).collect();
    let help = complete::help(&line, byte);
    if problems.is_empty() && help.is_none() {
        return;
    }
    frame.response.clone().on_hover_ui_at_pointer(|ui| {
        ui.set_max_width(520.0);
        for problem in &problems {
            let message = cx.lang.of(&problem.message);
            ui.colored_label(cx.theme.severity(problem.severity), format!("{}  {message}", problem.code));
            for note in &problem.notes {
                ui.label(cx.lang.of(note));
            }
        }
        if let (true, Some((_, help))) = (problems.is_empty(), &help) {
            ui.label(help.about(cx.lang));
            for call in &help.calls {
                label(ui, call, theme::code_small_font(), cx.theme.dim());
            }
        }
    });
}

/// Takes the cost of a line apart: what ran, what waited, for each of its operations.
pub fn cost(frame: &CodeFrame, cx: &ViewContext<'_>, document: &Document) {
    let Some(at) = frame.response.hover_pos() else { return };
    let row = line_at(&frame.layout, document, at.y);
    let cost = document.results.index.line(row as u32);
    if cost.cycles == 0 || !frame.layout.cost(frame.layout.line_at(at.y)).contains(at) {
        return;
    }
    let results = &document.results;
    let mut uses: Vec<_> = results.newest_origins().on_line(row as u32).map(|op| results.index.use_of(op)).collect();
    uses.retain(|of_op| of_op.run_cycles + of_op.wait_cycles > 0);
    uses.sort_by_key(|of_op| std::cmp::Reverse(of_op.run_cycles + of_op.wait_cycles));
    frame.response.clone().on_hover_ui_at_pointer(|ui| {
        for of_op in uses.iter().take(6) {
            let hue = of_op.pipe.map_or(cx.theme.text(), |pipe| cx.theme.pipe(pipe));
            ui.horizontal(|ui| {
                label(ui, of_op.pipe.map_or("", |pipe| pipe.name()), theme::strong_font(), hue);
                let cycles = fill(&cx.t.cost_parts, &[&grouped(of_op.run_cycles), &grouped(of_op.wait_cycles)]);
                label(ui, &cycles, theme::text_font(), cx.theme.text());
            });
        }
        label(ui, &cx.t.cycles_per_line, theme::small_font(), cx.theme.dim());
    });
}
