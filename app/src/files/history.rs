//! Snapshots of saved documents, in files of ours: one folder per document, one file per snapshot.
//!
//! A file holds the snapshot's description, then the snapshot itself, so that a list needs only the beginnings.
//! Always holds: a folder never has more than [`Limits::count`] snapshots nor more than [`Limits::bytes`] after
//! [`History::add`]; the oldest go first, the newest stays. Damaged files are as good as absent.

use super::{FileError, Sync, places, write_atomic};
use std::fs;
use std::io::BufReader;
use std::path::{Path, PathBuf};
use visualizer::session::{Snapshot, SnapshotId, SnapshotInfo};

/// How much is kept for one document.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub count: usize,
    pub bytes: u64,
    /// A snapshot larger than this is made lighter before it is written.
    pub snapshot_bytes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { count: 100, bytes: 32 << 20, snapshot_bytes: 1 << 20 }
    }
}

#[derive(Clone, Debug)]
pub struct History {
    folder: PathBuf,
    limits: Limits,
}

impl History {
    /// In the user's state folder; `None` without a home.
    pub fn of_user() -> Option<Self> {
        Some(Self::in_folder(places::state()?.join("history"), Limits::default()))
    }

    pub fn in_folder(folder: PathBuf, limits: Limits) -> Self {
        Self { folder, limits }
    }

    /// Keeps a snapshot of the file, unless the newest one has the same text for the same chip and as many results.
    /// True when it was kept.
    pub fn add(&self, file: &Path, mut snapshot: Snapshot) -> Result<bool, FileError> {
        let folder = self.folder_of(file);
        if let Some(last) = self.list(file).last()
            && let Some(known) = self.read(file, last.id)
            && (&known.text, &known.launch, &known.info.chip, &known.info.facts)
                == (&snapshot.text, &snapshot.launch, &snapshot.info.chip, &snapshot.info.facts)
        {
            return Ok(false);
        }
        let mut bytes = encode(&snapshot);
        while bytes.len() > self.limits.snapshot_bytes && snapshot.lighten() {
            bytes = encode(&snapshot);
        }
        fs::create_dir_all(&folder).map_err(|error| FileError::io(&folder, error))?;
        write_atomic(&path_of(&folder, snapshot.info.id), &bytes, Sync::No)?;
        self.trim(&folder);
        Ok(true)
    }

    /// What there is of a file, oldest first.
    pub fn list(&self, file: &Path) -> Vec<SnapshotInfo> {
        let folder = self.folder_of(file);
        let infos = entries(&folder).into_iter().filter_map(|(_, path, _)| {
            let mut reader = BufReader::new(fs::File::open(path).ok()?);
            rmp_serde::from_read(&mut reader).ok()
        });
        infos.collect()
    }

    pub fn read(&self, file: &Path, id: SnapshotId) -> Option<Snapshot> {
        let bytes = fs::read(path_of(&self.folder_of(file), id)).ok()?;
        let mut rest = bytes.as_slice();
        let _: SnapshotInfo = rmp_serde::from_read(&mut rest).ok()?;
        rmp_serde::from_read(&mut rest).ok()
    }

    pub fn forget(&self, file: &Path, id: SnapshotId) -> Result<(), FileError> {
        let path = path_of(&self.folder_of(file), id);
        fs::remove_file(&path).map_err(|error| FileError::io(&path, error))
    }

    fn folder_of(&self, file: &Path) -> PathBuf {
        // FNV-1a: the same path has the same folder in every version of the program.
        let bytes = file.as_os_str().as_encoded_bytes();
        let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
        });
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        self.folder.join(format!("{name}-{hash:016x}"))
    }

    fn trim(&self, folder: &Path) {
        let mut all = entries(folder);
        let mut bytes: u64 = all.iter().map(|(_, _, size)| size).sum();
        while all.len() > 1 && (all.len() > self.limits.count || bytes > self.limits.bytes) {
            let (_, path, size) = all.remove(0);
            bytes -= size;
            // One that cannot be removed is tried again with the next snapshot.
            let _ = fs::remove_file(path);
        }
    }
}

fn path_of(folder: &Path, id: SnapshotId) -> PathBuf {
    folder.join(format!("{:015}.snapshot", id.0))
}

/// Number, path and size of the snapshots in a folder, oldest first.
fn entries(folder: &Path) -> Vec<(u64, PathBuf, u64)> {
    let read = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut all: Vec<_> = read
        .filter_map(|entry| {
            let path = entry.path();
            let number = path.file_name()?.to_str()?.strip_suffix(".snapshot")?.parse().ok()?;
            Some((number, path, entry.metadata().ok()?.len()))
        })
        .collect();
    all.sort();
    all
}

fn encode(snapshot: &Snapshot) -> Vec<u8> {
    let mut bytes = rmp_serde::to_vec_named(&snapshot.info).unwrap_or_default();
    bytes.extend(rmp_serde::to_vec_named(snapshot).unwrap_or_default());
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;
    use visualizer::session::Document;

    fn snapshot(text: &str, id: u64) -> Snapshot {
        Snapshot::of(&Document::new("k.py", None, text), "Ascend910B1", None, id)
    }

    fn history(folder: &Folder, count: usize) -> History {
        History::in_folder(folder.path("history"), Limits { count, ..Limits::default() })
    }

    #[test]
    fn snapshots_come_back_in_order_and_the_oldest_go_first() {
        let folder = Folder::new();
        let (history, file) = (history(&folder, 3), Path::new("/a/k.py"));
        for id in 1..=5 {
            assert!(history.add(file, snapshot(&format!("x = {id}\n"), id)).unwrap());
        }
        let ids: Vec<u64> = history.list(file).iter().map(|info| info.id.0).collect();
        assert_eq!(ids, [3, 4, 5]);
        assert_eq!(history.read(file, SnapshotId(4)).unwrap().text, "x = 4\n");
        assert!(history.list(Path::new("/b/k.py")).is_empty(), "another file of the same name has its own");
        history.forget(file, SnapshotId(4)).unwrap();
        assert!(history.read(file, SnapshotId(4)).is_none());
        assert_eq!(history.list(file).len(), 2);
    }

    #[test]
    fn the_same_text_is_kept_once_and_damage_does_no_harm() {
        let folder = Folder::new();
        let (history, file) = (history(&folder, 9), Path::new("/a/k.py"));
        assert!(history.add(file, snapshot("x = 1\n", 1)).unwrap());
        assert!(!history.add(file, snapshot("x = 1\n", 2)).unwrap());
        let damaged = path_of(&history.folder_of(file), SnapshotId(3));
        fs::write(&damaged, b"\xc1 not a snapshot").unwrap();
        assert_eq!(history.list(file).len(), 1);
        assert!(history.read(file, SnapshotId(3)).is_none());
        assert!(history.add(file, snapshot("x = 2\n", 4)).unwrap());
    }

    #[test]
    fn the_bytes_of_a_folder_are_bounded() {
        let folder = Folder::new();
        let limits = Limits { bytes: 6_000, ..Limits::default() };
        let history = History::in_folder(folder.path("history"), limits);
        let file = Path::new("/a/k.py");
        for id in 1..=4 {
            history.add(file, snapshot(&"# long\n".repeat(300 + id as usize), id)).unwrap();
        }
        let kept: u64 = entries(&history.folder_of(file)).iter().map(|(_, _, size)| size).sum();
        assert!(kept <= 6_000 && history.list(file).last().unwrap().id == SnapshotId(4), "{kept}");
    }
}
