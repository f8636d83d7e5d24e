//! The list of files at the left: kernels and folders of one root.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use visualizer::session::{FileEntry, Files};

/// Entries listed; a home folder must not fill the window's memory.
const MOST: usize = 2000;
const DEEPEST: usize = 5;
/// Folders that hold no kernels.
const SKIPPED: &[&str] = &["target", "node_modules", "__pycache__", "build"];

/// Lists `root` from another thread, then calls `wake`.
pub fn list_in_background(root: PathBuf, wake: impl FnOnce() + Send + 'static) -> Receiver<Files> {
    let (send, receive) = channel();
    // Without a thread the list stays as it is.
    let _ = thread::Builder::new().name("folder".into()).spawn(move || {
        if send.send(list(&root)).is_ok() {
            wake();
        }
    });
    receive
}

/// Python files and the folders that lead to them, folders first, by name. Empty folders are there to be filled.
pub fn list(root: &Path) -> Files {
    let mut entries = Vec::new();
    walk(root, 0, &mut entries);
    Files { root: Some(root.to_owned()), entries }
}

fn walk(folder: &Path, depth: usize, entries: &mut Vec<FileEntry>) {
    let mut found: Vec<_> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            // Links to folders are left out: they may lead round in circles.
            let is_folder = entry.file_type().ok()?.is_dir();
            let wanted = if is_folder { !SKIPPED.contains(&name.as_str()) } else { name.ends_with(".py") };
            (wanted && !name.starts_with('.')).then(|| (!is_folder, name.to_lowercase(), name, entry.path()))
        })
        .collect();
    found.sort();
    for (is_file, _, name, path) in found {
        if entries.len() >= MOST {
            return;
        }
        let at = entries.len();
        entries.push(FileEntry { name, path: path.clone(), depth, is_folder: !is_file });
        if !is_file && depth < DEEPEST {
            walk(&path, depth + 1, entries);
        }
        let is_empty = || fs::read_dir(&path).is_ok_and(|mut entries| entries.next().is_none());
        if !is_file && entries.len() == at + 1 && !is_empty() {
            entries.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;

    #[test]
    fn kernels_and_the_folders_that_hold_them() {
        let folder = Folder::new();
        for sub in ["sub/deep", "empty", "texts", ".git", "target"] {
            fs::create_dir_all(folder.path(sub)).unwrap();
        }
        for file in ["b.py", "A.py", "c.txt", "sub/deep/d.py", "texts/e.txt", ".git/x.py", "target/y.py"] {
            folder.write(file, b"");
        }
        std::os::unix::fs::symlink("..", folder.path("sub/up")).unwrap();
        let files = list(folder.as_ref());
        let shown: Vec<_> = files.entries.iter().map(|e| (e.depth, e.name.as_str(), e.is_folder)).collect();
        assert_eq!(
            shown,
            [
                (0, "empty", true),
                (0, "sub", true),
                (1, "deep", true),
                (2, "d.py", false),
                (0, "A.py", false),
                (0, "b.py", false)
            ]
        );
        assert_eq!(list(&folder.path("none")).entries, []);
    }
}
