//! What the window shows, apart from how it shows it: documents, results, selection, panels, settings.
//!
//! In: [`Command`]s of the views and the application, [`Event`]s of the compiler. Out: the state that views draw,
//! and compile requests. No I/O: the application reads files and runs the worker.
//! Always holds: one selection; the active document is open, or nothing is; nothing typed is dropped here.

mod brackets;
mod command;
mod compare;
mod cursors;
mod document;
mod edit;
mod editing;
mod files;
mod find;
mod folds;
mod groups;
mod history;
mod index;
mod log;
mod measured;
mod merge;
mod panels;
mod results;
mod searching;
mod selection;
mod settings;
mod snapshots;
mod syntax;
#[cfg(test)]
mod tests;
mod workspace;

pub use command::{AssistOp, Command, TimelineOp};
pub use compare::{Comparison, Side};
pub use cursors::Cursors;
pub use document::{Document, DocumentId, Eol, Reveal, Symbol};
pub use edit::{Change, Cursor, EditOp, FoldOp, Motion, Shift};
pub use editing::INDENT;
pub use files::{FileEntry, Files};
pub use find::{Find, Found, Query};
pub use folds::Folds;
pub use groups::{Group, Groups};
pub use index::{Index, LineCost, OpUse};
pub use log::{Log, LogLine, report};
pub use measured::{Measured, Opened};
pub use merge::merge;
pub use panels::{Arrangement, Pane, Panels};
pub use results::{Held, Phase, Results};
pub use selection::{Anchor, Selection};
pub use settings::Settings;
pub use snapshots::{Facts, Snapshot, SnapshotId, SnapshotInfo};
pub use workspace::{Place, Tabs, Workspace};

use compiler::model::{Buffer, CompileRequest, Event, LaunchSpec, Severity, Want};
use std::path::{Path, PathBuf};

/// State of the compile worker, as the application knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Worker {
    #[default]
    Starting,
    Idle,
    Busy,
    /// It died and a new one was started.
    Restarted,
    /// It cannot be started; the text says why.
    Off(String),
}

/// Something to tell, shown until dismissed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub severity: Severity,
    pub text: String,
    /// Document of whose file this tells the state; it goes when that changes.
    pub file_of: Option<DocumentId>,
}

/// What the last request was made of besides the text.
#[derive(Clone, Debug, PartialEq)]
struct Asked {
    document: DocumentId,
    revision: u64,
}

#[derive(Debug, Default)]
pub struct Session {
    /// Set by the application when it lists a folder.
    pub files: Files,
    pub worker: Worker,
    /// Chip names to choose from.
    pub chips: Vec<String>,
    pub notices: Vec<Notice>,
    pub log: Log,
    /// Snapshots of the active document, oldest first; set by the application.
    pub history: Vec<SnapshotInfo>,
    pub comparison: Option<Comparison>,
    pub settings: Settings,
    pub panels: Panels,
    /// The real profile that is open.
    pub measured: Measured,
    pub palette_open: bool,
    pub find: Find,
    /// Text that the question where to go starts with, while it is open.
    pub goto: Option<String>,
    /// Help that the editor shall open in its next frame.
    pub assist_wish: Option<AssistOp>,
    /// Files opened lately, newest first. Set by the application.
    pub recent: Vec<PathBuf>,
    /// Stage shown by the AscIR view; `None` shows the last.
    pub stage: Option<usize>,
    pub changed_only: bool,
    /// Stage that the shown one is compared with; `None`: the one before it.
    pub base_stage: Option<usize>,
    /// The action whose key the next key press becomes.
    pub capturing: Option<String>,
    /// What the timeline shall do in its next frame.
    pub timeline_wish: Option<TimelineOp>,
    /// Buffer shown by the memory view; `None` shows the fullest.
    pub buffer: Option<Buffer>,
    /// Panel that should take the keyboard in the next frame.
    pub focus_pane: Option<Pane>,
    /// The editor should take the keyboard in the next frame.
    pub focus_editor: bool,
    documents: Vec<Document>,
    groups: Groups,
    selection: Selection,
    kernel: Option<String>,
    launch: Option<Box<LaunchSpec>>,
    /// What the text's own launch gave, while another one is set.
    baseline: Option<Facts>,
    asked: Option<Asked>,
}

