//! The source editors, side by side if wanted, each with tabs and with costs at its left: what the user types, and what
//! each line costs.

mod editor;
mod find_bar;
mod hover;
mod lines;
mod overview;
mod rename;
mod signature;
mod suggest;
mod tabs;

use super::{View, ViewContext};
use crate::session::{Command, EditOp, Group, Pane};
use crate::widgets::empty_state;
use egui::{Context, CursorIcon, Id, Key, Modifiers, Rect, Sense, Ui, UiBuilder, pos2};

/// Identity of the editor widget of a group, for focus.
pub fn editor_id(group: usize) -> Id {
    Id::new("source-editor").with(group)
}

#[derive(Default)]
pub struct Source {
    editors: Vec<editor::Editor>,
    tabs: tabs::Tabs,
    find: find_bar::FindBar,
}

/// Whether tabs are worth a row of their own; one document alone is named in the header.
fn has_tabs(cx: &ViewContext<'_>) -> bool {
    let groups = cx.session.groups().all();
    groups.len() > 1 || groups.iter().any(|group| group.tabs.len() > 1)
}

impl View for Source {
    fn pane(&self) -> Pane {
        Pane::Source
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        let alone = cx.document().filter(|_| !has_tabs(cx));
        alone.map_or_else(|| cx.t.source.clone(), |document| document.name.clone())
    }

    fn about(&self, cx: &ViewContext<'_>) -> String {
        let Some(document) = cx.document() else { return String::new() };
        let unsaved = if document.is_dirty() && !has_tabs(cx) { "●  " } else { "" };
        let costs = if document.results.simulated.is_some() { cx.t.cycles_per_line.as_str() } else { "" };
        format!("{unsaved}{costs}")
    }

    fn input(&mut self, ctx: &Context, cx: &ViewContext<'_>) {
        let Some(document) = cx.document() else { return };
        let groups = cx.session.groups();
        self.editors.resize_with(groups.all().len(), editor::Editor::default);
        let focused = groups.focused();
        if cx.session.focus_editor && !cx.session.find.open {
            ctx.memory_mut(|memory| memory.request_focus(editor_id(focused)));
        }
        let elsewhere = (0..groups.all().len()).find(|group| *group != focused && has_focus(ctx, *group));
        if let Some(group) = elsewhere {
            cx.send(Command::FocusGroup(group));
        }
        let Some(editor) = self.editors.get_mut(focused) else { return };
        for op in editor.input(ctx, editor_id(focused), document) {
            cx.send(Command::Edit(op));
        }
        let here = has_focus(ctx, focused);
        let many = !document.cursors().is_single() || !document.cursor().is_empty();
        let escape = |ctx: &Context| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if here && many && !cx.session.find.open && escape(ctx) {
            cx.send(Command::Edit(EditOp::SingleCursor));
        } else if cx.session.find.open && !cx.session.palette_open && escape(ctx) {
            cx.send(Command::Find { open: false, replacing: false });
        }
        // The editor keeps Tab for itself, so another key has to lead out of it.
        if here && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::F6)) {
            ctx.memory_mut(|memory| memory.surrender_focus(editor_id(focused)));
        }
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        if cx.document().is_none() {
            if empty_state(ui, cx.theme, &cx.t.source_empty, Some(&cx.t.open_file)) {
                cx.send(Command::OpenDialog);
            }
            return;
        }
        let groups = cx.session.groups().all();
        self.editors.resize_with(groups.len(), editor::Editor::default);
        let whole = ui.available_rect_before_wrap();
        let total: f32 = groups.iter().map(|group| group.share).sum();
        let mut left = whole.left();
        for (nth, group) in groups.iter().enumerate() {
            let width = whole.width() * group.share / total.max(f32::EPSILON);
            let right = if nth + 1 == groups.len() { whole.right() } else { left + width };
            let rect = Rect::from_min_max(pos2(left, whole.top()), pos2(right, whole.bottom()));
            self.group(ui, cx, nth, group, rect);
            if nth > 0 {
                separator(ui, cx, nth, left, whole);
            }
            left = right;
        }
    }
}

impl Source {
    fn group(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, nth: usize, group: &Group, rect: Rect) {
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rect).id_salt(("group", nth)));
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        ui.spacing_mut().item_spacing.y = 0.0;
        if has_tabs(cx) {
            self.tabs.show(&mut ui, cx, nth, group);
        }
        if cx.session.find.open && nth == cx.session.groups().focused() {
            self.find.show(&mut ui, cx);
        }
        let document = group.active.and_then(|id| cx.session.document(id));
        let (Some(document), Some(editor)) = (document, self.editors.get_mut(nth)) else { return };
        let rest = ui.available_rect_before_wrap();
        let mut ui = ui.new_child(UiBuilder::new().max_rect(rest).id_salt("editor"));
        ui.set_clip_rect(rest.intersect(ui.clip_rect()));
        editor.show(&mut ui, cx, nth, document);
    }
}

fn has_focus(ctx: &Context, group: usize) -> bool {
    ctx.memory(|memory| memory.has_focus(editor_id(group)))
}

/// The line between two editors; dragging it shares the width anew.
fn separator(ui: &Ui, cx: &ViewContext<'_>, nth: usize, x: f32, whole: Rect) {
    let line = Rect::from_x_y_ranges(x - 3.0..=x + 3.0, whole.y_range());
    let response = ui.interact(line, ui.id().with(("separator", nth)), Sense::drag());
    let response = response.on_hover_cursor(CursorIcon::ResizeHorizontal);
    let active = response.hovered() || response.dragged();
    let hue = if active { cx.theme.accent() } else { cx.theme.ground() };
    ui.painter().vline(x, whole.y_range(), egui::Stroke::new(1.0, hue));
    if response.dragged() {
        let mut shares: Vec<f32> = cx.session.groups().all().iter().map(|group| group.share).collect();
        let by = response.drag_delta().x / whole.width() * shares.iter().sum::<f32>();
        let both = shares[nth - 1] + shares[nth];
        shares[nth - 1] = (shares[nth - 1] + by).clamp(both * 0.1, both * 0.9);
        shares[nth] = both - shares[nth - 1];
        cx.send(Command::GroupShares(shares));
    }
}
