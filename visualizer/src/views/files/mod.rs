//! The folder at the left: click opens, marks show what is open and unsaved.

use super::{View, ViewContext};
use crate::session::{Arrangement, Command, DocumentId, Pane};
use crate::theme::{self, space};
use crate::widgets::empty_state;
use egui::{Align2, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, vec2};
use std::collections::BTreeSet;
use std::path::PathBuf;

#[derive(Default)]
pub struct Files {
    /// Folders whose contents are hidden.
    folded: BTreeSet<PathBuf>,
    /// Document whose row was last brought into view, and the arrangement where that was.
    seen: Option<(DocumentId, Arrangement)>,
}

impl View for Files {
    fn pane(&self) -> Pane {
        Pane::Files
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.files.clone()
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let files = &cx.session.files;
        let loose = cx
            .session
            .documents()
            .iter()
            .filter(|document| !files.entries.iter().any(|entry| Some(&entry.path) == document.path.as_ref()));
        let loose: Vec<_> = loose.collect();
        if files.entries.is_empty() && loose.is_empty() {
            if empty_state(ui, cx.theme, &cx.t.files_empty, Some(&cx.t.open_folder)) {
                cx.send(Command::OpenFolderDialog);
            }
            return;
        }
        let active = cx.document().map(|document| (document.id, cx.session.panels.arrangement));
        let reveal = self.seen != active;
        self.seen = active;
        ScrollArea::vertical().auto_shrink([false; 2]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for document in loose {
                let active = cx.document().is_some_and(|active| active.id == document.id);
                if row(ui, cx, 0, &document.name, active, document.is_dirty(), reveal) {
                    cx.send(Command::Activate(document.id));
                }
            }
            let mut hidden_below = None;
            for entry in &files.entries {
                if hidden_below.is_some_and(|depth| entry.depth > depth) {
                    continue;
                }
                hidden_below = None;
                if entry.is_folder {
                    let folded = self.folded.contains(&entry.path);
                    let name = format!("{} {}", if folded { "▸" } else { "▾" }, entry.name);
                    if row(ui, cx, entry.depth, &name, false, false, false) {
                        if folded {
                            self.folded.remove(&entry.path)
                        } else {
                            self.folded.insert(entry.path.clone())
                        };
                    }
                    if folded {
                        hidden_below = Some(entry.depth);
                    }
                    continue;
                }
                let open = cx.session.document_at(&entry.path);
                let active = open.is_some_and(|open| cx.document().is_some_and(|active| active.id == open.id));
                let dirty = open.is_some_and(crate::session::Document::is_dirty);
                if row(ui, cx, entry.depth, &entry.name, active, dirty, reveal) {
                    cx.send(Command::Open(entry.path.clone()));
                }
            }
        });
    }
}

/// True when clicked.
fn row(ui: &mut Ui, cx: &ViewContext<'_>, depth: usize, name: &str, active: bool, dirty: bool, reveal: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, active, name));
    if active && reveal {
        response.scroll_to_me(None);
    }
    if !ui.is_rect_visible(rect) {
        return response.clicked();
    }
    if active {
        ui.painter().rect_filled(rect, 0.0, cx.theme.selection());
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 0.0, cx.theme.raised());
    }
    let hue = if active { cx.theme.accent() } else { cx.theme.text() };
    let left = rect.left_center() + vec2(10.0 + depth as f32 * space::M, 0.0);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.text(left, Align2::LEFT_CENTER, name, theme::text_font(), hue);
    if dirty {
        painter.circle_filled(rect.right_center() - vec2(10.0, 0.0), 3.0, cx.theme.dim());
    }
    response.clicked()
}
