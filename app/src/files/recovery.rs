//! Unsaved text outlives the program: it is written to a file of ours before each compilation and found at the next
//! start.
//!
//! Always holds: an entry is removed only when its text was saved, thrown away by the user, or taken over by an entry
//! of the program that restored it. Entries of programs that still run are left alone.

use super::{FileError, Sync, places, write_atomic};
use serde::{Deserialize, Serialize};
use std::fs;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Entries of one running program, in one folder.
#[derive(Debug)]
pub struct Recovery {
    folder: PathBuf,
    owner: Owner,
}

/// Unsaved text of a program that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// `None`: the document was never saved.
    pub path: Option<PathBuf>,
    pub name: String,
    pub text: String,
    /// Seconds since 1970 when it was written.
    pub written: u64,
    entry: PathBuf,
}

/// Which process: the start time tells it from a later one with the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Owner {
    pid: u32,
    /// In clock ticks since boot; 0 where the system does not say.
    started: u64,
}

#[derive(Serialize, Deserialize)]
struct Entry {
    owner: Owner,
    path: Option<PathBuf>,
    name: String,
    written: u64,
    text: String,
}

impl Owner {
    fn of(pid: u32) -> Option<Self> {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The command's name may hold spaces and brackets; the start time is the 20th field after it.
        let started = stat.rsplit_once(") ")?.1.split(' ').nth(19)?.parse().ok()?;
        Some(Self { pid, started })
    }

    fn this() -> Self {
        let pid = std::process::id();
        Self::of(pid).unwrap_or(Self { pid, started: 0 })
    }

    fn runs(self) -> bool {
        Self::of(self.pid) == Some(self)
    }
}

impl Recovery {
    /// In the user's state folder; `None` without a home.
    pub fn of_user() -> Option<Self> {
        Some(Self::in_folder(places::state()?.join("recovery")))
    }

    pub fn in_folder(folder: PathBuf) -> Self {
        Self { folder, owner: Owner::this() }
    }

    /// As a program that has ended would have left it.
    #[cfg(test)]
    pub(crate) fn of_ended_program(folder: PathBuf) -> Self {
        Self { folder, owner: Owner { pid: u32::MAX, started: 1 } }
    }

    /// Keeps the unsaved text of a document; replaces what was kept of it before.
    pub fn keep(&self, path: Option<&Path>, name: &str, text: &str) -> Result<(), FileError> {
        // Only for the user's own eyes, like any of his text.
        let made = fs::DirBuilder::new().recursive(true).mode(0o700).create(&self.folder);
        made.map_err(|error| FileError::io(&self.folder, error))?;
        let written = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let entry =
            Entry { owner: self.owner, path: path.map(Path::to_owned), name: name.into(), written, text: text.into() };
        let place = self.place(path, name);
        let bytes = serde_json::to_vec(&entry).map_err(|error| FileError::io(&place, error.into()))?;
        write_atomic(&place, &bytes, Sync::No)
    }

    /// The document was saved or its text given up.
    pub fn drop(&self, path: Option<&Path>, name: &str) {
        let _ = fs::remove_file(self.place(path, name));
    }

    /// What programs that have ended left, newest first.
    pub fn left_over(&self) -> Vec<Recovered> {
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut found: Vec<_> = entries
            .map(|entry| entry.path())
            .filter(|path| path.extension().is_some_and(|e| e == "json"))
            .filter_map(|path| {
                let Entry { owner, path: file, name, written, text } =
                    serde_json::from_slice(&fs::read(&path).ok()?).ok()?;
                (!owner.runs()).then_some(Recovered { path: file, name, text, written, entry: path })
            })
            .collect();
        found.sort_by_key(|found| std::cmp::Reverse(found.written));
        found
    }

    /// Removes an entry after its text was taken over or turned out to be saved.
    pub fn settle(&self, recovered: &Recovered) {
        let _ = fs::remove_file(&recovered.entry);
    }

    fn place(&self, path: Option<&Path>, name: &str) -> PathBuf {
        let key = fnv1a(path.map_or(name.as_ref(), Path::as_os_str).as_encoded_bytes());
        self.folder.join(format!("{}-{key:016x}.json", self.owner.pid))
    }
}

/// FNV-1a, 64 bits: only to give each path a file name of its own.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;

    fn dead(folder: &Folder) -> Recovery {
        Recovery::of_ended_program(folder.path("r"))
    }

    #[test]
    fn text_of_a_dead_program_is_found_once() {
        let folder = Folder::new();
        let before = dead(&folder);
        let path = Path::new("/k/加.py");
        before.keep(Some(path), "加.py", "old").unwrap();
        before.keep(Some(path), "加.py", "typed\r\n").unwrap();
        before.keep(None, "sample.py", "x").unwrap();
        before.drop(None, "sample.py");

        let now = Recovery::in_folder(folder.path("r"));
        let found = now.left_over();
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].path.as_deref(), found[0].text.as_str()), (Some(path), "typed\r\n"));
        now.keep(Some(path), "加.py", &found[0].text).unwrap();
        now.settle(&found[0]);
        assert_eq!(now.left_over(), []);
    }

    #[test]
    fn a_running_program_keeps_its_entries() {
        let folder = Folder::new();
        let other = Recovery::in_folder(folder.path("r"));
        other.keep(None, "a.py", "x").unwrap();
        assert_eq!(Recovery::in_folder(folder.path("r")).left_over(), []);
        assert_eq!(folder.names().len(), 1);
    }

    #[test]
    fn a_later_process_with_the_same_number_is_another_one() {
        let own = Owner::this();
        assert!(own.runs());
        assert!(!Owner { started: own.started + 1, ..own }.runs());
    }

    #[test]
    fn damaged_entries_are_skipped() {
        let folder = Folder::new();
        dead(&folder).keep(None, "a.py", "x").unwrap();
        folder.write("r/1-0.json", b"{\"owner\":");
        folder.write("r/2-0.json", b"\xff");
        assert_eq!(Recovery::in_folder(folder.path("r")).left_over().len(), 1);
    }
}
