//! Versions of documents besides the present ones: what each save gave, and what git has.
//!
//! Always holds: a save is kept once its compile has ended, or at once when the text goes on changing; nothing here
//! ever stands in the way of saving.

use crate::files::FileError;
use crate::files::git;
use crate::files::history::History;
use compiler::model::Message;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};
use visualizer::session::{Document, DocumentId, Phase, Session, Side, Snapshot, SnapshotId};

/// A save whose results are not all there yet.
struct Pending {
    id: DocumentId,
    path: PathBuf,
    revision: u64,
    /// The text without results.
    bare: Snapshot,
}

pub struct Versions {
    /// `None`: saves are not kept.
    history: Option<History>,
    pending: Vec<Pending>,
    /// Document whose history the session has.
    listed: Option<(DocumentId, PathBuf)>,
    head: Option<Receiver<Result<String, Message>>>,
}

impl Versions {
    pub fn new(history: Option<History>) -> Self {
        Self { history, pending: Vec::new(), listed: None, head: None }
    }

    /// A document was written to its file.
    pub fn saved(&mut self, session: &Session, id: DocumentId) {
        let Some((document, path)) = session.document(id).and_then(|d| Some((d, d.path.clone()?))) else { return };
        if self.history.is_some() {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64);
            let mut bare = snapshot(session, document, now);
            bare.events.clear();
            self.pending.push(Pending { id, path, revision: document.revision(), bare });
        }
    }

    /// Keeps what can be kept, lists the active document's history, takes in what git said. Gives what went wrong.
    pub fn look(&mut self, session: &mut Session) -> Vec<FileError> {
        let mut errors = Vec::new();
        for pending in std::mem::take(&mut self.pending) {
            match ready(session, &pending) {
                Some(snapshot) => errors.extend(self.keep(&pending.path, snapshot).err()),
                None => self.pending.push(pending),
            }
        }
        let active = session.active().and_then(|document| Some((document.id, document.path.clone()?)));
        if self.listed != active {
            self.listed = active;
            self.list(session);
        }
        self.hear_git(session);
        errors
    }

    fn keep(&mut self, path: &Path, snapshot: Snapshot) -> Result<(), FileError> {
        if let Some(history) = &self.history
            && history.add(path, snapshot)?
        {
            self.listed = None;
        }
        Ok(())
    }

    fn list(&self, session: &mut Session) {
        let listed = self.history.as_ref().zip(self.listed.as_ref());
        session.history = listed.map(|(history, (_, path))| history.list(path)).unwrap_or_default();
    }

    /// Reads the sides of the session's comparison that it does not have. `wake` is called when git has answered.
    pub fn read(&mut self, session: &mut Session, wake: impl FnOnce() + Send + 'static) {
        let document = session.active();
        let (name, path) = document.map(|document| (document.name.clone(), document.path.clone())).unwrap_or_default();
        let lang = session.settings.lang;
        let t = lang.texts();
        let mut wake = Some(wake);
        let Some(comparison) = &mut session.comparison else { return };
        for side in comparison.missing() {
            match (side, &path) {
                (_, None) => comparison.fail(side, t.compare_unsaved.clone()),
                (Side::Saved(id), Some(path)) => {
                    match self.history.as_ref().and_then(|history| history.read(path, id)) {
                        Some(snapshot) => comparison.put(side, snapshot.open(&name)),
                        None => comparison.fail(side, t.compare_gone.clone()),
                    }
                }
                (Side::Head, Some(path)) => {
                    let (send, receive) = channel();
                    let (path, wake) = (path.clone(), wake.take());
                    self.head = Some(receive);
                    // Without a thread the panel goes on saying that it reads.
                    let _ = thread::Builder::new().name("git".into()).spawn(move || {
                        let _ = send.send(git::head(&path));
                        if let Some(wake) = wake {
                            wake();
                        }
                    });
                }
                (Side::Present, _) => {}
            }
        }
    }

    fn hear_git(&mut self, session: &mut Session) {
        let Some(answer) = self.head.as_ref().and_then(|head| head.try_recv().ok()) else { return };
        self.head = None;
        let name = session.active().map(|document| document.name.clone()).unwrap_or_default();
        let lang = session.settings.lang;
        let Some(comparison) = &mut session.comparison else { return };
        match answer {
            Ok(text) => comparison.put(Side::Head, Document::new(name, None, &text)),
            Err(message) => comparison.fail(Side::Head, lang.of(&message).to_owned()),
        }
    }

    pub fn forget(&mut self, session: &mut Session, id: SnapshotId) -> Result<(), FileError> {
        if let (Some(history), Some((_, path))) = (&self.history, &self.listed) {
            history.forget(path, id)?;
        }
        self.list(session);
        Ok(())
    }
}

fn snapshot(session: &Session, document: &Document, now: u64) -> Snapshot {
    Snapshot::of(document, &session.settings.chip, session.launch_override(), now)
}

/// What to keep of a save, once that is known.
fn ready(session: &Session, pending: &Pending) -> Option<Snapshot> {
    let Some(document) = session.document(pending.id).filter(|document| document.revision() == pending.revision) else {
        return Some(pending.bare.clone());
    };
    let ended = document.results.revision == pending.revision
        && !matches!(document.results.phase, Phase::Never | Phase::Running);
    if ended {
        return Some(snapshot(session, document, pending.bare.info.id.0));
    }
    // Only the active document is compiled.
    let waits = session.active().is_some_and(|active| active.id == pending.id);
    (!waits).then(|| pending.bare.clone())
}
