//! The list of files at the left, as the application found them.

use std::path::PathBuf;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileEntry {
    /// File or folder name.
    pub name: String,
    pub path: PathBuf,
    /// 0 for entries of the opened folder.
    pub depth: usize,
    pub is_folder: bool,
}

/// Entries in the order in which they are shown: each folder before its contents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files {
    pub root: Option<PathBuf>,
    pub entries: Vec<FileEntry>,
}
