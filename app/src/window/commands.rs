//! Carries out what the shell asks of the application, and the answers to dialogs.

use super::app::App;
use super::desk::Saved;
use super::dialogs::{Answer, Dialog, Purpose, Then};
use crate::files::{FileError, Problem, Sync, tree, write_atomic};
use crate::profile;
use compiler::model::Severity;
use egui::ViewportCommand;
use std::path::{Path, PathBuf};
use visualizer::export::{PngError, ReportInput, html, png, timeline_svg};
use visualizer::i18n::fill;
use visualizer::session::{Arrangement, Command, Document, DocumentId, Measured, Pane, report};
use visualizer::templates::TEMPLATES;
use visualizer::theme::ThemeKind;

/// Width of a picture, in points.
const PICTURE_WIDTH: f32 = 1400.0;

pub fn carry_out(app: &mut App, command: Command) {
    match command {
        Command::Open(path) => app.open(&path),
        Command::OpenDialog => app.ask_path(Purpose::OpenFile),
        Command::OpenFolderDialog => app.ask_path(Purpose::OpenFolder),
        Command::OpenProfileDialog => app.ask_path(Purpose::OpenProfile),
        Command::CloseProfile => app.importer = None,
        Command::NewFile => app.new_file(""),
        Command::NewKernel(nth) => {
            if let Some(template) = TEMPLATES.get(nth) {
                app.new_file(template.text);
            }
        }
        Command::CreateFile { folder, name } => match tree::create_file(&folder, &name) {
            Ok(path) => {
                app.open(&path);
                app.list_again();
            }
            Err(error) => app.tell(&error),
        },
        Command::CreateFolder { folder, name } => match tree::create_folder(&folder, &name) {
            Ok(_) => app.list_again(),
            Err(error) => app.tell(&error),
        },
        Command::Rename { path, name } => app.rename(&path, &name),
        Command::Trash(path) => app.trash(&path),
        Command::CopyText(text) => app.ctx.copy_text(text),
        Command::Refresh => app.list_again(),
        Command::Save => {
            if let Some(id) = app.active_id() {
                app.save(id);
            }
        }
        Command::SaveAs => {
            if let Some(id) = app.active_id() {
                app.ask_path(Purpose::SaveAs(id));
            }
        }
        Command::SaveAll => {
            for (id, _) in app.unsaved() {
                app.save(id);
            }
        }
        Command::RestartWorker => {
            app.start_worker();
            if let Some(document) = app.session.active_mut() {
                document.touch();
            }
        }
        Command::ExportReport => {
            if let Some(id) = app.active_id() {
                app.ask_path(Purpose::Report(id));
            }
        }
        Command::Compare { .. } => {
            let ctx = app.ctx.clone();
            app.versions.read(&mut app.session, move || ctx.request_repaint());
        }
        Command::ForgetSnapshot(id) => {
            if let Err(error) = app.versions.forget(&mut app.session, id) {
                app.tell(&error);
            }
        }
        Command::CancelCompile => {
            if let Some(client) = &app.client {
                client.cancel();
            }
        }
        Command::ExportPicture => {
            if let Some(id) = app.active_id() {
                app.ask_path(Purpose::Picture(id));
            }
        }
        Command::CopyLog => {
            let text = format!(
                "AscLens {} on {} {}\n{}",
                env!("CARGO_PKG_VERSION"),
                std::env::consts::OS,
                std::env::consts::ARCH,
                report(&app.session)
            );
            app.ctx.copy_text(text);
            let told = app.t().copied.clone();
            app.note(Severity::Note, told);
        }
        Command::OpenUrl(url) => app.ctx.open_url(egui::OpenUrl::new_tab(url)),
        Command::Close(id) => {
            let documents = app.unsaved().into_iter().filter(|(unsaved, _)| *unsaved == id).collect();
            app.dialog = Some(Dialog::Unsaved { documents, then: Then::Close(id) });
        }
        Command::ShowTheirs(id) => app.show_theirs(id),
        Command::Quit => app.ctx.send_viewport_cmd(ViewportCommand::Close),
        // Everything else the session has carried out itself.
        _ => {}
    }
}

impl App {
    fn active_id(&self) -> Option<DocumentId> {
        self.session.active().map(|document| document.id)
    }