impl Session {
    pub fn documents(&self) -> &[Document] {
        &self.documents
    }

    pub fn active(&self) -> Option<&Document> {
        self.document(self.groups.active()?)
    }

    pub fn active_mut(&mut self) -> Option<&mut Document> {
        self.document_mut(self.groups.active()?)
    }

    /// Editors side by side.
    pub fn groups(&self) -> &Groups {
        &self.groups
    }

    pub fn document(&self, id: DocumentId) -> Option<&Document> {
        self.documents.iter().find(|document| document.id == id)
    }

    pub fn document_mut(&mut self, id: DocumentId) -> Option<&mut Document> {
        self.documents.iter_mut().find(|document| document.id == id)
    }

    pub fn document_at(&self, path: &Path) -> Option<&Document> {
        self.documents.iter().find(|document| document.path.as_deref() == Some(path))
    }

    pub fn selection(&self) -> &Selection {
        &self.selection
    }

    /// Kernel to compile; `None` is the first launch's.
    pub fn kernel(&self) -> Option<&str> {
        self.kernel.as_deref()
    }

    /// What the text's own launch gave, from before another one was set.
    pub fn baseline(&self) -> Option<&Facts> {
        self.baseline.as_ref()
    }

    /// Launch set in the interface instead of the one in the text.
    pub fn launch_override(&self) -> Option<&LaunchSpec> {
        self.launch.as_deref()
    }

    /// Adds a document and brings it to front. A document with the same path is activated instead.
    pub fn open(&mut self, document: Document) -> DocumentId {
        let known = document.path.as_deref().and_then(|path| self.document_at(path)).map(|known| known.id);
        let id = known.unwrap_or(document.id);
        if known.is_none() {
            self.documents.push(document);
        }
        self.activate(id);
        id
    }

    /// A file's name or place on disk changed, or that of a folder around it: open documents follow.
    pub fn renamed(&mut self, from: &Path, to: &Path) -> Vec<(DocumentId, PathBuf)> {
        let mut moved = Vec::new();
        for document in &mut self.documents {
            let Some(rest) = document.path.as_deref().and_then(|path| path.strip_prefix(from).ok()) else { continue };
            let path = if rest.as_os_str().is_empty() { to.to_owned() } else { to.join(rest) };
            document.name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            document.path = Some(path.clone());
            moved.push((document.id, path));
        }
        moved
    }

    /// Removes a document without asking.
    pub fn close(&mut self, id: DocumentId) {
        let before = self.groups.active();
        self.documents.retain(|document| document.id != id);
        self.groups.close_all(id);
        self.attend(before);
    }

    /// What was chosen for the document at work ends when another one comes to front.
    fn attend(&mut self, before: Option<DocumentId>) {
        if self.groups.active() != before {
            self.history.clear();
            self.comparison = None;
            self.selection = Selection::default();
            self.kernel = None;
            self.launch = None;
            self.stage = None;
            self.base_stage = None;
            self.focus_editor = true;
        }
    }

    /// A file's text on disk changed. Without unsaved edits it is taken over (undoable); with them the user is asked.
    pub fn outside_change(&mut self, path: &Path, text: &str) {
        let Some(document) = self.documents.iter_mut().find(|document| document.path.as_deref() == Some(path)) else {
            return;
        };
        if document.text_for_file() == text {
            document.mark_saved(document.revision());
        } else if document.is_dirty() {
            document.conflict = Some(text.to_owned());
        } else {
            document.take_outside(text);
        }
    }

    /// Whether the active document changed, or how it is compiled, since the last [`Session::request`].
    pub fn wants_compile(&self) -> bool {
        self.active().is_some_and(|document| {
            let now = Asked { document: document.id, revision: document.revision() };
            self.asked.as_ref() != Some(&now)
        })
    }

