//! The source editor with costs at its left: what the user types, and what each line costs.

mod complete;
mod find_bar;
mod lines;
mod suggest;

use super::{View, ViewContext};
use crate::i18n::fill;
use crate::session::{Command, Document, Pane, Reveal};
use crate::text::{column_at, grouped};
use crate::theme;
use crate::widgets::code::{self, CodeFrame, CodeSpec, CodeView, editor};
use crate::widgets::{empty_state, label};
use egui::{Context, Id, Ui};

/// Identity of the editor widget, for focus.
pub const EDITOR_ID: &str = "source-editor";

#[derive(Default)]
pub struct Source {
    code: CodeView,
    page: usize,
    find: find_bar::FindBar,
    suggest: suggest::Suggest,
}

impl View for Source {
    fn pane(&self) -> Pane {
        Pane::Source
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.document().map_or_else(|| cx.t.source.clone(), |document| document.name.clone())
    }

    fn about(&self, cx: &ViewContext<'_>) -> String {
        let Some(document) = cx.document() else { return String::new() };
        let unsaved = if document.is_dirty() { "●  " } else { "" };
        let costs = if document.results.simulated.is_some() { cx.t.cycles_per_line.as_str() } else { "" };
        format!("{unsaved}{costs}")
    }

    fn input(&mut self, ctx: &Context, cx: &ViewContext<'_>) {
        let Some(document) = cx.document() else { return };
        let id = Id::new(EDITOR_ID);
        if cx.session.focus_editor && !cx.session.find.open {
            ctx.memory_mut(|memory| memory.request_focus(id));
        }
        let ops = editor::read_events(ctx, id, document, self.page.max(1));
        for op in self.suggest.input(ctx, document, ops) {
            cx.send(Command::Edit(op));
        }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let Some(document) = cx.document() else {
            if empty_state(ui, cx.theme, &cx.t.source_empty, Some(&cx.t.open_file)) {
                cx.send(Command::OpenDialog);
            }
            return;
        };
        if cx.session.find.open {
            self.find.show(ui, cx);
        }
        let rest = ui.available_rect_before_wrap();
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(rest));
        ui.set_clip_rect(rest.intersect(ui.clip_rect()));
        let frame = self.editor(&mut ui, cx, document);
        self.page = frame.layout.page().saturating_sub(1).max(1);
        if let Some(op) = editor::read_pointer(&ui, &frame, document) {
            self.suggest.close();
            cx.send(Command::Edit(op));
        }
        hover(&frame, cx, document);
        hover_cost(&frame, cx, document);
    }
}

impl Source {
    fn editor(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, document: &Document) -> CodeFrame {
        let id = Id::new(EDITOR_ID);
        let lines = lines::Lines::new(cx, document);
        let reveal = document.reveal.map(|reveal| {
            let (offset, centre) = match reveal {
                Reveal::Near(offset) => (offset, false),
                Reveal::Centre(offset) => (offset, true),
            };
            let line = document.line_of(offset);
            let column = column_at(&document.line(line), offset.saturating_sub(document.line_start(line)));
            code::Reveal { line, column, centre }
        });
        let spec = CodeSpec {
            id,
            lines: document.rope().len_lines(),
            // Room for costs is kept before there are any, so that the text does not jump when they come.
            most_cycles: document.results.index.most_line_cycles.max(1),
            right_gutter: false,
            reveal,
        };
        let frame = self.code.begin(ui, &spec);
        let tokens = lines.tokens(frame.layout.visible());
        self.code.paint(ui, cx.theme, &frame, |row| lines.line(row, &tokens));
        if let Some(caret) = editor::show_caret(ui, cx.theme, id, &frame, document)
            && let Some(op) = self.suggest.show(ui.ctx(), cx, document, caret)
        {
            cx.send(Command::Edit(op));
        }
        let (line, head) = (document.cursor_line(), document.cursor().head);
        let column = column_at(&document.line(line), head - document.line_start(line));
        let place = fill(&cx.t.status_position, &[&(line + 1).to_string(), &(column + 1).to_string()]);
        editor::describe(ui, id, &cx.t.source_label, &place, &frame, document);
        frame
    }
}

/// Explains what is under the pointer: problems first, else the operation that is called there.
fn hover(frame: &CodeFrame, cx: &ViewContext<'_>, document: &Document) {
    let Some(at) = frame.response.hover_pos().filter(|at| frame.layout.text.contains(*at)) else { return };
    frame.response.ctx.set_cursor_icon(egui::CursorIcon::Text);
    let row = frame.layout.line_at(at.y);
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
fn hover_cost(frame: &CodeFrame, cx: &ViewContext<'_>, document: &Document) {
    let Some(at) = frame.response.hover_pos() else { return };
    let row = frame.layout.line_at(at.y);
    let cost = document.results.index.line(row as u32);
    if cost.cycles == 0 || !frame.layout.cost(row).contains(at) {
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
