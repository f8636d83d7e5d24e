//! The list of problems. A click goes to the place.

use super::{View, ViewContext};
use crate::i18n::fill;
use crate::session::{Command, EditOp, Pane, Phase};
use crate::theme::{self, space};
use crate::widgets::{empty_state, label};
use compiler::model::{Diagnostic, Severity};
use egui::{ScrollArea, Sense, Ui, UiBuilder, vec2};

#[derive(Default)]
pub struct Problems;

impl View for Problems {
    fn pane(&self) -> Pane {
        Pane::Problems
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        let count = cx.document().map_or(0, |document| document.results.diagnostics.len());
        if count == 0 { cx.t.problems.clone() } else { format!("{} {count}", cx.t.problems) }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let Some(document) = cx.document().filter(|document| document.results.phase != Phase::Never) else {
            empty_state(ui, cx.theme, &cx.t.problems_waiting, None);
            return;
        };
        if document.results.diagnostics.is_empty() {
            let text = match &document.results.phase {
                Phase::Crashed(reason) => reason,
                _ => &cx.t.problems_none,
            };
            empty_state(ui, cx.theme, text, None);
            return;
        }
        ScrollArea::vertical().auto_shrink([false; 2]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add_space(space::XS);
            for diagnostic in &document.results.diagnostics {
                let line = document.line_of(diagnostic.span.start as usize);
                problem(ui, cx, diagnostic, &format!("{}:{}", document.name, line + 1));
            }
        });
    }
}

fn problem(ui: &mut Ui, cx: &ViewContext<'_>, diagnostic: &Diagnostic, place: &str) {
    let theme = cx.theme;
    let sign = match diagnostic.severity {
        Severity::Error => "✗",
        Severity::Warning => "!",
        Severity::Note => "i",
    };
    let scope = ui.scope_builder(UiBuilder::new().sense(Sense::click()), |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.add_space(space::S);
            ui.spacing_mut().item_spacing = vec2(space::S, space::XS);
            label(ui, sign, theme::strong_font(), theme.severity(diagnostic.severity));
            label(ui, cx.lang.of(&diagnostic.message), theme::text_font(), theme.text());
            label(ui, place, theme::code_small_font(), theme.dim());
            label(ui, &diagnostic.code, theme::code_small_font(), theme.faint());
        });
        for note in &diagnostic.notes {
            ui.horizontal_wrapped(|ui| {
                ui.add_space(space::L + space::XS);
                label(ui, cx.lang.of(note), theme::text_font(), theme.dim());
            });
        }
        if let Some(fix) = &diagnostic.fix {
            ui.horizontal(|ui| {
                ui.add_space(space::L + space::XS);
                if ui.link(fill(&cx.t.apply_fix, &[cx.lang.of(&fix.title)])).clicked() {
                    // From the last to the first, so that the spans of those still to come stay right.
                    let mut edits = fix.edits.clone();
                    edits.sort_by_key(|edit| std::cmp::Reverse(edit.span));
                    for edit in edits {
                        cx.send(Command::Edit(EditOp::Replace { span: edit.span, text: edit.text }));
                    }
                }
            });
        }
        ui.add_space(space::S);
    });
    let response = scope.response;
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, cx.lang.of(&diagnostic.message)));
    if response.clicked() {
        cx.send(Command::JumpTo { offset: diagnostic.span.start as usize });
    }
}
