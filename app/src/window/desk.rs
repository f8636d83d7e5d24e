//! The open documents and their files: what ties the session's texts to the disk.
//!
//! Always holds: every document of the session has its tie here; unsaved text of the active document is in a recovery
//! file before it is compiled.

use crate::files::{FileError, OnDisk, Outside, Problem, Recovery};
use crate::watch::Watch;
use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use visualizer::i18n::{Texts, fill};
use visualizer::session::{Document, DocumentId, Session, merge};

type Changed = Arc<Mutex<BTreeSet<DocumentId>>>;

pub struct Desk {
    ties: HashMap<DocumentId, Tie>,
    recovery: Option<Recovery>,
    /// Documents whose files another program may have written.
    changed: Changed,
    wake: Arc<dyn Fn() + Send + Sync>,
}

struct Tie {
    disk: OnDisk,
    watch: Option<Watch>,
    /// There is a recovery file.
    kept: bool,
}

/// What came of saving.
#[derive(Debug)]
pub enum Saved {
    Done,
    /// The document has no path yet.
    NeedsPath,
    /// The user has to answer first which text to keep.
    Conflict,
    Failed(FileError),
}

impl Desk {
    /// `wake` is called from other threads when [`Desk::look`] has something to see.
    pub fn new(recovery: Option<Recovery>, wake: impl Fn() + Send + Sync + 'static) -> Self {
        Self { ties: HashMap::new(), recovery, changed: Changed::default(), wake: Arc::new(wake) }
    }

    /// Opens a file, or brings it to front. The text is a note for the user.
    pub fn open(&mut self, session: &mut Session, path: &Path, t: &Texts) -> Result<Option<String>, FileError> {
        let (disk, text) = OnDisk::open(path)?;
        let path = disk.path().map(Path::to_owned);
        let mut document = Document::new(disk.name(), path, &text);
        document.encoding = disk.encoding().label().into();
        let id = session.open(document);
        if self.ties.contains_key(&id) {
            return Ok(None);
        }
        self.ties.insert(id, Tie { disk, watch: None, kept: false });
        Ok(self.watch(id, t))
    }

    /// Opens a text without a file.
    pub fn open_text(&mut self, session: &mut Session, name: &str, text: &str) -> DocumentId {
        let id = session.open(Document::new(name, None, text));
        self.ties.insert(id, Tie { disk: OnDisk::untitled(name), watch: None, kept: false });
        id
    }

    fn watch(&mut self, id: DocumentId, t: &Texts) -> Option<String> {
        let tie = self.ties.get_mut(&id)?;
        let path = tie.disk.path()?;
        let (changed, wake) = (self.changed.clone(), self.wake.clone());
        let watch = Watch::start(path, move || {
            changed.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
            wake();
        });
        match watch {
            Ok(watch) => {
                tie.watch = Some(watch);
                None
            }
            Err(error) => Some(fill(&t.not_watched, &[tie.disk.name(), &error.to_string()])),
        }
    }

    pub fn save(&mut self, session: &mut Session, id: DocumentId) -> Saved {
        let (Some(document), Some(tie)) = (session.document_mut(id), self.ties.get_mut(&id)) else {
            return Saved::Done;
        };
        if document.conflict.is_some() {
            return Saved::Conflict;
        }
        if tie.disk.path().is_none() {
            return Saved::NeedsPath;
        }
        match tie.disk.save(&document.text_for_file()) {
            Ok(()) => {
                self.saved(session, id);
                Saved::Done
            }
            Err(FileError { problem: Problem::Changed, .. }) => {
                self.mark_changed(id);
                Saved::Conflict
            }
            Err(error) => Saved::Failed(error),
        }
    }

    pub fn save_as(
        &mut self,
        session: &mut Session,
        id: DocumentId,
        path: &Path,
        replace: bool,
        t: &Texts,
    ) -> Result<Option<String>, FileError> {
        let (Some(document), Some(tie)) = (session.document_mut(id), self.ties.get_mut(&id)) else { return Ok(None) };
        let before = tie.disk.clone();
        tie.disk.save_as(path, &document.text_for_file(), replace)?;
        document.path = tie.disk.path().map(Path::to_owned);
        document.name = tie.disk.name().into();
        if let (Some(recovery), true) = (&self.recovery, std::mem::take(&mut tie.kept)) {
            recovery.drop(before.path(), before.name());
        }
        self.saved(session, id);
        Ok(self.watch(id, t))
    }

    fn saved(&mut self, session: &mut Session, id: DocumentId) {
        if let Some(document) = session.document_mut(id) {
            document.mark_saved(document.revision());
        }
        self.forget_kept(id);
    }

    /// Removes the recovery file: its text is saved, or unwanted.
    fn forget_kept(&mut self, id: DocumentId) {
        if let (Some(recovery), Some(tie)) = (&self.recovery, self.ties.get_mut(&id))
            && std::mem::take(&mut tie.kept)
        {
            recovery.drop(tie.disk.path(), tie.disk.name());
        }
    }