    /// The compile that should run now, for the active document.
    pub fn request(&mut self) -> Option<CompileRequest> {
        let (kernel, launch, chip) = (self.kernel.clone(), self.launch.clone(), self.settings.chip.clone());
        let document = self.active_mut()?;
        let revision = document.revision();
        document.results.begin(revision);
        let request = CompileRequest {
            revision,
            file: document.name.clone(),
            text: document.text(),
            kernel,
            launch: launch.map(|launch| *launch),
            chip,
            want: Want::ALL,
        };
        self.asked = Some(Asked { document: document.id, revision });
        Some(request)
    }

    /// The compile of a compared version that is not compiled yet. Ask only while the worker has nothing to do.
    pub fn request_compared(&mut self) -> Option<CompileRequest> {
        let (kernel, launch, chip) = (self.kernel.clone(), self.launch.clone(), self.settings.chip.clone());
        let (_, document) = self.comparison.as_mut()?.uncompiled()?;
        let revision = document.revision();
        document.results.begin(revision);
        Some(CompileRequest {
            revision,
            file: document.name.clone(),
            text: document.text(),
            kernel,
            launch: launch.map(|launch| *launch),
            chip,
            want: Want::ALL,
        })
    }

    /// Takes in an event of the compile of `revision`.
    pub fn receive(&mut self, revision: u64, event: Event) {
        if let Some(document) = self.comparison.as_mut().and_then(|comparison| comparison.document_of(revision)) {
            let rope = document.rope().clone();
            document.results.receive(revision, event, &[], &rope);
            return;
        }
        let Some(document) = self.document_of(revision) else { return };
        let done = matches!(event, Event::Done { .. });
        let shifts: Vec<Shift> = document.shifts_since(revision).collect();
        let rope = document.rope().clone();
        document.results.receive(revision, event, &shifts, &rope);
        if done {
            document.forget_shifts_before(revision);
        }
        let id = document.id;
        if Some(id) == self.groups.active() {
            self.renew_selection();
        }
    }

    /// The worker died over this revision.
    pub fn worker_died(&mut self, revision: u64, reason: String) {
        if let Some(document) = self.document_of(revision) {
            document.results.crashed(reason);
        }
        self.worker = Worker::Restarted;
    }

    /// The document that a revision belongs to: the one whose newest compile is of that revision or newer.
    fn document_of(&mut self, revision: u64) -> Option<&mut Document> {
        self.documents.iter_mut().find(|document| document.results.revision == revision)
    }

