//! A folder or a file of the disk as the tree that importers read.
//!
//! Always holds: links that lead out of the folder are not followed, devices and pipes are not opened, and there is an
//! end to how deep and how many.

use compiler::model::{Message, Problem, Severity};
use compiler::profile::{Entry, Source, SourceError, Tree};
use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};

/// Folders within folders that are looked into.
const DEEPEST: usize = 16;
/// Files that are listed.
const MOST: usize = 100_000;

pub struct DiskTree {
    name: String,
    /// The folder; of a single file the folder it lies in.
    root: PathBuf,
    entries: Vec<Entry>,
    trouble: Vec<(String, String, String)>,
}

impl DiskTree {
    /// Lists a folder, or takes a single file.
    ///
    /// # Errors
    /// When the path is not there, may not be read, or is neither a file nor a folder.
    pub fn open(path: &Path) -> io::Result<Self> {
        let path = path.canonicalize()?;
        let metadata = path.metadata()?;
        let name = path.file_name().map_or_else(|| path.to_string_lossy(), |name| name.to_string_lossy()).into_owned();
        if metadata.is_file() {
            let root = path.parent().map_or_else(|| path.clone(), Path::to_owned);
            let entries = vec![Entry { path: name.clone(), bytes: metadata.len() }];
            return Ok(Self { name, root, entries, trouble: Vec::new() });
        }
        if !metadata.is_dir() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "neither a file nor a folder"));
        }
        let mut tree = Self { name, root: path.clone(), entries: Vec::new(), trouble: Vec::new() };
        // Fails when the folder itself may not be read; those below become problems.
        path.read_dir()?;
        tree.list(&path, "", 0);
        tree.entries.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(tree)
    }

    fn list(&mut self, folder: &Path, below: &str, depth: usize) {
        let entries = match folder.read_dir() {
            Ok(entries) => entries,
            Err(error) => return self.note(below, &error.to_string(), &error.to_string()),
        };
        for entry in entries.flatten() {
            if self.entries.len() >= MOST {
                return self.note(below, "more files than are listed", "文件数超过上限");
            }
            // Names that are no text cannot be asked for again.
            let Some(name) = entry.file_name().to_str().map(str::to_owned) else { continue };
            let place = if below.is_empty() { name } else { format!("{below}/{name}") };
            let path = entry.path();
            let Ok(real) = path.canonicalize() else { continue };
            if !real.starts_with(&self.root) {
                self.note(&place, "leads out of the folder; not followed", "链接指向文件夹之外；不读取");
                continue;
            }
            match real.metadata() {
                Ok(metadata) if metadata.is_dir() && path.is_symlink() => {}
                Ok(metadata) if metadata.is_dir() && depth < DEEPEST => self.list(&path, &place, depth + 1),
                Ok(metadata) if metadata.is_dir() => self.note(&place, "too deep; not read", "层级过深；不读取"),
                Ok(metadata) if metadata.is_file() => {
                    self.entries.push(Entry { path: place, bytes: metadata.len() });
                }
                Ok(_) => {}
                Err(error) => self.note(&place, &error.to_string(), &error.to_string()),
            }
        }
    }

    fn note(&mut self, place: &str, en: &str, zh: &str) {
        if self.trouble.len() < 100 {
            self.trouble.push((place.to_owned(), en.to_owned(), zh.to_owned()));
        }
    }

    /// What of the folder could not be listed.
    pub fn problems(&self) -> Vec<Problem> {
        let problem = |(file, en, zh): &(String, String, String)| Problem {
            severity: Severity::Warning,
            file: file.clone(),
            line: None,
            message: Message::new(en, zh),
            remedy: Message::new("open that place by itself if it is wanted", "如需要，请单独打开该处"),
        };
        self.trouble.iter().map(problem).collect()
    }
}

impl Tree for DiskTree {
    fn name(&self) -> &str {
        &self.name
    }

    fn entries(&self) -> &[Entry] {
        &self.entries
    }

    fn open(&self, index: usize) -> Result<Box<dyn Source + '_>, SourceError> {
        let entry = self.entries.get(index).ok_or_else(|| SourceError("no such file".into()))?;
        let file = File::open(self.root.join(&entry.path)).map_err(|error| SourceError(error.to_string()))?;
        // It may have changed since it was listed.
        let len = file.metadata().map_err(|error| SourceError(error.to_string()))?.len();
        Ok(Box::new(Open { file, len }))
    }
}

/// One open file.
struct Open {
    file: File,
    len: u64,
}

impl Source for Open {
    fn len(&self) -> u64 {
        self.len
    }

    fn read_at(&self, offset: u64, into: &mut [u8]) -> Result<usize, SourceError> {
        self.file.read_at(into, offset).map_err(|error| SourceError(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files::testing::Folder;

    #[test]
    fn links_out_of_the_folder_are_named_and_not_followed() {
        let folder = Folder::new();
        std::fs::create_dir(folder.path("in")).unwrap();
        std::fs::write(folder.path("in/a.csv"), "x").unwrap();
        std::fs::write(folder.path("secret"), "y").unwrap();
        std::os::unix::fs::symlink(folder.path("secret"), folder.path("in/link.csv")).unwrap();
        std::os::unix::fs::symlink(folder.path("in"), folder.path("in/circle")).unwrap();
        let tree = DiskTree::open(&folder.path("in")).unwrap();
        let paths: Vec<&str> = tree.entries().iter().map(|entry| entry.path.as_str()).collect();
        assert_eq!(paths, ["a.csv"]);
        assert_eq!(tree.problems().len(), 1);
        assert_eq!(tree.problems()[0].file, "link.csv");
        let mut byte = [0; 4];
        assert_eq!(tree.open(0).unwrap().read_at(0, &mut byte), Ok(1));
        assert!(DiskTree::open(&folder.path("nothing")).is_err());
    }
}
