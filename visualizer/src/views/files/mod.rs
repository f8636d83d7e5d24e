//! The folder at the left: click opens, marks show what is open and unsaved, the menu makes, renames and throws away.

mod naming;

use super::{View, ViewContext};
use crate::i18n::fill;
use crate::session::{Arrangement, Command, DocumentId, FileEntry, Pane};
use crate::templates::TEMPLATES;
use crate::theme::{self, space};
use crate::widgets::{chip, empty_state};
use egui::{Align2, Key, Modifiers, Popup, Response, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, vec2};
use naming::{For, Naming};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

#[derive(Default)]
pub struct Files {
    /// Folders whose contents are hidden.
    folded: BTreeSet<PathBuf>,
    /// Document whose row was last brought into view, and the arrangement where that was.
    seen: Option<(DocumentId, Arrangement)>,
    /// A name that is being typed.
    naming: Option<Naming>,
}

/// One row to draw.
struct Row<'a> {
    depth: usize,
    name: &'a str,
    active: bool,
    dirty: bool,
}

impl View for Files {
    fn pane(&self) -> Pane {
        Pane::Files
    }

    fn title(&self, cx: &ViewContext<'_>) -> String {
        cx.t.files.clone()
    }

    fn controls(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, room: f32) {
        if room < 44.0 {
            return;
        }
        let new = chip(ui, cx.theme, &cx.t.new, false, false);
        Popup::menu(&new).show(|ui| self.new_menu(ui, cx, cx.session.files.root.as_deref()));
    }

    fn ui(&mut self, ui: &mut Ui, cx: &ViewContext<'_>) {
        let files = &cx.session.files;
        let listed: BTreeSet<&Path> = files.entries.iter().map(|entry| entry.path.as_path()).collect();
        let is_loose = |path: &Option<PathBuf>| path.as_deref().is_none_or(|path| !listed.contains(path));
        let documents = cx.session.documents();
        let loose: Vec<_> = documents.iter().filter(|document| is_loose(&document.path)).collect();
        if files.entries.is_empty() && loose.is_empty() && self.naming.is_none() {
            if empty_state(ui, cx.theme, &cx.t.files_empty, Some(&cx.t.open_folder)) {
                cx.send(Command::OpenFolderDialog);
            }
            return;
        }
        let active = cx.document().map(|document| (document.id, cx.session.panels.arrangement));
        let reveal = self.seen != active;
        self.seen = active;
        let area = ScrollArea::vertical().auto_shrink([false; 2]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for document in loose {
                let active = cx.document().is_some_and(|active| active.id == document.id);
                let row = Row { depth: 0, name: &document.name, active, dirty: document.is_dirty() };
                if show(ui, cx, &row, reveal).clicked() {
                    cx.send(Command::Activate(document.id));
                }
            }
            self.name_row(ui, cx, files.root.as_deref(), 0);
            let mut hidden_below = None;
            for entry in &files.entries {
                if hidden_below.is_some_and(|depth| entry.depth > depth) {
                    continue;
                }
                hidden_below = None;
                if self.naming.as_ref().is_some_and(|naming| naming.renames(&entry.path)) {
                    naming::show(ui, cx, &mut self.naming, entry.depth);
                    continue;
                }
                let folded = self.folded.contains(&entry.path);
                if entry.is_folder && folded {
                    hidden_below = Some(entry.depth);
                }
                self.entry(ui, cx, entry, folded, reveal);
                if entry.is_folder {
                    self.name_row(ui, cx, Some(&entry.path), entry.depth + 1);
                }
            }
        });
        let rest = area.inner_rect.with_min_y(area.inner_rect.top() + area.content_size.y);
        if rest.height() > 0.0 {
            let empty = ui.interact(rest, ui.id().with("rest"), Sense::click());
            empty.context_menu(|ui| self.new_menu(ui, cx, files.root.as_deref()));
        }
    }
}