    /// Carries out a command. What needs files, processes or the window is handed back.
    #[must_use = "a command handed back is for the application to carry out"]
    pub fn apply(&mut self, command: Command) -> Option<Command> {
        match command {
            Command::Activate(id) => self.activate(id),
            Command::Close(id) if self.groups.all().iter().filter(|group| group.tabs.contains(&id)).count() > 1 => {
                let before = self.groups.active();
                self.groups.close(self.groups.focused(), id);
                self.attend(before);
            }
            Command::Close(id) => {
                if self.document(id).is_some_and(Document::is_dirty) {
                    return Some(Command::Close(id));
                }
                self.close(id);
            }
            Command::Open(path) => {
                let Some(id) = self.document_at(&path).map(|document| document.id) else {
                    return Some(Command::Open(path));
                };
                self.activate(id);
            }
            Command::Edit(op) => self.edit(&op),
            Command::ResolveConflict { document, take_theirs } => self.resolve_conflict(document, take_theirs),
            Command::Select(anchor) => {
                self.select(anchor);
                self.reveal(anchor);
            }
            Command::JumpTo { offset } => self.jump_to(offset),
            Command::ClearSelection => self.selection = Selection::default(),
            Command::Show(pane) => {
                self.panels.show(pane);
                self.focus_pane = Some(pane);
                self.focus_editor |= pane == Pane::Source;
            }
            Command::ClosePane(pane) => self.panels.close(pane),
            Command::Arrange(arrangement) => self.panels.arrangement = arrangement,
            Command::ResetPanels => self.panels.reset(),
            Command::SetStage(stage) => self.stage = Some(stage),
            Command::StepStage(by) => self.step_stage(by),
            Command::ChangedOnly(on) => self.changed_only = on,
            Command::SetBaseStage(stage) => self.base_stage = stage,
            Command::Timeline(op) => {
                self.panels.show(Pane::Timeline);
                self.timeline_wish = Some(op);
            }
            Command::CaptureKey(action) => self.capturing = action,
            Command::BindKey { action, key } => {
                match key {
                    Some(key) => self.settings.keys.insert(action, key),
                    None => self.settings.keys.remove(&action),
                };
            }
            Command::ShowBuffer(buffer) => self.buffer = Some(buffer),
            Command::SetLang(lang) => self.settings.lang = lang,
            Command::SetTheme(theme) => self.settings.theme = theme,
            Command::SetScale(scale) => self.settings.scale = scale.clamp(0.5, 3.0),
            Command::SetChip(chip) => {
                self.settings.chip = chip;
                self.recompile();
            }
            Command::SetKernel(kernel) => {
                self.kernel = kernel;
                self.recompile();
            }
            Command::SetLaunch(launch) => {
                if self.launch.is_none() {
                    self.baseline = self.active().map(Facts::of);
                }
                self.launch = launch;
                self.recompile();
            }
            Command::Palette(open) => {
                self.palette_open = open;
                self.focus_editor |= !open;
            }
            Command::Find { open, replacing } => self.open_find(open, replacing),
            Command::FindQuery(query) => {
                self.find.query = query;
                self.find_next(false, true);
            }
            Command::FindNext { backwards } => self.find_next(backwards, false),
            Command::SetReplacement(text) => self.find.replacement = text,
            Command::ReplaceNext => self.replace_next(),
            Command::ReplaceAll => self.replace_all(),
            Command::SelectFound => self.select_found(),
            Command::GoTo(text) => {
                self.focus_editor |= text.is_none();
                self.goto = text;
            }
            Command::Assist(op) => self.assist_wish = Some(op),
            Command::GoToDefinition(offset) => self.go_to_definition(offset),
            Command::Split => {
                self.groups.split();
                self.focus_editor = true;
            }
            Command::CloseSplit => {
                let before = self.groups.active();
                self.groups.join();
                self.attend(before);
            }
            Command::FocusGroup(group) => {
                let before = self.groups.active();
                self.groups.focus(group);
                self.attend(before);
            }
            Command::NextDocument { backwards } => {
                if let Some(id) = self.groups.neighbour(backwards) {
                    self.activate(id);
                }
            }
            Command::MoveTab { document, group, index } => {
                let before = self.groups.active();
                self.groups.move_tab(document, group, index);
                self.attend(before);
            }
            Command::GroupShares(shares) => self.groups.set_shares(&shares),
            Command::DismissNotice(index) => {
                if index < self.notices.len() {
                    self.notices.remove(index);
                }
            }
            Command::CloseProfile => {
                self.measured = Measured::None;
                return Some(Command::CloseProfile);
            }
            Command::Compare { left, right } => {
                match &mut self.comparison {
                    Some(known) => known.turn_to(left, right),
                    None => self.comparison = Some(Comparison::new(left, right)),
                }
                self.panels.show(Pane::Compare);
                return Some(command);
            }
            Command::OpenDialog
            | Command::OpenProfileDialog
            | Command::OpenFolderDialog
            | Command::NewFile
            | Command::NewKernel(_)
            | Command::CreateFile { .. }
            | Command::CreateFolder { .. }
            | Command::Rename { .. }
            | Command::Trash(_)
            | Command::CopyText(_)
            | Command::Refresh
            | Command::Save
            | Command::SaveAs
            | Command::SaveAll
            | Command::ShowTheirs(_)
            | Command::ExportReport
            | Command::ExportPicture
            | Command::ForgetSnapshot(_)
            | Command::CopyLog
            | Command::CancelCompile
            | Command::RestartWorker
            | Command::OpenUrl(_)
            | Command::Quit => return Some(command),
        }
        None
    }