    /// Opens a file or lists a folder.
    pub(super) fn open(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        if profile::is_profile(&path) {
            self.open_profile(&path);
            return;
        }
        if path.is_dir() {
            self.list_folder(&path);
            return;
        }
        let t = self.t();
        match self.desk.open(&mut self.session, &path, t) {
            Ok(note) => {
                if let Some(note) = note {
                    self.note(Severity::Warning, note);
                }
                self.settings.opened(&path);
                self.session.recent.clone_from(&self.settings.recent);
                let listed = self.session.files.root.as_ref().is_some_and(|root| path.starts_with(root));
                if let (false, Some(parent)) = (listed, path.parent()) {
                    self.list_folder(parent);
                }
            }
            Err(error) => self.tell(&error),
        }
    }

    /// Reads profiler output in a process of its own and brings its panel to the front.
    fn open_profile(&mut self, path: &Path) {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        // The one before is ended first.
        self.importer = None;
        let ctx = self.ctx.clone();
        self.session.measured = match profile::Importer::start(path, move || ctx.request_repaint()) {
            Ok(importer) => {
                self.importer = Some(importer);
                Measured::Reading(name)
            }
            Err(error) => Measured::Failed(name, error.to_string()),
        };
        self.session.panels.arrangement = Arrangement::Profile;
        self.session.panels.show(Pane::Profile);
    }

    fn tell(&mut self, error: &FileError) {
        let text = self.session.settings.lang.of(&error.message()).to_owned();
        self.note(Severity::Error, text);
    }

    fn list_again(&mut self) {
        if let Some(root) = self.session.files.root.clone() {
            self.list_folder(&root);
        }
    }

    fn rename(&mut self, path: &Path, name: &str) {
        let t = self.t();
        match tree::rename(path, name) {
            Ok(to) => {
                for note in self.desk.renamed(&mut self.session, path, &to, t) {
                    self.note(Severity::Warning, note);
                }
                self.list_again();
            }
            Err(error) => self.tell(&error),
        }
    }

    /// Open documents from there are closed; unsaved text stays open as the only copy.
    fn trash(&mut self, path: &Path) {
        if let Err(error) = tree::trash(path) {
            self.tell(&error);
            return;
        }
        let inside = |document: &&Document| document.path.as_ref().is_some_and(|file| file.starts_with(path));
        let gone: Vec<DocumentId> = self
            .session
            .documents()
            .iter()
            .filter(inside)
            .filter(|document| !document.is_dirty())
            .map(|document| document.id)
            .collect();
        gone.into_iter().for_each(|id| self.desk.close(&mut self.session, id));
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        self.note(Severity::Note, fill(&self.t().trashed, &[&name]));
        self.list_again();
    }

    fn new_file(&mut self, text: &str) {
        let taken = |name: &str| self.session.documents().iter().any(|document| document.name == name);
        let name = (1..).map(|n| format!("untitled-{n}.py")).find(|name| !taken(name)).unwrap_or_default();
        let id = self.desk.open_text(&mut self.session, &name, "");
        if let (false, Some(document)) = (text.is_empty(), self.session.document_mut(id)) {
            // Nothing of it is on disk yet.
            document.take_merged(text);
        }
    }

    /// Saves, or asks what stands in the way of it. True when the text is on disk.
    fn save(&mut self, id: DocumentId) -> bool {
        let Some(name) = self.session.document(id).map(|document| document.name.clone()) else { return true };
        let answer_first = fill(&self.t().answer_first, &[&name]);
        self.quiet.hurry();
        match self.desk.save(&mut self.session, id) {
            Saved::Done => {
                self.versions.saved(&self.session, id);
                self.session.notices.retain(|notice| notice.text != answer_first);
                self.note_file(id, None);
                return true;
            }
            Saved::NeedsPath => self.ask_path(Purpose::SaveAs(id)),
            Saved::Conflict => self.note(Severity::Warning, answer_first),
            Saved::Failed(error) => self.tell(&error),
        }
        false
    }

    fn save_as(&mut self, id: DocumentId, path: PathBuf, replace: bool) {
        let t = self.t();
        match self.desk.save_as(&mut self.session, id, &path, replace, t) {
            Ok(note) => {
                if let Some(note) = note {
                    self.note(Severity::Warning, note);
                }
                self.versions.saved(&self.session, id);
                self.quiet.hurry();
            }
            Err(FileError { problem: Problem::Changed, .. }) => {
                self.dialog = Some(Dialog::Replace { purpose: Purpose::SaveAs(id), path });
            }
            Err(error) => self.tell(&error),
        }
    }

    fn write_report(&mut self, id: DocumentId, path: &Path) {
        let Some(document) = self.session.document(id) else { return };
        // Reports are read and printed by others: they are light whatever the window is.
        let page = html(&ReportInput { document, lang: self.session.settings.lang, theme: ThemeKind::Light });
        self.write_out(path, page.as_bytes());
    }

