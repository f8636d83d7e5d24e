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
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
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
    stop: Arc<AtomicBool>,
    notice: SyncSender<()>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // A full channel wakes the thread as well.
        let _ = self.notice.try_send(());
    }
}

impl Watch {
    /// Calls `changed` from another thread after each burst of events. The error says why nothing can be watched.
    pub fn start(path: &Path, changed: impl Fn() + Send + 'static) -> Result<Self, notify::Error> {
        let path = std::path::absolute(path).map_err(notify::Error::io)?;
        // One notice may wait; more would say the same.
        let (notice, notices) = sync_channel(1);
        let stop = Arc::new(AtomicBool::new(false));
        let armed = Armed::new(&path, &notice)?;
        let mut delivery = Delivery { path, notice: notice.clone(), notices, stop: stop.clone(), armed: Some(armed) };
        thread::Builder::new()
            .name("watch".into())
            .spawn(move || {
                while delivery.next() {
                    changed()
                }
            })
            .map_err(notify::Error::io)?;
        Ok(Self { stop, notice })
    }
}

/// A watcher, and which folders it watches: a folder that was replaced by another of its name is watched no more.
struct Armed {
    _watcher: Box<dyn Watcher + Send>,
    folders: Vec<(PathBuf, Identity)>,
}

impl Armed {
    fn new(path: &Path, notice: &SyncSender<()>) -> Result<Self, notify::Error> {
        let targets = Targets::of(path);
        // Before the watch begins, so that a folder replaced meanwhile counts as replaced.
        let identified = |folder: &PathBuf| Ok((folder.clone(), identity(folder)?));
        let folders =
            targets.folders.iter().map(identified).collect::<std::io::Result<_>>().map_err(notify::Error::io)?;
        let handler = || handler(&targets, notice);
        let events = notify::recommended_watcher(handler()).and_then(|watcher| begin(watcher, &targets));
        // Systems give out a limited number of watches, and none for some file systems.
        let polling = || PollWatcher::new(handler(), Config::default().with_poll_interval(POLL));
        let watcher = events.or_else(|_| polling().and_then(|watcher| begin(watcher, &targets)))?;
        Ok(Self { _watcher: watcher, folders })
    }

    fn holds(&self) -> bool {
        self.folders.iter().all(|(folder, known)| identity(folder).is_ok_and(|now| now == *known))
    }
}

fn begin(mut watcher: impl Watcher + Send + 'static, targets: &Targets) -> notify::Result<Box<dyn Watcher + Send>> {
    for folder in &targets.folders {
        watcher.watch(folder, RecursiveMode::NonRecursive)?;
    }
    Ok(Box::new(watcher))
}

/// Device and inode: which folder it is, whatever it is called.
type Identity = (u64, u64);

fn identity(folder: &Path) -> std::io::Result<Identity> {
    folder.metadata().map(|metadata| (metadata.dev(), metadata.ino()))
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

/// The thread behind a [`Watch`]: turns events into notices.
struct Delivery {
    path: PathBuf,
    notice: SyncSender<()>,
    notices: Receiver<()>,
    stop: Arc<AtomicBool>,
    armed: Option<Armed>,
}

impl Delivery {
    /// Waits for the next notice; false when the watch has ended.
    fn next(&mut self) -> bool {
        loop {
            if self.stop.load(Ordering::Relaxed) {
                return false;
            }
            let heard = if self.armed.as_ref().is_some_and(Armed::holds) {
                // Not for ever: the removal of a folder is not always told by the system, only seen by looking.
                self.notices.recv_timeout(POLL).is_ok()
            } else {
                // A folder that is gone sends nothing when it comes back, so that is waited for.
                let lost = self.armed.is_some();
                self.armed = Armed::new(&self.path, &self.notice).ok();
                lost || self.armed.is_some() || self.notices.recv_timeout(POLL).is_ok()
            };
            if !heard {
                continue;
            }
            settle(&self.notices, QUIET, CEILING);
            return !self.stop.load(Ordering::Relaxed);
        }
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
