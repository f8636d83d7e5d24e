//! Search in the file: one row above the editor.

use crate::i18n::fill;
use crate::session::{Command, Document, find_all};
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::widgets::{chip, label};
use egui::{Align, Key, Layout, Modifiers, TextEdit, Ui};

#[derive(Default)]
pub struct FindBar {
    text: String,
    was_open: u64,
    /// Matches of a text in a revision.
    matches: Option<(String, u64, usize)>,
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
            if let Some(document) = cx.document().filter(|_| !self.text.is_empty()) {
                let count = self.count(document);
                let (text, hue) = match count {
                    0 => (cx.t.find_none.clone(), cx.theme.bad()),
                    _ => (fill(&cx.t.find_matches, &[&count.to_string()]), cx.theme.dim()),
                };
                label(ui, &text, theme::text_font(), hue);
            }
            if chip(ui, cx.theme, &cx.t.close, false, false).clicked() {
                cx.send(Command::Find(false));
            }
        });
    }

    /// Number of matches, counted again only when the text or the document changed.
    fn count(&mut self, document: &Document) -> usize {
        match &self.matches {
            Some((text, revision, count)) if *text == self.text && *revision == document.revision() => *count,
            _ => {
                let count = find_all(&document.text(), &self.text).len();
                self.matches = Some((self.text.clone(), document.revision(), count));
                count
            }
        }
    }
}
