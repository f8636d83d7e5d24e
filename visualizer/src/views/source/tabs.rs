//! The row of documents above an editor: click brings to front, the cross or the middle button closes, dragging moves.

use crate::session::{Command, Document, Group};
use crate::theme::{self, space};
use crate::views::ViewContext;
use egui::{Align2, Color32, PointerButton, Rect, Response, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

const HEIGHT: f32 = 28.0;
/// Room for the cross, or the dot of unsaved text.
const CROSS: f32 = 20.0;
/// Longest shown part of a name, in points.
const LONGEST: f32 = 220.0;

#[derive(Default)]
pub struct Tabs {
    /// The tab that was in front in each group when its row was last scrolled to it.
    shown: Vec<Option<crate::session::DocumentId>>,
}

impl Tabs {
    pub fn show(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, nth: usize, group: &Group) {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
        ui.painter().rect_filled(rect, 0.0, cx.theme.ground());
        self.shown.resize(self.shown.len().max(nth + 1), None);
        let fresh = self.shown[nth] != group.active;
        self.shown[nth] = group.active;
        let mut row = ui.new_child(egui::UiBuilder::new().max_rect(rect).id_salt("tabs"));
        let area = ScrollArea::horizontal().scroll_bar_visibility(egui::scroll_area::ScrollBarVisibility::AlwaysHidden);
        area.auto_shrink([false; 2]).show(&mut row, |ui| {
            ui.spacing_mut().item_spacing.x = 1.0;
            ui.horizontal(|ui| {
                let mut places = Vec::new();
                let mut dropped = None;
                for id in &group.tabs {
                    let Some(document) = cx.session.document(*id) else { continue };
                    let active = group.active == Some(*id);
                    let response = tab(ui, cx, nth, document, active);
                    if active && fresh {
                        response.scroll_to_me(None);
                    }
                    if response.drag_stopped() {
                        dropped = response.interact_pointer_pos().map(|at| (*id, at.x));
                    }
                    places.push(response.rect);
                }
                if let Some((document, x)) = dropped {
                    let index = places.iter().filter(|place| place.center().x < x).count();
                    let before = group.tabs.iter().position(|tab| *tab == document).unwrap_or(0);
                    let index = if index > before { index - 1 } else { index };
                    cx.send(Command::MoveTab { document, group: nth, index });
                }
            });
        });
    }
}

fn tab(ui: &mut Ui, cx: &ViewContext<'_>, group: usize, document: &Document, active: bool) -> Response {
    let theme = cx.theme;
    let focused = cx.session.groups().focused() == group;
    let galley = ui.painter().layout_no_wrap(document.name.clone(), theme::text_font(), Color32::PLACEHOLDER);
    let width = galley.size().x.min(LONGEST) + space::M + CROSS + space::XS;
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, active, &document.name));
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    let fill = if active { theme.panel() } else { theme::mix(theme.ground(), theme.panel(), 0.5) };
    painter.rect_filled(rect, 0.0, fill);
    if active {
        let hue = if focused { theme.accent() } else { theme.faint() };
        painter.rect_filled(Rect::from_min_size(rect.min, vec2(rect.width(), 2.0)), 0.0, hue);
    }
    let hue = if active { theme.text() } else { theme.dim() };
    let text = Rect::from_min_max(rect.min, pos2(rect.right() - CROSS, rect.bottom()));
    let at = rect.left_center() + vec2(space::M, -galley.size().y / 2.0);
    painter.with_clip_rect(text.intersect(painter.clip_rect())).galley(at, galley, hue);
    let cross = Rect::from_center_size(pos2(rect.right() - CROSS / 2.0, rect.center().y), vec2(16.0, 16.0));
    let close = ui.interact(cross, response.id.with("close"), Sense::click());
    close.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, format!("{} {}", cx.t.close, document.name)));
    if close.hovered() {
        painter.rect_filled(cross, 3.0, theme.raised());
    }
    if document.is_dirty() && !close.hovered() {
        painter.circle_filled(cross.center(), 3.0, theme.dim());
    } else if active || response.hovered() || close.hovered() {
        painter.text(cross.center(), Align2::CENTER_CENTER, "×", theme::text_font(), theme.dim());
    }
    if close.clicked() || response.clicked_by(PointerButton::Middle) {
        cx.send(Command::FocusGroup(group));
        cx.send(Command::Close(document.id));
    } else if response.clicked() || response.drag_started() {
        cx.send(Command::FocusGroup(group));
        cx.send(Command::Activate(document.id));
    }
    let response = match &document.path {
        Some(path) if !response.dragged() => response.on_hover_text(path.display().to_string()),
        _ => response,
    };
    response.context_menu(|ui| menu(ui, cx, group, document));
    response
}

fn menu(ui: &mut Ui, cx: &ViewContext<'_>, group: usize, document: &Document) {
    let tabs = cx.session.groups().all().get(group).map(|group| group.tabs.as_slice()).unwrap_or_default();
    if ui.button(&cx.t.close).clicked() {
        cx.send(Command::Close(document.id));
    }
    if ui.button(&cx.t.close_others).clicked() {
        let others = tabs.iter().filter(|tab| **tab != document.id);
        let saved = others.filter(|tab| cx.session.document(**tab).is_some_and(|other| !other.is_dirty()));
        saved.for_each(|tab| cx.send(Command::Close(*tab)));
    }
    ui.separator();
    if ui.button(&cx.t.split).clicked() {
        cx.send(Command::Activate(document.id));
        cx.send(Command::Split);
    }
    if let Some(path) = &document.path
        && ui.button(&cx.t.copy_path).clicked()
    {
        cx.send(Command::CopyText(path.display().to_string()));
    }
}