    /// Before a frame is drawn: takes in what was computed in the background. True as long as more is to come.
    pub fn refresh(&mut self) -> bool {
        let mut more = false;
        for document in &mut self.documents {
            more |= document.poll();
        }
        if let Some(document) = self.groups.active().and_then(|id| self.documents.iter().find(|d| d.id == id)) {
            self.find.renew(document);
        }
        more
    }

    /// A frame was drawn: what asked for the next frame's attention is done with.
    pub fn settle(&mut self) {
        self.focus_editor = false;
        self.assist_wish = None;
        self.timeline_wish = None;
        self.focus_pane = None;
        if let Some(document) = self.active_mut() {
            document.reveal = None;
        }
    }

    /// Number of the stage that the AscIR view shows.
    pub fn shown_stage(&self) -> Option<usize> {
        let count = self.active()?.results.stages.as_ref()?.value.len();
        let last = count.checked_sub(1)?;
        Some(self.stage.unwrap_or(last).min(last))
    }

    fn activate(&mut self, id: DocumentId) {
        if self.document(id).is_some() {
            let before = self.groups.active();
            self.groups.open(id);
            self.attend(before);
        }
    }

    fn edit(&mut self, op: &EditOp) {
        let Some(document) = self.active_mut() else { return };
        let before = (document.cursor_line(), document.revision());
        editing::apply(document, op);
        let line = document.cursor_line();
        let pointed = matches!(op, EditOp::Place { .. });
        if pointed || (line, document.revision()) != before {
            self.select(Anchor::Line(line as u32));
        }
    }

    fn resolve_conflict(&mut self, id: DocumentId, take_theirs: bool) {
        let Some(document) = self.document_mut(id) else { return };
        match document.conflict.take() {
            Some(text) if take_theirs => document.take_outside(&text),
            _ => document.keep_ours(),
        }
    }

    fn select(&mut self, anchor: Anchor) {
        let Some(document) = self.active() else { return };
        self.selection = Selection::new(anchor, &document.results);
        if let Anchor::StageLine { stage, .. } = anchor {
            self.stage = Some(stage);
        }
    }

    /// Brings the source line of what was pointed at in another panel into view.
    fn reveal(&mut self, anchor: Anchor) {
        let line = match anchor {
            Anchor::Line(line) => Some(line),
            _ => self.selection.lines().first().copied(),
        };
        if let (Some(line), Some(document)) = (line, self.active_mut()) {
            document.reveal = Some(Reveal::Centre(document.line_start(line as usize)));
        }
    }

    /// New results give new numbers to operations: what was pointed at by number is now pointed at by line.
    fn renew_selection(&mut self) {
        let Some(anchor) = self.selection.anchor else { return };
        let anchor = match (anchor, self.selection.lines().first()) {
            (Anchor::Line(_), _) | (_, None) => anchor,
            (_, Some(line)) => Anchor::Line(*line),
        };
        if let Some(document) = self.active() {
            self.selection = Selection::new(anchor, &document.results);
        }
    }

    fn jump_to(&mut self, offset: usize) {
        self.edit(&EditOp::Place { offset, select: false });
        if let Some(document) = self.active_mut() {
            document.reveal = Some(Reveal::Centre(offset));
        }
        self.panels.show(Pane::Source);
        self.focus_editor = true;
    }

    fn step_stage(&mut self, by: i32) {
        let count = self.active().and_then(|d| d.results.stages.as_ref()).map_or(0, |held| held.value.len());
        if let Some(shown) = self.shown_stage() {
            let wanted = (shown as i64 + i64::from(by)).clamp(0, count as i64 - 1);
            self.stage = Some(wanted as usize);
        }
    }

    fn recompile(&mut self) {
        if let Some(document) = self.active_mut() {
            document.touch();
        }
    }
}
