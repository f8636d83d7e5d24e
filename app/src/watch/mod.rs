//! Notices when another program writes a file, however it does that: in place, by renaming another file over it, by
//! removing and making it anew, behind a link.
//!
//! In: a path. Out: calls of a function, some milliseconds after the last event of a burst. Whether the content really
//! changed is for the callee to see. Always holds: at most one notice waits; a missed event of one notice is covered by
//! the next; reading the file causes no notice.

mod follow;

pub use follow::follow;

use notify::{Config, Event, EventKind, PollWatcher, RecursiveMode, Watcher, event::AccessKind, event::AccessMode};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Quiet time after which a burst counts as over; editors write in several steps.
const QUIET: Duration = Duration::from_millis(20);
/// A burst that never ends is reported this often.
const CEILING: Duration = Duration::from_secs(3);
/// Where the system has no events left to give, files are looked at this often; also for a folder that is gone.
const POLL: Duration = Duration::from_secs(1);

/// Watches until dropped.
pub struct Watch {
    /// Its end closes the channel, which ends the thread.
    watcher: WatcherOwner,
}

/// The thread that re-arms a lost folder shares the watcher with [`Watch`].
type WatcherOwner = Arc<Mutex<Option<Box<dyn Watcher + Send>>>>;

impl Drop for Watch {
    fn drop(&mut self) {
        // Dropped outside the lock: ending a watcher may wait for its last event to be delivered.
        let watcher = self.watcher.lock().unwrap_or_else(PoisonError::into_inner).take();
        drop(watcher);
    }
}

impl Watch {
    /// Calls `changed` from another thread after each burst of events. The error says why nothing can be watched.
    pub fn start(path: &Path, changed: impl Fn() + Send + 'static) -> Result<Self, notify::Error> {
        let path = std::path::absolute(path).map_err(notify::Error::io)?;
        let targets = Targets::of(&path);
        let folders = targets.folders.clone();
        // One notice may wait; more would say the same.
        let (notice, notices) = sync_channel(1);
        let watcher = arm(&folders, &targets, &notice).or_else(|_| arm_polling(&folders, &targets, &notice))?;
        let owner: WatcherOwner = Arc::new(Mutex::new(Some(watcher)));
        let weak = Arc::downgrade(&owner);
        let rearm = move || {
            let Some(owner) = weak.upgrade() else { return };
            let mut watcher = owner.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(watcher) = watcher.as_mut() {
                for folder in &folders {
                    let _ = watcher.watch(folder, RecursiveMode::NonRecursive);
                }
            }
        };
        let first_folder = path.parent().map(Path::to_owned).unwrap_or_default();
        thread::Builder::new()
            .name("watch".into())
            .spawn(move || deliver(&notices, &first_folder, &changed, &rearm))
            .map_err(notify::Error::io)?;
        Ok(Self { watcher: owner })
    }
}

/// Names to look for and folders to look in.
#[derive(Clone)]
struct Targets {
    folders: BTreeSet<PathBuf>,
    /// `None`: any name, for a path behind links, whose steps may all change.
    names: Option<BTreeSet<OsString>>,
}

impl Targets {
    fn of(path: &Path) -> Self {
        let real = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let parents = [path, &real].into_iter().filter_map(Path::parent);
        let folders = parents.map(Path::to_owned).collect();
        let names = (real == path).then(|| path.file_name().map(OsString::from).into_iter().collect());
        Self { folders, names }
    }

    fn concerns(&self, event: &Event) -> bool {
        let written = match event.kind {
            EventKind::Access(AccessKind::Close(AccessMode::Write)) => true,
            EventKind::Access(_) => false,
            _ => true,
        };
        let named = |path: &PathBuf| {
            self.folders.contains(path)
                || self.names.as_ref().is_none_or(|names| path.file_name().is_some_and(|name| names.contains(name)))
        };
        event.need_rescan() || (written && event.paths.iter().any(named))
    }
}

fn handler(targets: &Targets, notice: &SyncSender<()>) -> impl FnMut(notify::Result<Event>) + Send + 'static {
    let (targets, notice) = (targets.clone(), notice.clone());
    move |event| {
        // An error may hide a change, so it counts as one.
        if event.as_ref().map_or(true, |event| targets.concerns(event)) {
            let _ = notice.try_send(());
        }
    }
}

fn arm(
    folders: &BTreeSet<PathBuf>,
    targets: &Targets,
    notice: &SyncSender<()>,
) -> Result<Box<dyn Watcher + Send>, notify::Error> {
    let mut watcher = notify::recommended_watcher(handler(targets, notice))?;
    for folder in folders {
        watcher.watch(folder, RecursiveMode::NonRecursive)?;
    }
    Ok(Box::new(watcher))
}

fn arm_polling(
    folders: &BTreeSet<PathBuf>,
    targets: &Targets,
    notice: &SyncSender<()>,
) -> Result<Box<dyn Watcher + Send>, notify::Error> {
    let mut watcher = PollWatcher::new(handler(targets, notice), Config::default().with_poll_interval(POLL))?;
    for folder in folders {
        watcher.watch(folder, RecursiveMode::NonRecursive)?;
    }
    Ok(Box::new(watcher))
}

