//! What happened since the start, newest last, and the way to hand it on.

use super::{View, ViewContext};
use crate::session::{Command, LogLine, Pane};
use crate::theme::{self, space};
use crate::widgets::{chip, empty_state, label};
use egui::{ScrollArea, Ui};

#[derive(Default)]
pub struct Log;

impl View for Log {
    fn pane(&self) -> Pane {
        Pane::Log
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.log.clone()
    }

    fn controls(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, room: f32) {
        if room > 120.0 && chip(ui, cx.theme, &cx.t.copy_log, false, true).on_hover_text(&cx.t.copy_log_what).clicked()
        {
            cx.send(Command::CopyLog);
        }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let lines = cx.session.log.lines();
        if lines.is_empty() {
            empty_state(ui, cx.theme, &cx.t.log_empty, None);
            return;
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        let area = ScrollArea::vertical().auto_shrink([false; 2]).stick_to_bottom(true);
        area.show_rows(ui, space::ROW, lines.len(), |ui, range| {
            lines.range(range).for_each(|line| row(ui, cx, line));
        });
    }
}

fn row(ui: &mut Ui, cx: &ViewContext<'_>, line: &LogLine) {
    ui.horizontal(|ui| {
        ui.set_height(space::ROW);
        ui.add_space(space::S);
        label(ui, &line.clock(), theme::code_small_font(), cx.theme.faint());
        label(ui, "●", theme::small_font(), cx.theme.severity(line.severity));
        label(ui, &line.text, theme::text_font(), cx.theme.text());
    });
}