    fn write_picture(&mut self, id: DocumentId, path: &Path) {
        let Some(document) = self.session.document(id) else { return };
        let theme = self.session.settings.theme;
        let is_svg = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("svg"));
        let drawn = if is_svg {
            timeline_svg(document, theme, PICTURE_WIDTH).map(String::into_bytes).ok_or(PngError::Empty)
        } else {
            png(document, theme, PICTURE_WIDTH)
        };
        match drawn {
            Ok(bytes) => self.write_out(path, &bytes),
            Err(PngError::Empty) => self.note(Severity::Warning, self.t().report_nothing.clone()),
            Err(PngError::Failed(reason)) => self.note(Severity::Error, reason),
        }
    }

    fn write_out(&mut self, path: &Path, bytes: &[u8]) {
        match write_atomic(path, bytes, Sync::Yes) {
            Ok(()) => self.note(Severity::Note, fill(&self.t().report_written, &[&path.display().to_string()])),
            Err(error) => self.tell(&error),
        }
    }

    /// Documents with unsaved text, with their names.
    fn unsaved(&self) -> Vec<(DocumentId, String)> {
        let dirty = self.session.documents().iter().filter(|document| document.is_dirty());
        dirty.map(|document| (document.id, document.name.clone())).collect()
    }

    /// Whether nothing unsaved would be lost; asks if something would.
    pub(super) fn may_quit(&mut self) -> bool {
        let documents = self.unsaved();
        if documents.is_empty() {
            return true;
        }
        self.dialog = Some(Dialog::Unsaved { documents, then: Then::Quit });
        false
    }

    fn ask_path(&mut self, purpose: Purpose) {
        let t = self.t();
        let folder = self.session.files.root.clone().or_else(|| std::env::current_dir().ok()).unwrap_or_default();
        let document = |id| self.session.document(id);
        let name = |id| document(id).map_or(String::new(), |document| document.name.clone());
        let beside =
            |id| document(id).and_then(|document| document.path.clone()).unwrap_or_else(|| folder.join(name(id)));
        let (title, start) = match purpose {
            Purpose::OpenFile => (t.choose_file.clone(), folder),
            Purpose::OpenFolder => (t.choose_folder.clone(), folder),
            Purpose::OpenProfile => (t.choose_profile.clone(), folder),
            Purpose::SaveAs(id) => (fill(&t.choose_save, &[&name(id)]), beside(id)),
            Purpose::Report(id) => (fill(&t.choose_report, &[&name(id)]), beside(id).with_extension("html")),
            Purpose::Picture(id) => (fill(&t.choose_picture, &[&name(id)]), beside(id).with_extension("png")),
        };
        self.dialog = Some(Dialog::path(purpose, title, start));
    }

    pub(super) fn answer(&mut self, answer: Answer) {
        match answer {
            Answer::Cancel => {}
            Answer::Path(Purpose::OpenProfile, path) => self.open_profile(&path),
            Answer::Path(Purpose::OpenFile | Purpose::OpenFolder, path) => self.open(&path),
            Answer::Path(Purpose::SaveAs(id), path) => self.save_as(id, path, false),
            Answer::Path(purpose @ (Purpose::Report(_) | Purpose::Picture(_)), path) if path.exists() => {
                self.dialog = Some(Dialog::Replace { purpose, path });
            }
            Answer::Path(Purpose::Picture(id), path) | Answer::Replace(Purpose::Picture(id), path) => {
                self.write_picture(id, &path);
            }
            Answer::Replace(Purpose::SaveAs(id), path) => self.save_as(id, path, true),
            Answer::Path(Purpose::Report(id), path) | Answer::Replace(Purpose::Report(id), path) => {
                self.write_report(id, &path);
            }
            Answer::Replace(Purpose::OpenFile | Purpose::OpenFolder | Purpose::OpenProfile, _) => {}
            Answer::Save(ids, then) => {
                if ids.into_iter().all(|id| self.save(id)) {
                    self.go_on(then);
                }
            }
            Answer::Discard(ids, then) => {
                for id in ids {
                    self.desk.close(&mut self.session, id);
                }
                self.go_on(then);
            }
        }
    }

    fn go_on(&mut self, then: Then) {
        match then {
            Then::Close(id) => self.desk.close(&mut self.session, id),
            Then::Quit => {
                self.leaving = true;
                self.ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// Opens the text on disk beside ours, as a document without a file.
    fn show_theirs(&mut self, id: DocumentId) {
        let Some(document) = self.session.document(id) else { return };
        if let Some(theirs) = document.conflict.clone() {
            let name = fill(&self.t().theirs_name, &[&document.name]);
            self.desk.open_text(&mut self.session, &name, &theirs);
        }
    }
}
