//! What the pointer asks for: problems, help for a name, the parts of a cost.

use crate::i18n::fill;
use crate::session::{Document, DocumentId};
use crate::text::grouped;
use crate::theme;
use crate::views::{ViewContext, names};
use crate::widgets::code::CodeFrame;
use crate::widgets::code::editor::line_at;
use crate::widgets::label;
use compiler::assist::{self, Hover};

/// Ways to call a function that are listed.
const MOST_CALLS: usize = 8;

/// Explains what is under the pointer, and remembers the answer for as long as the pointer stays on the name.
#[derive(Default)]
pub struct Explained {
    known: Option<(DocumentId, u64, usize, Option<Hover>)>,
}

impl Explained {
    fn at(&mut self, document: &Document, offset: usize) -> Option<&Hover> {
        let now = (document.id, document.revision(), offset);
        if self.known.as_ref().is_none_or(|(id, revision, at, _)| (*id, *revision, *at) != now) {
            let found = document.assist(|source| assist::hover(source, offset)).flatten();
            self.known = Some((now.0, now.1, now.2, found));
        }
        self.known.as_ref().and_then(|(.., hover)| hover.as_ref())
    }

    /// Problems first, else the name.
    pub fn show(&mut self, frame: &CodeFrame, cx: &ViewContext<'_>, document: &Document) {
        let Some(at) = frame.response.hover_pos().filter(|at| frame.layout.text.contains(*at)) else { return };
        frame.response.ctx.set_cursor_icon(egui::CursorIcon::Text);
        let row = line_at(&frame.layout, document, at.y);
        let line = document.line(row);
        // Half a column to the left: a place between two letters belongs to the second.
        let byte = frame.layout.byte_at(&line, at - egui::vec2(frame.layout.column * 0.5, 0.0));
        let offset = document.line_start(row) + byte;
        let in_text = byte < line.len();
        let problems: Vec<_> =
            document.results.diagnostics.iter().filter(|d| in_text && d.span.contains(offset as u32)).collect();
        let help = if problems.is_empty() && in_text { self.at(document, offset) } else { None };
        if problems.is_empty() && help.is_none() {
            return;
        }
        frame.response.clone().on_hover_ui_at_pointer(|ui| {
            ui.set_max_width(560.0);
            for problem in &problems {
                let message = cx.lang.of(&problem.message);
                ui.colored_label(cx.theme.severity(problem.severity), format!("{}  {message}", problem.code));
                for note in &problem.notes {
                    ui.label(cx.lang.of(note));
                }
            }
            if let Some(help) = help {
                explain(ui, cx, help);
            }
        });
    }
}

fn explain(ui: &mut egui::Ui, cx: &ViewContext<'_>, help: &Hover) {
    ui.spacing_mut().item_spacing.y = 3.0;
    label(ui, &help.name, theme::code_title_font(), cx.theme.text());
    let about = names::text(help.about, cx.lang);
    if !about.is_empty() {
        ui.label(about);
    }
    for call in help.calls.iter().take(MOST_CALLS) {
        let text = egui::RichText::new(call).font(theme::code_small_font()).color(cx.theme.dim());
        ui.add(egui::Label::new(text).wrap());
    }
    if let Some(more) = help.calls.len().checked_sub(MOST_CALLS).filter(|more| *more > 0) {
        label(ui, &format!("+{more}"), theme::small_font(), cx.theme.faint());
    }
    for fact in &help.facts {
        let text = egui::RichText::new(cx.lang.of(fact)).font(theme::small_font());
        ui.add(egui::Label::new(text).wrap());
    }
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
