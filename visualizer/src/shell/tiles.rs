//! The dockable panels: one header of 30 points per group, with names, what is shown, and controls.

use super::view_of;
use crate::session::{Command, Pane};
use crate::theme::{self, space};
use crate::views::{View, ViewContext};
use egui::{Color32, CursorIcon, Id, Response, Sense, Stroke, Ui, WidgetInfo, WidgetText, WidgetType, vec2};
use egui_tiles::{Behavior, ResizeState, SimplificationOptions, TabState, Tabs, Tile, TileId, Tiles, Tree, UiResponse};

pub fn show(ui: &mut Ui, cx: &ViewContext<'_>, tree: &mut Tree<Pane>, views: &mut [Box<dyn View>]) {
    let frame = egui::Frame::new().fill(cx.theme.ground());
    egui::CentralPanel::no_frame().frame(frame).show(ui, |ui| {
        tree.ui(&mut Panels { cx, views }, ui);
    });
}

struct Panels<'a, 'b> {
    cx: &'a ViewContext<'b>,
    views: &'a mut [Box<dyn View>],
}

impl Panels<'_, '_> {
    fn active_pane(&self, tiles: &Tiles<Pane>, tabs: &Tabs) -> Option<Pane> {
        tiles.get_pane(&tabs.active?).copied()
    }

    /// Width of a name in the header, as if it were the active one.
    fn tab_width(&mut self, tiles: &Tiles<Pane>, ui: &Ui, tab: TileId) -> f32 {
        let text = self.tab_title_for_tile(tiles, tab).text().to_owned();
        let galley = ui.painter().layout_no_wrap(text, theme::strong_font(), Color32::PLACEHOLDER);
        galley.size().x + space::M
    }
}

impl Behavior<Pane> for Panels<'_, '_> {
    fn pane_ui(&mut self, ui: &mut Ui, _: TileId, pane: &mut Pane) -> UiResponse {
        let rect = ui.max_rect();
        ui.painter().rect_filled(rect, 0.0, self.cx.theme.panel());
        if let Some(view) = view_of(self.views, *pane)
            && rect.width() >= 8.0
            && rect.height() >= 8.0
        {
            ui.set_clip_rect(rect.intersect(ui.clip_rect()));
            view.ui(ui, self.cx);
        }
        ui.painter().hline(rect.x_range(), rect.top() + 0.5, Stroke::new(1.0, self.cx.theme.line()));
        UiResponse::None
    }

    fn tab_title_for_pane(&mut self, pane: &Pane) -> WidgetText {
        view_of(self.views, *pane).map(|view| view.title(self.cx)).unwrap_or_default().into()
    }

    fn tab_ui(&mut self, tiles: &mut Tiles<Pane>, ui: &mut Ui, id: Id, tile: TileId, state: &TabState) -> Response {
        let theme = self.cx.theme;
        let text = self.tab_title_for_tile(tiles, tile).text().to_owned();
        let font = if state.active { theme::strong_font() } else { theme::text_font() };
        let galley = ui.painter().layout_no_wrap(text, font, Color32::PLACEHOLDER);
        let lead = if ui.cursor().left() <= ui.max_rect().left() + 1.0 { space::S + 2.0 } else { 0.0 };
        let (_, rect) = ui.allocate_space(vec2(galley.size().x + lead + space::M, ui.available_height()));
        let response = ui.interact(rect, id, Sense::click_and_drag()).on_hover_cursor(CursorIcon::Default);
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, state.active, galley.text()));
        if let Some(pane) = tiles.get_pane(&tile).copied() {
            response.context_menu(|ui| {
                if ui.button(&self.cx.t.close_panel).clicked() {
                    self.cx.send(Command::ClosePane(pane));
                }
            });
            if response.middle_clicked() {
                self.cx.send(Command::ClosePane(pane));
            }
        }
        if !state.is_being_dragged {
            let hue = if state.active || response.hovered() { theme.text() } else { theme.dim() };
            let at = rect.left_center() + vec2(lead, -galley.size().y / 2.0);
            ui.painter().galley(at, galley, hue);
        }
        response
    }

    fn tab_bar_trailing_ui(&mut self, tiles: &Tiles<Pane>, ui: &mut Ui, _: TileId, tabs: &Tabs) {
        let Some(pane) = self.active_pane(tiles, tabs) else { return };
        let Some(view) = view_of(self.views, pane) else { return };
        let about = view.about(self.cx);
        if !about.is_empty() && ui.available_width() > 48.0 {
            ui.add(egui::Label::new(egui::RichText::new(about).color(self.cx.theme.dim())).truncate());
        }
    }

    fn top_bar_right_ui(&mut self, tiles: &Tiles<Pane>, ui: &mut Ui, _: TileId, tabs: &Tabs, _: &mut f32) {
        let Some(pane) = self.active_pane(tiles, tabs) else { return };
        let names: f32 = tabs.children.iter().map(|tab| self.tab_width(tiles, ui, *tab)).sum();
        let room = ui.available_width() - names - 2.0 * space::L;
        let Some(view) = view_of(self.views, pane) else { return };
        ui.add_space(space::S + 2.0);
        view.controls(ui, self.cx, room);
    }

    fn tab_bar_height(&self, _: &egui::Style) -> f32 {
        space::HEADER
    }

    fn tab_bar_color(&self, _: &egui::Visuals) -> Color32 {
        self.cx.theme.panel()
    }

    fn tab_bar_hline_stroke(&self, _: &egui::Visuals) -> Stroke {
        Stroke::new(1.0, self.cx.theme.line())
    }

    fn gap_width(&self, _: &egui::Style) -> f32 {
        1.0
    }

    fn min_size(&self) -> f32 {
        space::HEADER
    }

    fn resize_stroke(&self, _: &egui::Style, state: ResizeState) -> Stroke {
        match state {
            ResizeState::Idle => Stroke::NONE,
            ResizeState::Hovering | ResizeState::Dragging => Stroke::new(1.0, self.cx.theme.accent()),
        }
    }

    fn drag_preview_stroke(&self, _: &egui::Visuals) -> Stroke {
        Stroke::new(1.0, self.cx.theme.accent())
    }

    fn drag_preview_color(&self, _: &egui::Visuals) -> Color32 {
        self.cx.theme.selection().gamma_multiply(0.5)
    }

    fn dragged_overlay_color(&self, _: &egui::Visuals) -> Color32 {
        self.cx.theme.ground().gamma_multiply(0.5)
    }

    fn simplification_options(&self) -> SimplificationOptions {
        SimplificationOptions { all_panes_must_have_tabs: true, ..SimplificationOptions::default() }
    }

    fn is_tile_draggable(&self, tiles: &Tiles<Pane>, tile: TileId) -> bool {
        matches!(tiles.get(tile), Some(Tile::Pane(_)))
    }
}
