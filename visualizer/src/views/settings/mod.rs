//! What can be set, with a search over all of it: look, language, chip, and the key of every action.

use super::{View, ViewContext};
use crate::i18n::Lang;
use crate::session::{Command, Pane};
use crate::shell::actions::{Action, actions, theme_name};
use crate::shell::keys;
use crate::theme::{self, ThemeKind, space};
use crate::widgets::{chip, label};
use egui::{Align, Align2, Frame, Layout, Margin, ScrollArea, Sense, TextEdit, Ui, vec2};

#[derive(Default)]
pub struct Settings {
    /// What is searched for.
    text: String,
}

impl View for Settings {
    fn pane(&self) -> Pane {
        Pane::Settings
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.settings.clone()
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        Frame::new().inner_margin(Margin::symmetric(12, 8)).show(ui, |ui| {
            let search = TextEdit::singleline(&mut self.text).hint_text(&cx.t.settings_search);
            let search = ui.add(search.desired_width(f32::INFINITY));
            search.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &cx.t.settings_search));
            ui.add_space(space::XS);
            ScrollArea::vertical().auto_shrink([false; 2]).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                let shown = self.general(ui, cx) + self.keys(ui, cx);
                if shown == 0 {
                    label(ui, &cx.t.settings_none, theme::text_font(), cx.theme.dim());
                }
            });
        });
    }
}

/// Whether every word of the search is in one of the texts, whatever the case.
pub fn matches(search: &str, texts: &[&str]) -> bool {
    let texts: Vec<String> = texts.iter().map(|text| text.to_lowercase()).collect();
    search.to_lowercase().split_whitespace().all(|word| texts.iter().any(|text| text.contains(word)))
}

impl Settings {
    /// Draws the rows that match; returns how many.
    fn general(&self, ui: &mut Ui, cx: &ViewContext<'_>) -> usize {
        let (t, settings) = (cx.t, &cx.session.settings);
        let mut shown = 0;
        let mut row = |ui: &mut Ui, name: &str, id: &str, content: &mut dyn FnMut(&mut Ui)| {
            if matches(&self.text, &[name, id]) {
                shown += 1;
                setting(ui, cx, name, content);
            }
        };
        row(ui, &t.set_language, "language 语言", &mut |ui| {
            for lang in Lang::ALL {
                if chip(ui, cx.theme, lang.name(), settings.lang == lang, true).clicked() {
                    cx.send(Command::SetLang(lang));
                }
            }
        });
        row(ui, &t.set_theme, "theme dark light contrast", &mut |ui| {
            for kind in ThemeKind::ALL {
                if chip(ui, cx.theme, theme_name(cx, kind), settings.theme == kind, true).clicked() {
                    cx.send(Command::SetTheme(kind));
                }
            }
        });
        row(ui, &t.set_scale, "text size scale zoom", &mut |ui| {
            for percent in [80, 100, 125, 150, 200, 250] {
                let scale = percent as f32 / 100.0;
                let active = (settings.scale - scale).abs() < 0.005;
                if chip(ui, cx.theme, &format!("{percent} %"), active, true).clicked() {
                    cx.send(Command::SetScale(scale));
                }
            }
            if ![80, 100, 125, 150, 200, 250].iter().any(|p| (settings.scale * 100.0 - *p as f32).abs() < 0.5) {
                label(ui, &format!("{:.0} %", settings.scale * 100.0), theme::text_font(), cx.theme.dim());
            }
        });
        row(ui, &t.launch_chip, "chip", &mut |ui| {
            let chosen = chip(ui, cx.theme, &format!("{} ▾", settings.chip), false, true);
            egui::Popup::menu(&chosen).show(|ui| {
                for name in &cx.session.chips {
                    if ui.selectable_label(*name == settings.chip, name).clicked() {
                        cx.send(Command::SetChip(name.clone()));
                    }
                }
            });
        });
        shown
    }

    fn keys(&self, ui: &mut Ui, cx: &ViewContext<'_>) -> usize {
        let all = actions(cx);
        let key_text = |action: &Action| action.key.map(keys::text).unwrap_or_default();
        let found: Vec<&Action> =
            all.iter().filter(|action| matches(&self.text, &[&action.name, &action.id, &key_text(action)])).collect();
        if found.is_empty() {
            return 0;
        }
        ui.add_space(space::S);
        label(ui, &cx.t.set_keys, theme::strong_font(), cx.theme.text());
        label(ui, &cx.t.set_keys_how, theme::small_font(), cx.theme.dim());
        ui.add_space(space::XS);
        for action in &found {
            // A key counts twice when both its actions can hear it at the same time.
            let rival = all.iter().find(|other| {
                let together = other.within == action.within || other.within.is_none() || action.within.is_none();
                other.id != action.id && other.key.is_some() && other.key == action.key && together
            });
            setting(ui, cx, &action.name, &mut |ui| binding(ui, cx, action, rival));
        }
        found.len()
    }
}

fn binding(ui: &mut Ui, cx: &ViewContext<'_>, action: &Action, rival: Option<&Action>) {
    let t = cx.t;
    let capturing = cx.session.capturing.as_ref() == Some(&action.id);
    let text = match action.key {
        _ if capturing => t.set_key_press.clone(),
        Some(key) => keys::text(key),
        None => "—".into(),
    };
    let response = chip(ui, cx.theme, &text, capturing, true);
    response.widget_info(|| {
        egui::WidgetInfo::selected(egui::WidgetType::Button, true, capturing, format!("{}: {text}", action.name))
    });
    if response.clicked() {
        cx.send(Command::CaptureKey((!capturing).then(|| action.id.clone())));
    }
    if action.key != action.usual && chip(ui, cx.theme, &t.set_key_usual, false, false).clicked() {
        cx.send(Command::BindKey { action: action.id.clone(), key: None });
    }
    if let Some(rival) = rival {
        let text = crate::i18n::fill(&t.set_key_rival, &[&rival.name]);
        label(ui, &text, theme::small_font(), cx.theme.warn());
    }
}

/// Name at the left, what can be chosen at the right.
fn setting(ui: &mut Ui, cx: &ViewContext<'_>, name: &str, content: &mut dyn FnMut(&mut Ui)) {
    let width = ui.available_width();
    let names = (width * 0.4).clamp(80.0, 280.0);
    ui.allocate_ui_with_layout(vec2(width, space::ROW + 5.0), Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        let (rect, _) = ui.allocate_exact_size(vec2(names, space::ROW), Sense::hover());
        let painter = ui.painter_at(rect);
        painter.text(rect.left_center(), Align2::LEFT_CENTER, name, theme::text_font(), cx.theme.text());
        content(ui);
    });
}

#[cfg(test)]
mod tests {
    use super::matches;

    #[test]
    fn every_word_must_be_somewhere() {
        assert!(matches("", &["Theme"]));
        assert!(matches("light THEME", &["Theme", "dark light"]));
        assert!(!matches("theme keys", &["Theme"]));
    }
}