/// Turns events into notices until the watcher is gone.
fn deliver(notices: &Receiver<()>, folder: &Path, changed: &dyn Fn(), rearm: &dyn Fn()) {
    loop {
        // A folder that is gone sends nothing when it comes back.
        let there = folder.is_dir();
        let first =
            if there { notices.recv().map_err(|_| RecvTimeoutError::Disconnected) } else { notices.recv_timeout(POLL) };
        match first {
            Ok(()) => settle(notices, QUIET, CEILING),
            Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) if folder.is_dir() => rearm(),
            Err(RecvTimeoutError::Timeout) => continue,
        }
        changed();
    }
}

/// Waits until nothing has come for `quiet`, but not longer than `ceiling`.
fn settle(notices: &Receiver<()>, quiet: Duration, ceiling: Duration) {
    let end = Instant::now() + ceiling;
    while Instant::now() < end && notices.recv_timeout(quiet).is_ok() {}
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;
    use std::fs;
    use std::sync::mpsc::channel;

    const PATIENCE: Duration = Duration::from_secs(20);

    struct Seen {
        path: PathBuf,
        notices: Receiver<()>,
        _watch: Watch,
    }

    impl Seen {
        fn new(path: PathBuf) -> Self {
            let (send, notices) = channel();
            let watch = Watch::start(&path, move || send.send(()).unwrap_or_default()).unwrap();
            Self { path, notices, _watch: watch }
        }

        /// Does something and waits until a notice came after which the file has this content.
        #[track_caller]
        fn after(&self, act: impl FnOnce(), content: &str) {
            act();
            let end = Instant::now() + PATIENCE;
            while self.notices.recv_timeout(end.saturating_duration_since(Instant::now())).is_ok() {
                if fs::read_to_string(&self.path).is_ok_and(|found| found == content) {
                    return;
                }
            }
            panic!("no notice of {content:?}");
        }
    }

    #[test]
    fn every_way_of_saving_is_noticed() {
        let folder = Folder::new();
        let path = folder.write("a.py", b"0");
        let seen = Seen::new(path.clone());
        seen.after(|| fs::write(&path, "in place").unwrap(), "in place");
        seen.after(
            || {
                let temporary = folder.write("a.py~", b"renamed");
                fs::rename(temporary, &path).unwrap();
            },
            "renamed",
        );
        seen.after(
            || {
                fs::remove_file(&path).unwrap();
                fs::write(&path, "made anew").unwrap();
            },
            "made anew",
        );
        seen.after(|| (0..1000).for_each(|n| fs::write(&path, n.to_string()).unwrap()), "999");
    }

    #[test]
    fn a_link_and_what_it_points_to() {
        let folder = Folder::new();
        fs::create_dir(folder.path("real")).unwrap();
        let real = folder.write("real/a.py", b"0");
        let link = folder.path("link.py");
        std::os::unix::fs::symlink("real/a.py", &link).unwrap();
        let seen = Seen::new(link.clone());
        seen.after(|| fs::write(&real, "behind").unwrap(), "behind");
        seen.after(
            || {
                folder.write("other.py", b"elsewhere");
                let next = folder.path("next");
                std::os::unix::fs::symlink("other.py", &next).unwrap();
                fs::rename(next, &link).unwrap();
            },
            "elsewhere",
        );
    }

    #[test]
    fn a_folder_that_comes_back() {
        let folder = Folder::new();
        fs::create_dir(folder.path("sub")).unwrap();
        let path = folder.write("sub/a.py", b"0");
        let seen = Seen::new(path.clone());
        fs::remove_dir_all(folder.path("sub")).unwrap();
        seen.notices.recv_timeout(PATIENCE).unwrap();
        seen.after(
            || {
                fs::create_dir(folder.path("sub")).unwrap();
                fs::write(&path, "back").unwrap();
            },
            "back",
        );
        seen.after(|| fs::write(&path, "again").unwrap(), "again");
    }

    #[test]
    fn other_files_and_reading_are_no_change() {
        let targets = Targets::of(Path::new("/k/a.py"));
        let event = |kind, path: &str| Event::new(kind).add_path(path.into());
        let any = || EventKind::Any;
        assert!(targets.concerns(&event(any(), "/k/a.py")));
        assert!(!targets.concerns(&event(any(), "/k/b.py")));
        assert!(targets.concerns(&event(any(), "/k")), "the folder itself");
        assert!(!targets.concerns(&event(EventKind::Access(AccessKind::Read), "/k/a.py")));
        assert!(targets.concerns(&event(EventKind::Access(AccessKind::Close(AccessMode::Write)), "/k/a.py")));
    }

    #[test]
    fn a_burst_without_end_is_still_reported() {
        let (send, notices) = channel();
        // Every wait is answered, so only the ceiling can end this.
        for _ in 0..1_000_000 {
            send.send(()).unwrap();
        }
        settle(&notices, PATIENCE, Duration::from_millis(1));
        assert!(notices.try_recv().is_ok());
    }
}