impl Files {
    fn entry(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, entry: &FileEntry, folded: bool, reveal: bool) {
        let open = cx.session.document_at(&entry.path);
        let shown = match entry.is_folder {
            true => format!("{} {}", if folded { "▸" } else { "▾" }, entry.name),
            false => entry.name.clone(),
        };
        let active = open.is_some_and(|open| cx.document().is_some_and(|active| active.id == open.id));
        let dirty = open.is_some_and(crate::session::Document::is_dirty);
        let response = show(ui, cx, &Row { depth: entry.depth, name: &shown, active, dirty }, reveal);
        if response.clicked() && !entry.is_folder {
            cx.send(Command::Open(entry.path.clone()));
        } else if response.clicked() && !self.folded.remove(&entry.path) {
            self.folded.insert(entry.path.clone());
        }
        if response.has_focus() {
            let key = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if key(Key::F2) {
                self.naming = Some(Naming::rename(&entry.path));
            } else if key(Key::Delete) {
                cx.send(Command::Trash(entry.path.clone()));
            }
        }
        response.context_menu(|ui| self.menu(ui, cx, entry));
    }

    /// The line for the name of something new in this folder.
    fn name_row(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, folder: Option<&Path>, depth: usize) {
        if folder.is_some_and(|folder| self.naming.as_ref().is_some_and(|naming| naming.is_in(folder))) {
            naming::show(ui, cx, &mut self.naming, depth);
        }
    }

    fn menu(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, entry: &FileEntry) {
        let folder = if entry.is_folder { Some(entry.path.as_path()) } else { entry.path.parent() };
        self.new_menu(ui, cx, folder);
        ui.separator();
        if ui.button(&cx.t.rename).clicked() {
            self.naming = Some(Naming::rename(&entry.path));
        }
        if ui.button(&cx.t.trash).clicked() {
            cx.send(Command::Trash(entry.path.clone()));
        }
        if ui.button(&cx.t.copy_path).clicked() {
            cx.send(Command::CopyText(entry.path.display().to_string()));
        }
    }

    fn new_menu(&mut self, ui: &mut Ui, cx: &ViewContext<'_>, folder: Option<&Path>) {
        if let Some(folder) = folder {
            if ui.button(&cx.t.new_file_here).clicked() {
                self.folded.remove(folder);
                self.naming = Some(Naming::new(For::File(folder.to_owned())));
            }
            if ui.button(&cx.t.new_folder).clicked() {
                self.folded.remove(folder);
                self.naming = Some(Naming::new(For::Folder(folder.to_owned())));
            }
        }
        for (nth, template) in TEMPLATES.iter().enumerate() {
            if ui.button(fill(&cx.t.new_kernel, &[template.name(cx.lang)])).clicked() {
                cx.send(Command::NewKernel(nth));
            }
        }
        ui.separator();
        if ui.button(&cx.t.open_folder).clicked() {
            cx.send(Command::OpenFolderDialog);
        }
        if ui.button(&cx.t.refresh).clicked() {
            cx.send(Command::Refresh);
        }
    }
}

fn show(ui: &mut Ui, cx: &ViewContext<'_>, row: &Row<'_>, reveal: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), space::ROW), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, row.active, row.name));
    if row.active && reveal {
        response.scroll_to_me(None);
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    if row.active {
        ui.painter().rect_filled(rect, 0.0, cx.theme.selection());
    } else if response.hovered() {
        ui.painter().rect_filled(rect, 0.0, cx.theme.raised());
    }
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 0.0, (1.0, cx.theme.accent()), egui::StrokeKind::Inside);
    }
    let hue = if row.active { cx.theme.accent() } else { cx.theme.text() };
    let left = rect.left_center() + vec2(10.0 + row.depth as f32 * space::M, 0.0);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    painter.text(left, Align2::LEFT_CENTER, row.name, theme::text_font(), hue);
    if row.dirty {
        painter.circle_filled(rect.right_center() - vec2(10.0, 0.0), 3.0, cx.theme.dim());
    }
    response
}
