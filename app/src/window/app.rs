//! The window's state and its frame: worker results and outside changes in, compile requests out, the shell drawn.
//!
//! Always holds: another frame is asked for only when something happened or a pause in typing is being waited for; a
//! panic while drawing costs one frame, never the text.

use super::desk::Desk;
use super::dialogs::Dialog;
use super::folder;
use super::panics::guard;
use super::quiet::{Now, Quiet};
use super::versions::Versions;
use crate::files::Recovery;
use crate::files::history::History;
use crate::profile::Importer;
use crate::settings::Settings;
use crate::worker::{Client, Fault, Update, WorkerSpec, WorkerState};
use compiler::model::{Event, Severity};
use egui::{Context, Ui, ViewportCommand};
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;
use std::time::Instant;
use visualizer::i18n::{Texts, fill};
use visualizer::session::{Command, DocumentId, Files, Measured, Notice, Session, Worker};
use visualizer::shell::Shell;
use visualizer::theme::Fallback;

/// Notices on screen; older ones make room.
const MOST_NOTICES: usize = 4;
/// Frames that may fail one after the other before the window says so instead of drawing its panels.
const MOST_FAULTS: u32 = 2;

/// Kernel shown when there is nothing else to show.
pub const SAMPLE: (&str, &str) = ("add.py", include_str!("../../../assets/kernels/add.py"));

/// What a window starts with.
pub struct Start {
    pub paths: Vec<PathBuf>,
    pub settings: Settings,
    /// `None`: unsaved text is not kept.
    pub recovery: Option<Recovery>,
    /// `None`: no snapshots are kept of saves.
    pub history: Option<History>,
    pub font: Option<Fallback>,
    pub worker: Box<dyn Fn() -> WorkerSpec>,
}

pub struct App {
    pub(super) ctx: Context,
    pub(super) session: Session,
    shell: Shell,
    pub(super) client: Option<Client>,
    worker: Box<dyn Fn() -> WorkerSpec>,
    pub(super) desk: Desk,
    pub(super) versions: Versions,
    pub(super) settings: Settings,
    pub(super) quiet: Quiet,
    pub(super) dialog: Option<Dialog>,
    listing: Option<Receiver<Files>>,
    pub(super) importer: Option<Importer>,
    title: String,
    faults: u32,
    last_fault: String,
    /// The user has answered what to do with unsaved text; the window may close.
    pub(super) leaving: bool,
}

impl App {
    pub fn new(ctx: &Context, start: Start) -> Self {
        let has_font = start.font.is_some();
        let wake = ctx.clone();
        let mut app = Self {
            ctx: ctx.clone(),
            session: Session::default(),
            shell: Shell::new(ctx, start.font),
            client: None,
            worker: start.worker,
            desk: Desk::new(start.recovery, move || wake.request_repaint()),
            versions: Versions::new(start.history),
            settings: start.settings,
            quiet: Quiet::default(),
            dialog: None,
            listing: None,
            importer: None,
            title: String::new(),
            faults: 0,
            last_fault: String::new(),
            leaving: false,
        };
        app.start_worker();
        app.settings.apply_to(&mut app.session);
        app.session.chips = compiler::target::names().map(str::to_owned).collect();
        if !has_font {
            app.note(Severity::Warning, app.t().no_chinese_font.clone());
        }
        app.open_first(&start.paths);
        app
    }

