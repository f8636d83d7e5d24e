//! Search and replacement in the file: one or two rows above the editor.

use crate::i18n::fill;
use crate::session::{Command, Document, Query};
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::widgets::{chip, label};
use egui::{Align, Key, Layout, Modifiers, Response, TextEdit, Ui};

#[derive(Default)]
pub struct FindBar {
    text: String,
    replacement: String,
    was_open: u64,
    was_replacing: bool,
}

impl FindBar {
    pub fn show(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let find = &cx.session.find;
        let frame = ui.ctx().cumulative_frame_nr();
        let opened = frame > self.was_open + 1;
        self.was_open = frame;
        // Asking for the bar again takes what is selected by then.
        let asked = cx.session.focus_editor || find.query.text != self.text;
        let to_replacement = find.replacing && !std::mem::replace(&mut self.was_replacing, find.replacing);
        if opened || asked {
            self.text.clone_from(&find.query.text);
        }
        if opened {
            self.replacement.clone_from(&find.replacement);
        }
        let width = (ui.available_width() * 0.4).clamp(60.0, 280.0);
        row(ui, |ui| {
            let input = line(ui, &mut self.text, &cx.t.find_hint, width);
            if opened || asked {
                select_all(ui, &input, &self.text);
            }
            if input.changed() {
                cx.send(Command::FindQuery(Query { text: self.text.clone(), ..find.query.clone() }));
            }
            if entered(ui, &input) {
                let modifiers = ui.input(|input| input.modifiers);
                match modifiers.alt {
                    true => cx.send(Command::SelectFound),
                    false => cx.send(Command::FindNext { backwards: modifiers.shift }),
                }
                input.request_focus();
            }
            toggles(ui, cx, input.has_focus());
            count(ui, cx);
            if chip(ui, cx.theme, "↑", false, true).on_hover_text(&cx.t.find_previous).clicked() {
                cx.send(Command::FindNext { backwards: true });
            }
            if chip(ui, cx.theme, "↓", false, true).on_hover_text(&cx.t.find_next).clicked() {
                cx.send(Command::FindNext { backwards: false });
            }
            if !find.replacing && chip(ui, cx.theme, &cx.t.replace, false, false).clicked() {
                cx.send(Command::Find { open: true, replacing: true });
            }
            if chip(ui, cx.theme, &cx.t.close, false, false).clicked() {
                cx.send(Command::Find { open: false, replacing: false });
            }
        });
        if find.replacing {
            row(ui, |ui| {
                let input = line(ui, &mut self.replacement, &cx.t.replace_hint, width);
                if to_replacement && !self.text.is_empty() {
                    input.request_focus();
                }
                if input.changed() {
                    cx.send(Command::SetReplacement(self.replacement.clone()));
                }
                let all = Modifiers::COMMAND.plus(Modifiers::ALT);
                let all = input.has_focus() && ui.input_mut(|input| input.consume_key(all, Key::Enter));
                if entered(ui, &input) {
                    cx.send(Command::ReplaceNext);
                    input.request_focus();
                }
                if chip(ui, cx.theme, &cx.t.replace_next, false, true).clicked() {
                    cx.send(Command::ReplaceNext);
                }
                if chip(ui, cx.theme, &cx.t.replace_all, false, true).clicked() || all {
                    cx.send(Command::ReplaceAll);
                }
            });
        }
    }
}

fn row(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let size = egui::vec2(ui.available_width(), space::HEADER);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        ui.add_space(space::S);
        content(ui);
    });
}

fn line(ui: &mut Ui, text: &mut String, hint: &str, width: f32) -> Response {
    ui.add(TextEdit::singleline(text).hint_text(hint).desired_width(width))
}

/// Typing replaces what the bar was opened with.
fn select_all(ui: &Ui, input: &Response, text: &str) {
    input.request_focus();
    let mut state = egui::TextEdit::load_state(ui.ctx(), input.id).unwrap_or_default();
    let end = egui::text::CCursor::new(text.chars().count());
    state.cursor.set_char_range(Some(egui::text::CCursorRange::two(egui::text::CCursor::new(0), end)));
    state.store(ui.ctx(), input.id);
}

fn entered(ui: &Ui, input: &Response) -> bool {
    input.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Case, whole words, pattern: chips that are also keys while the search line has the keyboard.
fn toggles(ui: &mut Ui, cx: &ViewContext<'_>, has_focus: bool) {
    let query = &cx.session.find.query;
    let flip = |change: fn(&mut Query)| {
        let mut query = query.clone();
        change(&mut query);
        cx.send(Command::FindQuery(query));
    };
    type Toggle<'a> = (&'a str, &'a str, bool, Key, fn(&mut Query));
    let list: [Toggle<'_>; 3] = [
        ("Aa", &cx.t.find_case, query.case, Key::C, |query| query.case ^= true),
        ("ab|", &cx.t.find_words, query.whole_words, Key::W, |query| query.whole_words ^= true),
        (".*", &cx.t.find_regex, query.regex, Key::R, |query| query.regex ^= true),
    ];
    for (text, about, active, key, change) in list {
        let about = format!("{about} (Alt+{})", key.name());
        let clicked = chip(ui, cx.theme, text, active, active).on_hover_text(about).clicked();
        if clicked || (has_focus && ui.input_mut(|input| input.consume_key(Modifiers::ALT, key))) {
            flip(change);
        }
    }
}

/// Which of how many matches is selected, or what is wrong with the pattern.
fn count(ui: &mut Ui, cx: &ViewContext<'_>) {
    let find = &cx.session.find;
    let Some(found) = cx.document().and_then(|document| find.found(document)) else { return };
    if find.query.text.is_empty() {
        return;
    }
    let (text, hue) = match (&found.error, found.matches.len()) {
        (Some(error), _) => (error.clone(), cx.theme.bad()),
        (None, 0) => (cx.t.find_none.clone(), cx.theme.bad()),
        (None, count) => match cx.document().and_then(|document| position(document, &found.matches)) {
            Some(nth) => (fill(&cx.t.find_nth, &[&(nth + 1).to_string(), &count.to_string()]), cx.theme.dim()),
            None => (fill(&cx.t.find_matches, &[&count.to_string()]), cx.theme.dim()),
        },
    };
    label(ui, &text, theme::text_font(), hue);
}

fn position(document: &Document, matches: &[compiler::model::SourceSpan]) -> Option<usize> {
    let selected = document.cursor().range();
    let at = matches.partition_point(|span| (span.start as usize) < selected.start);
    matches.get(at).filter(|span| span.range() == selected).map(|_| at)
}
