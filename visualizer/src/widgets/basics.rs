//! Small pieces: labels, chips, empty states.

use crate::theme::{self, Theme, space};
use egui::{
    Align, Align2, Color32, FontId, Label, Layout, Response, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2,
};

/// Text of one line.
pub fn label(ui: &mut Ui, text: &str, font: FontId, hue: Color32) -> Response {
    ui.add(Label::new(RichText::new(text).font(font).color(hue)).wrap_mode(egui::TextWrapMode::Extend))
}

/// A word that can be clicked. `filled` ones stand on the raised colour, others only when active.
pub fn chip(ui: &mut Ui, theme: &Theme, text: &str, active: bool, filled: bool) -> Response {
    let font = if active { theme::strong_font() } else { theme::text_font() };
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let (rect, response) =
        ui.allocate_exact_size(galley.size() + vec2(2.0 * space::S + 2.0, space::S + 1.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, active, text));
    let hovered = response.hovered();
    if active || filled || hovered {
        let chosen = active && filled;
        let fill = if chosen {
            theme.selection()
        } else if hovered {
            theme::mix(theme.raised(), theme.text(), 0.06)
        } else {
            theme.raised()
        };
        ui.painter().rect_filled(rect, 5.0, fill);
    }
    if response.has_focus() {
        let ring = egui::Stroke::new(1.0, theme.accent());
        ui.painter().rect_stroke(rect, 5.0, ring, egui::StrokeKind::Inside);
    }
    let hue = if active || filled || hovered { theme.text() } else { theme.dim() };
    ui.painter().galley(Align2::CENTER_CENTER.align_size_within_rect(galley.size(), rect).min, galley, hue);
    response
}

/// What an empty panel says, with the one action that fills it. True when the action was chosen.
pub fn empty_state(ui: &mut Ui, theme: &Theme, text: &str, action: Option<&str>) -> bool {
    let mut chosen = false;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.add_space((ui.available_height() * 0.3).min(96.0));
        ui.set_max_width((ui.available_width() - 2.0 * space::L).clamp(40.0, 320.0));
        ui.add(Label::new(RichText::new(text).color(theme.dim())).wrap());
        if let Some(action) = action {
            ui.add_space(space::S);
            chosen = ui.button(action).clicked();
        }
    });
    chosen
}
