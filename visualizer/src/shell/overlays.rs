//! What lies over the panels: command palette, notices, the question about an outside change.

use super::actions::{Action, actions};
use super::popup::popup;
use crate::i18n::fill;
use crate::session::Command;
use crate::theme::{self, space};
use crate::views::ViewContext;
use crate::views::matches;
use crate::widgets::label;
use egui::{Align2, Area, Context, Frame, Id, Key, Margin, Order, Panel, ScrollArea, Sense, TextEdit, Ui, vec2};

/// The list of all actions, narrowed by typing.
#[derive(Default)]
pub struct Palette {
    text: String,
    chosen: usize,
    was_open: bool,
}

impl Palette {
    pub fn show(&mut self, ctx: &Context, cx: &ViewContext<'_>) {
        let opened = cx.session.palette_open && !self.was_open;
        self.was_open = cx.session.palette_open;
        if !cx.session.palette_open {
            return;
        }
        if opened {
            self.text.clear();
            self.chosen = 0;
        }
        if popup(ctx, "palette", 520.0, opened, |ui| self.content(ui, cx, opened)) {
            cx.send(Command::Palette(false));
        }
    }

    fn content(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, opened: bool) {
        let input =
            ui.add(TextEdit::singleline(&mut self.text).hint_text(&cx.t.palette_hint).desired_width(f32::INFINITY));
        if opened || !input.has_focus() {
            input.request_focus();
        }
        if input.changed() {
            self.chosen = 0;
        }
        // The stable names are English: they can be typed whatever the interface's language.
        let wanted = |action: &Action| matches(&self.text, &[&action.name, &action.id]);
        let found: Vec<_> = actions(cx).into_iter().filter(wanted).collect();
        let (up, down, enter) = ui.input(|input| {
            (input.key_pressed(Key::ArrowUp), input.key_pressed(Key::ArrowDown), input.key_pressed(Key::Enter))
        });
        let last = found.len().saturating_sub(1);
        self.chosen = (self.chosen + usize::from(down)).saturating_sub(usize::from(up)).min(last);
        if found.is_empty() {
            label(ui, &cx.t.palette_none, theme::text_font(), cx.theme.dim());
        }
        let mut run = enter.then_some(self.chosen);
        // Its room is what the rows need, not what fewer rows needed before.
        let height = (found.len() as f32 * (space::ROW + 2.0)).min(320.0);
        ScrollArea::vertical().max_height(height).min_scrolled_height(height).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (index, action) in found.iter().enumerate() {
                let chosen = index == self.chosen;
                let size = vec2(ui.available_width(), space::ROW + 2.0);
                let (rect, response) = ui.allocate_exact_size(size, Sense::click());
                response
                    .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, chosen, &action.name));
                if chosen || response.hovered() {
                    ui.painter().rect_filled(rect, space::ROUNDING, cx.theme.selection());
                }
                let inner = rect.shrink2(vec2(space::S, 0.0));
                let (left, right) = (inner.left_center(), inner.right_center());
                ui.painter().text(left, Align2::LEFT_CENTER, &action.name, theme::text_font(), cx.theme.text());
                if let Some(key) = action.key {
                    let key = ui.ctx().format_shortcut(&key);
                    ui.painter().text(right, Align2::RIGHT_CENTER, key, theme::small_font(), cx.theme.dim());
                }
                if chosen && (up || down) {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    run = Some(index);
                }
            }
        });
        if let Some(action) = run.and_then(|index| found.into_iter().nth(index)) {
            cx.send(Command::Palette(false));
            if action.command != Command::Palette(false) {
                cx.send(action.command);
            }
        }
    }
}

/// Messages of the application, bottom right.
pub fn notices(ctx: &Context, cx: &ViewContext<'_>) {
    if cx.session.notices.is_empty() {
        return;
    }
    let offset = vec2(-space::M, -(space::STATUS_BAR + space::M));
    let area = Area::new(Id::new("notices")).order(Order::Foreground).anchor(Align2::RIGHT_BOTTOM, offset);
    area.show(ctx, |ui| {
        for (index, notice) in cx.session.notices.iter().enumerate() {
            Frame::popup(ui.style()).inner_margin(Margin::same(10)).show(ui, |ui| {
                ui.set_max_width(420.0);
                ui.horizontal_wrapped(|ui| {
                    ui.colored_label(cx.theme.severity(notice.severity), "●");
                    ui.label(&notice.text);
                    if ui.small_button(&cx.t.dismiss).clicked() {
                        cx.send(Command::DismissNotice(index));
                    }
                });
            });
        }
    });
}

/// Says what letting go of files over the window does.
pub fn drop_target(ctx: &Context, cx: &ViewContext<'_>) {
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let whole = ctx.content_rect();
    let painter = ctx.layer_painter(egui::LayerId::new(Order::Foreground, Id::new("drop-target")));
    painter.rect_filled(whole, 0.0, cx.theme.ground().gamma_multiply(0.7));
    let inner = whole.shrink(space::L);
    painter.rect_stroke(inner, space::ROUNDING, (2.0, cx.theme.accent()), egui::StrokeKind::Inside);
    let font = theme::strong_font();
    painter.text(whole.center(), Align2::CENTER_CENTER, &cx.t.drop_here, font, cx.theme.text());
}

/// A bar that asks which text to keep, when a file changed under unsaved edits.
pub fn conflict(ui: &mut Ui, cx: &ViewContext<'_>) {
    let Some(document) = cx.document().filter(|document| document.conflict.is_some()) else { return };
    let frame = Frame::new().fill(cx.theme.tint(cx.theme.warn())).inner_margin(Margin::symmetric(12, 6));
    Panel::top("conflict").frame(frame).resizable(false).show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.label(fill(&cx.t.conflict, &[&document.name]));
            if ui.button(&cx.t.take_theirs).clicked() {
                cx.send(Command::ResolveConflict { document: document.id, take_theirs: true });
            }
            if ui.button(&cx.t.keep_ours).clicked() {
                cx.send(Command::ResolveConflict { document: document.id, take_theirs: false });
            }
            if ui.button(&cx.t.show_both).clicked() {
                cx.send(Command::ShowTheirs(document.id));
            }
        });
    });
}