    /// Texts of the interface in the present language.
    pub(super) fn t(&self) -> &'static Texts {
        self.session.settings.lang.texts()
    }

    /// The paths given, else what the last run left, else the sample.
    fn open_first(&mut self, paths: &[PathBuf]) {
        let t = self.t();
        for note in self.desk.restore(&mut self.session, t) {
            self.note(Severity::Note, note);
        }
        for path in paths {
            self.open(path);
        }
        let before = self.settings.workspace.clone();
        if paths.is_empty() {
            for file in before.files().iter().filter(|file| file.is_file()) {
                self.open(file);
            }
            self.session.arrange(&before);
            if let Some(folder) = before.folder.filter(|folder| folder.is_dir()) {
                self.list_folder(&folder);
            }
        }
        let last = self.settings.last_file.clone().filter(|path| path.is_file());
        if let (true, None, Some(last)) = (paths.is_empty(), self.session.active(), last) {
            self.open(&last);
        }
        if self.session.active().is_none() {
            self.desk.open_text(&mut self.session, SAMPLE.0, SAMPLE.1);
        }
    }

    pub(super) fn start_worker(&mut self) {
        // The old one is ended before the new one starts.
        self.client = None;
        let ctx = self.ctx.clone();
        match Client::start((self.worker)(), move || ctx.request_repaint()) {
            Ok(client) => {
                self.client = Some(client);
                self.session.worker = Worker::Starting;
            }
            Err(error) => self.session.worker = Worker::Off(error.to_string()),
        }
    }

    /// Says something until it is dismissed, and on the terminal for those who started the window there. The same thing
    /// shows once.
    pub(super) fn note(&mut self, severity: Severity, text: String) {
        self.show(Notice { severity, text, file_of: None });
    }

    /// Says what state a document's file is in, in place of what was said of it before.
    pub(super) fn note_file(&mut self, document: DocumentId, text: Option<String>) {
        self.session.notices.retain(|notice| notice.file_of != Some(document));
        if let Some(text) = text {
            self.show(Notice { severity: Severity::Warning, text, file_of: Some(document) });
        }
    }

    fn show(&mut self, notice: Notice) {
        let text = &notice.text;
        eprintln!("asclens: {text}");
        self.session.log.add(notice.severity, text.clone());
        let notices = &mut self.session.notices;
        notices.retain(|known| known.text != *text);
        let excess = (notices.len() + 1).saturating_sub(MOST_NOTICES);
        notices.drain(..excess);
        notices.push(notice);
    }

    /// Everything but drawing: called before each frame.
    pub fn update(&mut self) {
        if let Err(fault) = guard(|| self.take_in()) {
            self.note(Severity::Error, fill(&self.t().panel_failed, &[&fault]));
        }
    }

    fn take_in(&mut self) {
        self.hear_worker();
        let t = self.t();
        self.read_window_events();
        for (document, note) in self.desk.look(&mut self.session, t) {
            self.note_file(document, note);
        }
        if let Some(files) = self.listing.as_ref().and_then(|listing| listing.try_recv().ok()) {
            self.session.files = files;
            self.listing = None;
        }
        self.hear_importer();
        self.desk.sweep(&self.session);
        self.compile_when_quiet();
        for error in self.versions.look(&mut self.session) {
            let text = self.session.settings.lang.of(&error.message()).to_owned();
            self.note(Severity::Warning, text);
        }
        self.compile_compared();
        self.name_window();
    }

    fn hear_worker(&mut self) {
        let Some(client) = &self.client else { return };
        let updates = client.take();
        let known = &self.session.worker;
        self.session.worker = match client.state() {
            // Said until the next compile has gone well.
            WorkerState::Starting | WorkerState::Idle if *known == Worker::Restarted => Worker::Restarted,
            WorkerState::Starting => Worker::Starting,
            WorkerState::Idle => Worker::Idle,
            WorkerState::Compiling { .. } => Worker::Busy,
            WorkerState::Restarting { .. } if matches!(known, Worker::Off(_)) => known.clone(),
            WorkerState::Restarting { .. } => Worker::Restarted,
        };
        for update in updates {
            match update {
                Update::Event { revision, event, .. } => {
                    self.log_end(revision, &event);
                    self.session.receive(revision, event);
                }
                Update::Skipped { what, reason, .. } => {
                    self.note(Severity::Warning, fill(&self.t().result_skipped, &[&what, &reason]));
                }
                Update::Fault(fault) => self.tell_fault(&fault),
            }
        }
    }

    fn hear_importer(&mut self) {
        let Some(importer) = &self.importer else { return };
        let Some(result) = importer.take() else { return };
        let name = importer.path.file_name().unwrap_or(importer.path.as_os_str()).to_string_lossy().into_owned();
        self.importer = None;
        self.session.measured = match result {
            Ok(opened) => Measured::Open(opened.into()),
            Err(reason) => Measured::Failed(name, reason),
        };
    }

    fn log_end(&mut self, revision: u64, event: &Event) {
        if let Event::Done { ok, cancelled, times } = event {
            let micros: u64 = times.iter().map(|time| u64::from(time.micros)).sum();
            let how = if *cancelled {
                "cancelled"
            } else if *ok {
                "compiled"
            } else {
                "failed"
            };
            let text = format!("revision {revision}: {how}, {:.2} ms", micros as f64 / 1000.0);
            self.session.log.add(Severity::Note, text);
        }
    }

    fn tell_fault(&mut self, fault: &Fault) {
        let diagnostic = fault.diagnostic();
        let lang = self.session.settings.lang;
        let text = lang.of(&diagnostic.message).to_owned();
        self.session.worker = Worker::Restarted;
        if let Some((_, revision)) = fault.lost {
            self.session.worker_died(revision, text.clone());
        }
        if fault.is_absent() {
            self.session.worker = Worker::Off(text.clone());
        }
        let remedy = diagnostic.notes.first().map_or("", |note| lang.of(note));
        self.note(Severity::Error, format!("{} {text}; {remedy}", diagnostic.code));
    }

    fn compile_when_quiet(&mut self) {
        if !self.session.wants_compile() {
            return;
        }
        let Some(document) = self.session.active() else { return };
        let (text, bytes) = ((document.id, document.revision()), document.rope().len_bytes());
        match self.quiet.look(text, bytes, Instant::now()) {
            Now::Wait(left) => self.ctx.request_repaint_after(left),
            Now::Compile => {
                if let Err(error) = self.desk.keep(&self.session) {
                    let text = self.session.settings.lang.of(&error.message()).to_owned();
                    self.note(Severity::Warning, fill(&self.t().not_kept, &[&text]));
                }
                if let (Some(request), Some(client)) = (self.session.request(), &mut self.client) {
                    client.request(request);
                }
            }
        }
    }

    /// Versions that are compared are compiled while there is nothing else to do.
    fn compile_compared(&mut self) {
        let Some(client) = &mut self.client else { return };
        if client.state() == WorkerState::Idle
            && !self.session.wants_compile()
            && let Some(request) = self.session.request_compared()
        {
            client.request(request);
        }
    }

    fn read_window_events(&mut self) {
        let (dropped, focused, closing) = self.ctx.input(|input| {
            let dropped: Vec<PathBuf> = input.raw.dropped_files.iter().map(|file| file.path().to_owned()).collect();
            let focused = input.events.contains(&egui::Event::WindowFocused(true));
            (dropped, focused, input.viewport().close_requested())
        });
        for path in dropped {
            self.open(&path);
        }
        if focused {
            // Some file systems report no changes; whoever comes back from another program wants them seen.
            self.session.documents().iter().for_each(|document| self.desk.mark_changed(document.id));
            if let Some(root) = self.session.files.root.clone() {
                self.list_folder(&root);
            }
        }
        if closing && !self.leaving && !self.may_quit() {
            self.ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        }
    }

    pub(super) fn list_folder(&mut self, root: &Path) {
        let ctx = self.ctx.clone();
        self.listing = Some(folder::list_in_background(root.to_owned(), move || ctx.request_repaint()));
    }

    fn name_window(&mut self) {
        let title = self.session.active().map_or("AscLens".into(), |document| {
            let dirty = if document.is_dirty() { "● " } else { "" };
            format!("{dirty}{} — AscLens", document.name)
        });
        if title != self.title {
            self.ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    /// Draws the frame and carries out what was asked for in it.
    pub fn draw(&mut self, ui: &mut Ui) {
        if self.faults >= MOST_FAULTS {
            self.draw_fault(ui);
            return;
        }
        // Keys belong to a dialog while there is one; the shell would read them for the editor.
        let ctx = self.ctx.clone();
        let for_dialog = self.dialog.is_some().then(|| ctx.input_mut(|input| std::mem::take(&mut input.events)));
        let (shell, session) = (&mut self.shell, &mut self.session);
        let drawn = guard(|| shell.ui(ui, session));
        if let Some(events) = for_dialog {
            ctx.input_mut(|input| input.events = events);
        }
        let commands = match drawn {
            Ok(commands) => {
                self.faults = 0;
                commands
            }
            Err(fault) => {
                self.recover(fault);
                Vec::new()
            }
        };
        for command in commands {
            self.carry_out(command);
        }
        if let Some(dialog) = &mut self.dialog
            && let Some(answer) = dialog.show(&self.ctx, self.session.settings.lang.texts())
        {
            self.dialog = None;
            self.answer(answer);
        }
        if self.settings.remember(&self.session)
            && let Err(error) = self.settings.save()
        {
            self.note(Severity::Warning, error.to_string());
        }
    }

    /// The window closes: keeps what is only worth keeping then.
    pub fn leave(&mut self) {
        self.settings.panels = Some(self.session.panels.clone());
        self.settings.workspace = self.session.workspace();
        let (size, maximized) = self.ctx.input(|input| (input.content_rect().size(), input.viewport().maximized));
        self.settings.maximized = maximized.unwrap_or(false);
        if !self.settings.maximized {
            let scale = self.session.settings.scale;
            self.settings.window = Some([size.x * scale, size.y * scale]);
        }
        // Nobody is left to tell when this fails.
        let _ = self.settings.save();
    }

    /// After a panic in the shell: the panels may be half drawn and are put back as they came.
    pub(super) fn recover(&mut self, fault: String) {
        self.faults += 1;
        self.session.panels = Default::default();
        self.note(Severity::Error, fill(&self.t().panel_failed, &[&fault]));
        self.last_fault = fault;
        if let Err(error) = self.desk.keep(&self.session) {
            self.note(Severity::Warning, error.to_string());
        }
        self.ctx.request_repaint();
    }

    fn draw_fault(&mut self, ui: &mut Ui) {
        let t = self.t();
        ui.centered_and_justified(|ui| {
            ui.vertical_centered(|ui| {
                ui.add_space(80.0);
                ui.strong(fill(&t.window_failed, &[&self.last_fault]));
                ui.label(&t.window_failed_text);
                if let Some(log) = super::panics::log_path() {
                    ui.weak(log.display().to_string());
                }
                if ui.button(&t.try_again).clicked() {
                    self.faults = 0;
                }
            });
        });
    }

    pub(super) fn carry_out(&mut self, command: Command) {
        super::commands::carry_out(self, command);
    }
}
