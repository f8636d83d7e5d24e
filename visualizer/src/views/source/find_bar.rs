//! Search in the file: one row above the editor.

use crate::session::{Command, find_all};
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::widgets::{chip, label};
use egui::{Align, Key, Layout, Modifiers, TextEdit, Ui};

#[derive(Default)]
pub struct FindBar {
    text: String,
    was_open: u64,
}

impl FindBar {
    pub fn show(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let frame = ui.ctx().cumulative_frame_nr();
        let opened = frame > self.was_open + 1;
        self.was_open = frame;
        if opened {
            self.text.clone_from(&cx.session.find.text);
        }
        let row = egui::vec2(ui.available_width(), space::HEADER);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(space::S);
            let width = (ui.available_width() * 0.5).clamp(60.0, 260.0);
            let input = ui.add(TextEdit::singleline(&mut self.text).hint_text(&cx.t.find_hint).desired_width(width));
            if opened {
                input.request_focus();
            }
            if input.changed() {
                cx.send(Command::FindText(self.text.clone()));
            }
            if input.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                let backwards = ui.input(|input| input.modifiers.matches_logically(Modifiers::SHIFT));
                cx.send(Command::FindNext { backwards });
                input.request_focus();
            }
            if chip(ui, cx.theme, "↑", false, true).on_hover_text(&cx.t.find_previous).clicked() {
                cx.send(Command::FindNext { backwards: true });
            }
            if chip(ui, cx.theme, "↓", false, true).on_hover_text(&cx.t.find_next).clicked() {
                cx.send(Command::FindNext { backwards: false });
            }
            if let Some(document) = cx.document()
                && !self.text.is_empty()
                && find_all(&document.text(), &self.text).is_empty()
            {
                label(ui, &cx.t.find_none, theme::text_font(), cx.theme.bad());
            }
            if chip(ui, cx.theme, &cx.t.close, false, false).clicked() {
                cx.send(Command::Find(false));
            }
        });
    }
}