    /// The next [`Desk::look`] looks at this document's file.
    pub fn mark_changed(&self, id: DocumentId) {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner).insert(id);
    }

    /// Looks at files that may have been written by others. Gives the documents whose files are in another state than
    /// before, with a note for the user where the text does not show it.
    pub fn look(&mut self, session: &mut Session, t: &Texts) -> Vec<(DocumentId, Option<String>)> {
        let changed = std::mem::take(&mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner));
        changed.into_iter().filter_map(|id| Some((id, self.look_at(session, id, t)?))).collect()
    }

    fn look_at(&mut self, session: &mut Session, id: DocumentId, t: &Texts) -> Option<Option<String>> {
        let (document, tie) = (session.document_mut(id)?, self.ties.get_mut(&id)?);
        let outside = tie.disk.look(&document.text_for_file());
        document.encoding = tie.disk.encoding().label().into();
        Some(match outside {
            Outside::Nothing => return None,
            Outside::Same => {
                self.saved(session, id);
                None
            }
            Outside::Reload(theirs) => {
                document.take_outside(&theirs);
                // Too ordinary for a notice: the text shows it.
                eprintln!("asclens: {} was changed by another program and is taken over", document.name);
                self.forget_kept(id);
                None
            }
            Outside::Ask { base, theirs } => {
                let ours = document.text_for_file();
                match base.and_then(|base| merge(&base, &ours, &theirs)).filter(|_| document.conflict.is_none()) {
                    Some(merged) => {
                        document.take_merged(&merged);
                        Some(fill(&t.merged, &[&document.name]))
                    }
                    None => {
                        document.conflict = Some(theirs);
                        None
                    }
                }
            }
            Outside::Gone => {
                document.keep_ours();
                Some(fill(&t.file_gone, &[&document.name]))
            }
            Outside::Unreadable(error) => Some(session.settings.lang.of(&error.message()).to_owned()),
        })
    }

    /// Writes the active document's unsaved text to its recovery file, or removes one that is out of date.
    pub fn keep(&mut self, session: &Session) -> Result<(), FileError> {
        let (Some(document), Some(recovery)) = (session.active(), &self.recovery) else { return Ok(()) };
        let Some(tie) = self.ties.get_mut(&document.id) else { return Ok(()) };
        if document.is_dirty() {
            recovery.keep(tie.disk.path(), tie.disk.name(), &document.text_for_file())?;
            tie.kept = true;
        } else {
            self.forget_kept(document.id);
        }
        Ok(())
    }

    /// Opens what an earlier run left unsaved. Gives notes for the user.
    pub fn restore(&mut self, session: &mut Session, t: &Texts) -> Vec<String> {
        let left = self.recovery.as_ref().map(Recovery::left_over).unwrap_or_default();
        let mut notes = Vec::new();
        for found in left {
            // Without its file (gone, or not readable now) the text comes back as a new document of that name.
            let opened = found.path.as_deref().is_some_and(|path| self.open(session, path, t).is_ok());
            if !opened {
                self.open_text(session, &found.name, "");
            }
            let Some(document) = session.active_mut() else { continue };
            if document.text_for_file() != found.text {
                document.take_outside(&found.text);
                document.keep_ours();
                notes.push(fill(&t.restored, &[&found.name]));
                // Ours before theirs goes, so that one of them is always there.
                if self.keep(session).is_err() {
                    continue;
                }
            }
            if let Some(recovery) = &self.recovery {
                recovery.settle(&found);
            }
        }
        notes
    }

    /// A file or folder was renamed: documents from there follow. Gives notes for the user.
    pub fn renamed(&mut self, session: &mut Session, from: &Path, to: &Path, t: &Texts) -> Vec<String> {
        let mut notes = Vec::new();
        for (id, path) in session.renamed(from, to) {
            let Some(tie) = self.ties.get_mut(&id) else { continue };
            if let (Some(recovery), true) = (&self.recovery, std::mem::take(&mut tie.kept)) {
                recovery.drop(tie.disk.path(), tie.disk.name());
            }
            tie.disk.moved_to(path);
            notes.extend(self.watch(id, t));
        }
        notes
    }

    /// Closes a document and gives up its unsaved text.
    pub fn close(&mut self, session: &mut Session, id: DocumentId) {
        self.forget_kept(id);
        session.close(id);
        self.ties.remove(&id);
    }

    /// Lets go of documents that the session closed by itself, which it only does with saved ones.
    pub fn sweep(&mut self, session: &Session) {
        if self.ties.len() != session.documents().len() {
            let gone: Vec<_> = self.ties.keys().copied().filter(|id| session.document(*id).is_none()).collect();
            for id in gone {
                self.forget_kept(id);
                self.ties.remove(&id);
            }
        }
    }
}
